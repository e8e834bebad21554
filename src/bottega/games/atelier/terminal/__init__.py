"""The board of Atelier Da Vinci in a terminal: the easels, the colours on the table, the players, your hand."""

from rich.console import Group, RenderableType

from ....terminal.board import View
from ....terminal.speech import Speech
from .catalogue import catalogue
from .course import course
from .notes import note
from .people import legend, own, people
from .sheet import sheet
from .studio import achievements, colours, scale, studio

__all__ = ["catalogue", "draw", "note", "sheet"]


def draw(view: View, speech: Speech) -> list[RenderableType]:
    parts: list[RenderableType] = [
        Group(course(view, speech), studio(view, speech)),
        Group(colours(view, speech), achievements(view, speech), scale(view, speech)),
        Group(people(view, speech), legend(speech)),
    ]
    if view["seat"] is not None:
        parts.append(own(view, speech))
    return parts
