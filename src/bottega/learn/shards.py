"""Games of self-play in files: a shard is an `.npz` file with an array for each field of `Samples` and `Choices`.

docs/self-play-data.md describes the arrays. The names of those of `Choices` begin with `choice_`. `about` is JSON: the
game, the number of players, the version of the rules, the generation that played and the settings of its play.
"""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from .. import output
from ..engine.errors import BottegaError
from .games import Choices, Samples

CHOICE = "choice_"  # what the names of the arrays of `Choices` begin with


def shard_bytes(samples: Samples, choices: Choices, about: dict[str, Any]) -> bytes:
    """What the file of a shard contains."""
    file = BytesIO()
    decisions = {f"{CHOICE}{name}": column for name, column in choices._asdict().items()}
    np.savez_compressed(file, **samples._asdict(), **decisions, about=np.array(json.dumps(about)))
    return file.getvalue()


def write_shard(path: Path, content: bytes) -> None:
    """Writes a shard in one step, so that a run that is stopped leaves no half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    output.write(path, content)


def read_shard(path: Path) -> tuple[Samples, Choices, dict[str, Any]]:
    """The positions and the decisions of a shard, and what it says about them. Raises BottegaError."""
    with _opened(path) as file:
        samples = Samples(*(file[name] for name in Samples._fields))
        choices = Choices(*(file[f"{CHOICE}{name}"] for name in Choices._fields))
        return samples, choices, json.loads(str(file["about"]))


def read_samples(paths: Iterable[Path]) -> Samples:
    """The positions of several shards. The numbers of games stay different: each shard adds to them."""
    return Samples(**_read_columns(paths, Samples._fields, ""))


def read_choices(paths: Iterable[Path]) -> Choices:
    """The same for decisions."""
    return Choices(**_read_columns(paths, Choices._fields, CHOICE))


def summary(paths: Iterable[Path]) -> dict[str, Any]:
    """How many games, positions and decisions shards hold, and which share of the positions was searched."""
    games = positions = decisions = searched = 0
    for path in paths:
        with _opened(path) as file:
            games += len(np.unique(file["game"]))
            positions += len(file["game"])
            decisions += len(file[f"{CHOICE}game"])
            searched += int((file["searched"][:, 0] >= 0).sum())
    share = round(searched / max(positions, 1), 3)
    return {"games": games, "positions": positions, "decisions": decisions, "searched": share}


def _read_columns(paths: Iterable[Path], names: tuple[str, ...], prefix: str) -> dict[str, Any]:
    """Columns of several shards. Each is allocated once, because those of a large run fill most of the memory."""
    files = sorted(paths)
    sizes = []
    for path in files:
        with _opened(path) as file:
            sizes.append(len(file[f"{prefix}game"]))
    if not files:
        raise BottegaError("there are no shards of self-play to read")
    found: dict[str, Any] = {}
    at = first = 0
    for path, size in zip(files, sizes, strict=True):
        with _opened(path) as file:
            for name in names:
                column = file[f"{prefix}{name}"]
                if name not in found:
                    found[name] = np.empty((sum(sizes), *column.shape[1:]), column.dtype)
                found[name][at : at + size] = column
        if size:
            games = found["game"][at : at + size]
            games += first - games.min()
            first = int(games.max()) + 1
        at += size
    return found


@contextmanager
def _opened(path: Path) -> Iterator[Any]:
    """The arrays of a shard, each read when it is asked for. Raises BottegaError."""
    try:
        with np.load(path) as file:
            yield file
    except (OSError, ValueError, KeyError, BadZipFile) as error:
        raise BottegaError(f"{path} is not a shard of self-play: {error}") from None
