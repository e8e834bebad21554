"""All data of a person: to take away, and to delete.

Both look at every database table that refers to people, so that a new one cannot be forgotten.
"""

import json
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Column, Connection, Engine, Table, delete, select, update

from ..storage.database import read_only
from ..storage.schema import (
    ENTRANTS,
    ENTRIES,
    METADATA,
    PEOPLE,
    RELATIONS,
    REPORTS,
    SITTERS,
    STATES,
    TABLES,
    TEXTS,
    TOURNAMENT_SERIES,
    TOURNAMENTS,
)
from ..timestamps import now_ms

NEUTRAL_NAME = "N. N."  # for a person without a name, in all our languages
NEUTRAL_TEXT = "…"
# Hashes of secrets: worthless to their owner, and not to others.
SECRETS = {"hash", "password"}
# What others think of a person, and told the operators: theirs, and not for this person to know.
OF_OTHERS = {RELATIONS.c.other, REPORTS.c.person}
# Tournaments belong to all who play in them, so these references stay: they lead to a row with a neutral name.
KEPT = {TOURNAMENTS.c.host, TOURNAMENT_SERIES.c.host, ENTRANTS.c.person}
SEED = "seed"  # of what chance will decide: secret until the game is over


def references() -> Iterator[tuple[Table, Column[Any]]]:
    """Every column that names a person, those that others refer to last."""
    for table in reversed(METADATA.sorted_tables):
        for column in table.columns:
            if any(key.column is PEOPLE.c.id for key in column.foreign_keys):
                yield table, column


# ---- export


def export(engine: Engine, person: str) -> dict[str, Any]:
    """Everything that is stored about a person, as plain data."""
    with read_only(engine).connect() as connection:
        data = {"people": _rows(connection, PEOPLE, PEOPLE.c.id, person)}
        for table, column in references():
            if column not in OF_OTHERS:
                data.setdefault(table.name, []).extend(_rows(connection, table, column, person))
        data["entries"] = _entries(connection, person)
        own = select(SITTERS.c.table_id).where(SITTERS.c.person == person)
        texts = connection.execute(select(TEXTS.c.table_id, TEXTS.c.text).where(TEXTS.c.table_id.in_(own)))
        data["texts"] = [dict(row) for row in texts.mappings()]
    return {"format": 1, "exported": now_ms(), **data}


def _rows(connection: Connection, table: Table, column: Column[Any], person: str) -> list[dict[str, Any]]:
    others = {other for one, other in references() if one is table and other is not column}  # ids of other people
    columns = [one for one in table.columns if one.name not in SECRETS and one not in others]
    return [dict(row) for row in connection.execute(select(*columns).where(column == person)).mappings()]


def _entries(connection: Connection, person: str) -> list[dict[str, Any]]:
    """What the person did at tables: seats, moves and chat. Seeds are left out, and the numbers of the entries: a gap
    would reveal what others have set in advance.
    """
    query = select(ENTRIES).where(ENTRIES.c.person == person).order_by(ENTRIES.c.table_id, ENTRIES.c.seq)
    found = []
    for row in connection.execute(query).mappings():
        body = {name: value for name, value in json.loads(row["body"]).items() if name != SEED}
        found.append({**{name: value for name, value in row.items() if name != "seq"}, "body": body})
    return found


# ---- deletion


def delete_person(engine: Engine, person: str) -> list[str]:
    """Deletes a person's data. Returns the ids of the tables that must be loaded again.

    In games with others a neutral name remains, and their moves; the games would not exist without them. It can be
    called again, and then removes what was written meanwhile.
    """
    with engine.begin() as connection:
        row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one()
        tables = _anonymise_tables(connection, person)
        for table, column in references():
            if column in KEPT:
                continue
            own = column == person
            if column.nullable:
                values: dict[str, Any] = {column.name: None}
                if "name" in table.c:
                    values["name"] = NEUTRAL_NAME
                connection.execute(update(table).where(own).values(values))
            else:
                connection.execute(delete(table).where(own))
        gone = {"name": NEUTRAL_NAME, "login": None, "password": None, "deleted": row.deleted or now_ms()}
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(gone))
    return tables


def _anonymise_tables(connection: Connection, person: str) -> list[str]:
    """Removes the name and what the person wrote from the logs, and from what is computed from them."""
    named = ENTRIES.c.kind.in_(("sat", "said"))
    rows = connection.execute(select(ENTRIES).where(ENTRIES.c.person == person, named)).all()
    for row in rows:
        body = json.loads(row.body) | {"name": NEUTRAL_NAME}
        if row.kind == "said":
            body["text"] = NEUTRAL_TEXT
        same = (ENTRIES.c.table_id == row.table_id) & (ENTRIES.c.seq == row.seq)
        connection.execute(update(ENTRIES).where(same).values(body=json.dumps(body, separators=(",", ":"))))
    seats: dict[str, set[int]] = {}
    for row in rows:
        seats.setdefault(row.table_id, set()).update([row.seat] if row.kind == "sat" else [])
    for table, own in seats.items():
        connection.execute(delete(STATES).where(STATES.c.table_id == table))
        _anonymise_summary(connection, table, own, person)
    return sorted(seats)


def _anonymise_summary(connection: Connection, table: str, seats: set[int], person: str) -> None:
    last = select(ENTRIES.c.seat, ENTRIES.c.person).where(ENTRIES.c.table_id == table, ENTRIES.c.kind == "sat")
    owners = {row.seat: row.person for row in connection.execute(last.order_by(ENTRIES.c.seq))}
    summary = connection.execute(select(TABLES.c.summary).where(TABLES.c.id == table)).scalar_one()
    try:
        card = json.loads(summary)
        for seat in seats:
            if owners.get(seat) == person and card["seats"][seat]["name"]:
                card["seats"][seat]["name"] = NEUTRAL_NAME
    except (ValueError, KeyError, TypeError, IndexError):
        return  # it is damaged, and is written again from the log
    written = json.dumps(card, separators=(",", ":"))
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(summary=written))
