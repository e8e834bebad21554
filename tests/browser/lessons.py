"""A guided first game, played through as a person would: every note is read, then something is done."""

import re
from pathlib import Path
from typing import Literal

from playwright.sync_api import ElementHandle, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import click, is_over, play, start_first_game

WEB = Path(__file__).parents[2] / "web" / "src" / "games"


def titles(slug: str) -> dict[str, str]:
    """The titles of the notes, by their names."""
    text = (WEB / slug / "locale" / "en" / "lesson.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^tip-([\w-]+) = .*\n    \.title = (.*)$", text, re.MULTILINE))


def covers(page: Page, selector: str) -> bool:
    """Whether the note lies over a part of the page."""
    note, other = page.locator(".lesson .note").bounding_box(), page.locator(selector).first.bounding_box()
    assert note is not None
    assert other is not None
    sides: list[tuple[Literal["x", "y"], Literal["width", "height"]]] = [("x", "width"), ("y", "height")]
    return all(note[at] < other[at] + other[size] and other[at] < note[at] + note[size] for at, size in sides)


def play_lesson(new_page: NewPage, slug: str) -> list[str]:
    """Plays the guided first game of a game by clicking; the names of the notes that were met, in their order."""
    page = new_page(viewport={"width": 1280, "height": 800})
    start_first_game(page, slug)
    note = page.locator(".lesson .note")
    expect(note).to_be_visible()
    over, read = is_over(page), list[str]()
    names = {title: name for name, title in titles(slug).items()}

    def read_or_click(page: Page, element: ElementHandle) -> None:
        if note.count() and element.evaluate("element => element.closest('.lesson') !== null"):
            read.append(note.locator("h2").inner_text())
            if names[read[-1]] != "over":  # then there is nothing to decide
                assert not covers(page, ".prompt"), f"the note {read[-1]!r} covers the question"
        click(page, element)

    play(page, lambda: over() and names[read[-1]] == "over", read_or_click, seed=2)
    expect(note).to_have_count(0)
    return list(dict.fromkeys(names[title] for title in read))  # a click that came too late is made again
