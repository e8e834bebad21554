"""The columns of a table's database row that are computed from its log."""

import json
from typing import Any

from .game_table import GameTable


def list_columns(table: GameTable) -> dict[str, Any]:
    """The columns that lists of tables show."""
    return {
        "status": table.status,
        "open_seats": sum(seat.open for seat in table.seats),
        "summary": json.dumps(table.summary(), separators=(",", ":")),
    }


def row_of(table: GameTable) -> dict[str, Any]:
    """All columns. A table in memory is always due: if its process ends, another one loads it at once.

    It runs the bots and the clocks of a game, and closes a table that nobody returns to.
    """
    deadline = 0 if table.status in ("open", "running") else None
    return list_columns(table) | {"projected_seq": table.seq, "deadline": deadline}
