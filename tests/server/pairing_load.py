"""Measures how fast people are paired: `python -m tests.server.pairing_load [--seeks 200] [--seconds 10]`.

Server and clients run in this process, without the network between them. Each person sends one request. The time is
from that request to the moment at which the database has their table. docs/server-load.md has the result.
"""

import argparse
import asyncio
import logging
import os
import secrets
import tempfile
import time
from contextlib import ExitStack

import structlog
from sqlalchemy import Engine, insert, select

from bottega.server.people.cookie import NAME, Cookies
from bottega.server.people.sessions import LIFETIME_MS
from bottega.server.people.store import digest, new_id
from bottega.server.settings import Settings
from bottega.server.storage.schema import PEOPLE, SEEKS, SESSIONS
from bottega.server.timestamps import now_ms
from tests.server.postgres import Postgres
from tests.server.seekers import Person, servers, until


def sign_up(engine: Engine, count: int) -> list[tuple[str, str]]:
    """New guests with sessions: the id and the cookie of each."""
    at, cookies = now_ms(), Cookies(engine, Settings())
    guests = [(secrets.token_hex(12), secrets.token_urlsafe(32)) for _ in range(count)]
    common = {"agent": "", "created": at, "seen": at, "expires": at + LIFETIME_MS, "revoked": False}
    with engine.begin() as connection:
        people = [
            {"id": id, "name": f"Guest {n}", "emblem": "ochre", "created": at} for n, (id, _) in enumerate(guests)
        ]
        connection.execute(insert(PEOPLE), people)
        sessions = [{"id": new_id(), "hash": digest(secret), "person": id, **common} for id, secret in guests]
        connection.execute(insert(SESSIONS), sessions)
    return [(id, f"{NAME}={cookies.sign(secret)}") for id, secret in guests]


async def measure(database: str, rate: float, seconds: float) -> tuple[list[int], float]:
    """The milliseconds until each person had a table, sorted; and the CPU seconds of all."""
    async with servers(database) as (app,):
        engine: Engine = app.state.engine
        count, warm = 2 * round(rate * seconds / 2), 20
        people = [Person(app, cookie, id, "") for id, cookie in sign_up(engine, count + warm)]
        await asyncio.gather(*(person.seek() for person in people[count:]))  # loads the game and the routes
        await asyncio.gather(*(person.table() for person in people[count:]))
        sent: dict[str, int] = {}
        start, cpu = time.monotonic(), time.process_time()

        async def seek(n: int, person: Person) -> None:
            await asyncio.sleep(max(0.0, start + n / rate - time.monotonic()))
            sent[person.id] = now_ms()
            await person.seek()

        await asyncio.gather(*(seek(n, person) for n, person in enumerate(people[:count])))
        paired: dict[str, int] = {}

        async def all_paired() -> bool:
            with engine.connect() as connection:
                found = connection.execute(select(SEEKS.c.person, SEEKS.c.matched)).all()
            paired.update({person: at for person, at in found if at is not None})
            return sent.keys() <= paired.keys()

        await until(all_paired)
        return sorted(paired[person] - at for person, at in sent.items()), time.process_time() - cpu


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeks", type=float, default=200.0, help="per second")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    given = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    with ExitStack() as stack:
        if given.database == "sqlite":
            database = f"sqlite:///{stack.enter_context(tempfile.TemporaryDirectory())}/bottega.sqlite"
        else:
            database = stack.enter_context(Postgres()).new_database()
        waits, cpu = asyncio.run(measure(database, given.seeks, given.seconds))
    for share in (50, 95, 99, 100):
        print(f"{share} % within {waits[max(0, len(waits) * share // 100 - 1)]} ms")
    print(f"{1000 * cpu / len(waits):.1f} ms of CPU for each person; load of the machine {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
