"""What becomes of a table: clocks, absence, the end of the game and what comes after it, old rules, a server's end."""

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, WebSocketException

from bottega.client import Client
from bottega.server import app as application
from bottega.server import connection, sockets
from bottega.server.settings import Settings
from bottega.server.tables import projection
from bottega.server.tables.clocks import HOUR
from bottega.server.tables.commands import Answer, AskUndo, Leave, Refused, Return, Undo, check
from bottega.server.tables.plan import Correspondence
from bottega.server.tables.scheduler import TableScheduler
from tests.games.leonardo.random_play import rich
from tests.server.playing import Archive, ask, at, inventor, naming, play_until, refused, run, table_of
from tests.server.running import BOT, MINE, OPEN, AtTable, RunningServer, Someone
from tests.server.sitting import LIVE, Sitting, overdue

# One step from the end, and seat 0 far ahead.
NEARLY_OVER: dict[str, Any] = {
    "players": 2,
    "turn": 9,
    "phase": "announcing",
    "florins": [50, 5],
    "weeks": [{"small": 4}] * 2,
    "work": [{"small": 1}, {"small": 2}],
}


async def finish(table: str, *people: Someone) -> AtTable:
    """Everybody is done; the last word is said."""
    async with at(table, *people) as seats:
        await play_until(seats, lambda: seats[0].state["status"] == "finished", naming("done"))
        return seats[0]


def eventually(true: Callable[[], Any], within: float = 20.0) -> None:
    deadline = time.monotonic() + within
    while not true():
        assert time.monotonic() < deadline, "it does not come true"
        time.sleep(0.05)


# ---- time


def test_who_is_out_of_time_loses_the_turn_and_no_more() -> None:
    sitting = Sitting(2, pace=LIVE)
    table, seat = sitting.table, sitting.match.actors[0]
    left = table.clock_left[seat]
    assert overdue(sitting, sitting.at + left - 1, {}) == []
    sitting.at += left
    assert overdue(sitting, sitting.at, {}) == [("stood_in", seat)]
    sitting.add("stood_in", seat, why="clock")
    with pytest.raises(Refused, match="Your time for this turn is over"):
        check(Return(), sitting.asking(seat))
    with pytest.raises(Refused, match="A bot stands in"):
        check(Undo(), sitting.asking(seat))
    while seat in sitting.match.actors:
        assert table.seats[seat].stand_in == "clock"
        sitting.add("moved", seat, move=sitting.match.legal(seat)[-1].number)
    assert table.seats[seat].stand_in is None
    assert projection.clocks(table)["left"][seat] == 0  # type: ignore[index]
    while seat not in sitting.match.actors:
        sitting.play(sitting.match.actors[0], sitting.match.legal(sitting.match.actors[0])[-1])
    assert projection.clocks(table)["left"][seat] == LIVE.increment * 1000  # type: ignore[index]


@pytest.mark.parametrize("absence", ["left", "stood_in"])
def test_leaving_and_coming_back_does_not_wind_up_the_clock(absence: Any) -> None:
    sitting = Sitting(2, pace=LIVE)
    table, seat = sitting.table, sitting.match.actors[0]
    left = table.clock_left[seat]
    for _ in range(2):
        sitting.at += 20_000
        sitting.add(absence, seat, why="gone")
        sitting.at += 500  # the bot has not moved yet; this is not the person's time
        sitting.add("returned", seat)
    shown = projection.clocks(table)
    assert shown is not None
    assert shown["left"][seat] == left - 40_000 == table.clocks.remaining(seat, shown["at"])
    assert table.clock_deadline(seat) == sitting.at + left - 40_000


def test_a_correspondence_clock_begins_anew_with_every_turn() -> None:
    sitting = Sitting(2, pace=Correspondence(hours=2), patience=5)
    seat = sitting.match.actors[0]
    gone = dict.fromkeys(range(2), sitting.at)
    assert overdue(sitting, sitting.at + 2 * HOUR - 1, gone) == []  # nobody has to sit there and wait
    assert overdue(sitting, sitting.at + 2 * HOUR, gone) == [("stood_in", seat)]
    sitting.at += HOUR
    while seat in sitting.match.actors:
        sitting.play(seat, sitting.match.legal(seat)[-1])
    assert overdue(sitting, sitting.at + 2 * HOUR - 1, {}) == []
    assert overdue(sitting, sitting.at + 2 * HOUR, {}) == [("stood_in", 1 - seat)]


