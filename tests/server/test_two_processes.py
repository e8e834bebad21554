"""Several servers over one PostgreSQL: whichever one speaks to, it is the same table; and one may die."""

import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

import bottega
from bottega.server.lock import database_lock
from bottega.server.settings import Settings
from bottega.server.storage.database import connect
from bottega.server.storage.log_writer import LogWrite, LogWriter
from bottega.server.table_log import LogEntry
from bottega.server.tables import projection
from bottega.server.tables.plan import Plan
from bottega.server.timestamps import now_ms
from tests.server.playing import Archive, inventor
from tests.server.postgres import Postgres
from tests.server.running import BOT, MINE, OPEN, AtTable, RunningServer, Someone, free_port

LEASE = 1.5  # seconds
SOON = 20.0  # seconds for what should take a moment, on a machine that has other things to do
HOUR = 3_600_000


class Cluster:
    """Servers over one database."""

    def __init__(self, postgres: Postgres, folder: Path) -> None:
        self.postgres, self._folder = postgres, folder
        self.given = postgres.new_database()
        self.archive = Archive(Settings.read({}, database_url=self.given).database_url)
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
        self.archive.close()


@pytest.fixture(scope="module")
def cluster(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    cluster = Cluster(postgres, tmp_path_factory.mktemp("cluster"))
    yield cluster
    cluster.close()


@pytest.fixture(scope="module")
def pair(cluster: Cluster) -> list[RunningServer]:
    """Two servers that live through all these tests, whatever happens to others."""
    return cluster.start(2)


def over(person: Someone, server: RunningServer) -> Someone:
    """The same person, speaking to another server."""
    same = object.__new__(Someone)
    same.server, same.id = server, person.id
    same.http = httpx.Client(base_url=server.address, cookies=person.http.cookies, timeout=30)
    return same


def sit(person: Someone, table: str) -> None:
    person.http.post(f"/api/tables/{table}/sit", json={}).raise_for_status()


async def eventually(true: Any, within: float = SOON) -> None:
    """Waits until it is true."""
    deadline = time.monotonic() + within
    while not await asyncio.to_thread(true):
        assert time.monotonic() < deadline, "it does not come true"
        await asyncio.sleep(0.1)


async def until(seat: AtTable, true: Any) -> dict[str, Any]:
    """Reads on until a message is what one waits for."""
    while True:
        message = await seat.next(within=SOON)
        if true(message):
            return message


async def play(seat: AtTable, rng: random.Random, name: str, most: int = 10_000) -> int:
    """Plays whenever asked, until the game is over or so many moves are made."""
    for number in range(most):
        if not await seat.until_asked():
            return number
        message = {"type": "move", "id": f"{name}.{number}", "move": inventor(seat.state, rng)}
        await seat.send(message | {"question": seat.state["question"]})
        assert (await seat.next("ack", "refused"))["type"] == "ack"
    return most


async def look_on(seat: AtTable) -> None:
    while seat.state.get("status") != "finished":
        await seat.next("snapshot", "told")


def told(seat: AtTable) -> list[dict[str, Any]]:
    """All entries that came over one socket, in order."""
    entries: list[dict[str, Any]] = []
    for message in map(json.loads, seat.received):
        if message["type"] == "snapshot":
            entries += message["told"]
        elif message["type"] == "told":
            entries.append(message["told"])
    return entries


def hold_against_the_log(archive: Archive, table: str, seat: AtTable, viewer: int | None, since: int = 0) -> None:
    """What came over a socket is what is in the log behind what was known, each entry once, in order."""
    fold = archive.load(table)
    seen = fold.visible_to(viewer)[since:]
    assert [entry["number"] for entry in told(seat)] == [since + n for n in range(1, len(seen) + 1)]
    for entry, applied in zip(told(seat), seen, strict=True):
        now_told = projection.to_json_data(projection.entry_data(fold, applied, viewer, entry["number"]))
        assert entry | {"taken_back": None} == now_told | {"taken_back": None}  # which may have come after it was told
    assert seat.state == projection.to_json_data(projection.ViewerStates(fold, [viewer]).of(viewer))


# ---- one table, two processes


def test_a_game_between_people_at_two_processes(cluster: Cluster, pair: list[RunningServer]) -> None:
    """Each plays at their own server, others watch at both; all are told the same, and the game has one record."""

    async def evening() -> None:
        ada, bea = Someone(pair[0], "Ada"), Someone(pair[1], "Bea")
        watchers = [Someone(server, "Watcher") for server in pair]
        table = ada.open([MINE, OPEN, BOT])
        sit(bea, table)
        async with AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(person.at(table)) for person in (ada, bea, *watchers)]
            made = await asyncio.gather(
                *(play(seat, random.Random(n), f"p{n}") for n, seat in enumerate(seats[:2])),
                *(look_on(seat) for seat in seats[2:]),
            )
            assert made[0] + made[1] > 20  # type: ignore[operator]
            for seat, viewer in zip(seats, (0, 1, None, None), strict=True):
                hold_against_the_log(cluster.archive, table, seat, viewer)
        texts = {person.http.get(f"/api/tables/{table}/text").raise_for_status().text for person in (ada, bea)}
        assert texts == {cluster.archive.load(table).match.dumps()}  # type: ignore[union-attr]
        await eventually(lambda: cluster.archive.store.text(table) in texts)
        assert cluster.ask("SELECT status, deadline FROM tables WHERE id = %s", table) == [("finished", None)]

    asyncio.run(evening())


