"""Why a described position is impossible: the first thing that cannot be, in a sentence.

A check asks whether what lies on the table fits together and fits the phase. It does not ask how florins, components,
apprentices and labs were gained: a position may give them as it likes, as long as the box holds them.
"""

from ....engine.record import State
from .auction import announcements, auction, bids
from .cards import completed, deck, display, inventions, known_cards, layers
from .city import benefits, council, lifted, offer, queues
from .components import components, money
from .course import active, counters, course, favour_components, favour_gains, favours
from .labs import labs, suspects, works
from .people import apprentices, masters, outside, sent
from .ranges import ranges

CHECKS = (
    ranges, course, counters, inventions, deck, completed, display, layers, known_cards, components, money, labs, works,
    suspects, masters, apprentices, outside, sent, queues, offer, council, benefits, lifted, announcements, auction,
    bids, favours, favour_gains, favour_components, active,
)  # fmt: skip


def flaw(s: State) -> str | None:
    """The first thing that cannot be, by the field it is about; None if all is well."""
    found = first_flaw(s)
    return None if found is None else found[1]


def first_flaw(s: State) -> tuple[int, str] | None:
    """The first thing that cannot be, and how many checks found nothing before it."""
    return next(((i, reason) for i, check in enumerate(CHECKS) for reason in check(s)), None)
