"""Playing one game: a pure function of its task, whichever process or machine it runs on.

`bottega watch` with the seed and the bots of a game shows it again, because bots are seeded here as they are there.
"""

import time
from dataclasses import dataclass, field
from zlib import crc32

import numpy as np

from ..bots import bot
from ..engine.match import Match
from ..games import game
from .tournament import Task

TARGET = "cpu"

_warm: set[tuple[str, str]] = set()  # games and bots whose machine code this process has loaded


@dataclass(frozen=True)
class Result:
    """A finished game. All but the time it took is the same whenever it is played; lists go by seat, from 0."""

    number: int  # of the task
    deal: int
    seed: str
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    ties: tuple[int, ...]  # what breaks ties between equal scores
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...] = field(compare=False)

    def share(self, seat: int) -> float:
        """What a seat has of the win: all, nothing, or a part where it is shared."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def ranks(self) -> list[int]:
        """How many seats did better than each, by score and tie-break."""
        standing = list(zip(self.scores, self.ties, strict=True))
        return [sum(other > own for other in standing) for own in standing]


def play_game(task: Task) -> Result:
    """Plays to the end, on the compiled rules."""
    the_game, players = game(task.game), len(task.seats)
    match = Match(the_game, players, task.seed, task.options, target=TARGET)
    bots = [bot(name, the_game, crc32(f"{task.seed} {seat}".encode()), TARGET) for seat, name in enumerate(task.seats)]
    decisions, seconds = [0] * players, [0.0] * players
    while actors := match.actors:
        seat = actors[0]
        _warm_up(match, seat, task.seats[seat])
        began = time.perf_counter()
        move = bots[seat].choose(match, seat)
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += 1
        match.play(seat, move)
    standing = np.zeros((the_game.record.seats, 2), np.int64)
    match.rules.scores(match.state, standing)
    return Result(
        task.number,
        task.deal,
        task.seed,
        task.seats,
        tuple(standing[:players, 0].tolist()),
        tuple(standing[:players, 1].tolist()),
        match.winners,
        tuple(decisions),
        tuple(round(time, 6) for time in seconds),
    )


def _warm_up(match: Match, seat: int, name: str) -> None:
    """Lets a bot's double choose once before the clock runs: the first time, machine code is loaded or even made.

    A single legal move is no choice, and may be made without thinking.
    """
    if (match.game.slug, name) not in _warm and len(match.legal(seat)) > 1:
        bot(name, match.game, 0, TARGET).choose(match, seat)
        _warm.add((match.game.slug, name))
