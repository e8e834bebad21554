"""Friends, muted and blocked people, invitations, reports, and what operators do about them."""

import asyncio
import json
import re
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from fastapi import FastAPI
from sqlalchemy import insert, inspect
from typer.testing import CliRunner

from bottega.cli import app as cli
from bottega.server.people import moderation
from bottega.server.settings import Settings
from bottega.server.storage.database import connect, migrate, migration_config
from bottega.server.storage.relation_store import MAX_INVITATIONS
from bottega.server.storage.report_store import MAX_REPORTS
from bottega.server.storage.schema import RATINGS
from tests.server.asgi_client import Socket
from tests.server.postgres import Postgres
from tests.server.running import MINE, OPEN
from tests.server.sample_games import simple_game
from tests.server.seekers import Person, servers, until

Test = Callable[[FastAPI], Coroutine[Any, Any, None]]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bottega.sqlite'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return Settings.read({}, database_url=postgres.new_database()).database_url


only_sqlite = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


def run(database: str, test: Test) -> None:
    async def serve() -> None:
        async with servers(database) as (app,):
            await test(app)

    asyncio.run(serve())


async def table_of(host: Person, *others: Person, seats: int = 2, public: bool = True) -> str:
    """A table of a person, at which others sit down."""
    plan = {"game": simple_game(seats), "seats": [MINE] + [OPEN] * (seats - 1), "public": public}
    answer = await host.ask("POST", "/api/tables", plan)
    assert answer.status == 201, answer.body
    id = str(answer.json()["id"])
    for other in others:
        assert (await other.ask("POST", f"/api/tables/{id}/sit", {})).status == 200
    return id


async def at(person: Person, table: str) -> dict[str, dict[str, Any]]:
    """The people at a table as a person sees them, by name."""
    answer = await person.ask("GET", f"/api/tables/{table}/people")
    assert answer.status == 200, answer.body
    return {one["name"]: one for one in answer.json()}


async def relate(person: Person, table: str, name: str, kind: str) -> None:
    one = (await at(person, table))[name]
    body = {"table": table, "person": one["person"], "kind": kind}
    assert (await person.ask("POST", "/api/me/relations", body)).status == 204


async def say(person: Person, table: str, text: str) -> int:
    """The status of the answer."""
    return (await person.ask("POST", f"/api/tables/{table}/say", {"text": text})).status


async def people(app: FastAPI, *names: str) -> list[Person]:
    return [await Person.new(app, name) for name in names]


# ---- friends


@only_sqlite
def test_a_person_met_at_a_table_can_be_kept_as_a_friend_and_removed(database: str) -> None:
    async def test(app: FastAPI) -> None:
        ada, bea = await people(app, "Ada", "Bea")
        table = await table_of(ada, bea)
        assert [one["name"] for one in (await ada.ask("GET", "/api/me/lately")).json()] == ["Bea"]
        await relate(ada, table, "Bea", "friend")
        (friend,) = (await ada.ask("GET", "/api/me/relations")).json()
        assert (friend["name"], friend["kind"]) == ("Bea", "friend")
        assert (await at(ada, table))["Bea"]["friend"] == friend["id"]
        assert (await bea.ask("GET", "/api/me/relations")).json() == []  # nobody else sees it
        assert (await bea.ask("DELETE", f"/api/me/relations/{friend['id']}")).status == 404
        assert (await ada.ask("DELETE", f"/api/me/relations/{friend['id']}")).status == 204
        assert (await ada.ask("GET", "/api/me/relations")).json() == []

    run(database, test)


@only_sqlite
def test_ids_of_people_stay_private_and_keys_differ_from_table_to_table(database: str) -> None:
    async def test(app: FastAPI) -> None:
        ada, bea = await people(app, "Ada", "Bea")
        tables = [await table_of(ada, bea) for _ in range(2)]
        keys = {(await at(ada, table))["Bea"]["person"] for table in tables}
        assert len(keys) == 2
        await relate(ada, tables[0], "Bea", "friend")
        assert await say(bea, tables[0], "Ciao") == 200
        for path in (
            "/api/me/lately",
            "/api/me/relations",
            f"/api/tables/{tables[0]}/people",
            f"/api/tables/{tables[0]}",
        ):
            assert bea.id not in (await ada.ask("GET", path)).body.decode(), path

    run(database, test)


