"""Why a described position is impossible."""

from ....engine.completion import Check, first_flaw
from ....engine.record import State
from .moment import as_set_up, course, hands, looking, picks, rows, turn
from .past import done, end, known
from .pieces import actions, cards, cities, coins, nothing_missing, packs

OF_THE_PIECES = (coins, cards, cities, actions)
OF_THE_MOMENT = (course, as_set_up, hands, picks)
CHECKS: tuple[Check, ...] = (
    *OF_THE_PIECES, *OF_THE_MOMENT, turn, rows, packs, nothing_missing, looking, done, known, end,
)  # fmt: skip


def flaw(s: State) -> str | None:
    """The first flaw, in a sentence; None if there is none."""
    found = first_flaw(CHECKS, s)
    return None if found is None else found[1]
