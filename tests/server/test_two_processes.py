"""Several servers on one PostgreSQL: a table is the same at each of them, and one of them may die."""

import asyncio
import json
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

import bottega
from bottega.chaos.deadline import Deadline
from bottega.engine.old_positions import FORMAT
from bottega.server.lock import database_lock
from bottega.server.settings import Settings
from bottega.server.storage.database import connect
from bottega.server.storage.log_writer import CHANNEL, LogWrite, LogWriter
from bottega.server.table_log import LogEntry
from bottega.server.tables import projection
from bottega.server.tables.plan import Plan
from bottega.server.timestamps import now_ms
from tests.server.playing import Database, random_move
from tests.server.postgres import Postgres
from tests.server.running import BOT, MINE, NEW_CONNECTIONS, OPEN, Guest, RunningServer, TableClient, free_port
from tests.server.sample_games import premove_starts, simple_game

LEASE = 1.5  # seconds
TIMEOUT = 90.0  # seconds for what should take a moment, on a busy machine
HOUR = 3_600_000


class Cluster:
    """Servers on one database."""

    def __init__(self, postgres: Postgres, folder: Path) -> None:
        self.postgres, self._folder = postgres, folder
        self.given = postgres.new_database()
        self.database = Database(Settings.read({}, database_url=self.given).database_url)
        self.servers: list[RunningServer] = []

    def start(self, count: int) -> list[RunningServer]:
        new = [RunningServer(self.given, LEASE=str(LEASE)) for _ in range(count)]
        for server in new:
            server.launch(self._folder / f"log-{server.port}")
        self.servers += new
        return [server.wait() for server in new]

    @property
    def name(self) -> str:
        found = re.search(r"@/(\w+)\?", self.given)
        assert found is not None
        return found[1]

    def ask(self, query: str, *values: Any) -> list[Any]:
        with self.postgres.connect(self.name) as connection:
            return connection.execute(query, values).fetchall()

    def holder(self, table: str) -> str | None:
        return self.ask("SELECT holder FROM tables WHERE id = %s", table)[0][0]

    def close(self) -> None:
        for server in self.servers:
            server.__exit__(None, None, None)
        self.database.close()