def test_lists_work_on_every_database(database: str) -> None:
    async def test(app: FastAPI) -> None:
        ada, bea, cyr = await people(app, "Ada", "Bea", "Cyr")
        table = await table_of(ada, bea)
        await table_of(cyr)
        await relate(ada, table, "Bea", "block")
        await relate(ada, table, "Bea", "friend")  # a friend is no longer blocked
        assert [one["kind"] for one in (await ada.ask("GET", "/api/me/relations")).json()] == ["friend"]
        assert [one["name"] for one in (await ada.ask("GET", "/api/me/lately")).json()] == ["Bea"]
        assert len((await ada.ask("GET", "/api/tables")).json()) == 1
        assert (await ada.ask("GET", "/api/me/invitations")).json() == []

    run(database, test)


# ---- blocked and muted people


@only_sqlite
def test_a_blocked_person_can_neither_sit_down_nor_invite_nor_see_the_table(database: str) -> None:
    async def test(app: FastAPI) -> None:
        ada, bea, cyr = await people(app, "Ada", "Bea", "Cyr")
        await relate(ada, await table_of(ada, bea), "Bea", "block")
        mine = await table_of(ada)
        refused = await bea.ask("POST", f"/api/tables/{mine}/sit", {})
        assert (refused.status, refused.json()["error"]) == (409, "full")  # the same as at a full table
        assert mine not in [one["id"] for one in (await bea.ask("GET", "/api/tables")).json()]
        assert mine in [one["id"] for one in (await cyr.ask("GET", "/api/tables")).json()]
        theirs = await table_of(bea)
        assert (await ada.ask("POST", f"/api/tables/{theirs}/sit", {})).status == 409
        shared = (await ada.ask("GET", "/api/me/tables")).json()[-1]["id"]
        key = (await at(bea, shared))["Ada"]["person"]
        invited = await bea.ask("POST", f"/api/tables/{theirs}/invitations", {"table": shared, "person": key})
        assert invited.status == 204  # nobody is told that they are blocked
        assert (await ada.ask("GET", "/api/me/invitations")).json() == []
        found = await bea.ask("POST", "/api/find", {"game": simple_game(2), "players": 2})
        assert found.json()["id"] != mine

    run(database, test)


@only_sqlite
def test_messages_name_their_author_so_that_muted_people_are_not_shown(database: str) -> None:
    async def test(app: FastAPI) -> None:
        ada, bea, cyr = await people(app, "Ada", "Bea", "Cyr")
        table = await table_of(ada, bea)
        assert await say(cyr, table, "from a spectator") == 200
        await relate(ada, table, "Cyr", "mute")
        muted = [one["person"] for one in (await at(ada, table)).values() if one["mute"]]
        said = [entry for entry in (await ada.look(table))["told"] if entry["kind"] == "said"]
        assert [entry["author"] for entry in said] == muted

    run(database, test)


# ---- invitations


@only_sqlite
def test_a_friend_is_invited_to_an_open_table_and_may_decline(database: str) -> None:
    async def test(app: FastAPI) -> None:
        ada, bea = await people(app, "Ada", "Bea")
        await relate(ada, await table_of(ada, bea), "Bea", "friend")
        (friend,) = (await ada.ask("GET", "/api/me/relations")).json()
        table = await table_of(ada, public=False)
        path = f"/api/tables/{table}/invitations"
        for _ in range(2):  # a second one changes nothing
            assert (await ada.ask("POST", path, {"relation": friend["id"]})).status == 204
        (invitation,) = (await bea.ask("GET", "/api/me/invitations")).json()
        assert (invitation["table"], invitation["name"]) == (table, "Ada")
        assert (await ada.ask("DELETE", f"/api/me/invitations/{invitation['id']}")).status == 404
        assert (await bea.ask("DELETE", f"/api/me/invitations/{invitation['id']}")).status == 204
        assert (await bea.ask("GET", "/api/me/invitations")).json() == []

    run(database, test)


