"""The board of Magnifico in a terminal: the round, the map of Europe, the players, and the auction or battle."""

from rich.console import Group, RenderableType

from ....terminal.board import View
from ....terminal.speech import Speech
from .auction import auction
from .battle import battle
from .catalogue import catalogue
from .chart import chart
from .course import course
from .notes import note
from .people import people
from .sheet import sheet

__all__ = ["catalogue", "draw", "note", "sheet"]


def draw(view: View, speech: Speech) -> list[RenderableType]:
    parts: list[RenderableType] = [
        Group(*course(view, speech)),
        chart(view, speech),
        Group(*people(view, speech)),
    ]
    if view["phase"] in ("bidding", "choosing"):
        parts.append(Group(*auction(view, speech)))
    if view["defender"] >= 0:
        parts.append(Group(*battle(view, speech)))
    return parts
