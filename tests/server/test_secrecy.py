"""Nobody learns what their seat may not know: not from a view, a number, a clock, a refusal, a list or the log.

Two kinds of tests show it. In the first, hidden things change and everything that a viewer is sent must stay the same,
byte for byte. In the second, everything that clients receive in whole games is searched for what they may not know.
"""

import asyncio
import itertools
import json
import random
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

import bottega
from bottega.bots import generator, sample_world
from bottega.bots.levels import GENERAL
from bottega.chaos.leaks import Leaks, parts_of
from bottega.server.settings import Settings
from bottega.server.table_log import LogEntry
from bottega.server.tables import projection
from bottega.server.tables.commands import AskUndo, Play, Refused, Undo, check, explain_refusal
from bottega.server.tables.game_table import Viewer
from bottega.server.tables.history import AppliedEntry
from bottega.server.tables.scheduler import TableScheduler
from tests.games.secrecy import Table as SampleTable
from tests.server.offline_table import LIVE, OfflineTable, at_secret_choice, fake_actor
from tests.server.playing import Database
from tests.server.running import MINE, NEW_CONNECTIONS, OPEN, Guest, RunningServer, TableClient
from tests.server.sample_games import all_sample_tables, secret_choices, simple_game

# ---- the same messages in every world that a seat thinks possible


def everything_sent(offline: OfflineTable, viewer: Viewer, last: AppliedEntry) -> bytes:
    """Everything that a viewer could be sent at this moment."""
    table = offline.table
    message: dict[str, Any] = {}
    if last.sealed in (None, viewer):
        message = projection.entry_message(last, viewer, projection.ViewerStates(table, [viewer]))
    snapshot = projection.snapshot(table, viewer, max(0, table.last_number(viewer) - 3))
    return projection.encode({"snapshot": snapshot, "message": message})


def refusals(offline: OfflineTable, seat: int, moves: list[int]) -> list[Any]:
    """The answers to a seat that asks why moves are illegal, and that tries them."""
    answers: list[Any] = []
    for move in moves:
        answers.append(explain_refusal(offline.context(seat), move, seat))
        try:
            check(Play(move=move, seat=seat), offline.context(seat))
            answers.append("legal")
        except Refused as refused:
            answers.append((refused.code, refused.message, refused.clause))
    return answers


def change_what_is_hidden(offline: OfflineTable, viewer: Viewer, rng: Any) -> None:
    """From a seat; for a spectator, from two seats."""
    for seat in (0, 1) if viewer is None else (viewer,):
        offline.match.state = sample_world(offline.match, seat, rng)


@pytest.mark.parametrize(("slug", "sample"), all_sample_tables())
def test_what_is_sent_does_not_depend_on_what_the_seat_cannot_know(slug: str, sample: SampleTable) -> None:
    offline = OfflineTable.like(slug, sample, pace=LIVE)
    rng, worlds = random.Random(4), generator(4)
    every_move = range(offline.match.game.moves.size)
    changed = 0
    while True:
        offline.now += rng.randrange(2000)
        seat = rng.choice(offline.match.actors)
        last = offline.play(seat, sample.driver(offline.match, seat, rng))
        if offline.match.over:
            break
        if rng.random() > (0.3 if offline.table.secret_choosers else 0.08):
            continue
        truth = offline.match.state
        moves = rng.sample(every_move, min(20, len(every_move)))
        for viewer in offline.viewers:
            before = everything_sent(offline, viewer, last)
            refused = refusals(offline, viewer, moves) if viewer is not None else []
            change_what_is_hidden(offline, viewer, worlds)
            changed += offline.match.state.tobytes() != truth.tobytes()
            assert everything_sent(offline, viewer, last) == before
            assert viewer is None or refusals(offline, viewer, moves) == refused
            offline.match.state = truth
    assert changed > 5


# ---- secret choices: who has chosen, when, and in which order


def move_of(offline: OfflineTable, seat: int) -> int:
    """The secret choice of a seat. Each seat makes another one."""
    legal = offline.match.legal(seat)
    return legal[(3 + seat) % len(legal)].number


