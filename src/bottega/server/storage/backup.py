"""Backups: the whole database as one file, which can be restored to SQLite or to PostgreSQL.

A backup is a compressed text of JSON lines: a header with the revision of the schema; for each table a line with its
name and columns, then its rows; at the end a hash of everything. It is read in one transaction, so a server can run
meanwhile. A backup of an older schema is restored to that schema and then migrated.
"""

import base64
import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic import command
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, LargeBinary, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.exc import DBAPIError

from ... import __version__
from ...engine.errors import BottegaError
from ..timestamps import now_ms
from .database import DATABASE_ERRORS, DatabaseUnavailable, connect, migration_config, read_only
from .failures import reason_of
from .schema import METADATA

FORMAT = 1
BATCH = 1_000  # rows that are written together
VERSION_TABLE = "alembic_version"
# The schema is in the header, processes end, and the states of tables follow from their logs.
LEFT_OUT = {VERSION_TABLE, "processes", "states"}
ALIVE_MS = 60_000  # a process with a heartbeat this long ago may still run

Progress = Callable[[int, int], None]  # rows done, and all rows


class BackupError(BottegaError):
    """Why there is no backup or no restore. `reason` is the key of a message, `details` are its arguments."""

    def __init__(self, reason: str, **details: Any) -> None:
        super().__init__(f"{reason} {details}" if details else reason)
        self.reason, self.details = reason, details


@dataclass(frozen=True)
class Summary:
    """What is in a backup."""

    people: int
    tables: int
    rows: int


def _ignore(done: int, total: int) -> None:
    pass


# ---- writing


def back_up(url: str, file: Path, progress: Progress = _ignore) -> Summary:
    """Writes a backup. Raises BackupError, DatabaseUnavailable, OSError; then there is no file."""
    if file.exists():
        raise BackupError("file-exists", file=str(file))
    if not _exists(url):
        raise BackupError("no-database")
    engine = connect(url)
    part = file.with_name(f".{file.name}.part")
    try:
        with _database_errors(url), _snapshot(engine) as connection:
            revision = _revision(connection)
            if revision is None:
                raise BackupError("no-database")
            # Only the owner can read it: it contains the hashes of passwords, and the key of the cookies.
            opened = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(opened, "wb") as raw:
                with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6) as packed:
                    summary = _write(connection, revision, packed, progress)
                raw.flush()
                os.fsync(raw.fileno())
        if file.exists():
            raise BackupError("file-exists", file=str(file))
        part.replace(file)
        return summary
    finally:
        with suppress(OSError):
            part.unlink()
        engine.dispose()


def _exists(url: str) -> bool:
    """Whether there can be a database. Connecting would create an SQLite file."""
    file = url.removeprefix("sqlite:///") if url.startswith("sqlite:///") else ""
    return not file or Path(file).exists()


@contextmanager
def _snapshot(engine: Engine) -> Iterator[Connection]:
    """A connection that sees the database as it is now, whatever others write meanwhile."""
    reader = read_only(engine)
    if engine.dialect.name == "postgresql":
        reader = reader.execution_options(isolation_level="REPEATABLE READ")
    with reader.connect() as connection:
        yield connection


def _write(connection: Connection, revision: str, packed: gzip.GzipFile, progress: Progress) -> Summary:
    found = MetaData()
    found.reflect(connection)
    tables = [table for table in found.sorted_tables if table.name not in LEFT_OUT]
    rows = {table.name: connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables}
    hashed, done, total = hashlib.sha256(), 0, sum(rows.values())

    def line(data: Any) -> None:
        encoded = json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
        hashed.update(encoded)
        packed.write(encoded)

    line({"bottega_backup": FORMAT, "version": __version__, "schema": revision, "created": now_ms(), "rows": rows})
    for table in tables:
        line({"table": table.name, "columns": [column.name for column in table.columns]})
        key = list(table.primary_key.columns)
        query = select(table).order_by(*key).execution_options(yield_per=BATCH)
        for row in connection.execute(query):
            line([_encode(value) for value in row])
            done += 1
            if done % BATCH == 0:
                progress(done, total)
    line({"end": hashed.hexdigest()})
    progress(total, total)
    return Summary(rows.get("people", 0), rows.get("tables", 0), total)


