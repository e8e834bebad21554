"""A server with its usual limits: what is costly is computed by workers, and limited for each person and address."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from functools import cache
from types import SimpleNamespace
from typing import Any

import httpx
import orjson
import pytest

import bottega
from bottega.server.api import finished
from bottega.server.api.finished import Replay
from bottega.server.fair_queue import QueueFull, Requester
from bottega.server.game_jobs import ExplainStep, PositionAfter, ReplayGame, Unusable
from bottega.server.safety.problems import Problem
from bottega.server.safety.rate_limits import RateLimiter
from bottega.server.settings import Settings
from bottega.workers import JobFailed, ignore_progress
from tests.server.playing import Database
from tests.server.running import BOT, MINE, Guest, RunningServer, TableClient
from tests.server.sample_games import games_for, simple_game

SIZE = 17_000  # bytes of the text that attackers send
ATTACKS = 60


@cache
def whole_game(slug: str | None = None, players: int = 3) -> str:
    """A finished game in its text form, by default of the game whose random play makes the longest text."""
    if slug is None:
        return max((whole_game(slug, players) for slug in games_for(players)), key=len)
    match, rng = bottega.new(slug, players=players, seed=1), random.Random(1)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match.dumps()


# ---- the jobs


@pytest.mark.parametrize("slug", games_for(3))
@pytest.mark.parametrize("seat", [None, 1])
def test_a_replay_has_every_move_and_the_view_after_it(slug: str, seat: int | None) -> None:
    text, reports = whole_game(slug), list[tuple[int, int]]()
    data = ReplayGame(text, seat, ["A", "B", "C"]).run(lambda *report: reports.append(report))
    assert isinstance(data, bytes)
    replay = Replay.model_validate_json(data)
    match = bottega.loads(text)
    assert [step.move for step in replay.steps] == [None, *(move.number for _, move in match.log)]
    last = match.open_view() if seat is None else match.view(seat)
    assert replay.steps[-1].view == orjson.loads(orjson.dumps(last, option=orjson.OPT_NON_STR_KEYS))
    assert (replay.names, replay.scores, replay.winners) == (["A", "B", "C"], match.scores, list(match.winners))
    assert reports[-1] == (len(match.log), len(match.log))
    assert ReplayGame(text, seat, [], [2]).run(ignore_progress) != data


def test_what_cannot_be_replayed_has_a_reason() -> None:
    text = whole_game()
    running = bottega.new(games_for(3)[0], players=3, seed=1).dumps()
    jobs: list[tuple[Any, int, str]] = [
        (ReplayGame("nonsense", None, []), 422, "damaged"),
        (ReplayGame(running, None, []), 409, "not_over"),
        (ReplayGame(text, 5, []), 422, "invalid"),
        (ExplainStep(text, 10_000, None), 422, "invalid"),
        (PositionAfter("nonsense", 0), 422, "damaged"),
        (PositionAfter(text, 10_000), 422, "invalid"),
    ]
    for job, status, error in jobs:
        result = job.run(ignore_progress)
        assert isinstance(result, Unusable)
        assert (result.status, result.error) == (status, error)
        assert result.message.endswith(".")


def test_a_position_is_that_of_the_game_after_so_many_moves() -> None:
    match = bottega.loads(whole_game())
    position = PositionAfter(whole_game(), 20).run(ignore_progress)
    assert isinstance(position, dict)
    names = {option.name for option in match.game.options} | set(match.game.variants)
    expected = {name: value for name, value in match.replayed(20).position().items() if name not in names}
    assert position == expected


# ---- the limits


def page(outcome: Any, person: str = "ada", text: str = "x", limiter: RateLimiter | None = None) -> Any:
    """What a page gets from the workers."""

    async def run_job(job: Any, requester: Requester) -> Any:
        if isinstance(outcome, Exception):
            raise outcome
        return outcome if outcome is not None else await asyncio.sleep(3600)

    state = SimpleNamespace(
        limiter=limiter or RateLimiter(0),
        settings=Settings(),
        registry=SimpleNamespace(bots=SimpleNamespace(page=run_job)),
    )
    request: Any = SimpleNamespace(app=SimpleNamespace(state=state), scope={"client": ("10.0.0.9", 1), "headers": []})
    job: Any = None
    return asyncio.run(finished._page(request, job, text, Requester(person)))


@pytest.mark.parametrize("outcome", [None, QueueFull(), JobFailed("no")])
def test_a_page_that_takes_too_long_or_fails_says_when_to_try_again(
    outcome: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finished, "PAGE_SECONDS", 0.01)
    with pytest.raises(Problem) as problem:
        page(outcome)
    assert problem.value.status_code == 503
    assert problem.value.headers is not None
    assert int(problem.value.headers["Retry-After"]) > 0


def test_long_games_count_for_more_and_an_address_has_a_limit_of_its_own() -> None:
    limiter = RateLimiter(1.0, clock=lambda: 0.0)

    def accepted(person: str, length: int) -> int:
        """How many of these games, one after the other, are accepted."""
        for number in range(1000):
            try:
                page(b"{}", person, "x" * length, limiter)
            except Problem:
                return number
        raise AssertionError("there is no limit")

    assert accepted("ada", 1_000) == 20
    assert accepted("bea", 160_000) == 2
    assert accepted("cid", 300_000) == 1
    assert accepted("dan", 1_000) == 1  # the address has no more
    assert accepted("eve", 1_000) == 0


# ---- a server under attack


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory, compiled: None) -> Iterator[RunningServer]:
    """A server with its usual limits."""
    folder = tmp_path_factory.mktemp("limited")
    with RunningServer(f"sqlite:///{folder / 'bottega.sqlite'}", RATE="1", TABLES="12").start(
        folder / "log"
    ) as running:
        yield running


def test_sixty_replays_from_one_address_are_mostly_refused_and_nobody_else_notices(limited: RunningServer) -> None:
    text = whole_game()
    text += " " * (SIZE - len(text)) if len(text) < SIZE else ""
    ada = Guest(limited, "Ada")
    table = ada.open([MINE, BOT])

    async def attack(http: httpx.AsyncClient) -> httpx.Response:
        return await http.post("/api/replay", json={"text": text})

    async def follow() -> None:
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with (
            httpx.AsyncClient(base_url=limited.address, transport=transport, timeout=300) as http,
            ada.at(table) as client,
        ):
            await client.next("snapshot")
            requests = [asyncio.create_task(attack(http)) for _ in range(ATTACKS)]
            answers, moves = 0, 0
            while not all(request.done() for request in requests):
                await client.send({"type": "ping"})
                await client.next("pong")  # the socket is alive
                answers += 1
                await asyncio.sleep(0.2)  # within the limit of messages
                if client.state["choices"]:
                    assert (await client.move(-1, f"m{moves}"))["type"] == "ack"
                    moves += 1
            found = [await request for request in requests]
            refused = [answer for answer in found if answer.status_code == 429]
            assert len(refused) > ATTACKS / 2
            assert all(int(answer.headers["Retry-After"]) > 0 for answer in refused)
            assert all(answer.json()["error"] == "too_many" for answer in refused)
            assert {answer.status_code for answer in found} <= {200, 422, 429}
            assert answers
            assert await client.wait_for_turn()  # the bot has answered, too

    asyncio.run(asyncio.wait_for(follow(), 300))


def test_a_bot_answers_while_somebody_elses_bots_fill_the_server(limited: RunningServer) -> None:
    """On a real server. Between two answers to Ada there is time for a few moves of Eve's bots, not for all of them."""
    ada, eve = Guest(limited, "Ada"), Guest(limited, "Eve")
    database = Database(limited.database)
    strong = [{"kind": "bot", "level": "virtuoso"}] * 4
    table, game = ada.open([MINE, BOT]), simple_game(4)
    answers = [eve.http.post("/api/tables", json={"game": game, "seats": strong}) for _ in range(20)]
    opened = [answer.json()["id"] for answer in answers if answer.status_code == 201]
    assert {answer.status_code for answer in answers} == {201, 409}
    assert len(opened) == int(limited.settings["TABLES"])
    refusal = answers[-1].json()
    assert refusal["error"] == "too_many_tables"
    assert f"{len(opened)} tables" in refusal["message"]

    def made() -> int:
        """The moves of all bots of Eve."""
        return sum(database.length(id) for id in opened)

    async def follow() -> None:
        before = made()
        async with AsyncExitStack() as stack:
            client = await stack.enter_async_context(ada.at(table))
            assert made() == before  # nobody watches
            watching = [await stack.enter_async_context(eve.at(id)) for id in opened]
            drains = [asyncio.create_task(_drain(one)) for one in watching]
            while made() < before + 2:
                await asyncio.sleep(0.05)
            answered = 0
            began = made()
            await client.wait_for_turn()
            while answered < 5:
                assert (await client.move(-1, f"e{len(client.received)}"))["type"] == "ack"
                answered += not client.state["choices"]
                assert await client.wait_for_turn()
            assert made() - began < 5 * len(opened) / 2
            for drain in drains:
                drain.cancel()

    asyncio.run(asyncio.wait_for(follow(), 300))
    database.close()


async def _drain(client: TableClient) -> None:
    """Reads what a watcher is sent."""
    while True:
        await client.next(within=600)
