"""What clients receive about a game, as JSON Schema, from the game's own declarations.

The types of the web client are generated from it. The schema of something that a game does not declare allows anything.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from .actions import Kind
from .events import EventKind
from .fields import EVERYONE, OWNER, SEAT, Axes, Field
from .game import Game
from .json_schema import TEXT, TRUTH, Schema, const, either, integer, members, one_of, or_nothing, row, table
from .messages import Arg, SeatArg
from .prompts import Prompts
from .type_schema import REFERENCE, Types


def schemas(game: Game) -> dict[str, Schema]:
    """By name: `View`, `Facts`, `Choice`, `Event`, `Prompt`, and the parts that they refer to.

    A view is what `Match.view` returns; choices, prompts and events are as the server sends them.
    """
    types = Types()
    facts = types.returned(game.facts)
    figures = {} if game.figures is None else {"figures": types.returned(game.figures)}
    found = {
        **types.named,
        "Choice": either([_choice(kind) for kind in game.moves.kinds]),
        "Event": either([form for kind in game.events for form in _event(kind)]),
        "Prompt": _prompt(game),
        "View": members({**_view(game), **figures}, optional=("seed", "scores", "winners")),
    }
    found.setdefault("Facts", facts)
    return _with_names(found)


# ---- what a seat sees


def _view(game: Game) -> dict[str, Schema]:
    seats = game.players[0], game.players[-1]
    seen = {name: _field(f, seats) for name, f in game.record.fields.items() if f.see in (EVERYONE, OWNER)}
    return {
        "game": const(game.slug),
        "commitment": TEXT,
        "seed": TEXT,
        "scores": row(integer(), *seats),
        "winners": row(integer(0, seats[1] - 1), 0, seats[1]),
        "seat": or_nothing(integer(0, seats[1] - 1)),
        "asked": TRUTH,
        **seen,
    }


def _field(f: Field, seats: tuple[int, int]) -> Schema:
    if f.see == OWNER:  # the rows of others are not shown
        return row(or_nothing(_along(f, f.axes[1:], seats)), *seats)
    return _along(f, f.axes, seats)


def _along(f: Field, axes: Axes, seats: tuple[int, int]) -> Schema:
    if not axes:
        return f.value.schema(f.name)
    axis, inner = axes[0], _along(f, axes[1:], seats)
    if axis == SEAT:
        return row(inner, *seats)
    if isinstance(axis, int):
        return row(inner, 0 if f.pile and len(axes) == 1 else axis, axis)
    return table([*axis], inner)


# ---- prompts, choices and events


def _arg(arg: Arg) -> Schema:
    if isinstance(arg, SeatArg) or arg.values is None:
        return integer()
    return one_of(arg.values, arg.kind or arg.name)


def _args(args: Sequence[Arg]) -> dict[str, Schema]:
    return {arg.name: _arg(arg) for arg in args}


def _choice(kind: Kind) -> Schema:
    return members({"move": integer(0), "name": const(kind.name), "args": members(_args(kind.args))})


def _event(kind: EventKind) -> Iterator[Schema]:
    """The whole event and, if it has secret arguments, the event without them."""
    for own in {bool(kind.secret), False}:
        args = [arg for arg in kind.args if own or arg.name not in kind.secret]
        yield members({"event": const(kind.name), "own": const(own), **_args(args)})


def _prompt(game: Game) -> Schema:
    if not isinstance(game.prompt, Prompts):
        return members({"key": TEXT, "args": {"type": "object"}})
    return either([
        members({"key": const(f"prompt-{phase}"), "args": members({arg.name: _word(arg) for arg in args})})
        for phase, args in game.prompt.kinds.items()
    ])  # fmt: skip


def _word(arg: Arg) -> Schema:
    """A value that has a name in the messages comes with its kind."""
    return members({"kind": const(arg.kind), "value": _arg(arg)}) if arg.kind else _arg(arg)


# ---- names for sets of words


def _with_names(found: dict[str, Schema]) -> dict[str, Schema]:
    """The same, with references to named sets of words. If several sets propose one name, the largest gets it."""
    proposed: dict[str, list[str]] = {}
    for schema in _parts(found):
        if "enum" in schema and "title" in schema and schema["enum"] not in proposed.values():
            name = _pascal(schema["title"])
            proposed[name] = max(proposed.get(name, []), schema["enum"], key=len)
    clash = proposed.keys() & found.keys()
    if clash:
        raise TypeError(f"{', '.join(clash)} names a set of words and something else")
    renamed = {name: _replaced(schema, proposed) for name, schema in found.items()}
    return renamed | {name: {"type": "string", "enum": words} for name, words in proposed.items()}


def _parts(schema: Any) -> Iterator[Schema]:
    if isinstance(schema, dict):
        yield schema
    if isinstance(schema, dict | list):
        for part in schema.values() if isinstance(schema, dict) else schema:
            yield from _parts(part)


def _replaced(schema: Any, names: dict[str, list[str]]) -> Any:
    if isinstance(schema, list):
        return [_replaced(part, names) for part in schema]
    if not isinstance(schema, dict):
        return schema
    for name, words in names.items():
        if schema.get("enum") == words:
            return {"$ref": REFERENCE + name}
    return {key: _replaced(part, names) for key, part in schema.items() if key != "title" or not isinstance(part, str)}


def _pascal(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))
