"""What is printed on the map and the cards, as plain data, so that clients need no tables of their own."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypedDict

from ...engine.type_schema import OneOf
from .components import (
    AIR_UPGRADES,
    ARMY_MACHINES,
    ARMY_SOLDIERS,
    ART,
    ART_POINTS,
    CARDS,
    CASTLE_COST,
    CITY_POINTS,
    COIN,
    COPIES,
    DISCOUNT,
    FIRST_AIRPLANE,
    FIRST_PROJECT,
    GOAL,
    GOALS,
    HOOKS,
    INVASION_COST,
    LANDS,
    LEONARDO_POINTS,
    MACHINE_COST,
    MACHINE_DECK,
    MACHINES_ON_AUCTION,
    MAJORITY_POINTS,
    MOST_FLORINS,
    MOVEMENTS,
    ON_AUCTION,
    ONCE_ONLY,
    PER_ART,
    PER_CASTLE,
    PER_TERRITORY,
    PROJECT_COST,
    PROJECT_DECK,
    PROJECTS,
    REACH,
    SEAS,
    SOLDIERS,
    TANK_DICE,
    TANK_HITS,
    TANK_UPGRADES,
    TERRITORIES,
    TERRITORY_TABLE,
    TOWER_COST,
    TOWERS_OF_A_CITY,
    WAR_COST,
    WARS,
    WONDER_POINTS,
    WONDERS,
)
from .components import AIRPLANES as AIRPLANE_PIECES
from .components import CASTLES as CASTLE_PIECES
from .components import TANKS as TANK_PIECES
from .components import TOWERS as TOWER_PIECES
from .rules.projects import by_sea

Territory = Annotated[str, OneOf("territory", TERRITORIES)]
Sea = Annotated[str, OneOf("sea", SEAS)]
Card = Annotated[str, OneOf("card", CARDS)]
Project = Annotated[str, OneOf("project", PROJECTS)]
Wonder = Annotated[str, OneOf("wonder", WONDERS)]
STEPS = ("income", "auction", "turns", "scoring")
Step = Annotated[str, OneOf("step", STEPS)]


class TerritoryFacts(TypedDict):
    """What is printed, and what that means for an army: where it comes by land, and where only by sea."""

    territory: Territory
    borders: list[Territory]
    crossings: list[Territory]
    seas: list[Sea]
    by_land: list[Territory]
    by_sea: list[Territory]


class TankFacts(TypedDict):
    card: Card
    kind: Literal["tank"]
    copies: int
    cost: int
    dice: int
    hits: int


class AirplaneFacts(TypedDict):
    card: Card
    kind: Literal["airplane"]
    copies: int
    cost: int
    dice: int
    hits: int
    hooks: int


class ProjectFacts(TypedDict):
    card: Project
    kind: Literal["air_upgrade", "tank_upgrade", "project"]
    copies: int
    cost: int
    once: bool


class ArtFacts(TypedDict):
    card: Project
    kind: Literal["art"]
    copies: int
    cost: int
    points: int


CardFacts = TankFacts | AirplaneFacts | ProjectFacts | ArtFacts


class Decks(TypedDict):
    machines: int
    boxed: int
    projects: int


class Pieces(TypedDict):
    soldiers: int
    tanks: int
    airplanes: int
    castles: int
    towers: int


class Prices(TypedDict):
    tower: int
    castle: int
    invasion: int
    war: int


class Income(TypedDict):
    territory: int
    castle: int
    art: int


class Limits(TypedDict):
    wars: int
    movements: int
    army_soldiers: int
    army_machines: int
    towers: int


class Points(TypedDict):
    leonardo: int
    majority: int
    city: int
    wonder: int


class Facts(TypedDict):
    steps: list[Step]  # 5: the parts of a round
    territories: list[TerritoryFacts]
    seas: list[Sea]
    cards: list[CardFacts]
    decks: Decks
    on_auction: int
    machines_on_auction: int
    pieces: Pieces
    prices: Prices
    discount: int
    income: Income
    coin: int
    most_florins: int
    limits: Limits
    goal: int
    points: Points
    wonders: list[Wonder]


def facts(settings: Mapping[str, Any]) -> Facts:
    """The map, the cards and the figures of a game for the players and the goal that the settings name.

    >>> table = facts({"players": 4, "goal": "30"})
    >>> table["cards"][2]
    {'card': 'tank_4_5', 'kind': 'tank', 'copies': 1, 'cost': 20, 'dice': 4, 'hits': 5}
    >>> copenhagen = table["territories"][8]
    >>> copenhagen["borders"], copenhagen["crossings"], copenhagen["seas"]
    (['hamburg'], ['stockholm'], ['northern'])
    >>> copenhagen["by_land"], copenhagen["by_sea"]
    (['hamburg', 'stockholm'], ['edinburgh', 'krakow', 'london', 'moscow', 'utrecht', 'vilnius'])
    >>> table["decks"]
    {'machines': 8, 'boxed': 2, 'projects': 49}
    """
    players = settings["players"]
    return {
        "steps": list(STEPS),
        "territories": [_territory(land, *row) for land, row in enumerate(TERRITORY_TABLE)],
        "seas": list(SEAS),
        "cards": [_card(card) for card in range(len(CARDS))],
        "decks": {
            "machines": 2 * players,
            "boxed": len(MACHINE_DECK) - 2 * players,
            "projects": len(PROJECT_DECK),
        },
        "on_auction": int(ON_AUCTION[players]),
        "machines_on_auction": int(MACHINES_ON_AUCTION[players]),
        "pieces": {
            "soldiers": SOLDIERS,
            "tanks": TANK_PIECES,
            "airplanes": AIRPLANE_PIECES,
            "castles": CASTLE_PIECES,
            "towers": TOWER_PIECES,
        },
        "prices": {"tower": TOWER_COST, "castle": CASTLE_COST, "invasion": INVASION_COST, "war": WAR_COST},
        "discount": DISCOUNT,
        "income": {"territory": PER_TERRITORY, "castle": PER_CASTLE, "art": PER_ART},
        "coin": COIN,
        "most_florins": MOST_FLORINS,
        "limits": {
            "wars": WARS,
            "movements": MOVEMENTS,
            "army_soldiers": ARMY_SOLDIERS,
            "army_machines": ARMY_MACHINES,
            "towers": TOWERS_OF_A_CITY,
        },
        "goal": int(GOAL[GOALS.index(settings["goal"])]),
        "points": {
            "leonardo": LEONARDO_POINTS,
            "majority": MAJORITY_POINTS,
            "city": CITY_POINTS,
            "wonder": WONDER_POINTS,
        },
        "wonders": list(WONDERS),
    }


def _territory(land: int, name: str, borders: str, crossings: str, seas: str) -> TerritoryFacts:
    """7.1.2: where an army comes by land, and where only by sea."""
    reached = [other for other in range(LANDS) if REACH[land] >> other & 1]
    return {
        "territory": name,
        "borders": borders.split(),
        "crossings": crossings.split(),
        "seas": seas.split(),
        "by_land": [TERRITORIES[other] for other in reached if not by_sea(land, other)],
        "by_sea": [TERRITORIES[other] for other in reached if by_sea(land, other)],
    }


def _card(card: int) -> CardFacts:
    return _machine(card) if card < FIRST_PROJECT else _project(card - FIRST_PROJECT)


def _machine(card: int) -> TankFacts | AirplaneFacts:
    name, copies, cost = CARDS[card], MACHINE_DECK.tolist().count(card), int(MACHINE_COST[card])
    if card < FIRST_AIRPLANE:
        dice, hits = int(TANK_DICE[card]), int(TANK_HITS[card])
        return {"card": name, "kind": "tank", "copies": copies, "cost": cost, "dice": dice, "hits": hits}
    hooks = int(HOOKS[card])
    return {"card": name, "kind": "airplane", "copies": copies, "cost": cost, "dice": 1, "hits": 1, "hooks": hooks}


def _project(project: int) -> ProjectFacts | ArtFacts:
    name, copies, cost = PROJECTS[project], int(COPIES[project]), int(PROJECT_COST[project])
    if project >= ART:
        return {"card": name, "kind": "art", "copies": copies, "cost": cost, "points": int(ART_POINTS[project])}
    return {
        "card": name,
        "kind": "air_upgrade" if project < AIR_UPGRADES else "tank_upgrade" if project < TANK_UPGRADES else "project",
        "copies": copies,
        "cost": cost,
        "once": bool(ONCE_ONLY[project]),
    }
