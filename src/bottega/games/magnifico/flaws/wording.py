"""Words for reasons: sets as a description writes them."""

from ....engine.record import State
from ..components import LANDS, TERRITORIES


def number_of(count: int, thing: str) -> str:
    """A number of things.

    >>> number_of(1, "tower"), number_of(3, "tower")
    ('1 tower', '3 towers')
    """
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def names(lands: int) -> list[str]:
    """The territories of a set with a bit each.

    >>> names(5)
    ['alexandria', 'athens']
    """
    return [TERRITORIES[land] for land in range(LANDS) if lands >> land & 1]


def owned_by(s: State, seat: int) -> list[int]:
    """The territories of a seat."""
    return [land for land in range(LANDS) if s.owner[land] == seat]
