"""Why a described position is impossible: the first thing that cannot be, in a sentence.

A check asks whether what lies on the table fits together and fits the phase. It does not ask how florins, soldiers,
territories and castles were gained: a position may give them as it likes, as long as the box holds them.
"""

from ....engine.completion import first_flaw
from ....engine.record import State
from .auction import bids, choice, offered, short_offer
from .battle import armies, battle, declared, phase_of_a_side
from .cards import early_cards, held_cards, machine_deck, project_deck
from .course import active, course, points, recruits, turn_of
from .lands import castles, founding, lands, machines, money, pieces
from .march import march
from .turn import movements, served, wars

CHECKS = (
    course, turn_of, offered, march, battle, lands, founding, pieces, money, held_cards, machine_deck,
    project_deck, early_cards, castles, machines, points, recruits, short_offer, bids, choice, wars, movements, served,
    armies, phase_of_a_side, declared, active,
)  # fmt: skip


def flaw(s: State) -> str | None:
    """The first flaw, with the name of its field; None if there is none."""
    found = first_flaw(CHECKS, s)
    return None if found is None else found[1]
