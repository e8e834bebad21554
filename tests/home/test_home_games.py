"""Any real game can be entered from what everybody at the table sees, and ends in the same public state."""

import random
from typing import Any

import pytest

import bottega
from bottega.home import HomeMatch

from .table import confirm, enter_next, enter_whole, moves_of, told

# Games and numbers of players that are quick enough for every day; `make long` enters all.
SHORT = {slug: bottega.game(slug).players[0] for slug in bottega.GAMES}
TABLES = [
    pytest.param(slug, players, {}, id=f"{slug}-{players}", marks=[] if SHORT[slug] == players else [pytest.mark.long])
    for slug in bottega.GAMES
    for players in bottega.game(slug).players
]
VARIED = [
    pytest.param(
        slug,
        players,
        {**{option.name: option.values[-1] for option in game.options}, "variants": list(game.variants)},
        id=f"{slug}-{players}-options",
        marks=[pytest.mark.long],
    )
    for slug in bottega.GAMES
    for game in [bottega.game(slug)]
    for players in game.players
    if game.options or game.variants
]


@pytest.mark.parametrize(("slug", "players", "options"), [*TABLES, *VARIED])
def test_a_game_that_is_entered_step_by_step_ends_in_the_same_public_state(
    slug: str, players: int, options: dict[str, Any]
) -> None:
    match = bottega.new(slug, players=players, seed=players, **options)
    home = enter_whole(match, players)
    assert home.over
    assert home.scores() == match.scores
    assert home.match.winners == match.winners
    again = bottega.loads(home.match.dumps())  # afterwards it is a match like any other
    assert told(again.events) == told(match.events)
    assert again.state.tobytes() == home.match.state.tobytes()


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_slip_is_taken_back_and_entered_again(slug: str) -> None:
    """After any number of moves in the wrong direction, going back leads to the same table."""
    game = bottega.game(slug)
    match, rng = bottega.new(slug, players=game.players[0], seed=11), random.Random(11)
    home = HomeMatch(game, match.players, seed=11)
    confirm(home, told(match.events))
    slips = 0
    for seat, move in moves_of(match, 11):
        if len(match.log) > 50:
            break
        if rng.random() < 0.3:
            before, steps = home.view(), _steps(home)
            home.play(seat, rng.choice(home.choices(seat)))
            while home.question and rng.random() < 0.5:
                home.answer(rng.choice(home.question.options))
            while _steps(home) != steps:
                home.back()
            assert home.view() == before
            assert home.actors == match.actors
            slips += 1
        enter_next(home, match, seat, move)
    assert slips > 5


def _steps(home: HomeMatch) -> tuple[int, int, bool]:
    return len(home.steps), sum(len(step.choices) for step in home.steps), home.pending is None


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_saved_game_goes_on_where_it_was(slug: str) -> None:
    game = bottega.game(slug)
    options: dict[str, Any] = {option.name: option.values[-1] for option in game.options}
    match = bottega.new(slug, players=game.players[-1], seed=5, **options)
    home = HomeMatch(game, match.players, options, seed=5)
    asked = 0
    seen, moves = told(match.events), moves_of(match, 5)
    while len(match.log) < 30:
        if home.question and asked < 3:  # with an open question too
            asked += 1
            home = HomeMatch.load(game, match.players, options, 5, home.save())
            assert home.question
        confirm(home, seen)
        seat, move = next(moves)
        seen = told(match.play(seat, move))
        home.play(seat, move)
    confirm(home, seen)
    again = HomeMatch.load(game, match.players, options, 5, home.save())
    assert again.match.state.tobytes() == home.match.state.tobytes()
    assert again.save() == home.save()
    assert asked