@pytest.fixture(scope="module")
def cluster(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    cluster = Cluster(postgres, tmp_path_factory.mktemp("cluster"))
    yield cluster
    cluster.close()


@pytest.fixture(scope="module")
def pair(cluster: Cluster) -> list[RunningServer]:
    """Two servers for all these tests."""
    return cluster.start(2)


def through(person: Guest, server: RunningServer) -> Guest:
    """The same person, connected to another server."""
    same = object.__new__(Guest)
    same.server, same.id = server, person.id
    same.http = httpx.Client(base_url=server.address, cookies=person.http.cookies, timeout=90, limits=NEW_CONNECTIONS)
    return same


def sit(person: Guest, table: str) -> None:
    person.http.post(f"/api/tables/{table}/sit", json={}).raise_for_status()


async def eventually(condition: Any, within: float = TIMEOUT) -> None:
    """Waits until it is true."""
    deadline = time.monotonic() + within
    while not await asyncio.to_thread(condition):
        assert time.monotonic() < deadline, "the condition does not become true"
        await asyncio.sleep(0.1)


async def until(seat: TableClient, wanted: Any) -> dict[str, Any]:
    """Reads messages until one is wanted."""
    while True:
        message = await seat.next(within=TIMEOUT)
        if wanted(message):
            return message


async def play(seat: TableClient, rng: random.Random, name: str, most: int = 10_000) -> int:
    """Plays until the game is over or the number of moves is reached. Returns the number."""
    for number in range(most):
        if not await seat.wait_for_turn():
            return number
        message = {"type": "move", "id": f"{name}.{number}", "move": random_move(seat.state, rng)}
        await seat.send(message | {"question": seat.state["question"]})
        assert (await seat.next("ack", "refused"))["type"] == "ack"
    return most


def told(seat: TableClient) -> list[dict[str, Any]]:
    """All entries that a socket received, in order."""
    entries: list[dict[str, Any]] = []
    for message in map(json.loads, seat.received):
        if message["type"] == "snapshot":
            entries += message["told"]
        elif message["type"] == "told":
            entries.append(message["told"])
    return entries


def compare_with_log(database: Database, table: str, seat: TableClient, viewer: int | None, since: int = 0) -> None:
    """A socket received all entries of the log after the known ones, each once, in order."""
    loaded = database.load(table)
    seen = loaded.last_visible(viewer, loaded.seq)[since:]
    assert [entry["number"] for entry in told(seat)] == [since + n for n in range(1, len(seen) + 1)]
    for entry, applied in zip(told(seat), seen, strict=True):
        expected = projection.to_json_data(projection.entry_data(loaded, applied, viewer, entry["number"]))
        del entry["taken_back"], expected["taken_back"]  # a move may be taken back after it was sent
        assert entry == expected
    assert seat.state == projection.to_json_data(projection.ViewerStates(loaded, [viewer]).of(viewer))


# ---- one table, two processes


def test_a_move_that_is_sent_to_both_at_once_is_played_once(cluster: Cluster, pair: list[RunningServer]) -> None:
    """With the same id both acknowledge it. With two ids one does, and the other refuses it as outdated."""

    async def test() -> None:
        ada, rng = Guest(pair[0], "Ada"), random.Random(7)
        table = ada.open([MINE, BOT, BOT])
        again = late = 0
        async with ada.at(table) as here, through(ada, pair[1]).at(table) as there:
            for number in range(24):
                assert await here.wait_for_turn()
                question = here.state["question"]
                while there.state.get("question") != question:
                    await there.next("snapshot", "told")
                same = number % 2 == 0
                move = {"type": "move", "move": random_move(here.state, rng), "question": question}
                names = [f"m{number}", f"m{number}" if same else f"n{number}"]
                await asyncio.gather(here.send(move | {"id": names[0]}), there.send(move | {"id": names[1]}))
                answers = [await seat.next("ack", "refused") for seat in (here, there)]
                if same:
                    assert [answer["type"] for answer in answers] == ["ack", "ack"]
                    assert sorted(answer["again"] for answer in answers) == [False, True]
                    assert answers[0]["number"] == answers[1]["number"]
                    again += 1
                else:
                    assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
                    assert all(answer.get("error") in (None, "stale") for answer in answers)
                    late += 1
            assert (again, late) == (12, 12)
            mine = [h for h in cluster.database.load(table).history if h.entry.person == ada.id]
            assert sum(h.entry.kind == "moved" for h in mine) == 24

    asyncio.run(test())


def test_chat_of_many_at_once_is_neither_lost_nor_doubled(cluster: Cluster, pair: list[RunningServer]) -> None:
    async def test() -> None:
        people = [Guest(pair[n % 2], f"P{n}") for n in range(4)]
        table = people[0].open([MINE, OPEN, OPEN, OPEN])
        for person in people[1:]:
            sit(person, table)
        async with AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(person.at(table)) for person in people]
            for n in range(20):
                for seat in seats:
                    await seat.send({"type": "say", "id": f"s{n}", "text": f"number {n}"})
            for seat in seats:
                answers = [await seat.next("ack", "refused") for _ in range(20)]
                assert [answer["id"] for answer in answers] == [f"s{n}" for n in range(20)]
                assert all(answer["type"] == "ack" for answer in answers)
            for seat in seats:
                while sum(entry["kind"] == "said" for entry in told(seat)) < 80:
                    await seat.next("told")
            said = [[(e["number"], e["seat"], e["text"]) for e in told(seat) if e["kind"] == "said"] for seat in seats]
            assert all(one == said[0] for one in said)
            for n in range(4):
                assert [text for _, seat, text in said[0] if seat == n] == [f"number {m}" for m in range(20)]

    asyncio.run(test())


