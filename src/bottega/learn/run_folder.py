"""The folder of a training run. A run can be stopped at any moment, even killed, and goes on in the same folder.

run.json            the settings, and the versions of everything that made the networks
log.jsonl           a line for each finished step
generation-N.npz    the network of each generation
games/N/*.npz       the games of each generation, as shards (see `shards.py`)
weights.npz         the best network, with where it comes from
"""

import json
import platform
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from .. import output
from ..bots.net import Network
from ..engine.game import Game
from ..workers.resumable_folder import ResumableFolder
from .settings import EXTENDABLE, RunSettings

BEST = "best_"  # what the names of the arrays in weights.npz begin with
PACKAGES = ("bottega", "numpy", "numba", "torch")


def read_network(game: Game, path: Path) -> Network:
    """The best network of a run (`weights.npz`), or that of one generation. Raises OSError, KeyError or ValueError."""
    with np.load(path) as file:
        prefix = BEST if f"{BEST}fits" in file.files else ""
    return Network.load(game, path, prefix)


class RunFolder(ResumableFolder):
    """Opens the folder, or makes it. Raises RunFolderError if another run is in it; OSError if it cannot be written."""

    def __init__(self, path: Path, game: Game, settings: RunSettings) -> None:
        self.game, self.settings = game, settings
        super().__init__(path)

    def open(self) -> None:
        self.check_settings(self.settings.describe(), EXTENDABLE, versions=versions())
        self.log: list[dict[str, Any]] = self.read_lines("log.jsonl", json.loads)

    # ---- steps

    def add(self, what: str, generation: int, **facts: Any) -> dict[str, Any]:
        """Notes that a step is finished."""
        line = {"what": what, "generation": generation, **facts}
        self.append_lines("log.jsonl", [json.dumps(line)])
        self.log.append(line)
        return line

    def find(self, what: str, generation: int) -> dict[str, Any] | None:
        """The last line about such a step, if it is finished."""
        found = [line for line in self.log if line["what"] == what and line["generation"] == generation]
        return found[-1] if found else None

    @property
    def best(self) -> int:
        """The generation that won the last gate."""
        return max([line["generation"] for line in self.log if line["what"] == "gate" and line["kept"]], default=0)

    # ---- networks and games

    def save(self, number: int, network: Network) -> None:
        self._write_arrays(f"generation-{number}.npz", network.to_arrays())

    def load(self, number: int) -> Network:
        """The network of a generation, always with the precision of the file: a run that was stopped has no other."""
        return Network.load(self.game, self.path / f"generation-{number}.npz")

    def save_best(self, network: Network, about: dict[str, Any]) -> None:
        about_it = {f"{BEST}about": np.array(json.dumps(about))}
        self._write_arrays("weights.npz", network.to_arrays(BEST) | about_it)

    def shard(self, generation: int, number: int) -> Path:
        return self.path / "games" / f"{generation:03}" / f"{number:06}.npz"

    def shards(self, generations: Iterable[int]) -> list[Path]:
        return [path for each in generations for path in sorted(self.shard(each, 0).parent.glob("*.npz"))]

    def _write_arrays(self, name: str, arrays: dict[str, Any]) -> None:
        file = BytesIO()
        np.savez_compressed(file, **arrays)
        output.write(self.path / name, file.getvalue())


def versions() -> dict[str, str]:
    """Of Python and the packages that a result depends on."""
    found = {"python": platform.python_version()}
    for name in PACKAGES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found
