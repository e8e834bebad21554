"""Holidays at a table: what the log says about people whose clocks stand."""

from collections.abc import Mapping

from ..storage.holiday_store import Holiday
from ..table_log import LogEntry
from .game_table import GameTable


def holiday_entries(table: GameTable, at: int, people: Mapping[str, Holiday]) -> list[LogEntry]:
    """The entries for people whose holiday the table does not know yet. Only clocks by correspondence stand."""
    if table.status != "running" or table.plan.pace.kind != "correspondence":
        return []
    entries: list[LogEntry] = []
    for n, seat in enumerate(table.seats):
        holiday = people.get(seat.person or "")
        if holiday is None or seat.stand_in in ("left", "forfeited"):
            continue
        if table.clocks.holidays.get(n) != (holiday.start, holiday.end):
            body = {"from": holiday.start, "until": holiday.end}
            entries.append(LogEntry(table.seq + 1 + len(entries), "holiday", at, n, seat.person, None, body))
    return entries
