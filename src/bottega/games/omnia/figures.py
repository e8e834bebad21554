"""What follows from a view by the rules: who has how many, and what everything would pay. For people to see."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypedDict

from ...engine.bits import count
from ...engine.record import State
from .components import CITIES, COIN1, DEALT, MAJORITY, SYMBOL
from .facts import City
from .rules.actions import answers, coins_for, symbol_for
from .rules.cities import cities_to_draw
from .rules.knowledge import cell_size
from .rules.scoring import city_points, counted, printed_points, share
from .rules.sets import best_sets, sets_for
from .state import ACTING, DRAFT, EFFECT, OVER, RECORD

FIELDS = (
    "players", "phase", "stage", "cities", "city_left", "bank", "coins", "cards", "played", "card", "used", "effect",
)  # fmt: skip
MAJORITIES = [city for city in range(len(CITIES)) if MAJORITY[city]]


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


class Figures(Standing):
    hands: list[int]  # action cards that a player holds
    coins: int  # what taking coins would bring now
    draw: int  # how many cities one would look at


def figures(view: Mapping[str, Any]) -> Figures:
    """The figures of a view, lists by seats. All of them lie open, so they are the same for everybody."""
    s = RECORD.known(view, FIELDS)
    return {
        "hands": [_hand(s, seat) for seat in range(s.players)],
        "coins": _coins(s),
        "draw": int(cities_to_draw(s)),
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
