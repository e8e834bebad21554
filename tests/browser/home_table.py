"""A table at home in the browser: a real match is played beside it, and a person enters what everybody sees."""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Locator, Page, expect

import bottega
from tests.home.table import Told, told

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]
CORRECTIONS = 20  # of one step

# What the page keeps of its game: the last state that the server sent, and what is not sent yet.
KEPT = "() => JSON.parse(localStorage.getItem('companion-game-' + location.pathname.split('/').pop()))"
WORDS = KEPT.replace("game", "words")
ANSWERED = """([key, version]) => {
  const kept = JSON.parse(localStorage.getItem(key));
  const panel = document.querySelector('.panel, .over');
  const done = kept && kept.unsent.length === 0 && panel && panel.getAttribute('aria-busy') !== 'true';
  return done && (kept.state.version !== version || document.querySelector('.panel > .note') !== null);
}"""
POSITION = "(all, key) => all.findIndex(button => button.dataset.key === key)"


def begin(page: Page, slug: str, players: int) -> None:
    """Says who sits where, on the page."""
    page.goto(f"/companion?game={slug}")
    names = page.locator("fieldset ol input")
    expect(names.first).to_be_visible()
    while names.count() < players:
        page.locator("fieldset ol + .button").click()
    for seat in range(players):
        names.nth(seat).fill(NAMES[seat])
    page.locator("form .go button").click()
    page.wait_for_url(re.compile("/companion/[A-Za-z0-9_-]{20,}"))
    expect(page.locator(".panel")).to_be_visible()


def kept(page: Page) -> dict[str, Any]:
    """What the page keeps: the state of the table, and what is not sent yet."""
    found: dict[str, Any] = page.evaluate(KEPT)
    return found


def state(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = kept(page)["state"]
    return found


def enter(page: Page, press: Callable[[], None]) -> dict[str, Any]:
    """Enters something and waits for the answer: the new state, or the old one if it was refused."""
    key, version = "companion-game-" + page.url.rsplit("/", 1)[-1], state(page)["version"]
    press()
    page.wait_for_function(ANSWERED, arg=[key, version])
    return state(page)


def pick(page: Page, key: str, text: str) -> None:
    """Presses what leads to an entry, as a person does who reads the buttons, and searches in long lists."""
    assert _pick(page, key, text, 4), (key, text, page.locator(".picker").inner_text())


def _pick(page: Page, key: str, text: str, depth: int) -> bool:
    buttons = page.locator(".picker li .button")
    if press_key(buttons, key):
        return True
    search = page.locator(".picker input[type=search]")
    if search.count():
        search.fill(text)
        if press_key(buttons, key):
            return True
        if not page.locator(".picker li .button:has(.count)").count():
            search.fill("")  # otherwise it is in one of the groups that the search has found
    if depth == 0:
        return False
    groups = page.locator(".picker li .button:has(.count)")
    labels = [label.splitlines()[0].removesuffix("…").strip().casefold() for label in groups.all_inner_texts()]
    rest = text.casefold()
    for n in sorted(range(len(labels)), key=lambda n: -len(labels[n]) if labels[n] in rest else 1):
        groups.nth(n).click()
        if _pick(page, key, text, depth - 1):
            return True
        page.locator(".picker .path .button").click()
    return False


def press_key(buttons: Locator, key: str) -> bool:
    at = buttons.evaluate_all(POSITION, key)
    if at >= 0:
        buttons.nth(at).click()
    return bool(at >= 0)


def option_key(event: Mapping[str, Any]) -> str:
    """As `JSON.stringify` writes it."""
    return json.dumps(event, separators=(",", ":"), ensure_ascii=False)


def enter_move(page: Page, seat: int, move: bottega.Move) -> None:
    """A seat's move as everybody sees it; from the list of all moves if the table thinks that it is impossible."""
    number = move.game.moves.look_alikes(move.number)[0]
    now = state(page)
    if len(now["waiting"]) > 1:
        page.locator(f"ul li:nth-child({seat + 1}) button[aria-pressed]").click()
    listed = [one for one in now["choices"] if one["seat"] == seat and one["move"] == number]
    if not listed:
        page.locator(".row .button").first.click()
    text = listed[0]["text"] if listed else move.game.every_move[number].as_seen(names=tuple(now["names"]))
    after = enter(page, lambda: pick(page, str(number), text))
    assert after["version"] > now["version"], (text, page.locator(".panel").inner_text())


def enter_event(page: Page, event: dict[str, Any] | None) -> None:
    """Answers the open question."""
    now = state(page)
    option = next((one for one in now["question"]["options"] if one["event"] == event), None)
    if event is None:
        enter(page, lambda: page.locator(".row .button").first.click())
    elif option is not None:
        enter(page, lambda: pick(page, option_key(option["event"]), option["text"]))
    else:
        page.locator(".row .button").last.click()
        enter(page, lambda: fill_form(page, event))
    assert state(page)["version"] > now["version"], (event, page.locator(".panel").inner_text())


def fill_form(page: Page, event: dict[str, Any]) -> None:
    """Describes an event that is not in the list: its kind, then its arguments one by one."""
    kind = next(one for one in page.evaluate(WORDS)["words"]["events"] if one["name"] == event["event"])
    pick(page, kind["name"], re.sub(r"\(\d+\)", "…", kind["text"]))
    for arg in kind["args"]:
        wanted = event[arg["name"]]
        if arg["values"] is None:
            page.locator(".form input[type=number]").fill(str(wanted))
            page.locator(".form form .button").click()
        else:
            pick(page, str(wanted), next(one["text"] for one in arg["values"] if one["value"] == wanted))
    page.locator(".form .large").click()


def confirm(page: Page, seen: Told) -> None:
    """Answers the questions of a step, and corrects what is not as it was seen."""
    for _ in range(CORRECTIONS + len(seen)):
        now = state(page)
        shown, question = [one["event"] for one in now["told"]], now["question"]
        wrong = next((n for n, one in enumerate(shown) if seen[n : n + 1] != [one]), None)
        if wrong is None and question is not None:
            number = question["number"]
            enter_event(page, seen[number] if number < len(seen) else None)
        elif wrong is None and len(shown) == len(seen):
            return
        else:
            correct(page, wrong)
    raise AssertionError(f"{shown} should be {seen}")


def correct(page: Page, number: int | None) -> None:
    """Something else was seen than this event of the last step, or something more."""
    if page.locator("details[open]").count() == 0:
        page.locator("details summary").click()
    button = page.locator("details li .button").nth(number) if number is not None else page.locator("details > .button")
    enter(page, button.click)


def play_beside(page: Page, match: bottega.Match, seat: int, move: bottega.Move) -> None:
    """Makes a move at the real table, and enters it."""
    seen = told(match.play(seat, move))
    enter_move(page, seat, move)
    confirm(page, seen)
