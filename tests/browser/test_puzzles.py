"""Puzzles in the browser: the puzzle of the day, a wrong move and what refutes it, the solution, the next one."""

import re

import pytest
from playwright.sync_api import Page, expect

import bottega
from bottega.engine.actions import Move
from bottega.engine.messages import LANGUAGES
from bottega.puzzles import Puzzle, puzzles
from tests.browser.chapters import lead_to
from tests.browser.conftest import NewPage
from tests.browser.playing import be_somebody, click

WIDTHS = ({"width": 1280, "height": 800}, {"width": 390, "height": 780})
LOCALES = {"en": "en-GB", "fr": "fr-FR", "it": "it-IT"}
SAID = {  # in the languages of the client: a wrong move, a solved puzzle, try again
    "en": ("There is better", "Solved!", "Try again"),
    "fr": ("Il y a mieux", "Résolu !", "Réessayer"),
    "it": ("C'è di meglio", "Risolto!", "Riprova"),
}
PERCENT = re.compile(r"\d+\s?%.*\d+\s?%")


# Whether the board shows at once where each of these moves is made; otherwise another may be made on the way there.
SHOWN = """(wanted) => wanted.every(move => [...document.querySelectorAll('[data-move], [data-moves]')].some(
  e => [e.dataset.move, ...(e.dataset.moves ?? '').split(' ')].includes(String(move))))"""


def open_puzzle(page: Page, slug: str) -> Puzzle:
    """Opens a puzzle of a single move whose two best moves can be seen on the board."""
    found = [puzzle for puzzle in puzzles(bottega.game(slug)).values() if len(puzzle.line) == 1]
    for puzzle in sorted(found, key=lambda puzzle: (len(puzzle.line[0]), puzzle.id))[:12]:
        page.goto(f"/puzzles/{slug}/{puzzle.id}")
        page.wait_for_selector(".puzzle-card.asked")
        if page.evaluate(SHOWN, [bottega.game(slug).move(one.move).number for one in puzzle.line[0][:2]]):
            return puzzle
    raise AssertionError("no puzzle whose moves are seen at once")


def make(page: Page, move: Move) -> None:
    """Makes a move on the board when the solver is asked."""
    expect(page.locator(".puzzle-card.asked")).to_have_attribute("aria-busy", "false")
    asked = page.locator(".puzzle-card .text").inner_text().strip()
    lead_to(page, move, [], asked, click)


@pytest.mark.parametrize(
    ("slug", "language", "width"),
    [(slug, LANGUAGES[n % len(LANGUAGES)], n % len(WIDTHS)) for n, slug in enumerate(bottega.GAMES)],
)
def test_a_wrong_move_is_refuted_and_the_right_one_solves(
    new_page: NewPage, slug: str, language: str, width: int
) -> None:
    page, game = new_page(locale=LOCALES[language], viewport=WIDTHS[width]), bottega.game(slug)
    be_somebody(page, "Ada")
    wrong, solved, again = SAID[language]
    puzzle = open_puzzle(page, slug)
    make(page, game.move(puzzle.line[0][1].move))
    card = page.locator(".puzzle-card")
    expect(card).to_have_class(re.compile("wrong"))
    expect(card.locator(".headline")).to_have_text(wrong)
    expect(card.locator(".text")).to_have_text(PERCENT)
    expect(card.locator(".text")).to_contain_text("1500 →")
    page.get_by_role("button", name=again, exact=True).click()
    make(page, game.move(puzzle.line[0][0].move))
    expect(card.locator(".headline")).to_have_text(solved)
    expect(card.locator("td").first).to_have_text(re.compile(rf"^{int(100 * puzzle.chance + 0.5)}\s?%$"))
    expect(card.locator(".text")).not_to_contain_text("→")  # the first attempt has counted


def test_the_puzzle_of_the_day_is_solved_without_a_name_and_another_follows(new_page: NewPage) -> None:
    page = new_page(viewport=WIDTHS[0])
    page.goto("/")
    page.get_by_role("link", name="Puzzles").click()
    page.get_by_role("link", name="Solve it").click()
    expect(page).to_have_url(re.compile("/puzzles/"))
    first = page.url
    card = page.locator(".puzzle-card")
    page.get_by_role("button", name="Show the solution").click()
    expect(card.locator(".headline")).to_have_text("The solution")
    expect(card.locator("td").first).to_be_visible()
    expect(card.locator(".text")).not_to_contain_text("→")
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url(lambda url: url != first and "/puzzles/" in url)
    expect(page.locator(".puzzle-card.asked")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    theme = page.get_by_role("list").get_by_role("button").first
    theme.click()
    page.wait_for_url(re.compile(r"\?theme=\w+"))
    expect(page.locator(".puzzle-card.asked")).to_be_visible()