@pytest.mark.parametrize(("slug", "sample"), secret_choices())
def test_until_all_have_chosen_a_secret_choice_is_known_to_its_own_seat_only(slug: str, sample: SampleTable) -> None:
    offline = at_secret_choice(slug, sample, pace=LIVE)
    *early, late = sorted(offline.table.secret_choosers)
    last = offline.table.history[-1]
    for seat in early:
        offline.now += 7000
        others = [viewer for viewer in offline.viewers if viewer != seat]
        before = [everything_sent(offline, viewer, last) for viewer in others]
        own, summary = everything_sent(offline, seat, last), projection.encode(offline.table.summary())
        applied = offline.play(seat, move_of(offline, seat))
        assert applied.sealed == seat
        assert [everything_sent(offline, viewer, last) for viewer in others] == before
        assert projection.encode(offline.table.summary()) == summary
        assert everything_sent(offline, seat, applied) != own
    assert offline.play(late, move_of(offline, late)).sealed is None


class SecretChoice:
    """One secret choice of several seats, which can be made in any order and at any time."""

    def __init__(self, slug: str, sample: SampleTable) -> None:
        self._sample = slug, sample
        offline = self._start()
        self.choosers = sorted(offline.table.secret_choosers)
        self.onlookers = [viewer for viewer in offline.viewers if viewer not in self.choosers]
        self._moves = {seat: move_of(offline, seat) for seat in self.choosers}

    def _start(self) -> OfflineTable:
        return at_secret_choice(*self._sample, pace=LIVE, patience=None)

    @property
    def orders(self) -> list[tuple[int, ...]]:
        return list(itertools.permutations(self.choosers))[:24]

    def sent(self, order: tuple[int, ...], times: list[int], by_bot: int | None = None) -> dict[Viewer, bytes]:
        """Everything that each viewer is sent, if the seats choose in this order at these times; and afterwards."""
        offline = self._start()
        opened, sent = offline.now, dict.fromkeys(offline.viewers, b"")

        def send(applied: AppliedEntry) -> None:
            for viewer in offline.viewers:
                if applied.sealed in (None, viewer):
                    sent[viewer] += everything_sent(offline, viewer, applied)

        for seat, after in zip(order, times, strict=True):
            offline.now = opened + after
            person = None if seat == by_bot else offline.people[seat].id
            send(offline.add("moved", seat, person, move=self._moves[seat]))
        if not offline.table.secret_choosers:
            for seat in (self.choosers[0], self.choosers[-1]):  # a request of undo could reveal how many moves follow
                offline.now += 1000
                for applied in offline.execute(seat, AskUndo()):
                    send(applied)
        for viewer in offline.viewers:
            sent[viewer] += projection.encode(projection.snapshot(offline.table, viewer))
        return sent

    def spread(self, first: int, last: int) -> list[int]:
        """Times from the first to the last, one for each chooser."""
        count = len(self.choosers)
        return [first + n * (last - first) // (count - 1) for n in range(count)]


@pytest.mark.parametrize(("slug", "sample"), secret_choices())
def test_an_onlooker_never_learns_when_and_in_which_order_the_others_chose(slug: str, sample: SampleTable) -> None:
    choice = SecretChoice(slug, sample)
    times = [choice.spread(1000, 40_000), choice.spread(30_000, 40_000)]
    runs = [choice.sent(order, when) for order in choice.orders for when in times]
    runs += [choice.sent(order, times[0], bot) for order in choice.orders[:6] for bot in choice.choosers[:2]]
    for viewer in choice.onlookers:
        assert len({sent[viewer] for sent in runs}) == 1


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize(("slug", "sample"), secret_choices())
def test_a_chooser_never_learns_when_and_in_which_order_the_others_chose(
    slug: str, sample: SampleTable, last: bool
) -> None:
    """A chooser knows only when they chose themselves, and whether they were the last."""
    choice = SecretChoice(slug, sample)
    for viewer in choice.choosers:
        seen = set()
        for order in choice.orders:
            if order[-1 if last else 0] == viewer:
                times = choice.spread(10_000, 40_000)
                others = slice(0, -1) if last else slice(1, -1)
                later = [*times]
                later[others] = [time + 500 for time in times[others]]
                seen |= {choice.sent(order, when)[viewer] for when in (times, later)}
        assert len(seen) == 1


@pytest.mark.parametrize(("slug", "sample"), secret_choices())
def test_no_command_reveals_who_has_chosen(slug: str, sample: SampleTable) -> None:
    offline = at_secret_choice(slug, sample)
    *early, late = sorted(offline.table.secret_choosers)
    waiting = [seat for seat in range(len(offline.people)) if seat not in early]
    answers = []
    for chooser in [None, *early]:
        if chooser is not None:
            offline.play(chooser, move_of(offline, chooser))
        for seat in waiting:
            for command in (AskUndo(), Undo(), Undo(what="turn")):
                with pytest.raises(Refused) as refused:
                    check(command, offline.context(seat))
                answers.append((seat, str(command), refused.value.code, refused.value.message))
    assert len(answers) == (len(early) + 1) * len(set(answers))
    assert late in waiting


@pytest.mark.parametrize(("slug", "sample"), secret_choices())
def test_a_bot_takes_over_for_absent_people_whether_or_not_they_have_chosen(slug: str, sample: SampleTable) -> None:
    found = []
    for chosen in (0, 1):
        offline = at_secret_choice(slug, sample, patience=60)
        choosers = sorted(offline.table.secret_choosers)
        for seat in choosers[:chosen]:
            offline.play(seat, move_of(offline, seat))
        found.append(offline.overdue(offline.now + 61_000, dict.fromkeys(choosers[:2], offline.now)))
    assert found == [[("stood_in", seat) for seat in choosers[:2]]] * 2


def clocks_of_choosers(slug: str, sample: SampleTable) -> list[int]:
    offline = at_secret_choice(slug, sample, pace=LIVE)
    return [offline.table.clock_left[seat] for seat in sorted(offline.table.secret_choosers)]


WITH_DIFFERENT_CLOCKS = [one for one in secret_choices() if len(set(clocks_of_choosers(*one))) > 1]


@pytest.mark.parametrize("on_time", ["bot", "loss"])
@pytest.mark.parametrize(("slug", "sample"), WITH_DIFFERENT_CLOCKS)
def test_a_clock_at_zero_does_not_reveal_whether_its_seat_has_chosen(
    slug: str, sample: SampleTable, on_time: str
) -> None:
    """Nothing happens until the longest clock is at zero; then it happens to everybody who has not chosen."""
    for chosen in (0, 1):
        offline = at_secret_choice(slug, sample, pace=LIVE, patience=None, on_time=on_time)
        choosers = sorted(offline.table.secret_choosers)
        longest = max(offline.table.clock_left[seat] for seat in choosers)
        for seat in choosers[:chosen]:
            offline.play(seat, move_of(offline, seat))
        kind = "forfeited" if on_time == "loss" else "stood_in"
        assert offline.overdue(offline.now + longest - 1, {}) == []
        assert offline.overdue(offline.now + longest, {}) == [(kind, seat) for seat in choosers[chosen:]]


# ---- everything that is received in whole games


def kinds_but_presence(received: list[str]) -> list[str]:
    """Who is connected has nothing to do with a choice, and the stream has only just connected."""
    return [kind for text in received if (kind := json.loads(text)["type"]) != "presence"]


class WatchedGame:
    """A game of people from the first seat to the end, and everything that anybody received."""

    def __init__(self, server: RunningServer, slug: str, sample: SampleTable, rng: random.Random) -> None:
        self.server, self.slug, self.rng = server, slug, rng
        self.players = sample.begin(0).players
        self.people = [Guest(server, f"Person{n}") for n in range(self.players)]
        self.spectator = Guest(server, "Spectator")
        self.stranger = httpx.Client(base_url=server.address, timeout=30, limits=NEW_CONNECTIONS)  # without a cookie
        self.table = self.people[0].open([MINE] + [OPEN] * (self.players - 1), slug, public=True)
        for person in self.people[1:]:
            person.http.post(f"/api/tables/{self.table}/sit", json={}).raise_for_status()
        self.responses: list[tuple[Viewer, str]] = []  # over HTTP
        self.secret_choices = 0

    async def play(self) -> None:
        async with AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(p.at(self.table, seat=n)) for n, p in enumerate(self.people)]
            watching = await stack.enter_async_context(self.spectator.at(self.table))
            self.sockets: list[tuple[Viewer, TableClient]] = [*enumerate(seats), (None, watching)]
            self.lines: list[str] = []
            connected = asyncio.Event()
            streaming = asyncio.create_task(self._stream(connected))
            await asyncio.wait_for(connected.wait(), 90)
            while True:
                for _, socket in self.sockets:
                    await socket.catch_up()
                if watching.state["status"] == "finished":
                    break
                if self.rng.random() < 0.05:
                    await self._pry()
                    for _, socket in self.sockets:
                        await socket.catch_up()
                    continue
                to_move = [seat for seat in range(self.players) if seats[seat].state["choices"]]
                if len(to_move) > 1:
                    await self._choose_in_secret(to_move)
                else:
                    await self._move(to_move[0])
            await asyncio.wait_for(streaming, 90)

    async def _stream(self, connected: asyncio.Event) -> None:
        """What the second seat receives over HTTP. Connected when the table has arrived."""
        address, cookies = f"/api/tables/{self.table}/stream", self.people[1].http.cookies
        async with (
            httpx.AsyncClient(base_url=self.server.address, cookies=cookies, timeout=60) as http,
            http.stream("GET", address) as answer,
        ):
            async for line in answer.aiter_lines():
                if line:
                    self.lines.append(line)
                    connected.set()

    async def _move(self, seat: int) -> None:
        socket = self.sockets[seat][1]
        id, move = f"planted{seat}-{len(socket.received)}", self.rng.choice(socket.state["choices"])["move"]
        await socket.send({"type": "move", "id": id, "move": move, "question": socket.state["question"]})
        assert (await socket.next("ack", "refused"))["type"] == "ack"

    async def _choose_in_secret(self, to_move: list[int]) -> None:
        """After each choice but the last, nobody else has received anything, and HTTP shows them the same as before."""
        self.secret_choices += 1
        for chooser in self.rng.sample(to_move, len(to_move))[:-1]:
            others = [socket for viewer, socket in self.sockets if viewer != chooser]
            before, had, lines = self._shown_over_http(chooser), [len(s.received) for s in others], len(self.lines)
            await self._move(chooser)
            for socket, count in zip(others, had, strict=True):
                await socket.catch_up()
                assert kinds_but_presence(socket.received[count:]) == ["pong"]
            assert self._shown_over_http(chooser) == before
            assert kinds_but_presence(self.lines[lines:]) == [] or chooser == 1
            await self.sockets[chooser][1].catch_up()

    def _shown_over_http(self, chooser: int) -> list[bytes]:
        """What everybody but the chooser sees: the table and the lists."""
        clients = [person.http for seat, person in enumerate(self.people) if seat != chooser] + [self.stranger]
        paths = [f"/api/tables/{self.table}", "/api/tables?status=running", "/api/me/tables"]
        return [client.get(path).content for client in clients for path in paths]

    async def _pry(self) -> None:
        """Everybody tries to find out more than they should, in every possible way."""
        at = f"/api/tables/{self.table}"
        for seat, person in [*enumerate(self.people), (None, self.spectator)]:
            other = self.rng.randrange(self.players)
            move = self.rng.randrange(bottega.game(self.slug).moves.size)
            answers = [
                person.http.get(at),
                person.http.get(at, params={"seat": other}),
                person.http.get(f"{at}/text"),
                person.http.get(f"{at}/replay"),
                person.http.get(f"{at}/analysis"),
                person.http.get("/api/tables?status=running"),
                person.http.get("/api/me/tables"),
                person.http.post(f"{at}/why", json={"move": move}),
                person.http.post(f"{at}/why", json={"move": move, "seat": other}),
                person.http.post(f"{at}/move", json={"move": move, "seat": other, "question": 1}),
                person.http.post(f"{at}/undo", json={"seat": other}),
                person.http.post(f"{at}/hint", json={"seat": other}) if other != seat else person.http.get(at),
                person.http.post(f"{at}/play-on", json={"move": 1, "seat": 0}),
            ]
            assert all(answer.status_code < 500 for answer in answers)
            self.responses += [(seat, answer.text) for answer in answers]
            socket = dict(self.sockets)[seat]
            for message in (
                {"type": "why", "move": move},
                {"type": "why", "move": move, "seat": other},
                {"type": "move", "move": move, "question": 0},
                {"type": "move", "move": move, "seat": other, "question": 0},
                {"type": "hello", "seat": (seat or 0) + 1},
                {"type": "say", "text": "planted words"},
                {"type": "nonsense"},
            ):
                await socket.send(message)
        paths = (at, f"{at}/text", "/api/tables?status=running")
        self.responses += [(None, self.stranger.get(path).text) for path in paths]

    @property
    def received(self) -> Iterator[tuple[Viewer, str]]:
        yield from ((viewer, text) for viewer, socket in self.sockets for text in socket.received)
        yield from ((1, line) for line in self.lines)
        yield from self.responses


