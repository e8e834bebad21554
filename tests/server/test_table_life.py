"""The life of a table: clocks, absence, the end of the game and what follows it, old rules, a server that stops."""

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import update
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed, WebSocketException

import bottega
from bottega.client import Client
from bottega.server import app as application
from bottega.server import connection, sockets
from bottega.server.api import tables
from bottega.server.monitoring.metrics import REGISTRY
from bottega.server.people import identity_cache
from bottega.server.settings import Settings
from bottega.server.storage.schema import SESSIONS, TOKENS
from bottega.server.tables import projection
from bottega.server.tables import registry as registry_module
from bottega.server.tables.clocks import HOUR
from bottega.server.tables.commands import (
    CHAT_AFTER_COUNT,
    CHAT_AFTER_MS,
    Answer,
    AskUndo,
    Leave,
    Refused,
    Return,
    Say,
    Undo,
    check,
)
from bottega.server.tables.plan import Correspondence
from bottega.server.tables.scheduler import TableScheduler
from tests.server.offline_table import LIVE, OfflineTable, fake_actor
from tests.server.playing import (
    Database,
    ask,
    at,
    play_until,
    random_move,
    refused,
    run,
    table_of,
)
from tests.server.receivers import wait_for
from tests.server.running import BOT, MINE, OPEN, Guest, RunningServer
from tests.server.sample_games import long_game, nearly_over, secret_choices, short_game, simple_game

SHORT = short_game(2)
NEARLY_OVER = nearly_over(SHORT, 2)


def eventually(condition: Callable[[], Any], within: float = 60.0) -> None:
    deadline = time.monotonic() + within
    while not condition():
        assert time.monotonic() < deadline, "the condition does not become true"
        time.sleep(0.05)


# ---- clocks and absence


def test_a_person_who_is_out_of_time_loses_only_the_turn() -> None:
    offline = OfflineTable(2, pace=LIVE)
    table, seat = offline.table, offline.match.actors[0]
    left = table.clock_left[seat]
    assert offline.overdue(offline.now + left - 1, {}) == []
    offline.now += left
    assert offline.overdue(offline.now, {}) == [("stood_in", seat)]
    offline.add("stood_in", seat, why="clock")
    with pytest.raises(Refused, match="Your time for this turn is over"):
        check(Return(), offline.context(seat))
    with pytest.raises(Refused, match="A bot plays for you"):
        check(Undo(), offline.context(seat))
    while seat in offline.match.actors:
        assert table.seats[seat].stand_in == "clock"
        offline.add("moved", seat, move=offline.match.legal(seat)[-1].number)
    assert table.seats[seat].stand_in is None
    assert projection.clocks(table)["left"][seat] == 0  # type: ignore[index]
    while seat not in offline.match.actors:
        offline.play_turn()
    assert projection.clocks(table)["left"][seat] == LIVE.increment * 1000  # type: ignore[index]


@pytest.mark.parametrize("absence", ["left", "stood_in"])
def test_leaving_and_returning_does_not_add_time_to_the_clock(absence: Any) -> None:
    offline = OfflineTable(2, pace=LIVE)
    table, seat = offline.table, offline.match.actors[0]
    left = table.clock_left[seat]
    for _ in range(2):
        offline.now += 20_000
        offline.add(absence, seat, why="gone")
        offline.now += 500  # the bot has not moved yet; this is not the person's time
        offline.add("returned", seat)
    shown = projection.clocks(table)
    assert shown is not None
    assert shown["left"][seat] == left - 40_000 == table.clocks.remaining(seat, shown["at"])
    assert table.clock_deadline(seat) == offline.now + left - 40_000


def test_a_correspondence_clock_starts_over_with_every_turn() -> None:
    offline = OfflineTable(2, pace=Correspondence(hours=2), patience=5)
    seat = offline.match.actors[0]
    absent = dict.fromkeys(range(2), offline.now)
    assert offline.overdue(offline.now + 2 * HOUR - 1, absent) == []  # absence does not matter
    assert offline.overdue(offline.now + 2 * HOUR, absent) == [("stood_in", seat)]
    offline.now += HOUR
    offline.play_turn()
    assert offline.overdue(offline.now + 2 * HOUR - 1, {}) == []
    assert offline.overdue(offline.now + 2 * HOUR, {}) == [("stood_in", 1 - seat)]


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_seat_that_forfeits_does_not_win_whatever_its_points(slug: str) -> None:
    players = bottega.game(slug).players[0]
    for loser in range(players):
        offline = OfflineTable(players, slug, nearly_over(slug, players))
        offline.add("forfeited", loser)
        while not offline.match.over:
            offline.play_turn()
        fair = [seat for seat in range(players) if seat != loser]
        best = max(offline.match.standing[seat] for seat in fair)
        assert offline.table.winners == [seat for seat in fair if offline.match.standing[seat] == best]
        assert offline.table.summary()["winners"] == offline.table.winners


