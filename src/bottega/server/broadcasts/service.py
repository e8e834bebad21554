"""All broadcasts of this process. Each position of a table is looked at once, however many watch.

Nothing is computed for a table that nobody watches. The newest position goes first; older ones follow when there is
time. Each process looks at the tables that its own viewers watch: the same position gives the same result everywhere.
"""

import asyncio
from collections import OrderedDict
from contextlib import suppress

import structlog

from ...analysis.public import Assessment
from ...workers import JobFailed
from ..bot_pool import BotPool
from ..connection import Outbox
from ..fair_queue import QueueFull, Requester
from ..tables.actor import TableActor
from ..thinking_quota import BROADCASTS
from .positions import PublicPosition, seed_of
from .table_broadcast import TableBroadcast

LOG = structlog.get_logger("bottega")
KEPT_TABLES = 64  # whose assessments are kept when nobody watches any more
UNWATCHED_SECONDS = 5.0  # after which a broadcast ends to which no viewer has come
RETRY_SECONDS = 2.0  # while the code is not compiled, or too much waits


class Broadcasts:
    """The broadcasts that somebody watches, and what is known about others that somebody watched lately."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._watched: dict[str, TableBroadcast] = {}
        self._beginning: dict[str, asyncio.Task[None]] = {}
        self._kept: OrderedDict[str, dict[int, Assessment]] = OrderedDict()
        self._looking: set[asyncio.Task[None]] = set()
        self._replaying = asyncio.Lock()  # of logs, one after the other: a long one takes a moment

    async def join(self, actor: TableActor, viewer: Outbox) -> TableBroadcast:
        """Adds a viewer, who is sent what may be shown now and everything that follows."""
        broadcast = await self._broadcast_of(actor, viewer)
        viewer.send(broadcast.start_message())
        self._look(broadcast)
        return broadcast

    def leave(self, broadcast: TableBroadcast, viewer: Outbox) -> None:
        """Removes a viewer. Without viewers the broadcast ends, and what is known is kept for a while."""
        broadcast.viewers.discard(viewer)
        self._end_unwatched(broadcast)

    async def stop(self) -> None:
        """Ends all broadcasts."""
        for task in [*self._looking, *self._beginning.values()]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def assessed(self, actor: TableActor, number: int, before: int, after: int) -> tuple[TableBroadcast, int]:
        """A broadcast in which some positions around one of them have been looked at, and the index of that one.

        Raises LookupError if there is no position of this number, or none that may be shown; JobFailed; QueueFull.
        """
        viewer = Outbox(None, None)  # so that nobody else ends it meanwhile
        broadcast = await self._broadcast_of(actor, viewer)
        try:
            index = broadcast.index_of(number)
            if index is None:
                raise LookupError(number)
            for position in broadcast.positions_between(index - before - 1, index + after):
                while position.number not in broadcast.found and not await self._assess(broadcast, position):
                    await asyncio.sleep(RETRY_SECONDS)
            return broadcast, index
        finally:
            self.leave(broadcast, viewer)

    async def _broadcast_of(self, actor: TableActor, viewer: Outbox) -> TableBroadcast:
        """The broadcast of a table, with one more viewer."""
        id = actor.table.id
        while True:
            there = self._watched.get(id)
            if there is not None and there.actor is actor:
                there.viewers.add(viewer)
                return there
            if id not in self._beginning:
                self._beginning[id] = asyncio.create_task(self._begin(actor))
                self._beginning[id].add_done_callback(lambda _: self._beginning.pop(id, None))
            await asyncio.shield(self._beginning[id])

    async def _begin(self, actor: TableActor) -> None:
        id = actor.table.id
        if id in self._watched:  # the table was loaded again; its viewers reconnect
            self._watched.pop(id).end()
        broadcast = TableBroadcast(actor, self._kept.pop(id, {}), self._look)
        async with self._replaying:
            await broadcast.begin()
        self._watched[id] = broadcast
        # The viewer who asked for it may be gone already.
        asyncio.get_running_loop().call_later(UNWATCHED_SECONDS, self._end_unwatched, broadcast)

    def _end_unwatched(self, broadcast: TableBroadcast) -> None:
        id = broadcast.actor.table.id
        if broadcast.viewers or self._watched.get(id) is not broadcast:
            return
        broadcast.end()
        del self._watched[id]
        self._kept[id] = broadcast.found
        while len(self._kept) > KEPT_TABLES:
            self._kept.popitem(last=False)

    # ---- looking at positions

    def _look(self, broadcast: TableBroadcast) -> None:
        """Looks at positions until all are known, unless that happens already."""
        if broadcast.viewers and (broadcast.looking is None or broadcast.looking.done()):
            broadcast.looking = asyncio.create_task(self._look_at_all(broadcast))
            self._looking.add(broadcast.looking)
            broadcast.looking.add_done_callback(self._looking.discard)

    async def _look_at_all(self, broadcast: TableBroadcast) -> None:
        while broadcast.viewers and (position := broadcast.next_position()) is not None:
            try:
                done = await self._assess(broadcast, position)
            except QueueFull:
                done = False
            except JobFailed as failure:  # the next position is tried again
                LOG.error("a position could not be assessed", table=broadcast.actor.table.id[:4], exc_info=failure)
                return
            if not done:
                await asyncio.sleep(RETRY_SECONDS)

    async def _assess(self, broadcast: TableBroadcast, position: PublicPosition) -> bool:
        """Whether a position was looked at. It is not while the code of its game is not compiled."""
        id = broadcast.actor.table.id
        assert position.position is not None
        found = await self._bots.assess(position.position, seed_of(id, position.number), Requester(BROADCASTS, id))
        if found is not None:
            broadcast.add(position.number, found)
        return found is not None
