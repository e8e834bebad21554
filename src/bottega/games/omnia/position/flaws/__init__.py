"""Why a described position is impossible."""

from collections.abc import Callable, Iterator

from .....engine.record import State
from .moment import as_set_up, course, hands, looking, picks, rows, turn
from .past import done, end, known
from .pieces import actions, cards, cities, coins, nothing_missing, packs

OF_THE_PIECES = (coins, cards, cities, actions)
OF_THE_MOMENT = (course, as_set_up, hands, picks)
CHECKS: tuple[Callable[[State], Iterator[str]], ...] = (
    *OF_THE_PIECES, *OF_THE_MOMENT, turn, rows, packs, nothing_missing, looking, done, known, end,
)  # fmt: skip


def flaw(s: State) -> str | None:
    """The first flaw, in a sentence; None if there is none."""
    return first_flaw(s)[1]


def first_flaw(s: State) -> tuple[int, str | None]:
    """How many checks the position passes, and what the next one finds."""
    for passed, check in enumerate(CHECKS):
        reason = next(check(s), None)
        if reason:
            return passed, reason
    return len(CHECKS), None
