"""A table without a server. Entries are appended as an actor would, at times that the test chooses."""

import random
from types import SimpleNamespace
from typing import Any

import bottega
from bottega.engine.old_positions import FORMAT
from bottega.server.person import Person
from bottega.server.settings import Settings
from bottega.server.storage.table_store import TableStore
from bottega.server.table_log import EntryKind, LogEntry
from bottega.server.tables.commands import Command, CommandContext, check
from bottega.server.tables.game_table import GameTable, Viewer
from bottega.server.tables.history import AppliedEntry
from bottega.server.tables.loading import LoadedTable, load_tables
from bottega.server.tables.plan import Live, Pace, Plan, SeatPlan, Unhurried
from bottega.server.tables.scheduler import TableScheduler
from tests.games.secrecy import Table as SampleTable
from tests.server.sample_games import options_of, simple_game

SEED = "0123456789abcdef0123456789abcdef"
START = 1_000_000_000_000
LIVE = Live(bank=60, increment=5)


def load_table(store: TableStore, id: str) -> LoadedTable:
    """One table from the database. Raises OldRules, DamagedTable."""
    loaded = load_tables(store, [id])[id]
    if not isinstance(loaded, LoadedTable):
        raise loaded
    return loaded


class OfflineTable:
    """A running game. `now` is the time in milliseconds."""

    def __init__(
        self,
        players: int,
        game: str | None = None,
        position: dict[str, Any] | None = None,
        pace: Pace | None = None,
        bots: tuple[int, ...] = (),
        options: dict[str, Any] | None = None,
        **plan: Any,
    ) -> None:
        self.now = START
        self.people = [Person(f"person{n:010}", f"P{n}", "ochre") for n in range(players)]
        self.table = GameTable("table" * 3, SEED)
        game = game or simple_game(players)
        opening = Plan(
            game=game,
            seats=[SeatPlan(kind="bot" if n in bots else "open") for n in range(players)],
            options=options or {},
            pace=pace or Unhurried(),
            host=self.people[0].id,
            position=position,
            **{"position_format": FORMAT, **plan},
        )
        self.add("opened", plan=opening.model_dump(mode="json"), rules=bottega.game(game).version)
        for seat, person in enumerate(self.people):
            if seat not in bots:
                self.add("sat", seat, person.id, name=person.name, emblem=person.emblem)
        self.add("began")

    @classmethod
    def like(cls, slug: str, sample: SampleTable, **more: Any) -> "OfflineTable":
        """A table at which a sample match starts."""
        match = sample.begin(1)
        names = {option.name for option in match.game.options} | set(match.game.variants)
        position = match.start and {name: value for name, value in match.start.items() if name not in names}
        return cls(match.players, slug, position, options=options_of(match), **more)

    @property
    def match(self) -> bottega.Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def viewers(self) -> list[Viewer]:
        """All seats, and a spectator."""
        return [*range(len(self.people)), None]

    def add(self, kind: EntryKind, seat: int | None = None, person: str | None = None, **body: Any) -> AppliedEntry:
        return self.table.apply(LogEntry(self.table.seq + 1, kind, self.now, seat, person, None, body))

    def context(self, seat: int) -> CommandContext:
        return CommandContext(self.table, self.people[seat], self.now)

    def execute(self, seat: int, command: Command) -> list[AppliedEntry]:
        """Executes a person's command. Raises Refused."""
        return [self.table.apply(entry) for entry in check(command, self.context(seat))]

    def play(self, seat: int, move: bottega.Move | str | int | None = None) -> AppliedEntry:
        """Plays a move; by default the last one in the list of legal moves."""
        chosen = self.match.legal(seat)[-1] if move is None else self.match.game.move(move)
        return self.add("moved", seat, self.people[seat].id, move=chosen.number)

    def play_turn(self) -> int:
        """Plays until another seat is to move. Returns the seat that moved."""
        seat = self.match.actors[0]
        while seat in self.match.actors:
            self.play(seat)
        return seat

    def overdue(self, at: int, absent: dict[int, int]) -> list[tuple[str, int | None]]:
        """What the scheduler would do at that time. `absent` says since when people are absent, by seat."""
        actor = fake_actor(self.table, absent_since=absent)
        services: Any = SimpleNamespace(settings=Settings())
        entries = TableScheduler(actor, services).overdue_entries(self.table, at)
        return [(entry.kind, entry.seat) for entry in entries]


def fake_actor(table: GameTable, **more: Any) -> Any:
    """What a scheduler needs of an actor. Somebody is here."""
    here = {"absent_since": {}, "has_lease": True, "present": set(), "attended": True, "attended_at": START}
    return SimpleNamespace(table=table, **here | more)


def at_secret_choice(slug: str, sample: SampleTable, **more: Any) -> OfflineTable:
    """A table at which several seats choose in secret now. A second passes before each move."""
    offline, rng = OfflineTable.like(slug, sample, **more), random.Random(0)
    while not offline.table.secret_choosers:
        offline.now += 1000
        seat = offline.match.actors[0]
        offline.play(seat, sample.driver(offline.match, seat, rng))
    return offline
