"""Notices of a running server: chosen, confirmed and ended over HTTP, and delivered in spite of crashes."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from bottega.server.settings import Settings
from bottega.server.storage.database import connect
from tests.server.playing import run, table_of
from tests.server.postgres import Postgres
from tests.server.receivers import Browser, MailReceiver, WebReceiver, wait_for
from tests.server.running import Guest, RunningServer
from tests.server.sample_games import simple_game
from tests.server.test_awaited import play_turn

KINDS = ["turn", "started", "over", "invited", "undo"]
NOTICE_SETTINGS: dict[str, Any] = {"ADDRESS": "https://games.example", "NOTICE_PRIVATE": "yes", "NOTICE_DELAY": "0"}


@pytest.fixture(scope="module")
def web() -> Iterator[WebReceiver]:
    with WebReceiver() as receiver:
        yield receiver


@pytest.fixture(scope="module")
def mail() -> Iterator[MailReceiver]:
    with MailReceiver() as receiver:
        yield receiver


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def noticing(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, compiled: None, mail: MailReceiver
) -> Iterator[RunningServer]:
    """A server that offers all channels."""
    folder = tmp_path_factory.mktemp("noticing")
    database = f"sqlite:///{folder / 'bottega.sqlite'}"
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
    with RunningServer(database, **NOTICE_SETTINGS, SMTP=mail.url).start(folder / "log") as running:
        yield running


def subscribe(person: Guest, channel: str, **body: Any) -> dict[str, Any]:
    answer = person.http.post(f"/api/me/notices/{channel}", json={"kinds": KINDS, **body})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def told(web: WebReceiver, path: str) -> list[str]:
    """The kinds of the notices that a webhook has received."""
    return [one.json["type"] for one in web.received if one.path == path]


def end_with_test(person: Guest, destination: str, web: WebReceiver, path: str) -> list[str]:
    """Everything that a webhook has received when a test notice arrives, which is sent last."""
    person.http.post(f"/api/me/destinations/{destination}/test").raise_for_status()
    wait_for(lambda: "test" in told(web, path))
    return told(web, path)


def test_the_channels_are_offered_and_a_webhook_tells_of_a_game_from_start_to_end(
    noticing: RunningServer, web: WebReceiver
) -> None:
    ada, bea, path = Guest(noticing, "Ada"), Guest(noticing, "Bea"), f"/{noticing.port}/game"
    offered = bea.http.get("/api/me/notices").json()
    assert offered["channels"] == ["push", "email", "webhook"]
    assert len(offered["push_key"]) == 87
    made = subscribe(bea, "webhook", url=web.url + path, language="fr")
    assert made["secret"].startswith("whsec_")
    assert "secret" not in bea.http.get("/api/me/notices").json()["destinations"][0]
    table = table_of(bea, ada)  # the last who sits down is not told that the game starts
    wait_for(lambda: sorted(told(web, path)) == ["started", "turn"])
    play_turn(bea, table)
    play_turn(ada, table)
    wait_for(lambda: told(web, path).count("turn") == 2)
    bea.http.patch(f"/api/me/destinations/{made['id']}", json={"kinds": ["over"]}).raise_for_status()
    play_turn(bea, table)
    play_turn(ada, table)
    assert sorted(end_with_test(bea, made["id"], web, path)) == ["started", "test", "turn", "turn"]
    (last,) = [one.json for one in web.received if one.path == path and one.json["type"] == "test"]
    assert last["text"].startswith("Avis de Bottega.")


def test_people_who_were_paired_are_told_that_their_game_started(noticing: RunningServer, web: WebReceiver) -> None:
    people = {name: Guest(noticing, name) for name in ("Ada", "Bea")}
    for name, guest in people.items():
        subscribe(guest, "webhook", url=f"{web.url}/{noticing.port}/paired/{name}", kinds=["started"])
    for guest in people.values():
        wanted = {"game": simple_game(2), "players": 2, "rated": True}
        guest.http.put("/api/me/seek", json=wanted).raise_for_status()
    wait_for(lambda: all(told(web, f"/{noticing.port}/paired/{name}") == ["started"] for name in people))


def test_a_player_who_looks_at_the_table_is_not_told(noticing: RunningServer, web: WebReceiver) -> None:
    ada, bea, path = Guest(noticing, "Ada"), Guest(noticing, "Bea"), f"/{noticing.port}/there"
    table = table_of(ada, bea)
    made = subscribe(bea, "webhook", url=web.url + path)

    async def test() -> None:
        async with bea.at(table) as client:
            await client.next("snapshot")
            play_turn(ada, table)
            await client.wait_for_turn()

    run(test)
    assert end_with_test(bea, made["id"], web, path) == ["test"]


def test_a_browser_is_told_until_it_logs_out(noticing: RunningServer, web: WebReceiver) -> None:
    ada, bea, browser = Guest(noticing, "Ada"), Guest(noticing, "Bea"), Browser()
    path = f"/{noticing.port}/browser"
    made = subscribe(bea, "push", endpoint=web.url + path, keys=browser.keys)
    assert (made["current"], made["address"]) == (True, "127.0.0.1")
    table = table_of(ada, bea)
    play_turn(ada, table)
    pushed = wait_for(lambda: [one for one in web.received if one.path == path])
    assert browser.read(pushed[0])["address"] == f"/t/{table}"
    again = Guest(noticing, "Eve")  # the same browser, another person: the old subscription ends
    subscribe(again, "push", endpoint=web.url + path, keys=browser.keys)
    assert bea.http.get("/api/me/notices").json()["destinations"] == []


def test_an_email_address_must_be_confirmed_and_can_be_ended_without_a_login(
    noticing: RunningServer, mail: MailReceiver
) -> None:
    ada, bea, address = Guest(noticing, "Ada"), Guest(noticing, "Bea"), f"bea{noticing.port}@mail.example"
    made = subscribe(bea, "email", address=address, language="it")
    assert made["confirmed"] is False
    assert bea.http.post(f"/api/me/destinations/{made['id']}/test").json()["error"] == "unconfirmed"
    got = wait_for(lambda: [one for one in mail.received if one["To"] == address])[0]
    token = re.findall(r"/notices/(\S+)", got.get_content())[0]
    nobody = httpx.Client(base_url=noticing.address)
    asked = nobody.get(f"/api/notices/{token}").json()
    assert asked == {"action": "confirm", "address": "be…@mail.example", "done": False}
    assert bea.http.get("/api/me/notices").json()["destinations"][0]["confirmed"] is False  # looking changes nothing
    assert nobody.post(f"/api/notices/{token}").json()["done"] is True
    table = table_of(ada, bea)
    play_turn(ada, table)
    news = wait_for(lambda: [one for one in mail.received if one["To"] == address][1:])[0]
    assert news["Subject"].endswith("tocca a te")
    one_click = news["List-Unsubscribe"].strip("<>").removeprefix("https://games.example")
    form = {"List-Unsubscribe": "One-Click"}
    assert nobody.post(one_click, data=form).json()["done"] is True
    assert nobody.post(one_click, data=form).json() == {"action": "unsubscribe", "address": None, "done": True}
    assert bea.http.get("/api/me/notices").json()["destinations"] == []
    assert nobody.post(f"/api/notices/{token}").json()["error"] == "bad_link"


@pytest.mark.parametrize(
    ("channel", "body", "error"),
    [
        ("webhook", {"url": "ftp://games.example/x"}, "bad_url"),
        ("webhook", {"url": "https://user:secret@games.example/"}, "bad_url"),
        ("push", {"endpoint": "nothing at all", "keys": Browser().keys}, "bad_url"),
        ("push", {"endpoint": "https://push.example/", "keys": {"p256dh": "x", "auth": "y"}}, "invalid"),
        ("email", {"address": "no address"}, "invalid"),
        ("email", {"address": "a@b.example\nBcc: c@d.example"}, "invalid"),
        ("email", {"address": "a@b.example", "digest": 24}, "invalid"),
        ("webhook", {"url": "https://games.example", "kinds": ["secrets"]}, "invalid"),
    ],
)
def test_what_cannot_be_reached_is_refused(noticing: RunningServer, channel: str, body: Any, error: str) -> None:
    ada = Guest(noticing, "Ada")
    answer = ada.http.post(f"/api/me/notices/{channel}", json={"kinds": KINDS, **body})
    assert (answer.status_code, answer.json()["error"]) == (422, error)
    assert ada.http.get("/api/me/notices").json()["destinations"] == []


def test_nobody_can_change_or_use_the_destination_of_another(noticing: RunningServer) -> None:
    ada, eve = Guest(noticing, "Ada"), Guest(noticing, "Eve")
    made = subscribe(ada, "webhook", url="https://games.example/hook")
    path = f"/api/me/destinations/{made['id']}"
    for answer in (
        eve.http.patch(path, json={"kinds": []}),
        eve.http.delete(path),
        eve.http.post(f"{path}/test"),
    ):
        assert (answer.status_code, answer.json()["error"]) == (404, "no_destination")
    assert len(ada.http.get("/api/me/notices").json()["destinations"]) == 1
    assert ada.http.delete(path).status_code == 204
    assert httpx.post(f"{noticing.address}/api/notices/forged.token.x").json()["error"] == "bad_link"


def test_a_server_without_an_address_offers_no_channels(server: RunningServer, ada: Guest) -> None:
    assert ada.http.get("/api/me/notices").json() == {"channels": [], "push_key": None, "destinations": []}
    for channel, body in (
        ("webhook", {"url": "https://games.example"}),
        ("push", {"endpoint": "https://push.example/x", "keys": Browser().keys}),
        ("email", {"address": "ada@mail.example"}),
    ):
        answer = ada.http.post(f"/api/me/notices/{channel}", json={"kinds": KINDS, **body})
        assert (answer.status_code, answer.json()["error"]) == (404, "no_channel")


# ---- crashes


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_after_a_crash_exactly_the_notices_owed_are_delivered(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, compiled: None
) -> None:
    database = f"sqlite:///{tmp_path / 'bottega.sqlite'}"
    if kind == "postgres":
        database = request.getfixturevalue("postgres").new_database()
    settings: dict[str, Any] = {**NOTICE_SETTINGS, "NOTICE_DELAY": "1000", "LEASE": "1"}
    with WebReceiver() as web, RunningServer(database, **settings).start(tmp_path / "log") as server:
        ada, bea = Guest(server, "Ada"), Guest(server, "Bea")
        made = subscribe(bea, "webhook", url=web.url, kinds=["turn"])
        first, second = table_of(ada, bea), table_of(ada, bea)
        for table in (first, second):
            play_turn(ada, table)
        server.kill()  # between write and delivery
        assert web.received == []
        server.settings["NOTICE_DELAY"] = "0"
        _make_due(database)
        web.hold.set()
        server.start()
        wait_for(lambda: len(web.received) == 2)
        server.kill()  # between delivery and mark
        web.hold.clear()
        web.received.clear()
        server.start()
        wait_for(lambda: len(web.received) == 2)
        play_turn(bea, first)
        play_turn(ada, first)
        wait_for(lambda: len(web.received) == 3)
        assert end_with_test(bea, made["id"], web, "/") == ["turn", "turn", "turn", "test"]
        ids = [one.headers["webhook-id"] for one in web.received]
        assert len(set(ids)) == 4


def _make_due(database: str) -> None:
    """The time until delivery passes."""
    engine = connect(Settings.read({}, database_url=database).database_url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE notices SET due = 0"))
    engine.dispose()
