"""The boards: one module for each game, found by its slug. A board is drawn from a view and knows nothing else."""

from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from ...engine.actions import Move
from ..speech import Speech

View = dict[str, Any]


class Board(Protocol):
    """What the module of a game's board offers."""

    def draw(self, view: View, speech: Speech) -> list[RenderableType]:
        """All that lies on the table, and what the seat of the view has and knows, part by part."""

    def catalogue(self, view: View, speech: Speech) -> RenderableType:
        """What there is to build, with what became of each so far."""

    def sheet(self, view: View, speech: Speech) -> RenderableType:
        """How the game was decided, line by line; the game is over."""

    def note(self, move: Move, view: View, speech: Speech) -> str:
        """What a person would like to know of a move beside its words; often nothing."""


def board(slug: str) -> Board:
    return cast(Board, import_module(f"{__name__}.{slug}"))
