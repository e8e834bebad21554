"""A pool for an event loop: priorities, progress, cancellation, and workers that die."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bottega.workers import AsyncPool, Job, JobFailed, Progress, WorkersDied, async_pool
from bottega.workers.async_pool import AsyncWorker
from tests.workers.processes import children, left_alive, only_linux
from tests.workers.sample_jobs import Bomb, Count, DieOnce, Fail, Identify, Sleep, Square

LIMIT = 120  # seconds: far more than needed, for a busy machine
ENDLESS = Count(10**9, 0.001)


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), LIMIT))


@asynccontextmanager
async def running(workers: int = 1, **options: Any) -> AsyncIterator[AsyncPool]:
    pool = AsyncPool(workers, **options)
    pool.start()
    try:
        yield pool
    finally:
        await pool.close()


class Started:
    """A job in progress. `wait` returns after its first report."""

    def __init__(self, pool: AsyncPool, job: Job[Any]) -> None:
        self.reports: list[tuple[int, int]] = []
        self._first_report = asyncio.Event()
        self.result = asyncio.create_task(pool.run(job, progress=self._report))

    def _report(self, done: int, total: int) -> None:
        self.reports.append((done, total))
        self._first_report.set()

    async def wait(self) -> "Started":
        await self._first_report.wait()
        return self


def test_every_job_has_its_own_result() -> None:
    async def test() -> None:
        async with running(2) as pool:
            assert await asyncio.gather(*(pool.run(Square(n)) for n in range(10))) == [n**2 for n in range(10)]

    run(test)


def test_progress_is_reported_in_order_and_to_the_end() -> None:
    async def test() -> None:
        async with running() as pool:
            started = Started(pool, Count(500, 0.001))
            assert await started.result == 500
            assert started.reports == sorted(started.reports)
            assert (started.reports[0], started.reports[-1]) == ((0, 500), (500, 500))
            assert 2 < len(started.reports) < 400  # not every one is sent

    run(test)


def test_a_lower_priority_number_goes_first_and_then_the_earlier_request() -> None:
    order: list[str] = []

    async def note(pool: AsyncPool, name: str, priority: int) -> None:
        await pool.run(Square(1), priority)
        order.append(name)

    async def test() -> None:
        async with running() as pool:
            busy = await Started(pool, Count(10**6, 0.001)).wait()
            requests = [("a", 1), ("b", 1), ("c", 0), ("d", 0)]
            noted = [asyncio.create_task(note(pool, name, priority)) for name, priority in requests]
            await asyncio.sleep(0)
            busy.result.cancel()
            await asyncio.gather(*noted)

    run(test)
    assert order == ["c", "d", "a", "b"]


def test_workers_have_their_niceness() -> None:
    async def test() -> None:
        async with running(niceness=3) as pool:
            assert (await pool.run(Identify()))[1] == os.nice(0) + 3

    run(test)


# ---- preparation


@dataclass(frozen=True)
class Note:
    """A preparation that leaves a file for each process that runs it."""

    folder: Path

    def run(self, report: Progress) -> None:
        (self.folder / str(os.getpid())).touch()


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


def test_every_worker_runs_a_preparation_also_one_that_waits_for_jobs(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(2) as pool:
            await pool.prepare(Fail("it is only logged"))
            assert await pool.run(Square(5)) == 25
            await pool.prepare(Note(tmp_path))
            await until(lambda: len(list(tmp_path.iterdir())) == 2)

    run(test)


def test_a_request_goes_before_the_rest_of_the_preparation() -> None:
    async def test() -> None:
        async with running() as pool:
            for _ in range(10_000):
                await pool.prepare(Sleep(0.1))
            assert await pool.run(Square(5)) == 25

    run(test)


def test_who_asks_again_at_once_does_not_wait_for_a_preparation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(async_pool, "IDLE_SECONDS", 10.0)

    async def test() -> None:
        async with running() as pool:
            busy = await Started(pool, Count(20, 0.01)).wait()
            await pool.prepare(Note(tmp_path))
            await busy.result
            for number in range(5):
                assert await pool.run(Square(number)) == number**2
            assert not list(tmp_path.iterdir())
            monkeypatch.setattr(async_pool, "IDLE_SECONDS", 0.01)
            await pool.run(Square(1))
            while not list(tmp_path.iterdir()):
                await asyncio.sleep(0.01)

    run(test)


def test_a_preparation_that_kills_its_worker_does_not_fail_requests() -> None:
    async def test() -> None:
        async with running() as pool:
            await pool.prepare(Bomb())
            for number in range(5):
                assert await pool.run(Square(number)) == number**2

    run(test)


# ---- cancellation


def test_a_job_that_was_cancelled_in_the_queue_does_not_run(tmp_path: Path) -> None:
    async def test() -> None:
        async with running() as pool:
            busy = await Started(pool, ENDLESS).wait()
            unwanted = asyncio.create_task(pool.run(DieOnce(tmp_path / "it ran")))
            await asyncio.sleep(0)
            unwanted.cancel()
            busy.result.cancel()
            assert await pool.run(Square(2)) == 4

    run(test)
    assert not (tmp_path / "it ran").exists()


def test_a_job_that_is_cancelled_stops_at_its_next_report_and_its_worker_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(async_pool, "CANCEL_SECONDS", LIMIT)

    async def test() -> None:
        async with running() as pool:
            before = await pool.run(Identify())
            (await Started(pool, ENDLESS).wait()).result.cancel()
            assert await pool.run(Identify()) == before

    run(test)


def test_a_job_that_does_not_stop_in_time_is_killed_with_its_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(async_pool, "CANCEL_SECONDS", 0.1)

    async def test() -> None:
        async with running() as pool:
            before = await pool.run(Identify())
            (await Started(pool, Sleep(600)).wait()).result.cancel()
            assert await pool.run(Identify()) != before

    run(test)


def test_a_late_cancellation_does_not_stop_the_next_job() -> None:
    async def test() -> None:
        worker = AsyncWorker()
        try:
            worker._process.cancel()  # of a job that has ended in the meantime
            result = asyncio.create_task(worker.run(Count(100, 0.001)))
            await asyncio.sleep(0)
            worker.cancel(Square(2))  # of another job
            assert await result == 100
        finally:
            await worker.stop()

    run(test)


# ---- failures


def test_a_caller_whose_progress_function_fails_gets_the_error_and_harms_nobody_else() -> None:
    def broken(done: int, total: int) -> None:
        raise LookupError("the socket is gone")

    async def test() -> None:
        async with running() as pool:
            with pytest.raises(LookupError, match="the socket is gone"):
                await pool.run(ENDLESS, progress=broken)
            assert await pool.run(Square(2)) == 4

    run(test)


def test_a_worker_that_dies_is_replaced_and_its_job_runs_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with running() as pool:
            before = await pool.run(Identify())
            assert await pool.run(DieOnce(tmp_path / "died")) == "alive"
            assert await pool.run(Identify()) != before

    run(test)


def test_a_job_that_kills_its_workers_is_given_up() -> None:
    async def test() -> None:
        async with running() as pool:
            with pytest.raises(WorkersDied, match="3 workers died while they ran the same job"):
                await pool.run(Bomb())
            assert await pool.run(Square(2)) == 4

    run(test)


def test_the_traceback_of_a_failed_job_is_in_the_details_only() -> None:
    async def test() -> None:
        async with running() as pool:
            with pytest.raises(JobFailed) as failure:
                await pool.run(Fail("a secret"))
            assert "a secret" not in str(failure.value)
            assert "Traceback" in failure.value.details
            assert "a secret" in failure.value.details
            assert await pool.run(Square(2)) == 4

    run(test)


def test_closing_fails_all_requests_and_leaves_no_process() -> None:
    async def test() -> None:
        others = set(multiprocessing.active_children())
        async with running() as pool:
            started = await Started(pool, ENDLESS).wait()
            waiting = asyncio.create_task(pool.run(Square(1)))
            await asyncio.sleep(0)
            await pool.close()
            for result in (started.result, waiting):
                with pytest.raises(JobFailed, match="the worker pool was closed"):
                    await result
            with pytest.raises(JobFailed, match="the worker pool is not running"):
                await pool.run(Square(1))
            assert set(multiprocessing.active_children()) == others

    run(test)


# ---- signals, and the end of the parent


def test_workers_do_not_receive_ctrl_c() -> None:
    async def test() -> None:
        others = set(multiprocessing.active_children())
        async with running() as pool:
            while not (new := set(multiprocessing.active_children()) - others):
                await asyncio.sleep(0)
            for child in new:  # from their first moment on
                os.kill(child.pid or 0, signal.SIGINT)
            await pool.run(Square(1))
            for child in new:  # and later
                os.kill(child.pid or 0, signal.SIGINT)
            await pool.run(Count(10, 0.01))
            assert set(multiprocessing.active_children()) - others == new

    run(test)


PARENT = """
import asyncio
from bottega.workers import AsyncPool
from tests.workers.processes import children, left_alive, only_linux
from tests.workers.sample_jobs import Sleep

async def main():
    pool = AsyncPool(2)
    pool.start()
    report = lambda done, total: print("started", flush=True)
    await asyncio.gather(*(pool.run(Sleep(3600), progress=report) for _ in range(2)))

asyncio.run(main())
"""


@only_linux
def test_workers_end_with_their_parent_even_in_the_middle_of_a_job() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, start_new_session=True) as parent:
        assert parent.stdout
        assert [parent.stdout.readline() for _ in range(2)] == [b"started\n"] * 2
        workers = children(parent.pid)
        parent.kill()
    assert len(workers) >= 2
    assert left_alive(workers) == []
