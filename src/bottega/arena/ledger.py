"""The saved run: one line a game, written before anybody is told, so that a run can be stopped at any moment.

`games.jsonl` begins with a line that describes the tournament. Starting the same tournament in the same folder goes on
with what is missing.
"""

import contextlib
import json
import os
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from .errors import ArenaError
from .game import Result
from .tournament import Task, Tournament

with contextlib.suppress(ImportError):  # not everywhere; without it two runs could share a folder unnoticed
    import fcntl

FILE = "games.jsonl"
HEADER = "bottega arena"  # under this the first line describes the tournament


def saved_seed(folder: Path) -> str | None:
    """The seed of the tournament in a folder, to go on with it without repeating the seed; None if there is none."""
    try:
        with (folder / FILE).open("rb") as file:
            return str(json.loads(file.readline())[HEADER]["seed"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


class Ledger:
    """The games of a tournament that are finished; kept in a folder, or without one only in memory.

    Raises ArenaError if the folder holds another tournament, is in use, or its file is damaged; OSError if it cannot be
    written.
    """

    def __init__(self, tournament: Tournament, folder: Path | None = None) -> None:
        self.tournament = tournament
        self.results: dict[int, Result] = {}
        self._tasks = {task.number: task for task in tournament.tasks()}
        self._file: BinaryIO | None = None
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            self._path = folder / FILE
            self._file = self._path.open("a+b")
            try:
                self._lock()
                self._take_up()
            except BaseException:
                self._file.close()
                raise

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def __len__(self) -> int:
        """How many games the whole tournament has."""
        return len(self._tasks)

    def left(self) -> list[Task]:
        """The games still to play, in order."""
        return [task for number, task in self._tasks.items() if number not in self.results]

    def write(self, result: Result) -> None:
        """Keeps a result. It is on the disk when this returns."""
        assert result.number not in self.results
        self._append(asdict(result))
        self.results[result.number] = result

    # ---- the file

    def _lock(self) -> None:
        assert self._file is not None
        if "fcntl" in globals():
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise self._refuse("busy", "is being written by another run") from None

    def _take_up(self) -> None:
        """Reads what is there; a last line that was torn by a sudden end is cut off."""
        assert self._file is not None
        self._file.seek(0)
        content = self._file.read()
        header = {HEADER: self.tournament.describe()}
        if _line(header).startswith(content):  # nothing yet, or a torn header
            self._file.truncate(0)
            self._append(header)
            _sync_folder(self._path.parent)
            return
        lines = content.splitlines(keepends=True)
        self._compare(lines[0], header)
        kept = len(lines[0])
        for number, line in enumerate(lines[1:], 2):
            try:
                result = self._read(line)
            except (ValueError, KeyError, TypeError, AttributeError):
                if number < len(lines):
                    raise self._refuse("damaged", f"is damaged in line {number}", line=number) from None
                break
            self.results[result.number] = result
            kept += len(line)
        if kept < len(content):
            self._file.truncate(kept)

    def _compare(self, line: bytes, header: dict[str, Any]) -> None:
        try:
            found, ours = json.loads(line)[HEADER], header[HEADER]
            differing = [name for name in ours if found.get(name) != ours[name]]
        except (ValueError, KeyError, TypeError, AttributeError):
            raise self._refuse("damaged", "is damaged in line 1", line=1) from None
        if differing:
            differences = ", ".join(f"{name} {_brief(found.get(name))}" for name in differing)
            raise self._refuse("other", f"holds another tournament: {differences}", differences=differences)

    def _read(self, line: bytes) -> Result:
        """A line as a result of this tournament; what is none fails in one of the ways that `_take_up` expects."""
        if not line.endswith(b"\n"):
            raise ValueError
        plain: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in json.loads(line).items()
        }
        result = Result(**plain)
        if result.number in self.results or result.seats != self._tasks[result.number].seats:
            raise ValueError
        return result

    def _append(self, plain: dict[str, Any]) -> None:
        if self._file is not None:
            self._file.write(_line(plain))
            self._file.flush()
            os.fsync(self._file.fileno())

    def _refuse(self, cause: str, message: str, **facts: str | int) -> ArenaError:
        return ArenaError(cause, f"{self._path} {message}", file=str(self._path), **facts)


def _line(plain: dict[str, Any]) -> bytes:
    return json.dumps(plain).encode() + b"\n"


def _brief(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _sync_folder(folder: Path) -> None:
    """Makes sure that the file's name, too, is on the disk; systems that cannot do it need not."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
