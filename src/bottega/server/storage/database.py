"""Connects to the database and migrates it to the current schema."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Table, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ...engine.errors import BottegaError

# Raised when the database does not answer. A commit in progress may or may not have happened.
DATABASE_ERRORS = (OperationalError, InterfaceError, PoolTimeout)

# Options of libpq: when to give up on a host that no longer responds. Seconds, except tcp_user_timeout (milliseconds).
POSTGRES_TIMEOUTS = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}


class DatabaseUnavailable(BottegaError):
    """There is no database at the URL, or it refuses the connection."""


def connect(url: str) -> Engine:
    """Creates an engine. For an SQLite URL, creates the folder of the file too."""
    if make_url(url).get_backend_name() == "sqlite":
        file = make_url(url).database
        if file:
            Path(file).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
        event.listen(engine, "connect", _configure_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    return create_engine(
        url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=POSTGRES_TIMEOUTS, hide_parameters=True
    )


def _configure_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # `_begin_sqlite` begins transactions; Python's driver begins them too late
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")  # an acknowledged move survives a power cut too
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA temp_store=MEMORY")  # what would undo a statement of many rows needs no file


def read_only(engine: Engine) -> Engine:
    """The same engine for transactions that only read. In SQLite they do not wait for a writer."""
    return engine.execution_options(read_only=True)


def _begin_sqlite(connection: Connection) -> None:
    """Takes the write lock at the start of a transaction: a lock taken later could fail half way through."""
    only_reads = connection.get_execution_options().get("read_only")
    connection.exec_driver_sql("BEGIN" if only_reads else "BEGIN IMMEDIATE")


def insert_if_missing(connection: Connection, table: Table, *rows: dict[str, Any]) -> None:
    """Inserts rows unless they exist, even if two processes insert them at the same time."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    connection.execute(insert(table).on_conflict_do_nothing(), list(rows))


def migrate(url: str) -> None:
    """Migrates to the newest schema. Processes that start together wait for each other. Raises DatabaseUnavailable."""
    try:
        command.upgrade(migration_config(url), "head")
    except DATABASE_ERRORS as error:
        reason = " ".join(str(getattr(error, "orig", error)).split())
        raise DatabaseUnavailable(
            f"the database {make_url(url).render_as_string()} cannot be used: {reason}"
        ) from error


def migration_config(url: str) -> Config:
    """For Alembic's commands."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = url
    return config
