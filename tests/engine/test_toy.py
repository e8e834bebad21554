"""The engine on a game it has never seen: secret choices, dice in mid-game, scripts, undo."""

import numpy as np
import pytest

import bottega
from bottega.engine.match import Match
from bottega.engine.playout import playout

from . import toy


def new(**arguments: object) -> Match:
    arguments["script"] = arguments.pop("chance", None)
    return Match(toy.GAME, 2, seed=arguments.pop("seed", 1), **arguments)  # type: ignore[arg-type]


def test_a_game_runs_to_its_end() -> None:
    match = new()
    while not match.over:
        for seat in match.actors[::-1]:
            match.play(seat, match.legal(seat)[0])
    assert max(match.scores) == 2
    assert len(match.winners) == 1


def test_scripted_dice_fall_as_scripted() -> None:
    match = new(chance=[6, 2])
    match.play(1, "hide 1")
    assert match.play(0, "hide 1")[-1].args == {"die": 6}
    match.play(0, "hide 3")
    assert match.play(1, "hide 3")[-1].args == {"die": 2}
    assert match.scores == [1, 1]


def test_the_rest_of_a_script_can_be_dropped() -> None:
    match, plain = new(chance=[6, 7]), new(chance=[6])
    for one in (match, plain):
        one.play(1, "hide 1")
        assert one.play(0, "hide 1")[-1].args == {"die": 6}
    match.end_script()
    for one in (match, plain):
        one.play(0, "hide 3")
        one.play(1, "hide 3")
    assert match.script == [6]
    assert match.events[-1].args == plain.events[-1].args, "the seed decides"


def test_a_script_that_fails_in_mid_move_leaves_the_match_as_it_was() -> None:
    match = new(chance=[7])
    match.play(0, "hide 1")
    before = match.state.tobytes(), len(match.events), len(match.log)
    for _ in range(2):
        with pytest.raises(
            bottega.ChanceScriptError, match="chance item 1: the rules roll a die that shows 1 to 6, not 7"
        ):
            match.play(1, "hide 2")
        assert (match.state.tobytes(), len(match.events), len(match.log)) == before
    assert match.actors == (1,)


def test_only_its_seat_sees_a_secret_choice() -> None:
    match = new()
    match.play(0, "hide 2")
    assert match.events_since(0, 0)[0].plain() == {"event": "hidden", "who": 0, "fingers": 2}
    assert match.events_since(0, 1)[0].plain() == {"event": "hidden", "who": 0}
    assert match.view(1)["hidden"] == [None, 0]


def test_dice_of_a_later_round_do_not_follow_from_those_before() -> None:
    """The chance of a move hangs on the seed and the number of the move, not on how it was reached."""
    rolls = []
    for first in ("hide 1", "hide 3"):
        match = new(seed="s")
        for seat, move in ((0, first), (1, "hide 1"), (1, "hide 2")):
            match.play(seat, move)
        rolls.append(match.play(0, "hide 1")[-1].args["die"])
    assert rolls[0] == rolls[1]
    other = new(seed="t")
    dice = {tuple(_dice(new(seed=str(i)), 2)) for i in range(40)}
    assert len(dice) > 15
    assert not other.over


def _dice(match: Match, rounds: int) -> list[int]:
    dice = []
    for _ in range(rounds):
        match.play(0, "hide 1")
        dice.append(int(match.play(1, "hide 1")[-1].args["die"]))
    return dice


def test_what_was_rolled_cannot_be_taken_back() -> None:
    match = new()
    match.play(0, "hide 1")
    match.play(1, "hide 1")
    with pytest.raises(bottega.UndoRefused):
        match.undo()


def test_it_compiles_like_any_game() -> None:
    ends = []
    for target in ("python", "cpu"):
        build = bottega.compile(toy.GAME, target)
        s = toy.RECORD.blank()
        s.players, s.rng[:] = 2, [1, 2, 3, 4]
        build.setup(s)
        build.link(playout)(s, np.array([5, 6, 7, 8]), np.zeros(3, np.int64))
        ends.append(s.tobytes())
    assert ends[0] == ends[1]
