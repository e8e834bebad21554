"""Loads a table from the database: its saved state, and the entries of its log after it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...engine.errors import BottegaError
from ..storage.database import DATABASE_ERRORS
from ..storage.table_store import RawEntry, StoredTable, TableStore
from .game_table import GameTable, OldRules
from .saved_state import restore_table

MAX_REASON = 300  # characters


class NoSuchTable(Exception):
    """There is no table with that id."""


class DamagedTable(BottegaError):
    """The log of a table cannot be read. `reason` is for the operator; `known` says that it was noted before."""

    def __init__(self, reason: str, known: bool = False) -> None:
        super().__init__("This table is damaged and cannot be read. The operator of this server can repair it.")
        self.reason, self.known = reason, known


@dataclass(frozen=True)
class LoadedTable:
    """A table, its row in the database, and the last entry of its saved state; 0 if it has none that fits."""

    table: GameTable
    row: Mapping[str, Any]
    saved_seq: int


def load_tables(store: TableStore, ids: Sequence[str]) -> dict[str, LoadedTable | BottegaError]:
    """Those tables, of the ones given, that exist; an OldRules or a DamagedTable for one that cannot be loaded.

    Blocks: call it from a thread. Raises one of DATABASE_ERRORS.
    """
    found: dict[str, LoadedTable | BottegaError] = {}
    for id, stored in store.stored(ids).items():
        try:
            found[id] = _loaded(store, id, stored)
        except DATABASE_ERRORS:
            raise
        except (DamagedTable, OldRules) as error:
            found[id] = error
        except Exception as error:
            found[id] = DamagedTable(_reason(0, error))
    return found


def _loaded(store: TableStore, id: str, stored: StoredTable) -> LoadedTable:
    row = stored.row
    if row["damaged"] is not None:
        raise DamagedTable(row["damaged"], known=True)
    restored = _restored(id, stored)
    if restored is not None:
        return LoadedTable(restored, row, stored.saved_seq)
    log = stored.log if stored.saved is None else store.raw_log(id)
    return LoadedTable(fold(id, row["seed"], log), row, 0)


def _restored(id: str, stored: StoredTable) -> GameTable | None:
    """The table from its saved state and the entries after it. None if it has no state that fits."""
    if stored.saved is None:
        return None
    try:
        log = [raw.entry() for raw in stored.log]
        table = restore_table(id, stored.row["seed"], stored.saved, log[0] if log else None)
        if table is None:
            return None
        for entry in log[1:]:
            table.apply(entry)
    except OldRules:
        raise
    except Exception:  # whatever is wrong: the log is the truth, and is read from its start
        return None
    return table


def fold(id: str, seed: str, log: Iterable[RawEntry]) -> GameTable:
    """The table from its whole log. Raises DamagedTable, OldRules."""
    table = GameTable(id, seed)
    for row in log:
        try:
            table.apply(row.entry())
        except OldRules:
            raise
        except Exception as error:
            raise DamagedTable(_reason(row.seq, error)) from error
    if table.seq == 0:
        raise DamagedTable("the log is empty")
    return table


def _reason(seq: int, error: Exception) -> str:
    text = " ".join(str(error).split()) or type(error).__name__
    return f"entry {seq}: {type(error).__name__}: {text}"[:MAX_REASON]
