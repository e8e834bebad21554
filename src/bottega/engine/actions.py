"""Named blocks of moves <-> whole numbers.

>>> moves = Moves([Block("pass"), Block("send", Arg("count", range(1, 4)), Arg("place", ("council", "academy")))])
>>> moves.size, moves.base("send")
(7, 1)
>>> moves.number("send", 3, "academy")
6
>>> moves.parts(6)
('send', 3, 'academy')
"""

from collections.abc import Iterable
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING

from .errors import InvalidMove
from .messages import LANGUAGES, Arg

if TYPE_CHECKING:
    from .game import Game


class Block:
    """Moves of one name; there is one for every combination of its arguments, the last argument running fastest."""

    def __init__(self, name: str, *args: Arg) -> None:
        self.name = name
        self.args = args
        self.size = prod(len(arg.values or ()) for arg in args)


class Moves:
    """All moves of a game, block after block."""

    def __init__(self, blocks: Iterable[Block]) -> None:
        self.blocks = list(blocks)
        self._base = {}
        self.size = 0
        for block in self.blocks:
            self._base[block.name] = self.size
            self.size += block.size

    def base(self, name: str) -> int:
        """The first number of a block: the constant that the rules add arguments to."""
        return self._base[name]

    def number(self, name: str, *args: str | int) -> int:
        """The number of a move given by name and arguments."""
        block = next((b for b in self.blocks if b.name == name), None)
        if block is None:
            raise InvalidMove(f"there is no move {name!r} in this game")
        if len(args) != len(block.args):
            raise InvalidMove(f"{name!r} takes {len(block.args)} arguments, not {len(args)}")
        number = 0
        for arg, value in zip(block.args, args, strict=True):
            values = list(arg.values or ())
            if value not in values:
                raise InvalidMove(f"{value!r} is no {arg.name} for {name!r}")
            number = number * len(values) + values.index(value)
        return self._base[name] + number

    def parts(self, number: int) -> tuple[str | int, ...]:
        """Name and arguments of a move."""
        block, rest = self._find(number)
        args: list[str | int] = []
        for arg in reversed(block.args):
            rest, index = divmod(rest, len(arg.values or ()))
            args.append(arg.show(index))
        return (block.name, *reversed(args))

    def block(self, number: int) -> Block:
        """The block a move belongs to."""
        return self._find(number)[0]

    def _find(self, number: int) -> tuple[Block, int]:
        if 0 <= number < self.size:
            for block in reversed(self.blocks):
                if number >= self._base[block.name]:
                    return block, number - self._base[block.name]
        raise InvalidMove(f"{number} is no move of this game; they go from 0 to {self.size - 1}")


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
        """The move in words."""
        block = self.game.moves.block(self.number)
        args = {arg.name: arg.word(value) for arg, value in zip(block.args, self.args, strict=True)}
        return self.game.messages.say(f"move-{self.name}", language, names, **args)

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