@only_sqlite
def test_invitations_that_make_no_sense_are_refused(database: str) -> None:
    async def test(app: FastAPI) -> None:
        ada, bea, cyr = await people(app, "Ada", "Bea", "Cyr")
        began = await table_of(ada, bea)
        key = (await at(ada, began))["Bea"]["person"]
        who = {"table": began, "person": key}
        assert (await ada.ask("POST", f"/api/tables/{began}/invitations", who)).status == 409
        mine = await table_of(ada)
        path = f"/api/tables/{mine}/invitations"
        assert (await bea.ask("POST", path, who)).status == 403
        assert (await ada.ask("POST", path, {})).status == 422
        assert (await ada.ask("POST", path, {"relation": "0" * 16})).status == 404
        cyrs = await table_of(cyr)  # who only knows the address of a table cannot invite its people
        assert (await cyr.ask("POST", f"/api/tables/{cyrs}/invitations", who)).status == 404
        for _ in range(MAX_INVITATIONS):
            table = await table_of(ada)
            assert (await ada.ask("POST", f"/api/tables/{table}/invitations", who)).status == 204
            assert (await ada.ask("POST", f"/api/tables/{table}/close", {})).status == 200
        assert (await ada.ask("POST", path, who)).status == 409

    run(database, test)


# ---- reports and operators


async def reported(app: FastAPI) -> tuple[Person, Person, Person, str]:
    """An operator, somebody who reports, somebody who is reported, and their table."""
    op, ada, bea = await people(app, "Op", "Ada", "Bea")
    table = await table_of(ada, bea)
    assert await say(bea, table, "something rude") == 200
    key = (await at(ada, table))["Bea"]["person"]
    body = {"table": table, "person": key, "kind": "chat", "text": "rude"}
    assert (await ada.ask("POST", "/api/reports", body)).status == 204
    moderation.appoint(app.state.engine, op.id, True)
    app.state.identities.forget(op.id)
    return op, ada, bea, table


def test_an_operator_sees_a_report_with_the_chat_and_closes_it(database: str) -> None:
    async def test(app: FastAPI) -> None:
        op, ada, _, table = await reported(app)
        (report,) = (await op.ask("GET", "/api/operator/reports")).json()
        assert (report["kind"], report["text"], report["name"]) == ("chat", "rude", "Bea")
        assert (report["by_name"], report["table"]) == ("Ada", table)
        assert [message["text"] for message in report["messages"]] == ["something rude"]
        assert (await op.ask("POST", f"/api/operator/reports/{report['id']}/close")).status == 204
        assert (await op.ask("GET", "/api/operator/reports")).json() == []
        assert (await op.ask("POST", f"/api/operator/reports/{report['id']}/close")).status == 404
        assert (await op.ask("GET", "/api/me")).json()["operator"]
        assert not (await ada.ask("GET", "/api/me")).json()["operator"]

    run(database, test)


@only_sqlite
def test_a_hidden_message_is_hidden_from_everybody_at_once_and_after_a_restart(database: str) -> None:
    async def test(app: FastAPI) -> None:
        op, ada, bea, table = await reported(app)
        socket = Socket(app, f"/api/tables/{table}/socket", ada.cookie)
        socket.send({"type": "hello"})
        await socket.catch_up()
        (report,) = (await op.ask("GET", "/api/operator/reports")).json()
        seq = report["messages"][0]["seq"]
        assert (await op.ask("POST", f"/api/operator/tables/{table}/messages/{seq}/hide")).status == 204
        assert (await op.ask("POST", f"/api/operator/tables/{table}/messages/1/hide")).status == 404

        async def told() -> bool:
            return any(json.loads(text)["type"] == "hidden" for text in socket.received)

        await until(told)
        await socket.close()
        for person in (ada, bea):
            (said,) = [entry for entry in (await person.look(table))["told"] if entry["kind"] == "said"]
            assert (said["text"], said["hidden"]) == ("", True)
        table_ids.append(table)

    async def again(app: FastAPI) -> None:
        visitor = await Person.new(app)
        assert "something rude" not in (await visitor.ask("GET", f"/api/tables/{table_ids[0]}")).body.decode()

    table_ids: list[str] = []
    run(database, test)
    run(database, again)


