"""API tokens."""

import hmac
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from fastapi import FastAPI

from bottega.server.people import store, tokens
from bottega.server.storage.schema import TOKENS

from .people_app import ADA, DAY, Clock, clear_identities, guest, program, rows, server, token


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    with server(tmp_path, rate=0) as built:
        yield built


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    """For tests with many cases, each with its own guest."""
    with server(tmp_path_factory.mktemp("shared"), rate=0) as built:
        yield built


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_only_the_hash_of_a_token_is_stored(app: FastAPI) -> None:
    text = token(guest(app), "read", "play")
    _, name, secret = text.split("_", 2)
    row = rows(app, TOKENS)[0]
    assert tokens.PATTERN.fullmatch(text)
    assert row["id"] == name
    assert secret not in str(row)
    assert row["hash"] == store.digest(secret)


def test_a_token_acts_for_its_person_without_a_cookie(app: FastAPI) -> None:
    client = guest(app)
    answer = program(app, token(client, "read")).get("/api/me")
    assert answer.json() == client.get("/api/me").json()
    assert "set-cookie" not in answer.headers


def test_a_token_can_do_only_what_its_scopes_allow(app: FastAPI) -> None:
    client = guest(app)
    reader, player = program(app, token(client, "read")), program(app, token(client, "play"))
    assert reader.get("/api/tables/x").status_code == 200
    refused = reader.post("/api/tables/x/moves", json={})
    assert refused.status_code == 403
    assert refused.json()["scope"] == "play"
    assert "'play'" in refused.json()["message"]
    assert player.post("/api/tables/x/moves", json={}).status_code == 200
    assert player.get("/api/tables/x").status_code == 403
    assert client.post("/api/tables/x/moves", json={}).status_code == 200  # a cookie allows everything


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "/api/me", {"name": "Mallory"}),
        ("POST", "/api/me/account", ADA),
        ("PUT", "/api/me/password", {"old": "correct horse", "new": "battery staple"}),
        ("DELETE", "/api/session", None),
        ("GET", "/api/me/sessions", None),
        ("DELETE", "/api/me/sessions/0123456789abcdef", None),
        ("GET", "/api/me/tokens", None),
        ("POST", "/api/me/tokens", {"name": "more", "scopes": ["read"]}),
        ("DELETE", "/api/me/tokens/0123456789abcdef", None),
    ],
)
def test_a_leaked_token_cannot_take_the_account(shared: FastAPI, method: str, path: str, body: dict | None) -> None:
    client = program(shared, token(guest(shared), "read", "play", "tables"))
    answer = client.request(method, path, json=body)
    assert (answer.status_code, answer.json()["error"]) == (403, "not_by_token")


def test_a_revoked_token_is_refused(app: FastAPI) -> None:
    client = guest(app)
    text = token(client, "read")
    bot = program(app, text)
    assert bot.get("/api/me").status_code == 200
    assert client.delete(f"/api/me/tokens/{text.split('_')[1]}").status_code == 204
    assert bot.get("/api/me").json()["error"] == "bad_token"
    assert client.get("/api/me/tokens").json() == []


def test_a_token_expires(app: FastAPI, clock: Clock) -> None:
    bot = program(app, token(guest(app), "read", days=30))
    clock(29 * DAY)
    assert bot.get("/api/me").status_code == 200
    clear_identities(app)
    clock(DAY)
    assert bot.get("/api/me").status_code == 401


def test_secrets_are_compared_in_constant_time(app: FastAPI) -> None:
    text = token(guest(app), "read")
    forged = text[:-5] + ("A" if text[-5] != "A" else "B") + text[-4:]
    with patch.object(hmac, "compare_digest", wraps=hmac.compare_digest) as compared:
        assert program(app, forged).get("/api/me").status_code == 401
    assert compared.called
    for nonsense in ("", "x", text + "x", text.upper(), "bottega__"):
        assert program(app, nonsense).get("/api/anyone").json()["error"] == "bad_token"


def test_with_a_bad_token_a_good_cookie_is_ignored(app: FastAPI) -> None:
    assert guest(app).get("/api/me", headers={"Authorization": "Bearer bottega_x"}).status_code == 401


def test_other_authorization_schemes_are_ignored(app: FastAPI) -> None:
    assert guest(app).get("/api/me", headers={"Authorization": "Basic eDp5"}).status_code == 200


def test_tokens_are_listed_without_their_secrets(app: FastAPI) -> None:
    client = guest(app)
    text = token(client, "tables", "read", "read")
    answer = client.get("/api/me/tokens")
    (listed,) = answer.json()
    assert text.split("_", 2)[2] not in answer.text
    assert (listed["name"], listed["scopes"], listed["used"]) == ("my bot", ["read", "tables"], None)


def test_the_last_use_is_stored_once_a_minute(app: FastAPI, clock: Clock) -> None:
    client = guest(app)
    bot = program(app, token(client, "read"))
    used = []
    for seconds in (0, 59, 2):
        clock(seconds * 1000)
        clear_identities(app)
        bot.get("/api/me")
        used.append(client.get("/api/me/tokens").json()[0]["used"])
    assert used[0] == used[1]
    assert used[2] - used[0] == 61_000


def test_the_number_of_tokens_is_limited(app: FastAPI) -> None:
    client = guest(app)
    for _ in range(tokens.MAX_TOKENS):
        token(client, "read")
    answer = client.post("/api/me/tokens", json={"name": "one more", "scopes": ["read"]})
    assert (answer.status_code, answer.json()["error"]) == (409, "too_many_tokens")


@pytest.mark.parametrize(
    "wrong", [{"scopes": []}, {"scopes": ["admin"]}, {"days": 0}, {"days": 1e9}, {"name": "\u202e"}]
)
def test_invalid_token_requests_are_refused(shared: FastAPI, wrong: dict) -> None:
    answer = guest(shared).post("/api/me/tokens", json={"name": "bot", "scopes": ["read"]} | wrong)
    assert answer.status_code == 422
