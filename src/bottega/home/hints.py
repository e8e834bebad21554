"""A hint for a seat whose hand nobody has entered: what a bot would do in several possible worlds."""

from collections import Counter
from copy import copy

from ..bots import bot
from ..engine.actions import Move
from .match import HomeMatch
from .sampling import sample_worlds

WORLDS = 12
BOT = "greedy"


def hint(home: HomeMatch, seat: int) -> list[tuple[Move, int]]:
    """What looks best in how many of some possible worlds, the most frequent first. Moves that look alike are one."""
    match, player = home.match, bot(BOT, home.game, seed=len(home.steps))
    best = Counter[int]()
    for world in sample_worlds(home.game, match.state, home.rng, WORLDS):
        there = copy(match)
        there.state = world
        if seat in there.actors:
            best[home.game.moves.look_alikes(player.choose(there, seat).number)[0]] += 1
    return [(home.game.every_move[number], count) for number, count in best.most_common()]
