"""One task per live table: check, append to the log and commit, apply, then tell. Nobody else changes the table."""

import asyncio
from collections.abc import Callable, Iterable, Set
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from ..storage.database import AWAY
from ..storage.scribe import Conflict, Page
from . import telling
from .commands import Asking, Command, Person, Refused, Return, check
from .duties import Duties
from .entry import Entry, now
from .table import Happening, Table, Viewer

if TYPE_CHECKING:
    from .house import House

Make = Callable[[Table, int], list[Entry]]  # the entries that something not asked by a person leads to; maybe none


class Listener(Protocol):
    """A connection that is told what happens: a socket or a stream."""

    viewer: Viewer
    person: str | None

    def hear(self, message: bytes) -> None:
        """Takes a message without waiting."""
        ...

    def drop(self) -> None:
        """Ends the connection; whoever it is comes back and gets a fresh snapshot."""
        ...


@dataclass
class Done:
    """What became of a command."""

    seq: int  # of its first entry
    again: bool  # it had been done before


class Keeper:
    """Keeps one table while somebody is at it."""

    def __init__(self, table: Table, house: "House") -> None:
        self.table, self._house = table, house
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[set[int], int]] = {}  # by process: seats with people there, and who watches
        self.gone_since = dict.fromkeys(range(len(table.seats)), now())
        self.holds = False  # whether this process plays the bots and watches the clocks
        self.unsure = False  # whether the database failed to answer, so that the log may hold more than we know
        self.ended = False
        self.duties = Duties(self, house)
        self._mail: asyncio.Queue[tuple[Callable[[], Any], asyncio.Future[Any] | None]] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=f"table {table.id[:4]}")
        self.idle_since = now()

    # ---- asking

    async def ask(self, command: Command, person: Person) -> Done:
        """Does what a person asks. Raises Refused; then nothing has changed."""
        done: Done = await self._in_turn(lambda: self._do(command, person))
        return done

    async def welcome_back(self, person: Person, scopes: Set[str]) -> None:
        """Gives seats back that bots have kept warm, to who has come to play."""
        gone = any(self.table.seats[n].stand_in == "gone" for n in self.table.seats_of(person.id))
        if gone and "play" in scopes and self.table.status == "running":
            with suppress(Refused):  # it may be over meanwhile
                await self.ask(Return(), person)

    async def propose(self, make: Make) -> None:
        """Does what clocks and bots lead to, if it still does when its turn has come."""
        await self._in_turn(lambda: self._append(lambda: make(self.table, now())))

    async def catch_up(self, seq: int | None = None) -> None:
        """Reads what other processes have added to the log, if it is not known up to there."""
        await self._in_turn(lambda: self._read_on(seq))

    async def recover(self) -> None:
        """After the database was away: finds out what became of what was being written."""
        await self._in_turn(self._recover)

    async def _in_turn(self, what: Callable[[], Any]) -> Any:
        # Shielded: whoever asked may be cut off, but what was begun is finished and told to the others.
        return await asyncio.shield(self._post(what))

    def _post(self, what: Callable[[], Any]) -> asyncio.Future[Any]:
        if self.ended:
            raise Refused("unavailable", "This table is being read anew; try again.")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._mail.put_nowait((what, future))
        return future

    async def _run(self) -> None:
        while True:
            what, future = await self._mail.get()
            try:
                result = await what()
            except Exception as error:
                if future is not None and not future.done():
                    future.set_exception(error)
                    future.exception()  # whoever asked may be gone
                if isinstance(error, AWAY):
                    self.unsure = True
                elif not isinstance(error, Refused):
                    self._house.broke(self, error)
                    return self._give_up(error)
            else:
                if future is not None and not future.done():
                    future.set_result(result)

    def _give_up(self, error: Exception) -> None:
        """What this process believes of the table may be wrong now; the log is not."""
        self.ended = True
        self.duties.stop()
        while not self._mail.empty():
            _, future = self._mail.get_nowait()
            if future is not None and not future.done():
                future.set_exception(error)
                future.exception()
        for listener in list(self.listeners):
            listener.drop()

    async def close(self) -> None:
        """Finishes what was accepted, and ends."""
        self.duties.stop()
        if not self.ended:
            last = self._post(self._nothing)
            self.ended = True
            await asyncio.wait([last])
            self._task.cancel()

    def let_go(self) -> None:
        """Another process looks after the table now."""
        self.holds = False
        self.duties.stop()
        self.duties = Duties(self, self._house)

    async def _nothing(self) -> None:
        pass

    # ---- one change

    async def _do(self, command: Command, person: Person) -> Done:
        def make() -> list[Entry]:
            if command.id is not None and (person.id, command.id) in self.table.done:
                return []
            return check(command, Asking(self.table, person, now()))

        entries = await self._append(make)
        if entries:
            return Done(entries[0].seq, again=False)
        assert command.id is not None
        return Done(self.table.done[person.id, command.id], again=True)

    async def _append(self, make: Callable[[], list[Entry]]) -> list[Entry]:
        if self.unsure:
            await self._recover()
        while True:
            try:
                entries = make()
            except Refused:  # perhaps only because another process has gone on: look again from there
                if self._house.neighbours.alone or not await self._read_on():
                    raise
                continue
            if not entries:
                return []
            sitters = [entry.person for entry in entries if entry.kind == "sat" and entry.person]
            changes: dict[str, Any] = {}
            if entries[-1].kind == "began":  # at once, for from now on somebody must look after it
                changes = {"status": "running", "deadline": 0, "drawn": entries[-1].seq}
            try:
                await self._house.scribe.write(Page(self.table.id, entries, changes=changes, sitters=sitters))
            except Conflict:  # another process was first
                if not await self._read_on():
                    raise
                continue
            self._apply(entries)
            await self._keep_row(entries)
            return entries

    async def _read_on(self, seq: int | None = None) -> bool:
        """Whether there was more in the log than we knew."""
        if seq is not None and seq <= self.table.seq:
            return False
        entries = await asyncio.to_thread(self._house.shelf.log, self.table.id, self.table.seq)
        self._apply(entries)
        return bool(entries)

    async def _recover(self) -> None:
        await self._read_on()
        await self._house.keep_row(self)
        self.unsure = False

    def _apply(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            happening = self.table.apply(entry)
            self._tell(happening)
            self._sign_of_life(happening)
        self.duties.look()

    async def _keep_row(self, entries: list[Entry]) -> None:
        """What lists show, and the text of a finished game: drawn from the log, so it may follow it."""
        if all(entry.kind in ("moved", "said", "asked", "answered", "resumed") for entry in entries):
            if self.table.status != "finished" or entries[-1].kind != "moved":
                return
        try:
            await self._house.keep_row(self)
        except AWAY:
            self.unsure = True  # the row will follow; what was asked is in the log, and that is what counts

    # ---- telling

    def _tell(self, happening: Happening) -> None:
        hearers: dict[Viewer, list[Listener]] = {}
        for listener in list(self.listeners):
            viewer = listener.viewer
            if viewer is not None and self.table.seats[viewer].person != listener.person:
                # They gave up the seat they looked from; from now on they watch, and begin to count anew.
                listener.viewer = None
                listener.hear(telling.encode(telling.snapshot(self.table, None)))
            elif happening.sealed is None or happening.sealed == viewer:
                hearers.setdefault(viewer, []).append(listener)
        if not hearers:
            return
        sight = telling.Sight(self.table, hearers)
        for viewer, listeners in hearers.items():
            message = telling.encode(telling.news(self.table, happening, viewer, sight))
            for listener in listeners:
                listener.hear(message)

    def tell_all(self, message: dict[str, Any]) -> None:
        encoded = telling.encode(message)
        for listener in list(self.listeners):
            listener.hear(encoded)

    # ---- who is here

    @property
    def present(self) -> set[int]:
        """The seats whose people are connected, here or at another process."""
        here = {seat for listener in self.listeners for seat in self.table.seats_of(listener.person)}
        return here.union(*(seats for seats, _ in self.elsewhere.values()))

    @property
    def deserted(self) -> bool:
        """Whether nobody is here, nor at another process."""
        return not self.listeners and not self.elsewhere

    def join(self, listener: Listener) -> None:
        if self.ended:
            listener.drop()
            return
        self.listeners.add(listener)
        self._presence_changed()

    def part(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.idle_since = now()
        self._presence_changed()

    def _sign_of_life(self, happening: Happening) -> None:
        """Whoever does something was not gone until then, unless it is secret; and with a game patience begins anew."""
        entry = happening.entry
        if entry.kind == "began":
            self.gone_since = dict.fromkeys(self.gone_since, entry.at)
        elif entry.person is not None and entry.seat in self.gone_since and happening.sealed is None:
            self.gone_since[entry.seat] = entry.at
        if entry.kind in ("sat", "left"):
            self._presence_changed()

    def others_are(self, process: str, seats: set[int], watchers: int) -> None:
        """What another process says about who is there."""
        before = self.elsewhere.pop(process, (set(), 0))
        if seats or watchers:
            self.elsewhere[process] = seats, watchers
        self.idle_since = now()
        if before != (seats, watchers):
            self._presence_changed(told=False)

    def _presence_changed(self, told: bool = True) -> None:
        present = self.present
        for seat in range(len(self.table.seats)):
            if seat in present:
                self.gone_since.pop(seat, None)
            else:
                self.gone_since.setdefault(seat, now())
        watchers = self.watchers + sum(watchers for _, watchers in self.elsewhere.values())
        self.tell_all({"type": "presence", "seats": sorted(present), "watchers": watchers})
        if told:
            self._house.tell_presence(self)
        self.duties.look()

    @property
    def watchers(self) -> int:
        """How many people look on here who do not sit at the table."""
        return sum(not self.table.seats_of(listener.person) for listener in self.listeners)
