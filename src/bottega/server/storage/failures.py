"""What is wrong with the database, in words for an operator, and what the server can do about it itself.

Messages of database errors can quote values, so logs contain only what these functions say.
"""

import sqlite3
from contextlib import suppress

from sqlalchemy import Engine

# By the start of SQLite's name of an error, and of PostgreSQL's SQLSTATE.
REASONS = {
    "SQLITE_FULL": "the disk is full",
    "SQLITE_READONLY": "the database file is read-only",
    "SQLITE_BUSY": "another program keeps the database file locked",
    "SQLITE_CANTOPEN": "the database file cannot be opened",
    "SQLITE_CORRUPT": "the database file is damaged; restore a backup",
    "SQLITE_NOTADB": "the database file is damaged; restore a backup",
    "SQLITE_IOERR": "the disk cannot be read or written",
    "53100": "the disk of PostgreSQL is full",
    "53300": "PostgreSQL has no free connection; raise max_connections",
    "53": "PostgreSQL has run out of a resource",
    "25006": "PostgreSQL is read-only",
    "28": "PostgreSQL refuses the user or the password",
    "3D": "there is no such database in PostgreSQL",
    "57P": "PostgreSQL is starting or shutting down",
    "40": "PostgreSQL rolled the transaction back",
    "42": "PostgreSQL refuses the statement; is the schema complete?",
}
NO_ANSWER = "the database does not answer"
CHECKPOINT_WAIT_MS = 1_000  # for readers, before old pages are kept


def reason_of(error: BaseException) -> str:
    """Why a call of the database failed.

    >>> reason_of(ConnectionError())
    'the database does not answer'
    """
    code = _code_of(error)
    found = [reason for start, reason in REASONS.items() if code.startswith(start)]
    return found[0] if found else NO_ANSWER


def is_full(error: BaseException) -> bool:
    """Whether there is no room on the disk. The transaction has not happened."""
    return _code_of(error) in ("SQLITE_FULL", "53100")


def _code_of(error: BaseException) -> str:
    original = getattr(error, "orig", None) or error
    return str(getattr(original, "sqlite_errorname", None) or getattr(original, "sqlstate", None) or "")


def free_space(engine: Engine) -> bool:
    """Moves SQLite's write-ahead log into the database file and empties it. Returns whether that made room.

    The log grows to 4 MB before SQLite does so itself, and only after a commit. On a full disk there is none.
    """
    if engine.dialect.name != "sqlite":
        return False
    connection = engine.raw_connection()
    try:
        (timeout,) = connection.cursor().execute("PRAGMA busy_timeout").fetchone()
        connection.cursor().execute(f"PRAGMA busy_timeout={CHECKPOINT_WAIT_MS}")
        try:
            _, before, _ = connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            busy, _, _ = connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        finally:
            with suppress(sqlite3.Error):
                connection.cursor().execute(f"PRAGMA busy_timeout={timeout}")
    except sqlite3.Error:
        return False
    finally:
        connection.close()
    return bool(not busy and before > 0)