def test_time_that_no_server_watched_counts_by_correspondence(database: Database, ada: Guest) -> None:
    table = database.open_table(ada, [MINE, BOT], pace={"kind": "correspondence", "hours": 1})
    database.execute("UPDATE entries SET at = at - :ms WHERE table_id = :id", ms=HOUR, id=table)

    def a_bot_has_played_the_turn() -> bool:
        kinds = [entry.kind for entry in database.store.log(table)]
        return "stood_in" in kinds and database.load(table).seats[0].stand_in is None

    eventually(a_bot_has_played_the_turn)
    log = database.store.log(table)
    stood_in = next(n for n, entry in enumerate(log) if entry.kind == "stood_in")
    assert (log[stood_in].body, log[stood_in + 1].seat, log[stood_in + 1].person) == ({"why": "clock"}, 0, None)


def test_clocks_and_patience_on_a_server(database: Database, server: RunningServer) -> None:
    """Everything that takes ten seconds, at the same time."""
    people = [Guest(server, f"P{n}") for n in range(8)]
    live: dict[str, Any] = {"pace": {"kind": "live", "bank": 10, "increment": 1}, "patience": None}
    tables = [
        table_of(*people[:2], **live),
        database.start_game(people[2:4], NEARLY_OVER, SHORT, on_time="loss", **live),
        table_of(*people[4:6], patience=5),
        database.start_game(people[6:], NEARLY_OVER, SHORT, patience=5),
    ]

    async def out_of_time(table: str) -> None:
        async with at(table, *people[:2]) as (slow, other):
            told = [(await other.next("told"))["told"]]
            assert (told[0]["kind"], told[0]["seat"], told[0]["why"]) == ("stood_in", 0, "clock")
            while not other.state["choices"]:
                told.append((await other.next("told"))["told"])
            assert all((t["seat"], t["by_bot"]) == (0, True) for t in told[1:])
            await slow.catch_up()
            assert slow.state["seats"][0]["stand_in"] is None
            await play_until([slow, other], lambda: bool(slow.state["choices"]))
            assert (await slow.move(-1, "mine"))["type"] == "ack"

    async def loses_on_time(table: str) -> None:
        async with at(table, *people[2:4]) as clients:
            loser = 0 if clients[0].state["choices"] else 1
            slow, other = clients[loser], clients[1 - loser]
            assert (await other.next("told"))["told"]["kind"] == "forfeited"
            assert await refused(slow, type="return") == "not_away"
            assert await refused(slow, type="move", move=0) == "stood_in"
            while await other.wait_for_turn():
                await other.move(-1, f"m{len(other.received)}")
            await slow.catch_up()
            for client in clients:
                assert client.state["status"] == "finished"
                assert client.state["view"]["winners"] == [1 - loser]
        assert people[2].http.get(f"/api/tables/{table}/replay").json()["winners"] == [1 - loser]
        card = next(c for c in people[2].http.get("/api/me/tables").json() if c["id"] == table)
        assert card["card"]["winners"] == [1 - loser]

    async def absent(table: str) -> None:
        token = people[4].http.post("/api/me/tokens", json={"name": "reader", "scopes": ["read"]}).json()["token"]
        async with at(table, people[5]) as (other,):
            told = (await other.next("told"))["told"]
            assert (told["kind"], told["seat"], told["why"]) == ("stood_in", 0, "gone")
            while not other.state["choices"]:
                await other.next("told")
            assert other.state["seats"][0]["stand_in"] == "gone"
            reader = httpx.Client(base_url=server.address, headers={"Authorization": f"Bearer {token}"})
            with reader.stream("GET", f"/api/tables/{table}/stream") as lines:
                assert json.loads(next(lines.iter_lines()))["seat"] == 0
            await other.catch_up()
            assert other.state["seats"][0]["stand_in"] == "gone"  # a token that can only read does not take the seat
            async with at(table, people[4]) as (back,):
                assert (await other.next("told"))["told"]["kind"] == "returned"
                await back.catch_up()
                assert back.state["seats"][0]["stand_in"] is None
                await play_until([other, back], lambda: bool(back.state["choices"]))
                assert (await back.move(-1, "mine"))["type"] == "ack"

    async def absent_at_the_end(table: str) -> None:
        async with at(table, people[7]) as (other,):
            while await other.wait_for_turn():
                await other.move(-1, f"m{len(other.received)}")

    async def together() -> None:
        parts = zip((out_of_time, loses_on_time, absent, absent_at_the_end), tables, strict=True)
        await asyncio.gather(*(part(table) for part, table in parts))

    run(together)
    the_stream_of_a_finished_game_ends(database, tables[3], *people[6:])


