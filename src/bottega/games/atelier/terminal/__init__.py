"""The board of Atelier Da Vinci in a terminal: the easels, the colours on the table, the players, your hand."""

from rich.console import Group, RenderableType

from ....terminal.board import View
from ....terminal.fit import Own, legend
from ....terminal.translator import Translator
from .catalogue import catalogue
from .course import course
from .notes import note
from .people import own, people, signs
from .sheet import sheet
from .studio import achievements, colours, scale, studio

__all__ = ["catalogue", "draw", "note", "sheet"]


def draw(view: View, t: Translator) -> list[RenderableType]:
    parts: list[RenderableType] = [
        Group(course(view, t), studio(view, t)),
        Group(colours(view, t), achievements(view, t), scale(view, t)),
        Group(people(view, t), legend(signs(t))),
    ]
    if view["seat"] is not None:
        parts.append(Own(own(view, t)))
    return parts
