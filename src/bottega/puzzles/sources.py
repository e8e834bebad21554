"""Games to look for puzzles in: those that bots play, and records of finished games."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol
from zlib import crc32

from ..bots import bot
from ..engine.errors import BottegaError
from ..engine.game import Game
from ..engine.match import Match
from ..engine.record import State
from ..engine.text import loads
from ..games import game as game_of

BOTS = ("beginner:35", "greedy", "greedy", "search:20", "search:80")  # quick, and as varied as people
OTHER_PLAYERS = 6  # every so many games has one player more than the fewest


@dataclass(frozen=True)
class Moment:
    """A decision of a finished game."""

    ply: int  # moves before it
    seat: int
    state: State
    options: int  # legal moves


class Source(Protocol):
    """A game to look for puzzles in. It can be pickled."""

    @property
    def number(self) -> int: ...

    def describe(self) -> Mapping[str, Any]:
        """Where the game can be found again."""
        ...

    def replay(self) -> tuple[Match, list[Moment]]:
        """The finished game and all its decisions."""
        ...


@dataclass(frozen=True)
class BotGame:
    """A game between bots. The same number and seed give the same game."""

    slug: str
    number: int
    seed: int

    @property
    def bots(self) -> tuple[str, ...]:
        game, rng = game_of(self.slug), random.Random(f"{self.seed} {self.number}")
        more = (self.number + 1) % OTHER_PLAYERS == 0 and len(game.players) > 1
        return tuple(rng.choices(BOTS, k=game.players[0] + more))

    def describe(self) -> Mapping[str, Any]:
        return {"seed": f"{self.seed}-{self.number}", "bots": list(self.bots)}

    def replay(self) -> tuple[Match, list[Moment]]:
        game, names = game_of(self.slug), self.bots
        match = Match(game, len(names), f"{self.seed}-{self.number}", target="cpu")
        seeds = [crc32(f"{match.seed} {seat}".encode()) for seat in range(len(names))]
        bots = [bot(name, game, seed, "cpu") for name, seed in zip(names, seeds, strict=True)]
        moments = []
        while actors := match.actors:
            moments.append(_moment(match, actors[0]))
            match.play(actors[0], bots[actors[0]].choose(match, actors[0]))
        return match, moments


@dataclass(frozen=True)
class Record:
    """A finished game in its text form, for example of people."""

    number: int
    text: str

    def describe(self) -> Mapping[str, Any]:
        return {"record": loads(self.text, game_of).commitment}

    def replay(self) -> tuple[Match, list[Moment]]:
        whole = loads(self.text, game_of)
        match = whole.restarted("python" if whole.script else "cpu")
        moments = []
        for seat, _ in whole.log:
            moments.append(_moment(match, seat))
            match.play_next(whole)
        return match, moments


def _moment(match: Match, seat: int) -> Moment:
    return Moment(len(match.log), seat, match.game.record.copy(match.state), len(match.legal(seat)))


def records(game: Game, texts: Mapping[str, str]) -> Iterator[Record]:
    """The records in some files, by name. Raises BottegaError for one that is not a finished game of this kind."""
    for name, text in texts.items():
        found = loads(text, game_of)
        if found.game is not game:
            raise BottegaError(f"{name} is a game of {found.game.slug}, not of {game.slug}")
        if not found.over:
            raise BottegaError(f"{name} is not finished; puzzles come from finished games")
        yield Record(crc32(text.encode()), text)
