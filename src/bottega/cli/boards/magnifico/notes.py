"""What stands beside a move in the list: its price, what a card does, who is in the way and what the chances are."""

from ....engine.actions import Move
from ....games.magnifico.components import (
    ARMY_MACHINES,
    ARMY_SOLDIERS,
    CASTLE_COST,
    INVASION_COST,
    TANK_DICE,
    TANK_HITS,
    TOWER_COST,
    WAR_COST,
)
from ....games.magnifico.odds import odds_of
from ...speech import Speech
from .. import View
from .battle import percent
from .cards import cost, effect, is_machine, number, price
from .lands import by_sea, level, troops

PRICES = {"build_tower": TOWER_COST, "build_castle": CASTLE_COST}
WARS = {"invade": INVASION_COST, "attack": WAR_COST}
BUILDS = {"build_tank": "tank_card", "build_airplane": "airplane_card"}
SENDING = ("soldiers", "tanks", "airplanes")


def note(move: Move, view: View, speech: Speech) -> str:
    seat, name = view["seat"], move.name
    if name in WARS:
        return speech("florins", florins=WARS[name])
    if name in PRICES:
        return speech("florins", florins=price(view, seat, PRICES[name]))
    if name in BUILDS:
        return speech("florins", florins=price(view, seat, cost(view[BUILDS[name]][seat])))
    if name in ("activate", "buy"):
        return card(str(move.args[0]), view, name == "activate", speech)
    if name == "to":
        return target(str(move.args[0]), view, speech)
    if name in SENDING and view["verb"] == "attack":
        return army(name, int(move.args[0]), view, speech)
    if name == "tank":
        return tank(view, seat, speech)
    return ""


def card(which: str, view: View, now: bool, speech: Speech) -> str:
    """What it does, and what that costs in the turn or would cost later."""
    if is_machine(which):
        return effect(which, speech)
    florins = price(view, view["seat"], cost(which)) if now else cost(which)
    return f"{speech('florins', florins=florins)}; {effect(which, speech)}"


def target(land: str, view: View, speech: Speech) -> str:
    """Who is there, how one comes there, and the chances of the largest army that can go."""
    said = [troops(view, land, speech).plain]
    if view["verb"] != "move" and by_sea(view["origin"], land):
        said.append(speech("magnifico-by-sea"))
    if view["verb"] == "attack":
        origin = view["origin"]
        machines = usable(view, "tanks"), usable(view, "airplanes")
        said.append(chance(view, land, min(ARMY_SOLDIERS, view["soldiers"][origin] - 1), *machines, speech))
    return " ".join(said)


def usable(view: View, kind: str) -> int:
    """8.3: the machines in the origin that could come along."""
    has_card = view[{"tanks": "tank_card", "airplanes": "airplane_card"}[kind]][view["seat"]]
    return int(view[kind][view["origin"]]) if has_card else 0


def chance(view: View, land: str, soldiers: int, tanks: int, airplanes: int, speech: Speech) -> str:
    """Of an army that is no larger than it may be."""
    machines = min(ARMY_MACHINES, soldiers) if view["escort"] else ARMY_MACHINES
    tanks = min(tanks, machines)
    found = odds_of(view, view["origin"], land, soldiers, tanks, min(airplanes, machines - tanks))
    return speech("magnifico-percent", figure=percent(found.conquest))


def army(kind: str, count: int, view: View, speech: Speech) -> str:
    """The chances with so many; what is asked later is thought to come along as far as it may."""
    soldiers = count if kind == "soldiers" else view["army_soldiers"]
    tanks = {"soldiers": usable(view, "tanks"), "tanks": count, "airplanes": view["army_tanks"]}[kind]
    airplanes = count if kind == "airplanes" else usable(view, "airplanes")
    later = (tanks if kind == "soldiers" else 0) + (airplanes if kind != "airplanes" else 0)
    chances = chance(view, view["target"], soldiers, tanks, airplanes, speech)
    return speech("magnifico-odds", chance=chances, machines="some" if later else "none")


def tank(view: View, seat: int, speech: Speech) -> str:
    """7.5.3, 13.7 to 13.9: dice and hits with all upgrades, and what the castle stops of them."""
    which, projects = number(view["tank_card"][seat]), view["in_play"][seat]
    dice = max(1, int(TANK_DICE[which]) - projects["transmission"])
    hits = int(TANK_HITS[which]) + projects["cannon_lighter"] + 2 * projects["multi_cannon"]
    stops = 0 if view["side"] == "defender" or view["breached"] else level(view, view["target"])
    return speech("magnifico-tank", dice=dice, hits=hits, stops=stops)
