"""Worker processes: the bots' own choices, in the right order, and none lost with a worker."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest

import bottega
from bottega.analysis import analyse
from bottega.analysis.json_format import to_json
from bottega.bots import bot, generator, sample_world
from bottega.bots.budget import Budget
from bottega.bots.search import Explanation, SearchBot, explain
from bottega.engine.match import Match
from bottega.server.workers import Position, WorkerFailed, Workers, crew, process
from bottega.server.workers.thinking import Choose, Hint, Task

GAME = bottega.game("leonardo")
T = TypeVar("T")
PATIENCE = 400  # seconds; far more than anything takes, for a machine that is busy and compiles
ENDLESS = Budget(seconds=3600.0)
NOBODY_LISTENS = lambda done, total: None  # noqa: E731


@cache
def middle() -> Match:
    """A match that greedy bots have played for a while, stopped where somebody has a choice."""
    match = Match(GAME, 3, seed=1, options={"setup": "expert"}, target="cpu")
    bots = [bot("greedy", GAME, seat, "cpu") for seat in range(3)]
    while len(match.log) < 40 or len(match.legal(match.actors[0])) < 3:
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match, seat))
    return match


@cache
def finished() -> str:
    """The last two turns of a match, played at random."""
    match = bottega.position("leonardo", {"players": 2, "turn": 8, "phase": "laboratory"}, seed=4)
    anyone = bot("random", GAME, 3)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, anyone.choose(match, seat))
    return match.dumps()


@asynccontextmanager
async def running(count: int) -> AsyncIterator[Workers]:
    workers = Workers(count)
    await workers.start()
    try:
        async with asyncio.timeout(PATIENCE):
            yield workers
    finally:
        await workers.close()


class WorkerLoop:
    """Workers with an event loop, shared by the tests: to start processes is what takes time here."""

    def __init__(self) -> None:
        self._runner = asyncio.Runner()
        self._workers = Workers(1)

    def run(self, ask: Callable[[Workers], Coroutine[Any, Any, T]]) -> T:
        return self._runner.run(asyncio.wait_for(ask(self._workers), PATIENCE))

    def __enter__(self) -> "WorkerLoop":
        self._runner.run(self._workers.start())
        return self

    def __exit__(self, *_: object) -> None:
        self._runner.run(self._workers.close())
        self._runner.close()


@pytest.fixture(scope="module", autouse=True)
def loop() -> Iterator[WorkerLoop]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(crew, "LIVE", 1)  # on a busy machine the tests should not come last
        patch.setattr(crew, "STUDY", 2)
        with WorkerLoop() as loop:
            yield loop


def pids(niceness: int | None = None) -> set[int]:
    """The workers that are that nice; those for live tables unless told otherwise."""
    expected = os.nice(0) + (crew.LIVE if niceness is None else niceness)
    found = {child.pid for child in multiprocessing.active_children() if child.pid}
    return {pid for pid in found if os.getpriority(os.PRIO_PROCESS, pid) == expected}


def choice(workers: Workers, bot_name: str = "greedy", seed: int = 5) -> Coroutine[Any, Any, int]:
    match = middle()
    return workers.choose(Position.of(match), match.actors[0], bot_name, seed)


def own_choice(bot_name: str = "greedy", seed: int = 5) -> int:
    match = middle()
    return bot(bot_name, GAME, seed, "cpu").choose(match, match.actors[0]).number


class Thinking:
    """A hint asked for and begun."""

    def __init__(self, workers: Workers, budget: Budget) -> None:
        self.begun = asyncio.Event()
        self.told: list[tuple[int, int]] = []
        match = middle()
        asking = workers.hint(Position.of(match), match.actors[0], budget, 5, self._progress)
        self.answer = asyncio.create_task(asking)

    def _progress(self, done: int, total: int) -> None:
        self.told.append((done, total))
        self.begun.set()


# ---- what is worked out


def test_a_choice_is_the_bots_own_on_any_worker_in_any_order() -> None:
    names = [(name, seed) for name in ("random", "greedy", "garzone", "search:40", "apprentice") for seed in (1, 2)]

    async def ask() -> list[int]:
        async with running(2) as workers:
            return await asyncio.gather(*(choice(workers, *one) for one in names + names[::-1]))

    own = [own_choice(*one) for one in names]
    assert asyncio.run(ask()) == own + own[::-1]


def test_a_position_is_rebuilt_as_it_was() -> None:
    match = bottega.new("leonardo", players=4, seed=7, setup="expert", variants=list(GAME.variants))
    again = Position.of(match).match()
    assert again.state.tobytes() == match.state.tobytes()
    assert again.settings == match.settings
    assert again.legal(0) == match.legal(0)
    assert again.seed != match.seed


def test_a_forced_move_is_thought_about_as_long_as_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    match = bottega.position("leonardo", {"players": 2, "turn": 9, "hand": [{"iron": 0, "rope": 0, "brick": 0}]})
    assert len(match.legal(0)) == 1
    searched: list[int] = []

    def watched(self: SearchBot, *how: Any) -> Explanation:
        found = as_ever(self, *how)
        searched.append(found.iterations)
        return found

    as_ever = SearchBot.explain
    monkeypatch.setattr(SearchBot, "explain", watched)
    assert Choose(Position.of(match), 0, "search:300", 1).do(NOBODY_LISTENS) == match.legal(0)[0].number
    assert searched == [300]


def test_a_hint_tells_the_figures_of_the_search(loop: WorkerLoop) -> None:
    async def ask(workers: Workers) -> tuple[Any, list[tuple[int, int]]]:
        thinking = Thinking(workers, Budget(iterations=3000))
        return await thinking.answer, thinking.told

    advice, told = loop.run(ask)
    match = middle()
    found = explain(match, match.actors[0], Budget(iterations=3000), 5)
    best = found.moves[: len(advice["thoughts"])]
    assert advice["iterations"] == 3000
    assert 2 <= len(best) <= 5
    assert [thought["move"] for thought in advice["thoughts"]] == [thought.move.number for thought in best]
    assert [thought["share"] for thought in advice["thoughts"]] == [round(t.visits / 3000, 4) for t in best]
    assert [thought["expected"] for thought in advice["thoughts"]] == [round(t.expected, 4) for t in best]
    assert [(step["seat"], step["move"]) for step in advice["continuation"]] == [
        (seat, move.number) for seat, move in found.continuation
    ]
    assert told == sorted(told)
    assert (told[0], told[-1]) == ((0, 3000), (3000, 3000))


def test_a_hint_by_the_clock_tells_how_much_time_has_passed() -> None:
    told = []
    match = middle()
    hint = Hint(Position.of(match), match.actors[0], Budget(seconds=0.1), 5)
    assert hint.do(lambda done, total: told.append((done, total)))["iterations"] > 0
    assert told == sorted(told)
    assert {total for _, total in told} == {100}
    assert told[-1] == (100, 100)


def test_a_hint_knows_only_what_the_seat_knows() -> None:
    match, seat = middle(), middle().actors[0]
    honest = Hint(Position.of(match), seat, Budget(iterations=200), 5).do(NOBODY_LISTENS)
    for world in range(3):
        other = Position.of(match).match()
        other.game.record.restore(other.state, sample_world(match, seat, generator(world)).tobytes())
        assert other.state.tobytes() != match.state.tobytes()
        assert Hint(Position.of(other), seat, Budget(iterations=200), 5).do(NOBODY_LISTENS) == honest


def test_an_analysis_tells_how_far_it_is_and_then_everything_in_three_languages(loop: WorkerLoop) -> None:
    told: list[tuple[int, int]] = []

    async def ask(workers: Workers) -> dict[str, Any]:
        return await workers.analyse(finished(), Budget(iterations=2), lambda done, total: told.append((done, total)))

    answer = loop.run(ask)
    found = analyse(bottega.loads(finished()), Budget(iterations=2))
    assert answer == {language: to_json(found, language) for language in ("en", "fr", "it")}
    assert told == sorted(told)
    assert len(told) > 1
    assert told[-1][0] == told[-1][1] > 0


# ---- who goes first


def test_choices_go_before_hints_and_otherwise_who_came_first(loop: WorkerLoop) -> None:
    order: list[str] = []

    async def note(name: str, asking: Coroutine[Any, Any, Any]) -> None:
        await asking
        order.append(name)

    async def ask(workers: Workers) -> None:
        busy = Thinking(workers, Budget(iterations=2000))
        await busy.begun.wait()
        position, seat = Position.of(middle()), middle().actors[0]
        await asyncio.gather(
            note("first hint", workers.hint(position, seat, Budget(iterations=10), 1)),
            note("second hint", workers.hint(position, seat, Budget(iterations=10), 1)),
            note("first choice", choice(workers)),
            note("second choice", choice(workers)),
        )

    loop.run(ask)
    assert order == ["first choice", "second choice", "first hint", "second hint"]


def test_no_bot_waits_for_an_analysis_and_one_that_nobody_wants_makes_room(
    loop: WorkerLoop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "GRACE", 0.1)

    async def ask(workers: Workers) -> None:
        await workers.analyse(finished(), Budget(iterations=2))
        analyst = pids(crew.STUDY)
        endless = asyncio.create_task(workers.analyse(finished(), ENDLESS))
        assert [await choice(workers) for _ in range(3)] == [own_choice()] * 3
        assert not endless.done()
        endless.cancel()
        assert (await workers.analyse(finished(), Budget(iterations=2)))["en"]["game"] == "leonardo"
        assert not analyst & pids(crew.STUDY)  # in the middle of a search it hears nothing, so it had to go

    loop.run(ask)


# ---- who is not waited for any more


def test_a_task_that_was_cancelled_is_not_begun(loop: WorkerLoop, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []

    async def watched(self: process.Worker, task: Task[Any], *how: Any) -> Any:
        begun.append(task)
        return await as_ever(self, task, *how)

    as_ever = process.Worker.do
    monkeypatch.setattr(process.Worker, "do", watched)

    async def ask(workers: Workers) -> None:
        busy = Thinking(workers, Budget(iterations=2000))
        await busy.begun.wait()
        unwanted = Thinking(workers, ENDLESS)
        await asyncio.sleep(0)
        unwanted.answer.cancel()
        await busy.answer
        await choice(workers)
        assert await workers.hint(Position.of(middle()), middle().actors[0], Budget(iterations=10), 1)

    loop.run(ask)
    assert [task.budget.iterations for task in begun if isinstance(task, Hint)] == [2000, 10]


def test_a_task_that_is_cancelled_frees_its_worker(loop: WorkerLoop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "GRACE", PATIENCE)

    async def ask(workers: Workers) -> None:
        thinking = Thinking(workers, ENDLESS)
        await thinking.begun.wait()
        before = pids()
        thinking.answer.cancel()
        assert await choice(workers) == own_choice()
        long = asyncio.create_task(choice(workers, "search:3600s"))
        await asyncio.sleep(0.3)
        long.cancel()
        assert await choice(workers) == own_choice()
        assert pids() == before  # asked to drop it, it did

    loop.run(ask)


def test_whoever_listens_badly_harms_nobody_else(loop: WorkerLoop) -> None:
    def clumsy(done: int, total: int) -> None:
        raise LookupError("the socket is gone")

    async def ask(workers: Workers) -> None:
        with pytest.raises(LookupError, match="the socket is gone"):
            await workers.hint(Position.of(middle()), middle().actors[0], ENDLESS, 1, clumsy)
        assert await choice(workers) == own_choice()

    loop.run(ask)


# ---- what goes wrong


def test_a_worker_that_dies_is_replaced_and_its_task_done_again(loop: WorkerLoop) -> None:
    async def ask(workers: Workers) -> None:
        thinking = Thinking(workers, Budget(iterations=3000))
        await thinking.begun.wait()
        before = pids()
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        assert await choice(workers) == own_choice()
        advice = await thinking.answer
        assert advice["thoughts"][0]["move"] == own_choice("search:3000")
        assert not before & pids()

    loop.run(ask)


class Bomb:
    """Kills the worker that unpacks it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os._exit, (1,)


