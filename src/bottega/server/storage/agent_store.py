"""Agents in the database: who is there and what they take, the games they were given, and their ladder."""

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, and_, delete, exists, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ..agents.availability import Availability
from ..agents.matching import WaitingAgent
from ..people.names import name_key
from ..person import Person
from ..ratings.classes import PlayerClass
from ..timestamps import now_ms
from .agent_games import AgentSeat, give_games
from .database import read_only
from .record_store import rating_of
from .schema import AGENT_GAMES, AGENT_THINKING, AGENTS, NAMES, PEOPLE, RATINGS, SITTERS, TABLES

GRACE_MS = 20_000  # without a sign of life, after which an agent is away
SEATED_MS = 60_000  # after which an agent that was invited has its seat, or does not get it
HOUR_MS, DAY_MS = 3_600_000, 86_400_000
MAX_LISTED = 500  # agents of a ladder
RAISED = {"number": AGENTS.c.number + 1}
GONE: dict[str, Any] = {"availability": None, "stream": None, "seen": None, "since": None, **RAISED}
MAX_INVITED = 2  # unfinished tables to which one person has invited the same agent


@dataclass(frozen=True)
class AgentHere:
    """An agent that is there, as an invitation needs it."""

    person: Person
    number: int
    availability: Availability
    games: int  # that it plays now
    invited: int  # by one person, of these


