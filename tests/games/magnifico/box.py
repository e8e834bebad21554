"""What the tests share: the box as the rules of the house list it, described positions, what can be seen of them."""

from typing import Any

import bottega

PLAYERS = (3, 4, 5)
TANKS = ("tank_2_3", "tank_3_4", "tank_4_5", "tank_5_6", "tank_6_7")
AIRPLANES = ("airplane_1", "airplane_2", "airplane_2", "airplane_3", "airplane_4")
AIR_UPGRADES = ("gyroscope", "anti_tank_bomb", "paratrooper", "culverin")
TANK_UPGRADES = ("transmission", "cannon_lighter", "multi_cannon")
INDEPENDENT = (
    "automaton", "multi_gun", "battle_wagon", "bombard", "great_cannon", "submarine", "armoured_ship", "walls",
)  # fmt: skip
ART = ("mona_lisa", "last_supper", "lady_ermine", "virgin_rocks")
COST = {
    "gyroscope": 30, "anti_tank_bomb": 20, "paratrooper": 20, "culverin": 20,
    "transmission": 30, "cannon_lighter": 20, "multi_cannon": 40,
    "automaton": 30, "multi_gun": 30, "battle_wagon": 30, "bombard": 20, "great_cannon": 40,
    "submarine": 20, "armoured_ship": 20, "walls": 40,
    "mona_lisa": 60, "last_supper": 60, "lady_ermine": 40, "virgin_rocks": 40,
}  # fmt: skip
ART_POINTS = {"mona_lisa": 3, "last_supper": 3, "lady_ermine": 2, "virgin_rocks": 2}
CARDS = (*TANKS, *sorted(set(AIRPLANES)), *COST)  # a card's number is its place here
FACES = {"h": 1, "m": 4, "x": 6}  # hit, miss, explosion: a number the die may show


def lands(*of_seats: str) -> dict[str, int]:
    """Who owns what: lands("milan rome", "paris") gives seat 0 two territories and seat 1 one."""
    return {land: seat for seat, names in enumerate(of_seats) for land in names.split()}


def at(phase: str, players: int = 3, **said: Any) -> bottega.Match:
    """A described position. Seat 0 owns the Leonardo card, unless it is said otherwise."""
    return bottega.position("magnifico", {"players": players, "leonardo": 0, "phase": phase, **said}, seed=1)


def turn(players: int = 3, **said: Any) -> bottega.Match:
    """The turn of seat 0, who does not own the Leonardo card, unless it is said otherwise."""
    return at("acting", players, **{"leonardo": 1, "turn_of": 0, **said})


def dice(*rolls: str) -> list[int]:
    """Scripted dice as letters: h hit, m miss, x explosion."""
    return [FACES[letter] for roll in rolls for letter in roll]


def moves(match: bottega.Match, *names: str) -> set[str]:
    """The legal moves of the seat to move, all or those of some names, as names with arguments."""
    (seat,) = match.actors
    return {" ".join(map(str, move.parts)) for move in match.legal(seat) if not names or move.name in names}


def targets(match: bottega.Match) -> set[str]:
    """Where the present march can go."""
    return {move.removeprefix("to ") for move in moves(match, "to")}


def counts(match: bottega.Match) -> list[int]:
    """How many may go, if that is the decision."""
    return sorted(int(move.split()[1]) for move in moves(match))


def told(match: bottega.Match, name: str) -> list[tuple[Any, ...]]:
    """The facts of all events of one name so far."""
    return [tuple(event.args.values()) for event in match.events if event.name == name]


def standing(match: bottega.Match, land: str) -> tuple[int, int, int, int]:
    """Owner, soldiers, tanks and airplanes of a territory."""
    view = match.view()
    owner, soldiers, tanks, airplanes = (view[field][land] for field in ("owner", "soldiers", "tanks", "airplanes"))
    return owner, soldiers, tanks, airplanes
