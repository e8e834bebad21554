"""The saved results of a tournament. A run can be stopped at any moment and resumed.

The first line of `games.jsonl` describes the tournament; then there is one line per game, written before the result is
reported. Starting the same tournament in the same folder plays only the missing games.
"""

import contextlib
import json
import os
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from .errors import ArenaError
from .game import GameResult
from .tournament import ScheduledGame, Tournament

with contextlib.suppress(ImportError):  # not on every system; without it, two runs can share a folder unnoticed
    import fcntl

FILE = "games.jsonl"
HEADER = "bottega arena"  # the key of the description in the first line


def saved_seed(folder: Path) -> str | None:
    """The seed of the tournament saved in a folder, so that it can be resumed without giving the seed; else None."""
    try:
        with (folder / FILE).open("rb") as file:
            return str(json.loads(file.readline())[HEADER]["seed"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


class ResultLog:
    """The results of a tournament so far, saved in a folder or, without one, only in memory.

    Raises ArenaError if the folder holds another tournament, is in use, or its file is damaged; OSError if the file
    cannot be written.
    """

    def __init__(self, tournament: Tournament, folder: Path | None = None) -> None:
        self.tournament = tournament
        self.results: dict[int, GameResult] = {}
        self._schedule = {game.number: game for game in tournament.schedule()}
        self._file: BinaryIO | None = None
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            self._path = folder / FILE
            self._file = self._path.open("a+b")
            try:
                self._lock()
                self._read_file()
            except BaseException:
                self._file.close()
                raise

    def __enter__(self) -> "ResultLog":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def __len__(self) -> int:
        """The number of games of the whole tournament."""
        return len(self._schedule)

    def remaining(self) -> list[ScheduledGame]:
        """The games without a result, in order."""
        return [game for number, game in self._schedule.items() if number not in self.results]

    def write(self, result: GameResult) -> None:
        """Saves a result. It is on the disk when this returns."""
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

    def _read_file(self) -> None:
        """Reads the saved results and removes an incomplete last line."""
        assert self._file is not None
        self._file.seek(0)
        content = self._file.read()
        header = {HEADER: self.tournament.describe()}
        if _line(header).startswith(content):  # empty, or an incomplete header
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

    def _read(self, line: bytes) -> GameResult:
        """Parses a result of this tournament; anything else raises one of the errors that `_read_file` expects."""
        if not line.endswith(b"\n"):
            raise ValueError
        plain: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in json.loads(line).items()
        }
        result = GameResult(**plain)
        if result.number in self.results or result.seats != self._schedule[result.number].seats:
            raise ValueError
        return result

    def _append(self, plain: dict[str, Any]) -> None:
        if self._file is not None:
            self._file.write(_line(plain))
            self._file.flush()
            os.fsync(self._file.fileno())

    def _refuse(self, cause: str, message: str, **details: str | int) -> ArenaError:
        return ArenaError(cause, f"{self._path} {message}", file=str(self._path), **details)


def _line(plain: dict[str, Any]) -> bytes:
    return json.dumps(plain).encode() + b"\n"


def _brief(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _sync_folder(folder: Path) -> None:
    """Makes sure that the file's name is on the disk too, on systems that can do this."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