def test_a_request_is_executed_once_even_if_sent_to_both(cluster: Cluster, pair: list[RunningServer]) -> None:
    ada = Guest(pair[0], "Ada")
    table = ada.open([MINE, OPEN])
    other = through(ada, pair[1])
    for n in range(10):
        words = {"id": f"s{n}", "text": f"word {n}"}
        first = ada.http.post(f"/api/tables/{table}/say", json=words).raise_for_status().json()
        second = other.http.post(f"/api/tables/{table}/say", json=words).raise_for_status().json()
        assert (first["again"], second["again"], first["number"]) == (False, True, second["number"])
    assert sum(entry.kind == "said" for entry in cluster.database.store.log(table)) == 10


def test_the_other_process_shows_at_once_what_one_has_acknowledged(pair: list[RunningServer]) -> None:
    """Behind a proxy, a client may reach one process now and the other in a moment."""
    ada, bea = Guest(pair[0], "Ada"), Guest(pair[1], "Bea")
    for _ in range(10):
        table = ada.open([MINE, OPEN])
        there = through(ada, pair[1])
        assert there.http.get(f"/api/tables/{table}").json()["seat"] == 0
        sit(bea, table)
        snapshots = [person.http.get(f"/api/tables/{table}").json() for person in (ada, there)]
        assert snapshots[0] == snapshots[1]
        assert snapshots[0]["table"]["status"] == "running"
        asked = next(
            person for person in (ada, bea) if person.http.get(f"/api/tables/{table}").json()["table"]["choices"]
        )
        state = asked.http.get(f"/api/tables/{table}").json()["table"]
        move = {"move": state["choices"][0]["move"], "question": state["question"]}
        other = through(asked, pair[0] if asked is bea else pair[1])
        other.http.post(f"/api/tables/{table}/move", json=move).raise_for_status()
        assert asked.http.get(f"/api/tables/{table}").json()["number"] == state["question"] + 1


def test_a_move_set_in_advance_at_one_process_is_played_once_when_the_other_takes_a_move(
    cluster: Cluster, pair: list[RunningServer]
) -> None:
    """It is set at one process and again at the other; whose it is learns of it, and nobody else."""

    start = premove_starts(2)[0]
    people = [Guest(pair[0], "Ada"), Guest(pair[1], "Bea")]
    table = cluster.database.open_table(people[0], [MINE, OPEN], start.position, start.slug, position_format=FORMAT)
    sit(people[1], table)
    first, second = people[start.first], people[start.second]
    wanted = [{"condition": {"seat": start.first, "move": start.move}, "move": start.move}]

    async def test() -> None:
        async with first.at(table) as here, second.at(table) as there:
            for number, server in enumerate(pair):
                request = {"id": f"p{number}", "premoves": wanted}
                answer = through(second, server).http.post(f"/api/tables/{table}/premoves", json=request)
                assert answer.status_code == 200, answer.text
            first.http.post(f"/api/tables/{table}/move", json={"move": start.move}).raise_for_status()
            for seat in (here, there):
                await until(seat, lambda m: m["type"] == "told" and m["told"].get("seat") == start.second)
        moved = [entry for entry in cluster.database.store.log(table) if entry.kind == "moved"]
        assert [entry.seat for entry in moved] == [start.first, start.second]
        assert any('"premove' in text for text in there.received)
        assert not any(json.loads(text).get("table", {}).get("premoves") for text in here.received)
        assert not any(e["kind"] == "premoved" for e in told(here))

    asyncio.run(test())


