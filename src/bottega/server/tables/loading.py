"""Loads a table from the database: its saved state, and the entries of its log after it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...engine.errors import BottegaError
from ..storage.database import DATABASE_ERRORS
from ..storage.table_store import TableStore
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


def load_table(store: TableStore, id: str) -> LoadedTable:
    """Blocks: call it from a thread. Raises NoSuchTable, OldRules, DamagedTable, or one of DATABASE_ERRORS."""
    row = store.row(id)
    if row is None:
        raise NoSuchTable
    if row["damaged"] is not None:
        raise DamagedTable(row["damaged"], known=True)
    try:
        restored = _restored(store, id, row["seed"])
        if restored is not None:
            return LoadedTable(restored[0], row, restored[1])
        return LoadedTable(fold(store, id, row["seed"]), row, 0)
    except (DamagedTable, OldRules, *DATABASE_ERRORS):
        raise
    except Exception as error:
        raise DamagedTable(_reason(0, error)) from error


def _restored(store: TableStore, id: str, seed: str) -> tuple[GameTable, int] | None:
    """The table from its saved state and the entries after it, and the last entry of the state. None if none fits."""
    saved = store.state(id)
    if saved is None:
        return None
    seq, content = saved
    try:
        log = store.log(id, after=seq - 1)
        table = restore_table(id, seed, content, log[0] if log else None)
        if table is None:
            return None
        for entry in log[1:]:
            table.apply(entry)
    except (OldRules, *DATABASE_ERRORS):
        raise
    except Exception:  # whatever is wrong: the log is the truth, and is read from its start
        return None
    return table, seq


def fold(store: TableStore, id: str, seed: str) -> GameTable:
    """The table from its whole log. Raises DamagedTable, OldRules."""
    table = GameTable(id, seed)
    for row in store.raw_log(id):
        try:
            table.apply(row.entry())
        except (OldRules, *DATABASE_ERRORS):
            raise
        except Exception as error:
            raise DamagedTable(_reason(row.seq, error)) from error
    if table.seq == 0:
        raise DamagedTable("the log is empty")
    return table


def _reason(seq: int, error: Exception) -> str:
    text = " ".join(str(error).split()) or type(error).__name__
    return f"entry {seq}: {type(error).__name__}: {text}"[:MAX_REASON]
