"""Lessons over HTTP: the chapters of a game, and where a learner is in one."""

from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import bottega
from bottega.engine.messages import LANGUAGES
from bottega.lessons import chapters
from bottega.server.app import create_app
from bottega.server.settings import Settings

TAUGHT = [slug for slug in bottega.GAMES if chapters(bottega.game(slug))]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> TestClient:
    database: Path = tmp_path_factory.mktemp("server") / "bottega.sqlite"
    return TestClient(create_app(Settings.read({}, database_url=f"sqlite:///{database}", hosts="testserver")))


def ask(client: TestClient, slug: str, chapter: str, moves: list[int | str]) -> Any:
    return client.post(f"/api/lessons/{slug}/{chapter}", json={"moves": moves})


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_the_chapters_of_a_game_are_listed(client: TestClient, slug: str) -> None:
    told = client.get(f"/api/lessons/{slug}").raise_for_status().json()
    assert [chapter["name"] for chapter in told] == [chapter.name for chapter in chapters(bottega.game(slug))]
    assert client.get(f"/api/games/{slug}").json()["chapters"] == [chapter["name"] for chapter in told]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", TAUGHT)
def test_the_texts_of_a_lesson_are_served(client: TestClient, slug: str, language: str) -> None:
    sources = client.get(f"/api/lessons/{slug}/messages/{language}").raise_for_status().json()
    first = chapters(bottega.game(slug))[0]
    assert any(f"{first.key('title')} = " in source for source in sources.values())


@pytest.mark.parametrize("slug", TAUGHT)
def test_a_chapter_is_played_to_its_end_without_an_account(client: TestClient, slug: str) -> None:
    first = chapters(bottega.game(slug))[0]
    moves: list[int | str] = []
    told = ask(client, slug, first.name, moves).raise_for_status().json()
    assert told["notes"][0]["frame"] == 0
    while not told["done"]:
        assert set(told["question"]["moves"]) <= {choice["move"] for choice in told["choices"]}
        moves.append(told["question"]["moves"][0])
        told = ask(client, slug, first.name, moves).raise_for_status().json()
        assert told["frames"][0]["move"] == moves[-1]
        assert told["frames"][-1]["view"]["seat"] == told["seat"]
    assert (told["question"], told["answer"], told["choices"]) == (None, None, [])


@pytest.mark.parametrize("slug", TAUGHT)
def test_another_legal_move_is_answered(client: TestClient, slug: str) -> None:
    first = chapters(bottega.game(slug))[0]
    told = ask(client, slug, first.name, []).json()
    other = next(choice["move"] for choice in told["choices"] if choice["move"] not in told["question"]["moves"])
    tried = ask(client, slug, first.name, [other]).raise_for_status().json()
    assert tried["answer"]["tries"] == 1
    assert (tried["question"], tried["done"]) == (None, False)


@pytest.mark.parametrize("slug", TAUGHT)
def test_wrong_moves_are_refused_with_a_sentence(client: TestClient, slug: str) -> None:
    game = bottega.game(slug)
    first = chapters(game)[0].name
    legal = {choice["move"] for choice in ask(client, slug, first, []).json()["choices"]}
    illegal = next(number for number in range(game.moves.size) if number not in legal)
    refused = ask(client, slug, first, [illegal])
    assert (refused.status_code, refused.json()["error"]) == (409, "illegal")
    assert refused.json()["clause"] in game.clauses
    assert ask(client, slug, first, ["dance"]).json()["message"] == f"'dance' is no move of {slug}."
    assert ask(client, slug, first, [0] * 90).json()["message"].startswith("a lesson takes no more than")
    assert ask(client, slug, first, [0] * 101).status_code == 422
    assert ask(client, slug, first, [game.moves.size]).status_code == 422


@pytest.mark.parametrize("slug", TAUGHT)
def test_the_things_on_the_table_of_a_lesson_are_explained(client: TestClient, slug: str) -> None:
    game = bottega.game(slug)
    told = client.post(f"/api/lessons/{slug}/{chapters(game)[0].name}/things", json={"moves": []}).raise_for_status()
    assert bool(told.json()) == (game.explain is not None)


def test_an_unknown_game_or_chapter_is_refused(client: TestClient) -> None:
    assert client.get("/api/lessons/nothing").status_code == 404
    assert client.get("/api/lessons/nothing/messages/en").status_code == 404
    unknown = ask(client, TAUGHT[0], "nothing", [])
    assert (unknown.status_code, unknown.json()["error"]) == (404, "no_chapter")
