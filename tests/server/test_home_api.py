"""The table at home over HTTP: a game is entered, corrected, handed on by its link, and kept."""

import asyncio
import re
import secrets
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

import bottega
from bottega.engine.messages import LANGUAGES
from bottega.server.storage.home_store import HomeStore
from bottega.server.timestamps import now_ms
from tests.home.table import moves_of, told, whole_content
from tests.server.asgi_client import Response, request
from tests.server.seekers import servers

NAMES = ["Ada L.", "Bo M.", "Cy N.", "Di O.", "Ed P."]  # not by chance in a random id


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

    async def send(self, id: str = "", clocks: list[Any] | None = None, **entry: Any) -> Response:
        body = {"id": id or secrets.token_hex(8), "version": self.state["version"], "entry": entry, "clocks": clocks}
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


def test_clocks_are_those_of_the_phone_and_go_with_the_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with servers(f"sqlite:///{tmp_path / 'bottega.sqlite'}") as (app,):
            phone = await Phone.begin(app, bottega.GAMES[-1], 3)
            entry = {"kind": "event", "event": phone.state["question"]["options"][0]["event"]}
            for wrong in ([1], [1, 2, 3, 4], [-1, 0, 0], [0, 0, 10**15], ["a", 0, 0]):
                assert (await phone.send(clocks=wrong, **entry)).status == 422
            assert (await phone.send(clocks=[1000, 0, 7], **entry)).status == 200
            assert phone.state["clocks"] == [1000, 0, 7]
            assert (await phone.send(kind="back")).status == 200
            assert phone.state["clocks"] == [1000, 0, 7]
            assert (await request(app, "GET", phone.path)).json()["clocks"] == [1000, 0, 7]

    asyncio.run(test())


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_everything_that_can_be_entered_is_listed_in_every_language(slug: str, tmp_path: Path) -> None:
    game = bottega.game(slug)

    async def test() -> None:
        async with servers(f"sqlite:///{tmp_path / 'bottega.sqlite'}") as (app,):
            phone = await Phone.begin(app, slug, game.players[0])
            for language in LANGUAGES:
                words = (await request(app, "GET", f"{phone.path}/vocabulary?language={language}")).json()
                listed = {number for one in words["moves"] for number in game.moves.look_alikes(one["move"])}
                assert len(listed) >= 0.9 * game.moves.size  # all but those about seats that nobody has
                assert {one["name"] for one in words["events"]} == {kind.name for kind in game.events if kind.entered}
                for one in words["events"]:
                    blanks = {int(n) for n in re.findall(r"\((\d+)\)", one["text"])}
                    assert blanks <= {*range(1, len(one["args"]) + 1)}, one
            version = (await request(app, "GET", f"{phone.path}/version")).json()
            assert version == {"version": phone.state["version"]}
            assert (await request(app, "GET", "/api/home/abcdefgh/version")).status == 404

    asyncio.run(test())


def test_an_entry_is_recognised_after_others_have_followed(tmp_path: Path) -> None:
    async def test() -> None:
        async with servers(f"sqlite:///{tmp_path / 'bottega.sqlite'}") as (app,):
            phone = await Phone.begin(app, bottega.GAMES[-1], 3)
            other = Phone(app, phone.state)
            entry = {"kind": "event", "event": phone.state["question"]["options"][0]["event"]}
            assert (await phone.send("lost answer", **entry)).status == 200
            assert (await phone.send(kind="event", event=phone.state["question"]["options"][0]["event"])).status == 200
            assert (await other.send("lost answer", **entry)).status == 200  # meant for the first version
            assert other.state["version"] == phone.state["version"]

    asyncio.run(test())


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_finished_game_is_replayed_analysed_and_put_into_the_archive(slug: str, address: str) -> None:
    """The archive has another id, which only reads, and no names."""
    match = bottega.new(slug, players=bottega.game(slug).players[0], seed=2)
    names = NAMES[: match.players]
    content = whole_content(match, 2, names)

    async def test() -> None:
        async with servers(address) as (app,):
            game = HomeStore(app.state.engine).create(slug, content, now_ms())
            path = f"/api/home/{game.id}"
            state = (await request(app, "GET", path)).json()
            assert (state["over"], state["scores"], state["winners"]) == (True, match.scores, list(match.winners))
            text = (await request(app, "GET", f"{path}/text")).body.decode()
            assert bottega.loads(text).scores == match.scores
            replay = (await request(app, "GET", f"{path}/replay")).json()
            assert (replay["names"], len(replay["steps"])) == (names, len(match.log) + 1)
            assert (await request(app, "GET", f"{path}/replay/0/things")).status == 200
            assert (await request(app, "GET", f"{path}/replay/9999/things")).status == 422
            assert (await request(app, "GET", f"{path}/analysis")).json()["progress"] == 0
            assert (await request(app, "POST", f"{path}/analysis")).status == 401  # bots think only for somebody
            assert (await request(app, "GET", "/api/home")).json() == []
            published = await request(app, "POST", f"{path}/archive")
            assert published.status == 201
            assert (await request(app, "POST", f"{path}/archive")).status == 409
            listed = await request(app, "GET", f"/api/home?game={slug}")
            assert listed.json() == [published.json()]
            assert listed.json()[0]["scores"] == match.scores
            assert not [name for name in (*names, game.id) if name.encode() in listed.body]
            public = f"/api/home/{published.json()['id']}"
            assert (await request(app, "GET", f"{public}/replay")).json()["names"] == [""] * match.players
            assert (
                bottega.loads((await request(app, "GET", f"{public}/text")).body.decode()).log
                == bottega.loads(text).log
            )
            for method, rest in (("GET", ""), ("DELETE", ""), ("GET", "/version"), ("DELETE", "/archive")):
                assert (await request(app, method, public + rest)).status == 404
            back = {"id": "some entry", "version": state["version"], "entry": {"kind": "back"}}
            assert (await request(app, "POST", f"{public}/entries", back)).status == 404
            assert (await request(app, "DELETE", f"{path}/archive")).status == 204
            assert (await request(app, "DELETE", f"{path}/archive")).status == 404
            assert (await request(app, "GET", f"{public}/replay")).status == 404
            again = (await request(app, "POST", f"{path}/archive")).json()["id"]
            assert (await request(app, "DELETE", path)).status == 204  # for good
            assert (await request(app, "GET", f"/api/home/{again}/replay")).status == 404
            assert (await request(app, "GET", "/api/home")).json() == []

    asyncio.run(test())


def test_a_game_that_is_not_over_has_no_replay_and_is_not_for_the_archive(tmp_path: Path) -> None:
    async def test() -> None:
        async with servers(f"sqlite:///{tmp_path / 'bottega.sqlite'}") as (app,):
            phone = await Phone.begin(app, bottega.GAMES[-1], 3)
            for method, rest in (("GET", "/replay"), ("GET", "/replay/0/things"), ("POST", "/archive")):
                answer = await request(app, method, phone.path + rest)
                assert (answer.status, answer.json()["error"]) == (409, "not_over")
            assert (await request(app, "DELETE", f"{phone.path}/archive")).status == 404

    asyncio.run(test())
