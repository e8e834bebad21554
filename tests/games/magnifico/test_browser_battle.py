"""A battle with every kind of unit, fought in the page by clicking."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bottega.engine.old_positions import FORMAT
from tests.browser.conftest import NewPage
from tests.browser.playing import be_somebody, log_of, open_table
from tests.server.running import BOT, MINE, OPEN, RunningServer

# Seat 0 stands before a castle with towers; both sides have tanks and airplanes, and upgrades that ask questions.
FRONT: dict[str, Any] = {
    "phase": "acting",
    "turn_of": 0,
    "leonardo": 1,
    "owner": {"milan": 0, "lyon": 0, "venice": 1, "ragusa": 1, "paris": 2},
    "soldiers": {"milan": 7, "lyon": 2, "venice": 9, "ragusa": 3, "paris": 3},
    "tanks": {"milan": 2, "venice": 1},
    "airplanes": {"milan": 4, "venice": 2},
    "castle": {"milan": 1, "venice": 1, "paris": 1},
    "towers": {"venice": 2},
    "florins": [200, 100, 100],
    "tank_card": ["tank_2_3", "tank_3_4", None],
    "airplane_card": ["airplane_4", "airplane_3", None],
    "in_play": [{"paratrooper": 1, "great_cannon": 1}, {"culverin": 1, "anti_tank_bomb": 1, "automaton": 1}, {}],
}


@pytest.fixture
def front(tmp_path: Path) -> Iterator[RunningServer]:
    with RunningServer(f"sqlite:///{tmp_path / 'bottega.sqlite'}").start(tmp_path / "log") as running:
        yield running


def describe(server: RunningServer, table: str, position: dict[str, Any]) -> None:
    """Lets a table that has not begun start from a position, which is in its first entry as with "play on"."""
    server.stop()
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        where = "where table_id = ? and seq = 1"
        (body,) = database.execute(f"select body from entries {where}", (table,)).fetchone()
        opened = json.loads(body)
        opened["plan"] |= {"position": position, "position_format": FORMAT}
        database.execute(f"update entries set body = ? {where}", (json.dumps(opened), table))
        database.execute("delete from states where table_id = ?", (table,))  # else the table is read from there
    database.close()
    server.start()


def rank(text: str) -> int:
    """Machines first, so that every kind comes to fight; nothing is ended or waived while anything can be done."""
    wishes = ("tank", "airplane", "drop a", "fire 1", "soldier")
    return next((n for n, wish in enumerate(wishes) if wish in text.lower()), len(wishes))


def rolled(page: Page, table: str) -> set[str]:
    """The kinds of events that were sent."""
    return {event["event"] for entry in log_of(page, table) for event in entry["events"]}


def fight(page: Page, front: RunningServer) -> set[str]:
    """One battle to its end; returns the kinds of events that were sent."""
    table = open_table(page, [MINE, BOT, OPEN], game="magnifico")
    page.goto("about:blank")  # so that it fetches nothing from the server that stops
    describe(front, table, FRONT)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Begin with bots").click()

    # One gesture: a territory, what to do from there, where to; then the army on one sheet, with the odds.
    page.locator(".hand[data-area='milan']").click()
    page.locator(".popover").get_by_role("button", name="Attack from here").click()
    page.locator(".hand[data-area='venice']").click()
    sheet = page.locator(".popover")
    expect(sheet).to_contain_text("to win")
    sheet.locator(".button.main").click()

    battle = page.locator(".battle")
    expect(battle).to_be_visible()
    for _ in range(60):
        page.wait_for_selector(".battle .plate.open, .after, .prompt.asked:not(:has(.battle))")
        if battle.count() == 0:
            break
        plates = battle.locator(".plate.open")
        texts = plates.all_inner_texts()
        if not texts:  # the battle went on meanwhile
            continue
        plates.nth(min(range(len(texts)), key=lambda n: rank(texts[n]))).click()
        page.wait_for_timeout(150)
    told = rolled(page, table)
    assert "attacked" in told
    assert told & {"conquered", "repelled", "withdrew"}
    return told


def test_a_battle_with_every_kind_of_unit(new_page: NewPage, front: RunningServer) -> None:
    """Dice decide who is left to intercept, so one battle may not have seen everything."""
    page = new_page(base_url=front.address)
    be_somebody(page, "Ada")
    told = fight(page, front)
    battles = 1
    while not {"tank", "intercepted_tanks", "intercepted_airplanes"} <= told:
        assert battles < 6, f"in six battles nothing but {sorted(told)}"
        told |= fight(page, front)
        battles += 1
