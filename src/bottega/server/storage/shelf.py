"""Reading what was written: logs, lists of tables, texts of finished games; and who looks after which table."""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, and_, case, delete, insert, or_, select, text, update

from ..tables.entry import Entry, now
from .database import reading
from .schema import ENTRIES, PROCESSES, SITTERS, TABLES, TEXTS

ENTRY = tuple(ENTRIES.c[field.name] for field in fields(Entry))
ROW = (TABLES.c.seed, TABLES.c.drawn, TABLES.c.status, TABLES.c.open_seats, TABLES.c.card)
CARD = (TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.public, TABLES.c.created, TABLES.c.card)
# Whether a sitter is awaited at a running game: nothing where a process keeps the table, and is to be asked.
AWAITED = case(
    (or_(SITTERS.c.person.is_(None), TABLES.c.status != "running"), False),
    (TABLES.c.holder.is_(None), SITTERS.c.awaited),
).label("awaited")

MOST_SOUGHT = 2_000  # open tables looked through for somebody who wants a game


class Shelf:
    """Synchronous: call it from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._reading = engine, reading(engine)

    def log(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table behind a given one."""
        wanted = select(*ENTRY).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after).order_by(ENTRIES.c.seq)
        with self._reading.connect() as connection:
            rows = connection.execute(wanted).all()
        return [
            Entry(seq, kind, at, seat, person, client, json.loads(body))
            for seq, kind, at, seat, person, client, body in rows
        ]

    def row(self, table: str) -> Mapping[str, Any] | None:
        """The seed, for the fold, and what was drawn from the log; nothing if there is no such table."""
        with self._reading.connect() as connection:
            found = connection.execute(select(*ROW).where(TABLES.c.id == table)).mappings().first()
        return None if found is None else dict(found)

    def cards(
        self,
        status: str,
        game: str | None = None,
        limit: int = 50,
        before: int | None = None,
        person: str | None = None,
    ) -> list[Any]:
        """Public tables, the newest first, as they concern a person who may sit at some of them."""
        here = and_(SITTERS.c.table_id == TABLES.c.id, SITTERS.c.person == person)
        wanted = select(*CARD, AWAITED).outerjoin(SITTERS, here).where(TABLES.c.status == status, TABLES.c.public)
        if game is not None:
            wanted = wanted.where(TABLES.c.game == game)
        if before is not None:
            wanted = wanted.where(TABLES.c.created < before)
        return self._cards(wanted.order_by(TABLES.c.created.desc()).limit(limit))

    def cards_of(self, person: str, limit: int = 50, before: int | None = None) -> list[Any]:
        """The tables a person sits or sat at, the newest first."""
        wanted = (
            select(*CARD, AWAITED).join(SITTERS, SITTERS.c.table_id == TABLES.c.id).where(SITTERS.c.person == person)
        )
        if before is not None:
            wanted = wanted.where(TABLES.c.created < before)
        return self._cards(wanted.order_by(TABLES.c.created.desc()).limit(limit))

    def _cards(self, wanted: Any) -> list[Any]:
        with self._reading.connect() as connection:
            rows = connection.execute(wanted).mappings().all()
        return [{**row, "card": json.loads(row["card"])} for row in rows]

    def seeking(self, game: str, players: int | None, person: str, **like: Any) -> list[str]:
        """Public open tables of a game, the oldest first, where that person does not sit yet.

        What is given beyond that must stand on their cards just so.
        """
        mine = select(SITTERS.c.table_id).where(SITTERS.c.person == person)
        wanted = select(TABLES.c.id, TABLES.c.card).where(
            TABLES.c.status == "open", TABLES.c.public, TABLES.c.game == game, TABLES.c.id.not_in(mine)
        )
        with self._reading.connect() as connection:
            rows = connection.execute(wanted.order_by(TABLES.c.created).limit(MOST_SOUGHT)).all()
        cards = [(id, json.loads(card)) for id, card in rows]
        return [
            id
            for id, card in cards
            if (players is None or len(card["seats"]) == players)
            and all(card[name] == value for name, value in like.items())
        ]

    def text(self, table: str) -> str | None:
        """A finished game in its text form."""
        with self._reading.connect() as connection:
            return connection.execute(select(TEXTS.c.text).where(TEXTS.c.table_id == table)).scalar()

    def analysis(self, table: str) -> dict[str, Any] | None:
        with self._reading.connect() as connection:
            found = connection.execute(select(TEXTS.c.analysis).where(TEXTS.c.table_id == table)).scalar()
        return None if found is None else json.loads(found)

    def keep_analysis(self, table: str, analysis: dict[str, Any]) -> None:
        with self._engine.begin() as connection:
            written = json.dumps(analysis, separators=(",", ":"))
            connection.execute(update(TEXTS).where(TEXTS.c.table_id == table).values(analysis=written))

    # ---- who looks after which table

    def alive(self, process: str, silence: int) -> bool:
        """A process says that it lives, and strikes off those that have been silent for so many milliseconds.

        Whether the others still took it to be alive; if not, they may have taken over its tables.
        """
        with self._engine.begin() as connection:
            at = self._time(connection)
            sign = update(PROCESSES).where(PROCESSES.c.id == process).values(alive=at)
            known = connection.execute(sign).rowcount == 1
            if not known:
                connection.execute(insert(PROCESSES), {"id": process, "alive": at})
        # On its own: who holds its own sign while it waits for another's could be waited for by that one.
        with self._engine.begin() as connection:
            connection.execute(delete(PROCESSES).where(PROCESSES.c.alive < self._time(connection) - silence))
        return known

    def _time(self, connection: Connection) -> int:
        """One clock for all processes, whatever machines they run on: PostgreSQL's."""
        if connection.dialect.name == "sqlite":
            return now()
        return int(connection.execute(text("SELECT extract(epoch FROM clock_timestamp()) * 1000")).scalar_one())

    def forget_processes(self) -> None:
        """For a process that knows it is alone: whoever held tables before is dead."""
        with self._engine.begin() as connection:
            connection.execute(delete(PROCESSES))

    def goodbye(self, process: str) -> None:
        """A process ends, and lets go of all its tables."""
        with self._engine.begin() as connection:
            connection.execute(delete(PROCESSES).where(PROCESSES.c.id == process))

    def processes(self) -> set[str]:
        """Those that live."""
        with self._reading.connect() as connection:
            return set(connection.execute(select(PROCESSES.c.id)).scalars())

    def take(self, table: str, process: str) -> bool:
        """Whether this process now looks after a table: nobody did, or whoever did is dead.

        While one does, a running game is always due: should the process die, another looks at once.
        """
        due = case((TABLES.c.status == "running", 0), else_=TABLES.c.deadline)
        free = and_(TABLES.c.id == table, or_(_orphan(), TABLES.c.holder == process))
        with self._engine.begin() as connection:
            return connection.execute(update(TABLES).where(free).values(holder=process, deadline=due)).rowcount == 1

    def let_go(self, table: str, process: str, due: int | None, awaited: Collection[str]) -> None:
        """A process looks no longer after a table, and says when somebody has to, and for whom the game waits."""
        own = and_(TABLES.c.id == table, TABLES.c.holder == process)
        with self._engine.begin() as connection:
            if connection.execute(update(TABLES).where(own).values(holder=None, deadline=due)).rowcount:
                sitters = update(SITTERS).where(SITTERS.c.table_id == table)
                connection.execute(sitters.values(awaited=SITTERS.c.person.in_(awaited)))

    def free(self, tables: Sequence[str], process: str) -> list[str]:
        """Those of the tables that this process looks after or could."""
        wanted = select(TABLES.c.id).where(TABLES.c.id.in_(tables), or_(_orphan(), TABLES.c.holder == process))
        with self._reading.connect() as connection:
            return list(connection.execute(wanted).scalars())

    def due(self, now: int, rules: Mapping[str, int], limit: int = 200) -> list[str]:
        """Tables that somebody has to look after by now, and nobody alive does: those under the rules one plays."""
        played = or_(*(and_(TABLES.c.game == game, TABLES.c.rules == version) for game, version in rules.items()))
        wanted = select(TABLES.c.id).where(TABLES.c.deadline <= now, _orphan(), played)
        with self._reading.connect() as connection:
            return list(connection.execute(wanted.order_by(TABLES.c.deadline).limit(limit)).scalars())


def _orphan() -> ColumnElement[bool]:
    return or_(TABLES.c.holder.is_(None), TABLES.c.holder.not_in(select(PROCESSES.c.id)))
