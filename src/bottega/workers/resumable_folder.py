"""The folder of long work that can be stopped at any moment, even killed, and goes on in the same folder.

run.json has the settings: a folder that was made with others is refused. What is finished is written line by line.
"""

import json
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import Any, Self, TypeVar

from filelock import FileLock, Timeout

from .. import output
from ..engine.errors import BottegaError

Line = TypeVar("Line")


class RunFolderError(BottegaError):
    """The folder cannot be used. `cause` is other, busy or damaged."""

    def __init__(self, cause: str, message: str, **details: str) -> None:
        super().__init__(message)
        self.cause, self.details = cause, details


class ResumableFolder:
    """Opens the folder, or makes it, and keeps others out until it is closed.

    Raises RunFolderError if somebody else works in it; OSError if it cannot be written.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        self._lock = FileLock(path / ".lock")
        try:
            self._lock.acquire(timeout=0)
        except Timeout:
            raise RunFolderError("busy", f"another run works in {path}", folder=str(path)) from None
        try:
            self.open()
        except BaseException:
            self._lock.release()
            raise

    def open(self) -> None:
        """Checks the settings and reads what is finished."""

    def close(self) -> None:
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *details: object) -> None:
        self.close()

    def check_settings(self, ours: dict[str, Any], extendable: Collection[str] = (), **more: Any) -> None:
        """Writes the settings, or compares them with those in the folder. Some may be others than before."""
        file = self.path / "run.json"
        if file.is_file():
            try:
                found = json.loads(file.read_text(encoding="utf-8"))["settings"]
                differing = [name for name in ours if name not in extendable and found.get(name) != ours[name]]
            except (ValueError, KeyError, TypeError, AttributeError):
                raise RunFolderError("damaged", f"{file} is damaged", file=str(file)) from None
            if differing:
                differences = ", ".join(f"{name} {found.get(name)}" for name in differing)
                message = f"{self.path} holds another run: {differences}"
                raise RunFolderError("other", message, folder=str(self.path), differences=differences)
        output.write(file, json.dumps({"settings": ours, **more}, indent=2) + "\n")

    def read_lines(self, name: str, read: Callable[[str], Line]) -> list[Line]:
        """The lines of a file. One that was cut off when the run was killed is removed."""
        file = self.path / name
        if not file.is_file():
            return []
        lines = file.read_bytes().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            lines.pop()
            output.write(file, b"".join(lines))
        try:
            return [read(line.decode()) for line in lines]
        except (ValueError, BottegaError):
            raise RunFolderError("damaged", f"{file} is damaged", file=str(file)) from None

    def append_lines(self, name: str, lines: Iterable[str]) -> None:
        with (self.path / name).open("a", encoding="utf-8") as file:
            file.write("".join(line + "\n" for line in lines))
