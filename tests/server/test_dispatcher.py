"""How long bots may think under load, what it costs whom, and what the people concerned are told."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from structlog.testing import capture_logs

from bottega.bots.levels import GENERAL
from bottega.server import dispatcher as module
from bottega.server.bot_jobs import Timed
from bottega.server.dispatcher import LEAST_SHARE, Dispatcher
from bottega.server.fair_queue import LIVE, QueueFull, Requester, Urgency
from bottega.server.monitoring.metrics import REGISTRY
from bottega.server.tables.projection import bot_thinking
from bottega.server.thinking_quota import ANONYMOUS, ThinkingQuota
from bottega.workers import JobFailed, Progress, ignore_progress
from tests.server.offline_table import OfflineTable

HERE, AWAY = Urgency.AT_TABLE, Urgency.UNATTENDED


class Job:
    """Its result is the share of the usual time for which it may think."""

    def __init__(self, share: float, fails: bool = False) -> None:
        self.share, self.fails = share, fails

    def run(self, report: Progress) -> float:
        if self.fails:
            raise ValueError
        return self.share


class FakePool:
    """Runs a job when it is let go. Each costs the same."""

    def __init__(self, size: int, cost: float = 1.0) -> None:
        self.size, self.cost = size, cost
        self.running, self.most = 0, 0
        self.go = asyncio.Semaphore(0)

    def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def prepare(self, job: Any) -> None:
        pass

    async def run(self, job: Any, priority: int = 0, progress: Progress = ignore_progress) -> Any:
        self.running += 1
        self.most = max(self.most, self.running)
        try:
            await self.go.acquire()
            try:
                return job.job.run(progress), self.cost
            except ValueError as error:
                raise JobFailed("the job failed") from error
        finally:
            self.running -= 1


class Desk:
    """A dispatcher with one pool, and the jobs that were asked for."""

    def __init__(self, workers: int = 1, quota: ThinkingQuota | None = None) -> None:
        self.pool = FakePool(workers)
        self.quota = quota or ThinkingQuota(0, 0)
        self.dispatcher = Dispatcher([(self.pool, LIVE)], self.quota)
        self.dispatcher.start()

    def ask(self, person: str, urgency: Urgency = HERE, make: Callable[[float], Any] = Job) -> asyncio.Task[float]:
        return asyncio.create_task(self.dispatcher.run(make, Requester(person, "table"), urgency))

    def release(self, jobs: int = 1) -> None:
        """Lets this many jobs end."""
        for _ in range(jobs):
            self.pool.go.release()

    async def share(self, person: str, urgency: Urgency = HERE) -> float:
        """The share that a person gets now."""
        self.release()
        return await self.ask(person, urgency)


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 60))


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_alone_everybody_has_the_whole_time() -> None:
    async def follow() -> None:
        desk = Desk()
        assert [await desk.share("ada", urgency) for urgency in LIVE] == [1.0] * len(LIVE)
        assert desk.dispatcher.state("ada") == "full"

    run(follow)


def test_people_who_wait_at_once_share_the_workers() -> None:
    async def follow() -> None:
        desk = Desk(workers=2)
        tasks = [desk.ask(person) for person in ("ada", "bea", "cid", "dan")]
        await settle()
        assert desk.pool.running == 2
        desk.release(4)
        shares = await asyncio.gather(*tasks)
        assert shares[:2] == [2 / 4] * 2
        assert shares[3] > 2 / 4  # fewer wait when it starts
        assert desk.pool.most == 2
        assert [desk.dispatcher.state(person) for person in ("ada", "bea")] == ["shortened"] * 2

    run(follow)


def test_who_is_away_or_over_their_quota_thinks_briefly_while_there_are_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def follow() -> None:
        desk = Desk(quota=ThinkingQuota(0.5, 60))
        desk.quota.charge("eve", 100)
        assert await desk.share("eve") == 1.0  # alone
        assert desk.dispatcher.state("eve") == "full"
        assert await desk.share("ada") == 1.0
        assert await desk.share("eve") == LEAST_SHARE
        assert await desk.share("bea", AWAY) == LEAST_SHARE
        assert [desk.dispatcher.state(person) for person in ("eve", "bea", "ada")] == ["quota", "shortened", "full"]
        monkeypatch.setattr(module, "RECENT_SECONDS", 0.0)  # the others have gone
        assert await desk.share("eve") == 1.0
        monkeypatch.setattr(module, "TOLD_SECONDS", 0.0)
        assert desk.dispatcher.state("eve") == "full"

    run(follow)


def test_the_log_says_now_and_then_who_is_over_their_quota(monkeypatch: pytest.MonkeyPatch) -> None:
    async def follow() -> None:
        desk, stranger = Desk(quota=ThinkingQuota(0.5, 60)), f"{ANONYMOUS}192.0.2.7"
        for person in ("eve", stranger):
            desk.quota.charge(person, 1000)
        with capture_logs() as lines:
            for person in ("eve", "ada", "eve", stranger):
                await desk.share(person)
            assert [line["person"] for line in lines] == ["eve", "nobody who is logged in"]
            monkeypatch.setattr(module, "LOGGED_SECONDS", 0.0)
            await desk.share("eve")
            assert lines[-1] == {"event": "over the quota of thinking", "person": "eve", "log_level": "warning"}
            assert len(lines) == 3

    run(follow)


def test_people_over_their_quota_do_not_shorten_the_time_of_others() -> None:
    async def follow() -> None:
        desk = Desk(quota=ThinkingQuota(0.5, 60))
        guests = [f"guest {n}" for n in range(30)]
        for guest in guests:
            desk.quota.charge(guest, 1000)
        tasks = [desk.ask(guest) for guest in guests]
        await settle()
        ada = desk.ask("ada")
        await settle()
        desk.release(2)
        assert await ada == 1.0
        for task in tasks:
            task.cancel()

    run(follow)


def test_thinking_is_charged_even_if_it_fails_or_is_cancelled() -> None:
    async def follow() -> None:
        charged: dict[str, float] = {}

        class Quota(ThinkingQuota):
            def charge(self, person: str, seconds: float) -> None:
                charged[person] = seconds

        desk = Desk(quota=Quota(0, 0))
        await desk.share("ada")
        failing = desk.ask("bea", make=lambda share: Job(share, fails=True))
        desk.release()
        with pytest.raises(JobFailed):
            await failing
        long = desk.ask("cid")
        await settle()
        long.cancel()
        await settle()
        assert (desk.pool.running, charged.pop("ada"), set(charged)) == (0, 1.0, {"bea", "cid"})
        assert await desk.share("ada") > 0  # the worker is free again

    run(follow)


def test_a_cancelled_request_that_waits_never_runs() -> None:
    async def follow() -> None:
        desk = Desk()
        first, second, third = (desk.ask("ada") for _ in range(3))
        await settle()
        second.cancel()
        await settle()
        desk.release(3)
        await asyncio.gather(first, third)
        assert desk.pool.go._value == 1  # nobody took the last one

    run(follow)


@pytest.mark.parametrize("steps", range(6))
def test_a_request_that_is_cancelled_just_as_its_turn_comes_leaves_the_worker_free(steps: int) -> None:
    """Its task can be cancelled before it has begun."""

    async def follow() -> None:
        desk = Desk()
        first, second = desk.ask("ada"), desk.ask("ada")
        await settle()
        desk.release()
        for _ in range(steps):
            await asyncio.sleep(0)
        second.cancel()
        await first
        await settle()
        assert await desk.share("ada") > 0

    run(follow)


def test_when_it_is_closed_all_who_wait_are_told() -> None:
    async def follow() -> None:
        desk = Desk()
        tasks = [desk.ask("ada") for _ in range(3)]
        await settle()
        await desk.dispatcher.close()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(result) for result in results] == [JobFailed] * 3
        with pytest.raises(JobFailed):
            await desk.ask("ada")

    run(follow)


def metric(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


def test_metrics_show_the_queue_and_what_it_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    async def follow() -> None:
        monkeypatch.setattr("bottega.server.fair_queue.MAX_WAITING_PER_PERSON", 2)
        here = {"class": "at_table"}
        before = metric("bottega_thinking_seconds_total", **here), metric("bottega_thinking_wait_seconds_count", **here)
        refused = metric("bottega_refused_by_quota_total", what="queue")
        desk = Desk()
        tasks = [desk.ask("ada")]
        await settle()
        tasks += [desk.ask("ada") for _ in range(2)]
        await settle()
        assert metric("bottega_thinking_waiting", **here) == 2
        with pytest.raises(QueueFull):
            await desk.ask("ada")
        assert metric("bottega_refused_by_quota_total", what="queue") == refused + 1
        desk.release(3)
        await asyncio.gather(*tasks)
        assert metric("bottega_thinking_waiting", **here) == 0
        after = metric("bottega_thinking_seconds_total", **here), metric("bottega_thinking_wait_seconds_count", **here)
        assert after == (before[0] + 3, before[1] + 3)

    run(follow)


def test_a_job_says_what_cpu_time_it_took() -> None:
    class Busy:
        def run(self, report: Progress) -> int:
            return sum(range(2_000_000))

    result, seconds = Timed(Busy()).run(ignore_progress)
    assert result == sum(range(2_000_000))
    assert 0 < seconds < 60


def test_only_bots_that_think_for_a_time_are_shown_as_shortened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bottega.bots.level_bots", lambda *_: GENERAL)  # as in a game that declares no levels
    offline = OfflineTable(4, bots=(0, 1, 2))
    for seat, level in enumerate(("garzone", "master", "maestro")):
        offline.table.seats[seat].level = level
    assert bot_thinking(offline.table, "full") == ("full", [])
    assert bot_thinking(offline.table, "shortened") == ("shortened", [2])
    assert bot_thinking(offline.table, "quota") == ("quota", [0, 1, 2])
    assert bot_thinking(offline.table, "paused") == ("paused", [0, 1, 2])
    offline.table.seats[2].level = "garzone"
    assert bot_thinking(offline.table, "shortened") == ("full", [])
