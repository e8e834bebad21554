"""An embedded database belongs to one server process at a time; a second one is told so at once."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import make_url

from ..engine.errors import BottegaError


class Occupied(BottegaError):
    """Another server uses the database file."""


@contextmanager
def held(url: str) -> Iterator[None]:
    """Holds the lock of an embedded file; the system lets go of it when the process ends, however it ends."""
    file = make_url(url).database
    if make_url(url).get_backend_name() != "sqlite" or not file:
        yield
        return
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    try:
        with FileLock(f"{file}.lock", timeout=0):
            yield
    except Timeout:
        raise Occupied(f"another server is running on {file}; stop it first, or use PostgreSQL") from None
