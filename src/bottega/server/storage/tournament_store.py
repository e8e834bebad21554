"""Tournaments in the database: who takes part, which games were drawn, and how they ended."""

import json
import secrets
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, Row, delete, func, insert, select, update

from ..person import Person
from ..timestamps import now_ms
from ..tournaments.plan import Status, TournamentRequest
from ..tournaments.record import Game
from ..tournaments.series import Series
from .database import insert_if_missing, read_only
from .schema import ENTRANTS, PEOPLE, RESULT_SEATS, RESULTS, TABLES, TOURNAMENT_GAMES, TOURNAMENT_SERIES, TOURNAMENTS

LISTED = 50


@dataclass(frozen=True)
class Entrant:
    """A person who takes part. The games name them by their number."""

    number: str
    person: Person
    withdrawn: bool
    seen: int  # when their page last asked
    account: bool  # whether they have a profile


@dataclass(frozen=True)
class Tournament:
    """A tournament with everything that happened so far."""

    id: str
    plan: TournamentRequest
    host: str
    seed: str
    status: Status
    round: int
    began: int | None
    entrants: tuple[Entrant, ...]  # in the order in which they entered
    games: tuple[Game, ...]  # in the order in which they were drawn; those of an arena in which they ended

    @property
    def players(self) -> list[str]:
        return [entrant.number for entrant in self.entrants]

    @property
    def active(self) -> list[str]:
        """Those who have not withdrawn."""
        return [entrant.number for entrant in self.entrants if not entrant.withdrawn]

    def entrant_of(self, person: str | None) -> Entrant | None:
        return next((entrant for entrant in self.entrants if entrant.person.id == person), None)


@dataclass(frozen=True)
class Step:
    """What the director decides: the next state of a tournament, and new games."""

    status: Status
    round: int
    games: tuple[Game, ...] = ()


