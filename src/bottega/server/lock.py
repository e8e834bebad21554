"""An SQLite file belongs to one server process at a time."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import make_url

from ..engine.errors import BottegaError


class DatabaseInUse(BottegaError):
    """Another server uses the database file."""


@contextmanager
def database_lock(url: str) -> Iterator[None]:
    """Locks an SQLite file. The system releases the lock when the process ends or is killed. Raises DatabaseInUse."""
    file = make_url(url).database
    if make_url(url).get_backend_name() != "sqlite" or not file:
        yield
        return
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    try:
        with FileLock(f"{file}.lock", timeout=0):
            yield
    except Timeout:
        raise DatabaseInUse(f"another server is running on {file}; stop it first, or use PostgreSQL") from None
