"""The battle: both armies with their cards, the castle between them, and the assaults of this phase."""

from collections.abc import Iterable

from rich.console import RenderableType
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem_and_name
from ....terminal.grid import grid
from ....terminal.translator import Translator
from ..components import CARDS, NO_CARD, PROJECTS
from ..odds import Odds, Side, odds
from .cards import in_play, points
from .lands import by_sea
from .people import several


def battle(view: View, t: Translator) -> Iterable[RenderableType]:
    origin, target = (t.name("territory", view[end]) for end in ("origin", "target"))
    way = "sea" if by_sea(view["origin"], view["target"]) else "land"
    yield Text(t("magnifico-battle", territory=target, origin=origin, way=way), "bold")
    table = grid(
        ("", "left"),
        ("", "left"),
        (t("magnifico-soldiers"), "right"),
        (t("magnifico-tanks"), "right"),
        (t("magnifico-airplanes"), "right"),
    )
    table.add_column(t("magnifico-in-play"))
    table.add_row(*army(view, "attacker", view["turn_of"], t))
    table.add_row(*army(view, "defender", view["defender"], t))
    yield table
    yield Text(f"{castle(view, t)} {phase(view, t)}")
    chances = from_here(view)
    if chances:
        conquest, defeat = percent(chances.conquest), percent(chances.defeat)
        yield Text(t("magnifico-chances", conquest=conquest, defeat=defeat), "dim")


def army(view: View, side: str, seat: int, t: Translator) -> list[Text]:
    here = view["side"] == side
    counts = pieces(view, side)
    for kind, card in (("tanks", "tank_card"), ("airplanes", "airplane_card")):
        if counts[kind] and view[card][seat] is None:
            counts[kind] = f"({counts[kind]})"  # 8.3: it takes no part
    helping = [(card, count) for card, count in in_play(view, seat) if not points(card)]
    return [
        Text(f"{'▶' if here else ' '} {t.name('side', side)}", "bold" if here else ""),
        emblem_and_name(seat, t, bold=seat == view["seat"]),
        *(Text(str(count), "bold") for count in counts.values()),
        Text(several(helping, t)),
    ]


def pieces(view: View, side: str) -> dict[str, int | str]:
    """7.2.4: the attacker's are the army's, the defender's all in the territory."""
    kinds = ("soldiers", "tanks", "airplanes")
    return {kind: view[f"army_{kind}"] if side == "attacker" else view[kind][view["target"]] for kind in kinds}


def castle(view: View, t: Translator) -> str:
    """7.7.2, 13.13: what the castle stops of an assault of the attacker."""
    if not view["castle"][view["target"]]:
        return t("magnifico-castle-none")
    if view["breached"]:
        return t("magnifico-castle-open")
    stopped = view["figures"]["stopped"]["attacker"]
    towers = view["towers"][view["target"]]
    return t("magnifico-castle", towers=towers, level=stopped["hits"], infantry=stopped["infantry"])


def phase(view: View, t: Translator) -> str:
    made = ", ".join(t.name("assault", kind) for kind in view["assaults"])
    said = [t("magnifico-made", assaults=made)] if made else []
    if view["tank_assault"]:
        said.append(t("magnifico-fired", tanks=view["fired"]))
    if view["declared_assault"]:
        kind = t.name("assault", view["declared_assault"])
        said.append(t("magnifico-declared", assault=kind, count=view["declared"]))
    return " ".join(said)


def from_here(view: View) -> Odds | None:
    """The odds of the battle, if the attacker starts a phase and the castle is intact or there is none."""
    if view["phase"] != "assault" or view["side"] != "attacker" or view["assaults"] or view["breached"]:
        return None
    towers = view["towers"][view["target"]] if view["castle"][view["target"]] else None
    sides = [_side(view, side, seat) for side, seat in (("attacker", view["turn_of"]), ("defender", view["defender"]))]
    return odds(sides[0], sides[1], towers, frail_tanks=bool(view["frail_tanks"]))


def _side(view: View, side: str, seat: int) -> Side:
    tank, airplane = (view[kind][seat] for kind in ("tank_card", "airplane_card"))
    projects = tuple(view["in_play"][seat][project] for project in PROJECTS)
    soldiers, tanks, airplanes = (int(count) for count in pieces(view, side).values())
    return Side(soldiers, tanks, airplanes, _card(tank), _card(airplane), projects)


def _card(name: str | None) -> int:
    return CARDS.index(name) if name else NO_CARD


def percent(chance: float) -> int:
    return round(100 * chance)
