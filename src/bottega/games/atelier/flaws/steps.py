"""Flaws of what belongs to one phase only."""

from collections.abc import Iterator

from ....engine.record import State
from ..components import (
    CARDS,
    HAND_LIMIT,
    KINDS,
    NO_CARD,
    ONE,
    TABLE_PER_PLAYER,
    TAKE_LIMIT,
    TAKE_LIMIT_WITH_HELP,
    VALUE,
)
from ..rules.cards import holds, number
from ..rules.leonardo import somewhere
from ..state import DISCARDING, DRAWN, PHASES, TAKING
from .wording import turns_before


def taking(s: State) -> Iterator[str]:
    """4.2, 4.3: what is left of the limit after at least one card."""
    if s.phase != TAKING:
        if s.allowance:
            yield f"allowance: nobody takes colours in phase {PHASES[s.phase]!r}, so it is 0, not {s.allowance}"
        return
    limit = TAKE_LIMIT_WITH_HELP if s.help == s.active else TAKE_LIMIT
    if not 0 <= s.allowance < limit:
        has = "has" if s.help == s.active else "does not have"
        why = f"seat {s.active} {has} the Help"
        yield f"allowance: from 0 to {limit - 1} is left of {limit}, as {why}, not {s.allowance}"
        return
    taken = limit - int(s.allowance)
    if taken not in sums(int(s.hand[s.active])):
        yield f"allowance: cards of {taken} have been taken, and no cards in the hand of seat {s.active} make {taken}"
    if turns_before(s) == 0 and number(s.table) == TABLE_PER_PLAYER * s.players:
        yield "table: a card has been taken in this round, so it is not full"


def sums(cards: int) -> set[int]:
    """What the values of some of these cards, one or more, can make."""
    found: set[int] = set()
    for kind in range(KINDS):
        for _ in range(int(holds(cards, kind))):
            value = int(VALUE[kind])
            found |= {value, *(made + value for made in found)}
    return found


def discarding(s: State) -> Iterator[str]:
    """4.6: only who has too many cards."""
    held = number(s.hand[s.active])
    if s.phase == DISCARDING and held <= HAND_LIMIT:
        yield f"phase: seat {s.active} has {held} cards, so it does not have to discard"


def drawn(s: State) -> Iterator[str]:
    """8.6: a card that is drawn because none of the table can be used, and that can."""
    phase = PHASES[s.phase]
    if s.phase != DRAWN:
        if s.drawn != NO_CARD:
            yield f"drawn: no card has been drawn for Leonardo in phase {phase!r}, and {CARDS[s.drawn]!r} is said"
        return
    if s.drawn == NO_CARD:
        yield f"drawn: say which card has been drawn for Leonardo in phase {phase!r}"
    elif not somewhere(s, ONE[s.drawn]):
        yield f"drawn: there is no space for {CARDS[s.drawn]!r}, so it was discarded at once"
    elif somewhere(s, s.table):
        yield "table: one of its cards can be used for Leonardo, so none was drawn; see drawn"
