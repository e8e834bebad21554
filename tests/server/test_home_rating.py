"""Games at home change ratings when everybody has said which seat was theirs; once, and nothing else about them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import func, select

import bottega
from bottega.server.people.own_data import delete_person
from bottega.server.storage.home_store import HomeStore
from bottega.server.storage.schema import RATINGS, RESULTS
from bottega.server.timestamps import now_ms
from tests.home.table import whole_content
from tests.server.asgi_client import request
from tests.server.sample_games import simple_game
from tests.server.seekers import Person, servers

GAME = simple_game(2)


class Table:
    """A finished game of two people with accounts, and a guest who has its link too."""

    def __init__(self, app: FastAPI, path: str, people: list[Person], guest: Person, winners: list[int]) -> None:
        self.app, self.path, self.people, self.guest, self.winners = app, path, people, guest, winners

    async def claim(self, person: int, seat: int) -> Any:
        return await self.people[person].ask("PUT", f"{self.path}/rating/{seat}")

    async def rating(self, person: int) -> dict[str, Any]:
        answer: dict[str, Any] = (await self.people[person].ask("GET", f"{self.path}/rating")).json()
        return answer

    async def profile(self, person: int) -> dict[str, Any]:
        answer: dict[str, Any] = (await self.people[person].ask("GET", "/api/me/profile")).json()
        return answer

    def count(self, table: Any) -> int:
        with self.app.state.engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


@asynccontextmanager
async def finished(address: str) -> AsyncIterator[Table]:
    match = bottega.new(GAME, players=2, seed=2)
    content = whole_content(match, 2, ["Ada", "Bo"])
    async with servers(address) as (app,):
        game = HomeStore(app.state.engine).create(GAME, content, now_ms())
        people = [await Person.new(app, name) for name in ("Giovanna", "Lorenzo")]
        for person in people:
            await person.make_account(person.name.lower())
        yield Table(app, f"/api/home/{game.id}", people, await Person.new(app), list(match.winners))


def run(address: str, test: Callable[[Table], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with finished(address) as table:
            await test(table)

    asyncio.run(whole())


def test_the_last_who_says_which_seat_was_theirs_completes_it(address: str) -> None:
    async def test(table: Table) -> None:
        first = await table.claim(0, 0)
        assert first.json() == {"accounts": ["Giovanna", None], "own": 0, "rated": False}
        assert (await table.rating(1)) == {"accounts": ["Giovanna", None], "own": None, "rated": False}
        assert table.count(RATINGS) == 0
        assert (await table.claim(1, 1)).json() == {"accounts": ["Giovanna", "Lorenzo"], "own": 1, "rated": True}
        points = [(await table.profile(n))["ratings"][0]["points"] for n in (0, 1)]
        assert points[0] != points[1]
        assert (points[0] > points[1]) == (table.winners == [0])

        # It is final, and goes on to count when the game is removed.
        assert (await table.claim(0, 1)).status == 409
        assert (await table.people[0].ask("DELETE", f"{table.path}/rating")).status == 409
        state = (await request(table.app, "GET", table.path)).json()
        back = {"id": "some entry", "version": state["version"], "entry": {"kind": "back"}}
        assert (await request(table.app, "POST", f"{table.path}/entries", back)).json()["error"] == "rated"
        assert (await request(table.app, "DELETE", table.path)).status == 204
        assert (table.count(RATINGS), table.count(RESULTS)) == (2, 1)

    run(address, test)


def test_others_see_the_rating_and_nothing_of_the_game(address: str) -> None:
    async def test(table: Table) -> None:
        await table.claim(0, 0)
        await table.claim(1, 1)
        shown = (await table.guest.ask("GET", "/api/people/Giovanna")).json()
        assert (len(shown["ratings"]), shown["games"], shown["opponents"], shown["best"]) == (1, [], [], [])
        for person in (0, 1):
            own = await table.profile(person)
            assert own["games"][0]["games"] == 1
            assert own["best"] == []  # there is no page to which it could lead
        assert (await table.guest.ask("GET", "/api/archive")).json() == []

    run(address, test)


def test_what_was_said_can_be_taken_back_and_ends_with_another_entry(address: str) -> None:
    async def test(table: Table) -> None:
        await table.claim(0, 0)
        assert (await table.claim(1, 0)).json()["error"] == "claimed"
        assert (await table.claim(0, 1)).json()["accounts"] == [None, "Giovanna"]  # it was the other one
        answer = await table.people[0].ask("DELETE", f"{table.path}/rating")
        assert answer.json() == {"accounts": [None, None], "own": None, "rated": False}
        await table.claim(0, 0)
        version = (await request(table.app, "GET", table.path)).json()["version"]
        back = {"id": "some entry", "version": version, "entry": {"kind": "back"}}
        assert (await request(table.app, "POST", f"{table.path}/entries", back)).status == 200
        assert (await table.rating(0))["accounts"] == [None, None]
        assert (await table.claim(0, 0)).json()["error"] == "not_over"

    run(address, test)


def test_only_people_with_accounts_have_ratings(address: str) -> None:
    async def test(table: Table) -> None:
        assert (await table.guest.ask("PUT", f"{table.path}/rating/0")).json()["error"] == "no_account"
        assert (await request(table.app, "PUT", f"{table.path}/rating/0")).status == 401
        assert (await table.claim(0, 2)).status == 422
        assert (await table.claim(0, -1)).status == 422
        assert (await table.people[0].ask("PUT", "/api/home/abcdefgh/rating/0")).status == 404
        assert (await table.rating(0))["accounts"] == [None, None]

    run(address, test)


def test_what_a_person_said_goes_with_their_data(address: str) -> None:
    async def test(table: Table) -> None:
        await table.claim(0, 0)
        exported = (await table.people[0].ask("GET", "/api/me/export")).json()
        assert [claim["seat"] for claim in exported["home_claims"]] == [0]
        delete_person(table.app.state.engine, table.people[0].id)
        assert (await table.rating(1))["accounts"] == [None, None]
        assert (await table.claim(1, 0)).json()["accounts"] == ["Lorenzo", None]

    run(address, test)


def test_the_last_two_at_once_complete_it_once(address: str) -> None:
    async def test(table: Table) -> None:
        answers = await asyncio.gather(table.claim(0, 0), table.claim(1, 1))
        assert {answer.status for answer in answers} <= {200, 409}
        for person in (0, 1):
            if not (await table.rating(0))["rated"]:
                await table.claim(person, person)
        assert (await table.rating(0))["rated"]
        assert (table.count(RATINGS), table.count(RESULTS)) == (2, 1)

    run(address, test)


def test_ratings_and_game_change_together_or_not_at_all(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise ValueError

    async def test(table: Table) -> None:
        await table.claim(0, 0)
        with monkeypatch.context() as broken:
            broken.setattr("bottega.server.storage.home_store.record_result", fail)
            assert (await table.claim(1, 1)).status == 500
        assert (await table.rating(1)) == {"accounts": ["Giovanna", None], "own": None, "rated": False}
        assert (await table.claim(1, 1)).json()["rated"]

    run(address, test)
