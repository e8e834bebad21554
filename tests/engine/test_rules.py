"""What is derived from the declaration of moves: dispatch, refusals and listings."""

from types import SimpleNamespace

import numpy as np
import pytest

from bottega.engine.actions import In, Kind, Moves, Never
from bottega.engine.generated import one_of
from bottega.engine.messages import Arg
from bottega.engine.rules import Rules

DAY, NIGHT, OVER = range(3)
TOO_MANY, NOT_NOW, NOT_YOURS, ASLEEP = range(1, 5)


def may_send(s, seat, count, place):
    return 0 if count <= s.supply else TOO_MANY


def send(s, seat, count, place):
    s.log.append(("send", seat, count, place))


def sleep(s, seat):
    s.log.append(("sleep", seat))


def wait(s, seat):
    s.log.append(("wait", seat))


def proceed(s):
    s.log.append("proceed")


MOVES = Moves(
    [
        Kind("wait", In(DAY, effect=wait), In(NIGHT, effect=sleep)),
        Kind(
            "send",
            Arg("count", range(2, 8, 2)),
            Arg("place", ("mill", "inn")),
            In(DAY, check=may_send, effect=send),
            Never(NIGHT, clause=ASLEEP),
        ),
        Kind("bid", Arg("florins", range(3)), In(NIGHT, effect=lambda s, seat, florins: s.log.append(florins))),
    ]
)
RULES = Rules(
    MOVES,
    setup=lambda s: None,
    actors=lambda s: 0 if s.phase == OVER else 1,
    redeal=lambda s, seat: None,
    scores=lambda s, out: None,
    proceed=proceed,
    not_to_move=NOT_YOURS,
    wrong_phase=NOT_NOW,
)


def state(phase: int, supply: int = 4) -> SimpleNamespace:
    return SimpleNamespace(phase=phase, supply=supply, log=[])


def test_numbers_of_a_range_are_handed_over_as_they_are_and_words_by_their_place() -> None:
    s = state(DAY)
    RULES.apply(s, 0, MOVES.number("send", 4, "inn"))
    assert s.log == [("send", 0, 4, 1), "proceed"]


def test_the_phase_decides_what_a_move_does() -> None:
    day, night = state(DAY), state(NIGHT)
    RULES.apply(day, 0, MOVES.number("wait"))
    RULES.apply(night, 0, MOVES.number("wait"))
    assert (day.log[0], night.log[0]) == (("wait", 0), ("sleep", 0))


@pytest.mark.parametrize(
    ("phase", "seat", "move", "clause"),
    [
        (DAY, 0, ("send", 4, "mill"), 0),
        (DAY, 0, ("send", 6, "mill"), TOO_MANY),
        (DAY, 1, ("send", 4, "mill"), NOT_YOURS),
        (DAY, 0, ("bid", 1), NOT_NOW),
        (NIGHT, 0, ("bid", 1), 0),
        (NIGHT, 0, ("send", 2, "mill"), ASLEEP),
        (OVER, 0, ("wait",), NOT_YOURS),
    ],
)
def test_a_refusal_names_its_clause(phase: int, seat: int, move: tuple, clause: int) -> None:
    assert RULES.refusal(state(phase), seat, MOVES.number(*move)) == clause


def test_the_listing_has_what_the_checks_allow_in_the_order_of_the_numbers() -> None:
    room = np.zeros(MOVES.size, np.int64)
    listed = [MOVES.parts(number) for number in room[: RULES.legal(state(DAY), 0, room)]]
    assert listed == [("wait",), ("send", 2, "mill"), ("send", 2, "inn"), ("send", 4, "mill"), ("send", 4, "inn")]
    assert RULES.legal(state(OVER), 0, room) == 0


def test_a_listing_written_by_hand_takes_the_place_of_the_derived_one() -> None:
    def list_day(s, seat, out):
        out[0] = 0
        return 1

    rules = Rules(
        MOVES,
        RULES.setup,
        RULES.actors,
        RULES.redeal,
        RULES.scores,
        not_to_move=1,
        wrong_phase=1,
        listings={DAY: list_day},
    )
    room = np.zeros(MOVES.size, np.int64)
    assert rules.legal(state(DAY), 0, room) == 1
    assert rules.derived_legal(state(DAY), 0, room) == 5
    assert rules.legal(state(NIGHT), 0, room) == 4


def test_kinds_and_phases_have_predicates() -> None:
    is_send = MOVES.is_a("send")
    assert [move for move in range(MOVES.size) if is_send(move)] == [1, 2, 3, 4, 5, 6]
    asleep = one_of("phase", NIGHT, OVER, name="asleep")
    assert [bool(asleep(state(phase))) for phase in (DAY, NIGHT, OVER)] == [False, True, True]


def test_a_case_for_no_kind_is_a_mistake() -> None:
    with pytest.raises(TypeError, match="no kinds of moves: sned"):
        MOVES.dispatch("score", "s, seat", {"sned": 1}, __name__)
