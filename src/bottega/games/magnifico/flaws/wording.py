"""Words for reasons: sets as a description writes them."""

from ....engine.record import State
from ..components import LANDS, TERRITORIES


def only(count: int, thing: str) -> str:
    """How few there are of a thing.

    >>> only(1, "mona_lisa"), only(3, "walls")
    ("there is only 1 'mona_lisa'", "there are only 3 'walls'")
    """
    return f"there {'is' if count == 1 else 'are'} only {count} {thing!r}"


def names(lands: int) -> list[str]:
    """The territories of a set with a bit each.

    >>> names(5)
    ['alexandria', 'athens']
    """
    return [TERRITORIES[land] for land in range(LANDS) if lands >> land & 1]


def owner_of(s: State, land: int) -> str:
    """Who owns a territory, in words."""
    return "nobody" if s.owner[land] < 0 else f"seat {s.owner[land]}"


def owned_by(s: State, seat: int) -> list[int]:
    """The territories of a seat."""
    return [land for land in range(LANDS) if s.owner[land] == seat]
