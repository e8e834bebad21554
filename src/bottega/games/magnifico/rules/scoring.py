"""Victory points and the end of the game (§10, §11)."""

from ....engine.bits import bit, has
from ....engine.contract import emit
from ..components import (
    ART,
    CITY_POINTS,
    GOAL,
    LANDS,
    LEONARDO_POINTS,
    MAJORITY_POINTS,
    PROJECTS,
    TOWERS_OF_A_CITY,
    WONDER_POINTS,
)
from ..events import SCORED, WON, WONDER
from ..state import OVER
from .seats import clockwise, steps_from

ROOM = 8  # bits for the figure of a seat, where the figures of all seats are in one number
FIGURE = (1 << ROOM) - 1
KINDS = len(PROJECTS)


def add_points(s, seat, points):
    """11.1, 11.3, 14.1: a player at the goal or beyond wins at once."""
    s.points[seat] += points
    if s.points[seat] >= GOAL[s.goal]:
        s.winner = seat
        s.phase = OVER
        s.active = -1
        emit(WON, seat, s.points[seat])


def award_wonder(s, seat, wonder):
    """10.6: the first tank, the first airplane and the first Perfect City that is built: once in a game, at once."""
    if not has(s.wonders, wonder):
        s.wonders |= bit(wonder)
        emit(WONDER, seat, wonder, WONDER_POINTS)
        add_points(s, seat, WONDER_POINTS)


def score_round(s):
    """5.5, 11.2: the seat with the most points scores first; ties: the owner of the Leonardo card, then clockwise."""
    workshop = cards_in_play(s)
    court = castles_owned(s)
    crown = lands_owned(s)
    cities = cities_owned(s)
    waiting = bit(s.players) - 1
    while waiting and s.phase != OVER:
        first = -1
        for offset in range(s.players):
            seat = clockwise(s, s.leonardo, offset)
            if has(waiting, seat) and (first < 0 or s.points[seat] > s.points[first]):
                first = seat
        waiting &= ~bit(first)
        score(s, first, workshop, court, crown, cities)


def score(s, seat, workshop, court, crown, cities):
    """10.1 to 10.5: the Leonardo card, three majorities, Perfect Cities; all that a player gets is added at once."""
    leonardo = LEONARDO_POINTS if s.leonardo == seat else 0
    for_cards = majority(s, seat, workshop)
    for_castles = majority(s, seat, court)
    for_lands = majority(s, seat, crown)
    for_cities = CITY_POINTS * (cities >> ROOM * seat & FIGURE)
    total = leonardo + for_cards + for_castles + for_lands + for_cities
    emit(SCORED, seat, leonardo, for_cards, for_castles, for_lands, for_cities, s.points[seat] + total)
    add_points(s, seat, total)


def majority(s, seat, figures):
    """10.2, 10.3, 10.4: two points for the most, one each for two who share it, none for more.

    O.5: with second places one point each for all who share the first place, and one for a sole second.
    """
    mine = figures >> ROOM * seat & FIGURE
    ahead = 0
    equal = 0
    for other in range(s.players):
        theirs = figures >> ROOM * other & FIGURE
        ahead += theirs > mine
        equal += theirs == mine
    if ahead == 0 and equal == 1:
        return MAJORITY_POINTS
    if ahead == 0 and (equal == 2 or s.second_places):
        return MAJORITY_POINTS // 2
    if ahead == 1 and equal == 1 and s.second_places:
        return MAJORITY_POINTS // 2
    return 0


def cards_in_play(s):
    """10.2: the cards that each player has in play, including Tanks, Airplanes and works of art."""
    figures = 0
    for seat in range(s.players):
        cards = int(s.tank_card[seat] >= 0) + int(s.airplane_card[seat] >= 0)
        for project in range(KINDS):
            cards += int(s.in_play[seat, project])
        figures += cards << ROOM * seat
    return figures


def castles_owned(s):
    """10.3: the castles that each player controls, with or without towers."""
    figures = 0
    for land in range(LANDS):
        if s.castle[land]:
            figures += 1 << ROOM * int(s.owner[land])
    return figures


def lands_owned(s):
    """10.4: the territories each player controls."""
    figures = 0
    for land in range(LANDS):
        if s.owner[land] >= 0:
            figures += 1 << ROOM * int(s.owner[land])
    return figures


def cities_owned(s):
    """10.5, 7.7.9: the Perfect Cities each player controls, castles with four towers."""
    figures = 0
    for land in range(LANDS):
        if s.towers[land] == TOWERS_OF_A_CITY:
            figures += 1 << ROOM * int(s.owner[land])
    return figures


def works_of_art(s, seat):
    """13.18: how many a player has in play."""
    count = 0
    for project in range(ART, KINDS):
        count += s.in_play[seat, project]
    return count


def scores(s, out):
    """11.1, 11.2: the points; while nobody has won, the seat nearer to the Leonardo card is ahead in a tie."""
    for seat in range(s.players):
        out[seat, 0] = s.points[seat]
        out[seat, 1] = s.players - steps_from(s, s.leonardo, seat)
