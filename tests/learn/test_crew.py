"""Work for a training run in threads and on a cluster of two nodes, of which one dies on the way."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bottega.learn.expert_iteration import Run
from bottega.learn.run_folder import RunFolder
from bottega.workers import Progress
from bottega.workers.crew import LocalCrew, RayCrew, in_order
from bottega.workers.ray_pool import NoCluster
from tests.workers.ray_cluster import RayCluster

from .tiny import GAME, run, settings


@dataclass(frozen=True)
class Square:
    """Later numbers are ready first."""

    number: int

    def run(self, report: Progress) -> int:
        time.sleep(0.02 * (5 - self.number % 5))
        return self.number**2


def test_results_come_in_order() -> None:
    with LocalCrew(3) as crew:
        assert list(in_order(crew, [Square(number) for number in range(20)])) == [n**2 for n in range(20)]


def test_only_a_few_jobs_are_started_ahead() -> None:
    taken = []

    def jobs() -> Iterator[Square]:
        for number in range(10**9):
            taken.append(number)
            yield Square(number)

    with LocalCrew(2) as crew:
        results = in_order(crew, jobs())
        assert [next(results) for _ in range(3)] == [0, 1, 4]
        results.close()  # type: ignore[attr-defined]
    assert len(taken) < 10


def test_a_crew_may_shrink() -> None:
    with LocalCrew(4) as crew:
        results = in_order(crew, [Square(number) for number in range(20)])
        assert next(results) == 0
        crew.size = 1
        assert list(results) == [n**2 for n in range(1, 20)]


def test_a_cluster_that_is_not_there_is_refused() -> None:
    with pytest.raises(NoCluster, match=r"no Ray cluster at 127\.0\.0\.1:1"):
        RayCrew("127.0.0.1:1")


@pytest.mark.long
def test_a_run_on_a_cluster_survives_the_death_of_a_node(cluster: RayCluster, tmp_path: Path) -> None:
    """The networks are those of a run in threads."""
    doomed = cluster.add_node()
    sizes: list[int] = []

    def kill(step: str, generation: int, done: int, total: int) -> None:
        if step == "games" and done == 0:
            while crew.size < 2:
                time.sleep(0.05)
        if step == "games" and done == 1:
            sizes.append(crew.size)
            cluster.kill(doomed)

    given: dict[str, Any] = {"games": 96, "final_deals": 0}
    with RunFolder(tmp_path / "ray", GAME, settings(**given)) as folder, RayCrew(cluster.address) as crew:
        Run(folder, crew, kill).run()
    assert sizes == [2]
    run(tmp_path / "threads", **given)
    logs = [(tmp_path / name / "generation-1.npz").read_bytes() for name in ("ray", "threads")]
    assert logs[0] == logs[1]