def the_stream_of_a_finished_game_ends(database: Database, table: str, absent: Guest, other: Guest) -> None:
    """It shows the game and ends, even for a person who was absent at the end."""
    assert database.load(table).seats[0].stand_in == "gone"
    lines = [json.loads(line) for line in absent.http.get(f"/api/tables/{table}/stream").iter_lines() if line]
    assert {line["type"] for line in lines} <= {"snapshot", "presence"}
    assert lines[0]["table"]["view"]["seed"] == database.seed(table)

    async def present() -> Any:
        async with other.at(table) as client:
            return (await client.next("presence"))["seats"]

    assert run(present) == [1]


def test_a_table_stays_in_memory_while_it_waits_for_a_person() -> None:
    """The log does not say since when they are absent: if the table were unloaded, it would wait for ever."""
    for plan, stays in (
        ({"patience": 3600}, True),
        ({"patience": None}, False),
        ({"patience": None, "pace": LIVE}, True),
        ({"patience": 3600, "pace": Correspondence(hours=1)}, False),  # the database has the deadline
    ):
        offline = OfflineTable(2, **plan)
        absent = dict.fromkeys(range(2), offline.now)
        services: Any = SimpleNamespace(settings=Settings())
        assert TableScheduler(fake_actor(offline.table, absent_since=absent), services).busy is stays


def test_a_client_that_is_too_slow_gets_what_is_queued_and_is_then_dropped() -> None:
    async def receive() -> list[bytes | None]:
        outbox = connection.Outbox(None, None)
        for number in range(1000):
            outbox.send(b"%d" % number)
        received: list[bytes | None] = []
        while not received or received[-1] is not None:
            received.append(await outbox.next())
        return received

    assert run(receive) == [*(b"%d" % number for number in range(connection.MAX_QUEUED)), None]


def test_the_chat_of_a_finished_game_ends() -> None:
    offline = OfflineTable(2, SHORT, NEARLY_OVER)
    while offline.table.status == "running":
        offline.play_turn()
    for _ in range(CHAT_AFTER_COUNT):
        offline.execute(0, Say(text="Well played"))
    with pytest.raises(Refused) as refused:
        offline.execute(1, Say(text="One more"))
    assert refused.value.code == "chat_closed"
    later = OfflineTable(2, SHORT, NEARLY_OVER)
    while later.table.status == "running":
        later.play_turn()
    later.now += CHAT_AFTER_MS
    later.execute(1, Say(text="Well played"))
    later.now += 1
    with pytest.raises(Refused, match="a day after the game"):
        later.execute(1, Say(text="Again?"))


def test_a_person_who_left_need_not_agree_to_take_back_moves_of_others() -> None:
    offline = OfflineTable(3)
    first = offline.play_turn()
    offline.play_turn()
    (left,) = offline.match.actors
    offline.execute(left, Leave())
    offline.execute(first, AskUndo())
    with pytest.raises(Refused, match="Nobody waits"):
        check(Answer(yes=False), offline.context(left))
    before = len(offline.match.log)
    (other,) = {0, 1, 2} - {first, left}
    offline.execute(other, Answer(yes=True))
    assert len(offline.match.log) < before


# ---- the end of the game, and after it


