"""Keys that all processes on a database share. The first process that needs one creates it."""

import secrets
from collections.abc import Callable

from sqlalchemy import Engine, select

from .database import insert_if_missing, read_only
from .schema import KEYS


def token_key() -> str:
    return secrets.token_hex(32)


def server_key(engine: Engine, name: str, create: Callable[[], str] = token_key) -> str:
    """The key with this name. It never changes."""
    wanted = select(KEYS.c.value).where(KEYS.c.name == name)
    with read_only(engine).connect() as connection:
        found = connection.execute(wanted).scalar_one_or_none()
    if found is None:
        with engine.begin() as connection:
            insert_if_missing(connection, KEYS, {"name": name, "value": create()})
            found = connection.execute(wanted).scalar_one()
    return str(found)
