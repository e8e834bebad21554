"""Moves set in advance that follow a move at once. They are written together with it, so no crash comes between."""

from collections.abc import Sequence

from ..table_log import LogEntry
from .game_table import GameTable
from .saved_state import restore_table, save_table


def replies(table: GameTable, entries: Sequence[LogEntry]) -> list[LogEntry]:
    """The moves that people have set in advance and that follow from the next entries of a table. Changes nothing."""
    last = entries[-1] if entries else None
    if last is None or last.kind != "moved" or not table.premoves:
        return []
    assert table.match is not None
    asked = table.match.actors_after((last.seat or 0, last.body["move"]))
    if table.premoves.keys().isdisjoint(asked):
        return []
    trial = restore_table(table.id, table.seed, save_table(table), table.history[-1].entry)
    assert trial is not None
    for entry in entries:
        trial.apply(entry)
    found: list[LogEntry] = []
    while trial.due:
        seat, move = next(iter(trial.due.items()))
        body = {"move": move, "premove": True}
        found.append(LogEntry(trial.seq + 1, "moved", last.at, seat, trial.seats[seat].person, None, body))
        trial.apply(found[-1])
    return found