def test_a_rematch_keeps_the_people_and_rotates_the_seats(database: Database, server: RunningServer) -> None:
    people = [Guest(server, f"P{n}") for n in range(2)]
    stranger = Guest(server, "Stranger")
    slug = short_game(3)
    table = database.open_table(
        people[0], [MINE, OPEN, BOT], nearly_over(slug, 3), slug, public=True, pace={"kind": "live"}
    )
    rematch = f"/api/tables/{table}/rematch"
    assert people[0].http.post(rematch).status_code == 409
    people[1].http.post(f"/api/tables/{table}/sit", json={}).raise_for_status()

    async def play() -> None:
        async with at(table, *people) as clients:
            while clients[0].state["status"] != "finished":
                for client in clients:
                    await client.catch_up()
                    if client.state["choices"]:
                        await client.move(-1, f"m{len(client.received)}")
            assert stranger.http.post(rematch).status_code == 403

            async def request(person: Guest) -> str:
                cookies = person.http.cookies
                async with httpx.AsyncClient(base_url=server.address, cookies=cookies, timeout=30) as http:
                    return str((await http.post(rematch)).json()["id"])

            found = await asyncio.gather(*(request(person) for person in (*people, *people)))
            assert len(set(found)) == 1
            told = await clients[0].next("told")
            while told["told"]["kind"] != "rematch":
                told = await clients[0].next("told")
            assert told["told"]["table"] == found[0]
            listed = {
                card["id"]
                for status in ("open", "running")
                for card in stranger.http.get(f"/api/tables?status={status}").json()
            }
            own = {card["id"] for person in people for card in person.http.get("/api/me/tables").json()}
            assert own & listed == {found[0]}  # there is no second one
            async with at(found[0], *people, stranger) as new:
                about = json.loads(new[2].received[0])["about"]
                assert (about["rematch_of"], about["pace"]["kind"]) == (table, "live")
                assert await refused(new[2], type="sit") == "full"
                late = next(client for client in new[:2] if json.loads(client.received[0])["seat"] is None)
                assert (await ask(late, type="sit"))["type"] == "ack"
                seats = [(await ask(client, type="hello"))["seat"] for client in new[:2]]
                assert seats == [2, 0]
                assert [seat["level"] for seat in new[0].state["seats"]] == [None, "garzone", None]
                assert new[0].state["status"] == "running"

    run(play)


def test_finding_a_game_takes_a_seat_at_a_matching_table_or_opens_one(server: RunningServer) -> None:
    people = [Guest(server, f"F{n}") for n in range(4)]
    slug = next(slug for slug in bottega.GAMES if bottega.game(slug).options and 3 in bottega.game(slug).players)
    option = bottega.game(slug).options[0]
    wish = {"game": slug, "players": 3, "options": {option.name: option.values[-1]}}
    found = [person.http.post("/api/find", json=wish).json()["id"] for person in people[:3]]
    assert len(set(found)) == 1
    state = people[0].http.get(f"/api/tables/{found[0]}").json()
    assert (state["table"]["status"], state["about"]["public"]) == ("running", True)
    assert [seat["name"] for seat in state["table"]["seats"]] == ["F0", "F1", "F2"]
    other = people[3].http.post("/api/find", json=wish).json()["id"]
    assert other != found[0]
    assert people[0].http.post("/api/find", json={**wish, "options": {}}).json()["id"] not in (other, found[0])
    more = {**wish, "players": 4}
    assert people[1].http.post("/api/find", json=more).json()["id"] not in (other, found[0])
    own = people[3].http.post("/api/find", json=wish).json()["id"]
    assert own != other  # nobody plays against themselves
    refused = people[0].http.post("/api/find", json={**wish, "players": 6})
    assert refused.status_code == 422
    assert "pydantic" not in refused.text
    assert "players" in refused.json()["message"]


@pytest.mark.parametrize(
    "wish", [{"game": "no such game"}, {"options": {"no such option": "x"}}, {"options": {"x" * 41: "y"}}]
)
def test_a_wish_that_no_game_fulfils_is_refused_in_a_sentence(ada: Guest, wish: dict[str, Any]) -> None:
    refused = ada.http.post("/api/find", json={"game": simple_game(2), "players": 2} | wish)
    assert (refused.status_code, refused.json()["error"]) == (422, "invalid")
    assert "pydantic" not in refused.text
    assert "[type=" not in refused.text


