"""What is printed on the pieces, as plain data, so that clients need no tables of their own."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypedDict

from ...engine.type_schema import COMPLETE, OneOf
from .components import (
    ACTION_CARDS,
    CARDS,
    CHARACTERS,
    CITIES,
    CITY,
    CITY_CARDS,
    COIN1,
    COINS,
    COLOURS,
    DEALT,
    DRAW,
    INVENTIONS,
    KINDS,
    ROUNDS,
    ROW,
    SHADES,
    START_COINS,
    SYMBOLS,
    WORKS,
)
from .rules.actions import answers

Card = Annotated[str, OneOf("card", CARDS)]
City = Annotated[str, OneOf("city", CITIES)]
Kind = Annotated[str, OneOf("kind", KINDS)]
Symbol = Annotated[str, OneOf("symbol", SYMBOLS)]
Colour = Annotated[str, OneOf("colour", COLOURS)]


class ActionFacts(TypedDict):
    number: int
    mark: int
    symbols: list[Symbol]


class Call(TypedDict):
    """4.3: the move that a symbol calls for, and the kind of card that is taken with it."""

    move: Literal["take", "draw", "coins"]
    kind: Kind | None


class CardFacts(TypedDict):
    name: Card
    kind: Kind
    colour: Colour | None
    leonardo: bool
    cost: int
    points: int
    effect: Symbol | None


class MajorityFacts(TypedDict):
    """A city that pays for most of what it counts."""

    name: City
    type: Literal["majority"]
    points: int
    counts: list[str]


class SetFacts(TypedDict):
    """A city that pays for each set of what it needs."""

    name: City
    type: Literal["set"]
    points: int
    need: dict[str, int]


class Facts(TypedDict):
    actions: list[ActionFacts]
    cards: list[CardFacts]
    cities: list[MajorityFacts | SetFacts]
    symbols: list[Symbol]
    calls: Annotated[dict[Symbol, Call], COMPLETE]
    kinds_of_card: list[Kind]
    colours: dict[Kind, list[Colour]]
    coins: int
    start_coins: int
    rounds: int
    row: int
    dealt: int
    draw: int


def facts(settings: Mapping[str, Any]) -> Facts:
    """The pieces of the game; the same whatever the settings.

    >>> facts({})["actions"][6]
    {'number': 7, 'mark': 2, 'symbols': ['work', 'coin2']}
    >>> facts({})["cards"][16]
    {'name': 'leonardo_painter', 'kind': 'work', 'colour': None, 'leonardo': True, 'cost': 2, 'points': 2, \
'effect': 'invention'}
    >>> facts({})["cities"][7]
    {'name': 'amboise', 'type': 'set', 'points': 8, 'need': {'invention_same': 2, 'work_same': 2}}
    >>> facts({})["cities"][1]
    {'name': 'firenze', 'type': 'majority', 'points': 6, 'counts': ['work']}
    """
    piles = dict(zip(KINDS, (WORKS, INVENTIONS, CHARACTERS), strict=True))
    return {
        "actions": [{"number": n, "mark": mark, "symbols": pair.split()} for n, mark, pair, _ in ACTION_CARDS],
        "cards": [_card(kind, *row) for kind, pile in piles.items() for row in pile],
        "cities": [_city(*row) for row in CITY_CARDS],
        "symbols": list(SYMBOLS),
        "calls": {name: _call(symbol) for symbol, name in enumerate(SYMBOLS)},
        "kinds_of_card": list(KINDS),
        "colours": {"work": list(COLOURS[:SHADES]), "invention": list(COLOURS[SHADES:])},
        "coins": COINS,
        "start_coins": START_COINS,
        "rounds": ROUNDS,
        "row": ROW,
        "dealt": DEALT,
        "draw": DRAW,
    }


def _call(symbol: int) -> Call:
    if answers(symbol, CITY):
        return {"move": "draw", "kind": None}
    return {"move": "coins", "kind": None} if answers(symbol, COIN1) else {"move": "take", "kind": KINDS[symbol]}


def _card(kind: str, name: str, colour: str, cost: int, points: int, effect: str, marks: str) -> CardFacts:
    return {
        "name": name,
        "kind": kind,
        "colour": colour or None,
        "leonardo": kind != "character" and not colour,
        "cost": cost,
        "points": points,
        "effect": effect or None,
    }


def _city(name: str, kind: str, what: str, points: int, marks: str) -> MajorityFacts | SetFacts:
    words = what.split()
    if kind == "majority":
        return {"name": name, "type": "majority", "points": points, "counts": words}
    need = {word: int(n) for word, n in zip(words[::2], words[1::2], strict=True)}
    return {"name": name, "type": "set", "points": points, "need": need}
