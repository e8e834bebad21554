"""Why a described position is impossible: the first thing that cannot be, in a sentence.

A check asks whether what lies on the table fits together, fits the phase, and can have come about in the turns so far.
It does not ask which cards were painted for the esteem that a player has.
"""

from ....engine.completion import first_flaw
from ....engine.record import State
from .canvas import canvas, painted
from .cards import cards, hands, table
from .course import course, over
from .notes import notes
from .paintings import paintings
from .past import past
from .people import people
from .steps import discarding, drawn, taking

CHECKS = (course, paintings, over, canvas, cards, hands, table, painted, taking, discarding, drawn, people, past, notes)


def flaw(s: State) -> str | None:
    """The first flaw, with the name of its field; None if there is none."""
    found = first_flaw(CHECKS, s)
    return None if found is None else found[1]
