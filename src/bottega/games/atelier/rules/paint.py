"""Painting, and what it earns (§ 2. Paint)."""

from ....engine.contract import emit
from ..clauses import ALLOWED, NEIGHBOUR, NO_PAINTING_THERE, NO_SUCH_SPACE, NOT_IN_HAND, OTHER_COLOUR, SPACE_COVERED
from ..components import (
    BLOCKED,
    BONUS,
    CLASH,
    COLOUR,
    EASELS,
    LEFT,
    LEVEL,
    LOWEST,
    MEMBERS,
    NO_PAINTING,
    ONE,
    PAINT_LIMIT,
    RIGHT,
    RING,
    SPACES,
    TOP_LEVEL,
    VALUE,
)
from ..events import PAINTED, SCORED, SHOWN
from ..state import LEONARDO, PAINTING
from .cards import holds
from .completion import complete, is_complete
from .knowledge import leaves_hand

BOTH = len(EASELS)


def in_tables(s, easel):
    """The index of an easel's painting in tables. An empty easel has no bare spaces, so any index will do."""
    return max(0, s.easel[easel])


def open_spaces(s, easel, fresh):
    """5.3, 5.4: bare spaces without a fresh neighbour of another colour; none without a painting."""
    return s.bare[easel] & ~BLOCKED[s.ring, in_tables(s, easel), fresh]


def may_paint(s, seat, kind, easel, space):
    """5.1 to 5.4: a card of the hand, on a bare space of its colour, not next to another colour of this turn."""
    refused = may_cover(s, kind, easel, space)
    if refused != ALLOWED:
        return refused
    if holds(s.hand[seat], kind) == 0:
        return NOT_IN_HAND
    return NEIGHBOUR if clashes(s, easel, space) else ALLOWED


def may_cover(s, kind, easel, space):
    """5.2, 5.3: a space that exists, is bare, and has the card's colour. V.1: four spaces in the small ring."""
    if s.easel[easel] == NO_PAINTING:
        return NO_PAINTING_THERE
    if space >= SPACES[s.ring]:
        return NO_SUCH_SPACE
    if RING[s.ring, s.easel[easel], space] != COLOUR[kind]:
        return OTHER_COLOUR
    return SPACE_COVERED if s.canvas[easel, space] else ALLOWED


def clashes(s, easel, space):
    """5.4: whether a neighbour of another colour was painted in this turn."""
    return s.fresh[easel] & CLASH[s.ring, s.easel[easel], space] != 0


def paint(s, seat, kind, easel, space):
    """5.1: one card at a time. 6.6: after completing a painting, the action continues."""
    s.phase = PAINTING
    s.painted += 1
    s.hand[seat] -= ONE[kind]
    s.hand_size[seat] -= 1
    if not leaves_hand(s, seat, kind):
        emit(SHOWN, seat, kind)
    s.canvas[easel, space] = VALUE[kind]
    s.bare[easel] &= ~(1 << space)
    s.fresh[easel] |= 1 << space
    emit(PAINTED, seat, kind, easel, space)
    if is_complete(s, easel):
        complete(s, seat, easel)


def can_paint_more(s):
    """5.1: at most four cards. All can see whether a card and a space are left, but not whether they match."""
    if s.painted >= PAINT_LIMIT or s.hand_size[s.active] == 0:
        return False
    return open_spaces(s, LEFT, s.fresh[LEFT]) | open_spaces(s, RIGHT, s.fresh[RIGHT]) != 0


def stop_painting(s, seat):
    """5.7 to 5.11: esteem for the cards on paintings not completed, with the bonuses, once at the end of the action."""
    points = card_points(s)
    mastery = mastery_points(s, seat)
    level = level_points(s, seat, points)
    s.esteem[seat] += points + level + mastery
    emit(SCORED, seat, points, level, mastery, s.esteem[seat])
    s.painted = 0
    s.phase = LEONARDO


def card_points(s):
    """5.7: the values of the cards painted in this action. 6.2: those on a completed painting are gone."""
    points = 0
    for easel in range(BOTH):
        fresh = s.fresh[easel]
        while fresh:
            points += s.canvas[easel, LOWEST[fresh]]
            fresh &= fresh - 1
    return points


def level_points(s, seat, points):
    """5.8: the bonus of the level. V.3: none if no card scored."""
    return 0 if s.earned_bonus and points == 0 else level_bonus(s, seat)


def level_bonus(s, seat):
    """5.8: the bonus of a player's level for a Paint action."""
    return LEVEL[min(s.esteem[seat], TOP_LEVEL)]


def mastery_points(s, seat):
    """5.9: for each card painted in this action, the number of the player's masteries with its colour."""
    mastery = 0
    for easel in range(BOTH):
        fresh = s.fresh[easel]
        while fresh:
            mastery += mastery_bonus(s, seat, RING[s.ring, s.easel[easel], LOWEST[fresh]])
            fresh &= fresh - 1
    return mastery


def mastery_bonus(s, seat, colour):
    """5.9: a point for each mastery of the player with the colour."""
    return MEMBERS[s.masteries[seat] & BONUS[colour]]
