"""People announce, enter and follow tournaments, each in a browser of their own."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex

from playwright.sync_api import Page, expect

from bottega.server.timestamps import now_ms
from tests.browser.conftest import NewPage, on_both_databases, on_both_in_the_long_run
from tests.browser.playing import GAME
from tests.server.running import Guest, RunningServer
from tests.server.tournaments.starting import start_now

HOUR = 3_600_000  # milliseconds


def with_account(server: RunningServer, name: str) -> Guest:
    guest = Guest(server, f"{name} {token_hex(3)}")
    account = {"login": f"{name.lower()}-{token_hex(4)}", "password": "apples and oranges"}
    guest.http.post("/api/me/account", json=account).raise_for_status()
    return guest


def page_of(guest: Guest, new_page: NewPage, server: RunningServer) -> Page:
    """A page of somebody who also sends requests without it."""
    page = new_page()
    cookies = [{"name": name, "value": value, "url": server.address} for name, value in guest.http.cookies.items()]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    return page


async def play_to_the_end(table: str, *guests: Guest) -> None:
    async def play(guest: Guest) -> None:
        async with guest.at(table) as client:
            moves = 0
            while await client.wait_for_turn():
                await client.move(-1, f"m{moves}")
                moves += 1

    await asyncio.gather(*(play(guest) for guest in guests))


@on_both_in_the_long_run
def test_a_tournament_is_announced_entered_and_cancelled(new_page: NewPage, visited: RunningServer) -> None:
    host, guest = page_of(with_account(visited, "Host"), new_page, visited), new_page()
    host.goto("/tournaments")
    host.get_by_label("Name", exact=True).fill("The cup of Vinci")
    host.get_by_role("button", name="Announce", exact=True).click()
    host.wait_for_url(re.compile("/tournaments/[0-9a-f]+"))
    expect(host.get_by_role("heading", name="The cup of Vinci")).to_be_visible()

    guest.goto("/tournaments")
    guest.get_by_role("link", name="The cup of Vinci").click()
    guest.get_by_role("button", name="Take part").click()
    expect(guest.get_by_role("button", name="Withdraw")).to_be_visible()
    expect(host.get_by_role("table").get_by_role("row")).to_have_count(2)  # without loading the page again
    host.get_by_role("button", name="Cancel the tournament").click()
    for page in (host, guest):
        expect(page.locator(".now")).to_contain_text("This tournament was cancelled")


@on_both_databases
def test_two_people_are_led_to_their_table_and_see_who_won(new_page: NewPage, visited: RunningServer) -> None:
    ada, bea = with_account(visited, "Ada"), with_account(visited, "Bea")
    plan = {"name": "Sunday", "game": GAME, "players": 2, "format": "swiss", "rounds": 1, "starts": now_ms() + HOUR}
    id = ada.http.post("/api/tournaments", json=plan).raise_for_status().json()["id"]
    for guest in (ada, bea):
        guest.http.put(f"/api/tournaments/{id}/entry").raise_for_status()
    start_now(visited, id)
    pages = [page_of(guest, new_page, visited) for guest in (ada, bea)]
    for page in pages:
        page.goto(f"/tournaments/{id}")
        expect(page.get_by_role("link", name="To your table")).to_be_visible()
    pages[0].get_by_role("link", name="To your table").click()
    pages[0].wait_for_url(re.compile("/t/"))
    table = pages[0].url.split("/")[-1]
    with ThreadPoolExecutor() as thread:
        thread.submit(asyncio.run, play_to_the_end(table, ada, bea)).result()

    # The page of the other follows without being loaded again.
    expect(pages[1].locator(".now")).to_contain_text("This tournament is over")
    expect(pages[1].locator(".won").first).to_be_visible()
    pages[1].get_by_role("link", name="Replay").click()
    pages[1].wait_for_url(re.compile(f"/replay/{table}"))