@pytest.mark.parametrize("slug", [slug for slug, _ in secret_choices()])
def test_a_finished_game_can_be_continued_from_any_point(database: Database, server: RunningServer, slug: str) -> None:
    """Also from the middle of a secret choice, when some have chosen and only they know what."""
    players, person, rng = bottega.game(slug).players[0], Guest(server, "Ada"), random.Random(3)
    table = database.open_table(person, [MINE] * players, nearly_over(slug, players, moves=30), slug)

    async def play() -> None:
        async with at(table, person) as (client,):
            while client.state["status"] != "finished":
                for seat in range(players):
                    snapshot = await ask(client, type="hello", seat=seat)
                    if snapshot["table"]["choices"]:
                        move = random_move(snapshot["table"], rng)
                        await ask(client, type="move", id=f"m{len(client.received)}", move=move, seat=seat)

    run(play)
    text = person.http.get(f"/api/tables/{table}/text").text
    steps = person.http.get(f"/api/tables/{table}/replay", params={"seat": 1}).json()["steps"]
    moves = len(steps) - 1
    chosen = {0, moves - 1, *rng.sample(range(moves), 5), *secret_moments(text)[:6]}
    for move in sorted(chosen):
        answer = person.http.post(f"/api/tables/{table}/play-on", json={"move": move, "seat": 1, "level": "garzone"})
        assert answer.status_code == 201, (move, answer.text)
        new = person.http.get(f"/api/tables/{answer.json()['id']}").json()
        first = database.load(answer.json()["id"])
        assert new["seat"] == 1
        assert new["about"]["continues"] == {"table": table, "move": move}
        assert first.plan.position is not None
        expected = {k: v for k, v in steps[move]["view"].items() if k not in ("commitment", "asked")}
        view = OfflineTable(players, slug, first.plan.position).match.view(1)
        assert json.loads(projection.encode({k: view[k] for k in expected})) == expected
        assert database.seed(answer.json()["id"]) != database.seed(table)
    for wrong in ({"move": moves, "seat": 0}, {"move": 0, "seat": players}):
        assert person.http.post(f"/api/tables/{table}/play-on", json=wrong).status_code == 422


def secret_moments(text: str) -> list[int]:
    """The moments at which some seats have made a secret choice and others have not."""
    played = bottega.loads(text)
    options = {name: value for name, value in played.settings.items() if name != "players"}
    match = bottega.Match(played.game, played.players, played.seed, options, played.script, played.start)
    found, together = [], 0
    for number, (seat, move) in enumerate(played.log):
        if 0 < len(match.actors) < together:
            found.append(number)
        together = max(together, len(match.actors)) if len(match.actors) > 1 else 0
        match.play(seat, move)
    return found


def test_a_program_plays_over_http(server: RunningServer) -> None:
    with Client(server.address, name="Machine") as client:
        slug = simple_game(2)
        table = client.open(slug, ["mine", "garzone"])
        turns = 0
        for now in client.play(table):
            if now.over:
                break
            turns += 1
            client.move(now, now.choices[-1])
        assert now.over
        assert turns > 5
        assert "Bottega match" in client.text(table)
        waiting = client.open(slug, ["mine", "open"])
        client._send("POST", f"/api/tables/{waiting}/close", {})
        assert list(client.play(waiting)) == []


# ---- old rules


def test_a_table_under_an_old_version_of_the_rules_is_refused_and_affects_no_other_table(
    database: Database, server: RunningServer
) -> None:
    ada, bea = Guest(server, "A"), Guest(server, "B")
    slug = simple_game(2)
    version = bottega.game(slug).version
    old = database.open_table(ada, [MINE, OPEN], None, slug, public=True)
    rewrite = "UPDATE entries SET body = replace(body, :now, :then) WHERE table_id = :id"
    database.execute(rewrite, now=f'"rules":{version}', then='"rules":0', id=old)
    database.execute("UPDATE tables SET rules = 0 WHERE id = :id", id=old)
    before = database.length(old)

    async def connect() -> str:
        with pytest.raises(ConnectionClosed) as ended:
            async with ada.at(old) as client:
                await client.next("snapshot")
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 4410
        return ended.value.rcvd.reason

    reason = run(connect)
    assert "version 0" in reason
    assert f"version {version}" in reason
    assert reason.endswith(".")
    for method, path in (("GET", ""), ("GET", "/stream"), ("GET", "/text"), ("POST", "/sit"), ("POST", "/rematch")):
        answer = bea.http.request(method, f"/api/tables/{old}{path}", json={} if method == "POST" else None)
        assert (answer.status_code, answer.json()["error"]) == (409, "old_rules"), path
    found = bea.http.post("/api/find", json={"game": slug, "players": 2})
    assert found.status_code == 200
    assert found.json()["id"] != old
    assert old not in [table["id"] for table in bea.http.get("/api/tables").raise_for_status().json()]
    (mine,) = [table for table in ada.http.get("/api/me/tables").json() if table["id"] == old]
    assert (mine["old_rules"], mine["damaged"], mine["awaited"]) == (True, False, False)
    assert database.length(old) == before

    async def other_table() -> None:
        async with at(table_of(ada, bea), ada) as (one,):
            assert (await one.move(0, "m"))["type"] == "ack"

    run(other_table)


