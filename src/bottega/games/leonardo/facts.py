"""What is printed on the pieces, as plain data, so that clients need no tables of their own."""

from collections.abc import Mapping
from typing import Annotated, Any, TypedDict

from ...engine.type_schema import COMPLETE, OneOf
from .components import (
    AREAS,
    BENEFITS,
    BLACK,
    CITY_TURNS,
    CLASS,
    CLASSES,
    COINS,
    COMPONENTS,
    DISPLAY_SIZE,
    GREY,
    IMPROVEMENTS,
    INVENTIONS,
    LABS,
    LAST_TURN,
    LOOK,
    MEN_SPACES,
    MOST_WEEKS,
    PLACES,
    PRICES,
    RECIPE,
    SHOPS,
    TABLES,
    TYPE,
    TYPES,
    WEEKS,
)

Component = Annotated[str, OneOf("component", COMPONENTS)]
Type = Annotated[str, OneOf("type", TYPES)]
Class = Annotated[str, OneOf("class", CLASSES)]
Place = Annotated[str, OneOf("place", PLACES)]
Area = Annotated[str, OneOf("area", PLACES[:AREAS])]
Shop = Annotated[str, OneOf("shop", PLACES[SHOPS:AREAS])]
Lab = Annotated[str, OneOf("lab", LABS)]
Benefit = Annotated[str, OneOf("benefit", BENEFITS)]
Improvement = Annotated[str, OneOf("improvement", IMPROVEMENTS)]

InventionFacts = TypedDict(
    "InventionFacts",
    {
        "number": int,
        "class": Class,
        "type": Type,
        "weeks": int,
        "recipe": dict[Component, int],
        "black": int,
        "grey": int,
    },
)


class Facts(TypedDict):
    inventions: list[InventionFacts]
    components: list[Component]
    types: list[Type]
    classes: list[Class]
    places: list[Place]
    areas: list[Area]
    shops: Annotated[dict[Shop, Component], COMPLETE]
    labs: Annotated[dict[Lab, Place], COMPLETE]
    men_spaces: list[int]  # by spaces of the lab
    prices: list[int]
    benefits: list[Benefit]
    improvements: list[Improvement]
    display: list[int]  # requested inventions, by players
    look: int
    city_turns: int
    last_turn: int
    most_weeks: int
    coins: list[int]  # what the florins of the box are worth, the largest first


def facts(settings: Mapping[str, Any]) -> Facts:
    """The pieces of the game with the table of inventions that the settings name.

    >>> facts({"table": "L"})["inventions"][11]
    {'number': 12, 'class': 'silver', 'type': 'woodwork', 'weeks': 11, 'recipe': {'glass': 1, 'wood': 2}, \
'black': 13, 'grey': 10}
    >>> facts({"table": "S"})["inventions"][7]["class"], facts({"table": "L"})["shops"]["kiln"]
    ('copper', 'brick')
    """
    return {
        "inventions": [_invention(TABLES.index(settings["table"]), number) for number in INVENTIONS],
        "components": list(COMPONENTS),
        "types": list(TYPES),
        "classes": list(CLASSES),
        "places": list(PLACES),
        "areas": list(PLACES[:AREAS]),
        "shops": dict(zip(PLACES[SHOPS:AREAS], COMPONENTS, strict=True)),
        "labs": dict(zip(LABS, PLACES[AREAS:], strict=True)),
        "men_spaces": [int(n) for n in MEN_SPACES],
        "prices": [int(n) for n in PRICES],
        "benefits": list(BENEFITS),
        "improvements": list(IMPROVEMENTS),
        "display": [int(n) for n in DISPLAY_SIZE],
        "look": LOOK,
        "city_turns": CITY_TURNS,
        "last_turn": LAST_TURN,
        "most_weeks": MOST_WEEKS,
        "coins": list(COINS),
    }


def _invention(table: int, number: int) -> InventionFacts:
    recipe = RECIPE[table, number]
    return {
        "number": number,
        "class": CLASSES[CLASS[table, number]],
        "type": TYPES[TYPE[number]],
        "weeks": int(WEEKS[table, number]),
        "recipe": {kind: int(n) for kind, n in zip(COMPONENTS, recipe, strict=True) if n},
        "black": int(BLACK[table, number]),
        "grey": int(GREY[table, number]),
    }
