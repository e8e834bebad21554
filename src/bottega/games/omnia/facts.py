"""What is printed on the pieces, as plain data, so that a client draws them without a table of its own."""

from collections.abc import Mapping
from typing import Any

from .components import (
    ACTION_CARDS,
    CHARACTERS,
    CITY_CARDS,
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

Facts = dict[str, Any]


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
        "kinds_of_card": list(KINDS),
        "colours": {"work": list(COLOURS[:SHADES]), "invention": list(COLOURS[SHADES:])},
        "coins": COINS,
        "start_coins": START_COINS,
        "rounds": ROUNDS,
        "row": ROW,
        "dealt": DEALT,
        "draw": DRAW,
    }


def _card(kind: str, name: str, colour: str, cost: int, points: int, effect: str, marks: str) -> Facts:
    return {
        "name": name,
        "kind": kind,
        "colour": colour or None,
        "leonardo": kind != "character" and not colour,
        "cost": cost,
        "points": points,
        "effect": effect or None,
    }


def _city(name: str, kind: str, what: str, points: int, marks: str) -> Facts:
    words = what.split()
    needed: Facts
    if kind == "majority":
        needed = {"counts": words}
    else:
        needed = {"need": {word: int(n) for word, n in zip(words[::2], words[1::2], strict=True)}}
    return {"name": name, "type": kind, "points": points, **needed}