def test_an_hour_that_nobody_watched_counts_by_correspondence(archive: Archive, ada: Someone) -> None:
    table = archive.lay(ada, [MINE, BOT], None, pace={"kind": "correspondence", "hours": 1})
    archive.write("UPDATE entries SET at = at - :ms WHERE table_id = :id", ms=HOUR, id=table)

    def played_for() -> bool:
        kinds = [entry.kind for entry in archive.store.log(table)]
        return "stood_in" in kinds and archive.load(table).seats[0].stand_in is None

    eventually(played_for)
    log = archive.store.log(table)
    stood_in = next(n for n, entry in enumerate(log) if entry.kind == "stood_in")
    assert (log[stood_in].body, log[stood_in + 1].seat, log[stood_in + 1].person) == ({"why": "clock"}, 0, None)


def test_clocks_and_patience(archive: Archive, server: RunningServer) -> None:
    """What takes ten seconds, all at once."""
    people = [Someone(server, f"P{n}") for n in range(8)]
    live: dict[str, Any] = {"pace": {"kind": "live", "bank": 10, "increment": 1}, "patience": None}
    tables = [
        table_of(*people[:2], **live),
        archive.plant(people[2:4], NEARLY_OVER, on_time="loss", **live),
        table_of(*people[4:6], patience=5),
        archive.plant(people[6:], NEARLY_OVER, patience=5),
    ]

    async def out_of_time(table: str) -> None:
        async with at(table, *people[:2]) as (slow, other):
            told = [(await other.next("told", within=20))["told"]]
            assert (told[0]["kind"], told[0]["seat"], told[0]["why"]) == ("stood_in", 0, "clock")
            while not other.state["choices"]:
                told.append((await other.next("told"))["told"])
            assert all((t["seat"], t["by_bot"]) == (0, True) for t in told[1:])
            await slow.catch_up()
            assert slow.state["seats"][0]["stand_in"] is None
            await play_until([slow, other], lambda: bool(slow.state["choices"]), naming("done"))
            assert (await slow.move(-1, "mine"))["type"] == "ack"

    async def lost(table: str) -> None:
        async with at(table, *people[2:4]) as (slow, other):
            assert (await other.next("told", within=20))["told"]["kind"] == "forfeited"
            assert await refused(slow, type="return") == "not_away"
            assert await refused(slow, type="move", move="done") == "stood_in"
            while not other.state["choices"]:
                await other.next("told")
            await other.move(naming("done")(other), "done")
            await slow.catch_up()
            for client in (slow, other):
                assert client.state["status"] == "finished"
                assert client.state["view"]["scores"][0] > client.state["view"]["scores"][1]
                assert client.state["view"]["winners"] == [1]
        assert people[2].http.get(f"/api/tables/{table}/replay").json()["winners"] == [1]
        card = next(c for c in people[2].http.get("/api/me/tables").json() if c["id"] == table)
        assert card["card"]["winners"] == [1]

    async def gone(table: str) -> None:
        token = people[4].http.post("/api/me/tokens", json={"name": "reader", "scopes": ["read"]}).json()["token"]
        async with at(table, people[5]) as (other,):
            told = (await other.next("told", within=20))["told"]
            assert (told["kind"], told["seat"], told["why"]) == ("stood_in", 0, "gone")
            while not other.state["choices"]:
                await other.next("told")
            assert other.state["seats"][0]["stand_in"] == "gone"
            looking = httpx.Client(base_url=server.address, headers={"Authorization": f"Bearer {token}"})
            with looking.stream("GET", f"/api/tables/{table}/stream") as lines:
                assert json.loads(next(lines.iter_lines()))["seat"] == 0
            await other.catch_up()
            assert other.state["seats"][0]["stand_in"] == "gone"  # who can only look has not come back
            async with at(table, people[4]) as (back,):
                assert (await other.next("told"))["told"]["kind"] == "returned"
                await back.catch_up()
                assert back.state["seats"][0]["stand_in"] is None
                await play_until([other, back], lambda: bool(back.state["choices"]), naming("done"))
                assert (await back.move(-1, "mine"))["type"] == "ack"

    async def gone_at_the_end(table: str) -> None:
        async with at(table, people[7]) as (other,):
            while other.state["status"] != "finished":
                await (other.move(naming("done")(other), "d") if other.state["choices"] else other.next("told"))

    async def together() -> None:
        parts = zip((out_of_time, lost, gone, gone_at_the_end), tables, strict=True)
        await asyncio.gather(*(part(table) for part, table in parts))

    run(together)
    a_stream_ends(archive, tables[3], *people[6:])


