"""The value of a Paint action that starts or continues with a given card."""

from ..components import (
    BLOCKED,
    COLOUR,
    HUE,
    LEVEL,
    LOWEST,
    MEMBERS,
    MOST_SPACES,
    ONE,
    PAINT_LIMIT,
    POINTS,
    REWARD,
    RING,
    TOP_LEVEL,
    TWO_PAINTINGS,
    VALUE,
)
from ..rules.paint import in_tables, mastery_bonus
from ..state import ACTION
from .hand import spaces_to_come, worth_of_card, worth_of_hand

CARDS_AT_ONCE = 3  # painted in an action, about
SOONER = 5  # the value of reaching a level one action earlier
LEFT_OVER = 2  # the cost of leaving the last space of a painting to the others, per point of the painting
EASEL = (1 << MOST_SPACES) - 1


def worth_of_painting(s, seat, hand, asked, held, kind, place):
    """What the card and those it would paint next earn, less their value in hand."""
    bare = int(s.bare[0]) | int(s.bare[1]) << MOST_SPACES
    fresh = int(s.fresh[0]) | int(s.fresh[1]) << MOST_SPACES
    left, right = painted_so_far(s, seat, 0), painted_so_far(s, seat, 1)
    before = outlook(s, seat, left + right, bare)
    earned = 10 * LEVEL[min(s.esteem[seat], TOP_LEVEL)] if s.phase == ACTION else 0
    gained, points, hand, asked, bare, _, _ = paint_on(s, seat, hand, asked, kind, place, fresh, left, right, s.painted)
    return earned + gained + outlook(s, seat, points, bare) - before + worth_of_hand(s, seat, hand, asked) - held


def paint_on(s, seat, hand, asked, kind, place, fresh, left, right, count):
    """Paints a card and those it would paint next, on a table that stays as it is.

    Returns what they earn, the points of paintings not completed, the hand, what the easels need, the bare spaces, the
    number of cards painted in the action, and the easels completed, a bit each.
    """
    bare = int(s.bare[0]) | int(s.bare[1]) << MOST_SPACES
    earned = 0
    completed = 0
    while place >= 0:
        easel = place // MOST_SPACES
        colour = COLOUR[kind]
        bare &= ~(1 << place)
        fresh |= 1 << place
        hand -= ONE[kind]
        asked -= 1 << 8 * colour
        count += 1
        if bare >> easel * MOST_SPACES & EASEL == 0:
            earned += worth_of_completing(s, seat, easel) - (right if easel else left)
            fresh &= EASEL << (1 - easel) * MOST_SPACES
            left, right = (left, 0) if easel else (0, right)
            completed |= 1 << easel
        else:
            gain = 10 * (VALUE[kind] + mastery_bonus(s, seat, colour))
            earned += gain
            left, right = (left, right + gain) if easel else (left + gain, right)
        place = -1
        if count < PAINT_LIMIT:
            kind, place = next_card(s, seat, hand, bare, fresh, left, right)
    return earned, left + right, hand, asked, bare, count, completed


def next_card(s, seat, hand, bare, fresh, left, right):
    """The card it would paint next, and its space; the space is -1 if there is none."""
    best = 0
    chosen = 0
    target = -1
    open_now = bare & ~blocked(s, fresh)
    while open_now:
        bit = open_now & -open_now
        open_now &= open_now - 1
        easel = int(bit > EASEL)
        place = LOWEST[bit >> easel * MOST_SPACES] + easel * MOST_SPACES
        colour = RING[s.ring, s.easel[easel], place - easel * MOST_SPACES]
        those = hand >> 8 * colour & HUE
        if those:
            last = bare >> easel * MOST_SPACES & EASEL == bit >> easel * MOST_SPACES
            kind = lowest(those, colour) if last else highest(those, colour)
            if last:
                gain = worth_of_completing(s, seat, easel) - (right if easel else left)
            else:
                gain = 10 * (VALUE[kind] + mastery_bonus(s, seat, colour))
            gain -= worth_of_card(s, seat, kind, 1)
            if gain > best:
                best = gain
                chosen = kind
                target = place
    return chosen, target


def lowest(those, colour):
    """The kind of the lowest card of a colour."""
    kind = 4 * colour
    while those & 3 == 0:
        those >>= 2
        kind += 1
    return kind


def highest(those, colour):
    """The kind of the highest card of a colour."""
    kind = 4 * colour + 3
    while those & 192 == 0:
        those <<= 2
        kind -= 1
    return kind


def blocked(s, fresh):
    """The spaces next to another colour painted in this turn."""
    right = BLOCKED[s.ring, in_tables(s, 1), fresh >> MOST_SPACES] << MOST_SPACES
    return BLOCKED[s.ring, in_tables(s, 0), fresh & EASEL] | right


def painted_so_far(s, seat, easel):
    """What the cards of this action earn on an easel if the painting is not completed."""
    points = 0
    fresh = int(s.fresh[easel])
    while fresh:
        space = LOWEST[fresh]
        fresh &= fresh - 1
        points += s.canvas[easel, space] + mastery_bonus(s, seat, RING[s.ring, s.easel[easel], space])
    return 10 * points


def worth_of_completing(s, seat, easel):
    """The points of the painting, and of the achievement if it is the second."""
    worth = 10 * POINTS[s.easel[easel]]
    if s.achievements >> TWO_PAINTINGS & 1 and MEMBERS[s.completed[seat]] < 2:
        worth += 5 * REWARD[TWO_PAINTINGS]
    return worth


def outlook(s, seat, points, bare):
    """What follows: a higher level for later actions, and what the others find."""
    before = s.esteem[seat]
    after = before + points // 10
    if points > 0:
        after += LEVEL[min(before, TOP_LEVEL)]
    actions = spaces_to_come(s) // (CARDS_AT_ONCE * s.players)
    higher = LEVEL[min(after, TOP_LEVEL)] - LEVEL[min(before, TOP_LEVEL)]
    return SOONER * actions * higher - gift(s, 0, bare & EASEL) - gift(s, 1, bare >> MOST_SPACES)


def gift(s, easel, bare):
    """The cost of leaving one empty space on an easel."""
    return LEFT_OVER * POINTS[s.easel[easel]] if bare and bare & (bare - 1) == 0 else 0
