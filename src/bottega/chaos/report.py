"""The result of a run."""

import json
from collections import Counter
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

Kind = Literal["lost", "doubled", "leaked", "stuck", "wrong", "crashed"]


@dataclass(frozen=True)
class Violation:
    """A broken promise of the server."""

    kind: Kind
    what: str
    table: str | None = None
    game: str | None = None


@dataclass
class Report:
    """What was done, what happened, and whether the server kept its promises."""

    seed: int
    date: str
    version: str
    database: str
    servers: int
    faults: Counter[str] = field(default_factory=Counter)  # by kind
    log: list[str] = field(default_factory=list)  # each fault, with its moment in seconds
    games: Counter[str] = field(default_factory=Counter)  # that were played to their end, by game
    moves: int = 0  # that were acknowledged
    reconnects: int = 0
    repeated: int = 0  # requests that were sent again
    messages: int = 0  # that were searched for leaks
    restarts: int = 0  # of servers that had ended by themselves, for example because there was no database
    recoveries: dict[str, float] = field(default_factory=dict)  # the longest, by kind of fault, in seconds
    seconds: float = 0.0
    violations: list[Violation] = field(default_factory=list)

    @property
    def verdict(self) -> Literal["passed", "failed"]:
        return "failed" if self.violations else "passed"

    @property
    def longest_recovery(self) -> float:
        return max(self.recoveries.values(), default=0.0)

    def to_json(self) -> str:
        data: dict[str, Any] = {**vars(self), "violations": [asdict(one) for one in self.violations]}
        data |= {"total_faults": self.faults.total(), "longest_recovery": self.longest_recovery}
        return json.dumps({"verdict": self.verdict, **data}, indent=2)
