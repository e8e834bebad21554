"""Leases: which process runs the bots and the clocks of which table.

A process keeps its leases as long as it sends heartbeats. Tables of a process that stops are free for the others.
"""

from collections.abc import Collection, Sequence

from sqlalchemy import ColumnElement, Connection, Engine, and_, case, delete, insert, or_, select, text, update

from ..timestamps import now_ms
from .database import read_only
from .schema import PROCESSES, SITTERS, TABLES
from .table_store import RuleVersions, is_playable


class LeaseStore:
    """Its methods block: call them from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._reader = engine, read_only(engine)

    # ---- processes

    def heartbeat(self, process: str, timeout: int) -> bool:
        """Marks a process as alive, and removes processes without a heartbeat for `timeout` milliseconds.

        Returns whether the process was still listed. If not, other processes may have taken its tables.
        """
        with self._engine.begin() as connection:
            at = self._time(connection)
            alive = update(PROCESSES).where(PROCESSES.c.id == process).values(alive=at)
            listed = connection.execute(alive).rowcount == 1
            if not listed:
                connection.execute(insert(PROCESSES), {"id": process, "alive": at})
        # In a transaction of its own: two processes that lock first their own row and then each other's would deadlock.
        with self._engine.begin() as connection:
            connection.execute(delete(PROCESSES).where(PROCESSES.c.alive < self._time(connection) - timeout))
        return listed

    def _time(self, connection: Connection) -> int:
        """PostgreSQL's clock, so that processes on different machines use the same one."""
        if connection.dialect.name == "sqlite":
            return now_ms()
        return int(connection.execute(text("SELECT extract(epoch FROM clock_timestamp()) * 1000")).scalar_one())

    def remove_all_processes(self) -> None:
        """For a process that knows it is the only one: all others have ended."""
        with self._engine.begin() as connection:
            connection.execute(delete(PROCESSES))

    def remove_process(self, process: str) -> None:
        """For a process that ends: it releases all its tables."""
        with self._engine.begin() as connection:
            connection.execute(delete(PROCESSES).where(PROCESSES.c.id == process))

    def processes(self) -> set[str]:
        """The processes that are alive."""
        with self._reader.connect() as connection:
            return set(connection.execute(select(PROCESSES.c.id)).scalars())

    # ---- leases

    def acquire(self, tables: Sequence[str], process: str) -> set[str]:
        """The tables, of those given, whose lease the process now has: they were free, or their holder has ended.

        A table under lease is always due, so that another process loads it at once if this one ends.
        """
        due = case((TABLES.c.status.in_(("open", "running")), 0), else_=TABLES.c.deadline)
        free = and_(TABLES.c.id.in_(tables), or_(_is_free(), TABLES.c.holder == process))
        # All processes lock rows in the same order, so that no two of them deadlock.
        query = select(TABLES.c.id).where(free).order_by(TABLES.c.id).with_for_update(of=TABLES)
        with self._engine.begin() as connection:
            found = set(connection.execute(query).scalars())
            connection.execute(update(TABLES).where(TABLES.c.id.in_(found)).values(holder=process, deadline=due))
        return found

    def release(self, table: str, process: str, deadline: int | None, awaited: Collection[str]) -> None:
        """Gives up a lease; notes when the table must be loaded again, and for which people the game waits."""
        own = and_(TABLES.c.id == table, TABLES.c.holder == process)
        with self._engine.begin() as connection:
            if connection.execute(update(TABLES).where(own).values(holder=None, deadline=deadline)).rowcount:
                sitters = update(SITTERS).where(SITTERS.c.table_id == table)
                connection.execute(sitters.values(awaited=SITTERS.c.person.in_(awaited)))

    def available(self, tables: Sequence[str], process: str) -> list[str]:
        """The tables, of those given, that are free or already leased to this process."""
        query = select(TABLES.c.id).where(TABLES.c.id.in_(tables), or_(_is_free(), TABLES.c.holder == process))
        with self._reader.connect() as connection:
            return list(connection.execute(query).scalars())

    def due(self, now: int, rules: RuleVersions, limit: int = 200) -> list[str]:
        """Free tables whose deadline has passed, of the games and rule versions that this process plays."""
        due = and_(TABLES.c.deadline <= now, _is_free(), is_playable(rules), TABLES.c.damaged.is_(None))
        query = select(TABLES.c.id).where(due)
        with self._reader.connect() as connection:
            return list(connection.execute(query.order_by(TABLES.c.deadline).limit(limit)).scalars())


def _is_free() -> ColumnElement[bool]:
    return or_(TABLES.c.holder.is_(None), TABLES.c.holder.not_in(select(PROCESSES.c.id)))