def test_a_finished_game_of_old_rules_keeps_its_text(database: Database, server: RunningServer) -> None:
    ada, slug = Guest(server, "A"), simple_game(2)
    old = database.open_table(ada, [MINE, OPEN], None, slug)
    rewrite = "UPDATE entries SET body = replace(body, :now, :then) WHERE table_id = :id"
    database.execute(rewrite, now=f'"rules":{bottega.game(slug).version}', then='"rules":0', id=old)
    database.execute("UPDATE tables SET rules = 0, status = 'finished' WHERE id = :id", id=old)
    assert ada.http.get(f"/api/tables/{old}/text").status_code == 409
    database.execute("INSERT INTO texts (table_id, text) VALUES (:id, 'Bottega match 1')", id=old)
    answer = ada.http.get(f"/api/tables/{old}/text")
    assert (answer.status_code, answer.text) == (200, "Bottega match 1")
    assert ada.http.get(f"/api/tables/{old}/replay").json()["error"] == "old_rules"
    (mine,) = [table for table in ada.http.get("/api/me/tables").json() if table["id"] == old]
    assert not mine["old_rules"]  # it has ended, so nothing is wrong with it


def test_a_starting_server_says_that_tables_cannot_continue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with local_server(tmp_path, monkeypatch) as client:
        open_table(client)
    monkeypatch.setattr(registry_module, "rule_versions", lambda: {simple_game(2): 0})
    with capture_logs() as lines, local_server(tmp_path, monkeypatch):
        assert REGISTRY.get_sample_value("bottega_tables_other_rules") == 1
    (line,) = [line for line in lines if line["event"] == "tables cannot continue"]
    assert (line["log_level"], line["count"]) == ("warning", 1)
    assert "another version of the rules" in line["reason"]


# ---- a server that stops


def test_a_server_that_is_stopped_completes_what_it_has_accepted(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'bottega.sqlite'}"
    acknowledged: list[tuple[str, str, str]] = []

    async def play(person: Guest, table: str, rng: random.Random) -> None:
        try:
            async with person.at(table) as client:
                while await client.wait_for_turn():
                    id = f"m{len(acknowledged)}.{rng.random()}"
                    await client.send({"type": "move", "id": id, "move": random_move(client.state, rng)})
                    if (await client.next("ack", "refused"))["type"] == "ack":
                        acknowledged.append((table, person.id, id))
        except WebSocketException:
            pass

    async def play_and_stop(server: RunningServer, tables: list[tuple[str, list[Guest]]]) -> int:
        playing = [
            asyncio.create_task(play(person, table, random.Random(person.id)))
            for table, people in tables
            for person in people
        ]
        while len(acknowledged) < 60:
            await asyncio.sleep(0.05)
        code = await asyncio.to_thread(server.stop)
        await asyncio.wait_for(asyncio.gather(*playing), 90)
        return code

    with RunningServer(url).start(tmp_path / "log") as server:
        people = [Guest(server, f"P{n}") for n in range(9)]
        slug = long_game(3)
        tables = [(table_of(*people[n : n + 3], game=slug), people[n : n + 3]) for n in (0, 3, 6)]
        assert asyncio.run(play_and_stop(server, tables)) == 0
    database = Database(url)
    loaded = {table: database.load(table) for table, _ in tables}
    assert all(loaded[table].executed.get(person, id) for table, person, id in acknowledged)
    assert all(table.status == "running" for table in loaded.values())
    database.close()
    assert "error" not in (tmp_path / "log").read_text()


# ---- a server in this process, for what takes long or rarely happens


class NoBots:
    """A pool that computes nothing."""

    def __init__(self, workers: int, quota: Any, ray: str) -> None:
        pass

    def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def sketch(self, *_: Any) -> None:
        await asyncio.sleep(60)

    def state(self, person: str) -> str:
        return "full"


@contextmanager
def local_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> Iterator[TestClient]:
    monkeypatch.setattr(application, "BotPool", NoBots)
    url = f"sqlite:///{tmp_path / 'bottega.sqlite'}"
    settings = {"hosts": "testserver"} | settings
    with TestClient(application.create_app(Settings.read({}, database_url=url, **settings))) as client:
        client.headers["Origin"] = "http://testserver"
        client.post("/api/people").raise_for_status()
        yield client


def open_table(client: TestClient) -> str:
    """The address of a new table."""
    answer = client.post("/api/tables", json={"game": simple_game(2), "seats": [MINE, OPEN]})
    return f"/api/tables/{answer.json()['id']}"


def closing(client: TestClient, table: str, *messages: dict[str, Any]) -> tuple[int, str]:
    """How the server closes a socket after these messages."""
    with client.websocket_connect(f"{table}/socket") as socket:
        for message in messages:
            socket.send_json(message)
        return wait_for_close(socket)


