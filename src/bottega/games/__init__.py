"""Finds the games: every package in this folder, and those that other packages offer.

Another package offers a game through the entry point group `bottega.games` in its `pyproject.toml`:

    [project.entry-points."bottega.games"]
    morra = "bottega_morra:GAME"

Each game is a package with the same parts. The rest of Bottega uses only its `GAME`.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from ..engine.errors import UnknownGame
from ..engine.game import Game

GROUP = "bottega.games"

_BUILT_IN = tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))
_FROM_OUTSIDE: dict[str, EntryPoint] = {
    point.name: point for point in entry_points(group=GROUP) if point.name not in _BUILT_IN
}
GAMES = (*_BUILT_IN, *sorted(_FROM_OUTSIDE))


@cache
def game(slug: str) -> Game:
    """The game with this name. Raises UnknownGame, also if a game of another package cannot be loaded."""
    if slug in _BUILT_IN:
        found: Game = import_module(f"{__name__}.{slug}").GAME
        return found
    if slug not in _FROM_OUTSIDE:
        raise UnknownGame(f"there is no game {slug!r}; there are {', '.join(GAMES)}")
    point = _FROM_OUTSIDE[slug]
    try:
        loaded = point.load()
    except Exception as error:  # another package may raise anything while it is imported
        raise UnknownGame(f"the game {slug!r} cannot be loaded from {point.value}: {error}") from error
    if not isinstance(loaded, Game) or loaded.slug != slug:
        raise UnknownGame(f"{point.value} is not a game with the slug {slug!r}")
    return loaded
