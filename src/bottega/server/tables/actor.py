"""Runs one table: checks a command, commits its entries to the log, applies them, then sends them to the listeners.

An actor does one thing at a time, in the order of its mailbox. Nothing else changes the table.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Set
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Protocol

from ..monitoring.metrics import MOVES, MOVES_REFUSED
from ..person import Person
from ..results import GameResult
from ..storage.database import DATABASE_ERRORS
from ..storage.log_writer import Conflict, LogWrite, SavedState
from ..table_log import LogEntry
from ..timestamps import now_ms
from . import projection
from .commands import Command, CommandContext, Play, Refused, Return, Sit, check
from .game_table import GameTable, Viewer
from .history import AppliedEntry
from .outcome import result_of
from .owed import owed_notices
from .replies import replies
from .saved_state import save_table
from .scheduler import EntryFactory, TableScheduler
from .services import TableServices
from .table_row import row_of

PRESENCE_SECONDS = 1.0  # between two messages about who is there
SAVE_ENTRIES = 32  # between two saved states
# Entries after which the row in the database stays the same, unless the game is over.
ROW_UNCHANGED = ("moved", "said", "asked", "answered", "resumed", "premoved")


class Listener(Protocol):
    """A connection to a client: a socket or a stream."""

    viewer: Viewer
    person: str | None

    def send(self, message: bytes) -> None:
        """Queues a message; does not wait."""
        ...

    def drop(self) -> None:
        """Ends the connection. The client reconnects and gets a new snapshot."""
        ...


@dataclass
class CommandResult:
    """The result of a command."""

    seq: int  # of its first entry
    repeated: bool  # it was executed before


class TableActor:
    """Runs one table while it is in memory."""

    def __init__(
        self,
        table: GameTable,
        services: TableServices,
        on_failure: Callable[["TableActor", Exception], None],
    ) -> None:
        self.table, self._services, self._on_failure = table, services, on_failure
        self.listeners: set[Listener] = set()
        self.followers: set[Callable[[AppliedEntry], None]] = (
            set()
        )  # called after each entry, with the table as it is then
        self._told_about_bots: dict[Listener, projection.BotThinking] = {}  # if they do not think as usual
        self._remote_hosts: set[str] = set()  # processes to which the host is connected
        self.remote_presence: dict[str, tuple[set[int], int]] = {}  # by process: seats with people, and spectators
        self.attended_at = 0  # when somebody with a seat, or the host, was last here
        self.absent_since = dict.fromkeys(range(len(table.seats)), now_ms())
        self.has_lease = False  # whether this process runs the bots and the clocks
        self.out_of_sync = False  # whether the database failed, so that the log may hold more than we know
        self.stopped = False
        self._connections = Counter[str]()  # to this process, by person
        self._presence_timer: asyncio.TimerHandle | None = None
        self._presence_told, self._presence_told_at = b"", -PRESENCE_SECONDS
        self._newcomers: dict[Listener, bytes] = {}  # what they were told when they came, since the last message to all
        self._spectator_snapshot = -1, b""  # with the number of entries that it includes
        self._publish = False  # whether the other processes must be told who is here
        self.saved_seq = 0  # the last entry of the state in the database
        self._saving: asyncio.Task[None] | None = None
        self.scheduler = TableScheduler(self, services)
        self._mailbox: list[tuple[Callable[[], Any], asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None  # while there is something in the mailbox
        self.idle_since = now_ms()

    # ---- requests

    async def execute(self, command: Command, person: Person) -> CommandResult:
        """Executes a person's command. Raises Refused; then nothing has changed."""
        if isinstance(command, Sit):
            await self._require_welcome(person)
        result: CommandResult = await self._in_turn(lambda: self._execute(command, person))
        return result

    async def _require_welcome(self, person: Person) -> None:
        """Nobody sits down with a person whom they block or who blocks them. The answer does not say who does."""
        others = {self.table.plan.host, *(seat.person for seat in self.table.seats if seat.person)}
        others.discard(person.id)
        if await asyncio.to_thread(self._services.relations.blocks_between, person.id, list(others)):
            raise Refused("full", "No seat is open to you at this table.")

    def hide(self, seq: int) -> None:
        """Hides the text of a chat message, also from those who have seen it."""
        if seq in self.table.hidden:
            return
        self.table.hidden.add(seq)
        self._spectator_snapshot = -1, b""
        for listener in list(self.listeners):
            number = self.table.number_of(seq, listener.viewer)
            listener.send(projection.encode({"type": "hidden", "number": number}))

    async def reclaim_seats(self, person: Person, scopes: Set[str]) -> None:
        """Gives a person who comes back to play their seats, if bots play them because of absence."""
        gone = any(self.table.seats[n].stand_in == "gone" for n in self.table.seats_of(person.id))
        if gone and "play" in scopes and self.table.status == "running":
            with suppress(Refused):  # the game may be over in the meantime
                await self.execute(Return(), person)

    async def propose(self, make: EntryFactory) -> None:
        """Appends the entries that `make` returns. It is called when its turn comes, and may return none."""
        await self._in_turn(lambda: self._append(lambda: make(self.table, now_ms())))

    async def catch_up(self, seq: int | None = None) -> None:
        """Reads entries that other processes have appended, up to `seq` if it is given."""
        await self._in_turn(lambda: self._read_new_entries(seq))

    async def recover(self) -> None:
        """Reads the log and writes the row after a failure of the database."""
        await self._in_turn(self._recover)

    async def _in_turn(self, action: Callable[[], Any]) -> Any:
        # If the caller is cancelled, only the future is: the action is completed and the listeners are told.
        return await self._enqueue(action)

    def _enqueue(self, action: Callable[[], Any]) -> asyncio.Future[Any]:
        if self.stopped:
            raise Refused("unavailable", "This table is being reloaded; try again.")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._mailbox.append((action, future))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name=f"table {self.table.id[:4]}")
        return future

    async def _run(self) -> None:
        while self._mailbox:
            action, future = self._mailbox.pop(0)
            try:
                result = await action()
            except Exception as error:
                _set_exception(future, error)
                if isinstance(error, DATABASE_ERRORS):
                    self.out_of_sync = True
                elif not isinstance(error, Refused):
                    self._on_failure(self, error)
                    self._fail(error)
            else:
                if not future.done():
                    future.set_result(result)
        self._task = None

    def _fail(self, error: Exception) -> None:
        """Stops after an unexpected error. The state in memory may be wrong; the log is right."""
        self.stopped = True
        self.scheduler.stop()
        if self._presence_timer is not None:
            self._presence_timer.cancel()
        for _, future in self._mailbox:
            _set_exception(future, error)
        self._mailbox.clear()
        self.drop_listeners()

    async def stop(self) -> None:
        """Completes the requests in the mailbox, then stops."""
        self.scheduler.stop()
        if self._presence_timer is not None:
            self._presence_timer.cancel()
        if not self.stopped:
            last = self._enqueue(self._do_nothing)
            self.stopped = True
            await asyncio.wait([last])

    async def _do_nothing(self) -> None:
        pass

    def lose_lease(self) -> None:
        """Another process has the lease now."""
        self.has_lease = False
        self.scheduler.stop()
        self.scheduler = TableScheduler(self, self._services)

    # ---- changes

    async def _execute(self, command: Command, person: Person) -> CommandResult:
        def make() -> list[LogEntry]:
            if command.id is not None and self.table.executed.get(person.id, command.id) is not None:
                return []
            return check(command, CommandContext(self.table, person, now_ms()))

        try:
            entries = await self._append(make)
        except Refused:
            MOVES_REFUSED.inc(isinstance(command, Play))
            raise
        if entries:
            return CommandResult(entries[0].seq, repeated=False)
        assert command.id is not None
        seq = self.table.executed.get(person.id, command.id)
        assert seq is not None
        return CommandResult(seq, repeated=True)

    async def _append(self, make: Callable[[], list[LogEntry]]) -> list[LogEntry]:
        if self.out_of_sync:
            await self._recover()
        while True:
            try:
                entries = make()
            except Refused:  # it may be legal in a newer state that another process knows: look again
                if self._services.bus.single_process or not await self._read_new_entries():
                    raise
                continue
            if not entries:
                return []
            entries = [*entries, *replies(self.table, entries)]
            sitters = [entry.person for entry in entries if entry.kind == "sat" and entry.person]
            changes: dict[str, Any] = {}
            if entries[-1].kind == "began":  # in the same transaction: from now on some process must run the table
                changes = {"status": "running", "deadline": 0, "projected_seq": entries[-1].seq}
            owed = owed_notices(self.table, entries, self.present, self._services.settings)
            write = LogWrite(self.table.id, entries, changes=changes, sitters=sitters, owed=owed)
            try:
                await self._services.log_writer.write(write)
            except Conflict:  # another process was first
                if not await self._read_new_entries():
                    raise
                continue
            MOVES.inc(sum(entry.kind == "moved" for entry in entries))
            self._apply(entries)
            await self._update_row(entries)
            if self.table.seq - self.saved_seq >= SAVE_ENTRIES and self.has_lease:
                self._saving = asyncio.create_task(self.save_state())  # nobody waits for it
            return entries

    async def _read_new_entries(self, seq: int | None = None) -> bool:
        """Whether the log had entries that were not applied yet."""
        if seq is not None and seq <= self.table.seq:
            return False
        entries = await asyncio.to_thread(self._services.store.log, self.table.id, self.table.seq)
        self._apply(entries)
        return bool(entries)

    async def _recover(self) -> None:
        await self._read_new_entries()
        await self.write_row()
        self.out_of_sync = False

    def _apply(self, entries: Iterable[LogEntry]) -> None:
        for entry in entries:
            applied = self.table.apply(entry)
            self._send_entry(applied)
            for follow in tuple(self.followers):
                follow(applied)
            self._note_activity(applied)
        self.scheduler.update()

    async def _update_row(self, entries: list[LogEntry]) -> None:
        """Updates the row in the database. It follows from the log, so it may be written after it."""
        if all(entry.kind in ROW_UNCHANGED for entry in entries):
            if self.table.status != "finished" or entries[-1].kind != "moved":
                return
        try:
            await self.write_row()
        except DATABASE_ERRORS:
            self.out_of_sync = True  # the row is written later; the command is in the log, so it has succeeded

    async def save_state(self) -> None:
        """Saves the state, so that loading the table applies few entries of its log. Does nothing if it is saved."""
        table = self.table
        if table.seq == self.saved_seq or not self.has_lease:
            return
        self.saved_seq = table.seq
        with suppress(*DATABASE_ERRORS):  # the log has everything
            write = LogWrite(table.id, (), state=SavedState(table.seq, save_table(table)))
            await self._services.log_writer.write(write)

    async def write_row(self) -> None:
        """Writes the row, and the text and the result of a finished game, as they follow from the log.

        They are written together: who sees that a game is over also sees its result.
        """
        table = self.table
        text, result = await asyncio.to_thread(self._unwritten_records)
        write = LogWrite(table.id, (), changes=row_of(table), text=text, result=result)
        await self._services.log_writer.write(write)

    def _unwritten_records(self) -> tuple[str | None, GameResult | None]:
        """The text and the result of a game that is over, unless they are stored."""
        table, store = self.table, self._services.store
        if table.match is None or table.status not in ("finished", "closed"):
            return None, None
        result = None if store.is_recorded(table.id) else result_of(table)
        text = table.match.dumps() if table.status == "finished" and store.text(table.id) is None else None
        return text, result

    # ---- messages to listeners

    def spectator_snapshot(self) -> bytes:
        """What a spectator is sent first. Many may come after one move, so it is kept until the next entry."""
        if self._spectator_snapshot[0] != self.table.seq:
            self._spectator_snapshot = self.table.seq, projection.encode(projection.snapshot(self.table, None))
        return self._spectator_snapshot[1]

    def _send_entry(self, applied: AppliedEntry) -> None:
        recipients: dict[Viewer, list[Listener]] = {}
        for listener in list(self.listeners):
            viewer = listener.viewer
            if viewer is not None and self.table.seats[viewer].person != listener.person:
                # They gave up the seat. From now on they are spectators, with a new count of entries.
                listener.viewer = None
                listener.send(projection.encode(projection.snapshot(self.table, None)))
            elif applied.sealed in (None, viewer):
                recipients.setdefault(viewer, []).append(listener)
        if not recipients:
            return
        states = projection.ViewerStates(self.table, recipients)
        for viewer, listeners in recipients.items():
            message = projection.encode_once(projection.entry_message(applied, viewer, states))
            for listener in listeners:
                listener.send(message)

    def tell_about_bots(self) -> None:
        """Tells the listeners how the bots think now, if it has changed. Only the process with the lease knows it."""
        if not self.listeners or not self.has_lease or self.table.status != "running":
            return
        self._tell_about_bots(self.listeners)

    def _tell_about_bots(self, listeners: Iterable[Listener]) -> None:
        if not self._told_about_bots and not any(seat.by_bot for seat in self.table.seats):
            return  # most tables have no bots, and all tables are looked at every second
        thinking, payer = self.scheduler.thinking()
        for listener in list(listeners):
            own = "shortened" if thinking == "quota" and listener.person != payer else thinking
            about = projection.bot_thinking(self.table, own)
            if about != self._told_about_bots.get(listener, projection.THINKING_AS_USUAL):
                self._told_about_bots[listener] = about
                listener.send(projection.encode({"type": "bots", "thinking": about[0], "seats": about[1]}))

    # ---- presence

    @property
    def present(self) -> set[int]:
        """The seats whose people are connected to any process."""
        return self._present_here.union(*(seats for seats, _ in self.remote_presence.values()))

    @property
    def _present_here(self) -> set[int]:
        return {n for n, seat in enumerate(self.table.seats) if seat.person in self._connections}

    @property
    def _host_here(self) -> bool:
        return self.table.plan.host in self._connections

    @property
    def attended(self) -> bool:
        """Whether somebody with a seat, or the host, is connected to any process."""
        return bool(self._host_here or self._remote_hosts or self.present)

    @property
    def spectators(self) -> int:
        """How many connections of this process belong to people without a seat."""
        seated = {seat.person for seat in self.table.seats if seat.person is not None}
        return len(self.listeners) - sum(self._connections[person] for person in seated)

    @property
    def deserted(self) -> bool:
        """Whether nobody is connected, to any process."""
        return not self.listeners and not self.remote_presence

    def add_listener(self, listener: Listener) -> None:
        if self.stopped:
            listener.drop()
            return
        self.listeners.add(listener)
        if listener.person is not None:
            self._connections[listener.person] += 1
        self._newcomers[listener] = self._presence_message()
        listener.send(self._newcomers[listener])
        if self.has_lease and self.table.status == "running":
            self._tell_about_bots([listener])
        self._presence_changed()

    def remove_listener(self, listener: Listener) -> None:
        if listener not in self.listeners:
            return
        self._note_attendance()
        self.listeners.discard(listener)
        self._told_about_bots.pop(listener, None)
        self._newcomers.pop(listener, None)
        if listener.person is not None:
            self._connections[listener.person] -= 1
            if not self._connections[listener.person]:
                del self._connections[listener.person]
        self.idle_since = now_ms()
        self._presence_changed()

    def drop_listeners(self) -> None:
        """Ends all connections."""
        for listener in list(self.listeners):
            listener.drop()

    def _note_attendance(self) -> None:
        if self.attended:
            self.attended_at = now_ms()

    def set_remote_presence(self, process: str, seats: set[int], spectators: int, host: bool = False) -> None:
        """Who is connected to another process."""
        self._note_attendance()
        host_before = process in self._remote_hosts
        (self._remote_hosts.add if host else self._remote_hosts.discard)(process)
        before = self.remote_presence.pop(process, (set(), 0))
        if seats or spectators:
            self.remote_presence[process] = seats, spectators
        self.idle_since = now_ms()
        if before != (seats, spectators) or host != host_before:
            self._presence_changed(publish=False)

    def publish_presence(self, ask: bool = False) -> None:
        """Tells the other processes who is connected here.

        With `ask`, those with connections answer in the same way, and so do those that are `believed` to have some: the
        message that these have ended may have been missed.
        """
        believed = sorted(self.remote_presence.keys() | self._remote_hosts) if ask else []
        message = {"presence": self.table.id, "process": self._services.process, "ask": ask, "believed": believed}
        here = {"seats": sorted(self._present_here), "spectators": self.spectators, "host": self._host_here}
        self._services.bus.publish(message | here)

    def _presence_changed(self, publish: bool = True) -> None:
        self._note_attendance()
        present = self.present
        for seat in range(len(self.table.seats)):
            if seat in present:
                self.absent_since.pop(seat, None)
            else:
                self.absent_since.setdefault(seat, now_ms())
        self._publish = self._publish or publish
        if self._presence_timer is None and not self.stopped:
            loop = asyncio.get_running_loop()
            due = max(loop.time(), self._presence_told_at + PRESENCE_SECONDS)
            self._presence_timer = loop.call_at(due, self._tell_presence)
        self.scheduler.update()

    def _presence_message(self) -> bytes:
        """Who is there. Only seats are named; watchers are counted."""
        watchers = self.spectators + sum(spectators for _, spectators in self.remote_presence.values())
        return projection.encode({"type": "presence", "seats": sorted(self.present), "watchers": watchers})

    def _tell_presence(self) -> None:
        """Tells everybody who is there, if it has changed: at most once in PRESENCE_SECONDS, whatever happens."""
        self._presence_timer, self._presence_told_at = None, asyncio.get_running_loop().time()
        message = self._presence_message()
        if message != self._presence_told or any(told != message for told in self._newcomers.values()):
            self._presence_told = message
            for listener in list(self.listeners):
                if self._newcomers.get(listener) != message:
                    listener.send(message)
        self._newcomers.clear()
        if self._publish:
            self._publish = False
            self.publish_presence()

    def _note_activity(self, applied: AppliedEntry) -> None:
        """Absence counts from a person's last public action, and from the start of the game."""
        entry = applied.entry
        if entry.person is not None and entry.kind != "said" and applied.sealed is None:
            self.attended_at = max(self.attended_at, entry.at)
        if entry.kind == "began":
            self.absent_since = dict.fromkeys(self.absent_since, entry.at)
        elif entry.person is not None and entry.seat in self.absent_since and applied.sealed is None:
            self.absent_since[entry.seat] = entry.at
        if entry.kind in ("sat", "left"):
            self._presence_changed()


def _set_exception(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
        future.exception()  # marks it as retrieved: the caller may be gone
