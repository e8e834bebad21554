"""The positions of a table that everybody has seen, one for each public change of the game."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from ..bot_jobs import Position
from ..table_log import LogEntry
from ..tables.game_table import GameTable
from ..tables.history import AppliedEntry

CHANGES = ("began", "moved", "undone")  # the entries after which the board is another one


@dataclass(frozen=True)
class PublicPosition:
    """A position after an entry of the log.

    `number` is that of the entry in a spectator's count. `mover` and `played` say who made which move, as far as
    everybody saw it: `played` is the first of the moves that look the same to the others.
    """

    number: int
    acting: tuple[int, ...]
    mover: int | None
    played: int | None
    winners: tuple[int, ...]  # if the game is over
    position: Position | None  # as long as it has to be looked at


def public_position(table: GameTable, applied: AppliedEntry) -> PublicPosition | None:
    """The position after the last entry; None if the public saw no change of the game."""
    entry = applied.entry
    if applied.sealed is not None or entry.kind not in CHANGES or table.match is None:
        return None
    seen = entry.kind == "moved" and not applied.anonymous  # who chose last in secret would say who chose before
    played = table.match.game.moves.look_alikes(entry.body["move"])[0] if seen else None
    winners = tuple(table.winners) if table.status == "finished" else ()
    return PublicPosition(
        number=table.last_number(None),
        acting=tuple(table.waiting_for),
        mover=entry.seat if seen else None,
        played=played,
        winners=winners,
        position=Position.of(table.match),
    )


async def past_positions(table: GameTable) -> list[PublicPosition]:
    """All positions so far. They are computed from the log, in a thread: a long one takes a moment."""
    log = [applied.entry for applied in table.history]
    return await asyncio.to_thread(_replay, table.without_entries(), log)


def _replay(table: GameTable, log: Sequence[LogEntry]) -> list[PublicPosition]:
    applied = (table.apply(entry) for entry in log)
    return [found for one in applied if (found := public_position(table, one)) is not None]


def seed_of(table: str, number: int) -> int:
    """The seed of an assessment. It depends on public data only, so that it says nothing about the seed of the game."""
    return int.from_bytes(sha256(f"broadcast {table} {number}".encode()).digest()[:4])
