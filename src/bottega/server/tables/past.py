"""Earlier positions of a table, as a viewer saw them then: for stepping through what happened."""

import asyncio
from collections.abc import Sequence
from typing import Any

from ..table_log import LogEntry
from .game_table import GameTable, Viewer
from .projection import ViewerStates, to_json_data

MAX_POSITIONS = 40  # in one answer


def past_positions(
    table: GameTable, log: Sequence[LogEntry], viewer: Viewer, first: int, last: int
) -> list[dict[str, Any]]:
    """The positions after the entries of these numbers, in the viewer's count.

    `table` has no entries yet; the log is applied to it. After an entry it is exactly as it was then, so that a view
    contains what the viewer was sent at that time and nothing from later. The sealed choices of others have no number.
    """
    found = []
    for entry in log:
        applied = table.apply(entry)
        if applied.sealed not in (None, viewer) or table.match is None:
            continue
        number = table.last_number(viewer)
        if number > last:
            break
        if number >= first:
            state = ViewerStates(table, [viewer]).of(viewer)
            shown = {name: state[name] for name in ("view", "prompt", "waiting")}
            found.append({"number": number, **to_json_data(shown)})
    return found


class PastPositions:
    """Computes earlier positions in a thread, one request after the other: a long log takes a moment."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def find(self, table: GameTable, viewer: Viewer, first: int, last: int) -> list[dict[str, Any]]:
        log = [applied.entry for applied in table.history]
        async with self._lock:
            return await asyncio.to_thread(past_positions, table.without_entries(), log, viewer, first, last)
