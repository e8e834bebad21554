"""Holidays: days on which a person's clocks by correspondence stand, a number of them in each calendar year."""

import secrets
from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Engine, Select, insert, select, update

from ...engine.errors import BottegaError
from .database import read_only
from .schema import HOLIDAYS, PEOPLE, SITTERS, TABLES

DAY = 86_400_000  # milliseconds


class HolidayRefused(BottegaError):
    """The person is on holiday already, or has not this many days left."""


@dataclass(frozen=True)
class Holiday:
    """From when until when, in milliseconds."""

    start: int
    end: int


class HolidayStore:
    """Its methods block: call them from a thread."""

    def __init__(self, engine: Engine, allowance: int) -> None:
        self._engine, self._reader, self._allowance = engine, read_only(engine), allowance

    def start(self, person: str, now: int, days: int) -> Holiday:
        """A holiday from now on. Raises HolidayRefused."""
        holiday = Holiday(now, now + days * DAY)
        with self._engine.begin() as connection:
            # Locks the person, so that two requests at the same time do not both get the last days.
            connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update())
            taken = [Holiday(row.start, row.end) for row in connection.execute(_of(person))]
            if any(one.end > now for one in taken):
                raise HolidayRefused("You are on holiday already.")
            if any(used > self._allowance * DAY for used in _by_year([*taken, holiday]).values()):
                raise HolidayRefused(f"You have {self._allowance} days of holiday in a year, and fewer than that left.")
            row = {"id": secrets.token_hex(8), "person": person, "start": holiday.start, "end": holiday.end}
            connection.execute(insert(HOLIDAYS).values(row))
        return holiday

    def end(self, person: str, now: int) -> Holiday | None:
        """Ends a holiday early. Returns it with its new end; None if there is none."""
        present = (HOLIDAYS.c.person == person) & (HOLIDAYS.c.end > now)
        with self._engine.begin() as connection:
            start = connection.execute(select(HOLIDAYS.c.start).where(present)).scalar_one_or_none()
            connection.execute(update(HOLIDAYS).where(present).values(end=now))
        return None if start is None else Holiday(start, now)

    def days_left(self, person: str, now: int) -> float:
        """In the present calendar year (UTC)."""
        with self._reader.connect() as connection:
            taken = [Holiday(row.start, row.end) for row in connection.execute(_of(person))]
        return max(0.0, self._allowance - _by_year(taken).get(_year(now), 0) / DAY)

    def present(self, people: Collection[str], now: int) -> dict[str, Holiday]:
        """The people, of those given, who are on holiday."""
        query = select(HOLIDAYS.c.person, HOLIDAYS.c.start, HOLIDAYS.c.end)
        query = query.where(HOLIDAYS.c.person.in_(people), HOLIDAYS.c.start <= now, HOLIDAYS.c.end > now)
        with self._reader.connect() as connection:
            return {person: Holiday(start, end) for person, start, end in connection.execute(query)}

    def running_tables(self, person: str) -> list[str]:
        """The tables with a running game at which the person has or had a seat."""
        query = select(TABLES.c.id).join(SITTERS).where(SITTERS.c.person == person, TABLES.c.status == "running")
        with self._reader.connect() as connection:
            return list(connection.execute(query.where(TABLES.c.damaged.is_(None))).scalars())


def _of(person: str) -> Select[Any]:
    return select(HOLIDAYS.c.start, HOLIDAYS.c.end).where(HOLIDAYS.c.person == person)


def _year(at: int) -> int:
    return datetime.fromtimestamp(at / 1000, UTC).year


def _by_year(holidays: Collection[Holiday]) -> dict[int, int]:
    """The milliseconds of holidays in each calendar year."""
    found: dict[int, int] = {}
    for one in holidays:
        for year in range(_year(one.start), _year(one.end) + 1):
            first, last = (round(datetime(y, 1, 1, tzinfo=UTC).timestamp() * 1000) for y in (year, year + 1))
            found[year] = found.get(year, 0) + max(0, min(one.end, last) - max(one.start, first))
    return found
