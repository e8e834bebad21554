"""The games, found by looking: every package in this folder, and what other packages offer.

A package from outside offers a game through the entry point group `bottega.games`, in its `pyproject.toml`:

    [project.entry-points."bottega.games"]
    morra = "bottega_morra:GAME"

Each is a package with the same parts; its `GAME` is all that the rest of Bottega knows of it.
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
    """The game of that name. Raises UnknownGame, also for a game from outside that cannot be loaded."""
    if slug in _BUILT_IN:
        found: Game = import_module(f"{__name__}.{slug}").GAME
        return found
    if slug not in _FROM_OUTSIDE:
        raise UnknownGame(f"there is no game {slug!r}; there are {', '.join(GAMES)}")
    point = _FROM_OUTSIDE[slug]
    try:
        loaded = point.load()
    except Exception as error:  # whatever a foreign package raises while it is imported
        raise UnknownGame(f"the game {slug!r} cannot be loaded from {point.value}: {error}") from error
    if not isinstance(loaded, Game) or loaded.slug != slug:
        raise UnknownGame(f"{point.value} is not a game with the slug {slug!r}")
    return loaded
