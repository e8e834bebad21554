"""Moves and events of a game as people at a table enter them, in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import bottega

from ..engine.actions import Move
from ..engine.events import EventKind
from ..engine.game import Game
from ..engine.messages import Arg, SeatArg
from ..workers import Progress


def seen_move(move: Move, language: str, names: tuple[str, ...]) -> dict[str, Any]:
    """A move as everybody at the table sees it; of those that look the same, the number of the first."""
    moves, kind = move.game.moves, move.game.moves.kind(move.number)
    args = {arg.name: value for arg, value in zip(kind.args, move.args, strict=True) if arg.name not in kind.unseen}
    return {
        "move": moves.look_alikes(move.number)[0],
        "name": move.name,
        "args": args,
        "text": move.as_seen(language, names),
    }


@dataclass(frozen=True)
class HomeWords:
    """Everything that can be entered in a game, as `api.home_models.HomeVocabulary`."""

    game: str
    names: Sequence[str]
    language: str

    def run(self, report: Progress) -> dict[str, Any]:
        game, names = bottega.game(self.game), tuple(self.names)
        first = [move for move in game.every_move if game.moves.look_alikes(move.number)[0] == move.number]
        kinds = sorted((kind for kind in game.events if kind.entered), key=lambda kind: not kind.reveals)
        return {
            "moves": [seen_move(move, self.language, names) for move in first if _possible(move, names)],
            "events": [self._kind(game, kind) for kind in kinds],
        }

    def _kind(self, game: Game, kind: EventKind) -> dict[str, Any]:
        args = [arg for arg in kind.args if arg.name not in kind.secret]
        blanks: dict[str, Any] = {}
        for number, arg in enumerate(args, 1):
            blanks |= _blanks(game, arg, f"({number})", self.language)
        text = game.messages.say(f"event-{kind.name}", self.language, **blanks)
        shown = [{"name": arg.name, "values": _values(game, arg, self.names, self.language)} for arg in args]
        return {"name": kind.name, "text": text, "args": shown}


def _possible(move: Move, names: tuple[str, ...]) -> bool:
    """Whether every seat that a move is about is at the table."""
    kind = move.game.moves.kind(move.number)
    seats = [value for arg, value in zip(kind.args, move.args, strict=True) if isinstance(arg, SeatArg)]
    return all(isinstance(seat, int) and seat < len(names) for seat in seats)


def _named(game: Game, arg: Arg, language: str) -> list[str | int]:
    """The values that the messages have a name for, of an argument that lists none itself."""
    start = f"{arg.kind}-"
    found = [key.removeprefix(start) for key in game.messages.keys(language) if key.startswith(start)]
    return sorted(int(value) for value in found if value.isdecimal())


def _values(game: Game, arg: Arg, names: Sequence[str], language: str) -> list[dict[str, Any]] | None:
    if isinstance(arg, SeatArg):
        return [{"value": seat, "text": name} for seat, name in enumerate(names)]
    values = arg.values if arg.values is not None else _named(game, arg, language) if arg.kind else None
    if values is None:
        return None
    return [{"value": value, "text": str(game.messages.part(arg.word(value), language))} for value in values]


def _blanks(game: Game, arg: Arg, blank: str, language: str) -> dict[str, Any]:
    """What a sentence needs to show a blank for an argument: the name of a value, and its attributes."""
    blanks: dict[str, Any] = {arg.name: blank}
    if arg.kind:
        values = arg.values if arg.values is not None else _named(game, arg, language)
        attributes = game.messages.attributes(f"{arg.kind}-{values[0]}", language)
        blanks |= {f"{arg.name}-{name}": blank for name in attributes}
        blanks[f"{arg.name}-is"] = "…"  # a number beside the name
    return blanks