def a_stream_ends(archive: Archive, table: str, gone: Someone, other: Someone) -> None:
    """A game that is over is shown, and that is all; also to who was gone at its end, and has no seat to get back."""
    assert archive.load(table).seats[0].stand_in == "gone"
    lines = [json.loads(line) for line in gone.http.get(f"/api/tables/{table}/stream").iter_lines() if line]
    assert {line["type"] for line in lines} <= {"snapshot", "presence"}
    assert lines[0]["table"]["view"]["seed"] == archive.seed(table)

    async def present() -> Any:
        async with other.at(table) as client:
            return (await client.next("presence"))["seats"]

    assert run(present) == [1]


def test_a_table_stays_in_memory_while_it_waits_for_somebody() -> None:
    """Since when they are gone is in no log: put away and read again, the table would wait for ever."""
    for plan, stays in (
        ({"patience": 3600}, True),
        ({"patience": None}, False),
        ({"patience": None, "pace": LIVE}, True),
        ({"patience": 3600, "pace": Correspondence(hours=1)}, False),  # its deadline is in the database
    ):
        sitting = Sitting(2, **plan)
        actor: Any = SimpleNamespace(
            table=sitting.table, absent_since=dict.fromkeys(range(2), sitting.at), has_lease=True
        )
        registry: Any = None
        assert TableScheduler(actor, registry).busy is stays


def test_a_client_that_does_not_listen_is_dropped_after_what_it_can_still_have() -> None:
    async def listen() -> list[bytes | None]:
        outbox = connection.Outbox(None, None)
        for number in range(1000):
            outbox.send(b"%d" % number)
        heard: list[bytes | None] = []
        while not heard or heard[-1] is not None:
            heard.append(await outbox.next())
        return heard

    heard = run(listen)
    assert heard == [*(b"%d" % number for number in range(connection.MAX_QUEUED)), None]


def test_who_left_is_not_asked_whether_moves_may_be_taken_back() -> None:
    sitting = Sitting(3)
    for _ in range(2):
        seat = sitting.match.actors[0]
        sitting.play(seat, sitting.match.legal(seat)[-1])
    sitting.ask(2, Leave())
    sitting.ask(0, AskUndo())
    with pytest.raises(Refused, match="Nobody waits"):
        check(Answer(yes=False), sitting.asking(2))
    sitting.ask(1, Answer(yes=True))
    assert sitting.match.log == []


# ---- the end of the game, and after it


