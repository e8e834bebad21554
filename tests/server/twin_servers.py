"""Two servers side by side, in worlds that a viewer cannot tell apart. Every byte that the viewer receives is compared.

At the first server a game is played over HTTP and sockets, from the first move to the last. The second one, the twin,
has the same database, the same people and the same clock; but in the memory of its table, everything that the viewer
cannot know has been dealt again. At both the same moves are made, or moves that look the same to the viewer. When
something that was hidden comes to light, the twin takes over the log of the first server, and deals again from there.

`python -m tests.server.twin_servers --comparisons 100000` runs it for as long as one likes; docs/testing.md has the
result of a long run.
"""

import argparse
import asyncio
import json
import logging
import random
import re
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from itertools import takewhile
from pathlib import Path
from typing import Any
from unittest.mock import patch

import structlog
from sqlalchemy import text

import bottega
from bottega.analysis.public import Assessment, assess
from bottega.bots import generator, sample_world
from bottega.bots.budget import Budget
from bottega.engine.old_positions import FORMAT
from bottega.server.app import create_app
from bottega.server.bot_jobs import Advice, GiveHint, Position
from bottega.server.connection import Outbox
from bottega.server.settings import Settings
from bottega.server.storage.log_writer import LogWrite, execute_write
from bottega.server.tables.actor import TableActor
from bottega.server.tables.game_table import GameTable, Viewer
from bottega.workers import Job, Progress
from tests.games.secrecy import Secrets, secrets, told
from tests.games.secrecy import Table as SampleTable
from tests.server.asgi_client import Response, Socket, Stream, request
from tests.server.sample_games import options_of

HINT_ITERATIONS = 30
BROADCAST_WORLDS, BROADCAST_ITERATIONS = 2, 6
HINTS = 0.02  # share of the moments at which a hint is asked for
ENTRY = ('{"type":"snapshot"', '{"type":"told"')
NOT_COMPARED = (b"date", b"set-cookie", b"x-request-id")  # the id of a request is random and drawn before it is read
START = 1_800_000_000_000_000_000  # of the common clock, in nanoseconds


class BotsHere:
    """Takes the place of the pool of workers. A hint has a fixed number of iterations, so that it can be compared."""

    def __init__(self, workers: int, **settings: Any) -> None:
        pass

    def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def state(self, payer: str | None) -> str:
        return "full"

    async def hint(
        self, position: Position, seat: int, budget: Budget, seed: int, requester: Any, progress: Progress
    ) -> Advice:
        return GiveHint(position, seat, Budget(iterations=HINT_ITERATIONS), seed).run(progress)

    async def assess(self, position: Position, seed: int, requester: Any) -> Assessment:
        return assess(position.match(), seed, BROADCAST_WORLDS, BROADCAST_ITERATIONS)

    async def page(self, job: Job[Any], requester: Any) -> Any:
        return job.run(lambda *done: None)


class CommonClock:
    """The clock of both servers. It stands still until it is told to go on."""

    def __init__(self) -> None:
        self.nanoseconds = START

    @contextmanager
    def used(self) -> Iterator[None]:
        with patch.object(time, "time_ns", lambda: self.nanoseconds):
            yield


