"""The table at home over HTTP: a game is entered, corrected, handed on by its link, and kept."""

import asyncio
import secrets
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from fastapi import FastAPI

import bottega
from tests.home.table import moves_of, told
from tests.server.asgi_client import Response, request
from tests.server.seekers import servers

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]


@pytest.fixture(autouse=True)
def _few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bottega.home.match.SAMPLES", 4)


class Phone:
    """A phone at the table, with the link of the game."""

    def __init__(self, app: FastAPI, state: dict[str, Any]) -> None:
        self.app, self.state = app, state

    @classmethod
    async def begin(cls, app: FastAPI, slug: str, players: int) -> "Phone":
        answer = await request(app, "POST", "/api/home", {"game": slug, "names": NAMES[:players]})
        assert answer.status == 201, answer.body
        return cls(app, answer.json())

    @property
    def path(self) -> str:
        return f"/api/home/{self.state['id']}"

    async def send(self, id: str = "", **entry: Any) -> Response:
        body = {"id": id or secrets.token_hex(8), "version": self.state["version"], "entry": entry}
        answer = await request(self.app, "POST", f"{self.path}/entries", body)
        if answer.status == 200:
            self.state = answer.json()
        return answer

    async def confirm(self, seen: list[dict[str, Any]]) -> None:
        """Answers the questions of a step, and corrects what is not as it was seen."""
        while True:
            shown, question = [one["event"] for one in self.state["told"]], self.state["question"]
            wrong = next((n for n, one in enumerate(shown) if seen[n : n + 1] != [one]), None)
            if wrong is None and question is not None:
                number = question["number"]
                answer = await self.send(kind="event", event=seen[number] if number < len(seen) else None)
            elif wrong is None and len(shown) == len(seen):
                return
            else:
                answer = await self.send(kind="correct", number=len(shown) if wrong is None else wrong)
            assert answer.status == 200, answer.body


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_moves_of_every_game_are_entered(slug: str, tmp_path: Path) -> None:
    _enter_some(slug, f"sqlite:///{tmp_path / 'bottega.sqlite'}")


def test_another_phone_goes_on_after_a_restart_on_any_database(address: str) -> None:
    _enter_some(bottega.GAMES[0], address)


def _enter_some(slug: str, database: str) -> None:
    """Enters some moves; then the server starts again."""
    match = bottega.new(slug, bottega.game(slug).players[0], seed=8)

    async def test() -> None:
        async with servers(database) as (app,):
            phone = await Phone.begin(app, slug, match.players)
            await phone.confirm(told(match.events))
            for seat, move in moves_of(match, 8):
                if len(match.log) == 4:
                    break
                seen = told(match.play(seat, move))
                assert (await phone.send(kind="move", seat=seat, move=move.number)).status == 200
                await phone.confirm(seen)
            state = phone.state
        async with servers(database) as (app,):  # everything that was acknowledged is there
            again = (await request(app, "GET", phone.path)).json()
            assert (again["version"], again["log"]) == (state["version"], state["log"])
            assert again["view"] == state["view"]
            assert again["waiting"] == list(match.actors)
            assert {*again["names"]} == {*NAMES[: match.players]}
            other = Phone(app, again)
            assert (await other.send(kind="back")).status == 200
            hint = await request(app, "GET", f"{phone.path}/hint?language=it")
            assert hint.status in (200, 409)
            assert (await request(app, "GET", f"{phone.path}/text")).status == 409
            assert (await request(app, "DELETE", phone.path)).status == 204
            assert (await request(app, "GET", phone.path)).status == 404

    asyncio.run(test())


def test_an_entry_sent_again_is_not_entered_twice_and_an_outdated_one_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with servers(f"sqlite:///{tmp_path / 'bottega.sqlite'}") as (app,):
            phone = await Phone.begin(app, bottega.GAMES[-1], 3)
            other = Phone(app, phone.state)
            entry = {"kind": "event", "event": phone.state["question"]["options"][0]["event"]}
            assert (await phone.send("the same id", **entry)).status == 200
            version = phone.state["version"]
            phone.state["version"] -= 1  # as if the response was lost
            assert (await phone.send("the same id", **entry)).status == 200
            assert phone.state["version"] == version
            refused = await other.send(**entry)
            assert (refused.status, refused.json()["error"]) == (409, "changed")

    asyncio.run(test())


def test_what_is_wrong_gets_a_sentence_and_changes_nothing(tmp_path: Path) -> None:
    slug = bottega.GAMES[-1]

    async def test() -> None:
        async with servers(f"sqlite:///{tmp_path / 'bottega.sqlite'}") as (app,):
            for names in (["A"], ["A", "A"], [" ", "B"], ["x" * 41, "B"], []):
                assert (await request(app, "POST", "/api/home", {"game": slug, "names": names})).status == 422
            wanted = {"game": slug, "names": ["A", "B", "C"], "options": {"no such option": 1}}
            assert (await request(app, "POST", "/api/home", wanted)).status == 422
            phone = await Phone.begin(app, slug, 3)
            version = phone.state["version"]
            for entry in (
                {"kind": "event", "event": {"event": "no such event"}},
                {"kind": "move", "seat": 0, "move": 1},
                {"kind": "move", "seat": 0, "move": 10**9},
                {"kind": "correct", "number": 900},
                {"kind": "dance"},
            ):
                answer = await phone.send(**entry)
                assert answer.status in (409, 422), (entry, answer.body)
                assert answer.json()["message"]
            while question := phone.state["question"]:
                assert (await phone.send(kind="event", event=question["options"][0]["event"])).status == 200
            waiting = phone.state["waiting"]
            legal = {choice["move"] for choice in phone.state["choices"] if choice["seat"] == waiting[0]}
            game = bottega.game(slug)
            illegal = next(n for n in range(game.moves.size) if not legal & {*game.moves.look_alikes(n)})
            version = phone.state["version"]
            answer = await phone.send(kind="move", seat=waiting[0], move=illegal)
            assert answer.status == 409
            assert answer.json()["clause"] in game.clauses
            assert (await request(app, "GET", phone.path)).json()["version"] == version
            assert (await request(app, "GET", "/api/home/abcdefgh")).status == 404

    asyncio.run(test())


@pytest.mark.long
def test_a_finished_game_has_a_text_that_can_be_replayed(tmp_path: Path) -> None:
    slug = bottega.GAMES[-1]

    async def test() -> None:
        async with servers(f"sqlite:///{tmp_path / 'bottega.sqlite'}") as (app,):
            phone = await Phone.begin(app, slug, bottega.game(slug).players[0])
            with patch("bottega.home.match.SAMPLES", 2):
                while not phone.state["over"]:
                    question, choices = phone.state["question"], phone.state["choices"]
                    if question:
                        entry = {"kind": "event", "event": question["options"][0]["event"]}
                    else:
                        entry = {"kind": "move", "seat": choices[0]["seat"], "move": choices[0]["move"]}
                    assert (await phone.send(**entry)).status == 200
            text = (await request(app, "GET", f"{phone.path}/text")).body.decode()
            assert bottega.loads(text).scores == phone.state["scores"]
            replay = await request(app, "POST", "/api/replay", {"text": text})
            assert replay.status == 200

    asyncio.run(test())
