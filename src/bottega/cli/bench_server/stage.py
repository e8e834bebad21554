"""Puts people and tables in the middle of their games into a new database, as if they had been playing for a while."""

import random
import secrets
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert

import bottega

from ...engine.match import Match
from ...server.people.cookie import Cookies
from ...server.people.sessions import LIFETIME_MS
from ...server.people.store import EMBLEMS, digest
from ...server.settings import Settings
from ...server.storage.database import connect, migrate
from ...server.storage.log_writer import LogWrite, execute_write
from ...server.storage.schema import PEOPLE, SESSIONS
from ...server.table_log import EntryKind, LogEntry
from ...server.tables.game_table import GameTable
from ...server.tables.plan import Plan, SeatPlan
from ...server.tables.registry import new_id
from ...server.tables.table_row import row_of
from ...server.timestamps import now_ms

SEATS = 4
MIDDLE = range(100, 200)  # moves: a game of four random players takes about three hundred
GAMES = 20  # that differ; further tables repeat them, which costs a server as much


class Staged(NamedTuple):
    """A table, and the cookies of its seats."""

    id: str
    cookies: list[str]


def stage(url: str, count: int) -> tuple[list[Staged], int]:
    """The tables, and how many entries their logs have in all."""
    settings = Settings.read(database_url=url)
    migrate(settings.database_url)
    engine = connect(settings.database_url)
    cookies = Cookies(engine, settings)
    games = [_random_game(seed) for seed in range(min(count, GAMES))]
    tables, entries = [], 0
    with engine.begin() as connection:
        for n in range(count):
            people = [_person(connection, seat) for seat in range(SEATS)]
            table, log = _table(f"{n % GAMES}", games[n % GAMES], [id for id, _ in people])
            new = {"game": "leonardo", "rules": log[0].body["rules"], "seed": f"{n % GAMES}", "created": log[0].at}
            row = new | row_of(table) | {"public": False, "holder": None}
            execute_write(connection, LogWrite(table.id, log, new=row, sitters=[id for id, _ in people]))
            tables.append(Staged(table.id, [secret for _, secret in people]))
            entries += len(log)
    staged = [Staged(id, [cookies.sign(secret) for secret in secrets]) for id, secrets in tables]
    engine.dispose()
    return staged, entries


def _random_game(seed: int) -> list[tuple[int, int]]:
    """Seats and moves of a game up to its middle."""
    chooser = random.Random(seed)
    match = Match(bottega.game("leonardo"), SEATS, str(seed))
    for _ in range(chooser.choice(MIDDLE)):
        seat = chooser.choice(match.actors)
        match.play(seat, chooser.choice(match.legal(seat)))
    return [(seat, move.number) for seat, move in match.log]


def _person(connection: Connection, seat: int) -> tuple[str, str]:
    """Somebody new, and the secret of a session."""
    id, secret, at = secrets.token_hex(12), secrets.token_urlsafe(32), now_ms()
    connection.execute(insert(PEOPLE), {"id": id, "name": f"Guest {seat}", "emblem": EMBLEMS[seat], "created": at})
    session = {"id": secrets.token_hex(8), "hash": digest(secret), "person": id, "agent": "bench", "revoked": False}
    connection.execute(insert(SESSIONS), session | {"created": at, "seen": at, "expires": at + LIFETIME_MS})
    return id, secret


def _table(seed: str, game: list[tuple[int, int]], people: list[str]) -> tuple[GameTable, list[LogEntry]]:
    """A table without patience or clocks: whoever moves late is waited for."""
    plan = Plan(game="leonardo", seats=[SeatPlan()] * SEATS, patience=None, host=people[0])
    steps: list[tuple[EntryKind, int | None, dict[str, Any]]]
    steps = [("opened", None, {"plan": plan.model_dump(mode="json"), "rules": bottega.game("leonardo").version})]
    steps += [("sat", seat, {"name": f"Guest {seat}", "emblem": EMBLEMS[seat]}) for seat in range(SEATS)]
    steps += [("began", None, {})]
    beginning = len(steps)
    steps += [("moved", seat, {"move": move}) for seat, move in game]
    at = now_ms()
    log = [
        LogEntry(seq, kind, at, seat, people[seat or 0], f"m{seq}" if kind == "moved" else None, body)
        for seq, (kind, seat, body) in enumerate(steps, 1)
    ]
    return GameTable.from_log(new_id(), seed, log[:beginning]), log
