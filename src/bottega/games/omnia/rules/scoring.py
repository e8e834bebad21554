"""The end of the game: printed points, majorities, sets, ties."""

from ....engine.bits import count
from ....engine.contract import emit
from ..components import CARDS, CITIES, CITY_POINTS, COUNTED, COUNTS_COINS, FIRST_CHARACTER, MAJORITY, POINTS
from ..events import GAME_OVER, MAJORITY_WON, PRINTED, SETS_MADE
from ..state import OVER
from .sets import best_sets, sets_for


def printed_points(s, seat):
    """10.1: the points printed on the cards of a seat, including those with the face of Leonardo."""
    points = 0
    for card in range(len(CARDS)):
        if s.cards[seat] >> card & 1:
            points += POINTS[card]
    return points


def counted(s, seat, city):
    """10.2: what a majority counts. 10.6: no Leonardo card. 10.8: used in a set or not. 10.11: all coins."""
    if COUNTS_COINS[city]:
        return int(s.coins[seat])
    return count(int(s.cards[seat]) & COUNTED[city])


def share(s, seat, city):
    """10.2: the seat with the most gets the points. 10.3: shared, rounded down. 10.4: nobody, if nobody has any."""
    own = counted(s, seat, city)
    if own == 0:
        return 0
    equals = 0
    for other in range(s.players):
        theirs = counted(s, other, city)
        if theirs > own:
            return 0
        if theirs == own:
            equals += 1
    return CITY_POINTS[city] // equals


def city_points(s, seat, choice, city):
    """5.4: what a city on the table pays to a seat that makes this choice of sets."""
    if not s.cities >> city & 1:
        return 0
    if MAJORITY[city]:
        return share(s, seat, city)
    return CITY_POINTS[city] * sets_for(s, seat, choice, city)


def score(s):
    """10.1 to 10.11: writes the points of each seat, card by card and city by city."""
    for seat in range(s.players):
        s.printed[seat] = printed_points(s, seat)
        emit(PRINTED, seat, s.printed[seat])
    for seat in range(s.players):
        choice = best_sets(s, seat)
        for city in range(len(CITIES)):
            points = city_points(s, seat, choice, city)
            s.tally[seat, city] = points
            if points > 0:
                if MAJORITY[city]:
                    emit(MAJORITY_WON, seat, city, points)
                else:
                    emit(SETS_MADE, seat, city, sets_for(s, seat, choice, city), points)
    emit(GAME_OVER)


def scores(s, out):
    """10.1 to 10.11: printed points and objectives. 10.12: coins break a tie, then characters."""
    for seat in range(s.players):
        points = 0
        if s.phase == OVER:
            points += s.printed[seat]
            for city in range(len(CITIES)):
                points += s.tally[seat, city]
        else:
            points += printed_points(s, seat)
            choice = best_sets(s, seat)
            for city in range(len(CITIES)):
                points += city_points(s, seat, choice, city)
        out[seat, 0] = points
        out[seat, 1] = 32 * s.coins[seat] + count(int(s.cards[seat]) >> FIRST_CHARACTER)
