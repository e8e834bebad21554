"""Looking for a game: people are paired once, called, and forgotten when they are gone."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from fastapi import FastAPI
from sqlalchemy import insert, inspect, update

from bottega.server.pairing.socket import TO_SEEKER
from bottega.server.settings import Settings
from bottega.server.storage.database import connect, migrate, migration_config
from bottega.server.storage.schema import RATINGS, RELATIONS, SEEKS
from bottega.server.storage.seek_store import CALL_MS, GRACE_MS
from bottega.server.timestamps import now_ms
from tests.server.postgres import Postgres
from tests.server.sample_games import games_for, simple_game
from tests.server.seekers import Person, servers, told, until

Test = Callable[[list[FastAPI]], Coroutine[Any, Any, None]]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'bottega.sqlite'}"


def run(database: str, test: Test, count: int = 1) -> None:
    """Runs a test at servers on one database."""

    async def serve() -> None:
        async with servers(database, count) as apps:
            await test(apps)

    asyncio.run(serve())


def change(app: FastAPI, person: Person, **values: Any) -> None:
    """Changes a seek behind the server's back, as if time had passed."""
    with app.state.engine.begin() as connection:
        connection.execute(update(SEEKS).where(SEEKS.c.person == person.id).values(**values))


def block(app: FastAPI, person: Person, other: Person) -> None:
    with app.state.engine.begin() as connection:
        row = {"person": person.id, "other": other.id, "kind": "block", "id": person.id[:20], "created": now_ms()}
        connection.execute(insert(RELATIONS), row)


def rate(app: FastAPI, person: Person, mu: float) -> None:
    """As if the person had played rated games of two."""
    with app.state.engine.begin() as connection:
        key = {"person": person.id, "game": simple_game(2), "player_class": "two"}
        connection.execute(insert(RATINGS), {**key, "mu": mu, "sigma": 1.0, "games": 20, "updated": now_ms()})


# ---- being paired


