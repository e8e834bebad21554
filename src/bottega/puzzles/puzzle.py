"""A puzzle: a position, the seat to move, the line that is clearly best for it, and what every other move leads to."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Any

from ..engine.actions import Move
from ..engine.description import OF_A_VIEW, split
from ..engine.errors import BottegaError
from ..engine.game import Game
from ..engine.match import Match, decoded, encoded
from ..games import game as game_of

FILE = "puzzles.jsonl"  # in the folder of a game: one puzzle a line
MOST_REPLIES = 5  # moves shown after a wrong one
THEMES = ("auction", "timing", "denial", "endgame", "buying", "placing", "battle")

Replies = tuple[tuple[int, str], ...]  # each with the seat that makes it


class BrokenPuzzle(BottegaError):
    """A line that is no puzzle of this version of the game."""


@dataclass(frozen=True)
class Candidate:
    """A legal move, the seat's chance to win after it with its standard error, and how play goes on.

    The replies are the moves that the search expects next, made in the puzzle's own world. Few moves have them.
    """

    move: str
    chance: float
    error: float
    replies: Replies = ()


@dataclass(frozen=True)
class Puzzle:
    """A puzzle of a game. Its position is one of the worlds that the seat considers possible.

    `line` has the decisions of the solution, each with all legal moves and the best first. A decision with one
    candidate is forced.
    """

    id: str
    game: str
    players: int
    version: int  # of the rules
    source: Mapping[str, Any]
    position: str  # the description, compressed
    seat: int
    line: tuple[tuple[Candidate, ...], ...]
    checks: Mapping[str, Any]  # budgets, seeds and the smallest margin
    levels: Mapping[str, float]  # by bot: how often it finds the whole line
    rating: int
    themes: tuple[str, ...]

    @property
    def solution(self) -> tuple[str, ...]:
        """The moves of the seat, in words."""
        return tuple(candidates[0].move for candidates in self.line)

    @property
    def chance(self) -> float:
        """The seat's chance to win with the best line."""
        return self.line[0][0].chance

    def start(self, target: str = "python") -> Match:
        """A match at the position. Raises BrokenPuzzle if the game has other rules now."""
        game = game_of(self.game)
        if game.version != self.version:
            raise BrokenPuzzle(f"{self.id} is for version {self.version} of the rules; they have {game.version} now")
        return match_at(game, described(self.position), self.id, target)

    def to_json(self) -> str:
        plain = {**vars(self), "line": [[_plain(one) for one in candidates] for candidates in self.line]}
        return json.dumps(plain, separators=(",", ":"), ensure_ascii=False)

    @staticmethod
    def from_json(text: str) -> "Puzzle":
        """Raises BrokenPuzzle."""
        try:
            plain = json.loads(text)
            line = tuple(tuple(_candidate(one) for one in candidates) for candidates in plain.pop("line"))
            return Puzzle(**{**plain, "line": line, "themes": tuple(plain["themes"])})
        except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
            raise BrokenPuzzle(f"this is no puzzle: {error}") from None


def _plain(one: Candidate) -> list[Any]:
    return [one.move, one.chance, one.error, *([one.replies] if one.replies else [])]


def _candidate(plain: Sequence[Any]) -> Candidate:
    move, chance, error, *replies = plain
    return Candidate(move, chance, error, tuple((seat, words) for seat, words in (replies[0] if replies else ())))


@cache
def puzzles(game: Game) -> Mapping[str, Puzzle]:
    """The puzzles that a game ships for its present rules, by id. A game may have none."""
    file = resources.files(game.package) / FILE
    if not file.is_file():
        return {}
    found = map(Puzzle.from_json, file.read_text(encoding="utf-8").splitlines())
    return {puzzle.id: puzzle for puzzle in found if puzzle.version == game.version}


# ---- positions


def match_at(game: Game, position: Mapping[str, Any], seed: str, target: str) -> Match:
    """A match at a described position. The seed decides chance from there on."""
    players, options, said = split(game, position, {})
    return Match(game, players, seed, options, position=said, target=target)


def packed(position: Mapping[str, Any]) -> str:
    """A description as a short text."""
    return encoded(json.dumps(position, separators=(",", ":")).encode(), 9)


def described(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(decoded(text))
    return found


def id_of(match: Match, seat: int) -> str:
    """The id of the puzzle of a seat. It depends only on what the seat may know."""
    return f"{match.game.slug}-{sha256(known(match, seat).encode()).hexdigest()[:8]}"


def known(match: Match, seat: int) -> str:
    """What a seat may know of a position, as a text to compare."""
    view = {name: plain for name, plain in match.view(seat).items() if name not in OF_A_VIEW}
    return json.dumps(view, sort_keys=True)


def words(move: Move) -> str:
    """A move as a puzzle stores it: its name and its arguments. `Game.move` reads it back."""
    return " ".join(map(str, move.parts))
