"""The chapters of a game's lesson: read from TOML files and checked."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

from ..engine.actions import Move
from ..engine.errors import BottegaError
from ..engine.game import Game
from ..engine.messages import Messages

PART = "lesson"  # the folder of a game's package
THINGS, LEARNT = "things.toml", "learnt.toml"  # beside the chapters
UNSAID = "?"  # stands for None in a position, because TOML has no null
RESERVED = ("title", "goal", "done")  # texts of the chapter itself
_FILE = re.compile(r"(\d\d)-([a-z][a-z_]*)\.toml")
_NAME = re.compile(r"[a-z][a-z0-9_]*")
_THING = re.compile(r"[a-z0-9][a-z0-9_.-]*")


class BrokenLesson(BottegaError):
    """A chapter that cannot be read, or that does not fit the rules of its game."""


@dataclass(frozen=True)
class Reply:
    """The answer to legal moves that were not asked for."""

    name: str
    moves: tuple[str, ...]  # patterns


@dataclass(frozen=True)
class Step:
    """Moves of other seats, if any, and then one text: to read, or with a move to make."""

    others: tuple[tuple[int, str], ...]  # seat and move in words
    name: str  # of the text; empty if the step has only moves of others
    asks: bool
    moves: tuple[str, ...]  # patterns of the moves asked for
    replies: tuple[Reply, ...]
    spotlight: tuple[str, ...]  # ids of things on the board


@dataclass(frozen=True)
class Chapter:
    """One chapter of a game's lesson."""

    game: Game
    name: str
    seat: int  # the learner's
    players: int
    seed: str
    options: Mapping[str, Any]
    chance: tuple[Any, ...]
    position: Mapping[str, Any] | None  # None: the start of a game
    steps: tuple[Step, ...]

    def key(self, *names: str) -> str:
        """The key of a text of this chapter."""
        return "-".join(["lesson", self.name, *names])

    @property
    def questions(self) -> int:
        """How many moves the learner makes."""
        return sum(step.asks for step in self.steps)

    @property
    def texts(self) -> int:
        """How many texts the learner reads."""
        return sum(bool(step.name) for step in self.steps)


def matches(patterns: Sequence[str], move: Move) -> bool:
    """Whether one of the patterns fits a move: its name and arguments, with `*` and `[...]` as in file names."""
    return fits(patterns, " ".join(map(str, move.parts)))


def fits(patterns: Sequence[str], words: str) -> bool:
    """Whether one of the patterns fits the words."""
    return any(fnmatchcase(words, pattern) for pattern in patterns)


@cache
def chapters(game: Game) -> tuple[Chapter, ...]:
    """The chapters of a game in order; none if it has no lesson. Raises BrokenLesson."""
    part = game.part(PART)
    if part is None:
        return ()
    beside = (THINGS, LEARNT)
    found = [file for file in files(part).iterdir() if file.name.endswith(".toml") and file.name not in beside]
    return tuple(read(game, f.name, f.read_text(encoding="utf-8")) for f in sorted(found, key=lambda f: f.name))


@cache
def things(game: Game) -> tuple[str, ...]:
    """The ids of things on the board that chapters may point at, as patterns."""
    return tuple(_beside(game, THINGS).get("things", ()))


@cache
def learnt(game: Game) -> Mapping[str, str]:
    """What the learner has done by the end of the lesson, with the pattern of a move or an event that shows it."""
    return _beside(game, LEARNT)


def _beside(game: Game, name: str) -> dict[str, Any]:
    part = game.part(PART)
    file = files(part) / name if part else None
    return tomllib.loads(file.read_text(encoding="utf-8")) if file and file.is_file() else {}


@cache
def texts(game: Game) -> Messages:
    """The texts of a game's lesson, `lesson/locale/<language>/*.ftl`, then the game's own."""
    return Messages(f"{game.package}.{PART}", game.package)


def lesson_sources(game: Game, language: str) -> dict[str, str]:
    """The Fluent sources of the lesson's own texts, by file name; none if the game has no lesson."""
    return Messages(f"{game.package}.{PART}").sources(language)


def text_keys(chapter: Chapter) -> list[str]:
    """The keys of all texts that a chapter needs."""
    keys = [chapter.key(name) for name in RESERVED]
    for step in chapter.steps:
        keys += [chapter.key(step.name)] if step.name else []
        keys += [chapter.key(step.name, reply.name) for reply in step.replies]
    return keys


