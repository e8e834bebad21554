"""Writes the pages of docs/environments: what every number of an observation and of a move means.

`python -m bottega.envs.observation_docs docs/environments` writes them from the declarations of the games.
"""

import sys
import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import bottega

from ..engine.fields import OWNER
from ..engine.game import Game
from ..engine.observe import OWN, Layout, Part
from .settings import PLAYERS

OWN_SEAT = "the observer's own seat, counted from 0; moves that name a seat count in the same way"
FEW = 12  # words that are listed in a row; longer lists are below the table


def page(slug: str) -> str:
    """The page of a game."""
    game = bottega.game(slug)
    layout = Layout.of(game, PLAYERS)
    sizes = ", ".join(f"{Layout.of(game, players).size} numbers for {players}" for players in game.players)
    lines = [
        f"# {game.messages.say('title')}: observations and moves",
        "",
        "`python -m bottega.envs.observation_docs docs/environments` generates this page.",
        "[environments.md](../environments.md) explains how to use it.",
        "",
        f"Rules version {game.version}. A state has {game.record.dtype.itemsize} bytes. An observation has",
        f"{sizes} players; the places below are for {PLAYERS}. There are {game.moves.size} moves.",
        "",
        "## The observation",
        "",
        "Seats count from the observer: 0 is the observer, 1 its neighbour to the left.",
        "`bottega.engine.observe.Layout` finds the place of a field for any number of players.",
        "",
        *_table(["field", "from", "to", "shape", "holds", "meaning", "known to"], _fields(layout)),
        "",
        *_lists(layout),
        "## The moves",
        "",
        "The number of a move is the first number of its block plus the index of its arguments; the last one varies",
        "fastest. A seat among the arguments is an absolute seat, counted from 0, not from the observer.",
        "",
        *_table(["block", "from", "to", "arguments"], _blocks(game)),
    ]
    return "\n".join(lines) + "\n"


def meanings(game: Game) -> dict[str, str]:
    """The meaning of each field, from the file `observation.toml` of the game if it has one."""
    file = files(game.package) / "observation.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def _table(head: Sequence[str], rows: Iterator[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def _fields(layout: Layout) -> Iterator[Sequence[str]]:
    means = meanings(layout.game)
    for part in layout.parts:
        field = layout.fields[part.name]
        shape = " x ".join(map(_axis, part.axes, part.shape)) or "1"
        known = "its owner" if field.see == OWNER else "everyone"
        place = str(part.start), str(part.stop - 1)
        yield (
            f"`{part.name}`",
            *place,
            shape,
            _holds(part),
            means.get(part.name, OWN_SEAT if part.name == OWN.name else ""),
            known,
        )


def _axis(axis: str, length: int) -> str:
    """The length of an axis, and its words."""
    words = axis.split(" ")
    if axis == "seat":
        return f"{length} seats"
    return f"{length} ({', '.join(words)})" if 1 < len(words) <= FEW else str(length)


def _holds(part: Part) -> str:
    if part.meaning == "choice":
        words = [f"{i} {word}" for i, word in enumerate(part.words)]
        return "-1 none, " + ", ".join(words) if len(words) <= FEW else f"one of {len(words)}, see below; -1 none"
    return {"seat": "a seat; -1 nobody", "flag": "0 or 1", "count": "how many", "number": "a number"}[part.meaning]


def _lists(layout: Layout) -> Iterator[str]:
    """The long lists of words, each with the fields that use it."""
    found: dict[tuple[str, ...], list[str]] = {}
    for part in layout.parts:
        for words in {tuple(map(str, part.words)), *(tuple(axis.split(" ")) for axis in part.axes)}:
            if len(words) > FEW:
                found.setdefault(words, []).append(f"`{part.name}`")
    for words, names in found.items():
        yield f"In {', '.join(names)}: {', '.join(f'{i} {word}' for i, word in enumerate(words))}."
        yield ""


def _blocks(game: Game) -> Iterator[Sequence[str]]:
    listed: dict[tuple[str | int, ...], str] = {}  # long lists, and the kind of move that has them
    for kind in game.moves.kinds:
        first = game.moves.base(kind.name)
        arguments = []
        for arg in kind.args:
            values = tuple(arg.values or ())
            shown = f"as for `{listed[values]}`" if values in listed else _values(values)
            if len(values) > FEW and shown == ", ".join(map(str, values)):
                listed[values] = kind.name
            arguments.append(f"{arg.name}: {shown}")
        yield f"`{kind.name}`", str(first), str(first + kind.size - 1), "; ".join(arguments)


def _values(values: Sequence[str | int]) -> str:
    """The values of an argument; for evenly spaced numbers the first, the last and the step."""
    numbers = [value for value in values if isinstance(value, int)]
    steps = {after - before for before, after in pairwise(numbers)}
    if len(numbers) < len(values) or len(numbers) < 3 or len(steps) > 1:
        return ", ".join(map(str, values))
    (step,) = steps
    return f"{numbers[0]} to {numbers[-1]}" + (f" by {step}" if step > 1 else "")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(exist_ok=True)
    for slug in bottega.GAMES:
        (folder / f"{slug}.md").write_text(page(slug), encoding="utf-8")


if __name__ == "__main__":
    main()
