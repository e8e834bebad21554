"""Section 5: the four phases of a turn."""

from typing import Any

import pytest

import bottega
from tests.games.steps import clause_against, play

from .box import at, hand


def phases_of(match: bottega.Match, *steps: str) -> list[str]:
    """Plays the steps; returns the phases in which somebody had to decide, in order."""
    phases = [match.view()["phase"]]
    for step in steps:
        play(match, step)
        if match.view()["phase"] != phases[-1]:
            phases.append(match.view()["phase"])
    return phases


TURN = [
    ["0 start small 1", "1 done"],
    ["0 master small_lab", "1 send 1 council", "0 send 1 workshop", "1 pass", "0 pass"],
    ["1 leonardo 0", "1 benefit florins", "1 collect", "0 pass"],
    ["0 done"],
]


@pytest.mark.rule("leonardo:5.1")
@pytest.mark.parametrize("turn", range(1, 8))
def test_each_turn_in_the_city_has_its_four_phases_in_order(turn: int) -> None:
    match = at("laboratory", turn=turn)
    phases = phases_of(match, *(step for steps in TURN for step in steps))
    city = ["naming", "choosing", "collecting", "offer"]
    assert phases == ["laboratory", "assignment", *city, "announcing", "laboratory"]
    assert match.view()["turn"] == turn + 1


@pytest.mark.rule("leonardo:5.1")
def test_the_labs_do_their_research_after_the_city_and_before_inventions_are_completed() -> None:
    match = at("laboratory")
    play(match, *TURN[0], *TURN[1], *TURN[2][:-1])
    assert match.view()["weeks"][0]["small"] == 0
    play(match, TURN[2][-1])
    assert match.view()["weeks"][0]["small"] == 2
    assert match.view()["phase"] == "announcing"


@pytest.mark.rule("leonardo:5.1")
def test_what_was_started_and_worked_out_in_a_turn_can_be_completed_in_it() -> None:
    match = at("laboratory", hand=[hand("I")], supply=[5], florins=[0])
    play(match, "0 start small 1", "1 done", "0 send 2 small_lab", "1 pass", "0 master small_lab", "0 pass")
    play(match, "0 announce small")
    assert match.view(0)["florins"][0] == 4


NOT_NOW = {
    "laboratory": ["send 1 council", "master kiln", "take iron", "hire", "collect", "announce small", "bid 0"],
    "assignment": ["start small 3", "cancel small", "take iron", "improve large_four", "announce small", "bid 0"],
    "offer": ["start small 3", "cancel small", "send 1 kiln", "master kiln", "benefit florins", "announce small"],
    "announcing": ["start small 3", "cancel small", "send 1 small_lab", "master small_lab", "take iron", "bid 0"],
}


@pytest.mark.rule("leonardo:5.1")
@pytest.mark.parametrize(("phase", "move"), [(phase, move) for phase in NOT_NOW for move in NOT_NOW[phase]])
def test_a_move_of_another_phase_is_refused(phase: str, move: str) -> None:
    open_area: dict[str, Any] = {"area": "academy", "placed": [{"academy": 1}]} if phase == "offer" else {}
    match = at(phase, work=[{"small": 1}], weeks=[{"small": 4}], **open_area)
    assert match.view()["phase"] == phase
    assert clause_against(match, f"0 {move}") == "5.1"


# Each phase with the clause that says who acts in it, and how; and the move that ends a seat's part in it, if any.
PHASES = {
    "favour": ("X.5", None), "favour_components": ("X.5", None),
    "laboratory": ("6.1", "done"), "assignment": ("7.1", "pass"),
    "naming": ("8.A.4", None), "choosing": ("8.A.5", "pass"), "moving": ("8.A.5", "pass"), "settling": ("8.A.5", None),
    "collecting": ("8.A.5", "pass"), "looking": ("8.A.5", "pass"), "arranging": ("8.A.5", None),
    "buying": ("8.A.5", "pass"), "offer": ("8.B.2", "pass"),
    "announcing": ("9.1", "done"), "auction": ("9.14", None),
}  # fmt: skip


@pytest.mark.rule(
    "leonardo:5.1", "leonardo:6.1", "leonardo:7.1", "leonardo:8.A.4", "leonardo:8.A.5", "leonardo:8.B.2",
    "leonardo:9.1", "leonardo:9.14", "leonardo:X.5",
)  # fmt: skip
@pytest.mark.parametrize("phase", PHASES)
def test_to_pass_or_to_be_done_where_that_is_no_choice_is_refused_by_the_clause_on_who_acts(phase: str) -> None:
    match = at(phase, setup="expert" if phase.startswith("favour") else "beginner")
    assert match.view()["phase"] == phase
    clause, ending = PHASES[phase]
    seat = match.actors[0]
    assert {move.name for move in match.legal(seat)} & {"pass", "done"} == ({ending} if ending else set())
    for move in {"pass", "done"} - {ending}:
        assert clause_against(match, f"{seat} {move}") == clause


@pytest.mark.rule("leonardo:5.1")
@pytest.mark.parametrize("phase", ["laboratory", "assignment", "council", "offer", "research"])
def test_every_move_is_legal_or_refused_by_a_clause(phase: str) -> None:
    out = {"council": {"council": 1}, "offer": {"workshop": 1}}.get(phase, {})
    area = "workshop" if phase == "offer" else None
    match = at(phase, area=area, placed=[out, out], work=[{"small": 1}], weeks=[{"small": 4}])
    before = match.state.tobytes()
    (seat,) = match.actors
    legal = match.legal(seat)
    assert legal
    for number in range(match.game.moves.size):
        move = bottega.Move(match.game, number)
        if move not in legal:
            with pytest.raises(bottega.IllegalMove):
                match.play(seat, move)
    assert match.state.tobytes() == before
