"""The kinds of moves of a game, each declared once, and their numbers.

A kind has a name, typed arguments, and for each phase in which it can be made a check and an effect. There is one move
for every combination of arguments; moves are numbered kind after kind, and the last argument varies fastest. Dispatch,
refusals and a listing of legal moves are derived from the declaration (see `rules.py`).

>>> moves = Moves([
...     Kind("pass", In()),
...     Kind("send", Arg("count", range(1, 4)), Arg("place", ("council", "academy")), In()),
... ])
>>> moves.size, moves.base("send")
(7, 1)
>>> moves.number("send", 3, "academy")
6
>>> moves.parts(6)
('send', 3, 'academy')
"""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING

from .errors import InvalidMove
from .generated import Names, Rule, function
from .messages import LANGUAGES, Arg

if TYPE_CHECKING:
    from .game import Game
    from .record import State


@dataclass(frozen=True)
class In:
    """The check and the effect of a kind of move in some phases, or in all if none is named. Both are in the dialect.

    They are called as `check(s, seat, *arguments)`, which returns 0 or the clause against the move, and
    `effect(s, seat, *arguments)`. If the values of an argument are a range, they get the number itself, otherwise the
    index of the value.
    """

    phases: tuple[int, ...]
    check: Rule | None  # None: always legal in these phases
    effect: Rule | None

    def __init__(self, *phases: int, check: Rule | None = None, effect: Rule | None = None) -> None:
        object.__setattr__(self, "phases", phases)
        object.__setattr__(self, "check", check)
        object.__setattr__(self, "effect", effect)


@dataclass(frozen=True)
class Never:
    """The clause that forbids a kind of move in a phase to which it does not belong, if it is not the usual one."""

    phases: tuple[int, ...]
    clause: Rule | int  # or a function of the dialect, called as `clause(s)`

    def __init__(self, *phases: int, clause: Rule | int) -> None:
        object.__setattr__(self, "phases", phases)
        object.__setattr__(self, "clause", clause)


@dataclass(frozen=True)
class About:
    """What a move is about besides its arguments, such as the card that lies at a position.

    It is read from the state before the move as `read(s, seat, *arguments)`, with the arguments as in `In`. The message
    `move-<name>.about` names it, for people who may know it.
    """

    arg: Arg
    read: Callable[..., int]


@dataclass(frozen=True)
class Premove:
    """A move without arguments that a person can set in advance, for when they are asked next in one of these phases.

    Others can make it a condition ("if he passes, I pass"): it is met by the event of this name about a seat. So an
    event tells everybody when the move is made, in whatever way, and the first of its arguments is the seat.
    """

    phases: tuple[int, ...]  # all, if none is named
    event: str

    def __init__(self, *phases: int, event: str) -> None:
        object.__setattr__(self, "phases", phases)
        object.__setattr__(self, "event", event)


@dataclass(frozen=True)
class Unseen:
    """The arguments of a move that the others do not see when it is made. Text without them: `move-<name>.unseen`.

    A choice that is secret only until all have chosen is not meant.
    """

    args: tuple[str, ...]

    def __init__(self, *args: str) -> None:
        object.__setattr__(self, "args", args)


class Kind:
    """Moves of one name."""

    def __init__(self, name: str, *declared: "Arg | In | Never | About | Premove | Unseen") -> None:
        self.name = name
        self.args = tuple(one for one in declared if isinstance(one, Arg))
        self.uses = tuple(one for one in declared if isinstance(one, In))
        self.refusals = tuple(one for one in declared if isinstance(one, Never))
        self.about = next((one for one in declared if isinstance(one, About)), None)
        self.premove = next((one for one in declared if isinstance(one, Premove)), None)
        self.unseen = next((one.args for one in declared if isinstance(one, Unseen)), ())
        if unknown := set(self.unseen) - {arg.name for arg in self.args}:
            raise TypeError(f"{name} has no argument {', '.join(sorted(unknown))}")
        if self.premove and self.args:
            raise TypeError(f"{name} has arguments: it cannot be set in advance")
        self.size = prod(len(arg.values or ()) for arg in self.args)