def test_a_task_that_kills_every_worker_is_given_up(loop: WorkerLoop) -> None:
    async def ask(workers: Workers) -> None:
        deadly = Position("leonardo", 2, {"setup": Bomb()}, b"")
        with pytest.raises(WorkerFailed, match="3 workers died over one task"):
            await workers.choose(deadly, 0, "greedy", 1)
        assert await choice(workers) == own_choice()

    loop.run(ask)


def test_a_task_that_breaks_down_tells_only_the_log_why(loop: WorkerLoop) -> None:
    async def ask(workers: Workers) -> None:
        with pytest.raises(WorkerFailed) as failure:
            await choice(workers, "wizard")
        assert "wizard" not in str(failure.value)
        assert "Traceback" in failure.value.details
        assert "there is no bot 'wizard'" in failure.value.details
        assert await choice(workers) == own_choice()

    loop.run(ask)


def test_closing_leaves_nobody_waiting_and_no_process() -> None:
    async def ask() -> None:
        others = set(multiprocessing.active_children())
        async with running(1) as workers:
            begun = Thinking(workers, ENDLESS)
            await begun.begun.wait()
            waiting = asyncio.create_task(choice(workers))
            await asyncio.sleep(0)
            await workers.close()
            for answer in (begun.answer, waiting):
                with pytest.raises(WorkerFailed, match="the workers were closed"):
                    await answer
            with pytest.raises(WorkerFailed, match="the workers are not running"):
                await choice(workers)
            assert set(multiprocessing.active_children()) == others

    asyncio.run(ask())


