"""How hard a puzzle is: which bots find its line, and the rating that follows from it."""

from collections.abc import Mapping, Sequence

from ..bots import bot
from ..bots.weights import shipped
from ..engine.actions import Move
from ..engine.match import Match

# The ladder of bots, each stronger than the one before. They are not levels, so that ratings of puzzles stay comparable
# between games, and when a game's levels change.
LADDER = ("beginner:70", "beginner:35", "greedy", "search:20", "search:80", "search:500", "search:2000")
NETWORK = ("net", "net:200", "net:2000")  # graded for the report only, where the game has a network
LOWEST, STEP = 600, 200  # the rating of a puzzle that all find, and what each bot that never finds it adds
EASY = 900  # below it a puzzle is easy


def levels(decisions: Sequence[tuple[Match, Move]], seat: int, seeds: int, seed: int) -> dict[str, float]:
    """How often each bot finds every move of the line, over several seeds."""
    game, players = decisions[0][0].game, decisions[0][0].players
    names = (*LADDER, *NETWORK) if shipped(game, players) else LADDER
    found = {}
    for name in names:
        times = seeds if name != LADDER[-1] else max(1, seeds // 2)
        solved = 0
        for one in range(times):
            player = bot(name, game, seed + one, "cpu")
            solved += all(player.choose(match, seat) == move for match, move in decisions)
        found[name] = round(solved / times, 3)
    return found


def rating(found: Mapping[str, float]) -> int:
    """The step of the ladder at which bots begin to find it, by the Spearman-Kärber estimate.

    >>> rating({name: 1.0 for name in LADDER}), rating({name: 0.0 for name in LADDER})
    (600, 2000)
    """
    return round(LOWEST + STEP * sum(1 - found[name] for name in LADDER))
