"""Matches whose chance and secrets come from outside: cards dealt again by a script, and moves that look alike."""

import random

import pytest

import bottega
from bottega.engine.actions import In, Kind, Unseen
from bottega.engine.contract import SPECTATOR
from bottega.engine.match import CHECKPOINT_MOVES
from bottega.home.tape import Tape, script

from .texts import remarked

SLUGS = pytest.mark.parametrize("slug", bottega.GAMES)


def dealing(match: bottega.Match, seed: int) -> list[object]:
    """A script by which the match could be dealt again."""
    world = match.game.record.copy(match.state)
    tape = Tape(random.Random(seed), (), lambda cells: match.game.record.field_of(world, cells))
    with match.game.outside.drawing(tape) as rules:
        rules.redeal(world, SPECTATOR)
    return script(tape.draws)


def dealt_again(slug: str, moves: int = 2 * CHECKPOINT_MOVES + 3) -> bottega.Match:
    """A match with cards dealt again before some of its moves."""
    match, rng = bottega.new(slug, seed=4), random.Random(4)
    while len(match.log) < moves:
        if len(match.actors) == 1 and len(match.log) % 4 == 1:
            match.deal_again(dealing(match, len(match.log)))
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


@SLUGS
def test_cards_dealt_again_are_dealt_so_in_every_replay(slug: str) -> None:
    match = dealt_again(slug)
    assert match.reshuffles
    for again in (match.replayed(len(match.log)), bottega.loads(match.dumps())):
        assert again.state.tobytes() == match.state.tobytes()
        assert again.reshuffles == match.reshuffles
    states = [match.replayed(n).state.tobytes() for n in (20, 5)]
    for moves, state in zip((20, 5), states, strict=True):
        match.rewind(moves)
        assert match.state.tobytes() == state


@SLUGS
def test_a_second_deal_before_the_same_move_replaces_the_first(slug: str) -> None:
    match = bottega.new(slug, seed=1)
    before = match.view()
    match.deal_again(dealing(match, 1))
    match.deal_again(dealing(match, 2))
    assert len(match.reshuffles) == 1
    assert match.view() == before  # a spectator cannot notice it
    assert bottega.loads(match.dumps()).state.tobytes() == match.state.tobytes()


def test_a_script_that_does_not_match_leaves_the_match_as_it_was() -> None:
    match = dealt_again(bottega.GAMES[0])
    before = match.dumps(), match.state.tobytes()
    with pytest.raises(bottega.ChanceScriptError):
        match.deal_again([-1])
    assert (match.dumps(), match.state.tobytes()) == before


@pytest.mark.parametrize("deal", ["no list", "{}", "[-1]"])
def test_a_damaged_deal_is_refused_with_its_line(deal: str) -> None:
    lines = dealt_again(bottega.GAMES[0]).dumps().splitlines()
    line = next(n for n, text in enumerate(lines) if text.startswith("dealt again: "))
    lines[line] = f"dealt again: {deal} [000000]"
    with pytest.raises(bottega.DamagedMatch, match=f"line {line + 1}: "):
        bottega.loads(remarked(lines))


@SLUGS
def test_moves_that_look_alike_differ_only_in_what_others_do_not_see(slug: str) -> None:
    moves = bottega.game(slug).moves
    for number in range(0, moves.size, 7):
        kind, alike = moves.kind(number), moves.look_alikes(number)
        assert number in alike
        shown = [i for i, arg in enumerate(kind.args, 1) if arg.name not in kind.unseen]
        assert all(
            [moves.parts(one)[i] for i in (0, *shown)] == [moves.parts(number)[i] for i in (0, *shown)] for one in alike
        )
        if not kind.unseen:
            assert alike == [number]


@SLUGS
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_move_with_an_unseen_part_has_a_text_without_it(slug: str, language: str) -> None:
    game = bottega.game(slug)
    for kind in game.moves.kinds:
        texts = {move.as_seen(language) for move in game.every_move if move.name == kind.name}
        if kind.unseen:
            alike = {tuple(game.moves.look_alikes(move.number)) for move in game.every_move if move.name == kind.name}
            assert len(texts) == len(alike)


def test_only_arguments_can_be_unseen() -> None:
    with pytest.raises(TypeError, match="hide has no argument card"):
        Kind("hide", In(), Unseen("card"))