def test_two_people_who_sit_down_at_once_at_two_processes(cluster: Cluster, pair: list[RunningServer]) -> None:
    """Both get a seat, the game starts once, and lists show the right state."""

    async def test() -> None:
        host = Guest(pair[0], "Host")
        guests = [Guest(server, f"Guest {n}") for n, server in enumerate(pair)]
        for _ in range(8):
            table = host.open([MINE, OPEN, OPEN], public=True)
            await asyncio.gather(*(asyncio.to_thread(sit, guest, table) for guest in guests))
            kinds = [entry.kind for entry in cluster.database.store.log(table)]
            assert kinds == ["opened", "sat", "sat", "sat", "began"]
            loaded = cluster.database.load(table)
            assert sorted(seat.name for seat in loaded.seats) == ["Guest 0", "Guest 1", "Host"]

            wanted = ("running", 0, loaded.summary())
            await eventually(lambda table=table, wanted=wanted: _listed(cluster, table) == wanted)

    asyncio.run(test())


def _listed(cluster: Cluster, table: str) -> tuple[str, int, Any]:
    row = cluster.database.store.row(table)
    assert row is not None
    return row["status"], row["open_seats"], json.loads(row["summary"])


def test_presence_is_the_same_at_both(pair: list[RunningServer]) -> None:
    async def test() -> None:
        ada, bea, cyr = Guest(pair[0], "Ada"), Guest(pair[1], "Bea"), Guest(pair[1], "Cyr")
        table = ada.open([MINE, OPEN])
        sit(bea, table)

        def shows(seats: list[int], watchers: int) -> Any:
            return lambda m: m["type"] == "presence" and (m["seats"], m["watchers"]) == (seats, watchers)

        async with ada.at(table) as here:
            await until(here, shows([0], 0))
            async with bea.at(table) as there:
                await until(there, shows([0, 1], 0))
                await until(here, shows([0, 1], 0))
                async with cyr.at(table):
                    await until(there, shows([0, 1], 1))
                    await until(here, shows([0, 1], 1))
                await until(here, shows([0, 1], 0))
            await until(here, shows([0], 0))

    asyncio.run(test())


def test_moves_are_taken_back_by_agreement_across_processes(cluster: Cluster, pair: list[RunningServer]) -> None:
    async def test() -> None:
        ada, bea = Guest(pair[0], "Ada"), Guest(pair[1], "Bea")
        table = ada.open([MINE, OPEN])
        sit(bea, table)
        async with ada.at(table) as here, bea.at(table) as there:
            players = {0: (here, there), 1: (there, here)}
            for seat in (here, there):
                await seat.next("snapshot")
            rng = random.Random(3)
            while len(here.state["waiting"]) > 1 or there.state["waiting"] != here.state["waiting"]:  # secret choices
                for seat in (here, there):
                    if seat.state["choices"]:
                        await play(seat, rng, f"x{rng.random()}", 1)
                    while seat.state["waiting"] == [0, 1] and not seat.state["choices"]:
                        await seat.next("told")
            (who,) = here.state["waiting"]
            mover, other = players[who]
            await play(mover, rng, "m", 1)
            before = cluster.database.load(table).match.log  # type: ignore[union-attr]
            await mover.send({"type": "ask_undo", "id": "u"})
            assert (await mover.next("ack", "refused"))["type"] == "ack"
            request = await until(other, lambda m: m["type"] == "told" and m["told"]["kind"] == "asked")
            assert request["table"]["request"]["seat"] == who
            await other.send({"type": "answer", "id": "a", "yes": True})
            assert (await other.next("ack", "refused"))["type"] == "ack"
            for seat in (here, there):
                if not any(entry["kind"] == "undone" for entry in told(seat)):
                    await until(seat, lambda m: m["type"] == "told" and m["told"]["kind"] == "undone")
            after = cluster.database.load(table).match.log  # type: ignore[union-attr]
            assert after == before[: len(after)]
            assert len(after) == len(before) - 1
            compare_with_log(cluster.database, table, here, 0)
            compare_with_log(cluster.database, table, there, 1)

    asyncio.run(test())


