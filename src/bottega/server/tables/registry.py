"""All tables in the memory of this process, and which of them it runs.

Several processes can share one PostgreSQL. Each can show every table; the one with the lease runs its bots and clocks.
"""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import structlog

import bottega

from ...engine.errors import BottegaError
from ..batches import Batches
from ..bot_pool import BotPool
from ..monitoring.metrics import REFUSED_BY_QUOTA, TABLES_DAMAGED, TABLES_LOADED, TABLES_OTHER_RULES
from ..person import Person
from ..settings import Settings
from ..storage.agent_games import AgentSeat
from ..storage.database import DATABASE_ERRORS
from ..storage.failures import is_full, reason_of
from ..storage.holiday_store import Holiday
from ..storage.home_store import HomeStore
from ..storage.lease_store import LeaseStore
from ..storage.log_writer import LogWrite, LogWriter
from ..storage.process_bus import ProcessBus
from ..storage.relation_store import RelationStore
from ..storage.report_store import ReportStore
from ..storage.table_store import RuleVersions, TableStore
from ..table_log import LogEntry
from ..timestamps import now_ms
from .actor import TableActor
from .analysis_queue import AnalysisQueue
from .commands import Close, Leave, Refused, about_sitter, require_no_agent
from .game_table import GameTable, OldRules
from .holidays import holiday_entries
from .loading import DamagedTable, LoadedTable, NoSuchTable, load_tables
from .owed import owed_invitations, owed_notices
from .past import PastPositions
from .plan import Plan, SeatPlan, TableRequest
from .services import TableServices
from .table_row import list_columns, row_of

LOG = structlog.get_logger("bottega")
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 letters; no l, o, 0, 1, which are easily confused
ID_LENGTH = 16  # 80 bits, so that table ids cannot be guessed
IDLE_MS = 60_000  # after which a table without connections is unloaded
MAX_CONCURRENT_LOADS = 16  # tables that are read from the database together
MAX_LEFT = 10_000  # tables that a person who is deleted leaves
RETRY_MS = 10_000  # after which a table that failed is loaded again
OVERLAP_MS = 10_000  # clocks of processes differ, and a transaction ends after its time
TELL_SECONDS = 1.0  # between two looks at how bots think
UNWATCHED_MS = 5_000  # a live clock that no process watched for this long did not run


def rule_versions() -> RuleVersions:
    """The versions of the rules that this server plays, by game."""
    return {slug: bottega.game(slug).version for slug in bottega.GAMES}


def new_id() -> str:
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in secrets.token_bytes(ID_LENGTH))


