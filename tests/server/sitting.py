"""A table without a server: entries are added as the actor would, at times of the test's choosing."""

from types import SimpleNamespace
from typing import Any

import bottega
from bottega.server.person import Person
from bottega.server.table_log import EntryKind, LogEntry
from bottega.server.tables.commands import Command, CommandContext, check
from bottega.server.tables.game_table import AppliedEntry, GameTable, Viewer
from bottega.server.tables.plan import Live, Pace, Plan, SeatPlan, Unhurried
from bottega.server.tables.scheduler import TableScheduler

SEED = "0123456789abcdef0123456789abcdef"
BEGAN = 1_000_000_000_000


class Sitting:
    """People at a table, from its opening; `at` is the time, in milliseconds."""

    def __init__(
        self,
        players: int,
        position: dict[str, Any] | None = None,
        pace: Pace | None = None,
        bots: tuple[int, ...] = (),
        options: dict[str, Any] | None = None,
        game: str = "leonardo",
        **plan: Any,
    ) -> None:
        self.at = BEGAN
        self.people = [Person(f"person{n:010}", f"P{n}", "sun") for n in range(players)]
        self.table = GameTable("table" * 3, SEED)
        seats = [SeatPlan(kind="bot" if n in bots else "open") for n in range(players)]
        planned = Plan(
            game=game,
            seats=seats,
            options=options or {},
            pace=pace or Unhurried(),
            host=self.people[0].id,
            position=position,
            **plan,
        )
        self.add("opened", plan=planned.model_dump(mode="json"), rules=bottega.game(game).version)
        for seat, person in enumerate(self.people):
            if seat not in bots:
                self.add("sat", seat, person.id, name=person.name, emblem=person.emblem)
        self.add("began")

    @property
    def match(self) -> bottega.Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def viewers(self) -> list[Viewer]:
        return [*range(len(self.people)), None]

    def add(self, kind: EntryKind, seat: int | None = None, person: str | None = None, **body: Any) -> AppliedEntry:
        return self.table.apply(LogEntry(self.table.seq + 1, kind, self.at, seat, person, None, body))

    def asking(self, seat: int) -> CommandContext:
        return CommandContext(self.table, self.people[seat], self.at)

    def ask(self, seat: int, command: Command) -> list[AppliedEntry]:
        """What somebody asks for, done. Raises Refused."""
        return [self.table.apply(entry) for entry in check(command, self.asking(seat))]

    def play(self, seat: int, move: bottega.Move | str | int) -> AppliedEntry:
        return self.add("moved", seat, self.people[seat].id, move=self.match.game.move(move).number)


AN_AUCTION: dict[str, Any] = {  # three of four players are about to announce number 1, and will bid for its card
    "players": 4,
    "turn": 2,
    "phase": "announcing",
    "florins": [9, 9, 9, 9],
    "weeks": [{"small": 4}] * 3 + [{"small": -1}],
    "work": [{"small": 1}] * 3 + [{"small": 0}],
}


def at_an_auction(**more: Any) -> Sitting:
    """Three of four have announced and bid; the fourth looks on."""
    sitting = Sitting(4, AN_AUCTION, **more)
    while not sitting.table.secret_choosers:
        (seat,) = sitting.match.actors
        sitting.play(seat, "announce small" if seat < 3 else "done")
    assert sitting.table.secret_choosers == {0, 1, 2}
    return sitting


LIVE = Live(bank=60, increment=5)


def overdue(sitting: Sitting, at: int, gone: dict[int, int]) -> list[tuple[str, int | None]]:
    """What the table's scheduler would do at that time; `gone` says since when which people are gone."""
    actor: Any = SimpleNamespace(table=sitting.table, absent_since=gone, has_lease=True)
    registry: Any = SimpleNamespace()
    return [(entry.kind, entry.seat) for entry in TableScheduler(actor, registry).overdue_entries(sitting.table, at)]
