"""The folder of a training run. A run can be stopped at any moment, even killed, and goes on in the same folder.

run.json            the settings, and the versions of everything that made the networks
log.jsonl           a line for each finished step
generation-N.npz    the network of each generation
games/N/*.npz       the games of each generation, as shards (see `shards.py`)
weights.npz         the best network, with where it comes from
"""

import json
import platform
from importlib.metadata import PackageNotFoundError, version
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from filelock import FileLock, Timeout

from .. import output
from ..bots.net import Network
from ..engine.errors import BottegaError
from ..engine.game import Game
from .settings import EXTENDABLE, RunSettings

BEST = "best_"  # what the names of the arrays in weights.npz begin with
PACKAGES = ("bottega", "numpy", "numba", "torch")


class RunFolderError(BottegaError):
    """The folder cannot be used. `cause` is other, busy or damaged."""

    def __init__(self, cause: str, message: str, **details: str) -> None:
        super().__init__(message)
        self.cause, self.details = cause, details


class RunFolder:
    """Opens the folder, or makes it. Raises RunFolderError if another run is in it; OSError if it cannot be written."""

    def __init__(self, path: Path, game: Game, settings: RunSettings) -> None:
        self.path, self.game = path, game
        path.mkdir(parents=True, exist_ok=True)
        self._lock = FileLock(path / ".lock")
        try:
            self._lock.acquire(timeout=0)
        except Timeout:
            raise RunFolderError("busy", f"another run works in {path}", folder=str(path)) from None
        try:
            self.settings = self._check(settings)
            self.log = self._read_log()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self._lock.release()

    def __enter__(self) -> "RunFolder":
        return self

    def __exit__(self, *details: object) -> None:
        self.close()

    # ---- steps

    def add(self, what: str, generation: int, **facts: Any) -> dict[str, Any]:
        """Notes that a step is finished."""
        line = {"what": what, "generation": generation, **facts}
        with (self.path / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
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

    def shards(self, generations: range) -> list[Path]:
        return [path for each in generations for path in sorted(self.shard(each, 0).parent.glob("*.npz"))]

    def _write_arrays(self, name: str, arrays: dict[str, Any]) -> None:
        file = BytesIO()
        np.savez_compressed(file, **arrays)
        output.write(self.path / name, file.getvalue())

    # ---- files

    def _check(self, settings: RunSettings) -> RunSettings:
        """Writes the settings, or compares them with those of the run that is in the folder."""
        file = self.path / "run.json"
        ours = settings.describe()
        if file.is_file():
            try:
                found = json.loads(file.read_text(encoding="utf-8"))["settings"]
                differing = [name for name in ours if name not in EXTENDABLE and found.get(name) != ours[name]]
            except (ValueError, KeyError, TypeError, AttributeError):
                raise RunFolderError("damaged", f"{file} is damaged", file=str(file)) from None
            if differing:
                differences = ", ".join(f"{name} {found.get(name)}" for name in differing)
                message = f"{self.path} holds another run: {differences}"
                raise RunFolderError("other", message, folder=str(self.path), differences=differences)
        output.write(file, json.dumps({"settings": ours, "versions": versions()}, indent=2) + "\n")
        return settings

    def _read_log(self) -> list[dict[str, Any]]:
        """The finished steps. A line that was cut off when the run was killed is removed."""
        file = self.path / "log.jsonl"
        if not file.is_file():
            return []
        lines = file.read_bytes().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            lines.pop()
            output.write(file, b"".join(lines))
        try:
            return [json.loads(line) for line in lines]
        except ValueError:
            raise RunFolderError("damaged", f"{file} is damaged", file=str(file)) from None


def versions() -> dict[str, str]:
    """Of Python and the packages that a result depends on."""
    found = {"python": platform.python_version()}
    for name in PACKAGES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found
