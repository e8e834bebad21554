"""The broadcast of one table: its positions, what was found out about them, and the viewers."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from ...analysis.public import Assessment
from ..connection import Outbox
from ..tables import projection
from ..tables.actor import TableActor
from ..tables.history import AppliedEntry
from .delay import shown_positions
from .positions import PublicPosition, past_positions, public_position
from .rows import result_of, row_data


class TableBroadcast:
    """Follows a table while somebody watches, and sends them what may be shown.

    `found` are the assessments so far, by the number of their position.
    """

    def __init__(
        self, actor: TableActor, found: dict[int, Assessment], on_position: Callable[["TableBroadcast"], None]
    ) -> None:
        self.actor, self.found, self._on_position = actor, found, on_position
        self.looking: asyncio.Task[None] | None = None  # at positions, one after another
        self.viewers: set[Outbox] = set()
        self._positions: list[PublicPosition] = []
        self._shown, self._with_candidates = 0, 0  # how many of the positions are shown

    async def begin(self) -> None:
        """Computes the positions so far. Those that come meanwhile are added."""
        self.actor.followers.add(self._note)
        past = await past_positions(self.actor.table)
        known = past[-1].number if past else 0
        self._positions = past + [one for one in self._positions if one.number > known]
        for position in self._positions:
            self._find_result(position)
        self._positions = [self._without_state(one) for one in self._positions]
        self._update()

    def end(self) -> None:
        self.actor.followers.discard(self._note)

    # ---- positions

    def next_position(self) -> PublicPosition | None:
        """The newest position that nobody has looked at; None if there is none."""
        return next((one for one in reversed(self._positions) if one.number not in self.found), None)

    @property
    def over(self) -> bool:
        return self.actor.table.status in ("finished", "closed")

    @property
    def missing(self) -> int:
        """How many of the positions that may be shown have not been looked at."""
        return sum(one.number not in self.found for one in self._positions[: self._shown])

    def index_of(self, number: int) -> int | None:
        """Which of the positions that are shown has this number."""
        shown = self._positions[: self._shown]
        return next((n for n, one in enumerate(shown) if one.number == number), None)

    def positions_between(self, first: int, last: int) -> list[PublicPosition]:
        """Some of the positions that are shown, from one index to another."""
        return self._positions[max(0, first) : min(last + 1, self._shown)]

    def _note(self, applied: AppliedEntry) -> None:
        position = public_position(self.actor.table, applied)
        if position is not None:
            self._positions.append(position)
            self._find_result(position)
        self._drop_players()
        self._update()
        self._on_position(self)

    def _find_result(self, position: PublicPosition) -> None:
        if position.winners:
            self.found[position.number] = result_of(position, len(self.actor.table.seats))

    def _without_state(self, position: PublicPosition) -> PublicPosition:
        """A position that was looked at needs less memory."""
        return replace(position, position=None) if position.number in self.found else position

    def _drop_players(self) -> None:
        """Somebody who watched before may have taken a seat."""
        if self.actor.table.status == "running":
            for viewer in [one for one in self.viewers if self.actor.table.seats_of(one.person)]:
                viewer.drop()

    # ---- rows

    def add(self, number: int, found: Assessment) -> None:
        """An assessment was made."""
        self.found[number] = found
        changed = [n for n, one in enumerate(self._positions) if one.number == number]
        for n in changed:
            self._positions[n] = self._without_state(self._positions[n])
        # The next one can be compared with it now.
        self._send(n + step for n in changed for step in (0, 1))

    def rows(self) -> list[dict[str, Any]]:
        """Everything that may be shown now."""
        return [row for n in range(self._shown) if (row := self.row(n)) is not None]

    def row(self, index: int) -> dict[str, Any] | None:
        """What may be shown of a position; None if nothing may be, or if it is not known yet."""
        if not 0 <= index < self._shown:
            return None
        position = self._positions[index]
        found = self.found.get(position.number)
        if found is None or self.actor.table.match is None:
            return None
        before = self.found.get(self._positions[index - 1].number) if index else None
        return row_data(self.actor.table.match.game, position, found, before, index < self._with_candidates)

    def _update(self) -> None:
        """Sends what may be shown since the last entry."""
        before = min(self._shown, self._with_candidates)
        delay, acting = self.actor.table.plan.broadcast, [one.acting for one in self._positions]
        self._shown, self._with_candidates = shown_positions(acting, delay, self.over)
        self._send(range(before, self._shown))

    def _send(self, indexes: Iterable[int]) -> None:
        rows = [row for n in indexes if (row := self.row(n)) is not None]
        if rows and self.viewers:
            message = projection.encode({"type": "assessed", "rows": rows, "missing": self.missing})
            for viewer in list(self.viewers):
                viewer.send(message)

    def start_message(self) -> bytes:
        """What a viewer is sent first."""
        delay = self.actor.table.plan.broadcast
        return projection.encode({"type": "broadcast", "delay": delay, "rows": self.rows()})
