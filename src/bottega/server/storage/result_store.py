"""Writes how games ended, and the ratings that follow from it. A game is recorded once, whoever tries and how often."""

import json
from collections.abc import Iterable

from sqlalchemy import Connection, insert, select, text
from sqlalchemy.dialects import postgresql, sqlite

from ..ratings.anchors import NEWCOMER, Strength, bot_strength
from ..ratings.classes import class_of
from ..ratings.model import rate
from ..results import GameResult
from .schema import PEOPLE, RATINGS, RESULT_SEATS, RESULTS

# One transaction at a time changes ratings: the next one must read what it wrote. The number only has to be our own.
RATINGS_LOCK = 0x626F7474


def lock_ratings(connection: Connection) -> None:
    """Waits until no other process changes ratings, until the end of the transaction.

    Call it after all other locks of the transaction are taken, so that no two processes wait for each other. SQLite has
    one writer at a time.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": RATINGS_LOCK})


def record_result(connection: Connection, table: str, result: GameResult) -> bool:
    """Stores a result and changes the ratings, in the caller's transaction. False if it was recorded before."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    row = {
        "table_id": table,
        "game": result.game,
        "rules": result.rules,
        "players": len(result.seats),
        "public": result.public,
        "rated": result.rated,
        "finished": result.finished,
        "created": result.created,
        "ended": result.ended,
        "moves": result.moves,
        "options": json.dumps(result.options, separators=(",", ":")),
        "home": result.home,
    }
    new = dialect.insert(RESULTS).values(row).on_conflict_do_nothing().returning(RESULTS.c.table_id)
    if connection.execute(new).first() is None:
        return False
    known = _known_people(connection, (seat.person for seat in result.seats))
    people = [seat.person if seat.person in known else None for seat in result.seats]
    before = _strengths(connection, result, people)
    after = rate(before, [seat.place for seat in result.seats]) if result.rated else before
    connection.execute(
        insert(RESULT_SEATS),
        [
            {
                "table_id": table,
                "seat": n,
                "person": person,
                "name": seat.name,
                "emblem": seat.emblem,
                "level": seat.level,
                "points": seat.points,
                "place": seat.place,
                "left": seat.left,
                "sources": json.dumps(dict(seat.sources), separators=(",", ":")),
                "opening": None if seat.opening is None else json.dumps(seat.opening, separators=(",", ":")),
                "mu": before[n].mu,
                "sigma": before[n].sigma,
                "mu_after": after[n].mu if result.rated and person is not None else None,
                "sigma_after": after[n].sigma if result.rated and person is not None else None,
            }
            for n, (seat, person) in enumerate(zip(result.seats, people, strict=True))
        ],
    )
    if result.rated:
        for person, strength in zip(people, after, strict=True):
            if person is not None:
                _save_rating(connection, person, result, strength)
    return True


def _known_people(connection: Connection, people: Iterable[str | None]) -> set[str]:
    """Those who were not deleted meanwhile."""
    wanted = sorted({person for person in people if person is not None})
    query = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(wanted), PEOPLE.c.deleted.is_(None))
    return set(connection.execute(query).scalars())


def _strengths(connection: Connection, result: GameResult, people: list[str | None]) -> list[Strength]:
    """The ratings of all seats before the game."""
    group = class_of(len(result.seats))
    own = RATINGS.c.person.in_(sorted({person for person in people if person is not None}))
    query = select(RATINGS).where(own, RATINGS.c.game == result.game, RATINGS.c.player_class == group)
    rated = {row.person: Strength(row.mu, row.sigma) for row in connection.execute(query)}
    return [
        bot_strength(result.game, group, seat.level) if seat.level else rated.get(person or "", NEWCOMER)
        for seat, person in zip(result.seats, people, strict=True)
    ]


def _save_rating(connection: Connection, person: str, result: GameResult, strength: Strength) -> None:
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    key = {"person": person, "game": result.game, "player_class": class_of(len(result.seats))}
    values = {"mu": strength.mu, "sigma": strength.sigma, "updated": result.ended}
    new = dialect.insert(RATINGS).values(**key, **values, games=1)
    changed = new.on_conflict_do_update(index_elements=list(key), set_={**values, "games": RATINGS.c.games + 1})
    connection.execute(changed)