def test_a_rematch_keeps_the_seats_and_turns_them(archive: Archive, server: RunningServer) -> None:
    people = [Someone(server, f"P{n}") for n in range(2)]
    stranger = Someone(server, "Stranger")
    position = {
        **NEARLY_OVER,
        "players": 3,
        "florins": [5, 5, 5],
        "weeks": [{"small": -1}] * 3,
        "work": [{"small": 0}] * 3,
    }
    table = archive.lay(people[0], [MINE, OPEN, BOT], position, public=True, pace={"kind": "live"})
    rematch = f"/api/tables/{table}/rematch"
    assert people[0].http.post(rematch).status_code == 409
    people[1].http.post(f"/api/tables/{table}/sit", json={}).raise_for_status()

    async def play() -> None:
        async with at(table, *people) as seats:
            while seats[0].state["status"] != "finished":
                for seat in seats:
                    await seat.catch_up()
                    if seat.state["choices"]:
                        await seat.move(naming("done")(seat), f"d{len(seat.received)}")
            assert stranger.http.post(rematch).status_code == 403

            async def wish(person: Someone) -> str:
                cookies = person.http.cookies
                async with httpx.AsyncClient(base_url=server.address, cookies=cookies) as http:
                    return str((await http.post(rematch)).json()["id"])

            found = await asyncio.gather(*(wish(person) for person in (*people, *people)))
            assert len(set(found)) == 1
            assert (await seats[0].next("told"))["told"]["table"] == found[0]
            listed = {
                card["id"]
                for status in ("open", "running")
                for card in stranger.http.get(f"/api/tables?status={status}").json()
            }
            mine = {card["id"] for person in people for card in person.http.get("/api/me/tables").json()}
            assert mine & listed == {found[0]}  # no other was opened in vain
            async with at(found[0], *people, stranger) as new:
                about = json.loads(new[2].received[0])["about"]
                assert (about["rematch_of"], about["pace"]["kind"]) == (table, "live")
                assert await refused(new[2], type="sit") == "full"
                late = next(client for client in new[:2] if json.loads(client.received[0])["seat"] is None)
                assert (await ask(late, type="sit"))["type"] == "ack"
                seats_now = [(await ask(client, type="hello"))["seat"] for client in new[:2]]
                assert seats_now == [2, 0]  # each one place further on, so that another begins
                assert [seat["level"] for seat in new[0].state["seats"]] == [None, "garzone", None]
                assert new[0].state["status"] == "running"

    run(play)


def test_a_game_is_found(server: RunningServer) -> None:
    people = [Someone(server, f"F{n}") for n in range(4)]
    wish = {"game": "leonardo", "players": 3, "options": {"setup": "expert"}}
    found = [person.http.post("/api/find", json=wish).json()["id"] for person in people[:3]]
    assert len(set(found)) == 1
    state = people[0].http.get(f"/api/tables/{found[0]}").json()
    assert (state["table"]["status"], state["about"]["public"]) == ("running", True)
    assert [seat["name"] for seat in state["table"]["seats"]] == ["F0", "F1", "F2"]
    other = people[3].http.post("/api/find", json=wish).json()["id"]
    assert other != found[0]
    assert people[0].http.post("/api/find", json={**wish, "options": {}}).json()["id"] not in (other, found[0])
    assert people[1].http.post("/api/find", json={**wish, "players": 2}).json()["id"] not in (other, found[0])
    mine = people[3].http.post("/api/find", json=wish).json()["id"]
    assert mine != other  # nobody plays against themselves
    assert people[0].http.post("/api/find", json={**wish, "players": 6}).status_code == 422


def test_one_plays_on_from_any_point_of_a_finished_game(archive: Archive, server: RunningServer) -> None:
    people = [Someone(server, f"P{n}") for n in range(3)]
    table, rng = archive.plant(people, rich(3)), random.Random(3)

    async def play() -> None:
        async with at(table, *people) as seats:
            number = 0
            while seats[0].state["status"] != "finished":
                for seat in seats:
                    await seat.catch_up()
                    if seat.state["choices"]:
                        number += 1
                        move = inventor(seat.state, rng)
                        await ask(seat, type="move", id=f"m{number}", move=move)

    run(play)
    steps = people[0].http.get(f"/api/tables/{table}/replay", params={"seat": 1}).json()["steps"]
    moves = len(steps) - 1
    for move in sorted({0, moves - 1, *rng.sample(range(moves), 15), *auctions(steps)}):
        answer = people[2].http.post(f"/api/tables/{table}/play-on", json={"move": move, "seat": 1, "level": "garzone"})
        assert answer.status_code == 201, (move, answer.text)
        begun = people[2].http.get(f"/api/tables/{answer.json()['id']}").json()
        first = archive.load(answer.json()["id"])
        assert begun["seat"] == 1
        assert first.plan.position is not None
        was = {k: v for k, v in steps[move]["view"].items() if k not in ("commitment", "asked")}
        position = Sitting(3, first.plan.position).match.view(1)
        assert json.loads(projection.encode({k: position[k] for k in was})) == was
        assert archive.seed(answer.json()["id"]) != archive.seed(table)
    for wrong in ({"move": moves, "seat": 0}, {"move": 0, "seat": 3}):
        assert people[2].http.post(f"/api/tables/{table}/play-on", json=wrong).status_code == 422