class Moves:
    """All moves of a game, kind after kind."""

    def __init__(self, kinds: Iterable[Kind]) -> None:
        self.kinds = list(kinds)
        self._base = {}
        self.size = 0
        for kind in self.kinds:
            self._base[kind.name] = self.size
            self.size += kind.size
        self._bases = list(self._base.values())  # in the order of the kinds

    @cached_property
    def premoves(self) -> dict[str, Premove]:
        """The kinds that can be set in advance, by name."""
        return {kind.name: kind.premove for kind in self.kinds if kind.premove}

    def base(self, name: str) -> int:
        """The first number of a kind: the constant that hand-written listings add arguments to."""
        return self._base[name]

    def end(self, kind: Kind) -> int:
        """The first number after those of a kind."""
        return self._base[kind.name] + kind.size

    def number(self, name: str, *args: str | int) -> int:
        """The number of a move given by name and arguments."""
        kind = next((k for k in self.kinds if k.name == name), None)
        if kind is None:
            raise InvalidMove(f"there is no move {name!r} in this game")
        if len(args) != len(kind.args):
            raise InvalidMove(f"{name!r} takes {len(kind.args)} arguments, not {len(args)}")
        number = 0
        for arg, value in zip(kind.args, args, strict=True):
            values = list(arg.values or ())
            if value not in values:
                raise InvalidMove(f"{value!r} is no {arg.name} for {name!r}")
            number = number * len(values) + values.index(value)
        return self._base[name] + number

    def parts(self, number: int) -> tuple[str | int, ...]:
        """Name and arguments of a move."""
        kind, rest = self._find(number)
        args: list[str | int] = []
        for arg in reversed(kind.args):
            rest, index = divmod(rest, len(arg.values or ()))
            args.append(arg.show(index))
        return (kind.name, *reversed(args))

    def kind(self, number: int) -> Kind:
        """The kind of a move."""
        return self._find(number)[0]

    def look_alikes(self, number: int) -> list[int]:
        """The moves that look the same to the others when they are made, this one included, in order."""
        return self._alike.get(number) or [number]

    @cached_property
    def _alike(self) -> dict[int, list[int]]:
        """The moves with unseen arguments, and those that look like each."""
        found: dict[int, list[int]] = {}
        for kind in self.kinds:
            groups: dict[tuple[str | int, ...], list[int]] = {}
            for number in range(self._base[kind.name], self.end(kind)) if kind.unseen else ():
                shown = zip(kind.args, self.parts(number)[1:], strict=True)
                look = tuple(value for arg, value in shown if arg.name not in kind.unseen)
                found[number] = groups.setdefault(look, [])
                found[number].append(number)
        return found

    def _find(self, number: int) -> tuple[Kind, int]:
        if 0 <= number < self.size:
            index = bisect_right(self._bases, number) - 1
            return self.kinds[index], number - self._bases[index]
        raise InvalidMove(f"{number} is no move of this game; they go from 0 to {self.size - 1}")

    # ---- functions in the dialect

    def arguments(self, kind: Kind) -> list[str]:
        """How the arguments of a move of this kind are computed from `move`, as text."""
        rest, found = f"move - {self._base[kind.name]}" if self._base[kind.name] else "move", []
        stride = kind.size
        for i, arg in enumerate(kind.args):
            stride //= len(arg.values or ())
            index = rest if i == 0 else f"({rest}) % {stride * len(arg.values or ())}"
            index = f"({index}) // {stride}" if stride > 1 else index
            found.append(as_handed_over(arg, index))
        return found

    def is_a(self, *names: str) -> Rule:
        """A predicate in the dialect: whether a move is of one of these kinds."""
        kinds = [kind for kind in self.kinds if kind.name in names]
        tests = [f"{self._base[kind.name]} <= move < {self.end(kind)}" for kind in kinds]
        return function(f"def is_{'_or_'.join(names)}(move):\n    return {' or '.join(tests)}\n", {}, __name__)

    def dispatch(
        self, name: str, parameters: str, cases: Mapping[str, Rule | int], module: str, otherwise: int = 0
    ) -> Rule:
        """A function in the dialect that decides by the kind of a move: `name(parameters, move)`.

        A case is a function called with the parameters and the arguments of the move, or the number to return.

        >>> from bottega.engine.messages import Arg
        >>> moves = Moves([Kind("pass", In()), Kind("send", Arg("count", range(1, 4)), In())])
        >>> worth = moves.dispatch("worth", "factor", {"send": lambda factor, count: factor * count}, __name__)
        >>> worth(10, 0), worth(10, 3)
        (0, 30)
        """
        unknown = set(cases) - {kind.name for kind in self.kinds}
        if unknown:
            raise TypeError(f"no kinds of moves: {', '.join(sorted(unknown))}")
        known = Names()
        branches: list[tuple[int, list[str]]] = []
        for kind in self.kinds:
            case = cases.get(kind.name, otherwise)
            result = str(case)
            if callable(case):
                result = f"{known.of(case)}({', '.join([parameters, *self.arguments(kind)])})"
            branches.append((self.end(kind), [f"return {result}"]))
        lines = [f"def {name}({parameters}, move):", *(f"    {line}" for line in by_move(branches))]
        return function("\n".join(lines) + "\n", known.all, module)


