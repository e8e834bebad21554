"""Gives agents games, and tells them.

Every process does the same once a second: it notes which of its agents are still there, draws games for all who wait,
opens their tables, and tells its own agents of new games. A table is written together with the number of games of each
of its agents. If another process was faster, that number has changed and nothing is written, so no game is doubled.
"""

import asyncio
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import structlog

from ..connection import Outbox
from ..person import Person
from ..settings import Settings
from ..storage.agent_games import AgentSeat
from ..storage.agent_store import MAX_INVITED, AgentStore
from ..storage.database import DATABASE_ERRORS
from ..storage.failures import reason_of
from ..storage.log_writer import Conflict
from ..tables import projection
from ..tables.actor import TableActor
from ..tables.commands import Refused, SitInvited
from ..tables.plan import Live, SeatPlan, TableRequest
from ..tables.registry import TableRegistry
from ..thinking_quota import ThinkingQuota
from ..timestamps import now_ms
from .availability import Availability
from .matching import DrawnGame, draw_games

LOG = structlog.get_logger("bottega")
ROUND_SECONDS = 1.0
RENEW_MS = 5_000  # between two signs of life of those who are connected
PACE = Live(bank=300, increment=5)  # of a game of the ladder, for each agent, in seconds


class Connected:
    """An agent that is connected to this process, and which games it was told of."""

    def __init__(self, person: str, outbox: Outbox) -> None:
        self.person, self.outbox, self.stream = person, outbox, secrets.token_hex(8)
        self.told: set[str] = set()


class AgentLadder:
    """The agents of one process."""

    def __init__(self, store: AgentStore, registry: TableRegistry, settings: Settings, quota: ThinkingQuota) -> None:
        self._store, self._registry, self._settings, self._quota = store, registry, settings, quota
        self._connected: dict[str, Connected] = {}  # by stream
        self._wake = asyncio.Event()
        self._renewed_at = 0
        self._rng = random.Random(secrets.randbits(64))
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._loop(), name="agents")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def disconnect_all(self) -> None:
        """Ends all connections."""
        for connected in self._connected.values():
            connected.outbox.drop()

    # ---- connections

    @asynccontextmanager
    async def connect(self, person: Person, wanted: Availability, outbox: Outbox) -> AsyncIterator[None]:
        """The agent is there as long as the context is open. It is told of all its games, new and old."""
        connected = Connected(person.id, outbox)
        await asyncio.to_thread(self._store.appear, person.id, connected.stream, wanted)
        self._connected[connected.stream] = connected
        self._wake.set()
        try:
            yield
        finally:
            self._connected.pop(connected.stream, None)
            with suppress(*DATABASE_ERRORS):  # then it is away after a while
                await asyncio.shield(asyncio.to_thread(self._store.leave, connected.stream))

    async def end(self, person: Person) -> None:
        """The agent takes no more games. It is told of those that it still has, and its connection ends."""
        await asyncio.to_thread(self._store.end, person.id)
        self._renewed_at = 0
        self._wake.set()

    async def invite(self, name: str, actor: TableActor, by: Person) -> None:
        """Gives an agent a seat at an open table. Raises Refused."""
        table = actor.table
        agent = await asyncio.to_thread(self._store.here, name, by.id)
        if agent is None:
            raise Refused("no_agent", "There is no agent of this name here now.")
        if table.seats_of(agent.person.id):
            raise Refused("agent_seated", "This agent sits at this table already.")
        wanted = agent.availability
        if not wanted.invitations or len(table.seats) not in wanted.players_of(table.plan.game):
            raise Refused("agent_declines", "This agent does not take invitations to such a game.")
        if agent.games >= wanted.at_once or agent.invited >= MAX_INVITED:
            raise Refused("agent_busy", "This agent plays as many games as it can. Try again later.")
        if not await asyncio.to_thread(self._store.invite, AgentSeat(agent.person.id, agent.number), table.id, by.id):
            raise Refused("agent_busy", "This agent was given another game just now. Try again.")
        try:
            await actor.execute(SitInvited(), agent.person)
        except Refused:
            await asyncio.to_thread(self._store.withdraw, agent.person.id, table.id)
            raise
        self._wake.set()

    # ---- rounds

    async def _loop(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(ROUND_SECONDS):
                    await self._wake.wait()
            self._wake.clear()
            try:
                await self._round()
            except DATABASE_ERRORS as error:
                LOG.warning("agents get no games", reason=reason_of(error))
            except Exception as error:
                LOG.error("agents get no games", exc_info=error)

    async def _round(self) -> None:
        if self._connected and now_ms() - self._renewed_at >= RENEW_MS:
            self._renewed_at = now_ms()
            await self._renew()
        await asyncio.to_thread(self._store.note_ended)
        waiting = await asyncio.to_thread(self._store.waiting)
        if waiting:
            spent = await asyncio.to_thread(self._store.thinking_today, self._quota.take_ladder_seconds())
            house = spent < self._settings.agent_thinking
            drawn = draw_games(waiting, self._settings.agent_games, house, now_ms(), self._rng)
            await asyncio.gather(*map(self._open_table, drawn))
        if self._connected:
            await self._tell()

    async def _renew(self) -> None:
        """Ends connections that count no more: the agent has a newer one, or takes no more games."""
        streams = list(self._connected)
        valid = await asyncio.to_thread(self._store.renew, streams)
        if valid != set(streams):
            await self._tell()
        for stream in set(streams) - valid:
            if (connected := self._connected.pop(stream, None)) is not None:
                replaced = await asyncio.to_thread(self._store.has_stream, connected.person)
                why = "replaced" if replaced else "stopped"
                connected.outbox.send(projection.encode({"type": "ended", "why": why}))
                connected.outbox.drop()

    async def _open_table(self, drawn: DrawnGame) -> None:
        """A rated table with everybody in a random seat, since seats are not equal."""
        numbers = self._rng.sample(range(drawn.players), drawn.players)
        people = {number: agent.person for number, agent in zip(numbers, drawn.agents, strict=False)}
        levels = dict(zip(numbers[len(people) :], drawn.levels, strict=True))
        seats = [
            SeatPlan.model_validate({"kind": "bot", "level": levels[n]} if n in levels else {"kind": "open"})
            for n in range(drawn.players)
        ]
        opening = TableRequest(
            game=drawn.game,
            seats=seats,
            pace=PACE,
            public=True,
            rated=True,
            on_time="loss",
            hints=False,
            friendly=False,
        )
        claims = [AgentSeat(agent.person.id, agent.number) for agent in drawn.agents]
        with suppress(Conflict, *DATABASE_ERRORS):  # another process was faster, or the next round tries again
            await self._registry.open_for(opening, people, agents=claims)

    async def _tell(self) -> None:
        games = await asyncio.to_thread(self._store.games, {one.person for one in self._connected.values()})
        for connected in list(self._connected.values()):
            for table, game in games[connected.person]:
                if table not in connected.told:
                    connected.told.add(table)
                    message = {"type": "game", "table": table, "game": game}
                    connected.outbox.send(projection.encode(message))
