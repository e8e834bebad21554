"""The pages of docs/environments: what every number of an observation and of a move means, made from the game itself.

`python -m bottega.envs.tables docs/environments` writes them.
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

OWN_SEAT = "one's own seat, counted from 0 round the table, as moves that name a seat count"
FEW = 12  # words that are written out in a row; more stand below the table


def page(slug: str) -> str:
    """A game's page."""
    game = bottega.game(slug)
    layout = Layout.of(game, PLAYERS)
    sizes = ", ".join(f"{Layout.of(game, players).size} for {players}" for players in game.players)
    lines = [
        f"# {game.messages.say('title')}: observations and moves",
        "",
        "This page is made by `python -m bottega.envs.tables docs/environments`; [environments.md](../environments.md)",
        "says how to use it.",
        "",
        f"Rules version {game.version}. A state takes {game.record.dtype.itemsize} bytes. Numbers in an observation:",
        f"{sizes} players; places below are those for {PLAYERS}. There are {game.moves.size} moves.",
        "",
        "## The observation",
        "",
        "Seats count from the one that looks: 0 is itself, 1 its neighbour to the left. ",
        "`bottega.engine.observe.Layout` finds a field's place for any number of players.",
        "",
        *_table(["field", "from", "to", "shape", "holds", "meaning", "known to"], _fields(layout)),
        "",
        *_lists(layout),
        "## The moves",
        "",
        "A move's number is its block's first number plus the place of its arguments, the last running fastest. A seat",
        "among the arguments is the seat itself, counted from 0 round the table, not from the one that looks.",
        "",
        *_table(["block", "from", "to", "arguments"], _blocks(game)),
    ]
    return "\n".join(lines) + "\n"


def meanings(game: Game) -> dict[str, str]:
    """What each field means, in words: the file `observation.toml` of the game, if it has one."""
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
    """How long an axis is, and what runs along it."""
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
    """The long rows of words, each with the fields in which it occurs."""
    found: dict[tuple[str, ...], list[str]] = {}
    for part in layout.parts:
        for words in {tuple(map(str, part.words)), *(tuple(axis.split(" ")) for axis in part.axes)}:
            if len(words) > FEW:
                found.setdefault(words, []).append(f"`{part.name}`")
    for words, names in found.items():
        yield f"In {', '.join(names)}: {', '.join(f'{i} {word}' for i, word in enumerate(words))}."
        yield ""


def _blocks(game: Game) -> Iterator[Sequence[str]]:
    spelled: dict[tuple[str | int, ...], str] = {}  # long lists, and the block where they stand
    for kind in game.moves.kinds:
        first = game.moves.base(kind.name)
        arguments = []
        for arg in kind.args:
            values = tuple(arg.values or ())
            spoken = f"as for `{spelled[values]}`" if values in spelled else _values(values)
            if len(values) > FEW and spoken == ", ".join(map(str, values)):
                spelled[values] = kind.name
            arguments.append(f"{arg.name}: {spoken}")
        yield f"`{kind.name}`", str(first), str(first + kind.size - 1), "; ".join(arguments)


def _values(values: Sequence[str | int]) -> str:
    """The values of an argument; of numbers at even steps the first, the last and the step."""
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
