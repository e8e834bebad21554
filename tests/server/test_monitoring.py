"""Logs, metrics and health probes, without secrets."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from fastapi import FastAPI
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from bottega.server.monitoring import logs, metrics, probes

from .people_app import ADA, HOST, guest, program, server, token, visitor

TABLE = "Zq7invitationZq7"
HERE = "127.0.0.1"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    with server(tmp_path, rate=0, metrics_token="prometheus-token") as built:
        yield built


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """The log of a test."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    stream = io.StringIO()
    logs.configure(stream)
    yield stream
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def lines(log: io.StringIO) -> list[dict]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def read_metrics(app: FastAPI) -> dict[str, Metric]:
    answer = visitor(app, HERE).get("/metrics")
    assert answer.status_code == 200
    return {family.name: family for family in text_string_to_metric_families(answer.text)}


def value(app: FastAPI, family: str, sample: str, **labels: str) -> float:
    found = [s.value for s in read_metrics(app)[family].samples if s.name == sample and s.labels == labels]
    return found[0] if found else 0


# Logs


def test_each_request_is_one_line_of_json(app: FastAPI, log: io.StringIO) -> None:
    answer = visitor(app).get("/api/anyone")
    (line,) = lines(log)
    assert line.pop("timestamp").endswith("Z")
    assert line.pop("ms") >= 0
    assert line == {
        "event": "request",
        "level": "info",
        "logger": "bottega.requests",
        "method": "GET",
        "route": "/api/anyone",
        "status": 200,
        "request_id": answer.headers["x-request-id"],
    }


def test_requests_that_middleware_refuses_are_logged_too(app: FastAPI, log: io.StringIO) -> None:
    visitor(app).post("/api/people", headers={"Origin": "http://evil.test"})
    assert [(line["route"], line["status"]) for line in lines(log)] == [("(none)", 403)]


def test_the_log_contains_routes_and_no_addresses_of_tables(app: FastAPI, log: io.StringIO) -> None:
    client = guest(app)
    client.get(f"/api/tables/{TABLE}?secret={TABLE}")
    client.put(f"/api/tables/{TABLE}")
    client.get(f"/tables/{TABLE}")
    client.get(f"/files/{TABLE}")
    with client.websocket_connect(f"/api/tables/{TABLE}/socket", headers={"Origin": HOST}):
        pass
    told = [(line["method"], line["route"], line["status"]) for line in lines(log)[1:]]
    assert told == [
        ("GET", "/api/tables/{table}", 200),
        ("PUT", "/api/tables/{table}", 405),
        ("GET", "(none)", 404),
        ("GET", "(none)", 404),
        ("SOCKET", "/api/tables/{table}/socket", 101),
    ]
    assert TABLE not in log.getvalue()


def test_no_cookie_token_or_password_is_logged(app: FastAPI, log: io.StringIO) -> None:
    client = guest(app)
    text = token(client, "read")
    client.post("/api/me/account", json=ADA)
    visitor(app).post("/api/session", json=ADA | {"password": "x"})
    program(app, text).get("/api/me")
    program(app, text[:-1]).get("/api/me")
    assert len(lines(log)) == 6
    for secret in (client.cookies["bottega"].split(".")[0], text.split("_", 2)[2], *ADA.values()):
        assert secret not in log.getvalue()


def test_an_unexpected_error_is_logged_without_its_message(app: FastAPI, log: io.StringIO) -> None:
    answer = visitor(app).get("/api/broken")
    failed = next(line for line in lines(log) if line["event"] == "failed")
    assert failed["request_id"] == answer.json()["request_id"]
    name, *_, location = failed["exception"].splitlines()
    assert name == "ValueError"
    assert "people_app.py:" in location
    assert location.endswith(" broken")
    assert "0123456789" not in log.getvalue()


def test_errors_of_libraries_are_logged_without_their_messages_too(log: io.StringIO) -> None:
    try:
        try:
            raise KeyError("the seed is 0123456789")
        except KeyError as cause:
            raise RuntimeError("the seed is 0123456789") from cause
    except RuntimeError:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
    (line,) = lines(log)
    told = line["exception"].splitlines()
    assert [kind for kind in told if not kind.startswith(" ")] == ["RuntimeError", "KeyError"]
    assert "0123456789" not in log.getvalue()


