"""Measures many benchmarks in turn, round after round, so that a temporary slowdown of the machine affects all."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ..workers import CommandFailed
from .measured_process import BenchmarkFailed, MeasuredProcess
from .rows import BenchResults, GpuRow, Missing, Row

WARM_UP = 0.01  # seconds: enough to compile


@dataclass(frozen=True)
class BenchCommand:
    """A command that speaks the protocol of `peers.timing`, and its environment variables."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str]


def measure(
    commands: Sequence[BenchCommand],
    rounds: int,
    seconds: float,
    limit: float,
    on_round: Callable[[int], None] = lambda done: None,
    part: str | None = None,
) -> BenchResults:
    """Measures all benchmarks of all commands, or of one part. What fails is missing, with the reason.

    `on_round` is called with the number of rounds done. The first round only warms up. A process that does not answer
    within the limit is killed and started again, and its benchmark is given up.
    """
    processes, missing = _start(commands, limit)
    samples: dict[tuple[MeasuredProcess, int], list[dict[str, float]]] = {
        (process, number): []
        for process in processes
        for number, what in enumerate(process.benchmarks)
        if part in (None, what["part"])
    }
    try:
        for done in range(rounds + 1):
            on_round(done)
            for process, number in list(samples):
                if (process, number) not in samples:  # given up with its process
                    continue
                try:
                    samples[process, number].append(process.measure(number, seconds if done else WARM_UP))
                except (BenchmarkFailed, CommandFailed) as reason:
                    missing.append(Missing(_name(process, number), str(reason)))
                    del samples[process, number]
                    if isinstance(reason, CommandFailed) and not _restarted(process, missing):
                        samples = {key: found for key, found in samples.items() if key[0] is not process}
        on_round(rounds + 1)
    finally:
        for process in processes:
            process.stop()
    return _results(processes, samples, missing)


def _start(commands: Sequence[BenchCommand], limit: float) -> tuple[list[MeasuredProcess], list[Missing]]:
    processes, missing = [], []
    for one in commands:
        try:
            processes.append(MeasuredProcess(one.name, one.command, one.environment, limit))
        except CommandFailed as reason:
            missing.append(Missing(one.name, str(reason)))
    return processes, missing


def _restarted(process: MeasuredProcess, missing: list[Missing]) -> bool:
    process.stop()
    try:
        process.start()
    except CommandFailed as reason:
        missing.append(Missing(process.name, str(reason)))
        return False
    return True


def _name(process: MeasuredProcess, number: int) -> str:
    what = process.benchmarks[number]
    return f"{what['who']}, {what['game']} ({what['part']}: {', '.join(what['how'])})"


def _results(
    processes: Sequence[MeasuredProcess],
    samples: Mapping[tuple[MeasuredProcess, int], list[dict[str, float]]],
    missing: Sequence[Missing],
) -> BenchResults:
    rows, gpu = [], []
    for (process, number), (_, *taken) in samples.items():
        what = process.benchmarks[number]
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
            gpu.append(GpuRow.of(row, process.device, process.versions))
        else:
            rows.append(row)
    return BenchResults(rows, missing, _versions(processes), gpu)


def _versions(processes: Sequence[MeasuredProcess]) -> dict[str, str]:
    """The version of every package, or both if two processes differ."""
    found: dict[str, set[str]] = {}
    for process in processes:
        for package, number in process.versions.items():
            found.setdefault(package, set()).add(number)
    return {package: " and ".join(sorted(numbers)) for package, numbers in found.items()}
