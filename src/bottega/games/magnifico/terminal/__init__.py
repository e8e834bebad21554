"""The board of Magnifico in a terminal: the round, the map of Europe, the players, and the auction or battle."""

from rich.console import Group, RenderableType

from ....terminal.board import View
from ....terminal.fit import Asked
from ....terminal.translator import Translator
from .auction import auction
from .battle import battle
from .catalogue import catalogue
from .chart import chart
from .course import course
from .notes import note
from .people import people
from .sheet import sheet

__all__ = ["catalogue", "draw", "note", "sheet"]


def draw(view: View, t: Translator) -> list[RenderableType]:
    parts: list[RenderableType] = [
        Group(*course(view, t)),
        chart(view, t),
        Group(*people(view, t)),
    ]
    if view["phase"] in ("bidding", "choosing"):
        parts.append(Asked(*auction(view, t)))
    if view["defender"] >= 0:
        parts.append(Asked(*battle(view, t)))
    return parts
