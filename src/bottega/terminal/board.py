"""The board of a game in a terminal, drawn from a view alone: the one in its folder `terminal`, or a general one."""

from typing import Any, Protocol, cast

from rich.console import RenderableType

from ..engine.actions import Move
from ..engine.game import Game
from . import general
from .translator import Translator

View = dict[str, Any]


class Board(Protocol):
    """What the module of a game's board offers."""

    def draw(self, view: View, t: Translator) -> list[RenderableType]:
        """All that lies on the table, and what the seat of the view has and knows, part by part."""

    def catalogue(self, view: View, t: Translator) -> RenderableType:
        """What there is to build, with what became of each so far."""

    def sheet(self, view: View, t: Translator) -> RenderableType:
        """How the game was decided, line by line; the game is over."""

    def note(self, move: Move, view: View, t: Translator) -> str:
        """What a person would like to know of a move beside its words; often nothing."""


def board(game: Game) -> Board:
    return cast(Board, game.part("terminal") or general)
