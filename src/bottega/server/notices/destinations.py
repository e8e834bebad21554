"""Destinations in the database: the browsers, e-mail addresses and webhooks of people."""

import hashlib
import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Engine, func, insert, select, update

from ...engine.errors import BottegaError
from ..storage.database import read_only
from ..storage.outbox import Destination, add, delete_destination, destination_of, notice_id
from ..storage.schema import DESTINATIONS
from ..timestamps import now_ms

MAX_DESTINATIONS = 12  # of one person
MAX_UNCONFIRMED = 3  # e-mails in a day to one address that has not agreed
DAY_MS = 86_400_000
HASHED = "sha256:"  # the address of somebody who does not want e-mails


class TooManyDestinations(BottegaError):
    """This person has the maximum number of destinations."""


def list_of(engine: Engine, person: str) -> list[Destination]:
    """A person's destinations, oldest first. E-mail addresses that were refused are not theirs."""
    own = select(DESTINATIONS).where(DESTINATIONS.c.person == person, DESTINATIONS.c.refused.is_(None))
    with read_only(engine).connect() as connection:
        rows = connection.execute(own.order_by(DESTINATIONS.c.created, DESTINATIONS.c.id)).mappings().all()
    return [destination_of(row) for row in rows]


def find(engine: Engine, id: str) -> Destination | None:
    with read_only(engine).connect() as connection:
        row = connection.execute(select(DESTINATIONS).where(DESTINATIONS.c.id == id)).mappings().one_or_none()
    return None if row is None else destination_of(row)


def add_browser(
    engine: Engine,
    person: str,
    session: str,
    endpoint: str,
    keys: Mapping[str, str],
    kinds: Sequence[str],
    language: str,
) -> Destination:
    """Replaces an older subscription of the same browser, also one of somebody else who used it. Raises
    TooManyDestinations.
    """
    row = {"address": endpoint, "keys": dict(keys), "kinds": kinds, "language": language, "session": session}
    return _replace(engine, f"push {endpoint}", person, "push", row | {"confirmed": now_ms()})


def add_webhook(engine: Engine, person: str, url: str, secret: str, kinds: Sequence[str], language: str) -> Destination:
    """Replaces the person's older webhook. Raises TooManyDestinations."""
    row = {"address": url, "keys": {"secret": secret}, "kinds": kinds, "language": language}
    return _replace(engine, f"webhook {person}", person, "webhook", row | {"confirmed": now_ms()})


def add_mail(
    engine: Engine, person: str, address: str, kinds: Sequence[str], language: str, digest: int | None
) -> Destination:
    """Replaces the person's older address, and owes the new one an e-mail with a link to confirm it.

    The e-mail is not sent to people who said that they want none, nor more than a few times a day. The answer does not
    say so: it would tell something about the owner of the address. Raises TooManyDestinations.
    """
    row: dict[str, Any] = {"address": address, "keys": {}, "kinds": kinds, "language": language, "digest": digest}
    return _replace(engine, f"email {person}", person, "email", row)


def _replace(engine: Engine, what: str, person: str, channel: str, row: dict[str, Any]) -> Destination:
    id, key, at = secrets.token_hex(8), hashlib.sha256(what.encode()).hexdigest(), now_ms()
    with engine.begin() as connection:
        for old in connection.execute(select(DESTINATIONS.c.id).where(DESTINATIONS.c.key == key)).scalars().all():
            delete_destination(connection, old)
        own = select(func.count()).where(DESTINATIONS.c.person == person)
        if connection.execute(own).scalar_one() >= MAX_DESTINATIONS:
            raise TooManyDestinations
        quiet = channel == "email" and _is_unwelcome(connection, row["address"])
        stored = {**row, "keys": json.dumps(row["keys"]), "kinds": " ".join(row["kinds"])}
        about = {"id": id, "key": key, "person": person, "channel": channel, "created": at}
        connection.execute(insert(DESTINATIONS).values(about | stored))
        if channel == "email" and not quiet:
            add(connection, notice_id("confirm", id), id, "confirm", at, {})
        made = connection.execute(select(DESTINATIONS).where(DESTINATIONS.c.id == id)).mappings().one()
    return destination_of(made)


def _is_unwelcome(connection: Connection, address: str) -> bool:
    refused = select(func.count()).where(DESTINATIONS.c.address == _hashed(address))
    lately = select(func.count()).where(
        func.lower(DESTINATIONS.c.address) == address.lower(),
        DESTINATIONS.c.confirmed.is_(None),
        DESTINATIONS.c.created > now_ms() - DAY_MS,
    )
    return bool(connection.execute(refused).scalar_one()) or connection.execute(lately).scalar_one() >= MAX_UNCONFIRMED


def _hashed(address: str) -> str:
    return HASHED + hashlib.sha256(address.lower().encode()).hexdigest()


def change(engine: Engine, person: str, id: str, **changes: Any) -> Destination | None:
    """None if the person has no such destination."""
    if "kinds" in changes:
        changes["kinds"] = " ".join(changes["kinds"])
    own = (DESTINATIONS.c.id == id) & (DESTINATIONS.c.person == person) & DESTINATIONS.c.refused.is_(None)
    with engine.begin() as connection:
        if changes:
            connection.execute(update(DESTINATIONS).where(own).values(**changes))
        row = connection.execute(select(DESTINATIONS).where(own)).mappings().one_or_none()
    return None if row is None else destination_of(row)


def remove(engine: Engine, person: str, id: str) -> bool:
    """Whether the person had such a destination."""
    own = (DESTINATIONS.c.id == id) & (DESTINATIONS.c.person == person) & DESTINATIONS.c.refused.is_(None)
    with engine.begin() as connection:
        found = connection.execute(select(DESTINATIONS.c.id).where(own)).first() is not None
        if found:
            delete_destination(connection, id)
    return found


def owe_test(engine: Engine, destination: Destination) -> None:
    with engine.begin() as connection:
        add(connection, notice_id("test", destination.id, secrets.token_hex(8)), destination.id, "test", now_ms(), {})


def confirm(engine: Engine, id: str) -> bool:
    """The owner of an e-mail address agrees. Whether there was anything to agree to."""
    wanted = (DESTINATIONS.c.id == id) & DESTINATIONS.c.refused.is_(None)
    with engine.begin() as connection:
        at = func.coalesce(DESTINATIONS.c.confirmed, now_ms())
        return connection.execute(update(DESTINATIONS).where(wanted).values(confirmed=at)).rowcount > 0


def unsubscribe(engine: Engine, id: str) -> None:
    """The owner of an e-mail address wants no more. If they never agreed, nobody may ask them again."""
    with engine.begin() as connection:
        row = connection.execute(select(DESTINATIONS).where(DESTINATIONS.c.id == id)).mappings().one_or_none()
        if row is None or row["refused"] is not None:
            return
        delete_destination(connection, id)
        if row["confirmed"] is None:
            kept = {**row, "key": hashlib.sha256(f"refused {id}".encode()).hexdigest(), "kinds": "", "keys": "{}"}
            connection.execute(
                insert(DESTINATIONS).values(kept | {"address": _hashed(row["address"]), "refused": now_ms()})
            )
