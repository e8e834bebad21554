"""Rate limits and allowed origins."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import WebSocketDenialResponse

from bottega.server.safety.origin import is_allowed_origin
from bottega.server.safety.rate_limits import RATES, LimitKind, Rate, RateLimiter, client_address
from bottega.server.settings import Settings

from .people_app import ADA, HOST, account, guest, program, server, token, visitor


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    with server(tmp_path) as built:
        built.state.limiter._clock = lambda: 1000.0  # time stands still, so that no bucket refills
        yield built


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch):
    """Sets limits that a test can reach."""

    def limit(**bursts: int) -> None:
        for kind, burst in bursts.items():
            monkeypatch.setitem(RATES, kind, Rate(burst, 0.1))  # type: ignore[misc]

    return limit


# Buckets


def test_a_bucket_has_its_burst_and_refills_with_time() -> None:
    moment = [0.0]
    limiter = RateLimiter(1.0, clock=lambda: moment[0])
    rate = RATES["messages"]
    assert [limiter.take("ada", "messages") for _ in range(int(rate.burst))] == [0.0] * int(rate.burst)
    assert limiter.take("ada", "messages") == pytest.approx(1 / rate.per_second)
    assert limiter.take("ada", "messages") == pytest.approx(1 / rate.per_second)  # a refusal takes no token
    assert limiter.take("bob", "messages") == limiter.take("ada", "reading") == 0
    moment[0] += 1.01 / rate.per_second
    assert limiter.take("ada", "messages") == 0
    assert limiter.take("ada", "messages") > 0
    moment[0] += 1e6
    assert sum(limiter.take("ada", "messages") == 0 for _ in range(1000)) == rate.burst


@pytest.mark.parametrize(("rate", "allowed"), [(0.0, 1000), (0.5, 20), (2.0, 80), (0.001, 1)])
def test_the_settings_multiply_the_rates(rate: float, allowed: int) -> None:
    limiter = RateLimiter(rate, clock=lambda: 0.0)
    assert sum(limiter.take("ada", "messages") == 0 for _ in range(1000)) == allowed


def test_the_number_of_buckets_is_limited_and_the_busiest_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RateLimiter, "MAX_BUCKETS", 10)
    limiter = RateLimiter(1.0, clock=lambda: 0.0)
    for number in range(1000):
        limiter.take("busy", "messages")
        limiter.take(f"passing {number}", "messages")
    assert len(limiter._buckets) == 10
    assert limiter.take("busy", "messages") > 0


# Requests


def test_too_many_requests_from_one_address_get_a_time_to_retry(app: FastAPI, few) -> None:
    few(address_reading=3)
    answers = [visitor(app).get("/api/anyone") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[3].headers["retry-after"] == "10"
    assert answers[3].json()["error"] == "too_many"
    assert answers[3].json()["retry_after"] == 10
    assert visitor(app, "203.0.113.8").get("/api/anyone").status_code == 200


def test_reading_and_writing_have_separate_limits(app: FastAPI, few) -> None:
    few(address_writing=1)
    assert visitor(app).post("/api/drawings").status_code == 422
    assert visitor(app).post("/api/drawings").status_code == 429
    assert visitor(app).get("/api/anyone").status_code == 200


def test_sockets_are_counted_too(app: FastAPI, few) -> None:
    few(address_reading=1)
    client = guest(app)
    with client.websocket_connect("/api/tables/x/socket", headers={"Origin": HOST}):
        pass
    with (
        pytest.raises(WebSocketDenialResponse) as refused,
        client.websocket_connect("/api/tables/x/socket", headers={"Origin": HOST}),
    ):
        pass
    assert refused.value.status_code == 429


@pytest.mark.parametrize(("method", "path", "kind"), [("GET", "/api/me", "reading"), ("PATCH", "/api/me", "writing")])
def test_a_person_has_one_limit_for_all_addresses_and_credentials(
    app: FastAPI, few, method: str, path: str, kind: LimitKind
) -> None:
    client = guest(app)
    bot = program(app, token(client, "read"), "198.51.100.3")
    few(**{kind: 2})
    assert [client.request(method, path, json={}).status_code for _ in range(2)] == [200, 200]
    assert client.request(method, path, json={}).status_code == 429
    assert bot.request(method, path, json={}).status_code == 429
    assert guest(app).request(method, path, json={}).status_code == 200


def test_the_number_of_new_guests_of_an_address_is_limited(app: FastAPI, few) -> None:
    few(guests=2)
    assert [visitor(app).post("/api/people").status_code for _ in range(3)] == [201, 201, 429]
    assert visitor(app, "198.51.100.3").post("/api/people").status_code == 201


def test_a_returning_guest_does_not_count_as_new(app: FastAPI, few) -> None:
    few(guests=1)
    client = guest(app)
    assert [client.post("/api/people").status_code for _ in range(5)] == [200] * 5


def test_the_number_of_passwords_of_an_address_is_limited(app: FastAPI, few) -> None:
    client = account(app)
    few(passwords=3)
    wrong = ADA | {"password": "another horse"}
    app.state.limiter._buckets.clear()
    assert visitor(app).post("/api/session", json=wrong).status_code == 401
    assert client.put("/api/me/password", json={"old": "another horse", "new": "battery staple"}).status_code == 403
    assert client.post("/api/me/account", json=ADA).status_code == 409
    assert visitor(app).post("/api/session", json=ADA).status_code == 429
    assert visitor(app, "198.51.100.3").post("/api/session", json=ADA).status_code == 200


def test_the_limits_of_passwords_guests_and_mails_are_much_stricter_than_of_other_requests(app: FastAPI) -> None:
    strict = max(RATES[kind].per_second for kind in ("passwords", "guests", "mails"))
    costly = ("passwords", "guests", "mails", "pages", "address_pages", "entries")
    assert strict * 50 < min(rate.per_second for kind, rate in RATES.items() if kind not in costly)


def test_a_costly_request_takes_several_tokens_but_never_more_than_there_can_be() -> None:
    limiter = RateLimiter(1.0, clock=lambda: 0.0)
    rate = RATES["pages"]
    assert limiter.take("ada", "pages", 4.0) == 0
    assert limiter.take("ada", "pages", rate.burst) == pytest.approx(4 / rate.per_second)
    assert limiter.take("ada", "pages", rate.burst - 4) == 0
    assert limiter.take("bob", "pages", 1000.0) == 0  # all that there is
    assert limiter.take("bob", "pages", 0.1) == pytest.approx(1 / rate.per_second)  # one at least


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::7", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::7", "2001:db8:1:3::7", False),
        ("::ffff:203.0.113.7", "203.0.113.7", True),
    ],
)
def test_ipv6_addresses_with_the_same_prefix_share_a_limit(app: FastAPI, few, one: str, other: str, same: bool) -> None:
    few(guests=1)
    assert visitor(app, one).post("/api/people").status_code == 201
    assert visitor(app, other).post("/api/people").status_code == (429 if same else 201)


@pytest.mark.parametrize(
    ("proxied", "forwarded", "expected"),
    [
        (False, ["198.51.100.1"], "10.0.0.1"),
        (True, ["198.51.100.1"], "198.51.100.1"),
        (True, ["6.6.6.6, 198.51.100.1"], "198.51.100.1"),
        (True, ["6.6.6.6", "198.51.100.1"], "198.51.100.1"),
        (True, ["2001:db8::1"], "2001:db8::1"),
        (True, [], "10.0.0.1"),
        (True, ["unknown"], "10.0.0.1"),
    ],
)
def test_the_client_address_is_the_peer_or_that_of_the_proxy(
    proxied: bool, forwarded: list[str], expected: str
) -> None:
    headers = [(b"x-forwarded-for", hop.encode()) for hop in forwarded]
    assert client_address({"client": ("10.0.0.1", 1), "headers": headers}, Settings(proxied=proxied)) == expected


# Origins


@pytest.mark.parametrize(
    ("origin", "host", "settings", "expected"),
    [
        ("http://bottega.test", "bottega.test", Settings(), True),
        ("http://BOTTEGA.test", "bottega.test:80", Settings(), True),
        ("https://bottega.test", "bottega.test", Settings(), True),
        ("http://bottega.test:8000", "bottega.test:8000", Settings(), True),
        ("http://[::1]:8000", "[::1]:8000", Settings(), True),
        ("http://bottega.test:8001", "bottega.test:8000", Settings(), False),
        ("http://evil.test", "bottega.test", Settings(), False),
        ("http://bottega.test.evil.test", "bottega.test", Settings(), False),
        ("http://bottega.test@evil.test", "bottega.test", Settings(), False),
        ("http://none", None, Settings(), False),
        ("file://bottega.test", "bottega.test", Settings(), False),
        ("http://[bad", "bottega.test", Settings(), False),
        ("http://bottega.test:x", "bottega.test", Settings(), False),
        ("null", "bottega.test", Settings(), False),
        ("", "bottega.test", Settings(), False),
        (None, "bottega.test", Settings(), False),
        ("http://bottega.test", "bottega.test", Settings(secure_cookies=True), False),
        ("https://bottega.test", "bottega.test", Settings(secure_cookies=True), True),
        ("https://friend.test", "bottega.test", Settings(origins="https://a.test, https://friend.test"), True),
        ("http://friend.test", "bottega.test", Settings(origins="https://friend.test"), False),
    ],
)
def test_allowed_origins(origin: str | None, host: str | None, settings: Settings, expected: bool) -> None:
    assert is_allowed_origin(origin, host, settings) is expected


@pytest.mark.parametrize(
    "header", [{"Origin": "http://evil.test"}, {"Origin": "null"}, {"Referer": "http://evil.test/x"}]
)
def test_pages_of_other_sites_cannot_write(app: FastAPI, header: dict[str, str]) -> None:
    client = guest(app)
    answer = client.patch("/api/me", json={"name": "Mallory"}, headers=header)
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign")
    assert client.get("/api/me", headers=header).json()["name"] != "Mallory"


@pytest.mark.parametrize("header", [{}, {"Origin": HOST}, {"Referer": f"{HOST}/tables/x"}])
def test_our_own_pages_can_write(app: FastAPI, header: dict[str, str]) -> None:
    assert guest(app).patch("/api/me", json={"name": "Ada"}, headers=header).status_code == 200


def test_a_form_of_another_site_cannot_create_a_guest(app: FastAPI) -> None:
    """The form comes without the SameSite cookie, and the response would replace it."""
    answer = visitor(app).post("/api/people", headers={"Origin": "http://evil.test"})
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


def test_a_program_with_a_token_may_have_any_origin(app: FastAPI) -> None:
    bot = program(app, token(guest(app), "play"))
    assert bot.post("/api/tables/x/moves", json={}, headers={"Origin": "http://evil.test"}).status_code == 200


@pytest.mark.parametrize("header", [{}, {"Origin": "http://evil.test"}, {"Origin": "null"}])
def test_a_socket_with_a_cookie_must_come_from_our_own_page(app: FastAPI, header: dict[str, str]) -> None:
    client = guest(app)
    with (
        pytest.raises(WebSocketDenialResponse) as refused,
        client.websocket_connect("/api/tables/x/socket", headers=header),
    ):
        pass
    assert refused.value.status_code == 403


def test_a_socket_from_another_site_is_refused_even_without_a_cookie(app: FastAPI) -> None:
    with (
        pytest.raises(WebSocketDenialResponse) as refused,
        visitor(app).websocket_connect("/api/numbers/7", headers={"Origin": "http://evil.test"}),
    ):
        pass
    assert refused.value.status_code == 403
    with visitor(app).websocket_connect("/api/numbers/7"):
        pass
