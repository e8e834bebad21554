"""What was measured: a row for each task, and the arithmetic of a row."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median


@dataclass(frozen=True)
class Row:
    """A task with what it did in each round, a second: decisions, copies, iterations; and whole games."""

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
        """How many times as fast as this row the reference is, by the medians."""
        return reference.median / self.median


@dataclass(frozen=True)
class GpuRow:
    """Random play on a device. Figures measured on another machine are a list of these in JSON."""

    who: str
    game: str
    batch: int  # games side by side
    decisions: float  # a second, median
    slowest: float
    fastest: float
    device: str
    versions: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, row: Row, device: str, versions: dict[str, str]) -> "GpuRow":
        return cls(row.who, row.game, row.batch, row.median, row.slowest, row.fastest, device, versions)


@dataclass(frozen=True)
class Missing:
    """What could not be measured, and why."""

    what: str
    why: str


@dataclass(frozen=True)
class Findings:
    """All that one run found out."""

    rows: Sequence[Row]
    missing: Sequence[Missing]
    versions: dict[str, str]
    gpu: Sequence[GpuRow] = ()
    gpu_given: Sequence[GpuRow] = ()  # not of this run: handed to it

    def of(self, part: str) -> list[Row]:
        return [row for row in self.rows if row.part == part]
