"""Completes the middle of the table: rows and packs, cards of players, cities, coins."""

from itertools import product

from ....engine.description import Given
from ....engine.record import State
from ..components import CITIES, CITY, COINS, DRAW, KIND, ROW, START_COINS
from ..flaws.history import possible_purses
from ..flaws.turns import Course, bits, looks_of, members, placed, remembers_enough, turn_of
from ..state import PLACING
from .steps import Step


def lay_rows(s: State, given: Given, course: Course, step: Step, loose: list[int]) -> None:
    """Rows and packs, from the cards whose places are not given and that nobody has."""
    for kind in range(CITY):
        cards = given.random.shuffled([card for card in loose if KIND[card] == kind])
        in_pack = int(s.deck_left[kind]) if given.said("deck_left")[kind] and not given.whole("deck", kind) else 0
        if not given.whole("row", kind):
            # as many places are empty as cards were taken in this turn
            places = given.random.shuffled(range(ROW))[sum(int(KIND[card]) == kind for card in step.now) :]
            s.row[kind] = -1
            for place in places[: max(0, len(cards) - in_pack)]:
                s.row[kind, place] = cards.pop()
        if not given.whole("deck", kind):
            s.deck[kind] = -1
            s.deck[kind, : len(cards)] = cards
        if not given.said("deck_left")[kind]:
            s.deck_left[kind] = int((s.deck[kind] >= 0).sum())


def lay_cities(s: State, given: Given) -> None:
    """5.1: which cities are face up, and which are in the pack."""
    if "city_deck" in given:
        deck = {int(city) for city in s.city_deck if city >= 0}
        if "cities" not in given:
            s.cities = bits(city for city in range(len(CITIES)) if city not in deck)
    elif "cities" not in given:
        remembered = {city for seat in given.seats("known") for city in members(s.known[seat])}
        remembered |= {int(city) for seat in given.seats("drawn") for city in s.drawn[seat] if city >= 0}
        free = given.random.shuffled([city for city in range(len(CITIES)) if city not in remembered])
        count = len(CITIES) - int(s.city_left) if "city_left" in given else 1
        s.cities = bits(free[: max(0, count)])
    if "city_left" not in given:
        s.city_left = len(CITIES) - int(s.cities).bit_count()


def lay_city_pack(s: State, given: Given, course: Course) -> None:
    """5.2: cities that were looked at are at the bottom, those being looked at on top."""
    left = max(0, int(s.city_left))
    if course.phase == PLACING:
        s.looking = s.looking if "looking" in given else min(DRAW, left)
    elif "looking" not in given:
        s.looking = 0
    for seat in range(course.players):
        if not given.whole("known", seat):
            s.known[seat] = 0
    drawing = course.active if course.phase == PLACING else -1
    top = [int(c) for c in s.drawn[drawing] if c >= 0] if drawing >= 0 and given.whole("drawn", drawing) else []
    if "city_deck" not in given:
        pack = [city for city in range(len(CITIES)) if not s.cities >> city & 1 and city not in top]
        seen = 0
        for seat in range(course.players):
            seen |= int(s.known[seat])
        unknown = [city for city in pack if not seen >> city & 1]
        order = [*top, *given.random.shuffled(unknown), *given.random.shuffled([c for c in pack if seen >> c & 1])]
        s.city_deck[:] = -1
        s.city_deck[: len(order)] = order
    for seat in range(course.players):
        if not given.whole("drawn", seat):
            s.drawn[seat] = -1
            if seat == drawing:
                shown = min(DRAW, max(0, int(s.looking)))
                s.drawn[seat, :shown] = s.city_deck[:shown]
    _remember(s, given, course, drawing)


def _remember(s: State, given: Given, course: Course, drawing: int) -> None:
    """5.2: a seat that placed a city knows the other two, which went under the pack."""
    open_seats = [seat for seat in range(course.players) if not given.whole("known", seat)]
    able = [seat for seat in open_seats if looks_of(s, seat) > 0]
    pack = [int(city) for city in s.city_deck if city >= 0]
    if drawing >= 0 and drawing in open_seats:
        s.known[drawing] |= bits(int(city) for city in s.drawn[drawing] if city >= 0)
    others = pack[int(s.looking) :] if drawing >= 0 else pack
    if able and placed(s) > 0 and not any(remembers_enough(s, seat) for seat in range(course.players)):
        s.known[given.random.choice(able)] |= bits(others[-2:])


def lay_coins(s: State, given: Given, course: Course) -> None:
    """9.2: coins that everybody can have, so that they fit the given bank, and are near the coins of the set-up."""
    purses = []
    for seat in range(course.players):
        if given.whole("coins", seat):
            purses.append([int(s.coins[seat])])
        else:
            turn = turn_of(s, seat)
            before = [card for card in members(s.played[seat]) if turn is None or card != s.card]
            can = possible_purses(course.players, before, members(s.cards[seat]), turn) or {START_COINS}
            purses.append(sorted(can, key=lambda coins: abs(coins - START_COINS)))
    out = COINS - int(s.bank) if "bank" in given else None
    options = (way for way in product(*purses) if (sum(way) == out if out is not None else sum(way) <= COINS))
    way = next(options, tuple(choices[0] for choices in purses))
    s.coins[: course.players] = way
    if "bank" not in given:
        s.bank = max(0, COINS - sum(way))