def auctions(steps: list[dict[str, Any]]) -> list[int]:
    """The moments before a bid: some bids lie there already, and only their seats know them."""
    return [n - 1 for n, step in enumerate(steps) if step["name"] == "bid"][:6]


def test_a_program_plays_over_plain_http(server: RunningServer) -> None:
    with Client(server.address, name="Machine") as client:
        table = client.open("leonardo", ["mine", "garzone"])
        turns = 0
        for now in client.play(table):
            if now.over:
                break
            turns += 1
            client.move(now, now.choices[-1])
        assert now.over
        assert turns > 20
        assert "Bottega match" in client.text(table)
        waiting = client.open("leonardo", ["mine", "open"])
        client._send("POST", f"/api/tables/{waiting}/close", {})
        assert list(client.play(waiting)) == []


# ---- old rules


def test_a_table_under_other_rules_is_refused_clearly_and_nothing_else_is(
    archive: Archive, server: RunningServer
) -> None:
    ada, bea = Someone(server, "A"), Someone(server, "B")
    old = archive.lay(ada, [MINE, OPEN], None, public=True)
    rewrite = "UPDATE entries SET body = replace(body, :now, :then) WHERE table_id = :id"
    archive.write(rewrite, now='"rules":1', then='"rules":0', id=old)
    before = archive.length(old)

    async def visit() -> str:
        with pytest.raises(ConnectionClosed) as ended:
            async with ada.at(old) as client:
                await client.next("snapshot")
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 4410
        return ended.value.rcvd.reason

    reason = run(visit)
    assert "version 0" in reason
    assert "version 1" in reason
    assert reason.endswith(".")
    for method, path in (("GET", ""), ("GET", "/stream"), ("GET", "/text"), ("POST", "/sit"), ("POST", "/rematch")):
        answer = bea.http.request(method, f"/api/tables/{old}{path}", json={} if method == "POST" else None)
        assert (answer.status_code, answer.json()["error"]) == (409, "old_rules"), path
    found = bea.http.post("/api/find", json={"game": "leonardo", "players": 2})
    assert found.status_code == 200
    assert found.json()["id"] != old
    assert bea.http.get("/api/tables").status_code == 200
    assert archive.length(old) == before

    async def others() -> None:
        table = table_of(ada, bea)
        async with at(table, ada) as (one,):
            assert (await one.move(0, "m"))["type"] == "ack"

    run(others)


# ---- the end of a server


def test_told_to_stop_a_server_finishes_what_it_accepted(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'bottega.sqlite'}"
    acked: list[tuple[str, str, str]] = []

    async def play(person: Someone, table: str, rng: random.Random) -> None:
        try:
            async with person.at(table) as client:
                while await client.until_asked():
                    id = f"m{len(acked)}.{rng.random()}"
                    await client.send({"type": "move", "id": id, "move": inventor(client.state, rng)})
                    if (await client.next("ack", "refused"))["type"] == "ack":
                        acked.append((table, person.id, id))
        except WebSocketException:
            pass

    async def evening(server: RunningServer, tables: list[tuple[str, list[Someone]]]) -> int:
        playing = [
            asyncio.create_task(play(who, table, random.Random(who.id))) for table, people in tables for who in people
        ]
        while len(acked) < 60:
            await asyncio.sleep(0.05)
        code = await asyncio.to_thread(server.stop)
        await asyncio.wait_for(asyncio.gather(*playing), 10)
        return code

    with RunningServer(url).start(tmp_path / "log") as server:
        people = [Someone(server, f"P{n}") for n in range(9)]
        tables = [(table_of(*people[n : n + 3]), people[n : n + 3]) for n in (0, 3, 6)]
        assert asyncio.run(evening(server, tables)) == 0
    archive = Archive(url)
    folds = {table: archive.load(table) for table, _ in tables}
    assert all((person, id) in folds[table].executed for table, person, id in acked)
    assert all(fold.status == "running" for fold in folds.values())
    archive.close()
    assert "error" not in (tmp_path / "log").read_text()