def wait_for_close(socket: WebSocketTestSession) -> tuple[int, str]:
    """The code and the reason with which a socket is closed."""
    while True:
        try:
            socket.receive_json()
        except WebSocketDisconnect as ended:
            return ended.code, ended.reason


def test_a_connection_without_a_hello_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_TIMEOUT", 0.1)
    with local_server(tmp_path, monkeypatch, rate=0) as client:
        assert closing(client, open_table(client)) == (1008, "A connection begins with hello.")


def test_a_socket_notices_a_new_name_and_a_logout_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "RECHECK_SECONDS", 10_000.0)
    with local_server(tmp_path, monkeypatch, rate=0) as client:
        table = open_table(client)
        with client.websocket_connect(f"{table}/socket") as socket:
            socket.send_json({"type": "hello"})
            client.patch("/api/me", json={"name": "Renamed"}).raise_for_status()
            name = ""
            while name != "Renamed":
                socket.send_json({"type": "say", "text": "Who am I?"})
                message: dict[str, Any] = {}
                while message.get("type") != "told":
                    message = socket.receive_json()
                name = message["told"]["name"]
            client.delete("/api/session").raise_for_status()
            assert wait_for_close(socket) == (1008, "You are not logged in any more.")


def test_sockets_notice_what_another_process_revoked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "RECHECK_SECONDS", 0.1)
    monkeypatch.setattr(connection, "EARLY_SECONDS", 0.05)
    monkeypatch.setattr(identity_cache, "SECONDS", 0.0)
    with local_server(tmp_path, monkeypatch, rate=0) as client:
        token = client.post("/api/me/tokens", json={"name": "bot", "scopes": ["read", "play"]}).json()["token"]
        table, bearer = open_table(client), {"Authorization": f"Bearer {token}"}
        with (
            client.websocket_connect(f"{table}/socket") as by_cookie,
            client.websocket_connect(f"{table}/socket", headers=bearer) as by_token,
        ):
            for socket in (by_cookie, by_token):
                socket.send_json({"type": "hello"})
            with client.app.state.engine.begin() as database:  # type: ignore[attr-defined]
                for stored in (SESSIONS, TOKENS):
                    database.execute(update(stored).values(revoked=True))
            for socket in (by_cookie, by_token):
                assert wait_for_close(socket) == (1008, "You are not logged in any more.")


@pytest.mark.parametrize("ping", ['{"type":"ping"}', '{"type": "ping"}'])
def test_pings_are_answered_after_a_hello_and_count_as_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ping: str
) -> None:
    with local_server(tmp_path, monkeypatch, rate=1) as client:
        table = open_table(client)
        with client.websocket_connect(f"{table}/socket") as socket:
            socket.send_text(ping)
            assert socket.receive_json()["error"] == "no_hello"
            socket.send_json({"type": "hello"})
            socket.send_text(ping)
            while socket.receive_json()["type"] != "pong":
                pass
            for _ in range(200):
                socket.send_text(ping)
            assert wait_for_close(socket)[0] == 4429


def test_a_stream_ends_with_a_logout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "RECHECK_SECONDS", 10_000.0)
    with ThreadPoolExecutor(1) as pool, local_server(tmp_path, monkeypatch, rate=0) as client:
        table, app = open_table(client), client.app
        lines = pool.submit(lambda: client.get(f"{table}/stream").text)
        assert isinstance(app, FastAPI)
        wait_for(lambda: app.state.registry.loaded[table.rsplit("/", 1)[-1]].listeners)
        client.delete("/api/session").raise_for_status()
        assert lines.result(30).startswith('{"type":"snapshot"')