def test_a_hint_from_the_process_without_the_lease(cluster: Cluster, pair: list[RunningServer]) -> None:
    async def test() -> None:
        ada = Guest(pair[0], "Ada")
        table = ada.open([MINE, BOT])
        holder = cluster.holder(table)
        async with through(ada, pair[1]).at(table) as seat:
            assert await seat.wait_for_turn()
            choices = {choice["move"] for choice in seat.state["choices"]}
            await seat.send({"type": "hint", "id": "h"})
            hint = await seat.next("hint", "refused", within=60)
            while hint["type"] == "hint" and hint.get("thoughts") is None:
                hint = await seat.next("hint", "refused", within=60)
            assert {thought["move"] for thought in hint["thoughts"]} <= choices
        assert cluster.holder(table) == holder

    asyncio.run(test())


# ---- one process dies


def test_when_a_process_is_killed_another_takes_over(cluster: Cluster, pair: list[RunningServer]) -> None:
    """At one table the person reconnects, at one nobody does, at one a clock runs out. At the last one, the other
    person was connected to another process all the time. Where nobody is, the game waits."""
    doomed = cluster.start(1)[0]

    async def test() -> None:
        ada, bea = Guest(doomed, "Ada"), Guest(pair[1], "Bea")
        back = ada.open([MINE, BOT, BOT], patience=None)
        deserted = ada.open([MINE, BOT, BOT], patience=5)
        timed = ada.open([MINE, BOT], patience=None, pace={"kind": "live", "bank": 40, "increment": 1})
        shared = ada.open([MINE, OPEN, BOT], patience=5)
        sit(bea, shared)
        async with AsyncExitStack() as living:
            there = await living.enter_async_context(bea.at(shared))
            async with AsyncExitStack() as dying:
                seats = {id: await dying.enter_async_context(ada.at(id)) for id in (back, deserted, timed, shared)}
                await play(seats[back], random.Random(1), "m", 6)
                await seats[deserted].wait_for_turn()
                await seats[timed].wait_for_turn()
                await until(there, lambda m: m["type"] == "presence" and m["seats"] == [0, 1])
                last = told(seats[back])[-1]["number"]
                dead = cluster.holder(back)
                assert {cluster.holder(id) for id in (deserted, timed, shared)} == {dead}
                doomed.kill()
            died = now_ms()

            # A client of the dead process reconnects to another one, and misses nothing.
            async with through(ada, pair[0]).at(back, last=last) as seat:
                snapshot = await seat.next("snapshot")
                assert snapshot["since"] == last
                await play(seat, random.Random(2), "n")
                assert seat.state["status"] == "finished"
                compare_with_log(cluster.database, back, seat, 0, since=last)

            # A bot takes over for a person who does not reconnect, but not for one who is connected to another process.
            gone = await until(there, lambda m: m["type"] == "presence" and m["seats"] == [1])
            assert gone["watchers"] == 0
            playing = asyncio.create_task(play(there, random.Random(3), "b"))
            for id, why in ((timed, "clock"), (shared, "gone")):
                await eventually(lambda id=id: _stood_in(cluster, id), 120)
                entry = _stood_in(cluster, id)[0]
                assert (entry.seat, entry.body["why"]) == (0, why)
                assert entry.at > died + 3000
            await asyncio.wait_for(playing, 120)
            assert there.state["status"] == "finished"
            assert {entry.seat for entry in _stood_in(cluster, shared)} == {0}
            await eventually(lambda: cluster.holder(deserted) != dead, 120)
            assert not _stood_in(cluster, deserted)
            async with through(ada, pair[0]).at(deserted) as seat:
                await play(seat, random.Random(4), "d")
                assert seat.state["status"] == "finished"
            assert dead not in {cluster.holder(id) for id in (deserted, timed)}

    asyncio.run(test())


def _stood_in(cluster: Cluster, table: str) -> list[LogEntry]:
    return [entry for entry in cluster.database.store.log(table) if entry.kind == "stood_in"]


