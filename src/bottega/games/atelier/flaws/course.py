"""Flaws of the course: the phase, the round, whose turn it is, who has the token and the Help."""

from collections.abc import Iterator

from ....engine.record import State
from ..components import LAST_ROUND
from ..rules.completion import all_completed
from ..rules.ending import clockwise
from ..state import DRAWN, OVER, PHASES


def course(s: State) -> Iterator[str]:
    """2.5, 2.9, 3.1: a round goes clockwise from the player with the token."""
    seats = range(s.players)
    if s.phase < 0:
        yield "phase: say which phase it is"
        return
    if not 1 <= s.round_number <= LAST_ROUND:
        yield f"round_number: {s.round_number} is not a round from 1 to {LAST_ROUND}"
    if s.active not in seats:
        yield f"active: somebody who plays has the turn, not {s.active}"
    if s.leonardo not in seats:
        yield f"leonardo: somebody who plays has the Leonardo token, not {s.leonardo}"
    if s.help != -1 and s.help not in seats:
        yield f"help: somebody who plays has the Help of the Maestro, or nobody, which is -1; not {s.help}"
    elif s.help != -1 and s.round_number == 1 and s.phase != OVER:
        yield f"help: it is first given at the end of round 1, and round_number is 1, so not to seat {s.help} yet"
    if s.phase == DRAWN and s.active != s.leonardo:
        yield f"active: in phase {PHASES[s.phase]!r} seat {s.leonardo} decides, which has the token, not {s.active}"


def over(s: State) -> Iterator[str]:
    """9.4, 10.1, 10.7: the game ends with the round in which the last painting is completed, or with the last round."""
    if s.phase == OVER:
        if not all_completed(s) and s.round_number < LAST_ROUND:
            yield f"phase: the game is over when all paintings are completed or after round {LAST_ROUND}, so not yet"
        if s.leonardo != clockwise(s, s.active):
            yield f"leonardo: the token has gone on from seat {s.active}, which had the last turn, to the next"
    elif all_completed(s) and s.active == s.leonardo and PHASES[s.phase] == "action":
        yield "easel: both are empty at the beginning of a round, so the game is over"