def test_in_whole_games_nobody_receives_what_is_hidden_from_them(tmp_path: Path) -> None:
    url, rng = f"sqlite:///{tmp_path / 'bottega.sqlite'}", random.Random(5)
    games: list[WatchedGame] = []
    with RunningServer(url).start(tmp_path / "log") as server:
        for slug, sample in secret_choices():
            games.append(WatchedGame(server, slug, sample, rng))
            asyncio.run(games[-1].play())
        server.stop()
    assert sum(game.secret_choices for game in games) >= 3
    log, database = (tmp_path / "log").read_text(), Database(url)
    for game in games:
        search(game, database.seed(game.table), log)
    database.close()


def search(game: WatchedGame, seed: str, log: str) -> None:
    """Searches everything that was received, and the server's log."""
    ids, kinds = [person.id for person in (*game.people, game.spectator)], set()
    leaks = Leaks(game.slug, ids)
    for viewer, text in game.received:
        data = json.loads(text)
        kinds.add(data.get("type", "response") if isinstance(data, dict) else "list")
        assert list(leaks.find_in_text(viewer, text, seed)) == []
        assert not any(f"planted{seat}-" in text for seat in range(game.players) if seat != viewer)
    assert kinds >= {"snapshot", "told", "ack", "refused", "because", "presence", "response", "list"}
    cookies = [value for person in game.people for value in person.http.cookies.values()]
    for secret in (*parts_of(seed), *ids, *cookies, game.table, "planted"):
        assert secret not in log