def test_a_move_sent_to_both_at_once_is_made_once(cluster: Cluster, pair: list[RunningServer]) -> None:
    """Under one name both acknowledge it; under two names one does, and the other says that it is too late."""

    async def evening() -> None:
        ada, rng = Someone(pair[0], "Ada"), random.Random(7)
        table = ada.open([MINE, BOT, BOT])
        again = late = 0
        async with ada.at(table) as here, over(ada, pair[1]).at(table) as there:
            for number in range(24):
                assert await here.until_asked()
                question = here.state["question"]
                while there.state.get("question") != question:
                    await there.next("snapshot", "told")
                same = number % 2 == 0
                move = {"type": "move", "move": inventor(here.state, rng), "question": question}
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
            mine = [h for h in cluster.archive.load(table).history if h.entry.person == ada.id]
            assert sum(h.entry.kind == "moved" for h in mine) == 24

    asyncio.run(evening())


def test_what_many_say_at_once_is_neither_lost_nor_doubled(cluster: Cluster, pair: list[RunningServer]) -> None:
    async def evening() -> None:
        people = [Someone(pair[n % 2], f"P{n}") for n in range(4)]
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

    asyncio.run(evening())


def test_what_is_sent_again_to_the_other_process_is_not_done_again(cluster: Cluster, pair: list[RunningServer]) -> None:
    ada = Someone(pair[0], "Ada")
    table = ada.open([MINE, OPEN])
    other = over(ada, pair[1])
    for n in range(10):
        words = {"id": f"s{n}", "text": f"word {n}"}
        first = ada.http.post(f"/api/tables/{table}/say", json=words).raise_for_status().json()
        second = other.http.post(f"/api/tables/{table}/say", json=words).raise_for_status().json()
        assert (first["again"], second["again"], first["number"]) == (False, True, second["number"])
    assert sum(entry.kind == "said" for entry in cluster.archive.store.log(table)) == 10


def test_what_one_process_acknowledged_the_other_shows_at_once(pair: list[RunningServer]) -> None:
    """Whoever stands behind a proxy speaks to one process now and to the other in a moment."""
    ada, bea = Someone(pair[0], "Ada"), Someone(pair[1], "Bea")
    for _ in range(10):
        table = ada.open([MINE, OPEN])
        there = over(ada, pair[1])
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
        elsewhere = over(asked, pair[0] if asked is bea else pair[1])
        elsewhere.http.post(f"/api/tables/{table}/move", json=move).raise_for_status()
        assert asked.http.get(f"/api/tables/{table}").json()["number"] == state["question"] + 1


def test_two_who_sit_down_at_once_at_two_processes(cluster: Cluster, pair: list[RunningServer]) -> None:
    """Both get a seat, the game begins once, and lists show it as it is."""

    async def evening() -> None:
        host = Someone(pair[0], "Host")
        guests = [Someone(server, f"Guest {n}") for n, server in enumerate(pair)]
        for _ in range(8):
            table = host.open([MINE, OPEN, OPEN], public=True)
            await asyncio.gather(*(asyncio.to_thread(sit, guest, table) for guest in guests))
            kinds = [entry.kind for entry in cluster.archive.store.log(table)]
            assert kinds == ["opened", "sat", "sat", "sat", "began"]
            fold = cluster.archive.load(table)
            assert sorted(seat.name for seat in fold.seats) == ["Guest 0", "Guest 1", "Host"]

            wanted = ("running", 0, fold.summary())
            await eventually(lambda table=table, wanted=wanted: _listed(cluster, table) == wanted)

    asyncio.run(evening())


