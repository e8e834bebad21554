"""What the server says about games, for clients that know nothing else about them."""

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import bottega
from bottega.engine.messages import LANGUAGES
from bottega.server.app import create_app
from bottega.server.settings import Settings


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> TestClient:
    database: Path = tmp_path_factory.mktemp("server") / "bottega.sqlite"
    return TestClient(create_app(Settings.read({}, database_url=f"sqlite:///{database}", hosts="testserver")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", bottega.GAMES)
def test_the_messages_of_a_game_hold_its_title(client: TestClient, slug: str, language: str) -> None:
    sources = client.get(f"/api/games/{slug}/messages/{language}").raise_for_status().json()
    title = bottega.game(slug).messages.say("title", language)
    assert any(f"title = {title}\n" in source for source in sources.values())


def test_messages_of_an_unknown_game_or_language_are_refused(client: TestClient) -> None:
    assert client.get("/api/games/nothing/messages/en").status_code == 404
    assert client.get(f"/api/games/{bottega.GAMES[0]}/messages/xx").status_code == 422


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_the_fields_of_a_game_are_those_of_its_views(client: TestClient, slug: str) -> None:
    told = {field["name"]: field for field in client.get(f"/api/games/{slug}").raise_for_status().json()["fields"]}
    game = bottega.game(slug)
    players = game.players[0]
    match = bottega.new(slug, players=players, seed=1)
    view = match.view(0)
    assert set(told) <= set(view)
    assert set(view) - set(told) <= {"game", "commitment", "seat", "asked", "figures"}
    for name, field in told.items():
        if field["by_seat"]:
            assert len(view[name]) == players
        if field["owner_only"]:
            assert view[name][1:] == [None] * (players - 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_game_names_all_of_its_fields_or_none(slug: str, language: str) -> None:
    game = bottega.game(slug)
    settings = {"players", *(option.name for option in game.options), *game.variants}
    shown = {name for name, field in game.record.fields.items() if field.see != "nobody"} - settings
    named = {key.removeprefix("field-") for key in game.messages.keys(language) if key.startswith("field-")}
    assert named in (shown, set())


def test_the_list_of_games_is_compressed(client: TestClient) -> None:
    plain = client.get("/api/games", headers={"accept-encoding": "identity"})
    packed = client.get("/api/games", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) / 5
    assert packed.json() == plain.json()


def test_other_answers_of_the_api_are_not_compressed(client: TestClient) -> None:
    answer = client.get("/api/openapi.json", headers={"accept-encoding": "gzip"})
    assert len(answer.content) > 10_000  # large enough to be compressed
    assert "content-encoding" not in answer.headers
