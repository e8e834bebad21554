"""The OpenAPI document is true: whatever is sent, no answer is a 5xx, and every answer is one that it names."""

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
from tests.server.playing import Archive, at, naming, play_until, run
from tests.server.running import BOT, MINE, OPEN, RunningServer, Someone

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]
DEAR = ("/api/session", "/api/me/account", "/api/me/password")  # a password costs a tenth of a second
ONCE = ("/api/session", "/api/me/account", "/api/me/password", "/api/me/sessions")  # after these one is somebody else
DOCUMENT: dict[str, Any] = create_app(Settings.read({}, database_url="sqlite:///:memory:")).openapi()
schema = schemathesis.openapi.from_dict(DOCUMENT).exclude(path="/api/tables/{id}/stream")  # which does not end


NEARLY_OVER: dict[str, Any] = {
    "players": 2,
    "turn": 9,
    "phase": "announcing",
    "weeks": [{"small": 4}] * 2,
    "work": [{"small": 1}, {"small": 2}],
}


class Guests:
    """Who asks, and the tables they ask about: open, running and finished ones, and those that are not there."""

    def __init__(self, server: RunningServer, archive: Archive) -> None:
        self.server, self.rng, self.session = server, random.Random(1), requests.Session()
        self.host, self.other = Someone(server, "Host"), Someone(server, "Other")
        self.finished = archive.plant([self.host, self.other], NEARLY_OVER)
        run(self._finish)

    async def _finish(self) -> None:
        async with at(self.finished, self.host, self.other) as seats:
            await play_until(seats, lambda: seats[0].state["status"] == "finished", naming("done"))

    def cookies(self, path: str) -> dict[str, str]:
        """Of somebody, mostly."""
        self.session.cookies.clear()
        if self.rng.random() < 0.25:
            return {}
        who = Someone(self.server, "New") if path.startswith(ONCE) else self.host
        return dict(who.http.cookies)

    def table(self, path: str) -> str:
        """Any; open ones and running ones anew, since what is asked changes them."""
        kind = self.rng.randrange(5)
        if kind == 0:
            return self.host.open([MINE, OPEN], public=True)
        if kind == 1:
            return self.other.open([MINE, OPEN], public=True)
        if kind == 2 and not path.endswith("/hint"):  # which takes seconds
            return self.host.open([MINE, MINE, BOT])
        return self.finished


@pytest.fixture(scope="module")
def guests(server: RunningServer, archive: Archive) -> Guests:
    return Guests(server, archive)


@schema.parametrize()
@settings(max_examples=8, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_answer_is_one_that_the_document_names(case: schemathesis.Case, guests: Guests) -> None:
    path = case.operation.path
    if path in DEAR and guests.rng.random() < 0.6:
        return
    if "id" in case.path_parameters and guests.rng.random() < 0.7:
        case.path_parameters["id"] = guests.table(path)
    case.call_and_validate(guests.server.address, guests.session, cookies=guests.cookies(path), checks=CHECKS)


# ---- what is not left to chance


def test_the_stream_is_lines_of_what_the_document_names(guests: Guests) -> None:
    described = DOCUMENT["paths"]["/api/tables/{id}/stream"]["get"]["responses"]["200"]["content"]
    assert described == {"application/x-ndjson": {"schema": {"$ref": "#/components/schemas/StreamLine"}}}
    assert "StreamLine" in DOCUMENT["components"]["schemas"]
    http, table = guests.host.http, guests.host.open([MINE, OPEN])
    with http.stream("GET", f"/api/tables/{table}/stream") as answer:
        assert answer.headers["content-type"] == "application/x-ndjson"
        lines = answer.iter_lines()
        heard = [FROM_SERVER.validate_json(next(lines)), FROM_SERVER.validate_json(next(lines))]
        http.post(f"/api/tables/{table}/say", json={"text": "Ecco!"}).raise_for_status()
        http.post(f"/api/tables/{table}/close", json={}).raise_for_status()
        heard += [FROM_SERVER.validate_json(line) for line in lines if line]
    assert [one.type for one in heard] == ["snapshot", "presence", "told", "told"]
    for params, wanted in ({"seat": "1"}, 403), ({"seat": "9"}, 422), ({"last": "-1"}, 422), ({"last": "x"}, 422):
        refused = http.get(f"/api/tables/{table}/stream", params=params)
        assert (refused.status_code, refused.headers["content-type"]) == (wanted, "application/json")
    assert http.get("/api/tables/nowhere/stream").status_code == 404


def test_a_hint_over_plain_http(guests: Guests) -> None:
    table = guests.host.open([MINE, MINE])
    answer = guests.host.http.post(f"/api/tables/{table}/hint", json={})
    found = Hint.model_validate(answer.json())
    legal = {choice["move"] for choice in guests.host.http.get(f"/api/tables/{table}").json()["table"]["choices"]}
    assert {thought.move for thought in found.thoughts or []} <= legal
    assert found.thoughts
    assert guests.host.http.post(f"/api/tables/{table}/hint", json={"seat": 1}).status_code == 409
    assert guests.other.http.post(f"/api/tables/{table}/hint", json={}).status_code == 403


def test_games_as_text_that_are_broken_are_refused(guests: Guests) -> None:
    http = guests.host.http
    text = http.get(f"/api/tables/{guests.finished}/text").text
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