@only_sqlite
def test_an_operator_silences_renames_and_expels(database: str) -> None:
    async def test(app: FastAPI) -> None:
        op, _, bea, table = await reported(app)
        path = f"/api/operator/people/{bea.id}"
        assert (await op.ask("POST", f"{path}/silence", {"days": 1})).status == 204
        refused = await bea.ask("POST", f"/api/tables/{table}/say", {"text": "Why?"})
        assert (refused.status, refused.json()["error"]) == (409, "silenced")
        assert (await op.ask("POST", f"{path}/silence", {"days": 0})).status == 204
        assert await say(bea, table, "Thank you") == 200
        assert (await op.ask("POST", f"{path}/rename", {"name": "Beatrice"})).status == 204
        assert (await bea.ask("GET", "/api/me")).json()["name"] == "Beatrice"
        assert (await op.ask("POST", f"{path}/rename", {"name": "\u202e"})).status == 422
        assert (await op.ask("POST", f"/api/operator/people/{op.id}/expel")).status == 409
        assert (await op.ask("POST", f"/api/operator/people/{'0' * 24}/expel")).status == 404
        assert (await op.ask("POST", f"{path}/expel")).status == 204
        assert (await bea.ask("GET", "/api/me")).status == 401

    run(database, test)


@only_sqlite
def test_only_operators_get_what_is_for_operators(database: str) -> None:
    async def test(app: FastAPI) -> None:
        op, ada, bea, table = await reported(app)
        paths = [path for path in app.openapi()["paths"] if path.startswith("/api/operator")]
        assert len(paths) == 6
        operations = {path: next(iter(app.openapi()["paths"][path])) for path in paths}
        values = {"{report}": "0" * 16, "{person}": bea.id, "{id}": table, "{seq}": "4"}
        for path, method in operations.items():
            for name, value in values.items():
                path = path.replace(name, value)
            body = {"name": "X", "days": 1} if method == "post" else None
            assert (await ada.ask(method.upper(), path, body)).status in (403, 422), path
            assert (await Person(app, "", "", "").ask(method.upper(), path, body)).status in (401, 422), path
        assert (await bea.ask("GET", "/api/me")).json()["name"] == "Bea"
        assert (await op.ask("GET", "/api/operator/reports")).json()[0]["messages"][0]["hidden"] is False

    run(database, test)


@only_sqlite
def test_reports_are_limited_and_only_about_people_at_the_table(database: str) -> None:
    async def test(app: FastAPI) -> None:
        ada, bea = await people(app, "Ada", "Bea")
        table = await table_of(ada, bea)
        found = await at(ada, table)
        body = {"table": table, "person": found["Bea"]["person"], "kind": "name", "text": ""}
        assert (await ada.ask("POST", "/api/reports", body | {"person": found["Ada"]["person"]})).status == 404
        assert (await ada.ask("POST", "/api/reports", body | {"person": "0" * 16})).status == 404
        assert (await ada.ask("POST", "/api/reports", body | {"text": "x" * 501})).status == 422
        for _ in range(MAX_REPORTS):
            assert (await ada.ask("POST", "/api/reports", body)).status == 204
        assert (await ada.ask("POST", "/api/reports", body)).status == 409

    run(database, test)


@only_sqlite
def test_everything_can_be_done_in_a_terminal(database: str) -> None:
    ids: dict[str, str] = {}

    async def test(app: FastAPI) -> None:
        _, _, bea, ids["table"] = await reported(app)
        ids["bea"] = bea.id

    def moderate(*words: str, code: int = 0) -> str:
        result = CliRunner().invoke(cli, ["moderate", *words, "--database", database, "--lang", "en"])
        assert result.exit_code == code, result.output
        return re.sub("[\u2068\u2069]", "", result.output)

    run(database, test)
    listed = moderate("reports")
    assert "Bea" in listed
    found = re.search(r"^ +(\d+): something rude", listed, re.MULTILINE)
    assert found is not None
    assert "is hidden" in moderate("hide", ids["table"], found[1])
    assert f"{found[1]} (hidden)" in moderate("reports")
    assert "Bea may not write in chats for 3 days" in moderate("silence", ids["bea"], "3")
    assert "called Beatrice" in moderate("rename", ids["bea"], "Beatrice")
    assert "Beatrice is an operator" in moderate("operator", ids["bea"])
    assert "no operator any more" in moderate("operator", ids["bea"], "no")
    moderate("close", listed.split()[0])
    assert "No report is open." in moderate("reports")
    for wrong in (["shout"], ["close"], ["close", "x"], ["silence", ids["bea"], "-1"], ["rename", ids["bea"], ""],
                  ["operator", "nobody"], ["hide", ids["table"], "1"], ["operator", ids["bea"], "maybe"]):  # fmt: skip
        moderate(*wrong, code=2)