def test_a_correspondence_game_is_loaded_when_its_deadline_passes(cluster: Cluster, pair: list[RunningServer]) -> None:
    ada = Guest(pair[0], "Ada")
    seats = [{"kind": "mine"}, {"kind": "bot", "level": "garzone"}]
    pace = {"kind": "correspondence", "hours": 1}
    slug = simple_game(2)
    plan = Plan.model_validate({"game": slug, "seats": seats, "pace": pace, "host": ada.id})
    at, rules = now_ms() - 3 * HOUR, bottega.game(slug).version
    entries = [
        LogEntry(1, "opened", at, None, ada.id, None, {"plan": plan.model_dump(mode="json"), "rules": rules}),
        LogEntry(2, "sat", at, 0, ada.id, None, {"name": "Ada", "emblem": "compass"}),
        LogEntry(3, "began", at, None, ada.id, None, {}),
    ]
    row = {"game": slug, "rules": rules, "seed": "1234", "projected_seq": 3, "status": "running", "public": False}
    row |= {"created": at, "open_seats": 0, "summary": "{}", "deadline": at + HOUR, "holder": None}

    async def write() -> None:
        engine = connect(Settings.read({}, database_url=cluster.given).database_url)
        log_writer = LogWriter(engine)
        await log_writer.write(LogWrite("forgotten", entries, new=row))
        log_writer.close()
        engine.dispose()
        await eventually(bots_have_played)

    def bots_have_played() -> bool:
        """A bot played that turn only, and the other bot has played too."""
        table = cluster.database.load("forgotten")
        moved = {applied.entry.seat for applied in table.history if applied.entry.kind == "moved"}
        return moved == {0, 1} and table.to_move == (0,) and not table.seats[0].stand_in

    asyncio.run(write())
    stood_in = _stood_in(cluster, "forgotten")
    assert [(entry.seat, entry.body) for entry in stood_in] == [(0, {"why": "clock"})]
    assert cluster.holder("forgotten") in cluster.database.leases.processes()


# ---- the database fails


def test_that_somebody_has_gone_is_learned_even_if_the_message_was_missed(
    cluster: Cluster, pair: list[RunningServer]
) -> None:
    """A process believes in a connection that has ended. When it listens again it asks, and the other one denies it."""
    listening = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN %%' AND datname = %s"

    async def test() -> None:
        ada, bea = Guest(pair[0], "Ada"), Guest(pair[1], "Bea")
        table = ada.open([MINE, OPEN])
        sit(through(bea, pair[0]), table)
        other = cluster.holder(bea.open([MINE, OPEN]))
        async with ada.at(table) as here:
            believed = {"presence": table, "process": other, "ask": False, "seats": [1], "spectators": 0}
            cluster.ask("SELECT pg_notify(%s, %s)", CHANNEL, json.dumps(believed))
            await until(here, lambda m: m["type"] == "presence" and m["seats"] == [0, 1])
            before = cluster.ask(listening, cluster.name)

            def is_replaced(pid: int) -> bool:
                now = cluster.ask(listening, cluster.name)
                return (pid,) not in now and len(now) == len(before)

            assert len(before) >= len(pair)
            for (pid,) in before:  # one after the other, so that the others hear who asks
                cluster.ask("SELECT pg_terminate_backend(%s)", pid)
                await eventually(lambda pid=pid: is_replaced(pid))
            await until(here, lambda m: m["type"] == "presence" and m["seats"] == [0])

    asyncio.run(test())


