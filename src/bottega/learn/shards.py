"""Games of self-play in files: a shard is an `.npz` file with an array for each field of `Samples` and `Choices`.

docs/self-play-data.md describes the arrays. The names of those of `Choices` begin with `choice_`. `about` is JSON: the
game, the number of players, the version of the rules, the generation that played and the settings of its play.
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
from .games import Choices, Samples

CHOICE = "choice_"  # what the names of the arrays of `Choices` begin with


def write_shard(path: Path, samples: Samples, choices: Choices, about: dict[str, Any]) -> None:
    """Writes a shard in one step, so that a run that is stopped leaves no half of it."""
    file = BytesIO()
    decisions = {f"{CHOICE}{name}": column for name, column in choices._asdict().items()}
    np.savez_compressed(file, **samples._asdict(), **decisions, about=np.array(json.dumps(about)))
    path.parent.mkdir(parents=True, exist_ok=True)
    output.write(path, file.getvalue())


def read_shard(path: Path) -> tuple[Samples, Choices, dict[str, Any]]:
    """The positions and the decisions of a shard, and what it says about them. Raises BottegaError."""
    try:
        with np.load(path) as file:
            samples = Samples(*(file[name] for name in Samples._fields))
            choices = Choices(*(file[f"{CHOICE}{name}"] for name in Choices._fields))
            return samples, choices, json.loads(str(file["about"]))
    except (OSError, ValueError, KeyError, BadZipFile) as error:
        raise BottegaError(f"{path} is not a shard of self-play: {error}") from None


def read_shards(paths: Iterable[Path]) -> tuple[Samples, Choices]:
    """What several shards hold. The numbers of games stay different: each shard adds to them."""
    found: list[Samples] = []
    decided: list[Choices] = []
    first = 0
    for path in sorted(paths):
        samples, choices, _ = read_shard(path)
        shift = first - samples.game.min(initial=0)
        found.append(samples._replace(game=samples.game + shift))
        decided.append(choices._replace(game=choices.game + shift))
        first = int(found[-1].game.max(initial=first - 1)) + 1
    if not found:
        raise BottegaError("there are no shards of self-play to read")
    columns = zip(*found, strict=True), zip(*decided, strict=True)
    return Samples(*map(np.concatenate, columns[0])), Choices(*map(np.concatenate, columns[1]))
