"""Positions of self-play in files: a shard is an `.npz` file with one array for each field of `Samples`, and `about`.

docs/self-play-data.md describes the arrays. `about` is JSON: the game, the number of players, the version of the rules,
the generation that played and the settings of its play.
"""

import json
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from .. import output
from ..engine.errors import BottegaError
from .games import Samples


def write_shard(path: Path, samples: Samples, about: dict[str, Any]) -> None:
    """Writes a shard in one step, so that a run that is stopped leaves no half of it."""
    file = BytesIO()
    np.savez_compressed(file, **samples._asdict(), about=np.array(json.dumps(about)))
    path.parent.mkdir(parents=True, exist_ok=True)
    output.write(path, file.getvalue())


def read_shard(path: Path) -> tuple[Samples, dict[str, Any]]:
    """The samples of a shard, and what it says about them. Raises BottegaError."""
    try:
        with np.load(path) as file:
            return Samples(*(file[name] for name in Samples._fields)), json.loads(str(file["about"]))
    except (OSError, ValueError, KeyError, BadZipFile) as error:
        raise BottegaError(f"{path} is not a shard of self-play: {error}") from None


def read_shards(paths: Iterable[Path]) -> Samples:
    """The samples of several shards. The numbers of games stay different: each shard adds to them."""
    found: list[Samples] = []
    first = 0
    for path in sorted(paths):
        samples, _ = read_shard(path)
        found.append(samples._replace(game=samples.game - samples.game.min(initial=0) + first))
        first = int(found[-1].game.max(initial=first - 1)) + 1
    if not found:
        raise BottegaError("there are no shards of self-play to read")
    return Samples(*(np.concatenate(columns) for columns in zip(*found, strict=True)))