def test_sockets_are_counted_by_their_route(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    labels = {"method": "SOCKET", "route": "/api/tables/{id}/socket", "status": "101"}

    def counted() -> float:
        return REGISTRY.get_sample_value("bottega_requests_total", labels) or 0

    before = counted()
    with local_server(tmp_path, monkeypatch) as client:
        closing(client, open_table(client), {"type": "move", "move": 1})  # before the hello
    assert counted() == before + 1


def test_sockets_reconnect_after_a_change_of_password(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "RECHECK_SECONDS", 10_000.0)
    with local_server(tmp_path, monkeypatch, rate=0) as client:
        table = open_table(client)
        with client.websocket_connect(f"{table}/socket") as socket:
            socket.send_json({"type": "hello"})
            client.post("/api/me/account", json={"login": "ada", "password": "correct horse"}).raise_for_status()
            assert wait_for_close(socket) == (4408, "Reconnect for a new snapshot.")
        assert client.get(table).json()["own"] == [0]


def test_nobody_is_sent_to_a_table_whose_people_are_long_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tables.FRESH_MS, "unhurried", -1)
    slug = simple_game(2)
    plan = {"game": slug, "seats": [MINE, OPEN], "public": True}
    with local_server(tmp_path, monkeypatch, rate=0) as client:
        host = {"Cookie": f"bottega={client.cookies['bottega']}"}
        abandoned = client.post("/api/tables", json=plan).json()["id"]
        letters = client.post("/api/tables", json=plan | {"pace": {"kind": "correspondence", "hours": 24}}).json()["id"]
        client.cookies.clear()
        client.post("/api/people").raise_for_status()
        found = client.post("/api/find", json={"game": slug, "players": 2}).json()["id"]
        assert found != abandoned
        slow = {"game": slug, "players": 2, "pace": {"kind": "correspondence", "hours": 24}}
        assert client.post("/api/find", json=slow).json()["id"] == letters  # there nobody needs to be present
        client.cookies.clear()
        client.post("/api/people").raise_for_status()
        with client.websocket_connect(f"/api/tables/{abandoned}/socket", headers=host) as socket:
            socket.send_json({"type": "hello"})
            assert socket.receive_json()["own"] == [0]
            while socket.receive_json()["type"] != "presence":
                pass
            assert client.post("/api/find", json={"game": slug, "players": 2}).json()["id"] == abandoned
            socket.send_json({"type": "bye"})


def test_a_token_that_may_only_play_sees_no_view_in_a_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with local_server(tmp_path, monkeypatch, rate=0) as client:
        opened = client.post("/api/tables", json={"game": simple_game(2), "seats": [MINE, MINE]}).json()["id"]
        stale = {"move": 0, "question": 10_000}
        for scopes, seen in (["play"], False), (["read", "play"], True):
            token = client.post("/api/me/tokens", json={"name": "bot", "scopes": scopes}).json()["token"]
            headers = {"Authorization": f"Bearer {token}"}
            answer = client.post(f"/api/tables/{opened}/move", json=stale, headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (409, "stale")
            assert ("snapshot" in answer.json()) is seen


def test_sockets_of_one_ipv6_network_share_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with local_server(tmp_path, monkeypatch, rate=1, proxied=True) as client:
        table = open_table(client)
        client.cookies.clear()
        codes = []
        for host in range(3):
            headers = {"X-Forwarded-For": f"2001:db8::{host + 1}"}
            with client.websocket_connect(f"{table}/socket", headers=headers) as socket:
                for message in ({"type": "hello"}, *([{"type": "ping"}] * 25), {"type": "no such type"}):
                    socket.send_json(message)
                code = 0
                while not code:
                    try:
                        code = socket.receive_json()["type"] == "refused"
                    except WebSocketDisconnect as ended:
                        code = ended.code
                codes.append(code)
        assert codes[0] is True
        assert 4429 in codes


def test_a_client_that_sends_too_many_messages_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with local_server(tmp_path, monkeypatch, rate=1) as client:
        code, reason = closing(client, open_table(client), {"type": "hello"}, *([{"type": "ping"}] * 60))
        assert (code, reason) == (4429, "Too many messages; slow down.")


def test_a_full_queue_of_analyses_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bottega.server.tables.analysis_queue.MAX_QUEUED", 1)
    with local_server(tmp_path, monkeypatch, rate=0) as client:
        me = client.get("/api/me").json()["id"]
        database = Database(f"sqlite:///{tmp_path / 'bottega.sqlite'}")
        host: Any = SimpleNamespace(id=me)
        ids = [database.open_table(host, [MINE, MINE], NEARLY_OVER, SHORT) for _ in range(2)]
        database.close()
        tables = [f"/api/tables/{id}" for id in ids]
        for table in tables:
            assert client.post(f"{table}/analysis").status_code == 409
            while choices := client.get(table).json()["table"]["choices"]:
                client.post(f"{table}/move", json={"move": choices[-1]["move"]}).raise_for_status()
        assert client.post(f"{tables[0]}/analysis").status_code == 202
        assert client.post(f"{tables[0]}/analysis").status_code == 202  # the same one, once
        full = client.post(f"{tables[1]}/analysis")
        assert (full.status_code, full.json()["error"]) == (503, "busy")
        assert int(full.headers["Retry-After"]) > 0