def test_the_nearest_by_rating_are_brought_together_first(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        ada, bea, cleo = [await Person.new(apps[0], name) for name in ("Ada", "Bea", "Cleo")]
        rate(apps[0], ada, 25)  # 1500 points
        rate(apps[0], bea, 60)  # 3600 points: too far away for the first minutes
        await ada.seek()
        assert (await bea.seek())["table"] is None
        await cleo.seek()  # a newcomer, with 1500 points
        assert await ada.table() == await cleo.table()
        assert (await bea.seek())["table"] is None

    run(database, test)


def test_two_people_are_brought_to_one_table_that_has_begun(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        ada, bea = await Person.new(apps[0], "Ada"), await Person.new(apps[0], "Bea")
        first = await ada.seek()
        assert (first["table"], first["waiting"], first["game"]) == (None, 1, simple_game(2))
        await bea.seek()
        table = await ada.table()
        assert await bea.table() == table
        seen = await ada.look(table)
        assert seen["table"]["status"] == "running"
        assert sorted(seat["name"] for seat in seen["table"]["seats"]) == ["Ada", "Bea"]
        assert not seen["about"]["hints"]  # nobody gets advice against other people
        assert len(seen["own"]) == 1

    run(database, test)


def test_a_person_is_told_of_others_who_wait_and_of_the_table_on_the_socket(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        ada, bea, cyr = [await Person.new(apps[0]) for _ in range(3)]
        socket = ada.wait()
        await ada.seek(players=3)
        await bea.seek(players=3)

        async def two_wait() -> bool:
            return any(seek and seek["waiting"] == 2 for seek in told(socket))

        await until(two_wait)
        await cyr.seek(players=3)

        async def called() -> bool:
            seek = told(socket)[-1]
            return seek is not None and seek["table"] is not None

        await until(called)
        assert (told(socket)[-1] or {})["table"] == await cyr.table()
        assert (await bea.seek(players=3))["expected"] is not None  # others were paired lately
        await socket.close()

    run(database, test)


def test_a_person_can_look_for_a_game_on_the_socket(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        ada, bea = [await Person.new(apps[0]) for _ in range(2)]
        sockets = [ada.wait(), bea.wait()]
        wanted = {"type": "seek", "game": simple_game(2), "players": 2, "bots_after": 60}
        for socket in sockets:
            socket.send(wanted)
        table = await ada.table()
        for socket in sockets:

            async def called() -> bool:
                return any(seek and seek["table"] == table for seek in told(socket))  # noqa: B023

            await until(called)
            for text in socket.received:
                TO_SEEKER.validate_json(text)
            await socket.close()

    run(database, test)


def test_a_wrong_message_on_the_socket_is_refused_with_a_reason_and_changes_nothing(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        ada = await Person.new(apps[0])
        socket = ada.wait()
        right = {"type": "seek", "game": simple_game(2), "players": 2}
        for wrong, reason in (
            ({"type": "sought"}, "its type is not one of ping, seek"),
            ({**right, "players": 99}, "players"),
            ({**right, "game": "chess"}, "chess"),
            ({**right, "rating_from": 1600, "rating_to": 1500}, "rating_from"),
            ({**right, "more": 1}, "more"),
        ):
            socket.send(wrong)
            await socket.catch_up()
            refused = [json.loads(text) for text in socket.received if '"refused"' in text][-1]
            assert refused["error"] == "malformed"
            assert reason in refused["message"]
        assert await ada.my_seek() is None
        await socket.close()

    run(database, test)


def test_people_are_paired_only_within_their_ranges_of_ratings(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        ada, bea, cyr = [await Person.new(apps[0]) for _ in range(3)]
        rate(apps[0], bea, 26)  # 1560 points; newcomers have 1500
        first = await ada.seek(rating_to=1550)
        assert (first["rating_from"], first["rating_to"]) == (None, 1550)
        await bea.seek()
        assert (await bea.seek())["waiting"] == 2
        await cyr.seek(rating_from=1490, rating_to=1510)
        assert await ada.table() == await cyr.table()
        assert (await bea.seek())["table"] is None
        await ada.ask("DELETE", "/api/me/seek")
        await ada.seek(rating_to=1550)
        await ada.seek(rating_to=1560)  # a change of mind keeps the place
        assert await ada.table() == await bea.table()

    run(database, test)


def test_many_who_come_at_once_are_each_paired_once(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        people = [await Person.new(apps[0]) for _ in range(20)]
        await asyncio.gather(*(person.seek() for person in people))
        tables = await asyncio.gather(*(person.table() for person in people))
        assert sorted(tables.count(table) for table in set(tables)) == [2] * 10
        for person, table in zip(people, tables, strict=True):
            mine = (await person.ask("GET", "/api/me/tables")).json()
            assert [one["id"] for one in mine] == [table]

    run(database, test)


def test_two_processes_pair_each_seek_once_and_call_people_at_both(postgres: Postgres) -> None:
    async def test(apps: list[FastAPI]) -> None:
        people = [await Person.new(apps[n % 2]) for n in range(16)]
        sockets = [person.wait() for person in people]
        await asyncio.gather(*(person.seek() for person in people))
        tables = await asyncio.gather(*(person.table() for person in people))
        assert sorted(tables.count(table) for table in set(tables)) == [2] * 8
        for person, table in zip(people, tables, strict=True):
            mine = (await person.ask("GET", "/api/me/tables")).json()
            assert [one["id"] for one in mine] == [table]
        for socket, table in zip(sockets, tables, strict=True):

            async def called() -> bool:
                return any(seek and seek["table"] == table for seek in told(socket))  # noqa: B023

            await until(called)
            await socket.close()

    run(postgres.new_database(), test, count=2)


def test_people_who_blocked_each_other_wait_on(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        ada, bea, cyr = [await Person.new(apps[0]) for _ in range(3)]
        block(apps[0], ada, bea)
        await ada.seek()
        await bea.seek()
        await cyr.seek()
        await cyr.table()
        waiting = [person for person in (ada, bea) if not ((await person.my_seek()) or {"table": ""})["table"]]
        assert len(waiting) == 1

    run(database, test)


def test_bots_take_free_seats_at_once_or_after_the_time_that_a_person_chose(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        ada = await Person.new(apps[0], "Ada")
        assert (await ada.seek(players=3, bots_after=60))["table"] is None
        state = await ada.seek(players=3, bots_after=0)
        seen = await ada.look(state["table"] or await ada.table())
        assert sorted(seat["level"] or "" for seat in seen["table"]["seats"]) == ["", "apprentice", "apprentice"]
        assert seen["table"]["status"] == "running"
        assert seen["about"]["hints"]

    run(database, test)


def test_rated_and_casual_seeks_are_kept_apart_and_so_are_their_tables(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        ada, bea, cleo, dora = [await Person.new(apps[0], name) for name in ("Ada", "Bea", "Cleo", "Dora")]
        live = {"kind": "live", "bank": 600, "increment": 5}
        await ada.seek(rated=True, pace=live)
        assert (await bea.seek(pace=live))["table"] is None
        assert (await cleo.seek(rated=True, pace=live))["rated"]
        await dora.seek(pace=live)
        rated, casual = await ada.table(), await bea.table()
        assert (rated, casual) == (await cleo.table(), await dora.table())
        assert [(await ada.look(table))["table"]["rated"] for table in (rated, casual)] == [True, False]

    run(database, test)


def test_seeks_for_other_games_and_paces_are_kept_apart(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        ada, bea, cyr = [await Person.new(apps[0]) for _ in range(3)]
        other = next(slug for slug in games_for(3) if slug != simple_game(3))
        await ada.seek(players=3)
        await bea.seek(players=3, pace={"kind": "correspondence", "hours": 24})
        await cyr.seek(players=3, game=other)
        for person in (ada, bea, cyr):
            assert ((await person.my_seek()) or {})["waiting"] == 1
        pools = (await ada.ask("GET", "/api/seeks")).json()
        assert sorted((pool["game"], pool["pace"]["kind"], pool["waiting"]) for pool in pools) == sorted(
            [(simple_game(3), "unhurried", 1), (simple_game(3), "correspondence", 1), (other, "unhurried", 1)]
        )

    run(database, test)


# ---- the end of a seek


def test_a_seek_that_is_stopped_is_not_paired(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        ada, bea = await Person.new(apps[0]), await Person.new(apps[0])
        await ada.seek()
        assert (await ada.ask("DELETE", "/api/me/seek")).json() is None
        assert (await bea.seek())["waiting"] == 1
        assert await ada.my_seek() is None

    run(database, test)


def test_who_stops_too_late_is_told_of_their_table_and_not_called_again(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        ada, bea = await Person.new(apps[0]), await Person.new(apps[0])
        await ada.seek()
        await bea.seek()
        table = await ada.table()
        assert (await ada.seek(players=3))["table"] == table  # the call stays until it is answered
        assert (await ada.ask("DELETE", "/api/me/seek")).json()["table"] == table
        assert await ada.my_seek() is None
        assert (await ada.seek())["table"] is None

    run(database, test)


def test_a_person_who_is_gone_is_not_paired(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        ada, bea = await Person.new(apps[0]), await Person.new(apps[0])
        await ada.seek()
        change(apps[0], ada, seen=now_ms() - GRACE_MS - 1)
        assert (await bea.seek())["waiting"] == 1
        assert await ada.my_seek() is None
        assert await bea.my_seek() is not None

    run(database, test)


def test_a_person_who_is_connected_stays_in_the_queue(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bottega.server.pairing.service.RENEW_MS", 0)

    async def test(apps: list[FastAPI]) -> None:
        ada = await Person.new(apps[0])
        await ada.seek()
        long_ago = now_ms() - GRACE_MS + 5_000
        change(apps[0], ada, seen=long_ago)
        socket = ada.wait()

        async def renewed() -> bool:
            with apps[0].state.engine.connect() as connection:
                return bool(connection.execute(SEEKS.select()).one().seen > long_ago)

        await until(renewed)
        await socket.close()

    run(database, test)


def test_an_old_call_is_forgotten(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        ada, bea = await Person.new(apps[0]), await Person.new(apps[0])
        await ada.seek()
        await bea.seek()
        await ada.table()
        change(apps[0], ada, matched=now_ms() - CALL_MS - 1)
        assert await ada.my_seek() is None
        assert (await ada.seek())["table"] is None

    run(database, test)


# ---- what is refused


def test_wrong_requests_are_refused_and_change_nothing(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        ada = await Person.new(apps[0])
        right = {"game": simple_game(2), "players": 2}
        wrong: list[dict[str, Any]] = [
            {**right, "game": "nothing"},
            {**right, "players": 6},
            {**right, "bots_after": -1},
            {**right, "pace": {"kind": "never"}},
            {**right, "person": "x"},
        ]
        for body in wrong:
            assert (await ada.ask("PUT", "/api/me/seek", body)).status == 422, body
        assert await ada.my_seek() is None
        nobody = Person(apps[0], "", "", "")
        for method in ("GET", "PUT", "DELETE"):
            assert (await nobody.ask(method, "/api/me/seek", right if method == "PUT" else None)).status == 401
        socket = nobody.wait()
        await socket.close()
        assert "closed" in socket.received[-1]

    run(database, test)


# ---- migrations


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_database_from_before_gets_seeks_and_relations(
    kind: str, database: str, request: pytest.FixtureRequest
) -> None:
    if kind == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = Settings.read({}, database_url=postgres.new_database()).database_url
    command.upgrade(migration_config(database), "0005")
    engine = connect(database)
    assert not {"seeks", "relations"} & set(inspect(engine).get_table_names())
    migrate(database)
    assert {"seeks", "relations"} <= set(inspect(engine).get_table_names())
    command.downgrade(migration_config(database), "0005")
    assert not {"seeks", "relations"} & set(inspect(engine).get_table_names())
    engine.dispose()
