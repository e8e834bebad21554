"""Checks the logs of all tables, and cuts a damaged log back to its last readable entry."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ...engine.errors import BottegaError
from ..storage.table_store import TableStore
from ..timestamps import now_ms
from .game_table import GameTable, OldRules
from .loading import DamagedTable, fold
from .table_row import row_of


@dataclass(frozen=True)
class Damage:
    """A table that cannot be read, and why."""

    table: str
    reason: str


class CannotRepair(BottegaError):
    """Not even the first entry of a log can be read, or there is no such table."""


def check_tables(store: TableStore, progress: Callable[[int, int], None]) -> Iterator[Damage]:
    """Reads the whole log of every table, and notes in the database which are damaged."""
    tables = store.all_tables()
    for number, (id, seed, damaged) in enumerate(tables, 1):
        reason = None
        try:
            fold(id, seed, store.raw_log(id))
        except OldRules:
            reason = damaged  # of a version that cannot be read here: nothing is known
        except DamagedTable as damage:
            reason = damage.reason
            yield Damage(id, reason)
        if reason != damaged:
            store.mark_damaged(id, reason)
        progress(number, len(tables))


def repair_table(store: TableStore, id: str) -> tuple[int, int]:
    """Cuts a log back to its last readable entry. Returns how many entries are left, and how many were cut.

    What was cut is kept in `cut_entries`. Raises CannotRepair, OldRules.
    """
    row = store.row(id)
    if row is None:
        raise CannotRepair(f"there is no table {id}")
    table = GameTable(id, row["seed"])
    readable = 0
    try:
        for raw in store.raw_log(id):
            table.apply(raw.entry())
            readable = table.seq
    except OldRules:
        raise
    except Exception:
        entries = [raw.entry() for raw in store.raw_log(id)[:readable]]
        table = GameTable.from_log(id, row["seed"], entries)
    if not readable:
        raise CannotRepair(f"the log of table {id} cannot be read from its first entry on")
    return readable, store.cut(id, readable, now_ms(), row_of(table))
