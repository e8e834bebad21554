"""The value of cards in hand and of masteries."""

import numpy as np

from ..components import (
    EASELS,
    EMPTY_HAND,
    FIVE_CARDS,
    HAND_LIMIT,
    HUE,
    HUES,
    LEVEL,
    LOWEST,
    MASTERIES,
    MEMBERS,
    NEED,
    ONE,
    REWARD,
    RING,
    SPACES,
    THREE_COLOURS,
    TOP_LEVEL,
    TWO_ALIKE,
    TWO_MASTERIES,
)
from ..rules.cards import colours, hues, number
from ..rules.paint import mastery_bonus

BOTH, ALL = len(EASELS), len(MASTERIES)

RATE = np.array([6, 7, 7, 8, 8], np.int64)  # the value of a point on a card in hand, by level
MASTERED = 5  # the value of each bonus that the card will earn
LATER = 6  # tenths of it if the easels do not need the card now, but another painting may
SURE = np.array([10, 4, 1, 0, 0, 0], np.int64)  # tenths of the value of a mastery, by the number of missing cards
ACTION = 30  # the cost of claiming it


def asked_for(s):
    """The bare spaces on the easels by colour, eight bits each."""
    asked = 0
    for easel in range(BOTH):
        spaces = int(s.bare[easel])
        while spaces:
            space = LOWEST[spaces]
            spaces &= spaces - 1
            asked += 1 << 8 * RING[s.ring, s.easel[easel], space]
    return asked


def spaces_to_come(s):
    """The number of spaces that will be painted before the game ends."""
    return MEMBERS[s.bare[0]] + MEMBERS[s.bare[1]] + SPACES[s.ring] * s.paintings_left


def worth_of_hand(s, seat, hand, asked):
    """The value of a hand: cards to paint, progress towards masteries, and at the end achievements."""
    left = spaces_to_come(s)
    while number(hand) > HAND_LIMIT:
        hand -= ONE[cheapest(s, seat, hand, asked)]
    worth = 0
    for colour in range(HUES):
        those = hand >> 8 * colour & HUE
        free = asked >> 8 * colour & HUE
        kind = 4 * colour + 3
        while those:
            for _ in range(those >> 6 & 3):
                worth += worth_of_card(s, seat, kind, free)
                free -= 1
            those = those << 2 & HUE
            kind -= 1
    if left < 2 * s.players:  # not all cards will be painted
        worth = worth * (3 * s.players + left) // (5 * s.players) if left else 0
    return worth + promise(s, seat, hand, asked) + worth_of_achievements(s, hand, left)


def worth_of_card(s, seat, kind, free):
    """The value of a card while there are this many spaces for it."""
    colour = kind >> 2
    level = LEVEL[min(s.esteem[seat], TOP_LEVEL)]
    worth = RATE[level] * (kind - 4 * colour + 1) + MASTERED * mastery_bonus(s, seat, colour)
    if free > 0:
        return worth
    return worth * LATER // 10 if s.paintings_left > 0 else 0


def cheapest(s, seat, hand, asked):
    """The least valuable card of a hand."""
    chosen = -1
    least = 0
    for colour in range(HUES):
        those = hand >> 8 * colour & HUE
        if those:
            kind = 4 * colour
            while those & 3 == 0:
                those >>= 2
                kind += 1
            free = (asked >> 8 * colour & HUE) - (colours(hand) >> 8 * colour & 15) + 1
            worth = worth_of_card(s, seat, kind, free)
            if chosen < 0 or worth < least:
                chosen = kind
                least = worth
    return chosen


def worth_of_mastery(s, seat, mastery, asked):
    """A point for each card of its colours that the seat itself will still paint."""
    spaces = 0
    later = s.paintings_left * SPACES[s.ring]
    for colour in range(HUES):
        if NEED[mastery, colour]:
            spaces += 5 * (asked >> 8 * colour & HUE) + later
    worth = 2 * spaces // s.players
    if s.achievements >> TWO_MASTERIES & 1 and MEMBERS[s.masteries[seat]] == 1:
        worth += 10 * REWARD[TWO_MASTERIES]
    return worth


def promise(s, seat, hand, asked):
    """The progress towards the mastery that the cards are closest to."""
    most = 0
    counted = colours(hand)
    for mastery in range(ALL):
        if s.unclaimed >> mastery & 1:
            missing = missing_cards(mastery, counted)
            if SURE[missing]:
                most = max(most, SURE[missing] * (worth_of_mastery(s, seat, mastery, asked) - ACTION) // 10)
    return most


def missing_cards(mastery, counted):
    """The number of cards that a hand with so many of each colour lacks for a mastery."""
    missing = 0
    for colour in range(HUES):
        missing += max(0, NEED[mastery, colour] - (counted >> 8 * colour & 15))
    return missing


def worth_of_achievements(s, hand, left):
    """What the hand would earn from achievements if the game ended now; it counts little until the end is near."""
    if left > 2 * s.players:
        return 0
    points = 0
    held = number(hand)
    if s.achievements >> FIVE_CARDS & 1 and held == HAND_LIMIT:
        points += REWARD[FIVE_CARDS]
    if s.achievements >> EMPTY_HAND & 1 and held == 0:
        points += REWARD[EMPTY_HAND]
    if s.achievements >> THREE_COLOURS & 1 and MEMBERS[hues(hand)] >= 3:
        points += REWARD[THREE_COLOURS]
    if s.achievements >> TWO_ALIKE & 1 and (colours(hand) + 0x7E7E7E7E7E) & 0x8080808080:
        points += REWARD[TWO_ALIKE]
    return points * (10 if left == 0 else 4)
