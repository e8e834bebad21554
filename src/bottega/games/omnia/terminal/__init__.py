"""The board of Omnia in a terminal: the round, the cards face up, the cities, the players, your action cards."""

from rich.console import Group, RenderableType

from ....terminal.board import View
from ....terminal.fit import Own
from ....terminal.translator import Translator
from .catalogue import catalogue
from .cities import cities
from .course import course
from .notes import note
from .people import own, people
from .rows import rows
from .sheet import sheet

__all__ = ["catalogue", "draw", "note", "sheet"]


def draw(view: View, t: Translator) -> list[RenderableType]:
    parts: list[RenderableType] = [Group(*course(view, t)), rows(view, t), cities(view, t)]
    if view["phase"] != "draft":  # in which all have the same
        parts.append(Group(*people(view, t)))
    if view["seat"] is not None and view["phase"] != "over":
        parts.append(Own(*own(view, t)))
    return parts
