"""Notices in the built client: chosen on the profile page, confirmed by a link, shown by the service worker."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import IN_THE_LONG_RUN, NewPage, started
from tests.browser.playing import be_somebody, open_table
from tests.browser.test_pages import AXE
from tests.browser.waiting import wait_until
from tests.server.receivers import MailReceiver, WebReceiver, wait_for
from tests.server.running import MINE, OPEN, Guest, RunningServer
from tests.server.test_awaited import play_turn

SHOWN = "navigator.serviceWorker.ready.then(one => one.getNotifications()).then(all => all.map(n => [n.title, n.data]))"
WIDTHS = {"phone": {"width": 380, "height": 800}, "wide": {"width": 1920, "height": 1080}}


@pytest.fixture(scope="module")
def mail() -> Iterator[MailReceiver]:
    with MailReceiver() as receiver:
        yield receiver


@pytest.fixture(scope="module")
def web() -> Iterator[WebReceiver]:
    with WebReceiver() as receiver:
        yield receiver


@pytest.fixture(scope="module", params=IN_THE_LONG_RUN)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, mail: MailReceiver
) -> Iterator[RunningServer]:
    """A server that offers all channels."""
    folder = tmp_path_factory.mktemp("notices")
    mail.received.clear()
    settings: dict[str, Any] = {"ADDRESS": "https://games.example", "NOTICE_PRIVATE": "yes", "NOTICE_DELAY": "0"}
    database = f"sqlite:///{folder / 'bottega.sqlite'}"
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres").new_database()
    with started(database, folder, SMTP=mail.url, **settings) as running:
        yield running


@pytest.fixture
def visited(server: RunningServer) -> RunningServer:
    return server


def link_of(mail: MailReceiver, to: str, number: int = 0) -> str:
    """The path of the first link in an e-mail to somebody."""
    got = wait_for(lambda: [one for one in mail.received if one["To"] == to][number:])[0]
    return re.findall(r"https://games\.example(/notices/\S+)", got.get_content())[0]


def test_an_email_address_is_given_confirmed_and_ended(new_page: NewPage, mail: MailReceiver) -> None:
    page, elsewhere = new_page(), new_page()
    be_somebody(page, "Ada")
    page.goto("/profile")
    by_mail = page.get_by_role("region", name="By e-mail")
    by_mail.get_by_label("E-mail address").fill("ada@mail.example")
    by_mail.get_by_role("button", name="Send me the link").click()
    expect(by_mail.get_by_text("We have sent a link to this address")).to_be_visible()
    elsewhere.goto(link_of(mail, "ada@mail.example"))  # another browser, where nobody is logged in
    elsewhere.get_by_role("button", name="Yes, that is me").click()
    expect(elsewhere.get_by_text("Done: notices about your games")).to_be_visible()
    page.reload()
    expect(by_mail.get_by_text("We have sent a link")).to_be_hidden()
    by_mail.get_by_label("a game is over").uncheck()
    expect(by_mail.get_by_label("a game is over")).to_be_enabled()
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        by_mail.get_by_label("once a day").check(force=True)
    expect(by_mail.get_by_label("once a day")).to_be_checked()
    stored = page.request.get("/api/me/notices").json()["destinations"][0]
    assert stored["kinds"] == ["turn", "started", "invited", "undo"]
    assert stored["digest"] is not None
    by_mail.get_by_label("at once").check(force=True)
    by_mail.get_by_role("button", name="Send a test").click()
    elsewhere.goto(link_of(mail, "ada@mail.example", 1))
    elsewhere.get_by_role("button", name="No more e-mails").click()
    expect(elsewhere.get_by_text("Done: no more e-mails.")).to_be_visible()
    page.reload()
    expect(by_mail.get_by_label("E-mail address")).to_be_visible()


def test_a_webhook_is_used_tried_and_stopped(new_page: NewPage, web: WebReceiver) -> None:
    page = new_page()
    be_somebody(page, "Ada")
    page.goto("/profile")
    hook = page.get_by_role("region", name="By webhook")
    hook.get_by_label("Address").fill(f"{web.url}/hook")
    hook.get_by_role("button", name="Use this address").click()
    expect(hook.get_by_text("whsec_")).to_be_visible()
    hook.get_by_role("button", name="Send a test").click()
    wait_for(lambda: [one for one in web.received if one.json["type"] == "test"])
    hook.get_by_role("button", name="Stop").click()
    expect(hook.get_by_label("Address")).to_be_visible()


def test_a_push_is_shown_and_leads_to_its_table(new_page: NewPage) -> None:
    page = new_page(permissions=["notifications"])
    page.goto("/about")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    browser = page.context.new_cdp_session(page)
    registered: list[str] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registered.extend(one["registrationId"] for one in event["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    while not registered:
        page.wait_for_timeout(50)
    for title in ("It is your turn", "The game has begun"):  # the second replaces the first
        shown = {"id": "1", "title": title, "body": "The game waits.", "address": "/t/abc", "tag": "abc"}
        message = {"origin": page.evaluate("origin"), "registrationId": registered[0], "data": json.dumps(shown)}
        browser.send("ServiceWorker.deliverPushMessage", message)
        wait_until(page, f"title => {SHOWN}.then(all => `${{all}}` === `${{title}},/t/abc`)", arg=title)


def test_after_a_move_the_next_table_that_waits_is_a_click_away(new_page: NewPage, server: RunningServer) -> None:
    page, bea = new_page(viewport=WIDTHS["wide"]), Guest(server, "Bea")
    be_somebody(page, "Ada")
    tables = [open_table(page, [MINE, OPEN]) for _ in range(2)]
    for table in tables:
        bea.http.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
    page.goto(f"/t/{tables[0]}")
    page.wait_for_selector(".prompt.asked")
    to_next = page.get_by_role("link", name="To the table that waits for you")
    expect(to_next).to_be_hidden()
    while page.evaluate(
        "id => fetch(`/api/tables/${id}`).then(r => r.json()).then(t => t.table.choices.length)", tables[0]
    ):
        _play_once(page, tables[0])
    to_next.click()
    expect(page).to_have_url(re.compile(tables[1]))
    page.wait_for_selector(".prompt.asked")
    play_turn(bea, tables[0])


def _play_once(page: Page, table: str) -> None:
    """Plays the last choice, by a request of the same person."""
    state = page.request.get(f"/api/tables/{table}").json()["table"]
    move = {"move": state["choices"][-1]["move"], "question": state["question"]}
    origin = {"Origin": page.evaluate("origin")}
    assert page.request.post(f"/api/tables/{table}/move", data=move, headers=origin).ok


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("light", ["paper", "night"])
def test_axe_finds_nothing_serious_in_the_choices(
    new_page: NewPage, mail: MailReceiver, width: str, light: str, tmp_path: Path
) -> None:
    page = new_page(viewport=WIDTHS[width], bypass_csp=True)
    page.add_init_script(f"localStorage.setItem('theme', '{light}')")
    be_somebody(page, "Ada")
    for channel, body in (
        ("email", {"address": f"{width}.{light}@mail.example"}),
        ("webhook", {"url": "https://hooks.example/" + "long" * 30}),
    ):
        page.request.post(f"/api/me/notices/{channel}", data={"kinds": ["turn"], **body})
    for address in ("/profile", link_of(mail, f"{width}.{light}@mail.example")):
        page.goto(address)
        page.get_by_role("button", name=re.compile("Stop|Yes")).first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.add_script_tag(path=str(AXE))
        result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        assert [one["id"] for one in result["violations"] if one["impact"] in ("serious", "critical")] == []
