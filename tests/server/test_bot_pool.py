"""The jobs of bots, hints and analyses, and the pool that runs them."""

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import bottega
from bottega.analysis import analyse
from bottega.analysis.json_format import to_json
from bottega.bots import bot, generator, sample_world
from bottega.bots.budget import Budget
from bottega.bots.net import NetSearchBot
from bottega.bots.search import Explanation, SearchBot
from bottega.bots.weights import shipped
from bottega.engine.match import Match
from bottega.server import bot_jobs, bot_pool
from bottega.server.api.finished import AnalysisStatus
from bottega.server.bot_jobs import ChooseMove, GiveHint, Position, SketchGame
from bottega.server.bot_pool import BotPool
from bottega.server.fair_queue import Requester
from bottega.workers import AsyncPool, JobFailed, ignore_progress
from tests.server.sample_games import game_with_private_fields, nearly_over, random_match

PLAYERS = 3
SLUG = game_with_private_fields(PLAYERS)  # so that what a bot may not know makes a difference
GAME = bottega.game(SLUG)
LIMIT = 1500  # seconds: far more than anything takes, for a busy machine that compiles
ENDLESS = Budget(seconds=3600.0)
ADA = Requester("ada", "table")


@cache
def middle() -> Match:
    """A match that greedy bots have played for a while, at a decision between several moves."""
    match = Match(GAME, PLAYERS, seed=1, target="cpu")
    bots = [bot("greedy", GAME, seat, "cpu") for seat in range(PLAYERS)]
    while len(match.log) < 30 or len(match.legal(match.actors[0])) < 3:
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match, seat))
    return match


@cache
def finished() -> str:
    """The last moves of a match, played at random."""
    match, rng = bottega.position(SLUG, nearly_over(SLUG, PLAYERS, moves=12), seed=4), random.Random(4)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match.dumps()


def run(test: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(test, LIMIT))


@asynccontextmanager
async def running(workers: int = 1) -> AsyncIterator[BotPool]:
    pool = BotPool(workers, [SLUG])
    pool.start()
    try:
        while not pool.warm_up.has_networks(SLUG):  # until then a bot that has a network searches without it
            await asyncio.sleep(0.01)
        yield pool
    finally:
        await pool.close()