def _listed(cluster: Cluster, table: str) -> tuple[str, int, Any]:
    row = cluster.archive.store.row(table)
    assert row is not None
    return row["status"], row["open_seats"], json.loads(row["summary"])


def test_who_is_there_is_known_at_both(pair: list[RunningServer]) -> None:
    async def evening() -> None:
        ada, bea, cyr = Someone(pair[0], "Ada"), Someone(pair[1], "Bea"), Someone(pair[1], "Cyr")
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

    asyncio.run(evening())


def test_moves_are_taken_back_by_consent_across_processes(cluster: Cluster, pair: list[RunningServer]) -> None:
    async def evening() -> None:
        ada, bea = Someone(pair[0], "Ada"), Someone(pair[1], "Bea")
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
            before = cluster.archive.load(table).match.log  # type: ignore[union-attr]
            await mover.send({"type": "ask_undo", "id": "u"})
            assert (await mover.next("ack", "refused"))["type"] == "ack"
            request = await until(other, lambda m: m["type"] == "told" and m["told"]["kind"] == "asked")
            assert request["table"]["request"]["seat"] == who
            await other.send({"type": "answer", "id": "a", "yes": True})
            assert (await other.next("ack", "refused"))["type"] == "ack"
            for seat in (here, there):
                if not any(entry["kind"] == "undone" for entry in told(seat)):
                    await until(seat, lambda m: m["type"] == "told" and m["told"]["kind"] == "undone")
            after = cluster.archive.load(table).match.log  # type: ignore[union-attr]
            assert after == before[: len(after)]
            assert len(after) == len(before) - 1
            hold_against_the_log(cluster.archive, table, here, 0)
            hold_against_the_log(cluster.archive, table, there, 1)

    asyncio.run(evening())


def test_a_hint_from_the_process_that_does_not_hold_the_table(cluster: Cluster, pair: list[RunningServer]) -> None:
    async def evening() -> None:
        ada = Someone(pair[0], "Ada")
        table = ada.open([MINE, BOT])
        holder = cluster.holder(table)
        async with over(ada, pair[1]).at(table) as seat:
            assert await seat.until_asked()
            choices = {choice["move"] for choice in seat.state["choices"]}
            await seat.send({"type": "hint", "id": "h"})
            hint = await seat.next("hint", "refused", within=60)
            while hint["type"] == "hint" and hint.get("thoughts") is None:
                hint = await seat.next("hint", "refused", within=60)
            assert {thought["move"] for thought in hint["thoughts"]} <= choices
        assert cluster.holder(table) == holder

    asyncio.run(evening())


# ---- one of them dies


def test_when_a_process_is_killed_another_goes_on_with_its_tables(cluster: Cluster, pair: list[RunningServer]) -> None:
    """One table to which the person comes back, one to which nobody does, one with a clock that runs out; and one
    whose other person has been at a living process all the time."""
    doomed = cluster.start(1)[0]

    async def evening() -> None:
        ada, bea = Someone(doomed, "Ada"), Someone(pair[1], "Bea")
        back = ada.open([MINE, BOT, BOT], patience=None)
        deserted = ada.open([MINE, BOT, BOT], patience=5)
        timed = ada.open([MINE, BOT], patience=None, pace={"kind": "live", "bank": 10, "increment": 1})
        shared = ada.open([MINE, OPEN, BOT], patience=5)
        sit(bea, shared)
        async with AsyncExitStack() as living:
            there = await living.enter_async_context(bea.at(shared))
            async with AsyncExitStack() as dying:
                seats = {id: await dying.enter_async_context(ada.at(id)) for id in (back, deserted, timed, shared)}
                await play(seats[back], random.Random(1), "m", 6)
                await seats[deserted].until_asked()
                await seats[timed].until_asked()
                await until(there, lambda m: m["type"] == "presence" and m["seats"] == [0, 1])
                last = told(seats[back])[-1]["number"]
                dead = cluster.holder(back)
                assert {cluster.holder(id) for id in (deserted, timed, shared)} == {dead}
                doomed.kill()
            died = now_ms()

            # Who was at the dead one comes back to a living one, and misses nothing.
            async with over(ada, pair[0]).at(back, last=last) as seat:
                snapshot = await seat.next("snapshot")
                assert snapshot["since"] == last
                await play(seat, random.Random(2), "n")
                assert seat.state["status"] == "finished"
                hold_against_the_log(cluster.archive, back, seat, 0, since=last)

            # Who does not come back is stood in for; but not who has been at a living process all the time.
            gone = await until(there, lambda m: m["type"] == "presence" and m["seats"] == [1])
            assert gone["watchers"] == 0
            playing = asyncio.create_task(play(there, random.Random(3), "b"))
            for id, why in ((deserted, "gone"), (timed, "clock"), (shared, "gone")):
                await eventually(lambda id=id: _stood_in(cluster, id), 60)
                entry = _stood_in(cluster, id)[0]
                assert (entry.seat, entry.body["why"]) == (0, why)
                assert entry.at > died + 3000
            await asyncio.wait_for(playing, 60)
            assert there.state["status"] == "finished"
            assert {entry.seat for entry in _stood_in(cluster, shared)} == {0}
            await eventually(lambda: cluster.archive.load(deserted).status == "finished", 60)
            assert dead not in {cluster.holder(id) for id in (deserted, timed)}

    asyncio.run(evening())


