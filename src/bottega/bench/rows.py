"""The results: a row for each benchmark, with its statistics."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median


@dataclass(frozen=True)
class Row:
    """A benchmark with its rates per second in each round: decisions, copies or iterations; and whole games."""

    part: str
    who: str
    game: str
    how: tuple[str, ...]
    batch: int
    rates: tuple[float, ...]
    games: tuple[float, ...]

    @property
    def median(self) -> float:
        return median(self.rates)

    @property
    def slowest(self) -> float:
        return min(self.rates)

    @property
    def fastest(self) -> float:
        return max(self.rates)

    def ratio(self, reference: "Row") -> float:
        """The median of the reference divided by that of this row."""
        return reference.median / self.median


@dataclass(frozen=True)
class GpuRow:
    """Random play on a device. Results of another machine are a JSON list of these."""

    who: str
    game: str
    batch: int  # games at once
    decisions: float  # per second, median
    slowest: float
    fastest: float
    device: str
    versions: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, row: Row, device: str, versions: dict[str, str]) -> "GpuRow":
        return cls(row.who, row.game, row.batch, row.median, row.slowest, row.fastest, device, versions)


@dataclass(frozen=True)
class Missing:
    """A benchmark that could not be measured, and why."""

    what: str
    why: str


@dataclass(frozen=True)
class BenchResults:
    """The results of one run."""

    rows: Sequence[Row]
    missing: Sequence[Missing]
    versions: dict[str, str]
    gpu: Sequence[GpuRow] = ()
    gpu_given: Sequence[GpuRow] = ()  # of another run

    def of(self, part: str) -> list[Row]:
        return [row for row in self.rows if row.part == part]