class Server:
    """A server in this process, and the connections of the viewer."""

    def __init__(self, file: Path, **settings: Any) -> None:
        self.file = file
        self.app = create_app(Settings(database_url=f"sqlite:///{file}", rate=0.0, bot_pace=0.0, **settings))
        self.sockets: list[Socket] = []
        self.streams: list[Stream] = []
        self.broadcasts: list[Stream] = []
        self._watched = ""

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Server"]:
        with patch("bottega.server.app.BotPool", BotsHere):
            async with self.app.router.lifespan_context(self.app):
                yield self
                await self.disconnect()

    async def request(self, method: str, path: str, body: Any = None, cookie: str | None = None) -> Response:
        found = await request(self.app, method, path, body, cookie)
        headers = tuple((name, value) for name, value in found.headers if name.lower() not in NOT_COMPARED)
        assert found.status < 500, found
        return found._replace(headers=headers)

    def actor(self, table: str) -> TableActor:
        found: TableActor = self.app.state.registry.loaded[table]
        return found

    def match(self, table: str) -> bottega.Match:
        match = self.actor(table).table.match
        assert match is not None
        return match

    async def connect(self, table: str, cookie: str | None, seat: Viewer) -> None:
        """A socket and a stream for the viewer, instead of those before."""
        await self.disconnect()
        path = f"/api/tables/{table}"
        self.sockets = [Socket(self.app, f"{path}/socket", cookie)]
        self.sockets[0].send({"type": "hello", "seat": seat})
        await self.sockets[0].catch_up()
        self.streams = [Stream(self.app, f"{path}/stream", cookie)]
        await self.streams[0].wait_for(1)
        self._watched = table
        self.broadcasts = [Stream(self.app, f"{path}/broadcast", None)]  # in a private window anybody is a spectator
        await self.broadcasts[0].wait_for(2)

    async def _catch_up_broadcast(self) -> None:
        """Waits until every position has been looked at and everything about it has arrived."""
        broadcast = self.app.state.broadcasts._watched[self._watched]
        while broadcast.next_position() is not None or not all(map(_waits, broadcast.viewers)):
            await asyncio.sleep(0)

    @property
    def _connections(self) -> list[Socket | Stream]:
        return [*self.sockets, *self.streams, *self.broadcasts]

    async def disconnect(self) -> None:
        for connection in self._connections:
            await connection.close()
        self.sockets, self.streams, self.broadcasts = [], [], []

    async def received(self) -> list[Any]:
        """Everything that has arrived at the viewer's connections since the last time."""
        for socket, stream in zip(self.sockets, self.streams, strict=True):
            await socket.catch_up()
            await stream.wait_for(sum(text.startswith(ENTRY) for text in socket.received))
            await self._catch_up_broadcast()
        news: list[Any] = [[*connection.received] for connection in self._connections]
        for connection in self._connections:
            connection.received.clear()
        return news


def _waits(viewer: Outbox) -> bool:
    """Whether everything was taken out by a stream that waits for more."""
    return viewer.empty and viewer._waiting is not None and not viewer._waiting.done()