def _stood_in(cluster: Cluster, table: str) -> list[LogEntry]:
    return [entry for entry in cluster.archive.store.log(table) if entry.kind == "stood_in"]


def test_a_process_that_was_only_slow_finds_its_tables_taken_and_does_no_harm(
    cluster: Cluster, pair: list[RunningServer]
) -> None:
    """It is stopped for longer than its lease and goes on as if nothing had been."""
    other, slow = pair

    async def evening() -> None:
        ada, bea = Someone(slow, "Ada"), Someone(other, "Bea")
        table = ada.open([MINE, OPEN, BOT, BOT], patience=None)
        sit(bea, table)
        async with ada.at(table) as here, bea.at(table) as there:
            adas = asyncio.create_task(play(here, random.Random(5), "a"))
            beas = asyncio.create_task(play(there, random.Random(6), "b"))
            await eventually(lambda: cluster.archive.length(table) > 20)
            first = cluster.holder(table)
            os.kill(slow._process.pid, signal.SIGSTOP)  # type: ignore[union-attr]
            try:
                await eventually(lambda: cluster.holder(table) != first)
            finally:
                os.kill(slow._process.pid, signal.SIGCONT)  # type: ignore[union-attr]
            await asyncio.wait_for(asyncio.gather(adas, beas), 90)
            hold_against_the_log(cluster.archive, table, here, 0)
            hold_against_the_log(cluster.archive, table, there, 1)

    asyncio.run(evening())


def test_a_correspondence_game_that_nobody_has_in_memory_is_looked_after_when_its_time_has_come(
    cluster: Cluster, pair: list[RunningServer]
) -> None:
    ada = Someone(pair[0], "Ada")
    seats = [{"kind": "mine"}, {"kind": "bot", "level": "garzone"}]
    pace = {"kind": "correspondence", "hours": 1}
    plan = Plan.model_validate({"game": "leonardo", "seats": seats, "pace": pace, "host": ada.id})
    at, rules = now_ms() - 3 * HOUR, bottega.game("leonardo").version
    entries = [
        LogEntry(1, "opened", at, None, ada.id, None, {"plan": plan.model_dump(mode="json"), "rules": rules}),
        LogEntry(2, "sat", at, 0, ada.id, None, {"name": "Ada", "emblem": "compass"}),
        LogEntry(3, "began", at, None, ada.id, None, {}),
    ]
    row = {"game": "leonardo", "rules": rules, "seed": "1234", "projected_seq": 3, "status": "running", "public": False}
    row |= {"created": at, "open_seats": 0, "summary": "{}", "deadline": at + HOUR, "holder": None}

    async def write() -> None:
        engine = connect(Settings.read({}, database_url=cluster.given).database_url)
        log_writer = LogWriter(engine)
        await log_writer.write(LogWrite("forgotten", entries, new=row))
        log_writer.close()
        engine.dispose()
        await eventually(asked_again)

    def asked_again() -> bool:
        """The bot stood in for that turn only, and the other bot has played, too."""
        table = cluster.archive.load("forgotten")
        moved = {applied.entry.seat for applied in table.history if applied.entry.kind == "moved"}
        return moved == {0, 1} and table.to_move == (0,) and not table.seats[0].stand_in

    asyncio.run(write())
    stood_in = _stood_in(cluster, "forgotten")
    assert [(entry.seat, entry.body) for entry in stood_in] == [(0, {"why": "clock"})]
    assert cluster.holder("forgotten") in cluster.archive.leases.processes()


