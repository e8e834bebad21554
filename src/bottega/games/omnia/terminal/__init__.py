"""The board of Omnia in a terminal: the round, the cards face up, the cities, the players, your action cards."""

from rich.console import Group, RenderableType

from ....terminal.board import View
from ....terminal.speech import Speech
from .catalogue import catalogue
from .cities import cities
from .course import course
from .notes import note
from .people import own, people
from .rows import rows
from .sheet import sheet

__all__ = ["catalogue", "draw", "note", "sheet"]


def draw(view: View, speech: Speech) -> list[RenderableType]:
    parts: list[RenderableType] = [Group(*course(view, speech)), rows(view, speech), cities(view, speech)]
    if view["phase"] != "draft":  # in which all have the same
        parts.append(Group(*people(view, speech)))
    if view["seat"] is not None and view["phase"] != "over":
        parts.append(Group(*own(view, speech)))
    return parts