class TwinServers:
    """A game of one viewer at two servers. `compared` counts what was the same in worlds that were not."""

    def __init__(
        self, slug: str, sample: SampleTable, viewer: Viewer, seed: int, clock: CommonClock, share: float
    ) -> None:
        self.slug, self._sample, self.viewer, self._clock, self._share = slug, sample, viewer, clock, share
        self._rng, self._deals = random.Random(seed), generator(seed)
        self._hides: Secrets = secrets(slug)
        self.compared: Counter[str] = Counter()
        self.moments = 0
        self._due = 0.0  # questions are asked when it is 1: at this share of the moments, however the cards are dealt

    async def play(self, folder: Path, steps: float) -> None:
        """Plays to the end, or this many moves."""
        async with AsyncExitStack() as stack:
            self._first = await stack.enter_async_context(Server(folder / "first.sqlite").running())
            await self._sit_down()
            copy(folder / "first.sqlite", folder / "twin.sqlite")
            self._twin = await stack.enter_async_context(Server(folder / "twin.sqlite").running())
            await self._twin.request("GET", f"/api/tables/{self._table}")  # loads it
            await self._deal_again()
            while not self._match.over and len(self._match.log) < steps:
                await self._step()

    # ---- the table

    async def _sit_down(self) -> None:
        match = self._sample.begin(self._rng.randrange(1000))
        names = {option.name for option in match.game.options} | set(match.game.variants)
        position = match.start and {name: value for name, value in match.start.items() if name not in names}
        self._cookies: list[str | None] = [await self._person() for _ in range(match.players)]
        self._spectator = await self._person()
        seats = [{"kind": "mine"}] + [{"kind": "open"}] * (match.players - 1)
        opening = {"game": self.slug, "seats": seats, "options": options_of(match), "patience": None, "public": True}
        opening |= {"pace": {"kind": "live", "bank": 36_000, "increment": 5}}
        self._table = await self._open(opening, position)
        for cookie in self._cookies[1:]:
            await self._first.request("POST", f"/api/tables/{self._table}/sit", {}, cookie)
        assert self._match.log == []

    async def _person(self) -> str:
        found = await request(self._first.app, "POST", "/api/people", {})
        (cookie,) = [value for name, value in found.headers if name == b"set-cookie"]
        return cookie.decode().partition(";")[0]

    async def _open(self, opening: dict[str, Any], position: dict[str, Any] | None) -> str:
        """Opens a table; with a position that no request could ask for."""
        registry = self._first.app.state.registry
        original = registry.open

        async def open_at(request: Any, host: Any, **more: Any) -> str:
            found: str = await original(request, host, position=position, position_format=FORMAT, **more)
            return found

        with patch.object(registry, "open", open_at):
            answer = await self._first.request("POST", "/api/tables", opening, self._cookies[0])
        assert answer.status == 201, answer.body
        return str(answer.json()["id"])

    @property
    def _match(self) -> bottega.Match:
        return self._first.match(self._table)

    @property
    def _cookie(self) -> str | None:
        return self._spectator if self.viewer is None else self._cookies[self.viewer]

    # ---- worlds

    async def _deal_again(self) -> None:
        """The twin takes over the log, and deals again what the viewer cannot know. The viewer connects to both."""
        actor, first = self._twin.actor(self._table), self._first.actor(self._table).table
        log = [applied.entry for applied in first.history]
        engine = self._twin.app.state.engine
        with engine.begin() as connection:
            connection.execute(text("DELETE FROM entries WHERE table_id = :table"), {"table": self._table})
            execute_write(connection, LogWrite(self._table, log))
        actor.table = GameTable.from_log(self._table, self._match.seed, log)
        assert actor.table.match is not None
        for seat in (0, 1) if self.viewer is None else (self.viewer,):
            actor.table.match.state = sample_world(actor.table.match, seat, self._deals)
        self._same_log = True
        await self._twin.disconnect()
        found = self._twin.app.state.broadcasts._kept.get(self._table, {})
        found.pop(first.last_number(None), None)  # it was another entry
        for server in (self._first, self._twin):
            await server.connect(self._table, self._cookie, self.viewer)
        await self._compare_received("snapshots")

    @property
    def _apart(self) -> bool:
        """Whether the worlds differ."""
        return self._match.state.tobytes() != self._twin.match(self._table).state.tobytes()

    # ---- play

    async def _step(self) -> None:
        """One move at both servers. If the viewer has learned the same, everything that it receives is compared."""
        match, twin = self._match, self._twin.match(self._table)
        actor = self._rng.choice(match.actors)
        move = self._sample.driver(match, actor, self._rng)
        seat: Any = self.viewer
        asked = actor in twin.actors
        counterpart = self._hides.alike(twin, seat, actor, move, self._rng) if asked else None
        await self._pass_time()
        here = await self._play(self._first, actor, move)
        there = await self._play(self._twin, actor, counterpart) if counterpart else None
        self._same_log &= counterpart == move
        if match.over:
            return
        if here != there or self._hides.learned(seat, actor, move, here):
            if there is None:
                assert move.name in self._hides.hidden
            else:
                assert self._hides.only_revealed(here, there)
            await self._deal_again()
            return
        await self._compare_received("messages")
        self.moments += self._apart
        self._due += self._share * self._apart
        if self._due < 1:
            return
        self._due -= 1
        for method, path, body, cookie in self._questions():
            await self._compare_answers(method, path, body, cookie)

    async def _pass_time(self) -> None:
        self._clock.nanoseconds += self._rng.randrange(2_000_000_000)

    async def _play(self, server: Server, actor: int, move: bottega.Move) -> list[Any]:
        """Makes a move over the socket of the viewer or over HTTP. Returns its events, as the viewer is told them."""
        table = server.actor(self._table).table
        played = table.seq
        command = {"move": move.number, "question": table.question[actor], "id": f"m{played}", "seat": actor}
        if actor == self.viewer:
            server.sockets[0].send({"type": "move", **command})
            await server.sockets[0].catch_up()
        else:
            answer = await server.request("POST", f"/api/tables/{self._table}/move", command, self._cookies[actor])
            assert answer.status == 200, answer.body
        (applied,) = table.history[played:]
        return told(applied.events, self.viewer)

    def _questions(self) -> Iterator[tuple[str, str, Any, str | None]]:
        """What a curious viewer asks now. Nothing of it changes the table."""
        match, rng, at = self._match, self._rng, f"/api/tables/{self._table}"
        other = rng.randrange(match.players)
        cookie = self._cookie
        yield "GET", at, None, cookie
        yield "GET", f"{at}/things", None, cookie
        for _ in range(2):
            move = rng.randrange(match.game.moves.size)
            yield "POST", f"{at}/why", {"move": move}, cookie
            if self.viewer is None or match.game.move(move) not in match.legal(self.viewer):
                yield "POST", f"{at}/move", {"move": move, "question": self._question}, cookie
                yield "POST", f"{at}/move", {"move": move, "question": 0}, cookie
            yield "POST", f"{at}/why", {"move": move, "seat": other}, cookie
        if match.game.forecast is not None:
            yield "POST", f"{at}/forecast", {"question": self._hides.question(rng)}, cookie
        if self.viewer is not None and rng.random() < HINTS:
            yield "POST", f"{at}/hint", {}, cookie
        if rng.random() < 0.2:
            yield "GET", f"{at}?seat={other}", None, cookie
            yield "GET", "/api/tables?status=running", None, cookie
            for path in ("tables", "seek", "profile", "lately", "relations", "invitations", "export"):
                yield "GET", f"/api/me/{path}", None, cookie
            for path in (
                "seeks",
                "archive",
                "tournaments",
                f"leaderboards/{self.slug}",
                f"tables/{self._table}/people",
            ):
                yield "GET", f"/api/{path}", None, cookie
            yield "GET", f"{at}/text", None, cookie
            yield "GET", f"{at}/replay", None, cookie
            if self._same_log:  # the positions of a clip follow from the log: another move may not be legal in it
                yield "GET", f"{at}/clip/{self._first.actor(self._table).table.last_number(None) - 3}", None, None
            yield "GET", at, None, None
            yield "POST", f"{at}/play-on", {"move": 1, "seat": 0}, cookie
            if self.viewer not in match.actors and not match.undoable:
                yield "POST", f"{at}/undo", {}, cookie

    @property
    def _question(self) -> int:
        return 0 if self.viewer is None else self._first.actor(self._table).table.question[self.viewer]

    async def _compare_answers(self, method: str, path: str, body: Any, cookie: str | None) -> None:
        here = await self._first.request(method, path, body, cookie)
        there = await self._twin.request(method, path, body, cookie)
        self._require_same(here, there, f"{method} {path} {body}")
        kind = re.sub(r"/\d+$", "/N", path.replace(self._table, "ID").partition("?")[0])
        self.compared[f"{method} {kind}"] += self._apart

    async def _compare_received(self, what: str) -> None:
        here, there = await self._first.received(), await self._twin.received()
        self._require_same(here, there, what)
        self.compared[what] += self._apart * sum(len(messages) for messages in here)
        self.compared["broadcast rows"] += self._apart * sum(line.count(b'"chances"') for line in here[-1])

    def _require_same(self, here: Any, there: Any, what: str) -> None:
        if here != there:
            one, other = str(here), str(there)
            at = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
            shown = [text[max(0, at - 200) : at + 200] for text in (one, other)]
            raise AssertionError(f"{self.slug} {self._sample.name}, viewer {self.viewer}, {what}: {shown}")


