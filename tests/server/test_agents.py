"""Agents: accounts of programs, the games that the server gives them, and their ladder."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import func, insert, select, update

from bottega.server.agents.matching import HOUSE_AFTER_MS, HOUSE_EVERY
from bottega.server.settings import Settings
from bottega.server.storage.agent_games import AgentSeat, give_games
from bottega.server.storage.agent_store import MAX_INVITED, AgentStore
from bottega.server.storage.schema import AGENT_GAMES, AGENTS, PEOPLE, RATINGS, TABLES
from bottega.server.timestamps import now_ms
from tests.server.agents_here import PASSWORD, AgentHere
from tests.server.asgi_client import request
from tests.server.postgres import Postgres
from tests.server.sample_games import simple_game
from tests.server.seekers import Person, servers, until

Test = Callable[[list[FastAPI]], Coroutine[Any, Any, None]]
HOUSE_NEXT = HOUSE_EVERY - 1  # the number of an agent whose next game is against the house


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'bottega.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def each_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bottega.sqlite'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


def run(database: str, test: Test, count: int = 1) -> None:
    async def serve() -> None:
        async with servers(database, count) as apps:
            await test(apps)

    asyncio.run(serve())


def allow(app: FastAPI, **settings: Any) -> None:
    """Changes settings of a running server."""
    app.state.agents._settings = Settings.read({}, database_url=str(app.state.engine.url), **settings)


def no_house(app: FastAPI) -> None:
    allow(app, agent_thinking=0.0)


def change(app: FastAPI, agent: AgentHere, **values: Any) -> None:
    with app.state.engine.begin() as connection:
        connection.execute(update(AGENTS).where(AGENTS.c.person == agent.id).values(**values))


async def seats(app: FastAPI, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await request(app, "GET", f"/api/tables/{table}")).json()["table"]["seats"]
    return found


async def ladder(app: FastAPI, players: str = "two") -> list[dict[str, Any]]:
    answer = await request(app, "GET", f"/api/agents/{simple_game(2)}?players={players}")
    assert answer.status == 200, answer.body
    found: list[dict[str, Any]] = answer.json()["agents"]
    return found


async def own_table(host: Person, **plan: Any) -> str:
    wanted = {"game": simple_game(2), "seats": [{"kind": "mine"}, {"kind": "open"}], **plan}
    answer = await host.ask("POST", "/api/tables", wanted)
    assert answer.status == 201, answer.body
    return str(answer.json()["id"])


def test_agents_of_two_owners_are_given_a_rated_game_once(each_database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        (app,) = apps
        no_house(app)
        one, other = await AgentHere.new(app, "Argo"), await AgentHere.new(app, "Bruno")
        waits = [one.wait(), other.wait()]
        table = await waits[0].table()
        assert await waits[1].table() == table
        snapshot = (await request(app, "GET", f"/api/tables/{table}")).json()["table"]
        assert {seat["name"] for seat in snapshot["seats"]} == {"Argo", "Bruno"}
        assert all(seat["agent"] for seat in snapshot["seats"])
        assert snapshot["status"] == "running"
        listed = (await request(app, "GET", "/api/tables?status=running")).json()
        assert table not in {row["id"] for row in listed}  # people look for games of people there
        with app.state.engine.begin() as connection:
            assert connection.execute(select(func.count()).select_from(TABLES)).scalar_one() == 1
        for wait in waits:
            await wait.close()

        async def gone() -> bool:
            return not any(line["here"] for line in await ladder(app))

        await until(gone)

    run(each_database, test)


def test_agents_of_one_owner_do_not_meet(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        (app,) = apps
        no_house(app)
        one = await AgentHere.new(app, "Argo")
        twin = await AgentHere.new(app, "Argo Twin", one.owner)
        waits = [one.wait(), twin.wait()]
        for wait in waits:
            await wait.accepted()
        await app.state.agents._round()
        assert waits[0].tables == waits[1].tables == []
        third = await AgentHere.new(app, "Carla")
        waits.append(third.wait())
        table = await waits[2].table()
        assert {seat["name"] for seat in await seats(app, table)} in ({"Argo", "Carla"}, {"Argo Twin", "Carla"})
        for wait in waits:
            await wait.close()

    run(database, test)


def test_the_house_plays_within_its_budget(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        (app,) = apps
        agent = await AgentHere.new(app, "Argo")
        allow(app, agent_thinking=10.0)
        app.state.thinking_quota.charge("ladder", 11.0)
        wait = agent.wait()
        await wait.accepted()
        change(app, agent, since=now_ms() - HOUSE_AFTER_MS)
        await app.state.agents._round()
        assert wait.tables == []  # the day's time is used up
        allow(app, agent_thinking=12.0)
        await app.state.agents._round()
        table = await wait.table()
        (bot,) = [seat for seat in await seats(app, table) if seat["name"] != "Argo"]
        assert bot["level"] is not None
        await wait.close()

    run(database, test)


def test_an_agent_gets_as_many_games_as_it_wants_and_the_budget_allows(each_database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        (app,) = apps
        allow(app, agent_games=3)
        agent = await AgentHere.new(app, "Argo")
        wait = agent.wait(at_once=2)
        for number in (1, 2):
            change(app, agent, number=HOUSE_NEXT + HOUSE_EVERY * number)
            await wait.table(number)
        change(app, agent, number=HOUSE_NEXT + HOUSE_EVERY * 5)
        await app.state.agents._round()
        assert len(wait.tables) == 2  # at once
        with app.state.engine.begin() as connection:
            connection.execute(update(TABLES).values(status="finished"))
        await wait.table(3)
        with app.state.engine.begin() as connection:
            connection.execute(update(TABLES).values(status="finished"))
        change(app, agent, number=HOUSE_NEXT + HOUSE_EVERY * 9)
        await app.state.agents._round()
        await app.state.agents._round()
        assert len(wait.tables) == 3  # in an hour
        await wait.close()

    run(each_database, test)


def test_a_game_is_given_only_to_whom_knows_the_number_of_the_agent(each_database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        (app,) = apps
        no_house(app)
        one, other = await AgentHere.new(app, "Argo"), await AgentHere.new(app, "Bruno")
        waits = [one.wait(), other.wait()]
        table = await waits[0].table()
        with app.state.engine.begin() as connection:
            numbers = dict(connection.execute(select(AGENTS.c.person, AGENTS.c.number)).all())
        with app.state.engine.begin() as connection:
            late = [(table, AgentSeat(one.id, numbers[one.id])), (table, AgentSeat(other.id, numbers[other.id] - 1))]
            assert not give_games(connection, late)
            connection.rollback()
        for wait in waits:
            await wait.close()

    run(each_database, test)


def test_two_processes_give_each_game_once(postgres: Postgres) -> None:
    async def test(apps: list[FastAPI]) -> None:
        for app in apps:
            no_house(app)
        agents = [await AgentHere.new(apps[0], name) for name in ("Argo", "Bruno", "Carla", "Dario")]
        waits = [agent.wait(app=apps[n % 2]) for n, agent in enumerate(agents)]
        tables = [await wait.table() for wait in waits]
        assert len(set(tables)) == 2
        await asyncio.gather(*(app.state.agents._round() for app in apps))
        with apps[0].state.engine.begin() as connection:
            assert connection.execute(select(func.count()).select_from(TABLES)).scalar_one() == 2
            assert connection.execute(select(func.count()).select_from(AGENT_GAMES)).scalar_one() == 4
        for wait in waits:
            assert len(wait.tables) == 1
            await wait.close()

    run(postgres.new_database(), test, count=2)


def test_an_agent_that_comes_back_is_told_of_its_games_and_replaces_the_old_stream(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        (app,) = apps
        agent = await AgentHere.new(app, "Argo")
        change(app, agent, since=0)
        first = agent.wait()
        await first.accepted()
        change(app, agent, since=0)
        table = await first.table()
        second = agent.wait()
        assert await second.table() == table
        app.state.agents._renewed_at = 0
        await first.over()
        assert first.lines[-1] == {"type": "ended", "why": "replaced"}
        assert not second.stream.ended
        await second.close()

    run(database, test)


def test_an_agent_that_stops_is_told_of_the_games_it_has_and_gets_no_more(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        (app,) = apps
        agent = await AgentHere.new(app, "Argo")
        wait = agent.wait(at_once=4)
        await wait.accepted()
        change(app, agent, since=0)
        table = await wait.table()
        assert (await agent.ask("DELETE", "/api/me/games")).status == 204
        await wait.over()
        assert wait.lines == [
            {"type": "game", "table": table, "game": simple_game(2)},
            {"type": "ended", "why": "stopped"},
        ]
        assert AgentStore(app.state.engine).waiting() == []

    run(database, test)


def test_a_person_invites_an_agent_to_a_casual_table(each_database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        (app,) = apps
        no_house(app)
        agent, ada = await AgentHere.new(app, "Argo"), await Person.new(app, "Ada")
        invited = {"name": "argo"}  # names that look alike are the same
        table = await own_table(ada)
        away = await ada.ask("POST", f"/api/tables/{table}/agents", invited)
        assert (away.status, away.json()["error"]) == (404, "no_agent")
        wait = agent.wait(at_once=4)
        await wait.accepted()
        (line,) = await ladder(app)
        assert (line["here"], line["invitable"], line["players"], line["rating"]) == (True, True, [2], None)
        assert line["owner"] == "Owner of Argo"
        rated = await own_table(ada, rated=True, hints=False)
        refused = await ada.ask("POST", f"/api/tables/{rated}/agents", invited)
        assert (refused.status, refused.json()["error"]) == (409, "agent_rated")
        bea = await Person.new(app, "Bea")
        stranger = await bea.ask("POST", f"/api/tables/{table}/agents", invited)
        assert (stranger.status, stranger.json()["error"]) == (403, "not_seated")
        assert (await ada.ask("POST", f"/api/tables/{table}/agents", invited)).status == 204
        assert await wait.table() == table
        snapshot = (await ada.look(table))["table"]
        assert snapshot["status"] == "running"
        assert [seat["agent"] for seat in snapshot["seats"]] == [False, True]
        full = await ada.ask("POST", f"/api/tables/{table}/agents", invited)
        assert full.status == 409
        for _ in range(MAX_INVITED - 1):
            assert (await ada.ask("POST", f"/api/tables/{await own_table(ada)}/agents", invited)).status == 204
        busy = await ada.ask("POST", f"/api/tables/{await own_table(ada)}/agents", invited)
        assert (busy.status, busy.json()["error"]) == (409, "agent_busy")
        assert len(wait.tables) <= MAX_INVITED
        await wait.close()

    run(each_database, test)


def test_a_refused_invitation_leaves_nothing(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        (app,) = apps
        no_house(app)
        agent, ada, bea = await AgentHere.new(app, "Argo"), await Person.new(app), await Person.new(app)
        wait = agent.wait(at_once=4)
        await wait.accepted()
        table = await own_table(ada)
        assert (await bea.ask("POST", f"/api/tables/{table}/sit", {})).status == 200
        answer = await ada.ask("POST", f"/api/tables/{table}/agents", {"name": "Argo"})
        assert answer.status == 409, answer.body
        with app.state.engine.begin() as connection:
            assert connection.execute(select(func.count()).select_from(AGENT_GAMES)).scalar_one() == 0
        closed = agent.wait(invitations=False)
        await closed.accepted()
        answer = await ada.ask("POST", f"/api/tables/{await own_table(ada)}/agents", {"name": "Argo"})
        assert (answer.status, answer.json()["error"]) == (409, "agent_declines")
        await wait.close()
        await closed.close()

    run(database, test)


def test_an_agent_does_nothing_but_play_what_it_is_given(database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        (app,) = apps
        agent, ada = await AgentHere.new(app, "Argo"), await Person.new(app, "Ada")
        table = await own_table(ada)
        pool = {"game": simple_game(2), "players": 2}
        tries = {
            ("POST", f"/api/tables/{table}/sit"): {},
            ("PUT", "/api/me/seek"): pool,
            ("POST", "/api/tables"): {"game": simple_game(2), "seats": [{"kind": "mine"}, {"kind": "bot"}]},
            ("POST", "/api/find"): pool,
            ("POST", "/api/me/agents"): {"name": "Child"},
            ("POST", "/api/me/tokens"): {"name": "more", "scopes": ["tables"]},
        }
        for (method, path), body in tries.items():
            answer = await agent.ask(method, path, body)
            assert answer.status == 403, (path, answer.body)
        for made in (
            await ada.ask("POST", "/api/me/games", {"games": [{"game": simple_game(2), "players": [2]}]}),
            await ada.ask("POST", "/api/me/agents", {"name": "Of a guest"}),
        ):
            assert (made.status, made.json()["error"]) in ((403, "not_agent"), (403, "account_needed"))
        login = {"login": f"agent:{agent.id}", "password": PASSWORD}
        assert (await request(app, "POST", "/api/session", login)).status == 422
        wrong = await agent.ask("POST", "/api/me/games", {"games": [{"game": "no such", "players": [2]}]})
        assert wrong.status == 422

    run(database, test)


def test_agents_are_on_their_own_ladder_and_not_among_people(each_database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        (app,) = apps
        agent = await AgentHere.new(app, "Argo")
        rating = {
            "game": simple_game(2),
            "player_class": "two",
            "mu": 30.0,
            "sigma": 2.0,
            "games": 20,
            "updated": now_ms(),
        }
        with app.state.engine.begin() as connection:
            connection.execute(insert(RATINGS), [{"person": agent.id, **rating}, {"person": agent.owner.id, **rating}])
        (line,) = await ladder(app)
        assert (line["name"], line["rating"]["points"], line["rating"]["uncertainty"]) == ("Argo", 1800, 235)
        leaders = (await request(app, "GET", f"/api/leaderboards/{simple_game(2)}")).json()
        assert [leader["name"] for leader in leaders] == ["Owner of Argo"]
        profile = (await request(app, "GET", "/api/people/Argo")).json()
        assert (profile["agent"], profile["owner"]) == (True, "Owner of Argo")
        levels = (await request(app, "GET", f"/api/agents/{simple_game(2)}")).json()["levels"]
        assert len(levels) > 3
        assert (await request(app, "GET", "/api/agents/nothing")).json() == {"agents": [], "levels": []}

    run(each_database, test)


def test_an_owner_renews_the_token_and_deletes_the_agent_and_takes_it_along(each_database: str) -> None:
    async def test(apps: list[FastAPI]) -> None:
        (app,) = apps
        agent = await AgentHere.new(app, "Argo")
        owner, wait = agent.owner, agent.wait()
        await wait.accepted()
        taken = await owner.ask("POST", "/api/me/agents", {"name": "ARGO"})
        assert (taken.status, taken.json()["error"]) == (409, "name_taken")
        eve = await Person.new(app)
        assert (await eve.ask("DELETE", f"/api/me/agents/{agent.id}")).status == 404
        old, path = agent.token, f"/api/me/agents/{agent.id}/token"
        agent.token = (await owner.ask("POST", path)).json()["token"]
        await wait.over()
        assert (await request(app, "GET", "/api/me", token=old)).status == 401
        assert (await agent.ask("GET", "/api/me")).json()["agent"] is True
        second = await AgentHere.new(app, "Second", owner)
        assert (await owner.ask("DELETE", f"/api/me/agents/{agent.id}")).status == 204
        assert (await agent.ask("GET", "/api/me")).status == 401
        assert [one["name"] for one in (await owner.ask("GET", "/api/me/agents")).json()] == ["Second"]
        assert (await owner.ask("DELETE", "/api/me", {"password": PASSWORD})).status == 204
        assert (await second.ask("GET", "/api/me")).status == 401
        with app.state.engine.begin() as connection:
            assert connection.execute(select(func.count()).select_from(AGENTS)).scalar_one() == 0
            named = connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.agent)).scalars()
            assert set(named) == {"N. N."}

    run(each_database, test)
