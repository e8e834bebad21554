"""Plays one scheduled game. The result depends only on the schedule, not on the process or machine.

`bottega watch` with the same seed and bots shows the same game, because it seeds bots in the same way.
"""

import time
from dataclasses import dataclass, field
from zlib import crc32

from ..bots import bot
from ..engine.match import Match
from ..games import game
from .tournament import ScheduledGame

TARGET = "cpu"

_warm: set[tuple[str, str]] = set()  # games and bots whose machine code is loaded in this process


@dataclass(frozen=True)
class GameResult:
    """The result of a game. Everything but the time is reproducible; tuples are by seat, from 0."""

    number: int  # of the game in the schedule
    deal: int
    seed: str
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    ties: tuple[int, ...]  # the tie-breaks between equal scores
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...] = field(compare=False)

    def share(self, seat: int) -> float:
        """The share of the win that a seat has: 1, 0, or a part if the win is shared."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def ranks(self) -> list[int]:
        """For each seat, how many seats have a better score and tie-break."""
        standing = list(zip(self.scores, self.ties, strict=True))
        return [sum(other > own for other in standing) for own in standing]


def play_game(scheduled: ScheduledGame) -> GameResult:
    """Plays a game to the end on the compiled rules."""
    the_game, players = game(scheduled.game), len(scheduled.seats)
    match = Match(the_game, players, scheduled.seed, scheduled.options, target=TARGET)
    seeds = [crc32(f"{scheduled.seed} {seat}".encode()) for seat in range(players)]
    bots = [bot(name, the_game, seed, TARGET) for name, seed in zip(scheduled.seats, seeds, strict=True)]
    decisions, seconds = [0] * players, [0.0] * players
    while actors := match.actors:
        seat = actors[0]
        _warm_up(match, seat, scheduled.seats[seat])
        began = time.perf_counter()
        move = bots[seat].choose(match, seat)
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += 1
        match.play(seat, move)
    standing = match.standing
    return GameResult(
        scheduled.number,
        scheduled.deal,
        scheduled.seed,
        scheduled.seats,
        tuple(points for points, _ in standing),
        tuple(tie for _, tie in standing),
        match.winners,
        tuple(decisions),
        tuple(round(time, 6) for time in seconds),
    )


def _warm_up(match: Match, seat: int, name: str) -> None:
    """Lets a copy of a bot choose once before its time is measured: the first choice loads or compiles machine code.

    A bot may play a single legal move without thinking, so that does not count.
    """
    if (match.game.slug, name) not in _warm and len(match.legal(seat)) > 1:
        bot(name, match.game, 0, TARGET).choose(match, seat)
        _warm.add((match.game.slug, name))
