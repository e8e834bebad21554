"""An SQLite file belongs to one server process at a time."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import make_url

from ..engine.errors import BottegaError
from .storage.database import DatabaseUnavailable


class DatabaseInUse(BottegaError):
    """Another server uses the database file."""


@contextmanager
def database_lock(url: str) -> Iterator[None]:
    """Locks an SQLite file. The system releases the lock when the process ends or is killed.

    Raises DatabaseInUse, or DatabaseUnavailable if there can be no file at this path.
    """
    file = make_url(url).database
    if make_url(url).get_backend_name() != "sqlite" or not file:
        yield
        return
    lock = FileLock(f"{file}.lock", timeout=0)
    try:
        if not Path(file).parent.exists():
            Path(file).parent.mkdir(parents=True, exist_ok=True)
        Path(lock.lock_file).touch()  # where no file can be created, some systems let the lock time out
        lock.acquire()
    except Timeout:
        raise DatabaseInUse(f"another server is running on {file}; stop it first, or use PostgreSQL") from None
    except OSError as error:
        raise DatabaseUnavailable(f"the database {file} cannot be used: {error.strerror or error}") from None
    try:
        yield
    finally:
        lock.release()