# ---- the database fails


def test_when_all_connections_are_cut_nothing_is_missed(cluster: Cluster, pair: list[RunningServer]) -> None:
    """What is said while a process does not listen is a note that is lost; it reads on by itself."""

    async def evening() -> None:
        ada, bea = Someone(pair[0], "Ada"), Someone(pair[1], "Bea")
        table = ada.open([MINE, OPEN])
        sit(bea, table)
        async with ada.at(table) as here, bea.at(table) as there:
            await here.next("snapshot")  # who is still being let in when the database fails is sent away, and told so
            await there.next("snapshot")
            for n in range(6):
                assert await asyncio.to_thread(cluster.postgres.cut_connections, cluster.name) >= 2
                for m in range(3):
                    await _insist(here, {"type": "say", "id": f"a{n}.{m}", "text": f"round {n}"})
                await until(there, lambda m, n=n: m["type"] == "told" and m["told"].get("text") == f"round {n}")
            await until(there, lambda m: m["type"] == "told" and m["told"]["number"] == len(told(here)))
            said = [entry["text"] for entry in told(there) if entry["kind"] == "said"]
            assert said == [f"round {n}" for n in range(6) for _ in range(3)]
            hold_against_the_log(cluster.archive, table, there, 1)

        # Presence, too, is told again: who comes after the break is seen, and who was there before it still is.
        async with ada.at(table) as here:
            await here.next("presence")
            cluster.postgres.cut_connections(cluster.name)
            async with bea.at(table) as there:
                await until(here, lambda m: m["type"] == "presence" and m["seats"] == [0, 1])
                await until(there, lambda m: m["type"] == "presence" and m["seats"] == [0, 1])

    asyncio.run(evening())


async def _insist(seat: AtTable, message: dict[str, Any]) -> None:
    """Sends it until it is acknowledged, as a client does that is told to try again."""
    while True:
        await seat.send(message)
        answer = await until(seat, lambda m: m["type"] in ("ack", "refused") and m["id"] == message["id"])
        if answer["type"] == "ack":
            return
        assert answer["error"] == "no_database"
        await asyncio.sleep(0.1)


def test_while_postgresql_is_down_requests_are_refused_and_afterwards_all_goes_on(
    cluster: Cluster, pair: list[RunningServer]
) -> None:
    async def evening() -> None:
        ada, bea = Someone(pair[0], "Ada"), Someone(pair[1], "Bea")
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
                    asked = time.monotonic()
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
                    assert time.monotonic() - asked < 5
                for seat in (here, there):
                    await seat.send({"type": "say", "id": "y", "text": "after all"})
                    refused = await seat.next("ack", "refused")
                    assert (refused["type"], refused["error"]) == ("refused", "no_database")
            cluster.postgres.start()
            for seat in (here, there):  # the same sockets, which nobody has closed
                await _insist(seat, {"type": "say", "id": "y", "text": "after all"})
            assert await asyncio.gather(play(here, random.Random(8), "c"), play(there, random.Random(9), "d")), (
                "the game goes on to its end, with its bot"
            )
            hold_against_the_log(cluster.archive, table, here, 0)
            hold_against_the_log(cluster.archive, table, there, 1)
        said = [entry for entry in cluster.archive.store.log(table) if entry.kind == "said"]
        assert [entry.client for entry in said][:5] == [f"before{n}" for n in range(5)]
        assert sorted(entry.person or "" for entry in said[5:]) == sorted([ada.id, bea.id])

    asyncio.run(evening())


# ---- SQLite is for one


def test_a_second_server_on_the_same_file_says_so_and_ends(tmp_path: Path) -> None:
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
        with database_lock(address):  # however the first ended, the file is free again
            pass


def test_a_database_that_cannot_be_had_is_said_in_one_sentence() -> None:
    command = [sys.executable, "-c", "from bottega.cli import app; app()", "serve", "--port", str(free_port())]
    command += ["--database", f"postgresql://ada:secret@localhost:{free_port()}/bottega"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2
    assert "cannot be used" in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1
    assert "secret" not in ended.stderr + ended.stdout
