"""What a game provides to the engine: its record, moves, events, options, messages and rule functions."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Literal, SupportsIndex

from .actions import Kind, Move, MoveParser, Moves
from .compile import Build, compile, compile_plain
from .description import Given
from .errors import InvalidMove, InvalidOption
from .events import EventKind, EventRecorder
from .explanations import Explain
from .fields import is_whole
from .messages import Arg, Messages, SeatArg
from .outside import OutsideRules
from .points import PointSource
from .record import Record, State
from .rules import Rules

# The probable outcome of a plan, in figures, such as the odds of an attack. It gets a view and a question in the words
# of the game, and nothing else. Raises InvalidQuestion.
Forecast = Callable[[Mapping[str, Any], Mapping[str, str | int]], dict[str, float]]

# What follows from a view by the rules and is shown to people: prices now, the points of a card, counts for a majority.
# It gets only the view: of a seat, of a spectator, or the whole position after a game. Several views may share the
# result, so do not change it.
Figures = Callable[[Mapping[str, Any]], Mapping[str, Any]]

DEFAULT_PLAYERS = 4


@dataclass(frozen=True)
class Option:
    """A choice made before the game; the state's field of the same name holds it, as an index into `values`."""

    name: str
    values: Sequence[str]

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True, eq=False)
class Game:
    """A complete game. `rules` is for programs, the rest is for people."""

    slug: str
    package: str  # the Python package that holds it, and its optional parts: heuristic, terminal, openspiel
    version: int  # of the rules: raised when a change makes an old match play differently
    players: range
    record: Record
    events: Sequence[EventKind]
    rules: Rules
    clauses: Sequence[str]  # what a check returns is an index into these
    # Works out what a description does not give: `s` is a set-up with the given values written over it. May raise
    # ImpossiblePosition, if nothing makes the position possible.
    complete: Callable[[State, Given], None]
    flaw: Callable[[State], str | None]  # why a described position is impossible
    messages: Messages
    prompt: Callable[[State], tuple[str, dict[str, Any]]]  # key and arguments of the present prompt
    options: Sequence[Option] = ()
    variants: Sequence[str] = ()  # each is a field of the record, 0 or 1
    facts: Callable[[Mapping[str, Any]], Mapping[str, Any]] = lambda settings: {}  # what is printed on the pieces
    forecast: Forecast | None = None
    figures: Figures | None = None
    points: Sequence[PointSource] = ()  # where its points come from
    explain: Explain | None = None  # what the things on the table are and what they are worth now
    counter: str = "turn"  # the field of the record that counts turns or rounds

    @property
    def default_players(self) -> int:
        """The number of players if nobody says one: four, or the nearest number that the game allows."""
        return min(max(DEFAULT_PLAYERS, self.players[0]), self.players[-1])

    @property
    def moves(self) -> Moves:
        return self.rules.moves

    def part(self, name: str) -> ModuleType | None:
        """An optional module of the game's package, such as `heuristic` or `terminal`; None if it has none."""
        module = f"{self.package}.{name}"
        return import_module(module) if find_spec(module) else None

    @property
    def unit(self) -> Literal["turn", "round"]:
        """The word for what the counter counts: turn or round."""
        return "turn" if self.counter == "turn" else "round"

    @cached_property
    def move_parser(self) -> MoveParser:
        return MoveParser(self)

    @cached_property
    def recorder(self) -> EventRecorder:
        """Records the events of the plain builds."""
        return EventRecorder(self)

    @cached_property
    def outside(self) -> OutsideRules:
        """The plain rules with chance from outside."""
        return OutsideRules(self)

    @cached_property
    def every_move(self) -> tuple[Move, ...]:
        """All moves by their numbers, made once: matches hold many and share them."""
        return tuple(Move(self, number) for number in range(self.moves.size))

    @cache  # noqa: B019 - a game lives as long as the process
    def turn(self, seat: int, number: int) -> tuple[int, Move]:
        """A move and who makes it, made once: the logs of all matches share them."""
        return seat, self.every_move[number]

    @cache  # noqa: B019 - a game lives as long as the process
    def build(self, target: str) -> Build:
        """The rules for a target, built once; all matches share them, unless their chance is scripted."""
        return compile(self, target)

    @cached_property
    def plain_rules(self) -> Build:
        """The rules for plain states, which matches in plain Python share, unless their chance is scripted."""
        return compile_plain(self)

    def move(self, what: "Move | str | int | tuple[str | int, ...]") -> Move:
        """A move from its words, its number, or its name and arguments."""
        if isinstance(what, Move):
            if what.game is not self:
                raise InvalidMove(f"{what!r} is a move of {what.game.slug}, not of {self.slug}")
            return what
        if isinstance(what, str):
            return self.every_move[self.move_parser.read(what)]
        if isinstance(what, tuple):
            return self.every_move[self.moves.number(str(what[0]), *what[1:])]
        # `isinstance` of a protocol is slow, and most moves are plain numbers.
        if type(what) is not int and (not isinstance(what, SupportsIndex) or isinstance(what, bool)):
            raise InvalidMove(f"{what!r} is no move; say it in words, by its number, or as a name with arguments")
        number = what.__index__()
        self.moves.kind(number)  # refuses a number out of range
        return self.every_move[number]

    def settings(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options in full, checked."""
        if not is_whole(players):
            raise InvalidOption(f"players: {players!r} is not a whole number")
        if players not in self.players:
            raise InvalidOption(f"{self.slug} is for {self.players[0]} to {self.players[-1]} players, not {players}")
        chosen: dict[str, Any] = {"players": players, **{o.name: o.default for o in self.options}, "variants": []}
        known = {o.name: o.values for o in self.options}
        for name, value in options.items():
            if name == "variants":
                self.check_variants(value)
                chosen[name] = sorted(set(value))
            elif name not in known:
                raise InvalidOption(f"{self.slug} has no option {name!r}; there are {', '.join([*known, 'variants'])}")
            elif value not in known[name]:
                what = "" if isinstance(value, str) else f"{name} is a word in quotes, and "
                raise InvalidOption(f"{what}{value!r} is no {name} of {self.slug}; there are {_quoted(known[name])}")
            else:
                chosen[name] = value
        return chosen

    def check_variants(self, variants: Any) -> None:
        """Refuses anything but a list of variants of this game."""
        if isinstance(variants, str) or not isinstance(variants, Iterable):
            raise InvalidOption(f"variants: {variants!r} is not a list of names")
        for one in variants:
            if one not in self.variants:
                raise InvalidOption(f"{one!r} is no variant of {self.slug}; there are {_quoted(self.variants)}")

    def write_settings(self, s: State, settings: Mapping[str, Any]) -> None:
        """Writes the options into a blank record, before `setup`."""
        s.players = settings["players"]
        for option in self.options:
            s[option.name] = list(option.values).index(settings[option.name])
        for variant in self.variants:
            s[variant] = int(variant in settings["variants"])

    @cached_property
    def kinds(self) -> dict[str, dict[str, dict[str, str]]]:
        """The kinds under which the messages name the arguments, by move and by event; plain numbers have none."""
        return {
            "move": {kind.name: _kinds((*kind.args, *_about(kind))) for kind in self.moves.kinds},
            "event": {event.name: _kinds(event.args) for event in self.events},
        }


def _quoted(words: Sequence[str]) -> str:
    return ", ".join(map(repr, words)) or "none"


def _about(kind: Kind) -> tuple[Arg, ...]:
    return () if kind.about is None else (kind.about.arg,)


def _kinds(args: Sequence[Arg]) -> dict[str, str]:
    named = {arg.name: "seat" if isinstance(arg, SeatArg) else arg.kind for arg in args}
    return {name: kind for name, kind in named.items() if kind}