def _encode(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


# ---- reading


def restore(url: str, file: Path, progress: Progress = _ignore) -> Summary:
    """Restores a backup to an empty database. Raises BackupError, DatabaseUnavailable, OSError.

    If it fails, the database is still empty.
    """
    with _lines(file) as lines:
        header = _header(next(lines, None))
        revision = _known_revision(url, header["schema"])
        engine = connect(url)
        try:
            with _database_errors(url):
                with engine.begin() as connection:
                    _clear_if_empty(connection)
                command.upgrade(migration_config(url), revision)
                with engine.begin() as connection:
                    _read(connection, header, lines, progress)
                command.upgrade(migration_config(url), "head")
        finally:
            engine.dispose()
    return Summary(header["rows"].get("people", 0), header["rows"].get("tables", 0), sum(header["rows"].values()))


@contextmanager
def _lines(file: Path) -> Iterator[Iterator[tuple[Any, str]]]:
    """Each line as data, and the hash of all lines before it. Raises BackupError where the file is damaged."""

    def read(packed: gzip.GzipFile) -> Iterator[tuple[Any, str]]:
        hashed = hashlib.sha256()
        try:
            for line in packed:
                yield json.loads(line), hashed.hexdigest()
                hashed.update(line)
        except (EOFError, ValueError, zlib.error, gzip.BadGzipFile):
            raise BackupError("damaged", file=str(file)) from None

    with file.open("rb") as raw, gzip.GzipFile(fileobj=raw, mode="rb") as packed:
        try:
            yield read(packed)
        except BottegaError:
            raise
        except (KeyError, TypeError, ValueError, AssertionError, AttributeError):  # JSON, but not what we write
            raise BackupError("damaged", file=str(file)) from None


def _header(first: tuple[Any, str] | None) -> dict[str, Any]:
    if first is None or not isinstance(first[0], dict) or "bottega_backup" not in first[0]:
        raise TypeError
    header: dict[str, Any] = first[0]
    if header["bottega_backup"] != FORMAT:
        raise BackupError("newer", version=header["version"])
    return header


def _known_revision(url: str, revision: str) -> str:
    scripts = ScriptDirectory.from_config(migration_config(url))
    try:
        if scripts.get_revision(revision) is not None:
            return revision
    except CommandError:
        pass
    raise BackupError("newer", version=revision)


def _clear_if_empty(connection: Connection) -> None:
    """Removes tables without people and games, which a server created when it started. Raises BackupError."""
    existing = set(inspect(connection).get_table_names())
    counts = dict.fromkeys(("people", "tables"), 0)
    for name in counts.keys() & existing:
        counts[name] = connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one()
    if any(counts.values()):
        raise BackupError("not-empty", **counts)
    if "processes" in existing:
        newest = connection.execute(text("SELECT max(alive) FROM processes")).scalar_one()
        if newest is not None and now_ms() - newest < ALIVE_MS:
            raise BackupError("in-use")
    found = MetaData()
    found.reflect(connection, only=sorted(existing & ({*METADATA.tables} | LEFT_OUT)))
    found.drop_all(connection)


def _read(connection: Connection, header: dict[str, Any], lines: Iterator[tuple[Any, str]], progress: Progress) -> None:
    found = MetaData()
    found.reflect(connection)
    total, done = sum(header["rows"].values()), 0
    counts = dict.fromkeys(header["rows"], 0)
    table: Table | None = None
    columns: list[str] = []
    batch: list[dict[str, Any]] = []

    def flush() -> None:
        if batch and table is not None:
            connection.execute(insert(table), batch)
            batch.clear()

    for data, hashed in lines:
        if isinstance(data, list):
            assert table is not None
            batch.append({name: _decode(table, name, value) for name, value in zip(columns, data, strict=True)})
            counts[table.name] += 1
            done += 1
            if len(batch) == BATCH:
                flush()
                progress(done, total)
        elif "table" in data:
            flush()
            table, columns = found.tables[data["table"]], data["columns"]
        elif data["end"] == hashed and counts == header["rows"]:
            flush()
            progress(total, total)
            return
        else:
            break
    raise TypeError  # it is not complete


def _decode(table: Table, column: str, value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(table.c[column].type, LargeBinary) and value else value


def _revision(connection: Connection) -> str | None:
    if VERSION_TABLE not in inspect(connection).get_table_names():
        return None
    return connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()


@contextmanager
def _database_errors(url: str) -> Iterator[None]:
    try:
        yield
    except DATABASE_ERRORS as error:
        raise DatabaseUnavailable(reason_of(error)) from error
    except DBAPIError as error:  # rows that the schema does not accept: the file was changed
        raise BackupError("damaged-rows") from error