@pytest.fixture(autouse=True)
def not_nice(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine the tests should not come last."""
    monkeypatch.setattr(bot_pool, "LIVE_NICENESS", 0)
    monkeypatch.setattr(bot_pool, "ANALYSIS_NICENESS", 0)


def choice(pool: BotPool, bot_name: str = "greedy", seed: int = 5) -> Coroutine[Any, Any, int]:
    match = middle()
    return pool.choose(Position.of(match), match.actors[0], bot_name, seed, ADA)


def own_choice(bot_name: str = "greedy", seed: int = 5) -> int:
    match = middle()
    return bot(bot_name, GAME, seed, "cpu").choose(match, match.actors[0]).number


# ---- jobs


def test_a_position_is_restored_exactly() -> None:
    options: dict[str, Any] = {option.name: option.values[-1] for option in GAME.options}
    match = bottega.new(SLUG, players=PLAYERS, seed=7, **options, variants=list(GAME.variants))
    again = Position.of(match).match()
    assert again.state.tobytes() == match.state.tobytes()
    assert again.settings == match.settings
    assert again.legal(match.actors[0]) == match.legal(match.actors[0])
    assert again.seed != match.seed


@pytest.fixture
def iterations(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many iterations each search has made so far."""
    made, search = [], SearchBot.explain

    def counting(self: SearchBot, *arguments: Any) -> Explanation:
        found = search(self, *arguments)
        made.append(found.iterations)
        return found

    monkeypatch.setattr(SearchBot, "explain", counting)
    return made


def test_a_forced_move_is_searched_as_long_as_a_choice(iterations: list[int]) -> None:
    match = next(one for one in random_match(SLUG, PLAYERS) if one.actors and len(one.legal(one.actors[0])) == 1)
    seat = match.actors[0]
    job = ChooseMove(Position.of(match), seat, "search:300", 1)
    assert job.run(ignore_progress) == match.legal(seat)[0].number
    assert iterations == [300]


def test_a_level_is_the_bot_that_it_is_with_this_number_of_players(
    iterations: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bottega.bots.level_bots", lambda game, players: {"master": f"search:{100 * players}"})
    match = middle()
    ChooseMove(Position.of(match), match.actors[0], "master", 5).run(ignore_progress)
    assert iterations == [100 * PLAYERS]


@pytest.mark.parametrize("bot_name", ["garzone", "master"])
def test_on_the_plain_rules_a_bot_makes_a_legal_move_from_what_its_seat_knows(
    bot_name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_jobs, "PLAIN_BUDGET", Budget(iterations=2))
    match, seat = middle(), middle().actors[0]
    chosen = ChooseMove(Position.of(match), seat, bot_name, 5, "python").run(ignore_progress)
    assert chosen in [move.number for move in match.legal(seat)]
    other = Position.of(match).match()
    other.game.record.restore(other.state, sample_world(match, seat, generator(1)).tobytes())
    assert ChooseMove(Position.of(other), seat, bot_name, 5, "python").run(ignore_progress) == chosen


def test_a_hint_with_a_time_budget_reports_the_time() -> None:
    reports: list[tuple[int, int]] = []
    match = middle()
    hint = GiveHint(Position.of(match), match.actors[0], Budget(seconds=0.1), 5)
    assert hint.run(lambda done, total: reports.append((done, total)))["iterations"] > 0
    assert reports == sorted(reports)
    assert {total for _, total in reports} == {100}
    assert reports[-1] == (100, 100)


def test_a_hint_depends_only_on_what_the_seat_knows() -> None:
    match, seat = middle(), middle().actors[0]
    hint = GiveHint(Position.of(match), seat, Budget(iterations=200), 5).run(ignore_progress)
    for seed in range(3):
        other = Position.of(match).match()
        other.game.record.restore(other.state, sample_world(match, seat, generator(seed)).tobytes())
        assert other.state.tobytes() != match.state.tobytes()
        assert GiveHint(Position.of(other), seat, Budget(iterations=200), 5).run(ignore_progress) == hint


# ---- the pool


def test_until_the_rules_are_compiled_bots_and_hints_use_the_plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    targets: list[str] = []

    async def noting(self: AsyncPool, job: Any, *arguments: Any, **more: Any) -> Any:
        targets.append(job.job.target)
        return None, 0.0

    async def ask() -> None:
        pool = BotPool(1, [SLUG])
        monkeypatch.setattr(AsyncPool, "start", lambda self: None)
        monkeypatch.setattr(AsyncPool, "run", noting)
        pool._dispatcher.start()
        position, seat = Position.of(middle()), middle().actors[0]
        for ready in (False, True):
            pool.warm_up.games[0].ready = ready
            await pool.choose(position, seat, "master", 1, ADA)
            await pool.hint(position, seat, Budget(iterations=1), 1, ADA)

    run(ask())
    assert targets == ["python", "python", "cpu", "cpu"]


def test_every_worker_makes_the_same_choice_as_the_bot_itself() -> None:
    names = [(name, seed) for name in ("random", "greedy", "garzone", "search:40", "apprentice") for seed in (1, 2)]

    async def ask() -> list[int]:
        async with running(2) as pool:
            return await asyncio.gather(*(choice(pool, *one) for one in names + names[::-1]))

    own = [own_choice(*one) for one in names]
    assert run(ask()) == own + own[::-1]


def test_a_hint_has_the_figures_of_the_search() -> None:
    reports: list[tuple[int, int]] = []
    match, budget = middle(), Budget(iterations=3000)

    async def ask() -> Any:
        async with running() as pool:
            position, seat = Position.of(match), match.actors[0]
            return await pool.hint(position, seat, budget, 5, ADA, lambda done, total: reports.append((done, total)))

    advice = run(ask())
    network = shipped(match.game, match.players)
    assert network
    found = NetSearchBot(replace(network, reuse=False), budget, 5).explain(match, match.actors[0])
    best = found.moves[: len(advice["thoughts"])]
    assert advice["iterations"] == 3000
    assert 2 <= len(best) <= 5
    assert [thought["move"] for thought in advice["thoughts"]] == [thought.move.number for thought in best]
    assert [thought["share"] for thought in advice["thoughts"]] == [round(t.visits / 3000, 4) for t in best]
    assert [thought["expected"] for thought in advice["thoughts"]] == [round(t.expected, 4) for t in best]
    assert [(step["seat"], step["move"]) for step in advice["continuation"]] == [
        (seat, move.number) for seat, move in found.continuation
    ]
    assert reports == sorted(reports)
    assert (reports[0], reports[-1]) == ((0, 3000), (3000, 3000))


def test_an_analysis_reports_its_progress_and_is_in_three_languages() -> None:
    reports: list[tuple[int, int]] = []

    async def ask() -> dict[str, Any]:
        async with running() as pool:
            return await pool.analyse(finished(), Budget(iterations=2), ADA, lambda *report: reports.append(report))

    answer = run(ask())
    found = analyse(bottega.loads(finished()), Budget(iterations=2))
    assert answer == {language: to_json(found, language) for language in ("en", "fr", "it")}
    sent = AnalysisStatus(progress=1, analysis=answer["en"]).model_dump()
    assert sent["analysis"] == answer["en"]
    assert reports == sorted(reports)
    assert len(reports) > 1
    assert reports[-1][0] == reports[-1][1] > 0


def test_who_waits_at_a_table_goes_before_who_does_not() -> None:
    order: list[str] = []

    async def note(name: str, request: Coroutine[Any, Any, Any]) -> None:
        await request
        order.append(name)

    async def ask() -> None:
        async with running() as pool:
            position, seat, searching = Position.of(middle()), middle().actors[0], asyncio.Event()
            busy = asyncio.create_task(pool.hint(position, seat, ENDLESS, 5, ADA, lambda *_: searching.set()))
            await searching.wait()
            requests = [
                asyncio.create_task(note("page", pool.page(SketchGame(finished()), ADA))),
                asyncio.create_task(note("away", pool.choose(position, seat, "greedy", 5, ADA, awaited=False))),
                asyncio.create_task(note("here", choice(pool))),
            ]
            await asyncio.sleep(0)
            busy.cancel()
            await asyncio.gather(*requests)

    run(ask())
    assert order == ["here", "away", "page"]


def test_no_bot_waits_for_an_analysis() -> None:
    async def ask() -> None:
        async with running() as pool:
            endless = asyncio.create_task(pool.analyse(finished(), ENDLESS, ADA))
            assert [await choice(pool) for _ in range(3)] == [own_choice()] * 3
            assert not endless.done()

    run(ask())


def test_a_bots_long_search_can_be_cancelled() -> None:
    async def ask() -> None:
        async with running() as pool:
            await choice(pool)
            long = asyncio.create_task(choice(pool, "search:3600s"))
            await asyncio.sleep(0.1)
            long.cancel()
            assert await choice(pool) == own_choice()

    run(ask())


def test_the_reason_of_a_failure_is_for_the_log_and_not_for_players() -> None:
    async def ask() -> None:
        async with running() as pool:
            with pytest.raises(JobFailed) as failure:
                await choice(pool, "wizard")
            assert "wizard" not in str(failure.value)
            assert "there is no bot 'wizard'" in failure.value.details
            assert await choice(pool) == own_choice()

    run(ask())


def test_until_its_network_is_compiled_a_bot_searches_without_one() -> None:
    position, seat = Position.of(middle()), middle().actors[0]
    without = ChooseMove(position, seat, "net:60", 5, network=False).run(ignore_progress)
    assert without == ChooseMove(position, seat, "search:60", 5).run(ignore_progress)
