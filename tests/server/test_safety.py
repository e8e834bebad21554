"""Errors that quote nothing, security headers, limits of size."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from socket import gethostname
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import WebSocketDenialResponse
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect
from structlog.testing import capture_logs
from uvicorn.protocols.utils import ClientDisconnected

from bottega.server.safety import LARGE_BODIES
from bottega.server.safety.address import AllowedHosts
from bottega.server.safety.problems import ErrorMiddleware, Problem, send_problem
from bottega.server.safety.security_headers import ALWAYS
from bottega.server.safety.size_limits import MAX_ADDRESS, MAX_BODY, MAX_HEADERS

from .people_app import HOST, guest, server, visitor

SECRET = "hunter2hunter2"


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    with server(tmp_path_factory.mktemp("safety"), rate=0) as built:
        yield built


# Problems


@pytest.mark.parametrize(
    ("method", "path", "status", "error"),
    [
        ("GET", "/nowhere", 404, "not_found"),
        ("GET", "/files/nowhere", 404, "not_found"),
        ("PUT", "/api/broken", 405, "not_allowed"),
        ("GET", "/api/me", 401, "nobody"),
        ("POST", "/api/drawings", 422, "invalid"),
    ],
)
def test_every_error_has_the_same_format(app: FastAPI, method: str, path: str, status: int, error: str) -> None:
    answer = visitor(app).request(method, path)
    assert answer.status_code == status
    body = answer.json()
    assert body["error"] == error
    assert body["message"].endswith(".") or body["message"] == "body: is missing"
    assert "detail" not in body


def test_a_wrong_method_gets_the_allowed_ones(app: FastAPI) -> None:
    assert visitor(app).put("/api/broken").headers["allow"] == "GET"
    assert visitor(app).put("/api/me").headers["allow"] == "GET, PATCH"
    assert visitor(app).put("/files/page.html").status_code == 405


def test_an_unexpected_error_shows_no_traceback_and_quotes_nothing(app: FastAPI) -> None:
    answer = visitor(app).get("/api/broken")
    assert answer.status_code == 500
    assert answer.json()["error"] == "broken"
    assert answer.json()["request_id"] == answer.headers["x-request-id"]
    for leak in ("Traceback", "ValueError", "seed", "0123456789", ".py"):
        assert leak not in answer.text


@pytest.mark.parametrize(
    ("path", "body", "field"),
    [
        ("/api/session", {"login": "ada", "password": [SECRET]}, "password"),
        ("/api/session", {"login": SECRET * 4, "password": SECRET}, "login"),
        ("/api/session", {"login": "ada", "password": "hunter2"}, "password"),
        ("/api/session", {"login": "ada", "password": SECRET, "remember": SECRET}, "remember"),
        ("/api/session", {"login": "ada", "password": SECRET, f"!{SECRET}": 1}, "body"),
        ("/api/session", SECRET, "body"),
        ("/api/drawings", {"figure": {"shape": SECRET}}, "figure"),
    ],
)
def test_an_invalid_field_is_named_and_its_value_is_not_quoted(app: FastAPI, path: str, body: Any, field: str) -> None:
    answer = visitor(app).post(path, json=body)
    assert answer.status_code == 422
    assert answer.json()["field"] == field
    assert answer.json()["message"].startswith(f"{field}: ")
    assert "hunter2" not in answer.text


@pytest.mark.parametrize(
    "body", [b'{"login": "hunter2', b"\xff\xfehunter2", b"[" * 60_000, b'{"a": ' + b"1" * 9000 + b"}"]
)
def test_invalid_json_is_refused_and_not_quoted(app: FastAPI, body: bytes) -> None:
    answer = visitor(app).post("/api/session", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["error"] in ("unreadable", "invalid")
    assert "hunter2" not in answer.text


def test_plain_text_is_not_parsed_as_json(app: FastAPI) -> None:
    body = '{"login": "ada", "password": "correct horse"}'
    answer = visitor(app).post("/api/session", content=body, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 422


def test_a_socket_that_fails_is_closed_without_details(app: FastAPI) -> None:
    with guest(app).websocket_connect("/api/tables/x/socket", headers={"Origin": HOST}) as socket:
        socket.send_text("break")
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    assert closed.value.code == 1011
    assert "seed" not in closed.value.reason


def test_a_socket_is_refused_like_a_request(app: FastAPI) -> None:
    with pytest.raises(WebSocketDenialResponse) as refused, visitor(app).websocket_connect("/api/tables/x/socket"):
        pass
    assert refused.value.status_code == 401
    assert refused.value.json()["error"] == "nobody"


def test_a_socket_with_an_invalid_address_is_closed_with_a_message(app: FastAPI) -> None:
    with pytest.raises(WebSocketDisconnect) as closed, visitor(app).websocket_connect(f"/api/numbers/{SECRET}"):
        pass
    assert (closed.value.code, closed.value.reason) == (1008, "number: must be a whole number")


def test_without_support_for_responses_a_socket_is_closed() -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(send_problem(Problem(403, "foreign", "No."), {"type": "websocket"}, send, send))  # type: ignore[arg-type]
    assert sent == [{"type": "websocket.close", "code": 1008, "reason": "No."}]


# Headers


@pytest.mark.parametrize(
    "path", ["/api/me", "/files/page.html", "/nowhere", "/api/broken", "/health", "/x?" + "x" * 9000]
)
def test_every_response_has_the_security_headers(app: FastAPI, path: str) -> None:
    headers = visitor(app).get(path).headers
    assert {name: headers[name] for name in ALWAYS} == ALWAYS
    assert "strict-transport-security" not in headers


def test_the_policy_allows_nothing_inline_and_nothing_from_other_sites(app: FastAPI) -> None:
    policy = dict(
        part.split(" ", 1) for part in visitor(app).get("/health").headers["content-security-policy"].split("; ")
    )
    assert policy == {
        "default-src": "'self'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "connect-src": "'self'",
        "font-src": "'self'",
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }


def test_responses_of_the_api_are_not_cached(app: FastAPI) -> None:
    assert guest(app).get("/api/me").headers["cache-control"] == "no-store"
    assert "cache-control" not in visitor(app).get("/files/page.html").headers


def test_with_https_browsers_must_keep_using_it(tmp_path: Path) -> None:
    with server(tmp_path, secure_cookies=True) as secure:
        assert visitor(secure).get("/health").headers["strict-transport-security"] == "max-age=31536000"


# Sizes


def test_a_body_that_declares_too_large_a_size_is_refused(app: FastAPI) -> None:
    fits = {"text": "x" * (MAX_BODY - 20)}
    assert visitor(app).post("/api/session", json=fits).status_code == 422
    answer = visitor(app).post("/api/session", json=fits | {"more": "x" * 40})
    assert (answer.status_code, answer.json()["error"]) == (413, "too_large")


@pytest.mark.parametrize("path", ["/api/replay/check", "/api/replay/other", "/api/replay"])
def test_texts_of_games_may_be_larger(app: FastAPI, path: str) -> None:
    most = LARGE_BODIES["/api/replay"]
    assert visitor(app).post(path, json={"text": "x" * (most - 20)}).status_code in (200, 404)
    assert visitor(app).post(path, json={"text": "x" * most}).status_code == 413
    assert visitor(app).post("/api/replayed", json={"text": "x" * MAX_BODY}).status_code == 413


def test_a_body_without_a_declared_size_is_read_only_up_to_the_limit(app: FastAPI) -> None:
    sent: list[Message] = []
    read = 0

    async def receive() -> Message:
        nonlocal read
        read += 1
        return {"type": "http.request", "body": b"x" * 1024, "more_body": read < 200}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/session",
        "query_string": b"",
        "headers": [
            (b"host", b"testserver"),
            (b"content-type", b"application/json"),
            (b"transfer-encoding", b"chunked"),
        ],
        "client": ("203.0.113.7", 1),
    }
    asyncio.run(app(scope, receive, send))
    assert sent[0]["status"] == 413
    assert (b"connection", b"close") in sent[0]["headers"]
    assert b'"too_large"' in sent[1]["body"]
    assert read == MAX_BODY // 1024 + 1


def test_addresses_and_headers_have_limits(app: FastAPI) -> None:
    client = visitor(app)
    assert client.get("/api/me", params={"x": "x" * MAX_ADDRESS}).json()["error"] == "address_too_long"
    assert client.get("/" + "%20" * (MAX_ADDRESS // 3 + 1)).status_code == 414
    assert client.get("/api/me", headers={"X": "x" * MAX_HEADERS}).json()["error"] == "headers_too_large"
    assert client.get("/api/me", params={"x": "x" * (MAX_ADDRESS // 2)}, headers={"X": "x" * 8000}).status_code == 401
    with pytest.raises(WebSocketDenialResponse) as refused, client.websocket_connect("/x?" + "x" * MAX_ADDRESS):
        pass
    assert refused.value.status_code == 414


# Hosts and addresses


@pytest.mark.parametrize(
    "host", ["evil.example", "testserver.evil.example", "", "testserver@evil.example", "a b", "10.0.0.1"]
)
@pytest.mark.parametrize("path", ["/api/anyone", "/metrics", "/files/page.html", "/files"])
def test_a_request_for_another_host_is_refused(app: FastAPI, host: str, path: str) -> None:
    """Otherwise a page of another site could let its own name point to this machine."""
    answer = visitor(app, "127.0.0.1", Host=host).get(path, follow_redirects=False)
    assert (answer.status_code, answer.json()["error"]) == (421, "unknown_host")
    assert "location" not in answer.headers
    assert "BOTTEGA_HOSTS" in answer.json()["message"]


def test_a_page_whose_own_name_points_here_cannot_write(app: FastAPI) -> None:
    headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    assert visitor(app, **headers).post("/api/people").status_code == 421
    with pytest.raises(WebSocketDenialResponse) as refused:
        visitor(app).websocket_connect("/api/tables/x/socket", headers=headers).__enter__()
    assert refused.value.status_code == 421


def test_probes_answer_under_every_host(app: FastAPI) -> None:
    for path in ("/health", "/ready"):
        assert visitor(app, Host="10.1.2.3:8000").get(path).status_code == 200


@pytest.mark.parametrize(
    ("hosts", "host", "allowed"),
    [
        ("", "127.0.0.1:8000", True),
        ("", "192.168.1.20:8000", True),
        ("", "[fe80::1]:8000", True),
        ("", f"{gethostname()}:8000", True),
        ("", f"{gethostname()}.local", True),
        ("", "games.example", False),
        ("games.example", "GAMES.example.:443", True),
        ("games.example", "localhost:8000", True),
        ("games.example", "192.168.1.20", False),
        ("games.example", "games.example:http", False),
        ("*.games.example", "eu.games.example", True),
        ("*.games.example", "games.example.evil", False),
        ("*", "anything", True),
    ],
)
def test_allowed_hosts(hosts: str, host: str, allowed: bool) -> None:
    assert AllowedHosts(hosts).allow(host) is allowed


@pytest.mark.parametrize("path", ["/api/tables/a%00b", "/api/anyone?x=a%00b", "/files/%00", "/%00"])
def test_a_nul_character_in_an_address_is_refused(app: FastAPI, path: str) -> None:
    answer = guest(app).get(path)
    assert (answer.status_code, answer.json()["error"]) == (400, "unreadable")


def test_a_nul_character_in_the_address_of_a_socket_is_refused(app: FastAPI) -> None:
    with pytest.raises(WebSocketDenialResponse) as refused, visitor(app).websocket_connect("/api/tables/%00/socket"):
        pass
    assert refused.value.status_code == 400


@pytest.mark.parametrize(("error", "logged"), [(ClientDisconnected, []), (RuntimeError, ["failed"])])
def test_a_client_that_leaves_before_its_socket_is_accepted_is_no_error(
    error: type[Exception], logged: list[str]
) -> None:
    async def accept(scope: Any, receive: Any, send: Any) -> None:
        await WebSocket(scope, receive, send).accept()

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        raise error

    with capture_logs() as logs:
        asyncio.run(ErrorMiddleware(accept)({"type": "websocket", "path": "/"}, receive, send))
    assert [line["event"] for line in logs] == logged
