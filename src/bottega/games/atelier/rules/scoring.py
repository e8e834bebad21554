"""The end of the game: paintings, achievements, ties (§ The End of the Game)."""

from ....engine.contract import emit
from ..components import (
    ACHIEVEMENTS,
    EMPTY_HAND,
    FIVE_CARDS,
    HUES,
    MEMBERS,
    PAINTINGS,
    POINTS,
    REWARD,
    TWO_ALIKE,
    TWO_MASTERIES,
    TWO_PAINTINGS,
)
from ..events import FULFILLED
from .cards import colours

CONDITIONS, TITLES = len(ACHIEVEMENTS), len(PAINTINGS)


def fulfils(s, seat, achievement):
    """10.5: whether a player meets the condition now."""
    if achievement == TWO_MASTERIES:
        return MEMBERS[s.masteries[seat]] >= 2
    if achievement == FIVE_CARDS:
        return s.hand_size[seat] == 5
    if achievement == TWO_PAINTINGS:
        return MEMBERS[s.completed[seat]] >= 2
    if achievement == EMPTY_HAND:
        return s.hand_size[seat] == 0
    most = 0
    different = 0
    counted = colours(s.hand[seat])
    for colour in range(HUES):
        those = counted >> 8 * colour & 15
        most = max(most, those)
        different += those > 0
    return most >= 2 if achievement == TWO_ALIKE else different >= 3


def award_achievements(s):
    """10.5: everybody who meets a condition gets its points."""
    for seat in range(s.players):
        for achievement in range(CONDITIONS):
            if s.achievements >> achievement & 1 and fulfils(s, seat, achievement):
                emit(FULFILLED, seat, achievement, REWARD[achievement])


def painting_points(s, seat):
    """10.4: the points of the paintings that a player has completed."""
    points = 0
    for painting in range(TITLES):
        if s.completed[seat] >> painting & 1:
            points += POINTS[painting]
    return points


def scores(s, out):
    """10.4: esteem, paintings and achievements. 10.6: in a tie, more paintings win."""
    for seat in range(s.players):
        points = int(s.esteem[seat]) + painting_points(s, seat)
        for achievement in range(CONDITIONS):
            if s.achievements >> achievement & 1 and fulfils(s, seat, achievement):
                points += REWARD[achievement]
        out[seat, 0] = points
        out[seat, 1] = MEMBERS[s.completed[seat]]
