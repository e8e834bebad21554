"""The house: all tables that are live in this process, and its place among other processes over the same database."""

import asyncio
import json
import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import structlog

import bottega

from ..settings import Settings
from ..storage.database import AWAY
from ..storage.neighbours import Neighbours
from ..storage.scribe import Page, Scribe
from ..storage.shelf import Shelf
from ..workers import Workers
from .commands import Close, Person, Refused
from .entry import Entry, now
from .keeper import Keeper
from .plan import Opening, Plan, SeatPlan
from .studies import Studies
from .table import OldRules, Table

LOG = structlog.get_logger("bottega")
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # no l, o, 0, 1, which people mistake for each other
ID_LENGTH = 16  # 80 bits: nobody guesses a table
IDLE = 60_000  # milliseconds after which a table that nobody is at is put away
AT_ONCE = 8  # tables that are taken over together: while the database looks for one, others are folded
AGAIN = 10_000  # milliseconds after which a table that could not be looked after is tried again
LONG_AGO = 5_000  # a running clock that nobody watched for so long did not tick


class NoSuchTable(Exception):
    """There is no table of that address."""


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


class House:
    """Finds and opens tables. Everything that happens at one goes through its keeper."""

    def __init__(
        self, settings: Settings, scribe: Scribe, shelf: Shelf, workers: Workers, neighbours: Neighbours
    ) -> None:
        self.settings, self.scribe, self.shelf, self.workers = settings, scribe, shelf, workers
        self.neighbours = neighbours
        self.studies = Studies(workers, shelf)
        self.process = new_id()
        self.keepers: dict[str, Keeper] = {}
        self._loading: dict[str, asyncio.Task[Keeper]] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self._broken: dict[str, int] = {}  # tables of ours that could not be looked after, and when to try again
        self._chores: list[asyncio.Task[None]] = []
        self._rematching = asyncio.Lock()
        self.closing = False

    async def open_doors(self) -> None:
        """Begins to look after tables, those first that a process left behind."""
        if self.neighbours.alone:
            await asyncio.to_thread(self.shelf.forget_processes)
        await asyncio.to_thread(self._announce)
        self.neighbours.listen(self._overhear, self._missed)
        self._chores = [asyncio.create_task(self._heartbeat()), asyncio.create_task(self._rounds())]

    async def close_doors(self) -> None:
        """Finishes what was accepted and lets go of everything."""
        self.closing = True
        self.studies.close()
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*(keeper.close() for keeper in list(self.keepers.values())), *self._leaving.values())
        with suppress(*AWAY):  # then the others will notice by our silence
            await asyncio.to_thread(self.shelf.goodbye, self.process)
        self.neighbours.close()

    def send_home(self) -> None:
        """Ends all connections; what was accepted is still finished."""
        for keeper in self.keepers.values():
            for listener in list(keeper.listeners):
                listener.drop()

    # ---- tables

    async def open(self, opening: Opening, host: Person, **more: Any) -> str:
        """A new table; whoever opens it sits where they said. It begins at once if no seat is open."""
        id, at = new_id(), now()
        plan = Plan(**opening.model_dump(), host=host.id, **more)
        game = bottega.game(plan.game)
        seed = secrets.token_hex(16)
        bodies: list[tuple[str, int | None, dict[str, Any]]] = [
            ("opened", None, {"plan": plan.model_dump(mode="json"), "rules": game.version})
        ]
        mine = [n for n, seat in enumerate(plan.seats) if seat.kind == "mine"]
        bodies += [("sat", n, {"name": host.name, "emblem": host.emblem}) for n in mine]
        if all(seat.kind != "open" for seat in plan.seats):
            bodies.append(("began", None, {}))
        entries = [Entry(n, kind, at, seat, host.id, None, body) for n, (kind, seat, body) in enumerate(bodies, 1)]  # type: ignore[arg-type]
        table = Table.fold(id, seed, entries)
        row = {"game": plan.game, "rules": game.version, "seed": seed, "created": at, "public": plan.public}
        page = Page(id, entries, new=row | row_of(table) | {"holder": self.process}, sitters=[host.id] if mine else [])
        await self.scribe.write(page)
        self._take_in(table, holds=True)
        return id

    async def rematch(self, keeper: Keeper, person: Person) -> str:
        """The table where the same people play again; it is opened for the first who asks."""
        async with self._rematching:
            if keeper.table.rematch is None:
                await self._open_rematch(keeper, person)
        assert keeper.table.rematch is not None
        return keeper.table.rematch

    async def _open_rematch(self, keeper: Keeper, person: Person) -> None:
        """A new table with the plan of one whose game is over, moved on by one seat so that another begins."""
        old = keeper.table
        count = len(old.seats)
        turned = [(n + 1) % count for n in range(count)]  # the seat of the old game that each new one is
        seats, reserved = [], {}
        for new, before in enumerate(turned):
            seat = old.seats[before]
            if seat.person == person.id:
                seats.append(SeatPlan(kind="mine"))
            elif seat.person is not None:
                seats.append(SeatPlan(kind="open"))
                reserved[new] = seat.person
            else:
                seats.append(old.plan.seats[before].model_copy(update={"kind": "bot", "level": seat.level}))
        opening = Opening(**{name: getattr(old.plan, name) for name in Opening.model_fields} | {"seats": seats})
        id = await self.open(opening, person, reserved=reserved, rematch_of=old.id)

        def make(table: Table, at: int) -> list[Entry]:
            if table.rematch is not None:
                return []  # somebody at another process was quicker
            return [Entry(table.seq + 1, "rematch", at, person=person.id, body={"table": id})]

        await keeper.propose(make)
        if old.rematch != id:
            with suppress(Refused):
                await self.keepers[id].ask(Close(), person)

    async def keeper(self, id: str) -> Keeper:
        """The keeper of a table, which is read from its log if need be. Raises NoSuchTable, OldRules."""
        if id in self._leaving:
            await asyncio.shield(self._leaving[id])
        if id not in self.keepers:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
            return await asyncio.shield(self._loading[id])
        keeper = self.keepers[id]
        keeper.idle_since = now()  # whoever asked for it is about to come
        if not self.neighbours.alone:  # and may have seen more at another process than we have heard of yet
            await keeper.catch_up()
        return keeper

    async def cards_for(self, person: str | None, cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Cards off the shelf, with what only a keeper knows: whether the game waits for the person."""
        return [card | {"awaited": await self._awaits(person, card)} for card in cards]

    async def _awaits(self, person: str | None, card: Mapping[str, Any]) -> bool:
        keeper = self.keepers.get(card["id"])
        if keeper is None:
            if card["awaited"] is not None:
                return bool(card["awaited"])
            try:  # another process keeps it, or did until it died
                keeper = await self.keeper(card["id"])
            except OldRules:  # it cannot go on
                return False
        return person in keeper.table.awaited

    async def _load(self, id: str) -> Keeper:
        row = await asyncio.to_thread(self.shelf.row, id)
        if row is None:
            raise NoSuchTable
        log = await asyncio.to_thread(self.shelf.log, id)
        table = Table(id, row["seed"])
        for n, entry in enumerate(log):
            table.apply(entry)
            if n % 16 == 15:
                await asyncio.sleep(0)  # a long log must not hold up the other tables
        keeper = self._take_in(table, holds=False)
        self.tell_presence(keeper, ask=True)
        await self._try_to_hold(keeper)
        await keeper.catch_up()  # what came between reading and listening
        if {name: row[name] for name in _drawn(table)} != _drawn(table):  # a process died before it could bring it up
            await keeper.recover()
        return keeper

    def _take_in(self, table: Table, holds: bool) -> Keeper:
        keeper = self.keepers[table.id] = Keeper(table, self)
        keeper.holds = holds
        keeper.duties.look()
        return keeper

    async def _try_to_hold(self, keeper: Keeper) -> None:
        if keeper.table.status in ("finished", "closed") or keeper.holds:
            return
        keeper.holds = await asyncio.to_thread(self.shelf.take, keeper.table.id, self.process)
        if keeper.holds:
            await keeper.propose(_resume)
            keeper.duties.look()

    async def keep_row(self, keeper: Keeper) -> None:
        """Brings what lists show of a table up to its log."""
        table = keeper.table
        text = None
        if table.status == "finished" and table.match is not None:
            known = await asyncio.to_thread(self.shelf.text, table.id)
            text = table.match.dumps() if known is None else None
        await self.scribe.write(Page(table.id, (), changes=row_of(table), text=text))

    def failed(self, keeper: Keeper, error: Exception) -> None:
        """A bot could not be asked; it will be, again."""
        LOG.error("a bot failed", table=keeper.table.id[:4], exc_info=error)

    def broke(self, keeper: Keeper, error: Exception) -> None:
        """Something that must not happen. The table is put away and read anew from its log when next wanted."""
        LOG.error("table broke", table=keeper.table.id[:4], exc_info=error)
        if self.keepers.get(keeper.table.id) is keeper:
            del self.keepers[keeper.table.id]
            self._broken[keeper.table.id] = now() + AGAIN

    # ---- chores

    async def _heartbeat(self) -> None:
        while True:
            await asyncio.sleep(self.settings.lease / 3)
            try:
                known = await asyncio.to_thread(self._announce)
            except Exception as error:
                _complain("no sign of life could be given", error)
            else:
                if not known:  # the others took us for dead, and our people for gone
                    for keeper in self.keepers.values():
                        self.tell_presence(keeper)

    def _announce(self) -> bool:
        return self.shelf.alive(self.process, int(self.settings.lease * 1000))

    async def _rounds(self) -> None:
        """Takes up tables whose process died, and puts away those that nobody is at."""
        while True:
            try:
                await self._round()
            except Exception as error:
                _complain("the rounds failed", error)
            await asyncio.sleep(self.settings.lease / 3)

    async def _round(self) -> None:
        rules = {slug: bottega.game(slug).version for slug in bottega.GAMES}
        while due := await asyncio.to_thread(self.shelf.due, now(), rules):
            for first in range(0, len(due), AT_ONCE):
                await asyncio.gather(*map(self._take_over, due[first : first + AT_ONCE]))
        for id in [id for id, again in self._broken.items() if again <= now()]:
            del self._broken[id]
            await self._look_after(id)
        await self._check_holds()
        alive = await asyncio.to_thread(self.shelf.processes)
        for keeper in list(self.keepers.values()):
            for dead in [process for process in keeper.elsewhere if process not in alive]:
                keeper.others_are(dead, set(), 0)
            if keeper.unsure:
                await keeper.recover()
            elif self._can_rest(keeper):
                self._put_away(keeper)

    async def _take_over(self, id: str) -> None:
        if await asyncio.to_thread(self.shelf.take, id, self.process):
            await self._look_after(id)

    async def _look_after(self, id: str) -> None:
        """A table that has become ours."""
        try:
            await self._try_to_hold(await self.keeper(id))
        except Exception as error:
            self._broken[id] = now() + AGAIN
            _complain("a table cannot be looked after", error, table=id[:4])

    async def _check_holds(self) -> None:
        """Takes tables that nobody looks after any more; and sees if others have ours, having taken us for dead."""
        live = {id: keeper for id, keeper in self.keepers.items() if keeper.table.status in ("open", "running")}
        ours = set(await asyncio.to_thread(self.shelf.free, list(live), self.process))
        for id, keeper in live.items():
            if id in ours:
                await self._try_to_hold(keeper)
            elif keeper.holds:
                keeper.let_go()

    def _can_rest(self, keeper: Keeper) -> bool:
        """Whether nobody needs a table in memory. Who looks after it stays while anybody is there, at any process."""
        if keeper.listeners or now() - keeper.idle_since < IDLE:
            return False
        return not keeper.holds or (keeper.deserted and not keeper.duties.busy)

    def _put_away(self, keeper: Keeper) -> None:
        """Out of memory until somebody comes or a deadline is due; the row says when that is."""
        id = keeper.table.id
        del self.keepers[id]
        self._leaving[id] = asyncio.create_task(self._leave(keeper))
        self._leaving[id].add_done_callback(lambda _: self._leaving.pop(id, None))

    async def _leave(self, keeper: Keeper) -> None:
        await keeper.close()
        if keeper.holds:
            due = keeper.duties.next_due()
            try:
                awaited = keeper.table.awaited
                await asyncio.to_thread(self.shelf.let_go, keeper.table.id, self.process, due, awaited)
            except AWAY as error:
                self._broken[keeper.table.id] = now() + AGAIN
                _complain("a table could not be put away", error, table=keeper.table.id[:4])

    # ---- other processes

    def tell_presence(self, keeper: Keeper, ask: bool = False) -> None:
        """Tells the other processes who is at a table here, and asks who is there."""
        here = {seat for listener in keeper.listeners for seat in keeper.table.seats_of(listener.person)}
        note = {"here": keeper.table.id, "process": self.process, "seats": sorted(here), "watchers": keeper.watchers}
        self.neighbours.say(note | {"ask": ask})

    def _overhear(self, note: Mapping[str, Any]) -> None:
        """A neighbour says that a log has grown, or who is at a table."""
        keeper = self.keepers.get(note.get("log") or note.get("here") or "")
        if keeper is None:
            return
        if "log" in note:
            if note["seq"] > keeper.table.seq:
                self._catch_up(keeper, note["seq"])
        elif note["process"] != self.process:
            keeper.others_are(note["process"], set(note["seats"]), note["watchers"])
            if note["ask"] and keeper.listeners:
                self.tell_presence(keeper)

    def _missed(self) -> None:
        """What the neighbours said meanwhile was not heard: reads all logs on, and asks who is where."""
        for keeper in self.keepers.values():
            self._catch_up(keeper)
            self.tell_presence(keeper, ask=True)

    def _catch_up(self, keeper: Keeper, seq: int | None = None) -> None:
        async def catch_up() -> None:
            with suppress(Refused, *AWAY):  # the rounds will see to it
                await keeper.catch_up(seq)

        asyncio.create_task(catch_up())  # noqa: RUF006 - the keeper's mailbox holds it


def _complain(what: str, error: Exception, **about: str) -> None:
    """A line in the log; without the whole story where the database simply does not answer."""
    if isinstance(error, AWAY):
        LOG.warning(what, reason="the database does not answer", **about)
    else:
        LOG.error(what, exc_info=error, **about)


def _drawn(table: Table) -> dict[str, Any]:
    """What lists show of a table."""
    return {
        "status": table.status,
        "open_seats": sum(seat.open for seat in table.seats),
        "card": json.dumps(table.card(), separators=(",", ":")),
    }


def row_of(table: Table) -> dict[str, Any]:
    # While a process keeps a running game it is always due: should the process die, another looks at once.
    return _drawn(table) | {"drawn": table.seq, "deadline": 0 if table.status == "running" else None}


def _resume(table: Table, at: int) -> list[Entry]:
    """The time in which no process watched a live clock does not count."""
    last = table.happenings[-1].entry.at
    if table.status != "running" or table.plan.pace.kind != "live" or at - last < LONG_AGO:
        return []
    return [Entry(table.seq + 1, "resumed", at)]