def test_an_order_to_drop_a_task_hits_no_other() -> None:
    async def ask() -> None:
        worker, match = process.Worker(0), middle()
        try:
            done = Choose(Position.of(match), match.actors[0], "search:2000", 5)
            late = Choose(Position.of(match), match.actors[0], "greedy", 5)
            worker._pipe.send(None)  # what was on its way while the task before was finished
            answer = asyncio.create_task(worker.do(done))
            await asyncio.sleep(0)
            worker.drop(late)
            assert await answer == own_choice("search:2000")
        finally:
            await worker.end()

    asyncio.run(ask())


def test_workers_do_not_hear_ctrl_c() -> None:
    async def ask() -> None:
        others = set(multiprocessing.active_children())
        async with running(1) as workers:
            while not (newborn := set(multiprocessing.active_children()) - others):
                await asyncio.sleep(0)
            for child in newborn:  # from their first moment on
                os.kill(child.pid or 0, signal.SIGINT)
            await choice(workers)
            for child in newborn:  # and later
                os.kill(child.pid or 0, signal.SIGINT)
            await choice(workers, "search:200")
            assert set(multiprocessing.active_children()) - others == newborn

    asyncio.run(ask())


SERVER = """
import asyncio, sys
import bottega
from bottega.bots.budget import Budget
from bottega.server.workers import Position, Workers

async def serve():
    workers = Workers(2)
    await workers.start()
    position = Position.of(bottega.new("leonardo", 2, seed=1))
    tell = lambda done, total: print("thinking", flush=True)
    await asyncio.gather(
        workers.analyse(sys.stdin.read(), Budget(seconds=3600.0)),
        *(workers.hint(position, 0, Budget(seconds=3600.0), 1, tell) for _ in range(2)),
    )

asyncio.run(serve())
"""


def alive(pid: int) -> bool:
    """Whether a process runs; one that ended and that nobody has asked after does not."""
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for the workers where Linux lists them")
def test_workers_do_not_outlive_the_server() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", SERVER], stdin=pipe, stdout=pipe, start_new_session=True) as server:
        assert server.stdin
        assert server.stdout
        server.stdin.write(finished().encode())
        server.stdin.close()
        assert server.stdout.readline() == b"thinking\n"
        time.sleep(1)  # the analysis tells nothing while it is in its first search
        workers = [int(pid) for pid in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()]
        server.kill()
    assert len(workers) >= 3
    limit = time.monotonic() + 60
    while any(map(alive, workers)) and time.monotonic() < limit:
        time.sleep(0.01)
    left = [pid for pid in workers if alive(pid)]
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert not left
