"""The city action: three cards of the pack, one of them to the table or none."""

from ....engine.bits import bit
from ....engine.contract import emit
from ..clauses import ALLOWED, NOT_DRAWN
from ..components import DRAW
from ..events import DREW, PLACED, PUT_BACK
from ..state import ACTING, PLACING

NONE = -1


def cities_to_draw(s):
    """5.1: the top three cards; 5.3: or what is left."""
    return min(DRAW, s.city_left)


def draw_cities(s, seat):
    """5.1: cards of the pack, which only the drawer sees."""
    s.looking = cities_to_draw(s)
    for slot in range(s.looking):
        city = s.city_deck[slot]
        s.drawn[seat, slot] = city
        s.known[seat] |= bit(city)
    s.phase = PLACING
    emit(DREW, seat, s.looking)


def may_place(s, seat, city):
    """5.1: only what was drawn."""
    for slot in range(s.looking):
        if s.drawn[seat, slot] == city:
            return ALLOWED
    return NOT_DRAWN


def place(s, seat, chosen):
    """5.1, 5.4: the chosen city stays face up and counts for all. 5.2: the others go under the pack in drawn order."""
    bottom = s.city_left - s.looking
    for position in range(bottom):
        s.city_deck[position] = s.city_deck[position + s.looking]
    for slot in range(s.looking):
        city = s.drawn[seat, slot]
        s.drawn[seat, slot] = -1
        if city == chosen:
            place_city(s, seat, city, slot)
        else:
            s.city_deck[bottom] = city
            bottom += 1
    s.looking = 0
    s.phase = ACTING


def put_back(s, seat):
    """5.1: none of them; 5.2: all go under the pack."""
    looking = s.looking
    place(s, seat, NONE)
    emit(PUT_BACK, seat, looking)


def place_city(s, seat, city, slot):
    """5.4: from now on it counts for everybody, and nobody has to remember its place in the pack."""
    s.cities |= bit(city)
    s.city_left -= 1
    s.city_deck[s.city_left] = -1
    for other in range(s.players):
        s.known[other] &= ~bit(city)
    emit(PLACED, seat, city, slot + 1)
