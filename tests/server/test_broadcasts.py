"""Broadcasts: who may watch what and when, how much is computed, clips, and boards in frames of other sites."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar, Protocol
from unittest.mock import patch

import pytest

from bottega.analysis.public import Assessment, assess
from bottega.server.bot_jobs import Position
from bottega.server.broadcasts.delay import LATE_MOVES, shown_positions
from bottega.server.broadcasts.models import BROADCAST_LINE
from bottega.server.broadcasts.positions import past_positions, seed_of
from bottega.server.fair_queue import LIVE, QueueFull, Urgency
from bottega.server.safety.security_headers import EMBED_POLICY, POLICY
from bottega.server.settings import Settings
from bottega.server.thinking_quota import BROADCASTS
from tests.server.asgi_client import Response, Stream, request
from tests.server.playing import run
from tests.server.postgres import Postgres
from tests.server.sample_games import games_for, simple_game
from tests.server.seekers import Person, servers, until
from tests.server.twin_servers import BotsHere, Server

pytestmark = pytest.mark.usefixtures("compiled")


class CountingBots(BotsHere):
    """Looks at positions here, and notes which."""

    asked: ClassVar[list[int]] = []  # seeds
    requesters: ClassVar[set[str]] = set()
    full = False

    async def assess(self, position: Position, seed: int, requester: Any) -> Assessment:
        if CountingBots.full:
            raise QueueFull
        CountingBots.asked.append(seed)
        CountingBots.requesters.add(requester.person)
        await asyncio.sleep(0)
        return assess(position.match(), seed, worlds=2, iterations=4)


class Here(Protocol):
    """Something with a server in this process."""

    @property
    def app(self) -> Any: ...


@asynccontextmanager
async def serving(folder: Path, **settings: Any) -> AsyncIterator[Server]:
    CountingBots.asked, CountingBots.requesters, CountingBots.full = [], set(), False
    server = Server(folder / "bottega.sqlite", **settings)
    with patch("bottega.server.app.BotPool", CountingBots):
        async with server.app.router.lifespan_context(server.app):
            yield server


class Table:
    """A table of two people, and a spectator."""

    def __init__(self, server: Here, id: str, people: list[Person]) -> None:
        self.server, self.id, self.people = server, id, people

    @classmethod
    async def new(cls, server: Here, **plan: Any) -> "Table":
        people = [await Person.new(server.app, name) for name in ("Ada", "Bea")]
        wanted = {"game": simple_game(2), "seats": [{"kind": "mine"}, {"kind": "open"}], "public": True} | plan
        id = str((await people[0].ask("POST", "/api/tables", wanted)).json()["id"])
        assert (await people[1].ask("POST", f"/api/tables/{id}/sit", {})).status == 200
        return cls(server, id, people)

    @property
    def state(self) -> Any:
        return self.server.app.state.registry.loaded[self.id].table

    async def move(self) -> int:
        """Somebody who has to move does so. Returns their seat."""
        seat: int = self.state.to_move[0]
        move = self.state.match.legal(seat)[-1].number
        answer = await self.people[seat].ask("POST", f"/api/tables/{self.id}/move", {"move": move, "seat": seat})
        assert answer.status == 200, answer
        return seat

    async def end_turn(self) -> None:
        """Moves until somebody else has to."""
        waiting = self.state.waiting_for
        while self.state.waiting_for == waiting:
            await self.move()

    def watch(self, cookie: str | None = None) -> Stream:
        return Stream(self.server.app, f"/api/tables/{self.id}/broadcast", cookie)

    async def ask(self, path: str, cookie: str | None = None) -> Response:
        return await request(self.server.app, "GET", f"/api/tables/{self.id}/{path}", cookie=cookie)


def rows(stream: Stream) -> dict[int, dict[str, Any]]:
    """What a viewer knows now, by number."""
    found: dict[int, dict[str, Any]] = {}
    for line in stream.received:
        message = json.loads(line)
        BROADCAST_LINE.validate_json(line)
        found |= {row["number"]: row for row in message.get("rows", ())}
    return found


async def when(condition: Callable[[], bool]) -> None:
    async def met() -> bool:
        return condition()

    await until(met)


# ---- the delay


ALICE, BOB, BOTH = (0,), (1,), (0, 1)


@pytest.mark.parametrize(
    ("acting", "delay", "shown"),
    [
        ([ALICE], "turn", (0, 0)),
        ([ALICE, ALICE, ALICE], "turn", (0, 0)),  # she may take her moves back
        ([ALICE, ALICE, BOB], "turn", (2, 2)),
        ([ALICE, ALICE, BOB], "live", (3, 2)),  # his chances at once, his moves when his turn is over
        ([ALICE, ALICE, BOB, BOB], "live", (3, 2)),
        ([BOTH, BOTH], "turn", (1, 1)),  # a secret choice is over when all have chosen
        ([ALICE, BOB], "off", (0, 0)),
        ([ALICE, BOB], "game", (0, 0)),
        ([ALICE, BOB] * 4, "late", (0, 0)),
        ([ALICE, BOB] * 8, "late", (16 - LATE_MOVES, 16 - LATE_MOVES)),
    ],
)
def test_what_is_shown_when(acting: list[tuple[int, ...]], delay: Any, shown: tuple[int, int]) -> None:
    assert shown_positions(acting, delay, over=False) == shown
    assert shown_positions(acting, delay, over=True) == ((0, 0) if delay == "off" else (len(acting), len(acting)))


def test_nothing_about_a_turn_is_sent_before_it_is_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server:
            table = await Table.new(server)
            stream = table.watch()
            await stream.wait_for(2)
            first = table.state.last_number(None)
            await when(lambda: len(CountingBots.asked) == 1)  # it was looked at
            assert rows(stream) == {}
            await table.end_turn()
            await when(lambda: first in rows(stream))
            found = rows(stream)
            assert max(found) < table.state.last_number(None)  # nothing yet about the position of the next player
            assert found[first]["candidates"] is not None
            assert sum(found[first]["chances"]) == pytest.approx(1, abs=0.01)
            await stream.close()

    run(test)


def test_live_chances_come_at_once_and_candidates_after_the_turn(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server:
            table = await Table.new(server, broadcast="live")
            stream = table.watch()
            await table.end_turn()
            passed = table.state.last_number(None)
            await when(lambda: passed in rows(stream))
            assert rows(stream)[passed]["candidates"] is None
            await table.end_turn()
            await when(lambda: rows(stream)[passed]["candidates"] is not None)
            await stream.close()

    run(test)


@pytest.mark.parametrize("slug", games_for(2))
def test_a_step_taken_back_within_a_turn_reveals_nothing_about_the_position_to_which_it_leads_back(
    tmp_path: Path, slug: str
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server:
            table = await Table.new(server, game=slug)
            stream = table.watch()
            await stream.wait_for(2)
            match = table.state.match
            while not match.undoable:
                await table.move()
            before = dict(rows(stream))
            seat = match.log[-1][0]
            answer = await table.people[seat].ask("POST", f"/api/tables/{table.id}/undo", {"seat": seat})
            assert answer.status == 200, answer
            broadcast = server.app.state.broadcasts._watched[table.id]
            await when(lambda: broadcast.next_position() is None)
            here = table.state.last_number(None)
            assert here not in rows(stream)
            assert {number for number in rows(stream) if number >= here - 1} <= set(before)
            await stream.close()

    run(test)


# ---- who may watch


@pytest.mark.parametrize(
    ("plan", "settings", "refusal"),
    [
        ({"public": False}, {}, "no_broadcast"),
        ({"broadcast": "off"}, {}, "no_broadcast"),
        ({}, {"broadcasts": False}, "no_broadcast"),
    ],
)
def test_private_games_and_those_whose_players_do_not_want_it_are_not_broadcast(
    tmp_path: Path, plan: dict[str, Any], settings: dict[str, Any], refusal: str
) -> None:
    async def test() -> None:
        async with serving(tmp_path, **settings) as server:
            table = await Table.new(server, **plan)
            for path in ("broadcast", "clip/3"):
                answer = await table.ask(path)
                assert (answer.status, answer.json()["error"]) == (409, refusal)
            assert CountingBots.asked == []

    run(test)


def test_players_are_refused_while_they_play_and_a_viewer_who_sits_down_is_sent_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server:
            table = await Table.new(server)
            for person in table.people:
                for path in ("broadcast", "clip/3"):
                    answer = await table.ask(path, person.cookie)
                    assert (answer.status, answer.json()["error"]) == (403, "seated")
            eve = await Person.new(server.app, "Eve")
            stream = table.watch(eve.cookie)
            await stream.wait_for(2)
            await table.end_turn()
            await when(lambda: bool(rows(stream)))
            table.state.seats[1].person = eve.id  # as if she had sat down
            said = await table.people[0].ask("POST", f"/api/tables/{table.id}/say", {"text": "Hello"})
            assert said.status == 200
            await when(lambda: stream.ended)

    run(test)


def test_a_game_that_has_not_begun_has_no_broadcast(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server:
            ada = await Person.new(server.app, "Ada")
            wanted = {"game": simple_game(2), "seats": [{"kind": "mine"}, {"kind": "open"}], "public": True}
            id = (await ada.ask("POST", "/api/tables", wanted)).json()["id"]
            answer = await request(server.app, "GET", f"/api/tables/{id}/broadcast")
            assert (answer.status, answer.json()["error"]) == (409, "not_begun")

    run(test)


# ---- how much is computed


def test_each_position_is_looked_at_once_however_many_watch_and_late_viewers_get_it_all(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server:
            table = await Table.new(server)
            await table.end_turn()
            assert CountingBots.asked == []  # nobody watches
            streams = [table.watch() for _ in range(5)]
            for _ in range(3):
                await table.end_turn()
            broadcast = server.app.state.broadcasts
            await when(lambda: table.id in broadcast._watched and broadcast._watched[table.id].next_position() is None)
            known = {row["number"]: row for row in broadcast._watched[table.id].rows()}
            await when(lambda: all(rows(stream) == known for stream in streams))
            assert len(CountingBots.asked) == len(set(CountingBots.asked)) == len(await past_positions(table.state))
            assert CountingBots.requesters == {BROADCASTS}  # one account for all
            for stream in streams:
                await stream.close()
            await when(lambda: table.id not in broadcast._watched)
            assert not server.actor(table.id).followers
            late = table.watch()
            await late.wait_for(2)
            assert rows(late) == known
            assert len(CountingBots.asked) == len(set(CountingBots.asked))  # it was kept
            await late.close()

    run(test)


def test_under_load_the_newest_position_comes_first_and_gaps_are_filled_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bottega.server.broadcasts.service.RETRY_SECONDS", 0.01)

    async def test() -> None:
        async with serving(tmp_path) as server:
            table = await Table.new(server)
            CountingBots.full = True
            stream = table.watch()
            await stream.wait_for(2)
            for _ in range(3):
                await table.end_turn()
            positions = [one.number for one in await past_positions(table.state)]
            CountingBots.full = False
            await when(lambda: len(CountingBots.asked) == len(positions))
            assert CountingBots.asked == [seed_of(table.id, number) for number in reversed(positions)]
            await when(lambda: set(rows(stream)) == {number for number in positions if number < positions[-1]})
            swings = [row["swing"] for _, row in sorted(rows(stream).items())]
            assert swings[0] is None  # there is nothing before it
            assert None not in swings[1:]  # rows are sent again when the one before is known
            await stream.close()

    run(test)


def test_broadcasts_come_last_and_have_no_worker_of_their_own() -> None:
    assert LIVE[-1] == Urgency.BROADCAST
    assert max(Urgency) == Urgency.BROADCAST


def test_viewers_at_another_process_see_the_same(postgres: Postgres) -> None:
    database = Settings.read({}, database_url=postgres.new_database()).database_url

    async def test() -> None:
        async with servers(database, 2) as (first, second):
            table = await Table.new(SimpleNamespace(app=first))
            there = Table(SimpleNamespace(app=second), table.id, table.people)
            streams = [table.watch(), there.watch()]
            for stream in streams:
                await stream.wait_for(2)
            for _ in range(3):
                await table.end_turn()
            shown = [one.number for one in await past_positions(table.state)][:-1]
            await when(lambda: all(set(rows(stream)) >= set(shown[:3]) for stream in streams))
            await when(lambda: rows(streams[0]) == rows(streams[1]))
            for stream in streams:
                await stream.close()

    run(test)


# ---- clips


def test_a_clip_has_the_moves_around_a_position_as_spectators_saw_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server:
            table = await Table.new(server)
            for _ in range(6):
                await table.end_turn()
            numbers = [one.number for one in await past_positions(table.state)]
            answer = await table.ask(f"clip/{numbers[3]}")
            assert answer.status == 200, answer.json()
            found = answer.json()
            assert [step["row"]["number"] for step in found["steps"]] == numbers[:5]
            assert [step["entry"]["number"] for step in found["steps"]] == numbers[:5]
            seen = await table.ask(f"positions?first={numbers[0]}&last={numbers[4]}")
            assert [step["position"] for step in found["steps"]] == [
                one for one in seen.json() if one["number"] in numbers
            ]
            assert "seed" not in answer.body.decode()
            for wrong in (numbers[-1], numbers[-1] + 1, 1):  # not shown yet, not there, and no position
                answer = await table.ask(f"clip/{wrong}")
                assert (answer.status, answer.json()["error"]) == (404, "no_clip")
            assert server.app.state.broadcasts._watched == {}

    run(test)


def test_clips_count_as_pages(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server:
            table = await Table.new(server)
            server.app.state.limiter.rate = 1.0
            statuses = [(await table.ask("clip/1")).status for _ in range(15)]
            assert statuses[:5] == [404] * 5
            assert statuses[-1] == 429

    run(test)


# ---- embedded boards


def test_only_the_pages_of_embedded_boards_may_be_framed(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server:
            for path, policy in (
                ("/embed/abcd", EMBED_POLICY),
                ("/", POLICY),
                ("/t/abcd", POLICY),
                ("/embed", POLICY),
                ("/embedded/abcd", POLICY),
                ("/api/games", POLICY),
                ("/api/tables/abcd/broadcast", POLICY),
            ):
                answer = await request(server.app, "GET", path)
                assert dict(answer.headers)[b"content-security-policy"].decode() == policy, path
            framed = await request(server.app, "GET", "/embed/abcd")
            assert b"set-cookie" not in dict(framed.headers)
            assert b"x-frame-options" not in dict(framed.headers)

    run(test)
    assert "frame-ancestors *" in EMBED_POLICY
    assert "form-action 'none'" in EMBED_POLICY
    assert "frame-ancestors 'none'" in POLICY
