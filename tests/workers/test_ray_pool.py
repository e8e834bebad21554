"""Jobs on a cluster of two nodes, of which one dies on the way."""

import asyncio
import os
import sys
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bottega.workers import JobFailed, Progress
from bottega.workers.ray_pool import NoCluster, RayPool
from tests.workers.ray_cluster import RayCluster

LIMIT = 400  # seconds: far more than anything takes, for a busy machine


@dataclass(frozen=True)
class Square:
    """Notes in a folder that it has begun. On the given node it never ends."""

    number: int
    folder: str
    hangs_on: str = ""

    def run(self, report: Progress) -> tuple[int, str]:
        import ray

        node = ray.get_runtime_context().get_node_id()
        (Path(self.folder) / f"{self.number} {node} {time.monotonic_ns()}").touch()
        if node == self.hangs_on:
            time.sleep(3600)
        return self.number**2, node


@dataclass(frozen=True)
class Fail:
    def run(self, report: Progress) -> None:
        raise ValueError("a secret of the job")


@dataclass(frozen=True)
class Die:
    def run(self, report: Progress) -> None:
        os._exit(1)


@dataclass(frozen=True)
class Endless:
    def run(self, report: Progress) -> None:
        for number in range(10**9):
            report(number, 10**9)
            time.sleep(0.01)


def run(address: str, test: Callable[[RayPool], Coroutine[Any, Any, None]], **pool: Any) -> None:
    async def follow() -> None:
        made = RayPool(address, **pool)
        made.start()
        try:
            await test(made)
        finally:
            await made.close()

    asyncio.run(asyncio.wait_for(follow(), LIMIT))


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere"])
def test_a_cluster_that_is_not_there_is_refused(address: str) -> None:
    with pytest.raises(NoCluster, match=f"no Ray cluster at {address}"):
        RayPool(address)


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match="pip install"):
        RayPool("127.0.0.1:6379")


def test_jobs_have_results_or_fail_and_can_be_cancelled(cluster: RayCluster, tmp_path: Path) -> None:
    async def test(pool: RayPool) -> None:
        assert (await pool.run(Square(7, str(tmp_path))))[0] == 49
        with pytest.raises(JobFailed) as failure:
            await pool.run(Fail())
        assert "secret" not in str(failure.value)
        assert "a secret of the job" in failure.value.details
        with pytest.raises(JobFailed, match="died"):
            await pool.run(Die())
        reports: list[tuple[int, int]] = []
        endless = asyncio.create_task(pool.run(Endless(), progress=lambda *report: reports.append(report)))
        await until(lambda: len(reports) >= 2)
        assert reports == sorted(reports)
        endless.cancel()
        assert (await pool.run(Square(8, str(tmp_path))))[0] == 64  # the actor is free again
        waiting = asyncio.create_task(pool.run(Endless()))
        await asyncio.sleep(0)
        await pool.close()
        with pytest.raises(JobFailed, match="closed"):
            await waiting

    run(cluster.address, test)


def test_every_actor_runs_every_preparation(cluster: RayCluster, tmp_path: Path) -> None:
    async def test(pool: RayPool) -> None:
        await pool.prepare(Square(1, str(tmp_path)))
        await until(lambda: pool.size == 2)
        await pool.prepare(Square(2, str(tmp_path)))
        await until(lambda: len(list(tmp_path.iterdir())) == 4)
        assert sorted(path.name.split()[0] for path in tmp_path.iterdir()) == ["1", "1", "2", "2"]
        assert (await pool.run(Square(3, str(tmp_path))))[0] == 9

    run(cluster.address, test, actors=2)


def test_a_node_that_dies_takes_no_job_with_it_and_the_pool_follows_the_cluster(
    cluster: RayCluster, tmp_path: Path
) -> None:
    async def test(pool: RayPool) -> None:
        grown: list[int] = []
        pool.on_grow = lambda: grown.append(pool.size)
        await until(lambda: pool.size == 1)
        doomed = cluster.add_node()
        await until(lambda: pool.size == 2)
        fate = doomed.node_id
        calls = [asyncio.create_task(pool.run(Square(n, str(tmp_path), fate))) for n in range(8)]
        await until(lambda: any(path.name.split()[1] == fate for path in tmp_path.iterdir()))
        await asyncio.to_thread(cluster.kill, doomed)
        results = await asyncio.gather(*calls)
        assert [square for square, _ in results] == [n**2 for n in range(8)]
        assert fate not in {node for _, node in results}
        begun = [path.name.split()[0] for path in tmp_path.iterdir()]
        assert sorted(set(begun)) == [str(n) for n in range(8)]
        assert len(begun) == 9  # only the one that died with its node ran again
        await until(lambda: pool.size == 1)
        assert grown[:2] == [1, 2]

    run(cluster.address, test)