class TournamentStore:
    """Its methods block: call them from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._reader = engine, read_only(engine)

    def create(self, plan: TournamentRequest, host: str, series: str | None = None) -> str:
        """Announces a tournament. One of a series is announced only once for each time."""
        id = secrets.token_hex(8)
        row = {
            "id": id,
            "plan": plan.model_dump_json(),
            "game": plan.game,
            "host": host,
            "seed": secrets.token_hex(16),
            "status": "announced",
            "starts": plan.starts,
            "created": now_ms(),
            "round": 0,
            "series": series,
        }
        with self._engine.begin() as connection:
            insert_if_missing(connection, TOURNAMENTS, row)
        return id

    # ---- series

    def add_series(self, series: Series, host: str) -> str:
        id = secrets.token_hex(4)
        with self._engine.begin() as connection:
            row = {"id": id, "content": series.model_dump_json(), "host": host}
            connection.execute(insert(TOURNAMENT_SERIES).values(row))
        return id

    def end_series(self, id: str) -> bool:
        """Announces no more tournaments of a series. False if there is none."""
        with self._engine.begin() as connection:
            ended = connection.execute(delete(TOURNAMENT_SERIES).where(TOURNAMENT_SERIES.c.id == id))
            return ended.rowcount == 1

    def all_series(self) -> list[tuple[str, Series, str]]:
        """The id, the series and its host."""
        with self._reader.connect() as connection:
            rows = connection.execute(select(TOURNAMENT_SERIES).order_by(TOURNAMENT_SERIES.c.id)).all()
        return [(row.id, Series.model_validate_json(row.content), row.host) for row in rows]

    def announce_series(self, now: int) -> None:
        """Announces the next tournament of each series."""
        for id, series, host in self.all_series():
            starts = series.next_start(now)
            if not self._is_announced(id, starts):
                self.create(series.plan(starts), host, id)

    def _is_announced(self, series: str, starts: int) -> bool:
        same = (TOURNAMENTS.c.series == series) & (TOURNAMENTS.c.starts == starts)
        with self._reader.connect() as connection:
            return connection.execute(select(TOURNAMENTS.c.id).where(same)).first() is not None

    # ---- tournaments

    def read(self, id: str) -> Tournament | None:
        with self._reader.connect() as connection:
            row = connection.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.id == id)).first()
            return None if row is None else _tournament(connection, row)

    def listed(self, status: str) -> list[tuple[Row[Any], int]]:
        """The rows of tournaments with the number of those who take part: the next first, of the past the last."""
        count = (
            select(func.count())
            .where(ENTRANTS.c.tournament_id == TOURNAMENTS.c.id, ~ENTRANTS.c.withdrawn)
            .scalar_subquery()
        )
        order = TOURNAMENTS.c.starts if status != "finished" else TOURNAMENTS.c.starts.desc()
        query = select(TOURNAMENTS, count.label("entrants")).where(TOURNAMENTS.c.status == status)
        with self._reader.connect() as connection:
            rows = connection.execute(query.order_by(order).limit(LISTED)).all()
        return [(row, row.entrants) for row in rows]

    def open_of_host(self, host: str) -> int:
        """How many tournaments of a host are announced or running."""
        open = TOURNAMENTS.c.status.in_(("announced", "running"))
        with self._reader.connect() as connection:
            return connection.execute(select(func.count()).where(TOURNAMENTS.c.host == host, open)).scalar_one()

    def due(self, at: int) -> list[str]:
        """Tournaments that run or must begin."""
        begins = (TOURNAMENTS.c.status == "announced") & (TOURNAMENTS.c.starts <= at)
        query = select(TOURNAMENTS.c.id).where(begins | (TOURNAMENTS.c.status == "running"))
        with self._reader.connect() as connection:
            return list(connection.execute(query).scalars())

    def advance(self, id: str, decide: Callable[[Tournament], Step | None]) -> Tournament | None:
        """Writes what is decided about a tournament. While one process decides, no other one can.

        Returns the tournament as it was; None if another process is at it.
        """
        with self._engine.begin() as connection:
            query = select(TOURNAMENTS).where(TOURNAMENTS.c.id == id).with_for_update(skip_locked=True)
            row = connection.execute(query).first()
            if row is None:
                return None
            tournament = _tournament(connection, row)
            step = decide(tournament)
            if step is not None:
                _write(connection, tournament, step)
        return tournament

    def enter(self, id: str, person: str) -> None:
        """Takes part from now on, or again, or is still there."""
        own = (ENTRANTS.c.tournament_id == id) & (ENTRANTS.c.person == person)
        last = select(func.coalesce(func.max(ENTRANTS.c.number), 0)).where(ENTRANTS.c.tournament_id == id)
        entered = False
        while not entered:  # at another process somebody may take the same number
            at = now_ms()
            with self._engine.begin() as connection:
                row = {"tournament_id": id, "person": person, "entered": at, "seen": at, "withdrawn": False}
                row["number"] = connection.execute(last).scalar_one() + 1
                insert_if_missing(connection, ENTRANTS, row)
                found = connection.execute(update(ENTRANTS).where(own).values(seen=at, withdrawn=False))
                entered = found.rowcount == 1

    def withdraw(self, id: str, person: str) -> None:
        own = (ENTRANTS.c.tournament_id == id) & (ENTRANTS.c.person == person)
        with self._engine.begin() as connection:
            connection.execute(update(ENTRANTS).where(own).values(withdrawn=True))

    def cancel(self, id: str) -> bool:
        """False if it has begun."""
        announced = (TOURNAMENTS.c.id == id) & (TOURNAMENTS.c.status == "announced")
        with self._engine.begin() as connection:
            return connection.execute(update(TOURNAMENTS).where(announced).values(status="cancelled")).rowcount == 1

    def unopened(self, id: str) -> list[Game]:
        """Games whose table does not exist yet."""
        query = (
            select(TOURNAMENT_GAMES)
            .outerjoin(TABLES, TABLES.c.id == TOURNAMENT_GAMES.c.table_id)
            .where(
                TOURNAMENT_GAMES.c.tournament_id == id, TOURNAMENT_GAMES.c.table_id.is_not(None), TABLES.c.id.is_(None)
            )
        )
        with self._reader.connect() as connection:
            return [
                Game(row.round, tuple(json.loads(row.players)), table=row.table_id)
                for row in connection.execute(query.order_by(TOURNAMENT_GAMES.c.number))
            ]


def _tournament(connection: Connection, row: Row[Any]) -> Tournament:
    plan = TournamentRequest.model_validate_json(row.plan)
    return Tournament(
        id=row.id,
        plan=plan,
        host=row.host,
        seed=row.seed,
        status=row.status,
        round=row.round,
        began=row.began,
        entrants=tuple(_entrants(connection, row.id)),
        games=tuple(_games(connection, row.id, by_end=plan.format == "arena")),
    )


def _entrants(connection: Connection, tournament: str) -> Iterable[Entrant]:
    person = (PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.emblem)
    columns = (ENTRANTS.c.number, *person, ENTRANTS.c.withdrawn, ENTRANTS.c.seen, PEOPLE.c.login.is_not(None))
    query = (
        select(*columns).join(ENTRANTS, ENTRANTS.c.person == PEOPLE.c.id).where(ENTRANTS.c.tournament_id == tournament)
    )
    for number, id, name, emblem, *rest in connection.execute(query.order_by(ENTRANTS.c.number)):
        yield Entrant(str(number), Person(id, name, emblem), *rest)


def _games(connection: Connection, id: str, by_end: bool) -> list[Game]:
    """The games with their results. A game without a result is over if its table was closed."""
    query = (
        select(TOURNAMENT_GAMES, TABLES.c.status, RESULTS.c.finished, RESULTS.c.ended)
        .outerjoin(TABLES, TABLES.c.id == TOURNAMENT_GAMES.c.table_id)
        .outerjoin(RESULTS, RESULTS.c.table_id == TOURNAMENT_GAMES.c.table_id)
        .where(TOURNAMENT_GAMES.c.tournament_id == id)
    )
    rows = connection.execute(query.order_by(TOURNAMENT_GAMES.c.number)).all()
    finished = [row.table_id for row in rows if row.finished]
    places = _places(connection, finished)
    if by_end:
        rows = sorted(rows, key=lambda row: (row.ended is None, row.ended or 0, row.number))
    games = []
    for row in rows:
        players = tuple(json.loads(row.players))
        if row.table_id is None:
            games.append(Game.bye(row.round, players[0]))
        else:
            over = row.finished is not None or row.status == "closed"
            games.append(Game(row.round, players, places.get(row.table_id), row.table_id, over))
    return games


def _places(connection: Connection, tables: Sequence[str]) -> dict[str, tuple[int, ...]]:
    query = select(RESULT_SEATS.c.table_id, RESULT_SEATS.c.place).where(RESULT_SEATS.c.table_id.in_(tables))
    places = defaultdict[str, list[int]](list)
    for table, place in connection.execute(query.order_by(RESULT_SEATS.c.table_id, RESULT_SEATS.c.seat)):
        places[table].append(place)
    return {table: tuple(found) for table, found in places.items()}


def _write(connection: Connection, tournament: Tournament, step: Step) -> None:
    values: dict[str, Any] = {"status": step.status, "round": step.round}
    if tournament.began is None and step.status == "running":
        values["began"] = now_ms()
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament.id).values(**values))
    first = len(tournament.games) + 1
    for number, game in enumerate(step.games, first):
        row = {
            "tournament_id": tournament.id,
            "number": number,
            "round": game.round,
            "players": json.dumps(game.players),
            "table_id": game.table,
        }
        connection.execute(insert(TOURNAMENT_GAMES).values(row))