def test_only_warnings_of_libraries_are_logged(log: io.StringIO) -> None:
    logging.getLogger("uvicorn.access").info('"GET /api/tables/%s HTTP/1.1" 200', TABLE)
    logging.getLogger("uvicorn.error").info('"WebSocket /api/tables/%s/socket" [accepted]', TABLE)
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    assert [line["event"] for line in lines(log)] == ["Invalid HTTP request received."]


# Metrics


def test_requests_are_counted_by_route_and_status(app: FastAPI) -> None:
    labels = {"method": "GET", "route": "/api/tables/{table}", "status": "401"}
    before = value(app, "bottega_requests", "bottega_requests_total", **labels)
    took = value(app, "bottega_request_seconds", "bottega_request_seconds_count", route="/api/tables/{table}")
    visitor(app).get(f"/api/tables/{TABLE}")
    assert value(app, "bottega_requests", "bottega_requests_total", **labels) == before + 1
    after = value(app, "bottega_request_seconds", "bottega_request_seconds_count", route="/api/tables/{table}")
    assert after == took + 1


def test_all_metrics_are_published(app: FastAPI) -> None:
    before = value(app, "bottega_moves", "bottega_moves_total")
    metrics.MOVES.inc()
    metrics.MOVES_REFUSED.inc()
    metrics.TABLES_LOADED.set(3)
    metrics.SOCKETS_OPEN.inc()
    metrics.SOCKETS_OPEN.dec()
    assert value(app, "bottega_moves", "bottega_moves_total") == before + 1
    assert value(app, "bottega_moves_refused", "bottega_moves_refused_total") >= 1
    assert value(app, "bottega_tables_live", "bottega_tables_live") == 3
    assert "process_resident_memory_bytes" in read_metrics(app)
    metrics.TABLES_LOADED.set(0)


def test_requests_cannot_create_new_labels(app: FastAPI) -> None:
    client = visitor(app)
    for number in range(3):
        client.request(f"METHOD{number}", f"/made/up/{number}")
    found = {tuple(sample.labels.values()) for sample in read_metrics(app)["bottega_requests"].samples}
    assert not any("made" in label or "METHOD" in label for labels in found for label in labels)
    assert ("OTHER", "(none)", "404") in found


@pytest.mark.parametrize(
    ("client", "headers", "status"),
    [
        (HERE, {}, 200),
        ("::1", {}, 200),
        ("203.0.113.7", {}, 403),
        ("testclient", {}, 403),
        (HERE, {"X-Forwarded-For": "203.0.113.7"}, 403),
        ("203.0.113.7", {"X-Forwarded-For": HERE}, 403),
        ("203.0.113.7", {"Authorization": "Bearer prometheus-token"}, 200),
        ("203.0.113.7", {"Authorization": "Bearer another-token"}, 403),
        ("203.0.113.7", {"Authorization": "Bearer "}, 403),
    ],
)
def test_metrics_need_the_same_machine_or_the_token(
    app: FastAPI, client: str, headers: dict[str, str], status: int
) -> None:
    assert visitor(app, client, **headers).get("/metrics").status_code == status


def test_without_a_token_in_the_settings_an_empty_one_is_wrong(tmp_path: Path) -> None:
    with server(tmp_path) as app:
        assert visitor(app, Authorization="Bearer ").get("/metrics").status_code == 403


def test_the_address_of_a_proxy_gives_no_access(tmp_path: Path) -> None:
    with server(tmp_path, proxied=True) as app:
        assert visitor(app, HERE, **{"X-Forwarded-For": "203.0.113.7"}).get("/metrics").status_code == 403
        assert visitor(app, HERE).get("/metrics").status_code == 200


# Probes


def test_a_server_is_healthy_while_it_answers_and_ready_until_it_closes(app: FastAPI) -> None:
    client = visitor(app)
    assert client.get("/health").json() == {"status": "alive"}
    assert client.get("/ready").json() == {"status": "ready"}
    app.state.closing = True
    answer = client.get("/ready")
    assert (answer.status_code, answer.json()["error"]) == (503, "closing")
    assert client.get("/health").status_code == 200


def test_a_server_without_its_database_is_not_ready(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(engine: object) -> None:
        raise OSError("no route to 10.1.2.3")

    monkeypatch.setattr(probes, "write_probe", broken)
    answer = visitor(app).get("/ready")
    assert (answer.status_code, answer.json()["error"]) == (503, "no_database")
    assert "10.1.2.3" not in answer.text