# ---- the lobby


@only_sqlite
def test_the_lobby_can_be_filtered_by_game_players_and_pace(database: str) -> None:
    async def test(app: FastAPI) -> None:
        (ada,) = await people(app, "Ada")
        small, large = await table_of(ada), await table_of(ada, seats=3)
        letters = {"game": simple_game(2), "seats": [MINE, OPEN], "public": True}
        answer = await ada.ask("POST", "/api/tables", letters | {"pace": {"kind": "correspondence", "hours": 24}})
        slow = answer.json()["id"]
        await table_of(ada, public=False)  # is listed nowhere

        async def listed(query: str) -> set[str]:
            return {one["id"] for one in (await ada.ask("GET", f"/api/tables?{query}")).json()}

        assert await listed("") == {small, large, slow}
        assert await listed("players=2") == {small, slow}
        assert await listed("pace=correspondence") == {slow}
        assert await listed("players=3&pace=correspondence") == set()
        assert await listed(f"game={simple_game(3)}&players=3") == {large}

    run(database, test)


def test_the_lobby_can_be_filtered_by_ratings_and_leads_to_profiles(database: str) -> None:
    async def test(app: FastAPI) -> None:
        ada, bea = await people(app, "Ada", "Bea")
        await ada.make_account("ada")
        strong = {"person": ada.id, "game": simple_game(2), "mu": 30.0, "sigma": 2.0, "games": 12, "updated": 1}
        engine = connect(database)
        with engine.begin() as connection:
            connection.execute(insert(RATINGS), strong | {"player_class": "two"})
            connection.execute(insert(RATINGS), strong | {"player_class": "several", "mu": 10.0})
        engine.dispose()
        rated = {"game": simple_game(2), "seats": [MINE, OPEN], "public": True, "rated": True, "hints": False}
        of_ada = str((await ada.ask("POST", "/api/tables", rated | {"on_time": "loss"})).json()["id"])
        of_bea = await table_of(bea)

        async def listed(query: str) -> dict[str, list[Any]]:
            return {one["id"]: one["accounts"] for one in (await bea.ask("GET", f"/api/tables?{query}")).json()}

        assert await listed("") == {of_ada: [{"name": "Ada", "rating": 1800}], of_bea: []}
        assert set(await listed("rated=true")) == {of_ada}
        assert set(await listed("rated=false")) == {of_bea}
        assert set(await listed("rating_from=1801")) == set()
        assert set(await listed("rating_from=1700")) == {of_ada}
        assert set(await listed("rating_to=1700")) == {of_bea}  # who has no rating counts as a newcomer
        assert set(await listed("rating_from=1500&rating_to=1800")) == {of_ada, of_bea}
        assert (await bea.ask("GET", "/api/tables?rating_from=many")).status == 422
        table = await table_of(ada, bea)
        seen = await at(bea, table)
        assert (seen["Ada"]["account"], seen["Bea"]["account"]) == (True, False)
        await relate(bea, table, "Ada", "friend")
        assert [one["account"] for one in (await bea.ask("GET", "/api/me/relations")).json()] == [True]
        assert [one["account"] for one in (await bea.ask("GET", "/api/me/lately")).json()] == [True]

    run(database, test)


# ---- migrations


def test_a_database_from_before_keeps_its_people(database: str) -> None:
    command.upgrade(migration_config(database), "0005")
    engine = connect(database)
    with engine.begin() as connection:
        row = "'a', 'Ada', 'ochre', NULL, NULL, 1"
        connection.exec_driver_sql(f"INSERT INTO people (id, name, emblem, login, password, created) VALUES ({row})")
    migrate(database)
    assert moderation.find(engine, "Ada")[0].profile.operator is False
    assert {"invitations", "reports", "hidden_messages"} <= set(inspect(engine).get_table_names())
    command.downgrade(migration_config(database), "0005")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT name FROM people").scalar_one() == "Ada"
    engine.dispose()
