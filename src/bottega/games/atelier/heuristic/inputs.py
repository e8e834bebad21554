"""What a network is told besides the fields: what the easels need, and what each seat can do with its hand.

A small network learns badly which cards fit which spaces, because that depends on the painting, the spaces that are
still bare and the hand at the same time. So the heuristic's own functions count it.
"""

from ..components import (
    EASELS,
    HUE,
    HUES,
    LEVEL,
    LOWEST,
    MASTERIES,
    MEMBERS,
    MOST_SPACES,
    PAINT_LIMIT,
    RING,
    TOP_LEVEL,
    VALUES,
)
from ..rules.cards import colours
from ..rules.paint import mastery_bonus
from .hand import asked_for, missing_cards, spaces_to_come, worth_of_achievements, worth_of_hand
from .painting import next_card, paint_on

BOTH, ALL = len(EASELS), len(MASTERIES)
MOST_ALIKE = 3  # spaces of one colour on a painting
MOST_TO_COME = 60
MOST_OF_A_COLOUR = 5
MOST_BONUS = 3
FAR_FROM_LEVEL = 10
MOST_PAINTED = 40  # points of one action, about
MOST_IN_HAND = 300  # tenths of a point, about
MOST_REWARD = 7
MOST_MISSING = 5

OF_THE_TABLE = (
    *[MOST_SPACES] * BOTH,  # bare spaces of each easel
    *[MOST_ALIKE] * (BOTH * HUES),  # the same by colour
    *[max(VALUES)] * HUES,  # the highest card of each colour on the table
    MOST_TO_COME,  # spaces that will be painted before the end
)
OF_EACH_SEAT = (
    *[MOST_OF_A_COLOUR] * HUES,  # cards in hand by colour
    *[MOST_BONUS] * HUES,  # what masteries add to a card, by colour
    LEVEL[TOP_LEVEL],
    FAR_FROM_LEVEL,  # points to the next level
    MOST_PAINTED,  # what a Paint action would earn
    PAINT_LIMIT,  # the cards painted in it
    *[1] * BOTH,  # whether it would complete an easel
    MOST_IN_HAND,  # the value of the hand
    MOST_REWARD,  # achievements that the hand would earn
    MOST_MISSING,  # cards missing for the mastery that is closest
)


def input_limits(players):
    """The highest value of each input; the lowest is 0. It depends on the number of players."""
    return (*OF_THE_TABLE, *OF_EACH_SEAT * players)


def inputs(s, seat, out):
    """Writes the inputs of a seat: those of the table, then those of each seat clockwise from this one."""
    at = 0
    for easel in range(BOTH):
        out[at] = MEMBERS[s.bare[easel]]
        at += 1
    for easel in range(BOTH):
        at = write_bare_colours(s, easel, out, at)
    for colour in range(HUES):
        out[at] = highest_value(int(s.table) >> 8 * colour & HUE)
        at += 1
    out[at] = spaces_to_come(s)
    at += 1
    asked = asked_for(s)
    for i in range(s.players):
        at = write_seat(s, (seat + i) % s.players, asked, out, at)


def write_bare_colours(s, easel, out, at):
    """Writes the number of bare spaces of each colour on an easel; returns the next place."""
    for colour in range(HUES):
        out[at + colour] = 0
    spaces = int(s.bare[easel])
    while spaces:
        out[at + RING[s.ring, s.easel[easel], LOWEST[spaces]]] += 1
        spaces &= spaces - 1
    return at + HUES


def highest_value(those):
    """The value of the highest card of a colour; 0 if there is none."""
    value = 0
    while those:
        those >>= 2
        value += 1
    return value


def write_seat(s, seat, asked, out, at):
    """Writes what a seat has and can do; returns the next place."""
    hand = int(s.hand[seat])
    counted = colours(hand)
    for colour in range(HUES):
        out[at + colour] = counted >> 8 * colour & 15
        out[at + HUES + colour] = mastery_bonus(s, seat, colour)
    at += 2 * HUES
    esteem = min(s.esteem[seat], TOP_LEVEL)
    level = LEVEL[esteem]
    missing = 0
    while esteem + missing < TOP_LEVEL and LEVEL[esteem + missing] == level:
        missing += 1
    out[at] = level
    out[at + 1] = missing
    write_paint_action(s, seat, hand, asked, out, at + 2)
    out[at + 6] = worth_of_hand(s, seat, hand, asked)
    out[at + 7] = worth_of_achievements(s, hand, 0) // 10
    out[at + 8] = fewest_missing_cards(s, counted)
    return at + 9


def write_paint_action(s, seat, hand, asked, out, at):
    """Writes what the heuristic's next Paint action would earn, in points, its cards, and the easels it completes."""
    bare = int(s.bare[0]) | int(s.bare[1]) << MOST_SPACES
    kind, place = next_card(s, seat, hand, bare, 0, 0, 0)
    earned, _, _, _, _, count, completed = paint_on(s, seat, hand, asked, kind, place, 0, 0, 0, 0)
    out[at] = earned // 10
    out[at + 1] = count
    out[at + 2] = completed & 1
    out[at + 3] = completed >> 1


def fewest_missing_cards(s, counted):
    """The cards that are missing for the unclaimed mastery that is closest."""
    least = MOST_MISSING
    for mastery in range(ALL):
        if s.unclaimed >> mastery & 1:
            least = min(least, missing_cards(mastery, counted))
    return least
