"""Moves set in advance on servers: others receive the same bytes with and without them, and a kill loses none."""

from pathlib import Path
from typing import Any

import pytest

from bottega.engine.old_positions import FORMAT
from bottega.server.person import Person
from bottega.server.tables.plan import SeatPlan, TableRequest
from tests.server.asgi_client import Socket, request
from tests.server.playing import Database, run
from tests.server.running import MINE, OPEN, Guest, RunningServer
from tests.server.sample_games import PremoveStart, premove_starts
from tests.server.twin_servers import CommonClock, Server, copy

START = premove_starts()[0]


class Viewers:
    """A table at one server, with the sockets of everybody but the seat that sets moves in advance."""

    def __init__(self, server: Server, table: str, cookies: list[str], start: PremoveStart) -> None:
        self.server, self.table, self.cookies = server, table, cookies
        others = [cookie for seat, cookie in enumerate(cookies) if seat != start.second]
        self.watchers: list[str | None] = [*others, None]

    async def connect(self) -> None:
        self.sockets = [Socket(self.server.app, f"/api/tables/{self.table}/socket", one) for one in self.watchers]
        for socket in self.sockets:
            socket.send({"type": "hello"})
            await socket.catch_up()

    async def post(self, seat: int, what: str, body: dict[str, Any]) -> int:
        answer = await self.server.request("POST", f"/api/tables/{self.table}/{what}", body, self.cookies[seat])
        return answer.status

    async def received(self) -> list[Any]:
        """All that the others were sent, and what a curious one of them asks for."""
        for socket in self.sockets:
            await socket.catch_up()
        found: list[Any] = [list(socket.received) for socket in self.sockets]
        at = f"/api/tables/{self.table}"
        paths = (at, f"{at}?last=3", f"{at}/positions?first=1&last=20", f"{at}/text", "/api/tables?status=running")
        for cookie in self.watchers:
            for path in (*paths, "/api/me/tables", "/api/me/export"):
                found.append(await self.server.request("GET", path, cookie=cookie))
        return found

    async def disconnect(self) -> None:
        for socket in self.sockets:
            await socket.close()


async def sit_down(server: Server, start: PremoveStart) -> tuple[str, list[str]]:
    """A table at the position of the start. The last of the cookies is that of somebody who only watches."""
    cookies, people = [], []
    for _ in range(4):
        answer = await request(server.app, "POST", "/api/people", {})
        (given,) = [value for name, value in answer.headers if name == b"set-cookie"]
        cookies.append(given.decode().partition(";")[0])
        people.append(answer.json())
    host = Person(people[0]["id"], people[0]["name"], people[0]["emblem"])
    seats = [SeatPlan(kind="mine"), SeatPlan(), SeatPlan()]
    opening = TableRequest(game=start.slug, seats=seats, public=True, patience=None)
    table = await server.app.state.registry.open(opening, host, position=start.position, position_format=FORMAT)
    for cookie in cookies[1:3]:
        await server.request("POST", f"/api/tables/{table}/sit", {}, cookie)
    return table, cookies


def test_all_that_others_receive_is_the_same_with_and_without_moves_set_in_advance(tmp_path: Path) -> None:
    clock = CommonClock()
    with clock.used():
        run(lambda: compare(tmp_path, clock), within=120)


async def compare(folder: Path, clock: CommonClock) -> None:
    start = START
    async with Server(folder / "first.sqlite").running() as first:
        table, cookies = await sit_down(first, start)
        copy(folder / "first.sqlite", folder / "twin.sqlite")
        async with Server(folder / "twin.sqlite").running() as twin:
            await twin.request("GET", f"/api/tables/{table}")  # loads it
            both = [Viewers(server, table, cookies, start) for server in (first, twin)]
            for viewers in both:
                await viewers.connect()
            clock.nanoseconds += 1_000_000_000
            setting = {"premoves": [{"condition": {"seat": start.first, "move": start.move}, "move": start.move}]}
            assert await both[0].post(start.second, "premoves", setting) == 200
            assert await both[0].post(start.second, "premoves", {"premoves": []}) == 200
            assert await both[0].post(start.second, "premoves", setting) == 200
            assert await both[0].post(start.first, "premoves", setting) == 409  # it is their turn
            assert await both[0].post(3, "premoves", setting) == 403  # no seat
            await require_same(both)
            clock.nanoseconds += 1_000_000_000
            for viewers in both:  # the condition is not met
                assert await viewers.post(start.first, "move", {"move": start.other}) == 200
            await require_same(both)
            move = first.match(table).game.move((start.move,)).number
            for viewers in both:
                assert await viewers.post(start.second, "move", {"move": move, "id": "own"}) == 200
            await require_same(both)
            counts = [server.actor(table).table.seq for server in (first, twin)]
            assert counts[0] == counts[1] + 3  # though there was something to see
            for viewers in both:
                await viewers.disconnect()


async def require_same(both: list[Viewers]) -> None:
    here, there = [await viewers.received() for viewers in both]
    for one, other in zip(here, there, strict=True):
        assert one == other


# ---- crashes


@pytest.fixture
def doomed(tmp_path: Path) -> Any:
    database = f"sqlite:///{tmp_path / 'bottega.sqlite'}"
    with RunningServer(database, COMPILE="0").start(tmp_path / "log") as server:
        yield server


def test_what_is_set_survives_a_kill_and_the_reply_is_stored_with_the_move(doomed: RunningServer) -> None:
    people = [Guest(doomed, name) for name in ("Ada", "Bea", "Cio")]
    database = Database(doomed.database)
    table = database.open_table(people[0], [MINE, OPEN, OPEN], START.position, START.slug, position_format=FORMAT)
    path = f"/api/tables/{table}"
    for person in people[1:]:
        person.http.post(f"{path}/sit", json={}).raise_for_status()
    first, second = people[START.first], people[START.second]
    premoves = [{"condition": {"seat": START.first, "move": START.move}, "move": START.move}]
    second.http.post(f"{path}/premoves", json={"premoves": premoves}).raise_for_status()
    doomed.kill()
    doomed.start()
    assert second.http.get(path).json()["table"]["premoves"] == premoves
    assert first.http.get(path).json()["table"]["premoves"] == []
    first.http.post(f"{path}/move", json={"move": START.move}).raise_for_status()
    doomed.kill()
    moved = [entry for entry in database.store.log(table) if entry.kind == "moved"]
    database.close()
    assert [(entry.seat, entry.body.get("premove")) for entry in moved] == [(START.first, None), (START.second, True)]


def test_a_move_is_written_in_one_piece_with_its_replies(tmp_path: Path) -> None:
    """So no crash comes between them, and nobody is told of a turn that is answered."""

    async def play() -> None:
        async with Server(tmp_path / "one.sqlite").running() as server:
            table, cookies = await sit_down(server, START)
            viewers = Viewers(server, table, cookies, START)
            setting = {"premoves": [{"move": START.move}]}
            assert await viewers.post(START.second, "premoves", setting) == 200
            writes: list[int] = []
            writer = server.app.state.registry.log_writer
            original = writer.write

            async def write(one: Any) -> None:
                writes.append(len(one.entries))
                await original(one)

            writer.write = write
            assert await viewers.post(START.first, "move", {"move": START.other}) == 200
            assert writes[0] == 2

    run(play)
