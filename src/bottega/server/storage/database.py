"""Opening the database, and bringing it to the present schema."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Table, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from ...engine.errors import BottegaError

# What is raised when the database does not answer, or not now. What was to be committed may be there or may not.
AWAY = (OperationalError, InterfaceError, NoConnectionFree)

# For libpq: a machine that has vanished without a word is given up after so long, in seconds (the last: milliseconds).
PATIENCE = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}


class NoDatabase(BottegaError):
    """There is no database at the address, or it does not let us in."""


def connect(url: str) -> Engine:
    """An engine for the address; the folder of an embedded file is made."""
    if make_url(url).get_backend_name() == "sqlite":
        file = make_url(url).database
        if file:
            Path(file).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    return create_engine(
        url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=PATIENCE, hide_parameters=True
    )


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # we begin transactions ourselves: Python's driver begins them too late
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")  # an acknowledged move survives a power cut too
    connection.execute("PRAGMA foreign_keys=ON")


def reading(engine: Engine) -> Engine:
    """The same engine for transactions that only read: in SQLite they need not wait for whoever writes."""
    return engine.execution_options(reading=True)


def _begin_sqlite(connection: Connection) -> None:
    """Who means to write says so at once; to find out half way that somebody else did would be too late."""
    only_reads = connection.get_execution_options().get("reading")
    connection.exec_driver_sql("BEGIN" if only_reads else "BEGIN IMMEDIATE")


def insert_once(connection: Connection, table: Table, row: dict[str, Any]) -> None:
    """Adds a row, unless it is there already, even if two processes add it at the same time."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    connection.execute(insert(table).values(row).on_conflict_do_nothing())


def migrate(url: str) -> None:
    """Brings the schema to its newest version. Processes that start together wait for each other. Raises NoDatabase."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = url
    try:
        command.upgrade(config, "head")
    except AWAY as error:
        reason = " ".join(str(getattr(error, "orig", error)).split())
        raise NoDatabase(f"the database {make_url(url).render_as_string()} cannot be used: {reason}") from error
