"""The board of Leonardo da Vinci in a terminal: turns, requested inventions, the street, the players, your bench."""

from rich.console import Group, RenderableType
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem
from ....terminal.speech import Speech
from ..components import CITY_TURNS, LAST_TURN
from .city import city
from .inventions import catalogue, requested
from .notes import note
from .people import own, people
from .sheet import sheet

__all__ = ["catalogue", "draw", "note", "sheet"]


def draw(view: View, speech: Speech) -> list[RenderableType]:
    legend = Text(speech("board-legend"), "dim")
    parts: list[RenderableType] = [
        Group(track(view, speech), requested(view, speech), *auction(view, speech)),
        city(view, speech),
        Group(people(view, speech), legend),
    ]
    if view["seat"] is not None:
        parts.append(Group(*own(view, speech)))
    return parts


def auction(view: View, speech: Speech) -> list[Text]:
    """9.13: the card that is bid for, and by whom."""
    number = view["hammer"]
    if not number:
        return []
    line = Text.assemble((speech("board-auction", number=number, name=speech.name("invention", number)), "bold"))
    for seat in view["bidders"]:
        line.append(" ").append_text(emblem(seat, speech))
    return [line]


def track(view: View, speech: Speech) -> Text:
    """Where the game stands: the turns of the city, the two of research behind them, and the phase."""
    line = Text.assemble((speech("board-turn") + " ", "bold"))
    for turn in range(1, LAST_TURN + 1):
        if turn == CITY_TURNS + 1:
            line.append(f" │ {speech('board-research')} ", "bold")
        here = turn == view["turn"]
        line.append(
            f"[{turn}]" if here else f" {turn} ", "reverse bold" if here else "" if turn > view["turn"] else "dim"
        )
    if view["phase"] != "over":
        section = speech.clause_of(view["phase"]).partition(".")[0]
        line.append(f"   {speech(f'section-{section}')}")
    if view["codex"]:
        line.append(f"   {speech('board-codex')}", "dim")
    return line