def test_nothing_is_missed_when_database_connections_are_cut(cluster: Cluster, pair: list[RunningServer]) -> None:
    """A process that misses a message of another process still reads the log."""

    async def test() -> None:
        ada, bea = Guest(pair[0], "Ada"), Guest(pair[1], "Bea")
        table = ada.open([MINE, OPEN])
        sit(bea, table)
        async with ada.at(table) as here, bea.at(table) as there:
            await here.next("snapshot")  # a socket that is still being accepted when the database fails is closed
            await there.next("snapshot")
            for n in range(6):
                assert await asyncio.to_thread(cluster.postgres.cut_connections, cluster.name) >= 2
                for m in range(3):
                    await _insist(here, {"type": "say", "id": f"a{n}.{m}", "text": f"round {n}"})
                await until(there, lambda m, n=n: m["type"] == "told" and m["told"].get("text") == f"round {n}")
            await until(there, lambda m: m["type"] == "told" and m["told"]["number"] == len(told(here)))
            said = [entry["text"] for entry in told(there) if entry["kind"] == "said"]
            assert said == [f"round {n}" for n in range(6) for _ in range(3)]
            compare_with_log(cluster.database, table, there, 1)

        # Presence is published again, for people who connected before and after the cut.
        async with ada.at(table) as here:
            # It is known here that Bea has gone. Otherwise nothing would change when she returns.
            await until(here, lambda m: m["type"] == "presence" and m["seats"] == [0])
            cluster.postgres.cut_connections(cluster.name)
            async with AsyncExitStack() as stack:
                there = await _arrive(bea, table, stack)
                await until(here, lambda m: m["type"] == "presence" and m["seats"] == [0, 1])
                await until(there, lambda m: m["type"] == "presence" and m["seats"] == [0, 1])

    asyncio.run(test())


async def _arrive(person: Guest, table: str, stack: AsyncExitStack) -> TableClient:
    """Connects until the table is shown, as a client does: without the database, a socket is refused or closed."""
    while True:
        async with AsyncExitStack() as attempt:
            try:
                client = await attempt.enter_async_context(person.at(table))
                if (await client.next("snapshot", "refused"))["type"] == "snapshot":
                    stack.push_async_exit(attempt.pop_all())
                    return client
            except WebSocketException:
                pass
        await asyncio.sleep(0.1)


async def _insist(seat: TableClient, message: dict[str, Any]) -> None:
    """Sends a message until it is acknowledged, as a client does if it must try again."""
    while True:
        await seat.send(message)
        answer = await until(seat, lambda m: m["type"] in ("ack", "refused") and m["id"] == message["id"])
        if answer["type"] == "ack":
            return
        assert answer["error"] == "no_database"
        await asyncio.sleep(0.1)


def deadline_of(server: RunningServer, seconds: float) -> Deadline:
    """Time in which the server or the test get no processor does not count."""
    return Deadline(seconds, lambda: [os.getpid(), server.pid])


def test_while_postgresql_is_down_requests_are_refused_and_afterwards_games_continue(
    cluster: Cluster, pair: list[RunningServer]
) -> None:
    async def test() -> None:
        ada, bea = Guest(pair[0], "Ada"), Guest(pair[1], "Bea")
        table = ada.open([MINE, OPEN, BOT], patience=None)
        sit(bea, table)
        async with ada.at(table) as here, bea.at(table) as there:
            await asyncio.gather(play(here, random.Random(1), "a", 2), play(there, random.Random(2), "b", 2))
            for n in range(5):
                await _insist(here, {"type": "say", "id": f"before{n}", "text": "kept"})
            await asyncio.to_thread(cluster.postgres.stop)
            down = time.monotonic()
            while time.monotonic() < down + 2:
                for person in (ada, bea):
                    soon = deadline_of(person.server, 10)
                    answers = [
                        await asyncio.to_thread(person.http.get, "/api/tables"),
                        await asyncio.to_thread(
                            person.http.post, f"/api/tables/{table}/say", json={"id": "x", "text": "after all"}
                        ),
                        await asyncio.to_thread(person.http.get, "/ready"),
                    ]
                    assert [answer.status_code for answer in answers] == [503, 503, 503]
                    assert answers[0].json()["error"] == answers[1].json()["error"] == "no_database"
                    assert answers[0].headers["Retry-After"]
                    assert "database" in answers[0].json()["message"]
                    assert person.http.get("/health").status_code == 200
                    assert not soon.is_over
                for seat in (here, there):
                    await seat.send({"type": "say", "id": "y", "text": "after all"})
                    refused = await seat.next("ack", "refused")
                    assert (refused["type"], refused["error"]) == ("refused", "no_database")
            cluster.postgres.start()
            for seat in (here, there):  # the same sockets, which are still open
                await _insist(seat, {"type": "say", "id": "y", "text": "after all"})
            assert await asyncio.gather(play(here, random.Random(8), "c"), play(there, random.Random(9), "d")), (
                "the game continues to its end, with its bot"
            )
            compare_with_log(cluster.database, table, here, 0)
            compare_with_log(cluster.database, table, there, 1)
        said = [entry for entry in cluster.database.store.log(table) if entry.kind == "said"]
        assert [entry.client for entry in said][:5] == [f"before{n}" for n in range(5)]
        assert sorted(entry.person or "" for entry in said[5:]) == sorted([ada.id, bea.id])

    asyncio.run(test())


