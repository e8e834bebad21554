"""Finished games, written to a database without a server: their logs are played at random."""

import random
from typing import Any

from sqlalchemy import Engine, insert, update

import bottega
from bottega.server.people.names import name_key
from bottega.server.person import Person
from bottega.server.storage.log_writer import LogWrite, execute_write
from bottega.server.storage.schema import NAMES, PEOPLE
from bottega.server.table_log import EntryKind, LogEntry
from bottega.server.tables.game_table import GameTable
from bottega.server.tables.outcome import result_of
from bottega.server.tables.plan import Plan, SeatPlan
from bottega.server.tables.registry import new_id
from bottega.server.tables.table_row import row_of
from bottega.server.timestamps import now_ms
from tests.server.sample_games import games_for, short_game

START = 1_700_000_000_000
DAY = 86_400_000
Player = Person | str  # a person, or the level of a bot


def add_people(engine: Engine, *names: str) -> list[Person]:
    """Guests with these names."""
    people = [Person(f"{name.lower():0>24}", name, "ochre") for name in names]
    rows = [{"id": one.id, "name": one.name, "emblem": one.emblem, "created": START} for one in people]
    with engine.begin() as connection:
        connection.execute(insert(PEOPLE), rows)
    return people


def make_account(engine: Engine, person: Person) -> None:
    """From now on their name is their own."""
    with engine.begin() as connection:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(login=person.name.lower()))
        connection.execute(insert(NAMES), {"key": name_key(person.name), "person": person.id})


class PlayedTable:
    """A table whose log is kept, so that it can be written to a database."""

    def __init__(self, *players: Player, game: str | None = None, at: int = START, seed: int = 0,
                 id: str | None = None, **plan: Any) -> None:  # fmt: skip
        self.id, self.now, self._rng = id or new_id(), at, random.Random(seed)
        self.players, self.entries = players, list[LogEntry]()
        self.table = GameTable(self.id, f"{seed:032x}")
        game = game or short_game(len(players))
        seats = [SeatPlan(kind="bot", level=one) if isinstance(one, str) else SeatPlan() for one in players]  # type: ignore[arg-type]
        host = next(one.id for one in players if isinstance(one, Person))
        opening = Plan(game=game, seats=seats, host=host, **{"hints": False, **plan})
        self.add("opened", None, host, plan=opening.model_dump(mode="json"), rules=bottega.game(game).version)
        for seat, one in enumerate(players):
            if isinstance(one, Person):
                self.add("sat", seat, one.id, name=one.name, emblem=one.emblem)
        self.add("began")

    def add(self, kind: EntryKind, seat: int | None = None, person: str | None = None, **body: Any) -> None:
        self.now += 1000
        self.entries.append(LogEntry(self.table.seq + 1, kind, self.now, seat, person, None, body))
        self.table.apply(self.entries[-1])

    def play(self, moves: int = 10_000, last: int = 0) -> "PlayedTable":
        """Plays random moves: at most this many, or until `last` moves were made."""
        match = self.table.match
        assert match is not None
        while not match.over and moves and (not last or len(match.log) < last):
            seat = self._rng.choice(match.actors)
            player = self.players[seat]
            move = self._rng.choice(match.legal(seat))
            self.add("moved", seat, player.id if isinstance(player, Person) else None, move=move.number)
            moves -= 1
        return self

    def save(self, engine: Engine) -> str:
        """Writes the table as a server does. Returns its id."""
        table = self.table
        sitters = list(dict.fromkeys(one.id for one in self.players if isinstance(one, Person)))
        row = {"game": table.plan.game, "rules": 1, "seed": table.seed, "public": table.plan.public}
        row |= row_of(table) | {"created": self.entries[0].at, "rules": bottega.game(table.plan.game).version}
        text = table.match.dumps() if table.match and table.status == "finished" else None
        write = LogWrite(self.id, self.entries, new=row, sitters=sitters, text=text, result=result_of(table))
        with engine.begin() as connection:
            execute_write(connection, write)
        return self.id


def finished_game(engine: Engine, *players: Player, **plan: Any) -> str:
    """A finished game in the database. Returns the id of its table."""
    return PlayedTable(*players, **plan).play().save(engine)


def months_of_games(engine: Engine, *people: Person, count: int) -> None:
    """Rated public games over the last five months. The first person plays in all, against the others and bots."""
    rng, last = random.Random(7), now_ms() - 3_600_000
    for n in range(count):
        several = n % 5 == 4
        others = people[1:3] if several else [rng.choice([*people[1:], "pupil", "master"])]
        players = rng.sample([people[0], *others], 1 + len(others))
        game = rng.choice(games_for(3)) if several else short_game(2)
        at = last - (count - 1 - n) * 150 * DAY // count
        finished_game(engine, *players, game=game, seed=n, public=True, rated=True, at=at)
