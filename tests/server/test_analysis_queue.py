"""An analysis answers at once and deepens; what was found is kept, also by the next process."""

import asyncio
from typing import Any

import pytest

import bottega
from bottega.analysis import BUDGET, PLAYOUTS, sketch
from bottega.analysis.json_format import to_json
from bottega.bots.budget import Budget
from bottega.engine.messages import LANGUAGES
from bottega.server.api.finished import AnalysisStatus
from bottega.server.fair_queue import Requester
from bottega.server.tables.analysis_queue import MAX_QUEUED_PER_PERSON, PASSES, AnalysisQueue, TooManyAnalyses
from bottega.workers import JobFailed
from tests.analysis.games import play_on
from tests.by_looking import LIGHTEST

Found = dict[str, Any]


def found(iterations: int) -> Found:
    return {language: {"language": language, "effort": {"iterations": iterations}} for language in ("en", "fr", "it")}


class Store:
    def __init__(self) -> None:
        self.kept: dict[str, Found] = {}

    def analysis(self, table: str) -> Found | None:
        return self.kept.get(table)

    def save_analysis(self, table: str, analysis: Found) -> None:
        self.kept[table] = analysis


class Bots:
    """Each pass waits until it is let go."""

    def __init__(self, ready: bool = True, fails_at: int | None = None) -> None:
        self.ready, self.fails_at = ready, fails_at
        self.passes: list[int] = []
        self.go = asyncio.Semaphore(0)

    async def sketch(self, text: str, slug: str, requester: Requester) -> Found | None:
        return found(0) if self.ready else None

    async def analyse(self, text: str, budget: Budget, requester: Requester, progress: Any, playouts: int) -> Found:
        self.passes.append(budget.iterations)
        progress(1, 2)
        await self.go.acquire()
        if budget.iterations == self.fails_at:
            raise JobFailed("no")
        return found(budget.iterations)


async def until(condition: Any) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


def depth(status: dict[str, Any]) -> int:
    return int(status["analysis"]["effort"]["iterations"])


def test_the_first_look_is_there_before_the_first_pass_and_each_pass_replaces_it() -> None:
    async def follow() -> None:
        bots, store = Bots(), Store()
        queue = AnalysisQueue(bots, store)  # type: ignore[arg-type]
        await queue.submit("one", "text", "game", "ada")
        await until(lambda: bots.passes)
        first = await queue.status("one", "fr")
        assert (depth(first), first["analysis"]["language"]) == (0, "fr")
        progress = [first["progress"]]
        for n, (budget, _, _) in enumerate(PASSES, 1):
            bots.go.release()
            await until(lambda n=n: len(bots.passes) > n or "one" not in queue._tasks)
            now = await queue.status("one", "en")
            assert depth(now) == budget.iterations
            progress.append(now["progress"])
        assert progress == sorted(set(progress))
        assert progress[-1] == 1
        await queue.submit("one", "text", "game", "ada")  # complete: nothing more is done
        assert bots.passes == [budget.iterations for budget, _, _ in PASSES]

    asyncio.run(follow())


def test_the_last_pass_is_the_whole_analysis() -> None:
    assert PASSES[-1][:2] == (BUDGET, PLAYOUTS)
    assert sum(share for _, _, share in PASSES) == pytest.approx(1)


def test_after_a_restart_it_goes_on_where_it_was() -> None:
    async def follow() -> None:
        bots, store = Bots(), Store()
        store.kept["one"] = found(PASSES[0][0].iterations)
        queue = AnalysisQueue(bots, store)  # type: ignore[arg-type]
        status = await queue.status("one", "en")
        assert status["progress"] < 1
        assert depth(status) == PASSES[0][0].iterations
        await queue.submit("one", "text", "game", "ada")
        bots.go.release()
        await until(lambda: "one" not in queue._tasks)
        assert bots.passes == [BUDGET.iterations]

    asyncio.run(follow())


def test_an_analysis_from_before_networks_judged_is_read_and_complete() -> None:
    async def follow() -> None:
        bots, store = Bots(), Store()
        old = to_json(sketch(play_on(bottega.new(LIGHTEST, players=2, seed=1))))
        old["effort"] = {"iterations": BUDGET.iterations, "seconds": 0.0, "closer": 8, "playouts": PLAYOUTS, "seed": 0}
        store.kept["one"] = dict.fromkeys(LANGUAGES, old)
        queue = AnalysisQueue(bots, store)  # type: ignore[arg-type]
        status = AnalysisStatus(**await queue.status("one", "fr"))
        assert status.analysis
        assert (status.progress, status.analysis.effort.judge) == (1, "playouts")
        await queue.submit("one", "text", "game", "ada")
        assert not bots.passes

    asyncio.run(follow())


def test_if_a_pass_fails_what_was_found_before_stays() -> None:
    async def follow() -> None:
        bots, store = Bots(fails_at=BUDGET.iterations), Store()
        queue = AnalysisQueue(bots, store)  # type: ignore[arg-type]
        await queue.submit("one", "text", "game", "ada")
        bots.go.release()
        bots.go.release()
        await until(lambda: "one" not in queue._tasks)
        status = await queue.status("one", "en")
        assert status["failed"]
        assert depth(status) == PASSES[0][0].iterations

    asyncio.run(follow())


def test_while_the_code_is_being_compiled_there_is_no_first_look() -> None:
    async def follow() -> None:
        bots = Bots(ready=False)
        queue = AnalysisQueue(bots, Store())  # type: ignore[arg-type]
        await queue.submit("one", "text", "game", "ada")
        await until(lambda: bots.passes)
        assert (await queue.status("one", "en"))["analysis"] is None
        queue.stop()
        await asyncio.sleep(0)

    asyncio.run(follow())


def test_one_person_cannot_fill_the_queue() -> None:
    async def follow() -> None:
        queue = AnalysisQueue(Bots(), Store())  # type: ignore[arg-type]
        for n in range(MAX_QUEUED_PER_PERSON):
            await queue.submit(f"table {n}", "text", "game", "eve")
        with pytest.raises(TooManyAnalyses):
            await queue.submit("one more", "text", "game", "eve")
        await queue.submit("table 0", "text", "game", "eve")  # it is in the queue already
        await queue.submit("one more", "text", "game", "ada")
        queue.stop()
        await asyncio.sleep(0)

    asyncio.run(follow())