def read(game: Game, file: str, text: str) -> Chapter:
    """A chapter from the text of its file. Raises BrokenLesson, which names the file and the step."""
    try:
        named = _FILE.fullmatch(file)
        if named is None:
            raise BrokenLesson("the name of the file is not like 03-council.toml")
        try:
            said = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BrokenLesson(str(error)) from None
        return _chapter(game, named[2], said)
    except BrokenLesson as error:
        raise BrokenLesson(f"{game.slug}, {file}: {error}") from None


def _chapter(game: Game, name: str, said: dict[str, Any]) -> Chapter:
    seat = _taken(said, "seat", int, 0)
    players = _taken(said, "players", int, game.default_players)
    if players not in game.players or seat not in range(players):
        raise BrokenLesson(f"seat {seat} of {players} players is not possible in this game")
    position = _taken(said, "position", dict, None)
    chapter = Chapter(
        game=game,
        name=name,
        seat=seat,
        players=players,
        seed=_taken(said, "seed", str, name),
        options=_taken(said, "options", dict, {}),
        chance=tuple(_taken(said, "chance", list, [])),
        position=None if position is None else _unsaid(position),
        steps=tuple(_step(number, step, players) for number, step in enumerate(_taken(said, "steps", list, []), 1)),
    )
    _nothing_left(said)
    names = [step.name for step in chapter.steps if step.name]
    twice = {one for one in names if names.count(one) > 1 or one in RESERVED}
    if twice:
        raise BrokenLesson(f"names of steps are used twice or reserved: {', '.join(sorted(twice))}")
    if not any(step.asks for step in chapter.steps):
        raise BrokenLesson("no step asks for a move")
    return chapter


def _step(number: int, said: dict[str, Any], players: int) -> Step:
    try:
        asked, told = _taken(said, "ask", str, ""), _taken(said, "say", str, "")
        step = Step(
            others=tuple(_move_of_seat(one, players) for one in _taken(said, "others", list, [])),
            name=asked or told,
            asks=bool(asked),
            moves=_words(_taken(said, "moves", list, [])),
            replies=tuple(_reply(one) for one in _taken(said, "replies", list, [])),
            spotlight=_words(_taken(said, "spotlight", list, [])),
        )
        _nothing_left(said)
        if asked and told:
            raise BrokenLesson("a step has either `say` or `ask`")
        if bool(step.moves) != step.asks or (step.replies and not step.asks):
            raise BrokenLesson("`ask` goes with `moves`; `moves` and `replies` go with `ask`")
        if not step.others and not step.name:
            raise BrokenLesson("a step has `say`, `ask` or `others`")
        if step.name and not _NAME.fullmatch(step.name):
            raise BrokenLesson(f"{step.name!r} is not a name of small letters, digits and underscores")
        for thing in step.spotlight:
            if not _THING.fullmatch(thing):
                raise BrokenLesson(f"{thing!r} is not the id of a thing on the board")
        return step
    except BrokenLesson as error:
        raise BrokenLesson(f"step {number}: {error}") from None


def _reply(said: Any) -> Reply:
    if not isinstance(said, dict):
        raise BrokenLesson("a reply is a table with `say` and `moves`")
    reply = Reply(_taken(said, "say", str, ""), _words(_taken(said, "moves", list, [])))
    _nothing_left(said)
    if not _NAME.fullmatch(reply.name) or not reply.moves:
        raise BrokenLesson("a reply has a name in `say` and patterns in `moves`")
    return reply


def _move_of_seat(said: Any, players: int) -> tuple[int, str]:
    seat, _, move = str(said).partition(" ")
    if not seat.isdecimal() or int(seat) not in range(players) or not move:
        raise BrokenLesson(f"{said!r} is not a seat and its move, such as '1 pass'")
    return int(seat), move


def _words(said: list[Any]) -> tuple[str, ...]:
    for one in said:
        if not isinstance(one, str):
            raise BrokenLesson(f"{one!r} is not a text")
    return tuple(said)


def _taken(said: dict[str, Any], name: str, kind: type, default: Any) -> Any:
    """Removes and returns a value of the right type."""
    value = said.pop(name, default)
    if value is not default and (not isinstance(value, kind) or isinstance(value, bool)):
        raise BrokenLesson(f"{name}: {value!r} is not a {kind.__name__}")
    return value


def _nothing_left(said: dict[str, Any]) -> None:
    if said:
        raise BrokenLesson(f"unknown: {', '.join(sorted(said))}")


def _unsaid(value: Any) -> Any:
    """A position with None where it says `?`."""
    if isinstance(value, dict):
        return {name: _unsaid(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_unsaid(one) for one in value]
    return None if value == UNSAID else value
