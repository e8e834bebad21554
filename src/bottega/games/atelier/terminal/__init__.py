"""The board of Atelier Da Vinci in a terminal: the easels, the colours on the table, the players, your hand."""

from rich.console import Group, RenderableType

from ....terminal.board import View
from ....terminal.translator import Translator
from .catalogue import catalogue
from .course import course
from .notes import note
from .people import legend, own, people
from .sheet import sheet
from .studio import achievements, colours, scale, studio

__all__ = ["catalogue", "draw", "note", "sheet"]


def draw(view: View, t: Translator) -> list[RenderableType]:
    parts: list[RenderableType] = [
        Group(course(view, t), studio(view, t)),
        Group(colours(view, t), achievements(view, t), scale(view, t)),
        Group(people(view, t), legend(t)),
    ]
    if view["seat"] is not None:
        parts.append(own(view, t))
    return parts