class AgentStore:
    """Its methods block: call them from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._reader = engine, read_only(engine)

    # ---- who is there

    def appear(self, person: str, stream: str, wanted: Availability) -> None:
        """An agent is there, over this connection. An earlier connection counts no more."""
        at = now_ms()
        values = {"availability": wanted.model_dump_json(), "stream": stream, "seen": at, "since": at, **RAISED}
        with self._engine.begin() as connection:
            connection.execute(update(AGENTS).where(AGENTS.c.person == person).values(values))

    def renew(self, streams: Collection[str]) -> set[str]:
        """Signs of life of some connections. Returns those that still count."""
        own = AGENTS.c.stream.in_(streams)
        with self._engine.begin() as connection:
            changed = update(AGENTS).where(own).values(seen=now_ms()).returning(AGENTS.c.stream)
            return {str(stream) for stream in connection.execute(changed).scalars()}

    def leave(self, stream: str) -> None:
        """A connection has ended."""
        with self._engine.begin() as connection:
            connection.execute(update(AGENTS).where(AGENTS.c.stream == stream).values(GONE))

    def end(self, person: str) -> None:
        """An agent takes no more games, also none that is being opened for it."""
        with self._engine.begin() as connection:
            connection.execute(update(AGENTS).where(AGENTS.c.person == person).values(GONE))

    def has_stream(self, person: str) -> bool:
        """Whether any connection of this agent counts."""
        query = select(AGENTS.c.stream).where(AGENTS.c.person == person)
        with self._reader.connect() as connection:
            return connection.execute(query).scalar_one_or_none() is not None

    def waiting(self) -> list[WaitingAgent]:
        """All agents that are there, and their games so far."""
        at = now_ms()
        query = select(AGENTS, PEOPLE.c.name, PEOPLE.c.emblem).join(PEOPLE, PEOPLE.c.id == AGENTS.c.person)
        with self._reader.connect() as connection:
            rows = connection.execute(query.where(_is_here(at))).all()
            people = [row.person for row in rows]
            if not people:
                return []
            running = _counts(connection, AGENT_GAMES.c.person.in_(people), ~AGENT_GAMES.c.over)
            hourly = _counts(connection, AGENT_GAMES.c.person.in_(people), AGENT_GAMES.c.ladder,
                             AGENT_GAMES.c.started > at - HOUR_MS)  # fmt: skip
            ratings: dict[str, dict[tuple[str, str], tuple[float, int]]] = defaultdict(dict)
            for row in connection.execute(select(RATINGS).where(RATINGS.c.person.in_(people))):
                ratings[row.person][row.game, row.player_class] = row.mu, row.games
        return [
            WaitingAgent(
                person=Person(row.person, row.name, row.emblem, agent=True),
                owner=row.owner,
                number=row.number,
                since=row.since,
                running=running.get(row.person, 0),
                lately=hourly.get(row.person, 0),
                availability=Availability.model_validate_json(row.availability),
                ratings=ratings[row.person],
            )
            for row in rows
        ]

    # ---- games

    def games(self, people: Collection[str]) -> dict[str, list[tuple[str, str]]]:
        """The unfinished games of some agents: table and game, the oldest first."""
        query = select(AGENT_GAMES.c.person, TABLES.c.id, TABLES.c.game)
        query = query.join(TABLES, TABLES.c.id == AGENT_GAMES.c.table_id)
        query = query.join(SITTERS, _is_seated())
        query = query.where(AGENT_GAMES.c.person.in_(people), ~AGENT_GAMES.c.over, TABLES.c.damaged.is_(None),
                            TABLES.c.status.in_(("open", "running"))).order_by(AGENT_GAMES.c.started)  # fmt: skip
        found: dict[str, list[tuple[str, str]]] = {person: [] for person in people}
        with self._reader.connect() as connection:
            for person, table, game in connection.execute(query):
                found[person].append((table, game))
        return found

    def note_ended(self) -> None:
        """Notes which games are over, and forgets seats that agents did not take or have given up."""
        ended = ~AGENT_GAMES.c.over & exists().where(
            TABLES.c.id == AGENT_GAMES.c.table_id, TABLES.c.status.in_(("finished", "closed"))
        )
        invited = ~AGENT_GAMES.c.over & ~AGENT_GAMES.c.ladder & (AGENT_GAMES.c.started < now_ms() - SEATED_MS)
        empty = invited & ~exists().where(_is_seated())
        with self._reader.connect() as connection:
            some = connection.execute(select(AGENT_GAMES.c.table_id).where(or_(ended, empty)).limit(1)).first()
        if some is not None:
            with self._engine.begin() as connection:
                connection.execute(update(AGENT_GAMES).where(ended).values(over=True))
                connection.execute(delete(AGENT_GAMES).where(empty))

    def here(self, name: str, by: str) -> AgentHere | None:
        """The agent with this name, if it is there."""
        query = select(AGENTS, PEOPLE.c.name, PEOPLE.c.emblem).join(PEOPLE, PEOPLE.c.id == AGENTS.c.person)
        query = query.join(NAMES, NAMES.c.person == PEOPLE.c.id).where(
            NAMES.c.key == name_key(name), _is_here(now_ms())
        )
        with self._reader.connect() as connection:
            row = connection.execute(query).first()
            if row is None:
                return None
            own = (AGENT_GAMES.c.person == row.person) & ~AGENT_GAMES.c.over
            running = _counts(connection, own)
            invited = _counts(connection, own, AGENT_GAMES.c.by == by)
        person = Person(row.person, row.name, row.emblem, agent=True)
        wanted = Availability.model_validate_json(row.availability)
        return AgentHere(person, row.number, wanted, running.get(row.person, 0), invited.get(row.person, 0))

    def invite(self, agent: AgentSeat, table: str, by: str) -> bool:
        """Notes that a person has invited an agent to a table. False if it was given another game meanwhile."""
        with self._engine.begin() as connection:
            known = (AGENT_GAMES.c.table_id == table) & (AGENT_GAMES.c.person == agent.person)
            connection.execute(delete(AGENT_GAMES).where(known))  # it had a seat there before
            return give_games(connection, [(table, agent)], ladder=False, by=by)

    def withdraw(self, agent: str, table: str) -> None:
        """The agent has not got the seat after all."""
        own = (AGENT_GAMES.c.table_id == table) & (AGENT_GAMES.c.person == agent)
        with self._engine.begin() as connection:
            connection.execute(delete(AGENT_GAMES).where(own))

    # ---- the budget of the house

    def thinking_today(self, spent: float) -> float:
        """Adds CPU seconds that the bots of the house have thought, and returns the sum of this day (UTC)."""
        day = now_ms() // DAY_MS
        if spent:
            with self._engine.begin() as connection:
                dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
                new = dialect.insert(AGENT_THINKING).values(day=day, seconds=spent)
                more = {"seconds": AGENT_THINKING.c.seconds + spent}
                connection.execute(new.on_conflict_do_update(index_elements=[AGENT_THINKING.c.day], set_=more))
        with self._reader.connect() as connection:
            query = select(AGENT_THINKING.c.seconds).where(AGENT_THINKING.c.day == day)
            return float(connection.execute(query).scalar_one_or_none() or 0.0)

    # ---- the ladder

    def ladder(self, game: str, group: PlayerClass) -> list[dict[str, Any]]:
        """All agents that have a rating in a game, or are there and take it; the best first, the unrated last."""
        at, owner = now_ms(), PEOPLE.alias("owner")
        rating = and_(RATINGS.c.person == AGENTS.c.person, RATINGS.c.game == game, RATINGS.c.player_class == group)
        about = (AGENTS.c.person.label("agent"), owner.c.name.label("owner"), _is_here(at).label("here"))
        query = select(*about, AGENTS.c.availability, PEOPLE.c.name, PEOPLE.c.emblem, RATINGS)
        query = query.join_from(AGENTS, PEOPLE, PEOPLE.c.id == AGENTS.c.person)
        query = query.join(owner, owner.c.id == AGENTS.c.owner).outerjoin(RATINGS, rating)
        query = query.where(or_(RATINGS.c.mu.is_not(None), _is_here(at)))
        query = query.order_by(RATINGS.c.mu.is_(None), RATINGS.c.mu.desc(), PEOPLE.c.name).limit(MAX_LISTED)
        with self._reader.connect() as connection:
            rows = connection.execute(query).all()
            own = AGENT_GAMES.c.person.in_([row.agent for row in rows])
            running = _counts(connection, own, ~AGENT_GAMES.c.over)
        listed = [_line(row, game, running.get(row.agent, 0)) for row in rows]
        return [line for line in listed if line["rating"] or line["players"]]


def _line(row: Any, game: str, running: int) -> dict[str, Any]:
    """An agent on the ladder of a game."""
    wanted = Availability.model_validate_json(row.availability) if row.here else None
    return {
        "name": row.name,
        "emblem": row.emblem,
        "owner": row.owner,
        "here": row.here,
        "running": running,
        "players": wanted.players_of(game) if wanted else [],
        "invitable": wanted is not None and wanted.invitations and running < wanted.at_once,
        "rating": rating_of(row) if row.mu is not None else None,
    }


def _is_here(at: int) -> ColumnElement[bool]:
    return and_(AGENTS.c.availability.is_not(None), AGENTS.c.seen >= at - GRACE_MS)


def _is_seated() -> ColumnElement[bool]:
    return and_(SITTERS.c.table_id == AGENT_GAMES.c.table_id, SITTERS.c.person == AGENT_GAMES.c.person)


def _counts(connection: Connection, *which: ColumnElement[bool]) -> dict[str, int]:
    """The number of games, by agent."""
    query = select(AGENT_GAMES.c.person, func.count().label("number")).where(*which).group_by(AGENT_GAMES.c.person)
    return {row.person: row.number for row in connection.execute(query)}
