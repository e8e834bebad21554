"""Playing in the page as a person would: looks for what may be clicked, and clicks it, or reaches it by keyboard."""

import os
import random
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ElementHandle, Page

import bottega
from bottega.engine.messages import LANGUAGES
from bottega.server.storage.database import connect
from bottega.server.storage.record_store import RecordStore
from tests.browser.layout import wait_for_fonts
from tests.by_looking import LIGHTEST
from tests.server import finished_games
from tests.server.finished_games import add_people, months_of_games
from tests.server.running import BOT, MINE, RunningServer

GAME = LIGHTEST  # any game for two will do
# The pages that need neither a game nor a table.
PAGES_FOR_ALL = (
    "/", "/lobby", "/tournaments", "/leaderboards", "/agents", "/archive", "/open", "/rules", "/profile", "/people",
    "/about", "/operator", "/replay", "/nowhere", "/puzzles", "/companion",
)  # fmt: skip
# The languages in which pages are looked at; `BROWSER_LANGUAGES=all` for all of them.
LOOKED_AT = LANGUAGES if os.environ.get("BROWSER_LANGUAGES") == "all" else ("en",)
# The games that are played to the end by clicking; of the others the beginning. `WHOLE_GAMES=all` for all of them.
TO_THE_END = tuple(bottega.GAMES) if os.environ.get("WHOLE_GAMES") == "all" else (GAME,)
BEGINNING = 30  # presses
WHOLE_GAME = 240.0  # seconds; a test machine may be busy

# What a person would do next: read a note, finish what is begun, or begin something. Nothing while others are awaited.
NEXT = """(luck) => {
  const seen = e => !e.disabled && e.getClientRects().length > 0 && getComputedStyle(e).visibility === 'visible';
  const all = s => [...document.querySelectorAll(s)].filter(seen);
  const pick = list => list[luck % list.length];
  const curtain = all('.curtain .button');
  if (curtain.length) return pick(curtain);
  const notes = all('.lesson .note .button');
  if (notes.length) return pick(notes);
  if (!document.querySelector('.prompt.asked')) return null;
  for (const s of ['.popover .button.main', '.popover button:not(.send button)', '.auction .button.main']) {
    const found = all(s);
    if (found.length) return pick(found);
  }
  const parts = all('.board .open'), words = all('.prompt li button');
  const found = [...parts, ...parts, ...words];
  return found.length ? pick(found) : (all('.over button').length ? pick(all('.over button')) : null);
}"""

Press = Callable[[Page, ElementHandle], None]


def click(page: Page, element: ElementHandle) -> None:
    element.click(timeout=5_000)


def by_keyboard(page: Page, element: ElementHandle) -> None:
    """Tabs to it, from wherever the focus is, and presses Enter. Fails if it cannot be reached."""
    for _ in range(250):
        if page.evaluate("element => document.activeElement === element", element):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"not reached by keyboard: {element.evaluate('e => e.outerHTML')[:200]}")


def start_from_home(page: Page, slug: str, button: str) -> None:
    """A new table of a game, by a button of the home page."""
    page.goto("/")
    wait_for_fonts(page)
    card = page.get_by_role("article", name=bottega.game(slug).messages.say("title"))
    card.get_by_role("button", name=button).click()
    page.wait_for_url(re.compile("/t/"))


def start_first_game(page: Page, slug: str) -> None:
    """The guided first game of a game, from the page of its lesson."""
    page.goto(f"/learn/{slug}")
    page.get_by_role("button", name="Your first game").first.click()
    page.wait_for_url(re.compile("/t/"))


def play(
    page: Page,
    until: Callable[[], bool],
    press: Press = click,
    seed: int = 1,
    within: float = WHOLE_GAME,
    most: int = 10_000,
) -> int:
    """Plays by chance until something holds, or this much has been pressed; how many things were pressed."""
    chooser, deadline, pressed = random.Random(seed), time.monotonic() + within, 0
    while pressed < most and not until():
        assert time.monotonic() < deadline, "it takes too long"
        element = page.evaluate_handle(NEXT, chooser.randrange(10**6)).as_element()
        if element is None:
            page.wait_for_timeout(50)
            continue
        try:
            press(page, element)
            pressed += 1
        except Exception as error:  # the table went on meanwhile, and the element is gone
            if "not attached" not in str(error) and "Timeout" not in str(error) and "not stable" not in str(error):
                raise
        page.wait_for_timeout(20)
    return pressed


def is_over(page: Page) -> Callable[[], bool]:
    return lambda: page.locator(".after").count() > 0


def asked(page: Page) -> bool:
    return page.locator(".prompt.asked").count() > 0


def be_somebody(page: Page, name: str) -> None:
    page.goto("/about")  # any page: requests need its address
    answer = page.request.post("/api/people", headers={"Origin": page.url.removesuffix("/about")})
    assert answer.ok, answer.text()
    answer = page.request.patch("/api/me", data={"name": name}, headers={"Origin": page.url.removesuffix("/about")})
    assert answer.ok, answer.text()


def open_table(page: Page, seats: list[dict[str, str]] | None = None, **plan: Any) -> str:
    """A table opened by the page's person, and the page at it."""
    origin = "/".join(page.url.split("/")[:3])
    wish = {"game": GAME, "seats": seats or [MINE, BOT], **plan}
    answer = page.request.post("/api/tables", data=wish, headers={"Origin": origin})
    assert answer.ok, answer.text()
    id = str(answer.json()["id"])
    page.goto(f"/t/{id}")
    return id


def begin_at_home(page: Page, slug: str, players: int) -> str:
    """The address of a new game with cardboard."""
    origin = "/".join(page.url.split("/")[:3])
    wish = {"game": slug, "names": ["Ada", "Bartolomeo", "Caterina", "Domenico", "Elisabetta"][:players]}
    answer = page.request.post("/api/home", data=wish, headers={"Origin": origin})
    assert answer.ok, answer.text()
    return f"/companion/{answer.json()['id']}"


def make_account(page: Page, login: str, password: str) -> dict[str, Any]:
    """Gives the page's person an account. Returns who they are."""
    origin = "/".join(page.url.split("/")[:3])
    wish = {"login": login, "password": password}
    answer = page.request.post("/api/me/account", data=wish, headers={"Origin": origin})
    assert answer.ok, answer.text()
    me: dict[str, Any] = answer.json()
    return me


def played_for_months(server: RunningServer, games: int) -> str:
    """The name of an account with many finished games. They are written to the database of the server once."""
    names = ("Verrocchio", "Ghirlandaio", "Perugino")
    engine = connect(server.database)
    if RecordStore(engine).person_named(names[0]) is None:
        people = add_people(engine, *names)
        for person in people:
            finished_games.make_account(engine, person)
        months_of_games(engine, *people, count=games)
    engine.dispose()
    return names[0]


def log_of(page: Page, id: str) -> list[dict[str, Any]]:
    """What the server sends to the person of the page."""
    told: list[dict[str, Any]] = page.request.get(f"/api/tables/{id}?last=0").json()["told"]
    return told