# ---- bots


@pytest.mark.parametrize("level", ["garzone", "virtuoso"])
def test_a_bots_move_takes_its_time_whether_or_not_it_had_a_choice(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker searches in both cases, see test_bot_pool. Here: a move that is found at once is not played at once."""
    monkeypatch.setattr("bottega.bots.level_bots", lambda *_: GENERAL)  # as in a game that declares no levels

    async def seconds_until_move(forced: bool) -> float:
        offline = OfflineTable(2, simple_game(2), bots=(0,))
        offline.table.seats[0].level = level
        proposed = asyncio.get_running_loop().create_future()

        async def choose(*_: Any) -> int:
            return 0 if forced else 1

        async def propose(make: Any) -> None:
            entries: list[LogEntry] = make(offline.table, offline.now)
            proposed.set_result(len(entries))

        services: Any = SimpleNamespace(settings=Settings(bot_pace=0.2), bots=SimpleNamespace(choose=choose))
        actor = fake_actor(offline.table, propose=propose)
        scheduler = TableScheduler(actor, services)
        started = time.monotonic()
        scheduler.update()
        assert await proposed == 1
        scheduler.stop()
        return time.monotonic() - started

    async def both() -> tuple[float, float]:
        return await asyncio.gather(seconds_until_move(True), seconds_until_move(False))

    least = 3.0 if level == "virtuoso" else 0.2
    assert all(seconds >= least for seconds in asyncio.run(both()))