class TableRegistry:
    """Creates, loads and unloads tables. Every change of a table goes through its actor."""

    def __init__(self, settings: Settings, log_writer: LogWriter, store: TableStore, leases: LeaseStore,
                 bots: BotPool, bus: ProcessBus) -> None:  # fmt: skip
        self.process = new_id()
        self.settings, self.log_writer, self.store, self.leases = settings, log_writer, store, leases
        self.bots, self.bus = bots, bus
        self.analyses = AnalysisQueue(bots, store)
        self.home_analyses = AnalysisQueue(bots, HomeStore(store.engine))
        self.past = PastPositions()
        self.holidays = store.holidays(settings.holidays)
        self.relations, self.reports = RelationStore(store.engine), ReportStore(store.engine)
        self._hidden_at = now_ms()
        self._services = TableServices(
            self.process, settings, log_writer, store, bots, bus, self.holidays, self.relations
        )
        self.loaded: dict[str, TableActor] = {}
        self._hosted: dict[str, set[str]] = {}  # of `loaded`, by host
        self._loading: dict[str, asyncio.Task[TableActor]] = {}
        self._unloading: dict[str, asyncio.Task[None]] = {}
        self._retry_at: dict[str, int] = {}  # tables that failed under our lease, and when to load them again
        self._background: list[asyncio.Task[None]] = []
        self._rematch_lock = asyncio.Lock()
        # In a thread of its own: when everybody comes back at once, other work must not wait.
        self._loader = ThreadPoolExecutor(1, "table loader")
        self._loads = Batches(self._load_all, self._loader, largest=MAX_CONCURRENT_LOADS)
        self._acquired = Batches(lambda ids: dict.fromkeys(leases.acquire(ids, self.process), True))
        self.on_person_changed: Callable[[str, bool], None] = lambda person, reconnect: None
        self.on_seeks_changed: Callable[[], None] = lambda: None
        self._opening = Counter[str]()  # tables that are being opened, by host

    async def start(self) -> None:
        """Starts the background tasks. Tables that another process left behind are loaded first."""
        if self.bus.single_process:
            await asyncio.to_thread(self.leases.remove_all_processes)
        await asyncio.to_thread(self._heartbeat)
        TABLES_DAMAGED.set(await asyncio.to_thread(self.store.count_damaged))
        await self._report_other_rules()
        self.bus.subscribe(self._on_message, self._on_bus_connect)
        self._background = [
            asyncio.create_task(loop) for loop in (self._heartbeat_loop(), self._sweep_loop(), self._tell_loop())
        ]

    async def _report_other_rules(self) -> None:
        """Says once how many tables cannot continue here, and why."""
        count = await asyncio.to_thread(self.store.count_unplayable, rule_versions())
        TABLES_OTHER_RULES.set(count)
        if count:
            reason = "they were opened under another version of the rules, or their game is not installed"
            LOG.warning("tables cannot continue", count=count, reason=reason)

    async def stop(self) -> None:
        """Completes all accepted commands and releases everything."""
        self.analyses.stop()
        self.home_analyses.stop()
        for task in self._background:
            task.cancel()
        actors = list(self.loaded.values())
        await asyncio.gather(*(actor.stop() for actor in actors), *self._unloading.values())
        await asyncio.gather(*(actor.save_state() for actor in actors))
        self._loader.shutdown(wait=False, cancel_futures=True)
        with suppress(*DATABASE_ERRORS):  # then the other processes notice the missing heartbeat
            await asyncio.to_thread(self.leases.remove_process, self.process)
        self.bus.close()

    def disconnect_all(self) -> None:
        """Ends all connections. Accepted commands are still completed."""
        for actor in self.loaded.values():
            actor.drop_listeners()

    # ---- tables

    async def open(self, opening: TableRequest, host: Person, **more: Any) -> str:
        """Creates a table, with the host in the seats of kind "mine". If no seat is open, the game starts at once.

        Raises Refused if the host has too many tables, or is an agent.
        """
        require_no_agent(host)
        self._opening[host.id] += 1
        try:
            self.check_number_of_tables(host)
            own = {n: host for n, seat in enumerate(opening.seats) if seat.kind == "mine"}
            return await self._open(opening, host, own, more)
        finally:
            self._opening[host.id] -= 1
            self._opening += Counter()  # removes zeros

    async def open_for(self, opening: TableRequest, people: Mapping[int, Person], seeks: Sequence[str] = (),
                       id: str | None = None, agents: Sequence[AgentSeat] = ()) -> str:  # fmt: skip
        """Creates a table for people who were paired, each in their seat. The first of them is the host.

        Raises Conflict if one of the seeks has ended or has led to another table, if one of the agents was given
        another game, or if there is a table with this id.
        """
        return await self._open(opening, next(iter(people.values())), people, {}, seeks, id, agents)

    def check_number_of_tables(self, host: Person) -> None:
        """A limit of what is in memory. A table that everybody has left is put away after about a minute.

        Raises Refused.
        """
        limit = self.settings.tables
        tables = (self.loaded[id].table for id in self._hosted.get(host.id, ()))
        number = self._opening[host.id] + sum(table.status in ("open", "running") for table in tables)
        if limit and number > limit:
            REFUSED_BY_QUOTA.labels("tables").inc()
            raise Refused(
                "too_many_tables",
                f"You can have {limit} tables open or running at once. Finish a game or close a table first; a table "
                "that everybody has left is put away after a minute.",
            )

    async def _open(self, opening: TableRequest, host: Person, seated: Mapping[int, Person], more: Mapping[str, Any],
                    seeks: Sequence[str] = (), id: str | None = None,
                    agents: Sequence[AgentSeat] = ()) -> str:  # fmt: skip
        id, at = id or new_id(), now_ms()
        plan = Plan(**opening.model_dump(), host=host.id, **more)
        game = bottega.game(plan.game)
        seed = secrets.token_hex(16)
        opened = {"plan": plan.model_dump(mode="json"), "rules": game.version}
        entries = [LogEntry(1, "opened", at, person=host.id, body=opened)]
        for seat, person in seated.items():
            entries.append(LogEntry(len(entries) + 1, "sat", at, seat, person.id, body=about_sitter(person)))
        table = GameTable.from_log(id, seed, entries)
        sitters = sorted({person.id for person in seated.values()})
        owed = owed_invitations(plan, host, at, self.settings)
        if all(seat.kind != "open" or n in seated for n, seat in enumerate(plan.seats)):
            by = host.id if sitters == [host.id] else None  # people who were paired did not begin it themselves
            entries.append(LogEntry(len(entries) + 1, "began", at, person=by))
            owed += owed_notices(table, entries[-1:], (), self.settings)
            table.apply(entries[-1])
        row = {"game": plan.game, "rules": game.version, "seed": seed, "created": at, "public": plan.public}
        row |= row_of(table) | {"holder": self.process}
        write = LogWrite(id, entries, new=row, sitters=sitters, seeks=seeks, owed=owed, agents=agents)
        await self.log_writer.write(write)
        self._add(table, new=True)
        return id

    async def note_holiday(self, person: str, holiday: Holiday) -> None:
        """Tells the tables of a person that they are on holiday, or until when. If this process ends meanwhile, the
        others learn it before a clock runs out.
        """
        for id in await asyncio.to_thread(self.holidays.running_tables, person):
            with suppress(NoSuchTable, OldRules, DamagedTable, Refused):
                await (await self.get(id)).propose(lambda table, at: holiday_entries(table, at, {person: holiday}))

    async def rematch(self, actor: TableActor, person: Person) -> str:
        """The id of the rematch table, which is created for the first person who asks."""
        async with self._rematch_lock:
            if actor.table.rematch is None:
                await self._open_rematch(actor, person)
        assert actor.table.rematch is not None
        return actor.table.rematch

    async def _open_rematch(self, actor: TableActor, person: Person) -> None:
        """A table with the plan of a finished one. The seats rotate by one, so that another seat starts."""
        old = actor.table
        count = len(old.seats)
        rotated = [(n + 1) % count for n in range(count)]  # the old seat of each new seat
        seats, reserved = [], {}
        for new, before in enumerate(rotated):
            seat = old.seats[before]
            if seat.person == person.id:
                seats.append(SeatPlan(kind="mine"))
            elif seat.person is not None:
                seats.append(SeatPlan(kind="open"))
                reserved[new] = seat.person
            else:
                seats.append(old.plan.seats[before].model_copy(update={"kind": "bot", "level": seat.level}))
        opening = TableRequest(
            **{name: getattr(old.plan, name) for name in TableRequest.model_fields} | {"seats": seats}
        )
        id = await self.open(opening, person, reserved=reserved, rematch_of=old.id)

        def make(table: GameTable, at: int) -> list[LogEntry]:
            if table.rematch is not None:
                return []  # somebody at another process was first
            return [LogEntry(table.seq + 1, "rematch", at, person=person.id, body={"table": id})]

        await actor.propose(make)
        if old.rematch != id:
            with suppress(Refused):
                await self.loaded[id].execute(Close(), person)

    async def remove_person(self, person: Person, delete: Callable[[], list[str]]) -> None:
        """A person leaves all tables, then `delete` removes their data and says which tables it changed.

        Those are loaded again, here and in other processes. What was written meanwhile is removed too.
        """
        for row in await asyncio.to_thread(self.store.list_of_person, person.id, MAX_LEFT):
            if row["status"] in ("open", "running"):
                with suppress(Refused, NoSuchTable, OldRules, DamagedTable):
                    await self._leave(await self.get(row["id"]), person)
        for id in await asyncio.to_thread(delete):
            self.bus.publish({"reload": id, "process": self.process})
            await self._reload(id)
        await asyncio.to_thread(delete)

    async def _leave(self, actor: TableActor, person: Person) -> None:
        if actor.table.status == "open" and actor.table.plan.host == person.id:
            await actor.execute(Close(), person)
        else:
            await actor.execute(Leave(), person)

    async def _reload(self, id: str) -> None:
        """Drops a table from memory: its log was changed."""
        actor = self.loaded.get(id)
        if actor is not None:
            self._remove(actor)
            await actor.stop()
            actor.drop_listeners()
            if actor.has_lease:
                self._retry_at[id] = now_ms()  # the next sweep loads it

    async def get(self, id: str) -> TableActor:
        """The actor of a table, which is loaded if necessary. Raises NoSuchTable, OldRules, DamagedTable."""
        if id in self._unloading:
            await asyncio.shield(self._unloading[id])
        if id not in self.loaded:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
            return await asyncio.shield(self._loading[id])
        actor = self.loaded[id]
        actor.idle_since = now_ms()  # the caller is about to connect
        if not self.bus.single_process:  # the client may have seen more at another process than we know
            await actor.catch_up()
        return actor

    async def add_awaited(self, person: str | None, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Rows of a list, completed with what only an actor knows: whether the game waits for the person.

        A table that turns out to be damaged is marked as such.
        """
        completed = []
        for row in rows:
            try:
                completed.append(row | {"awaited": await self._awaits(person, row)})
            except DamagedTable:
                completed.append(row | {"awaited": False, "damaged": True})
        return completed

    async def _awaits(self, person: str | None, row: Mapping[str, Any]) -> bool:
        actor = self.loaded.get(row["id"])
        if actor is None:
            if row["awaited"] is not None or row["damaged"]:
                return bool(row["awaited"])
            try:  # another process has it in memory, or had it until it ended
                actor = await self.get(row["id"])
            except OldRules:  # it cannot continue
                return False
        return person in actor.table.awaited

    async def _load(self, id: str) -> TableActor:
        loaded = await self._loads.ask(id)
        if isinstance(loaded, DamagedTable):
            await self._quarantine(id, loaded)
        if not isinstance(loaded, LoadedTable):
            raise NoSuchTable if loaded is None else loaded
        table, row = loaded.table, loaded.row
        actor = self._add(table, new=False)
        actor.saved_seq = loaded.saved_seq
        actor.publish_presence(ask=True)
        await self._try_to_acquire(actor)
        if not self.bus.single_process:  # entries that came between reading the log and listening
            await actor.catch_up()
        columns = list_columns(table)
        if {name: row[name] for name in columns} != columns:  # a process ended before it wrote the row
            await actor.recover()
        return actor

    def _load_all(self, ids: Sequence[str]) -> Mapping[str, LoadedTable | BottegaError]:
        found = load_tables(self.store, ids)
        loaded = {id: one.table for id, one in found.items() if isinstance(one, LoadedTable)}
        for id, hidden in self.reports.hidden(list(loaded)).items():
            loaded[id].hidden = hidden
        return found

    async def _quarantine(self, id: str, damage: DamagedTable) -> None:
        """Notes that a table cannot be read, and says so once. Nothing loads it again until it is repaired."""
        if not damage.known:
            LOG.error("a table is damaged; see `bottega tables`", table=id[:4], reason=damage.reason)
            await asyncio.to_thread(self.store.mark_damaged, id, damage.reason)
            TABLES_DAMAGED.set(await asyncio.to_thread(self.store.count_damaged))

    def write_row_again(self, id: str) -> None:
        """Loads a table whose row cannot be read, in the background: its row follows from its log."""

        async def load() -> None:
            with suppress(NoSuchTable, OldRules, DamagedTable, Refused, *DATABASE_ERRORS):
                await (await self.get(id)).recover()

        asyncio.create_task(load())  # noqa: RUF006 - `_loading` refers to it

    def _add(self, table: GameTable, new: bool) -> TableActor:
        actor = self.loaded[table.id] = TableActor(table, self._services, self._on_failure)
        self._hosted.setdefault(table.plan.host, set()).add(table.id)
        TABLES_LOADED.set(len(self.loaded))
        actor.has_lease = new
        if new:
            actor.attended_at = now_ms()
        actor.scheduler.update()
        return actor

    def _remove(self, actor: TableActor) -> None:
        del self.loaded[actor.table.id]
        hosted = self._hosted[actor.table.plan.host]
        hosted.discard(actor.table.id)
        if not hosted:
            del self._hosted[actor.table.plan.host]
        TABLES_LOADED.set(len(self.loaded))

    async def _try_to_acquire(self, actor: TableActor) -> None:
        """Takes the lease of a table, if it is needed and free."""
        if actor.table.status in ("finished", "closed") or actor.has_lease:
            return
        actor.has_lease = bool(await self._acquired.ask(actor.table.id))
        if actor.has_lease:
            await actor.propose(_resume)
            actor.scheduler.update()

    def _on_failure(self, actor: TableActor, error: Exception) -> None:
        """An actor stopped after an unexpected error. Its table is loaded again from its log when it is next needed."""
        LOG.error("a table failed", table=actor.table.id[:4], exc_info=error)
        if self.loaded.get(actor.table.id) is actor:
            self._remove(actor)
            self._retry_at[actor.table.id] = now_ms() + RETRY_MS

    # ---- background tasks

    async def _heartbeat_loop(self) -> None:
        while True:
            await asyncio.sleep(self.settings.lease / 3)
            try:
                listed = await asyncio.to_thread(self._heartbeat)
            except Exception as error:
                _log_error("the heartbeat failed", error)
            else:
                if not listed:  # the other processes believe that our connections have ended
                    for actor in self.loaded.values():
                        actor.publish_presence()

    def _heartbeat(self) -> bool:
        return self.leases.heartbeat(self.process, int(self.settings.lease * 1000))

    async def _sweep_loop(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception as error:
                _log_error("the sweep failed", error)
            await asyncio.sleep(self.settings.lease / 3)

    async def _tell_loop(self) -> None:
        """Says how bots think, at regular times: what is said, and when, has nothing to do with a choice."""
        while True:
            await asyncio.sleep(TELL_SECONDS)
            try:
                for actor in list(self.loaded.values()):
                    actor.tell_about_bots()
            except Exception as error:
                _log_error("nobody could be told about bots", error)

    async def sweep(self) -> None:
        """Takes over tables of processes that ended, repairs tables that failed, and unloads idle ones."""
        while due := await asyncio.to_thread(self.leases.due, now_ms(), rule_versions()):
            for first in range(0, len(due), MAX_CONCURRENT_LOADS):
                await asyncio.gather(*map(self._take_over, due[first : first + MAX_CONCURRENT_LOADS]))
        for id in [id for id, at in self._retry_at.items() if at <= now_ms()]:
            del self._retry_at[id]
            await self._load_leased(id)
        await self._check_leases()
        await self.hide_messages()
        alive = await asyncio.to_thread(self.leases.processes)
        unwritten = 0
        for actor in list(self.loaded.values()):
            for ended in [process for process in actor.remote_presence if process not in alive]:
                actor.set_remote_presence(ended, set(), 0)
            if actor.out_of_sync:
                unwritten += not await self._recover(actor)
            elif self._is_idle(actor):
                self._unload(actor)
        if unwritten:
            LOG.error("tables cannot be written", count=unwritten, reason="the disk is full")

    async def hide_messages(self) -> None:
        """Hides the messages that an operator has hidden since the last look, at any process or in a terminal."""
        since, self._hidden_at = self._hidden_at, now_ms()
        for id, seq in await asyncio.to_thread(self.reports.hidden_since, since - OVERLAP_MS):
            if id in self.loaded:
                self.loaded[id].hide(seq)

    async def _recover(self, actor: TableActor) -> bool:
        """Repairs a table after a failure of the database. Whether there was room for it; there may be for others."""
        try:
            await actor.recover()
        except Refused:
            pass  # it has stopped in the meantime
        except DATABASE_ERRORS as error:
            if not is_full(error):
                raise
            return False
        return True

    async def _take_over(self, id: str) -> None:
        if await self._acquired.ask(id):
            await self._load_leased(id)

    async def _load_leased(self, id: str) -> None:
        """Loads a table whose lease we have."""
        try:
            await self._try_to_acquire(await self.get(id))
        except (OldRules, DamagedTable):
            return  # it cannot continue
        except Exception as error:
            self._retry_at[id] = now_ms() + RETRY_MS
            _log_error("a table cannot be loaded", error, table=id[:4])

    async def _check_leases(self) -> None:
        """Takes free leases of loaded tables, and drops leases that other processes took because we seemed dead."""
        live = {id: actor for id, actor in self.loaded.items() if actor.table.status in ("open", "running")}
        available = set(await asyncio.to_thread(self.leases.available, list(live), self.process))
        for id, actor in live.items():
            if id in available:
                await self._try_to_acquire(actor)
            elif actor.has_lease:
                actor.lose_lease()

    def _is_idle(self, actor: TableActor) -> bool:
        """Whether a table can leave memory. The process with the lease keeps it while anybody is connected anywhere."""
        if actor.listeners or now_ms() - actor.idle_since < IDLE_MS:
            return False
        return not actor.has_lease or (actor.deserted and not actor.scheduler.busy)

    def _unload(self, actor: TableActor) -> None:
        """Removes a table from memory until somebody connects or its deadline passes."""
        id = actor.table.id
        self._remove(actor)
        self._unloading[id] = asyncio.create_task(self._stop_and_release(actor))
        self._unloading[id].add_done_callback(lambda _: self._unloading.pop(id, None))

    async def _stop_and_release(self, actor: TableActor) -> None:
        await actor.stop()
        await actor.save_state()
        if actor.has_lease:
            id, deadline, awaited = actor.table.id, actor.scheduler.due_at(), actor.table.awaited
            try:
                await asyncio.to_thread(self.leases.release, id, self.process, deadline, awaited)
            except DATABASE_ERRORS as error:
                self._retry_at[id] = now_ms() + RETRY_MS
                _log_error("a lease could not be released", error, table=id[:4])

    # ---- messages of other processes

    def publish_person(self, person: str, reconnect: bool) -> None:
        """Tells the other processes that a person, their sessions or their tokens have changed."""
        self.bus.publish({"person": person, "reconnect": reconnect, "process": self.process})

    def publish_seeks(self) -> None:
        """Tells the other processes that people look for games or were paired."""
        self.bus.publish({"seeks": True, "process": self.process})

    def _on_message(self, message: Mapping[str, Any]) -> None:
        """Another process says that a log has grown, who is connected to it, or that a person has changed."""
        if "person" in message:
            if message["process"] != self.process:
                self.on_person_changed(message["person"], message["reconnect"])
            return
        if "seeks" in message:
            if message["process"] != self.process:
                self.on_seeks_changed()
            return
        if "reload" in message:
            if message["process"] != self.process:
                asyncio.create_task(self._reload(message["reload"]))  # noqa: RUF006 - the actor refers to it
            return
        actor = self.loaded.get(message.get("log") or message.get("presence") or "")
        if actor is None:
            if self._is_believed(message):
                nobody = {"ask": False, "believed": [], "seats": [], "spectators": 0, "host": False}
                self.bus.publish({"presence": message["presence"], "process": self.process} | nobody)
            return
        if "log" in message:
            if message["seq"] > actor.table.seq:
                self._catch_up(actor, message["seq"])
        elif message["process"] != self.process:
            actor.set_remote_presence(
                message["process"], set(message["seats"]), message["spectators"], message.get("host", False)
            )
            if message["ask"] and (actor.listeners or self._is_believed(message)):
                actor.publish_presence()

    def _is_believed(self, message: Mapping[str, Any]) -> bool:
        """Whether another process asks because it believes that people are connected to this one."""
        return self.process in message.get("believed", ())  # a process of an older version does not say it

    def _on_bus_connect(self) -> None:
        """Messages may have been missed: reads all logs, and asks who is connected elsewhere."""
        for actor in self.loaded.values():
            self._catch_up(actor)
            actor.publish_presence(ask=True)

    def _catch_up(self, actor: TableActor, seq: int | None = None) -> None:
        async def catch_up() -> None:
            with suppress(Refused, *DATABASE_ERRORS):  # the next sweep repairs it
                await actor.catch_up(seq)

        asyncio.create_task(catch_up())  # noqa: RUF006 - the actor's mailbox refers to it


def _log_error(event: str, error: Exception, **about: str) -> None:
    """Logs an error; without a traceback if the database simply does not answer."""
    if isinstance(error, DATABASE_ERRORS):
        LOG.warning(event, reason=reason_of(error), **about)
    else:
        LOG.error(event, exc_info=error, **about)


def _resume(table: GameTable, at: int) -> list[LogEntry]:
    """The time in which no process watched a live clock does not count."""
    if table.status != "running" or table.plan.pace.kind != "live" or at - table.last_public_at < UNWATCHED_MS:
        return []
    return [LogEntry(table.seq + 1, "resumed", at)]
