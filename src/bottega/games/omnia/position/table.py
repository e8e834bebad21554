"""Completes the middle of the table: rows and packs, cards of players, cities, coins."""

from collections.abc import Sequence
from itertools import product

from ....engine.description import Given
from ....engine.record import State
from ..components import CITIES, CITY, COINS, COST, DEALT, DRAW, EFFECT, KIND, ROW, START_COINS, SYMBOL
from ..flaws.history import possible_purses
from ..flaws.turns import Course, bits, looks_of, members, placed, remembers_enough, turn_of
from ..state import PLACING
from .steps import Step, unseen


def lay_cards(s: State, given: Given, course: Course, step: Step) -> None:
    """Works, inventions and characters: in front of players, face up and in the packs."""
    open_seats = [seat for seat in range(course.players) if not given.whole("cards", seat)]
    for seat in open_seats:
        s.cards[seat] = bits(step.now) if seat == course.active else 0
    _explain(s, given, open_seats)
    for kind in range(CITY):
        taken = sum(int(KIND[card]) == kind for card in step.now)
        if given.whole("row", kind) and not course.in_turn(course.active) and (s.row[kind] < 0).any():
            s.deck_left[kind] = 0  # 4.6: or the row would be full
            _lay_kind(s, given, kind, open_seats, taken, left_said=True)
        else:
            _lay_kind(s, given, kind, open_seats, taken, left_said=bool(given.said("deck_left")[kind]))


def _explain(s: State, given: Given, open_seats: list[int]) -> None:
    """Cards that are not given but must have been taken: for a coin that is gone, for many cities."""
    loose = [card for kind in range(CITY) for card in given.random.shuffled(unseen(s, given, kind))]
    said = [int(s.coins[seat]) for seat in given.seats("coins")]
    poor = [seat for seat in open_seats if given.whole("coins", seat) and s.coins[seat] < START_COINS]
    if "bank" in given:
        unsaid = [seat for seat in open_seats if not given.whole("coins", seat)]
        out = sum(said) + START_COINS * (s.players - len(said))
        poor += unsaid[: max(0, out - COINS + int(s.bank))]
    for seat in poor:
        if not any(COST[card] for card in members(s.cards[seat])):
            bought = [card for card in loose if COST[card] == START_COINS and EFFECT[card] < 0]
            s.cards[seat] |= bits(bought[:1])
            loose = [card for card in loose if card not in bought[:1]]
    actions = sum(int(symbol) == CITY for symbol in SYMBOL[: DEALT * s.players].flat)
    guides = [card for card in loose if EFFECT[card] == CITY]
    for n, card in enumerate(sorted(guides, key=lambda one: int(COST[one]))[: max(0, placed(s) - actions)]):
        if open_seats:
            s.cards[open_seats[n % len(open_seats)]] |= 1 << card


def _lay_kind(s: State, given: Given, kind: int, open_seats: list[int], taken: int, left_said: bool) -> None:
    owned = {card for seat in range(s.players) for card in members(s.cards[seat])}
    loose = [card for card in unseen(s, given, kind) if card not in owned]
    loose.sort(key=lambda card: int(COST[card]), reverse=True)  # cards that are not given were cheap
    row_said, deck_said = given.whole("row", kind), given.whole("deck", kind)
    if not deck_said and not left_said:
        loose = given.random.shuffled(loose)
        if not row_said:
            _lay_row(s, given, kind, loose, taken)
        _lay_deck(s, kind, loose)
        return
    # This many are left in the pack, so the others are face up or in front of players.
    left = 0 if deck_said else min(max(0, int(s.deck_left[kind])), len(loose))
    deck, rest = given.random.shuffled(loose[:left]), loose[left:]
    if not row_said:
        _lay_row(s, given, kind, rest, taken)
    for n, card in enumerate(rest):
        if open_seats:
            s.cards[open_seats[n % len(open_seats)]] |= 1 << card
    if deck_said:
        if not left_said:
            s.deck_left[kind] = int((s.deck[kind] >= 0).sum())
    else:
        count = int(s.deck_left[kind])
        _lay_deck(s, kind, deck)
        s.deck_left[kind] = count


def _lay_row(s: State, given: Given, kind: int, loose: list[int], taken: int) -> None:
    """Takes cards for the row from the loose ones; as many places are empty as cards were taken in this turn."""
    places = given.random.shuffled(range(ROW))
    s.row[kind] = -1
    for place in places[min(taken, ROW) :]:
        if loose:
            s.row[kind, place] = loose.pop(0)


def _lay_deck(s: State, kind: int, cards: Sequence[int]) -> None:
    s.deck[kind] = -1
    s.deck[kind, : len(cards)] = cards
    s.deck_left[kind] = len(cards)


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
