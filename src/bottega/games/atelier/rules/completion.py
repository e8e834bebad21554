"""Completing a painting (§ Completing a painting)."""

from ....engine.contract import emit
from ..components import NO_PAINTING, ONE, POINTS, RING, SPACES, WHOLE_RING
from ..events import COMPLETED, LAST_PAINTING, PAINTING_SET


def is_complete(s, easel):
    """6.1: a card on every space."""
    return s.bare[easel] == 0


def complete(s, seat, easel):
    """6.1 to 6.6: the player gets the painting, its cards are discarded, a new painting takes its place.

    6.2: the cards of this action on it score nothing, because they are gone when the action ends. 6.8: the cards of
    other players have already scored.
    """
    painting = s.easel[easel]
    s.completed[seat] |= 1 << int(painting)
    emit(COMPLETED, seat, painting, POINTS[painting])
    for space in range(SPACES[s.ring]):
        s.discards += ONE[RING[s.ring, painting, space] * 4 + s.canvas[easel, space] - 1]
        s.canvas[easel, space] = 0
    s.fresh[easel] = 0
    s.easel[easel] = NO_PAINTING
    set_painting(s, easel)
    if all_completed(s):
        emit(LAST_PAINTING)


def set_painting(s, easel):
    """6.5: the next painting of the deck. 6.7: when there is none the easel stays empty."""
    if s.paintings_left > 0:
        s.paintings_left -= 1
        s.easel[easel] = s.painting_deck[s.paintings_left]
        s.painting_deck[s.paintings_left] = NO_PAINTING
        s.bare[easel] = WHOLE_RING[s.ring]
        emit(PAINTING_SET, easel, s.easel[easel])


def all_completed(s):
    """10.1: whether no painting is left: then both easels are empty, because a new painting comes at once."""
    return s.easel[0] == NO_PAINTING and s.easel[1] == NO_PAINTING
