"""The board of Leonardo da Vinci in a terminal: turns, requested inventions, the street, the players, your bench."""

from rich.console import Group, RenderableType
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem
from ....terminal.fit import Asked, Own, legend
from ....terminal.translator import Translator
from ..components import CITY_TURNS, LAST_TURN
from .city import AT_COUNCIL, city
from .inventions import catalogue, requested
from .notes import note
from .people import own, people
from .sheet import sheet

IN_THE_CITY = ("assignment", "offer", *AT_COUNCIL)

__all__ = ["catalogue", "draw", "note", "sheet"]


def draw(view: View, t: Translator) -> list[RenderableType]:
    parts: list[RenderableType] = [
        Group(track(view, t), requested(view, t), *auction(view, t)),
        Asked(city(view, t)) if view["phase"] in IN_THE_CITY else city(view, t),
        Group(people(view, t), legend(Text(t("board-legend"), "dim"))),
    ]
    if view["seat"] is not None:
        parts.append(Own(*own(view, t)))
    return parts


def auction(view: View, t: Translator) -> list[Text]:
    """9.13: the card of the auction, and the bidders."""
    number = view["hammer"]
    if not number:
        return []
    line = Text.assemble((t("board-auction", number=number, name=t.name("invention", number)), "bold"))
    for seat in view["bidders"]:
        line.append(" ").append_text(emblem(seat, t))
    return [line]


def track(view: View, t: Translator) -> Text:
    """The progress of the game: the turns of the city, the two turns of research after them, and the phase."""
    line = Text.assemble((t("board-turn") + " ", "bold"))
    for turn in range(1, LAST_TURN + 1):
        if turn == CITY_TURNS + 1:
            line.append(f" │ {t('board-research')} ", "bold")
        here = turn == view["turn"]
        line.append(
            f"[{turn}]" if here else f" {turn} ", "reverse bold" if here else "" if turn > view["turn"] else "dim"
        )
    if view["phase"] != "over":
        section = t.clause_of(view["phase"]).partition(".")[0]
        line.append(f"   {t(f'section-{section}')}")
    if view["codex"]:
        line.append(f"   {t('board-codex')}", "dim")
    return line