# ---- SQLite


def test_a_second_server_on_the_same_file_ends_with_a_message(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'bottega.sqlite'}"
    with RunningServer(address).start(tmp_path / "log") as first:
        command = [sys.executable, "-c", "from bottega.cli import app; app()", "serve", "--lang", "en"]
        command += ["--port", str(free_port()), "--database", address]
        second = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert second.returncode == 2
        sentence = second.stderr.strip() or second.stdout.strip()
        assert "another server is running on" in sentence
        assert str(tmp_path / "bottega.sqlite") in sentence
        assert len(sentence.splitlines()) == 1
        assert httpx.get(f"{first.address}/ready").status_code == 200
        first.kill()
        with database_lock(address):  # the file is free again after a kill
            pass


def test_an_unreachable_database_is_reported_in_one_sentence() -> None:
    command = [sys.executable, "-c", "from bottega.cli import app; app()", "serve", "--port", str(free_port())]
    command += ["--database", f"postgresql://ada:secret@localhost:{free_port()}/bottega"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2
    assert "cannot be used" in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1
    assert "secret" not in ended.stderr + ended.stdout


# ---- people


def test_a_logout_at_one_server_ends_sockets_at_the_other(pair: list[RunningServer]) -> None:
    one, other = pair
    here = Guest(one, "Here")
    there = through(here, other)
    table = here.open([MINE, OPEN])

    async def play() -> None:
        async with there.at(table) as client:
            await client.next("snapshot")
            await asyncio.to_thread(here.http.delete, "/api/session")
            with pytest.raises(ConnectionClosed) as closed:
                await client.next("no such type", within=TIMEOUT)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "You are not logged in any more.")

    asyncio.run(play())


@pytest.mark.parametrize("path", ["/api/tables/a%00b", "/api/tables?game=a%00b", "/api/tables/a%00b/stream"])
def test_a_nul_character_is_no_error_of_the_server(pair: list[RunningServer], path: str) -> None:
    assert httpx.get(pair[0].address + path).status_code == 400


def test_a_nul_character_in_a_request_is_no_error_of_the_server(pair: list[RunningServer]) -> None:
    guest = Guest(pair[0], "Nul")
    for path, body in (
        ("/api/find", {"game": "a\0b"}),
        ("/api/tables", {"game": "a\0b", "seats": [MINE, OPEN]}),
        ("/api/me/account", {"login": "a\0bc", "password": "correct\0horse"}),
        ("/api/me/tokens", {"name": "a\0b", "scopes": ["read"]}),
    ):
        assert guest.http.post(path, json=body).status_code == 422, path
    assert guest.http.get("/api/me", headers={"User-Agent": "a\tb"}).status_code == 200
