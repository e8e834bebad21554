"""Who of the people in a list of tables has an account, and how strong they are."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, and_, select

from ..people.names import name_key
from ..ratings.anchors import NEWCOMER, Strength
from ..ratings.classes import class_of
from ..ratings.model import shown_points
from .schema import NAMES, PEOPLE, RATINGS, SITTERS

CHUNK = 500  # names in one query

# By table, the names with an account and their ratings; None before their first rated game.
Accounts = dict[str, dict[str, int | None]]


def seated_accounts(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> Accounts:
    """The accounts at these tables, under the names that their summaries show."""
    shown = {(row["id"], name_key(name)): name for row in rows for name in _names(row["summary"])}
    about = {row["id"]: (row["game"], class_of(len(row["summary"]["seats"]))) for row in rows if row["summary"]}
    found: Accounts = {}
    keys = sorted({key for _, key in shown})
    for first in range(0, len(keys), CHUNK):
        query = select(SITTERS.c.table_id, NAMES.c.key, RATINGS.c.game, RATINGS.c.player_class, RATINGS.c.mu,
                       RATINGS.c.sigma)  # fmt: skip
        query = query.select_from(NAMES).join(PEOPLE, PEOPLE.c.id == NAMES.c.person)
        query = query.join(SITTERS, SITTERS.c.person == PEOPLE.c.id)
        query = query.outerjoin(RATINGS, and_(RATINGS.c.person == PEOPLE.c.id, RATINGS.c.game.in_(_games(about))))
        query = query.where(NAMES.c.key.in_(keys[first : first + CHUNK]), PEOPLE.c.login.is_not(None))
        for row in connection.execute(query.where(SITTERS.c.table_id.in_(list(about)))):
            name = shown.get((row.table_id, row.key))
            if name is None:
                continue  # they had a seat there once
            ratings = found.setdefault(row.table_id, {})
            own = (row.game, row.player_class) == about[row.table_id]
            ratings[name] = shown_points(Strength(row.mu, row.sigma)) if own else ratings.get(name)
    return found


def all_within(summary: Mapping[str, Any], ratings: Mapping[str, int | None], least: int, most: int) -> bool:
    """Whether the ratings of all people at a table are in a range. Who has no public one counts as a newcomer."""
    newcomer = shown_points(NEWCOMER)
    points = [ratings.get(name) for name in _names(summary)]
    return all(least <= (newcomer if one is None else one) <= most for one in points)


def _names(summary: Mapping[str, Any] | None) -> list[str]:
    """The names of the people with a seat. A damaged summary may have anything among its seats."""
    seats = [seat for seat in (summary or {}).get("seats", []) if isinstance(seat, dict) and seat.get("level") is None]
    return [seat["name"] for seat in seats if isinstance(seat.get("name"), str) and seat["name"]]


def _games(about: Mapping[str, tuple[str, str]]) -> Iterable[str]:
    return {game for game, _ in about.values()}
