"""The OpenAPI document is right: no response is a 5xx, and every response is described in it."""

import itertools
import random
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from bottega.server.app import create_app
from bottega.server.protocol import FROM_SERVER, Hint
from bottega.server.settings import Settings
from tests.server.playing import Database, at, play_until, run
from tests.server.running import BOT, MINE, OPEN, Guest, RunningServer
from tests.server.sample_games import nearly_over, short_game

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]
EXPENSIVE = ("/api/session", "/api/me/account", "/api/me/password")  # a password takes a tenth of a second
ONCE = ("/api/session", "/api/me/account", "/api/me/password", "/api/me/sessions")  # which change who the client is
DOCUMENT: dict[str, Any] = create_app(Settings.read({}, database_url="sqlite:///:memory:")).openapi()
ENDLESS = ["/api/tables/{id}/stream", "/api/tables/{id}/broadcast"]
schema = schemathesis.openapi.from_dict(DOCUMENT).exclude(path=ENDLESS)


class Callers:
    """Who sends the requests, and the tables in them: open, running, finished and unknown ones."""

    def __init__(self, server: RunningServer, database: Database) -> None:
        self.server, self.rng, self.session = server, random.Random(1), requests.Session()
        self.newcomers = itertools.count()  # a name that an account has is refused
        self.host, self.other = Guest(server, "Host"), Guest(server, "Other")
        slug = short_game(2)
        self.finished = database.start_game([self.host, self.other], nearly_over(slug, 2), slug)
        run(self._finish)

    async def _finish(self) -> None:
        async with at(self.finished, self.host, self.other) as seats:
            await play_until(seats, lambda: seats[0].state["status"] == "finished")

    def cookies(self, path: str) -> dict[str, str]:
        """The cookies of a person, in most cases."""
        self.session.cookies.clear()
        if self.rng.random() < 0.25:
            return {}
        once = path == "/api/me" or path.startswith(ONCE)  # a person can delete themselves there
        person = Guest(self.server, f"New{next(self.newcomers)}") if once else self.host
        return dict(person.http.cookies)

    def table(self, path: str) -> str:
        """Any table. Open and running ones are new each time, since requests change them."""
        kind = self.rng.randrange(5)
        if kind == 0:
            return self.host.open([MINE, OPEN], public=True)
        if kind == 1:
            return self.other.open([MINE, OPEN], public=True)
        if kind == 2 and not path.endswith("/hint"):  # it takes seconds
            return self.host.open([MINE, MINE, BOT])
        return self.finished


@pytest.fixture(scope="module")
def callers(server: RunningServer, database: Database) -> Callers:
    return Callers(server, database)


@schema.parametrize()
@settings(max_examples=8, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_response_is_described_in_the_document(case: schemathesis.Case, callers: Callers) -> None:
    path = case.operation.path
    if path in EXPENSIVE and callers.rng.random() < 0.6:
        return
    if "id" in case.path_parameters and callers.rng.random() < 0.7:
        case.path_parameters["id"] = callers.table(path)
    cookies = callers.cookies(path)
    case.call_and_validate(callers.server.address, callers.session, cookies=cookies, checks=CHECKS, timeout=120)


# ---- single cases


def test_the_lines_of_a_stream_are_described_in_the_document(callers: Callers) -> None:
    described = DOCUMENT["paths"]["/api/tables/{id}/stream"]["get"]["responses"]["200"]["content"]
    assert described == {"application/x-ndjson": {"schema": {"$ref": "#/components/schemas/StreamLine"}}}
    assert "StreamLine" in DOCUMENT["components"]["schemas"]
    http, table = callers.host.http, callers.host.open([MINE, OPEN])
    with http.stream("GET", f"/api/tables/{table}/stream") as answer:
        assert answer.headers["content-type"] == "application/x-ndjson"
        lines = answer.iter_lines()
        messages = [FROM_SERVER.validate_json(next(lines)), FROM_SERVER.validate_json(next(lines))]
        http.post(f"/api/tables/{table}/say", json={"text": "Ecco!"}).raise_for_status()
        http.post(f"/api/tables/{table}/close", json={}).raise_for_status()
        messages += [FROM_SERVER.validate_json(line) for line in lines if line]
    assert [one.type for one in messages] == ["snapshot", "presence", "told", "told"]
    for params, wanted in ({"seat": "1"}, 403), ({"seat": "9"}, 422), ({"last": "-1"}, 422), ({"last": "x"}, 422):
        refused = http.get(f"/api/tables/{table}/stream", params=params)
        assert (refused.status_code, refused.headers["content-type"]) == (wanted, "application/json")
    assert http.get("/api/tables/nowhere/stream").status_code == 404


def test_a_hint_over_http(callers: Callers) -> None:
    table = callers.host.open([MINE, MINE])
    answer = callers.host.http.post(f"/api/tables/{table}/hint", json={})
    found = Hint.model_validate(answer.json())
    legal = {choice["move"] for choice in callers.host.http.get(f"/api/tables/{table}").json()["table"]["choices"]}
    assert {thought.move for thought in found.thoughts or []} <= legal
    assert found.thoughts
    assert callers.host.http.post(f"/api/tables/{table}/hint", json={"seat": 1}).status_code == 409
    assert callers.other.http.post(f"/api/tables/{table}/hint", json={}).status_code == 403


def test_damaged_texts_of_games_are_refused(callers: Callers) -> None:
    http = callers.host.http
    text = http.get(f"/api/tables/{callers.finished}/text").text
    assert http.post("/api/replay", json={"text": text}).status_code == 200
    rng = random.Random(2)
    for _ in range(150):
        start = rng.randrange(len(text))
        end = min(len(text), start + rng.choice((1, 1, 3, 40)))
        put = rng.choice(
            ("", "0", "99999999999", "\n", "-1", "\u0000", "\u00b2", "seed: x\n", text[start:end] * 2, "é")
        )
        answer = http.post("/api/replay", json={"text": text[:start] + put + text[end:]})
        assert answer.status_code in (200, 409, 422), (answer.status_code, text[:start] + put + text[end:])
    for nonsense in ("", "x" * 300_000, "\n" * 1000, "{}", "Bottega match 1"):
        assert http.post("/api/replay", json={"text": nonsense}).status_code == 422
    assert http.post("/api/replay", json={"text": "x" * 300_001}).status_code == 422
    assert http.post("/api/replay", content=b'{"text": "' + b"x" * 500_000 + b'"}').status_code == 413