def copy(source: Path, target: Path) -> None:
    """Copies an SQLite database that is in use."""
    with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(target)) as copied:
        original.backup(copied)


def play_twins(
    slug: str, sample: SampleTable, viewer: Viewer, seed: int, share: float = 1.0, steps: float = float("inf")
) -> TwinServers:
    """One game of one viewer at two servers. At a share of the moments the viewer asks for more."""

    async def play() -> TwinServers:
        clock = CommonClock()
        with tempfile.TemporaryDirectory() as folder, clock.used():
            twins = TwinServers(slug, sample, viewer, seed, clock, share)
            await asyncio.wait_for(twins.play(Path(folder), steps), 3600)
            return twins

    return asyncio.run(play())


def main() -> None:
    """Plays games of all kinds until there are enough comparisons. A difference ends it with an AssertionError."""
    parser = argparse.ArgumentParser(description="Compare what viewers receive in worlds that they cannot tell apart.")
    parser.add_argument("--comparisons", type=int, default=100_000)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    compared: Counter[str] = Counter()
    games: Counter[str] = Counter()
    moments, started, rng = 0, time.monotonic(), random.Random(given.seed)
    while compared.total() < given.comparisons and time.monotonic() < started + 60 * given.minutes:
        slug = bottega.GAMES[games.total() % len(bottega.GAMES)]
        sample = rng.choice(secrets(slug).tables)
        viewer = rng.choice([None, *range(sample.begin(0).players)])
        twins = play_twins(slug, sample, viewer, rng.randrange(2**31))
        compared, moments = compared + twins.compared, moments + twins.moments
        games[slug] += 1
        print(f"{compared.total()} comparisons, {moments} moments, {games.total()} games", flush=True)
    report = {"seed": given.seed, "comparisons": compared.total(), "moments": moments, "games": games}
    print(json.dumps(report | {"by kind": compared, "seconds": time.monotonic() - started}, indent=2))


if __name__ == "__main__":
    main()
