"""What follows from a view by the rules and is shown to people: counts, and what everything would pay."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, TypedDict

import numpy as np

from ...engine.bits import count
from ...engine.record import State
from .components import CITIES, COIN1, DEALT, FIRST_CHARACTER, MAJORITY, PAIR_BITS, SEATS, SYMBOL, SYMBOLS
from .facts import City, Symbol
from .rules.actions import answers, coins_for, symbol_for
from .rules.cities import cities_to_draw
from .rules.draft import hand_on
from .rules.knowledge import cell_size
from .rules.scoring import city_points, counted, printed_points, scores, share
from .rules.sets import best_sets, sets_for
from .state import ACTING, DRAFT, EFFECT, OVER, RECORD

FIELDS = (
    "players", "phase", "stage", "cities", "city_left", "bank", "coins", "cards", "played", "card", "used", "effect",
)  # fmt: skip
MAJORITIES = [city for city in range(len(CITIES)) if MAJORITY[city]]


class Left(TypedDict):
    """A symbol of the turn that is still to be done: the first or second of the card, or 0 for that of an effect."""

    place: int
    symbol: Symbol


class TieBreaks(TypedDict):
    """10.12: what is compared, one after the other, between players of equal points."""

    coins: int
    characters: int


class Standing(TypedDict):
    """What everybody has and would score if the game ended now; lists by seats."""

    # of every majority, on the table or not: what each has of what it counts, and what that would pay
    counts: dict[City, list[int]]
    shares: dict[City, list[int]]
    # of the cities on the table: how many sets would be made, and the points
    sets: dict[City, list[int]]
    cities: dict[City, list[int]]
    printed: list[int]
    totals: list[int]
    tie_breaks: list[TieBreaks]


class Figures(Standing):
    hands: list[int]  # action cards that a player holds
    coins: int  # what taking coins would bring now
    draw: int  # how many cities one would look at
    left: list[Left]
    passes_to: list[int] | None  # 3.2: in the draft, the seat that each hand goes to
    ranking: list[int] | None  # 10.10, 10.12: at the end, all seats, who is ahead first


def figures(view: Mapping[str, Any]) -> Figures:
    """The figures of a view, lists by seats. All of them lie open, so they are the same for everybody."""
    s = RECORD.plain(view, FIELDS)
    return {
        "hands": [_hand(s, seat) for seat in range(s.players)],
        "coins": _coins(s),
        "draw": int(cities_to_draw(s)),
        "left": _left(s),
        "passes_to": _passes_to(int(s.players)) if s.phase == DRAFT else None,
        "ranking": _ranking(s, view) if s.phase == OVER else None,
        **_standing(int(s.players), int(s.cities), tuple(s.cards.tolist()), tuple(s.coins.tolist())),
    }


@lru_cache(maxsize=128)  # all seats are shown the same, and most moves do not change it
def _standing(players: int, cities: int, cards: tuple[int, ...], coins: tuple[int, ...]) -> Standing:
    """10.1 to 10.11: what everybody has and would score if the game ended now."""
    s = RECORD.blank()
    s.players, s.cities, s.cards, s.coins = players, cities, cards, coins
    seats = range(players)
    printed = [int(printed_points(s, seat)) for seat in seats]
    choices = [best_sets(s, seat) for seat in seats]
    sets, paid = {}, {}
    for city, name in enumerate(CITIES):
        if cities >> city & 1:
            paid[name] = [int(city_points(s, seat, choices[seat], city)) for seat in seats]
            if not MAJORITY[city]:
                sets[name] = [int(sets_for(s, seat, choices[seat], city)) for seat in seats]
    return {
        "counts": {CITIES[city]: [int(counted(s, seat, city)) for seat in seats] for city in MAJORITIES},
        "shares": {CITIES[city]: [int(share(s, seat, city)) for seat in seats] for city in MAJORITIES},
        "sets": sets,
        "cities": paid,
        "printed": printed,
        "tie_breaks": [{"coins": coins[seat], "characters": count(cards[seat] >> FIRST_CHARACTER)} for seat in seats],
        "totals": [printed[seat] + sum(points[seat] for points in paid.values()) for seat in seats],
    }


def _hand(s: State, seat: int) -> int:
    """3.2, 4.2, 4.7: how many action cards a player holds: of the hand that goes round, or those not played yet."""
    if s.phase == OVER:
        return 0
    return int(cell_size(s, s.stage)) if s.phase == DRAFT else DEALT - count(int(s.played[seat]))


def _coins(s: State) -> int:
    """9.1: what taking coins would bring now; 0 where nothing calls for it."""
    if s.phase == EFFECT:
        return int(coins_for(s, s.effect)) if answers(s.effect, COIN1) else 0
    place = symbol_for(s, COIN1) if s.phase == ACTING else -1
    return 0 if place < 0 else int(coins_for(s, SYMBOL[s.card, place]))


def _left(s: State) -> list[Left]:
    """4.3, 8.1: what the turn still calls for; an effect comes before all else."""
    if s.phase == EFFECT:
        return [{"place": 0, "symbol": SYMBOLS[s.effect]}]
    if s.card < 0:
        return []
    return [{"place": i + 1, "symbol": SYMBOLS[SYMBOL[s.card, i]]} for i in range(2) if not s.used >> i & 1]


@cache
def _passes_to(players: int) -> list[int]:
    """3.2: found by passing hands that can be distinguished."""
    s = RECORD.blank()
    s.players = players
    hands = [1 << 2 + seat for seat in range(players)]  # of one card each, once the pair that is chosen is kept
    s.hand[:players] = [hand | int(PAIR_BITS[0]) for hand in hands]
    hand_on(s)
    after = s.hand.tolist()
    return [after.index(hand) for hand in hands]


def _ranking(s: State, view: Mapping[str, Any]) -> list[int]:
    full = RECORD.plain(view, ("players", "phase", "printed", "tally", "coins", "cards"))
    points = np.zeros((SEATS, 2), np.int64)
    scores(full, points)
    return sorted(range(s.players), key=lambda seat: points[seat].tolist(), reverse=True)
