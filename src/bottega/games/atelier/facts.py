"""What is printed on the pieces, as plain data, so that clients need no tables of their own."""

from collections.abc import Mapping
from typing import Annotated, Any, TypedDict

from ...engine.type_schema import OneOf
from .components import (
    ACHIEVEMENTS,
    CARDS,
    COLOUR,
    COLOURS,
    COPIES,
    EASELS,
    HAND_LIMIT,
    LAST_ROUND,
    LEVELS,
    MASTERIES,
    MASTERY_ROWS,
    PAINT_LIMIT,
    PAINTINGS,
    POINTS,
    REMOVED,
    REWARD,
    RING,
    RINGS,
    SPACES,
    TABLE_PER_PLAYER,
    TAKE_LIMIT,
    TAKE_LIMIT_WITH_HELP,
    VALUE,
    VALUES,
)

Card = Annotated[str, OneOf("card", CARDS)]
Colour = Annotated[str, OneOf("colour", COLOURS)]
Easel = Annotated[str, OneOf("easel", EASELS)]
Painting = Annotated[str, OneOf("painting", PAINTINGS)]
Mastery = Annotated[str, OneOf("mastery", MASTERIES)]
Achievement = Annotated[str, OneOf("achievement", ACHIEVEMENTS)]


class CardFacts(TypedDict):
    name: Card
    colour: Colour
    value: int
    copies: list[int]  # by players


class PaintingFacts(TypedDict):
    name: Painting
    points: int
    ring: list[Colour]  # of its spaces, clockwise from the top


class MasteryFacts(TypedDict):
    name: Mastery
    need: list[Colour]
    bonus: list[Colour]


class AchievementFacts(TypedDict):
    name: Achievement
    points: int


class LevelFacts(TypedDict):
    esteem: int
    bonus: int


class Facts(TypedDict):
    colours: list[Colour]
    values: list[int]
    cards: list[CardFacts]
    easels: list[Easel]
    spaces: int  # of a painting, clockwise from the top
    paintings: list[PaintingFacts]
    paintings_in_play: list[int]  # by players
    masteries: list[MasteryFacts]
    achievements: list[AchievementFacts]
    levels: list[LevelFacts]
    take_limit: int
    take_limit_with_help: int
    hand_limit: int
    paint_limit: int
    table_per_player: int
    last_round: int


def facts(settings: Mapping[str, Any]) -> Facts:
    """The pieces of the game with the ring of spaces that the settings name. By players, lists begin with none.

    >>> facts({"ring": "six"})["paintings"][0]
    {'name': 'mona_lisa', 'points': 4, 'ring': ['brown', 'green', 'yellow', 'brown', 'blue', 'red']}
    >>> facts({"ring": "four"})["masteries"][0]
    {'name': 'red_blue', 'need': ['red', 'red', 'blue'], 'bonus': ['red', 'blue']}
    """
    ring = RINGS.index(settings["ring"])
    return {
        "colours": list(COLOURS),
        "values": list(VALUES),
        "cards": [_card(kind) for kind in range(len(CARDS))],
        "easels": list(EASELS),
        "spaces": int(SPACES[ring]),
        "paintings": [_painting(ring, number) for number in range(len(PAINTINGS))],
        "paintings_in_play": [0, 0, *(len(PAINTINGS) - int(n) for n in REMOVED[2:])],
        "masteries": [
            {"name": name, "need": row.split(), "bonus": list(dict.fromkeys(row.split()))}
            for name, row in zip(MASTERIES, MASTERY_ROWS, strict=True)
        ],
        "achievements": [
            {"name": name, "points": int(points)} for name, points in zip(ACHIEVEMENTS, REWARD, strict=True)
        ],
        "levels": [{"esteem": esteem, "bonus": bonus} for esteem, bonus in LEVELS],
        "take_limit": TAKE_LIMIT,
        "take_limit_with_help": TAKE_LIMIT_WITH_HELP,
        "hand_limit": HAND_LIMIT,
        "paint_limit": PAINT_LIMIT,
        "table_per_player": TABLE_PER_PLAYER,
        "last_round": LAST_ROUND,
    }


def _card(kind: int) -> CardFacts:
    return {
        "name": CARDS[kind],
        "colour": COLOURS[COLOUR[kind]],
        "value": int(VALUE[kind]),
        "copies": [0, 0, *(int(n) for n in COPIES[2:, kind])],
    }


def _painting(ring: int, number: int) -> PaintingFacts:
    colours = [COLOURS[colour] for colour in RING[ring, number, : SPACES[ring]]]
    return {"name": PAINTINGS[number], "points": int(POINTS[number]), "ring": colours}