# ---- a server in this process, to look at what takes long or seldom happens


class NoBots:
    """Nobody thinks."""

    def __init__(self, count: int) -> None:
        pass

    def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def analyse(self, *_: Any) -> None:
        await asyncio.sleep(60)


@contextmanager
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> Iterator[TestClient]:
    monkeypatch.setattr(application, "BotPool", NoBots)
    url = f"sqlite:///{tmp_path / 'bottega.sqlite'}"
    with TestClient(application.create_app(Settings.read({}, database_url=url, **settings))) as client:
        client.headers["Origin"] = "http://testserver"
        client.post("/api/people").raise_for_status()
        yield client


def opened(client: TestClient) -> str:
    answer = client.post("/api/tables", json={"game": "leonardo", "seats": [MINE, OPEN]})
    return f"/api/tables/{answer.json()['id']}"


def closing(client: TestClient, table: str, *messages: dict[str, Any]) -> tuple[int, str]:
    """How a socket ends after these messages."""
    with client.websocket_connect(f"{table}/socket") as socket:
        for message in messages:
            socket.send_json(message)
        return ending(socket)


def ending(socket: WebSocketTestSession) -> tuple[int, str]:
    """How a socket is closed, whatever comes before."""
    while True:
        try:
            socket.receive_json()
        except WebSocketDisconnect as ended:
            return ended.code, ended.reason


def test_a_connection_that_says_nothing_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_TIMEOUT", 0.1)
    with inside(tmp_path, monkeypatch, rate=0) as client:
        assert closing(client, opened(client)) == (1008, "A connection begins with hello.")


def test_who_is_logged_out_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (sockets, connection):
        monkeypatch.setattr(module, "RECHECK_SECONDS", 0.2)
    with inside(tmp_path, monkeypatch, rate=0) as client:
        table = opened(client)
        with client.websocket_connect(f"{table}/socket") as socket:
            socket.send_json({"type": "hello"})
            client.patch("/api/me", json={"name": "Renamed"}).raise_for_status()
            time.sleep(0.3)
            socket.send_json({"type": "say", "text": "Under another name"})
            told: dict[str, Any] = {}
            while told.get("type") != "told":
                told = socket.receive_json()
            assert told["told"]["name"] == "Renamed"
            client.delete("/api/session").raise_for_status()
            assert ending(socket) == (1008, "You are not logged in any more.")


def test_who_sends_too_much_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with inside(tmp_path, monkeypatch, rate=1) as client:
        code, reason = closing(client, opened(client), {"type": "hello"}, *([{"type": "ping"}] * 60))
        assert (code, reason) == (4429, "Too many messages; slow down.")


def test_a_line_of_analyses_that_is_full_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bottega.server.tables.analysis_queue.MAX_QUEUED", 1)
    with inside(tmp_path, monkeypatch, rate=0) as client:
        me = client.get("/api/me").json()["id"]
        archive = Archive(f"sqlite:///{tmp_path / 'bottega.sqlite'}")
        host: Any = type("Host", (), {"id": me})
        tables = [f"/api/tables/{archive.lay(host, [MINE, MINE], NEARLY_OVER)}" for _ in range(2)]
        archive.close()
        for table in tables:
            assert client.post(f"{table}/analysis").status_code == 409
            while client.post(f"{table}/move", json={"move": "done"}).status_code == 200:
                pass
        assert client.post(f"{tables[0]}/analysis").status_code == 202
        assert client.post(f"{tables[0]}/analysis").status_code == 202  # the same one, once
        full = client.post(f"{tables[1]}/analysis")
        assert (full.status_code, full.json()["error"]) == (503, "busy")
        assert int(full.headers["Retry-After"]) > 0
