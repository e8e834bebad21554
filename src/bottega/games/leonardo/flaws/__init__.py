"""Why a described position is impossible: the first flaw, in a sentence.

The checks compare the parts of the table with each other and with the phase. They do not check how florins, components,
apprentices and labs were gained: a description may give any numbers that the box allows.
"""

from ....engine.completion import first_flaw
from ....engine.record import State
from .auction import announcements, auction, bids
from .cards import completed, deck, display, inventions, known_cards, layers
from .city import benefits, council, lifted, offer, queues
from .components import components, money
from .course import active, counters, course, favour_components, favour_gains, favours
from .labs import labs, suspects, works
from .people import apprentices, masters, outside, sent

CHECKS = (
    course, counters, inventions, deck, completed, display, layers, known_cards, components, money, labs, works,
    suspects, masters, apprentices, outside, sent, queues, offer, council, benefits, lifted, announcements, auction,
    bids, favours, favour_gains, favour_components, active,
)  # fmt: skip


def flaw(s: State) -> str | None:
    """The first flaw, with the name of its field; None if there is none."""
    found = first_flaw(CHECKS, s)
    return None if found is None else found[1]
