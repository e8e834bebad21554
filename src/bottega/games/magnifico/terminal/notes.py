"""The notes beside a move in the menu: its price, what a card does, the defenders and the odds."""

from ....engine.actions import Move
from ....terminal.board import View
from ....terminal.translator import Translator
from ..odds import odds_of
from .battle import percent
from .cards import cost, effect, is_machine
from .lands import by_sea, troops

PRICED = ("build_tank", "build_airplane", "build_tower", "build_castle", "invade", "attack")
SENDING = ("soldiers", "tanks", "airplanes")


def note(move: Move, view: View, t: Translator) -> str:
    seat, name = view["seat"], move.name
    if name in PRICED:
        return t("florins", florins=view["figures"]["prices"][seat][name])
    if name in ("activate", "buy"):
        return card(str(move.args[0]), view, name == "activate", t)
    if name == "to":
        return target(str(move.args[0]), view, t)
    if name in SENDING and view["verb"] == "attack":
        return army(name, int(move.args[0]), view, t)
    if name == "tank":
        return tank(view, seat, t)
    return ""


def card(which: str, view: View, now: bool, t: Translator) -> str:
    """What it does, and what that costs in the turn or would cost later."""
    if is_machine(which):
        return effect(which, t)
    florins = view["figures"]["prices"][view["seat"]]["activate"][which] if now else cost(which)
    return f"{t('florins', florins=florins)}; {effect(which, t)}"


def target(land: str, view: View, t: Translator) -> str:
    """The defenders, the way there, and the odds of the largest army that can go."""
    said = [troops(view, land, t).plain]
    if view["verb"] != "move" and by_sea(view["origin"], land):
        said.append(t("magnifico-by-sea"))
    if view["verb"] == "attack":
        most = view["figures"]["march"]
        said.append(chance(view, land, most["soldiers"], most["tanks"], most["airplanes"], t))
    return " ".join(said)


def chance(view: View, land: str, soldiers: int, tanks: int, airplanes: int, t: Translator) -> str:
    """The odds of an army, limited to its allowed size."""
    machines = view["figures"]["march"]["machines"][soldiers]
    tanks = min(tanks, machines)
    found = odds_of(view, view["origin"], land, soldiers, tanks, min(airplanes, machines - tanks))
    return t("magnifico-percent", figure=percent(found.conquest))


def army(kind: str, count: int, view: View, t: Translator) -> str:
    """The odds with this many pieces; later pieces are assumed to come too, as far as allowed."""
    most = view["figures"]["march"]
    soldiers = count if kind == "soldiers" else view["army_soldiers"]
    tanks = {"soldiers": most["tanks"], "tanks": count, "airplanes": view["army_tanks"]}[kind]
    airplanes = count if kind == "airplanes" else most["airplanes"]
    later = (tanks if kind == "soldiers" else 0) + (airplanes if kind != "airplanes" else 0)
    chances = chance(view, view["target"], soldiers, tanks, airplanes, t)
    return t("magnifico-odds", chance=chances, machines="some" if later else "none")


def tank(view: View, seat: int, t: Translator) -> str:
    """7.5.3, 13.7 to 13.9: dice and hits with all upgrades, and what the castle stops of them."""
    figures = view["figures"]
    return t("magnifico-tank", **figures["tank"][seat], stops=figures["stopped"][view["side"]]["hits"])
