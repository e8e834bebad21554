"""Measures many tasks in turn, round after round, so that what slows the machine for a while slows all alike."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from .rows import Findings, GpuRow, Missing, Row
from .worker import GaveUp, Refused, Worker

WARM_UP = 0.01  # seconds: enough to compile


@dataclass(frozen=True)
class Post:
    """Where measuring is done: a command that speaks the protocol of `peers.timing`, and the environment it needs."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str]


def measure(
    posts: Sequence[Post],
    rounds: int,
    seconds: float,
    limit: float,
    tell: Callable[[int], None] = lambda done: None,
    part: str | None = None,
) -> Findings:
    """All tasks of all posts, or of one part, so many rounds. What fails is missing, with the reason.

    `tell` hears how many rounds are done.
    The first time round only warms up. A process that gives no answer within the limit is ended and started anew, and
    the task it was at is given up.
    """
    workers, missing = _start(posts, limit)
    samples: dict[tuple[Worker, int], list[dict[str, float]]] = {
        (worker, task): []
        for worker in workers
        for task, what in enumerate(worker.tasks)
        if part in (None, what["part"])
    }
    try:
        for done in range(rounds + 1):
            tell(done)
            for worker, task in list(samples):
                if (worker, task) not in samples:  # given up meanwhile, with its process
                    continue
                try:
                    samples[worker, task].append(worker.measure(task, seconds if done else WARM_UP))
                except (Refused, GaveUp) as reason:
                    missing.append(Missing(_name(worker, task), str(reason)))
                    del samples[worker, task]
                    if isinstance(reason, GaveUp) and not _restarted(worker, missing):
                        samples = {key: found for key, found in samples.items() if key[0] is not worker}
        tell(rounds + 1)
    finally:
        for worker in workers:
            worker.stop()
    return _findings(workers, samples, missing)


def _start(posts: Sequence[Post], limit: float) -> tuple[list[Worker], list[Missing]]:
    workers, missing = [], []
    for post in posts:
        try:
            workers.append(Worker(post.name, post.command, post.environment, limit))
        except GaveUp as reason:
            missing.append(Missing(post.name, str(reason)))
    return workers, missing


def _restarted(worker: Worker, missing: list[Missing]) -> bool:
    worker.stop()
    try:
        worker.start()
    except GaveUp as reason:
        missing.append(Missing(worker.name, str(reason)))
        return False
    return True


def _name(worker: Worker, task: int) -> str:
    what = worker.tasks[task]
    return f"{what['who']}, {what['game']} ({what['part']}: {', '.join(what['how'])})"


def _findings(
    workers: Sequence[Worker], samples: Mapping[tuple[Worker, int], list[dict[str, float]]], missing: Sequence[Missing]
) -> Findings:
    rows, gpu = [], []
    for (worker, task), (_, *taken) in samples.items():
        what = worker.tasks[task]
        row = Row(
            what["part"],
            what["who"],
            what["game"],
            tuple(what["how"]),
            what["batch"],
            tuple(sample["amount"] / sample["seconds"] for sample in taken),
            tuple(sample["games"] / sample["seconds"] for sample in taken),
        )
        if row.part == "gpu":
            gpu.append(GpuRow.of(row, worker.device, worker.versions))
        else:
            rows.append(row)
    return Findings(rows, missing, _versions(workers), gpu)


def _versions(workers: Sequence[Worker]) -> dict[str, str]:
    """Of every package; where two processes have different ones, both."""
    found: dict[str, set[str]] = {}
    for worker in workers:
        for package, number in worker.versions.items():
            found.setdefault(package, set()).add(number)
    return {package: " and ".join(sorted(numbers)) for package, numbers in found.items()}
