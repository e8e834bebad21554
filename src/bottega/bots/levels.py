"""Levels: bots for people to choose from, weakest first.

Which bot a level is depends on the game, because the same search is worth more in one game than in another. A game
declares its bots in `levels.toml` in its package; another game gets the general ones. A network for many players may
need more iterations than one for two, so the table `several` of that file replaces levels for three players and more.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

from ..engine.game import Game

FILE = "levels.toml"
SEVERAL = "several"
GENERAL = {
    "novice": "beginner:70",  # overlooks most moves and judges the others badly
    "pupil": "beginner:35",
    "garzone": "greedy",  # plays what a sensible beginner plays, without looking ahead
    "apprentice": "search:20",
    "journeyman": "search:80",
    "master": "search:500",
    "maestro": "net:0.3s",
    "virtuoso": "net:3s",
}
LEVELS = tuple(GENERAL)


@cache
def level_bots(game: Game, players: int) -> Mapping[str, str]:
    """The bot of each level of a game with a number of players.

    >>> import bottega
    >>> list(level_bots(bottega.game(bottega.GAMES[0]), 3)) == list(LEVELS)
    True
    """
    file = resources.files(game.package) / FILE
    declared = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    several = declared.pop(SEVERAL, {})
    if players > 2:
        declared |= several
    return {name: declared.get(name, general) for name, general in GENERAL.items()}
