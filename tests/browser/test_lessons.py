"""Every chapter of every lesson is played to its end in the browser.

A run of all tests plays the first and the last chapter of each game. `make lessons` (LESSONS=all) plays all chapters,
at both widths and in all languages.
"""

import os

import pytest
from playwright.sync_api import Page, expect

import bottega
from bottega.engine.messages import LANGUAGES
from bottega.lessons import Chapter, chapters, texts
from tests.browser.chapters import play_chapter
from tests.browser.conftest import NewPage
from tests.browser.playing import by_keyboard

ALL = os.environ.get("LESSONS") == "all"
WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 780}
WIDTHS = {"wide": WIDE, "phone": PHONE}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "it": "it-IT"}
TAUGHT = [game for game in map(bottega.game, bottega.GAMES) if chapters(game)]


def runs() -> list[tuple[Chapter, str, str]]:
    """Chapters with a width and a language."""
    if ALL:
        every = [chapter for game in TAUGHT for chapter in chapters(game)]
        return [(chapter, width, language) for chapter in every for width in WIDTHS for language in LANGUAGES]
    ends = [(chapters(game)[0], "phone") for game in TAUGHT] + [(chapters(game)[-1], "wide") for game in TAUGHT]
    return [(chapter, width, LANGUAGES[i % len(LANGUAGES)]) for i, (chapter, width) in enumerate(ends)]


def new(new_page: NewPage, width: str, language: str) -> Page:
    return new_page(viewport=WIDTHS[width], locale=LOCALES[language])


@pytest.mark.parametrize(
    ("chapter", "width", "language"),
    [pytest.param(*run, id=f"{run[0].game.slug}-{run[0].name}-{run[1]}-{run[2]}") for run in runs()],
)
def test_a_chapter_is_played_to_its_end(new_page: NewPage, chapter: Chapter, width: str, language: str) -> None:
    play_chapter(new(new_page, width, language), chapter, language)


def test_a_chapter_is_played_by_keyboard(new_page: NewPage) -> None:
    play_chapter(new(new_page, "wide", "en"), chapters(TAUGHT[0])[0], press=by_keyboard)


def test_a_chapter_goes_on_where_it_was_left_and_is_then_done(new_page: NewPage) -> None:
    page, game = new(new_page, "wide", "en"), TAUGHT[-1]
    first = chapters(game)[0]
    say = texts(game).say
    page.goto(f"/learn/{game.slug}")
    page.get_by_role("link", name="Begin", exact=True).click()
    page.locator(".lesson-card .next").click()
    count = page.locator(".lesson-card .count")
    expect(count).to_contain_text("2 of")
    expect(page.locator(".board .prompt")).to_be_hidden()  # a note asks for nothing
    page.reload()
    expect(count).to_contain_text("2 of")
    page.get_by_role("button", name="Back").click()
    expect(count).to_contain_text("1 of")
    play_chapter(page, first)
    page.get_by_role("link", name="All chapters").click()
    row = page.get_by_role("listitem").filter(has_text=say(first.key("title")))
    expect(row.get_by_text("done", exact=True)).to_be_visible()
    page.get_by_role("link", name="Go on", exact=True).click()
    expect(page.locator(".lesson-card h1")).to_have_text(say(chapters(game)[1].key("title")))


@pytest.mark.parametrize("width", WIDTHS)
def test_another_move_is_answered_and_taken_back(new_page: NewPage, width: str) -> None:
    page, game = new(new_page, width, "en"), next(game for game in TAUGHT)
    chapter = chapters(game)[0]
    page.goto(f"/learn/{game.slug}/{chapter.name}")
    page.wait_for_selector(".lesson-card")
    while page.locator(".lesson-card .next").count():
        page.locator(".lesson-card .next").click()
    expect(page.locator(".lesson-card .yours")).to_be_visible()
    asked = page.locator(".lesson-card .text").inner_text()
    wrong = page.evaluate(
        """async ([slug, chapter]) => {
          const ask = await fetch(`/api/lessons/${slug}/${chapter}`, {
            method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({moves: []})});
          const told = await ask.json();
          const other = told.choices.find(({move}) => !told.question.moves.includes(move)).move;
          localStorage.setItem(`chapters-${slug}`, JSON.stringify(
            {done: [], places: {[chapter]: {moves: [other], read: 0}}}));
          return other;
        }""",
        [game.slug, chapter.name],
    )
    assert isinstance(wrong, int)
    page.reload()
    expect(page.locator(".lesson-card .headline")).to_have_text("You tried something else")
    page.get_by_role("button", name="Step back").click()
    expect(page.locator(".lesson-card .text")).to_have_text(asked)
