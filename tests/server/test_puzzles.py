"""Puzzles over HTTP: what is sent, what an attempt counts, and that nobody learns what the seat may not know."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from fastapi import FastAPI

import bottega
from bottega.bots import generator, sample_world
from bottega.puzzles import Puzzle, puzzles
from bottega.puzzles.puzzle import match_at, packed
from bottega.server.api import puzzles as api
from tests.server.asgi_client import request
from tests.server.seekers import Person, servers

SLUG = bottega.GAMES[0]
SHIPPED = list(puzzles(bottega.game(SLUG)).values())
PUZZLE = SHIPPED[0]
ADDRESS = f"/api/puzzles/{SLUG}/{PUZZLE.id}"
WRONG = [PUZZLE.line[0][-1].move]
RIGHT = [candidates[0].move for candidates in PUZZLE.line if len(candidates) > 1]

Test = Callable[[FastAPI], Awaitable[None]]


def with_server(tmp_path: Path, test: Test) -> None:
    async def run() -> None:
        async with servers(f"sqlite:///{tmp_path / 'bottega.sqlite'}") as (app,):
            await test(app)

    asyncio.run(run())


def test_puzzles_are_solved_without_a_name(tmp_path: Path) -> None:
    async def test(app: FastAPI) -> None:
        listed = (await request(app, "GET", "/api/puzzles")).json()
        assert [one["game"] for one in listed] == [s for s in bottega.GAMES if puzzles(bottega.game(s))]
        today = (await request(app, "GET", "/api/puzzles/today")).json()
        assert today == (await request(app, "GET", f"/api/puzzles/{today['game']}/{today['id']}")).json()
        assert (today["mine"], today["me"]) == (None, None)
        asked = (await request(app, "POST", ADDRESS, {})).json()
        assert (asked["status"], asked["before"], asked["candidates"]) == ("asked", None, [])
        assert asked["frames"][0]["view"]["seat"] == PUZZLE.seat
        wrong = (await request(app, "POST", ADDRESS, {"moves": WRONG})).json()
        assert (wrong["status"], wrong["before"], wrong["after"]) == ("wrong", PUZZLE.chance, PUZZLE.line[0][-1].chance)
        assert wrong["rating"] is None
        assert wrong["candidates"] == []  # the solution stays to be found
        solved = (await request(app, "POST", ADDRESS, {"moves": RIGHT})).json()
        assert solved["status"] == "solved"
        assert len(solved["candidates"]) > 1
        shown = (await request(app, "POST", ADDRESS, {"give_up": True})).json()
        assert shown["status"] == "given_up"
        things = (await request(app, "POST", f"{ADDRESS}/things", {})).json()
        assert isinstance(things, dict)

    with_server(tmp_path, test)


def test_bad_requests_get_a_sentence(tmp_path: Path) -> None:
    async def test(app: FastAPI) -> None:
        for path, status in (
            (f"/api/puzzles/{SLUG}/{SLUG}-00000000", 404),
            ("/api/puzzles/chess", 404),
            (f"/api/puzzles/{SLUG}?theme=love", 422),
            (f"/api/puzzles/{SLUG}?rating=-1", 422),
        ):
            answer = await request(app, "GET", path)
            assert (answer.status, bool(answer.json()["message"])) == (status, True), path
        for body, status in (
            ({"moves": ["fly to the moon"]}, 422),
            ({"moves": [*RIGHT, *RIGHT]}, 422),
            ({"moves": ["1"] * 50}, 422),
            ({"moves": [], "more": 1}, 422),
        ):
            assert (await request(app, "POST", ADDRESS, body)).status == status, body

    with_server(tmp_path, test)


def test_the_first_attempt_of_a_guest_moves_both_ratings_once(tmp_path: Path) -> None:
    async def test(app: FastAPI) -> None:
        ada, bo = await Person.new(app), await Person.new(app)
        before = (await ada.ask("GET", ADDRESS)).json()
        assert (before["rating"], before["attempts"], before["mine"]) == (PUZZLE.rating, 0, None)
        asked = (await ada.ask("POST", ADDRESS, {})).json()
        assert asked["rating"] is None
        failed = (await ada.ask("POST", ADDRESS, {"moves": WRONG})).json()["rating"]
        assert failed["after"] < failed["before"] == 1500
        assert (await ada.ask("POST", ADDRESS, {"moves": RIGHT})).json()["rating"] is None
        after = (await ada.ask("GET", ADDRESS)).json()
        assert (after["mine"], after["attempts"], after["solved"]) == (False, 1, 0)
        assert after["rating"] > before["rating"]
        assert (after["me"]["points"], after["me"]["attempts"]) == (failed["after"], 1)
        solved = (await bo.ask("POST", ADDRESS, {"moves": RIGHT})).json()["rating"]
        assert solved["after"] > solved["before"]
        told = (await bo.ask("GET", ADDRESS)).json()
        assert (told["mine"], told["attempts"], told["solved"]) == (True, 2, 1)
        assert told["rating"] < after["rating"]
        answers = await asyncio.gather(*(bo.ask("POST", ADDRESS, {"moves": RIGHT}) for _ in range(5)))
        assert [answer.json()["rating"] for answer in answers] == [None] * 5

    with_server(tmp_path, test)


def test_giving_up_counts_and_a_token_for_reading_does_not(tmp_path: Path) -> None:
    async def test(app: FastAPI) -> None:
        ada = await Person.new(app)
        token = (await ada.ask("POST", "/api/me/tokens", {"name": "a", "scopes": ["read"]})).json()["token"]
        read = await request(app, "POST", ADDRESS, {"moves": RIGHT}, token=token)
        assert (read.json()["status"], read.json()["rating"]) == ("solved", None)
        change = (await ada.ask("POST", ADDRESS, {"give_up": True})).json()["rating"]
        assert change["after"] < change["before"]

    with_server(tmp_path, test)


def test_the_next_puzzle_is_near_the_rating_and_new(tmp_path: Path) -> None:
    async def test(app: FastAPI) -> None:
        ada = await Person.new(app)
        for rating in (0, 5000):
            told = (await ada.ask("GET", f"/api/puzzles/{SLUG}?rating={rating}")).json()
            nearest = sorted(SHIPPED, key=lambda puzzle: abs(puzzle.rating - rating))[api.CHOICE - 1]
            assert abs(told["rating"] - rating) <= abs(nearest.rating - rating)
        theme = SHIPPED[-1].themes[0] if SHIPPED[-1].themes else next(p.themes[0] for p in SHIPPED if p.themes)
        told = (await ada.ask("GET", f"/api/puzzles/{SLUG}?theme={theme}")).json()
        assert theme in told["themes"]
        seen = {told["id"]}
        for _ in range(8):
            told = (await ada.ask("GET", f"/api/puzzles/{SLUG}?after={told['id']}")).json()
            address = f"/api/puzzles/{SLUG}/{told['id']}"
            await ada.ask("POST", address, {"give_up": True})
            assert told["mine"] is None
            seen.add(told["id"])
        assert len(seen) >= 8

    with_server(tmp_path, test)


def twin(puzzle: Puzzle) -> Puzzle:
    """The same puzzle in another world that its seat considers possible."""
    match = puzzle.start()
    rng = generator(11)
    for _ in range(20):
        world = match.copy()
        world.state = sample_world(match, puzzle.seat, rng)
        position = {"players": puzzle.players, **world.position()}
        try:
            match_at(match.game, position, puzzle.id, "python")
        except bottega.ImpossiblePosition:
            continue
        if world.position() != match.position():
            return replace(puzzle, position=packed(position))
    raise AssertionError("every world is the same")


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_worlds_that_the_seat_cannot_tell_apart_look_the_same(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = [puzzle for puzzle in puzzles(bottega.game(slug)).values() if len(puzzle.line) == 1][:4]
    assert chosen
    pairs = [(puzzle, twin(puzzle)) for puzzle in chosen]

    async def test(app: FastAPI) -> None:
        for pair in pairs:
            sent = []
            for one in pair:
                monkeypatch.setattr(api, "puzzles_of", lambda game, one=one: {one.id: one})
                address = f"/api/puzzles/{slug}/{one.id}"
                bodies = [
                    (await request(app, "GET", address)).body,
                    (await request(app, "GET", f"/api/puzzles/{slug}")).body,
                    (await request(app, "POST", address, {})).body,
                    (await request(app, "POST", f"{address}/things", {})).body,
                ]
                sent.append(bodies)
            assert sent[0] == sent[1]
            assert json.loads(sent[0][2])["status"] == "asked"

    with_server(tmp_path, test)
