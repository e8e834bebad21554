"""A pool runs a list of jobs, and loses none when a worker dies."""

import multiprocessing
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from bottega.workers import Job, JobFailed, Pool, WorkersDied
from tests.workers.sample_jobs import Bomb, Count, DieOnce, Fail, Identify, Sleep, Square, Unpicklable


def test_every_job_has_a_result() -> None:
    assert sorted(Pool(2).run([Square(n) for n in range(10)])) == [n**2 for n in range(10)]


def test_no_jobs_have_no_results() -> None:
    assert list(Pool(2).run([])) == []


def test_jobs_share_the_workers() -> None:
    found = {pid for pid, _ in Pool(2).run([Identify() for _ in range(8)])}
    assert 1 <= len(found) <= 2
    assert os.getpid() not in found


def test_a_job_may_report_progress() -> None:
    assert list(Pool(1).run([Count(5)])) == [5]


def test_a_worker_that_dies_is_replaced_and_its_job_runs_again(tmp_path: Path) -> None:
    jobs: list[Job[Any]] = [Square(3), DieOnce(tmp_path / "died"), Square(4)]
    assert sorted(map(str, Pool(1).run(jobs))) == ["16", "9", "alive"]


def test_a_worker_that_is_killed_during_the_run_is_replaced() -> None:
    results = Pool(1).run([Square(n) for n in range(6)])
    found = [next(results)]
    (worker,) = multiprocessing.active_children()
    os.kill(worker.pid or 0, signal.SIGKILL)
    found += results
    assert sorted(found) == [n**2 for n in range(6)]


def test_a_job_that_kills_its_workers_is_given_up() -> None:
    deadly = Bomb()
    with pytest.raises(WorkersDied, match="3 workers died while they ran the same job") as failure:
        list(Pool(1).run([deadly]))
    assert failure.value.job is deadly
    assert not multiprocessing.active_children()


@pytest.mark.parametrize(("job", "reason"), [(Fail("no such thing"), "no such thing"), (Unpicklable(), "pickle")])
def test_a_job_that_fails_tells_its_traceback_and_ends_the_run(job: Any, reason: str) -> None:
    with pytest.raises(JobFailed) as failure:
        list(Pool(2).run([job, Sleep(600)]))
    assert failure.value.job is job
    assert "Traceback" in failure.value.details
    assert reason in failure.value.details
    assert not multiprocessing.active_children()


def test_workers_end_with_the_run() -> None:
    jobs: list[Job[Any]] = [Square(1), Sleep(600), Sleep(600)]
    results = Pool(2).run(jobs)
    assert next(results) == 1
    assert len(multiprocessing.active_children()) == 2
    results.close()
    assert not multiprocessing.active_children()
