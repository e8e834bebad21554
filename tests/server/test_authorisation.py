"""Who may use which endpoint. The endpoints are those of the OpenAPI document, so that none is forgotten."""

import asyncio
from pathlib import Path

from bottega.server.app import create_app
from bottega.server.settings import Settings
from tests.server.asgi_client import request
from tests.server.sample_games import simple_game
from tests.server.seekers import Person, servers

# What anybody may ask without a name. Everything else needs a cookie or a token.
PUBLIC = {
    *(f"GET /api/{path}" for path in ("session", "games", "bots", "tables", "seeks", "tournaments", "archive")),
    *(f"GET /api/games/{{slug}}{path}" for path in ("", "/facts", "/messages/{language}")),
    *(f"GET /api/lessons/{{slug}}{path}" for path in ("", "/messages/{language}")),
    *(f"POST /api/lessons/{{slug}}/{{chapter}}{path}" for path in ("", "/things")),
    *(f"GET /api/puzzles{path}" for path in ("", "/today", "/{slug}", "/{slug}/{id}")),
    *(f"POST /api/puzzles/{{slug}}/{{id}}{path}" for path in ("", "/things")),  # a token for reading counts nothing
    *(f"GET /api/tables/{{id}}{path}" for path in ("", "/positions", "/things", "/stream", "/people", "/text")),
    *(f"GET /api/tables/{{id}}{path}" for path in ("/replay", "/points", "/replay/{step}/things", "/analysis")),
    *(f"GET /api/tables/{{id}}{path}" for path in ("/broadcast", "/clip/{number}")),
    *(f"GET /api/tournaments/{{id}}{path}" for path in ("", "/standings.csv", "/results.json")),
    *(
        "POST /api/tables/{id}/forecast",
        "POST /api/replay",
        "POST /api/replay/things",
        "POST /api/people",
        "POST /api/session",
    ),
    # The id of a game at home says who: whoever has its link.
    *("POST /api/home", "GET /api/home/{id}", "DELETE /api/home/{id}", "POST /api/home/{id}/entries"),
    *("GET /api/home/{id}/hint", "GET /api/home/{id}/text", "GET /api/home/{id}/version", "GET /api/home"),
    "GET /api/home/{id}/rating",
    *("GET /api/home/{id}/vocabulary", "GET /api/home/{id}/replay", "GET /api/home/{id}/replay/{step}/things"),
    *("GET /api/home/{id}/analysis", "POST /api/home/{id}/archive", "DELETE /api/home/{id}/archive"),
    *("GET /api/notices/{token}", "POST /api/notices/{token}"),  # the token says who
    *("GET /api/people/{name}", "GET /api/leaderboards/{game}", "GET /api/archive/download"),
    "GET /api/agents/{game}",
}
# What a token may do that is only for reading.
READING = {f"GET /api/me{path}" for path in ("", "/tables", "/seek", "/profile", "/lately", "/relations")}
READING |= {"GET /api/me/invitations"}


def endpoints() -> list[str]:
    document = create_app(Settings.read({}, database_url="sqlite:///:memory:")).openapi()
    paths: dict[str, dict[str, object]] = document["paths"]
    return [f"{method.upper()} {path}" for path, methods in paths.items() for method in methods]


def filled(path: str, table: str) -> str:
    """A path with a table that exists, and other ids that do not."""
    path = path.replace("/tables/{id}", f"/tables/{table}").replace("{seq}", "1").replace("{step}", "1")
    return "/".join("abcdefgh" if part.startswith("{") else part for part in path.split("/"))


def test_every_endpoint_that_is_not_public_wants_a_name_and_for_operators_an_operator(tmp_path: Path) -> None:
    private = [endpoint for endpoint in endpoints() if endpoint not in PUBLIC]
    assert set(endpoints()) >= PUBLIC
    assert len(private) > 60

    async def test() -> None:
        async with servers(f"sqlite:///{tmp_path / 'bottega.sqlite'}") as (app,):
            ada = await Person.new(app)
            seats = [{"kind": "mine"}, {"kind": "open"}]
            wanted = {"game": simple_game(2), "seats": seats}
            table = (await ada.ask("POST", "/api/tables", wanted)).json()["id"]
            wrong = {}
            for endpoint in private:
                method, path = endpoint.split()
                answer = await request(app, method, filled(path, table), {})
                if answer.status != 401:
                    wrong[endpoint] = answer.status
                if path.startswith("/api/operator/"):
                    refused = await ada.ask(method, filled(path, table), {})
                    assert (refused.status, refused.json()["error"]) == (403, "not_operator"), endpoint
            assert wrong == {}

    asyncio.run(test())


def test_a_token_for_reading_can_change_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with servers(f"sqlite:///{tmp_path / 'bottega.sqlite'}") as (app,):
            ada = await Person.new(app)
            seats = [{"kind": "mine"}, {"kind": "open"}]
            table = (await ada.ask("POST", "/api/tables", {"game": simple_game(2), "seats": seats})).json()["id"]
            made = (await ada.ask("POST", "/api/me/tokens", {"name": "a", "scopes": ["read"]})).json()
            allowed = {}
            for endpoint in endpoints():
                method, path = endpoint.split()
                if endpoint in PUBLIC | READING:
                    continue
                answer = await request(app, method, filled(path, table), {}, token=made["token"])
                if answer.status != 403:
                    allowed[endpoint] = answer.status
            assert allowed == {}

    asyncio.run(test())
