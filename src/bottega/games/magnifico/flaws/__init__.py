"""Why a described position is impossible: the first thing that cannot be, in a sentence."""

from ....engine.record import State
from .cards import held_cards, machine_deck, project_deck
from .table import auction, course, lands, money, pieces, recruits, turn
from .war import battle, fight, march

CHECKS = (
    course, lands, pieces, money, held_cards, machine_deck, project_deck, recruits, auction, turn, march, battle, fight,
)  # fmt: skip


def flaw(s: State) -> str | None:
    """The first thing that cannot be; None if all is well. Each check may rely on those before it."""
    return next((reason for check in CHECKS for reason in check(s)), None)
