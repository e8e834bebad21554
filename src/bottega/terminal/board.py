"""The terminal board of a game, drawn from a view: that of its module `terminal`, or a general one."""

from typing import Any, Protocol, cast

from rich.console import RenderableType

from ..engine.actions import Move
from ..engine.game import Game
from . import general
from .translator import Translator

View = dict[str, Any]


class Board(Protocol):
    """The functions of the module of a board."""

    def draw(self, view: View, t: Translator) -> list[RenderableType]:
        """Everything on the table, and what only the viewer has and knows, as parts to draw below each other."""

    def catalogue(self, view: View, t: Translator) -> RenderableType:
        """All cards and pieces, and where they are."""

    def sheet(self, view: View, t: Translator) -> RenderableType:
        """The score sheet of a finished game."""

    def note(self, move: Move, view: View, t: Translator) -> str:
        """What a person wants to know about a move besides its text; often nothing."""


def board(game: Game) -> Board:
    return cast(Board, game.part("terminal") or general)
