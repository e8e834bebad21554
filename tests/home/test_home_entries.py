"""What the companion refuses, with its reason, and what it does not know."""

import random

import pytest

import bottega
from bottega.bots import generator, sample_world
from bottega.engine.contract import SPECTATOR
from bottega.home import HomeMatch, ImpossibleEntry

from .table import confirm, enter_next, moves_of, told

MOVES = 12


def entered(slug: str, seed: int) -> tuple[HomeMatch, bottega.Match]:
    """A game of which some moves are entered."""
    match = bottega.new(slug, seed=seed)
    home = HomeMatch(match.game, match.players, seed=seed)
    confirm(home, told(match.events))
    for seat, move in moves_of(match, seed):
        if len(match.log) >= MOVES and len(match.actors) == 1:
            break
        enter_next(home, match, seat, move)
    return home, match


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_an_illegal_move_is_refused_with_its_clause_and_changes_nothing(slug: str) -> None:
    home, match = entered(slug, 3)
    seat, rng, clauses = match.actors[0], random.Random(3), set[str]()
    listed = {move.number for move in home.choices(seat)}
    before = home.save()
    for _ in range(3):
        move = home.game.move(rng.randrange(home.game.moves.size))
        if listed & {*home.game.moves.look_alikes(move.number)}:
            continue
        with pytest.raises(bottega.IllegalMove) as refused:
            home.play(seat, move)
        assert refused.value.clause in home.game.clauses
        assert refused.value.clause in str(refused.value)
        clauses.add(refused.value.clause)
        assert home.save() == before
    assert clauses
    with pytest.raises(bottega.IllegalMove):
        home.play((seat + 1) % match.players, next(iter(listed)))


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_what_may_be_done_includes_what_is_legal_at_the_real_table(slug: str) -> None:
    """Those choices depend on nothing but what was entered, so they are the same whatever is in the real hands."""
    home, match = entered(slug, 4)
    seat, first = match.actors[0], home.game.moves.look_alikes
    listed = {move.number for move in home.choices(seat)}
    legal = {first(move.number)[0] for move in match.legal(seat)}
    assert legal & listed
    for number in sorted(legal - listed):  # seldom possible: not listed, but accepted
        home.play(seat, number)
        home.back()


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_what_cannot_have_been_seen_is_refused_and_changes_nothing(slug: str) -> None:
    game = bottega.game(slug)
    home = HomeMatch(game, game.players[-1], {option.name: option.values[-1] for option in game.options}, seed=2)
    assert home.question is not None
    option = home.question.options[0]
    assert option is not None
    number = home.question.number
    for event in (
        {"event": "no such event"},
        {**option, "no such argument": 1},
        {"event": game.events[-1].name},
    ):
        with pytest.raises(ImpossibleEntry):
            home.answer(event)
        assert home.question.number == number
    home.answer(option)
    assert home.told()[number] == option


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_world_dealt_for_a_spectator_looks_the_same_to_everybody_and_is_possible(slug: str) -> None:
    """And nothing of the truth survives: from any world, the same chance deals the same one."""
    match, deals = bottega.new(slug, seed=6), generator(6)
    changed = 0
    for number, (seat, move) in enumerate(moves_of(match, 6)):
        if number % 7 == 0:
            world = sample_world(match, SPECTATOR, deals)
            changed += world.tobytes() != match.state.tobytes()
            assert match.game.flaw(world) is None
            assert match.game.record.view(world, None, match.players) == match.game.record.view(
                match.state, None, match.players
            )
            from_truth = sample_world(match, SPECTATOR, generator(number))
            truth, match.state = match.state, world
            assert sample_world(match, SPECTATOR, generator(number)).tobytes() == from_truth.tobytes()
            match.state = truth
        match.play(seat, move)
    assert changed > 5