def by_move(branches: Sequence[tuple[int, list[str]]]) -> Iterator[str]:
    """The lines of a branch for each range of moves, given the first number after each: tests in a balanced tree."""
    if len(branches) == 1:
        yield from branches[0][1]
        return
    half = len(branches) // 2
    yield f"if move < {branches[half - 1][0]}:"
    yield from (f"    {line}" for line in by_move(branches[:half]))
    yield "else:"
    yield from (f"    {line}" for line in by_move(branches[half:]))


def as_handed_over(arg: Arg, index: str) -> str:
    """The text for an argument as checks and effects get it, from the text for the index of its value."""
    if not isinstance(arg.values, range):
        return index
    step = f"({index}) * {arg.values.step}" if arg.values.step != 1 else index
    return f"{step} + {arg.values.start}" if arg.values.start else step


class Move:
    """A move of one game. `str(move)` reads as a person would say it, and `Game.move` reads it back."""

    def __init__(self, game: "Game", number: int) -> None:
        self.game = game
        self.number = int(number)

    @cached_property
    def parts(self) -> tuple[str | int, ...]:
        return self.game.moves.parts(self.number)

    @property
    def name(self) -> str:
        return str(self.parts[0])

    @property
    def args(self) -> tuple[str | int, ...]:
        return self.parts[1:]

    def say(self, language: str = "en", names: tuple[str, ...] = ()) -> str:
        """The move in words, as files have it and as it is read back."""
        return self._text(f"move-{self.name}", language, names)

    def named(self, language: str = "en", about: Mapping[str, str | int] | None = None) -> str:
        """The move for people who only read it: with the names of cards where files have their numbers.

        `about` is what `Match.about` said before the move.
        """
        for key in ([f"move-{self.name}.about"] if about else []) + [f"move-{self.name}.named"]:
            if self.game.messages.has(key, language):
                return self._text(key, language, about=about or {})
        return self.say(language)

    def as_seen(self, language: str = "en", names: tuple[str, ...] = ()) -> str:
        """The move as the others see it, without its unseen arguments."""
        unseen = self.game.moves.kind(self.number).unseen
        return self._text(f"move-{self.name}.unseen", language, names) if unseen else self.named(language)

    def about(self, s: "State", seat: int) -> dict[str, str | int]:
        """What its kind declares that the move is about, in the state before it; empty if that is nothing."""
        kind = self.game.moves.kind(self.number)
        if kind.about is None:
            return {}
        values = [
            value if isinstance(arg.values, range) else (arg.values or ()).index(value)
            for arg, value in zip(kind.args, self.args, strict=True)
        ]
        return {kind.about.arg.name: kind.about.arg.show(kind.about.read(s, seat, *values))}

    def _text(
        self, key: str, language: str, names: tuple[str, ...] = (), about: Mapping[str, str | int] | None = None
    ) -> str:
        kind = self.game.moves.kind(self.number)
        args = {arg.name: arg.word(value) for arg, value in zip(kind.args, self.args, strict=True)}
        if about and kind.about:
            args[kind.about.arg.name] = kind.about.arg.word(about[kind.about.arg.name])
        return self.game.messages.say(key, language, names, **args)

    def __str__(self) -> str:
        return self.say()

    def __repr__(self) -> str:
        return f"Move({', '.join(map(repr, self.parts))})"

    def __int__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and (self.game, self.number) == (other.game, other.number)

    def __hash__(self) -> int:
        return hash((self.game.slug, self.number))


class MoveParser:
    """Parses a move written as a name with arguments, or as a sentence in any of the languages."""

    def __init__(self, game: "Game") -> None:
        self._game = game
        self._known: dict[str, dict[str, int]] = {}  # by language; the plain form has none

    def read(self, text: str) -> int:
        for language in ("", *LANGUAGES):
            if language not in self._known:
                self._known[language] = self._learn(language)
            number = self._known[language].get(_plain(text))
            if number is not None:
                return number
        raise InvalidMove(f"{text!r} is no move of {self._game.slug}")

    def _learn(self, language: str) -> dict[str, int]:
        moves = [Move(self._game, number) for number in range(self._game.moves.size)]
        return {_plain(m.say(language) if language else " ".join(map(str, m.parts))): m.number for m in moves}


def _plain(text: str) -> str:
    return " ".join(text.replace("\u2019", "'").casefold().split())
