"""Cookies and sessions."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from fastapi import FastAPI
from sqlalchemy import Engine, update

from bottega.server.people import identity_cache, sessions, store, tokens
from bottega.server.people.cookie import Cookies, signing_key
from bottega.server.people.store import Identity
from bottega.server.storage.database import connect
from bottega.server.storage.schema import KEYS, SESSIONS

from .people_app import (
    ADA,
    DAY,
    Clock,
    account,
    clear_identities,
    guest,
    logged_in,
    program,
    rows,
    server,
    token,
    visitor,
)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    with server(tmp_path, rate=0) as built:
        yield built


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_scripts_and_other_sites_cannot_read_the_cookie(app: FastAPI) -> None:
    cookie = visitor(app).post("/api/people").headers["set-cookie"]
    name, *flags = cookie.split("; ")
    assert name.startswith("bottega=")
    assert {flag.casefold() for flag in flags} == {"httponly", "samesite=lax", "path=/", f"max-age={180 * 86400}"}


def test_with_https_the_cookie_is_secure(tmp_path: Path) -> None:
    with server(tmp_path, secure_cookies=True) as app:
        assert "; Secure" in visitor(app).post("/api/people").headers["set-cookie"]


def test_a_forged_cookie_is_refused_without_a_query(app: FastAPI) -> None:
    client = guest(app)
    secret, signature = client.cookies["bottega"].split(".")
    with patch.object(sessions, "find", wraps=sessions.find) as asked:
        for forged in (secret, f"{secret}.{signature[::-1]}", f"x{secret}.{signature}", "", "...."):
            stranger = visitor(app)
            stranger.headers["Cookie"] = f"bottega={forged}"
            assert stranger.get("/api/me").status_code == 401
    assert not asked.called
    assert client.get("/api/me").status_code == 200


def test_processes_that_start_together_sign_with_the_same_key(app: FastAPI) -> None:
    engines = [connect(app.state.settings.database_url) for _ in range(8)]
    keys: list[str] = []
    start = threading.Barrier(len(engines))

    def run(engine) -> None:
        start.wait()
        keys.append(signing_key(engine))

    threads = [threading.Thread(target=run, args=(engine,)) for engine in engines]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(keys) == len(engines)
    assert len(set(keys)) == 1
    assert [row["value"] for row in rows(app, KEYS)] == keys[:1]
    signed = Cookies(engines[0], app.state.settings).sign("secret")
    assert Cookies(engines[1], app.state.settings).unsign(signed) == "secret"
    for engine in engines:
        engine.dispose()


def test_only_the_hash_of_a_session_is_stored(app: FastAPI) -> None:
    client = guest(app)
    secret = client.cookies["bottega"].split(".")[0]
    row = rows(app, SESSIONS)[0]
    assert secret not in str(row)
    assert row["hash"] == store.digest(secret)


def test_logging_out_ends_the_session_and_clears_the_cookie(app: FastAPI) -> None:
    client = guest(app)
    cookie = client.cookies["bottega"]
    answer = client.delete("/api/session")
    assert answer.status_code == 204
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert "bottega" not in client.cookies
    client.cookies["bottega"] = cookie
    assert client.get("/api/me").status_code == 401


def test_logging_in_ends_the_previous_session(app: FastAPI) -> None:
    account(app)
    client = guest(app)
    cookie = client.cookies["bottega"]
    assert client.post("/api/session", json=ADA).json()["login"] == "ada.lovelace"
    thief = visitor(app)
    thief.cookies["bottega"] = cookie
    assert thief.get("/api/me").status_code == 401


def test_sessions_are_listed_and_revoked_one_by_one(app: FastAPI) -> None:
    here, there = account(app), logged_in(app)
    listed = here.get("/api/me/sessions").json()
    assert len(listed) == 2
    other = next(session for session in listed if not session["current"])
    assert here.delete(f"/api/me/sessions/{other['id']}").status_code == 204
    assert there.get("/api/me").status_code == 401
    assert [session["current"] for session in here.get("/api/me/sessions").json()] == [True]
    assert here.delete(f"/api/me/sessions/{other['id']}").status_code == 404


def test_nobody_can_revoke_the_sessions_and_tokens_of_others(app: FastAPI) -> None:
    owner, other = guest(app), guest(app)
    session = owner.get("/api/me/sessions").json()[0]["id"]
    text = token(owner, "read")
    assert other.delete(f"/api/me/sessions/{session}").status_code == 404
    assert other.delete(f"/api/me/tokens/{text.split('_')[1]}").status_code == 404
    assert owner.get("/api/me").status_code == program(app, text).get("/api/me").status_code == 200


def test_a_session_ends_after_half_a_year_of_absence(app: FastAPI, clock: Clock) -> None:
    client = guest(app)
    clear_identities(app)
    clock(179 * DAY)
    assert client.get("/api/me").status_code == 200  # which starts the half year over
    clear_identities(app)
    clock(179 * DAY)
    assert client.get("/api/me").status_code == 200
    clear_identities(app)
    clock(180 * DAY)
    assert client.get("/api/me").status_code == 401


def test_reading_the_profile_renews_the_cookie(app: FastAPI) -> None:
    client = guest(app)
    given = client.get("/api/me").headers["set-cookie"]
    assert given.startswith(f"bottega={client.cookies['bottega']}; ")
    assert f"Max-Age={180 * 86400}" in given


def test_the_last_visit_is_stored_once_an_hour(app: FastAPI, clock: Clock) -> None:
    client = guest(app)
    first = rows(app, SESSIONS)[0]["seen"]
    seen = []
    for minutes in (59, 2):
        clear_identities(app)
        clock(minutes * 60_000)
        client.get("/api/me")
        seen.append(rows(app, SESSIONS)[0]["seen"] - first)
    assert seen == [0, 61 * 60_000]


def test_not_every_request_reads_the_database(app: FastAPI) -> None:
    client = guest(app)
    bot = program(app, token(client, "read"))
    clear_identities(app)
    by_cookie = patch.object(sessions, "find", wraps=sessions.find)
    by_token = patch.object(tokens, "find", wraps=tokens.find)
    with by_cookie as cookies_read, by_token as tokens_read:
        for _ in range(5):
            assert client.get("/api/anyone").json() == bot.get("/api/anyone").json()
    assert (cookies_read.call_count, tokens_read.call_count) == (1, 1)


def test_those_who_come_together_are_checked_by_one_query(app: FastAPI) -> None:
    cookies = [guest(app).cookies["bottega"] for _ in range(5)]
    revoked = guest(app)
    cookies += [revoked.cookies["bottega"], "forged"]
    revoked.delete("/api/session")

    identities = identity_cache.IdentityCache(app.state.engine, app.state.cookies)
    assert identities.session_of("forged") is None
    found = [identities.session_of(cookie) for cookie in cookies[:-1]]

    async def come() -> list[Identity | None]:
        return await asyncio.gather(*(identities.by_session(session) for session in found if session))

    with patch.object(sessions, "find", wraps=sessions.find) as queries:
        assert [identity is not None for identity in asyncio.run(come())] == [True] * 5 + [False]
        again = asyncio.run(identities.by_sessions(session for session in found if session))
        assert [session in again for session in found] == [True] * 5 + [False]
    assert queries.call_count == 2


def test_those_who_come_during_a_query_share_the_next_one(app: FastAPI) -> None:
    first, *others = [guest(app).cookies["bottega"] for _ in range(4)]
    begun, may_end = threading.Event(), threading.Event()

    def slow(engine: Engine, secrets: list[str]) -> dict[str, Identity]:
        begun.set()
        assert may_end.wait(60)
        return find(engine, secrets)

    async def come() -> list[Identity | None]:
        identities = identity_cache.IdentityCache(app.state.engine, app.state.cookies)

        def find_soon(cookie: str) -> asyncio.Task[Identity | None]:
            return asyncio.create_task(identities.by_session(identities.session_of(cookie) or ""))

        tasks = [find_soon(first)]
        await asyncio.to_thread(begun.wait, 60)
        tasks += map(find_soon, others)
        await asyncio.sleep(0)
        may_end.set()
        return await asyncio.gather(*tasks)

    find = sessions.find
    with patch.object(sessions, "find", side_effect=slow) as queries:
        assert None not in asyncio.run(come())
    assert [len(call.args[1]) for call in queries.call_args_list] == [1, 3]


def test_another_process_notices_a_revocation_within_seconds(app: FastAPI) -> None:
    client = guest(app)
    moment = [100.0]
    app.state.identities = identity_cache.IdentityCache(app.state.engine, app.state.cookies, clock=lambda: moment[0])
    assert client.get("/api/me").status_code == 200
    with app.state.engine.begin() as connection:
        connection.execute(update(SESSIONS).values(revoked=True))
    moment[0] += identity_cache.SECONDS + 0.1
    assert client.get("/api/me").status_code == 401


def test_a_query_that_began_before_a_revocation_is_not_cached_after_it(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = guest(app)
    person = client.get("/api/me").json()["id"]
    clear_identities(app)
    find = sessions.find

    def slow(engine, secrets):
        found = find(engine, secrets)
        with engine.begin() as connection:
            connection.execute(update(SESSIONS).values(revoked=True))
        app.state.identities.forget(person)
        return found

    monkeypatch.setattr(sessions, "find", slow)
    client.get("/api/anyone")
    monkeypatch.setattr(sessions, "find", find)
    assert client.get("/api/me").status_code == 401


def test_the_cache_has_a_limit(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity_cache, "MAX_ENTRIES", 3)
    for _ in range(6):
        guest(app).get("/api/me")
    assert len(app.state.identities._entries) == 3


def test_sockets_accept_a_cookie_and_a_token(app: FastAPI) -> None:
    client = guest(app)
    name = client.get("/api/me").json()["name"]
    bot = program(app, token(client, "play"))
    for visit, headers in ((client, {"Origin": "http://testserver"}), (bot, {})):
        with visit.websocket_connect("/api/tables/x/socket", headers=headers) as socket:
            socket.send_text("who?")
            assert socket.receive_json() == name


def test_a_socket_notices_that_its_session_was_revoked(app: FastAPI) -> None:
    client = guest(app)
    with client.websocket_connect("/api/tables/x/socket", headers={"Origin": "http://testserver"}) as socket:
        client.delete("/api/session")
        socket.send_text("who?")
        assert socket.receive_json() is None
