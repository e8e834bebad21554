"""Where the points of a game came from: sums over its events, by the sources that the game declares."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from .events import Event

Counted = Mapping[str, Sequence[str]]  # arguments of events that are added up, by the name of the event
WHO = "who"  # the argument of an event with the seat that gets the points


@dataclass(frozen=True)
class PointSource:
    """A source of points. The client's text for it is `points-<name>`."""

    name: str
    gained: Counted = field(default_factory=dict)
    spent: Counted = field(default_factory=dict)

    def points(self, event: Event) -> int:
        """What an event brings to its seat; less than 0 if it costs points."""
        gained = sum(int(event.args[arg]) for arg in self.gained.get(event.name, ()))
        return gained - sum(int(event.args[arg]) for arg in self.spent.get(event.name, ()))


def points_by_source(
    sources: Sequence[PointSource], events: Sequence[Event], scores: Sequence[int]
) -> list[tuple[str | None, list[int]]]:
    """The points of each seat by source. The last row, None, has what no source explains."""
    rows: list[tuple[str | None, list[int]]] = []
    rest = list(scores)
    for source in sources:
        points = [0] * len(scores)
        for event in events:
            if WHO in event.args:
                points[int(event.args[WHO])] += source.points(event)
        rows.append((source.name, points))
        rest = [left - one for left, one in zip(rest, points, strict=True)]
    return [*rows, (None, rest)]
