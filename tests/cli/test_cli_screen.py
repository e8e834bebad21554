"""The size of the terminal: everything fits, in pages if it must; a terminal that is too small gets a sentence."""

import random
import re
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console, Group

import bottega
from bottega.cli.language import translator_for
from bottega.cli.menu import Menu
from bottega.cli.play import InteractiveGame
from bottega.cli.screen import MIN_HEIGHT, MIN_WIDTH, Screen
from bottega.cli.session import Session
from bottega.engine.match import Match
from bottega.engine.messages import LANGUAGES
from bottega.terminal import general
from bottega.terminal.board import Board, board

DECISIONS = 6  # of a game that are looked at
SIZES = [(MIN_WIDTH, MIN_HEIGHT), (80, 24), (100, 30), (132, 50)]


def screen_of(slug: str, width: int, height: int, language: str = "en") -> Screen:
    """A screen on a terminal of this size."""
    screen = Screen(translator_for(language, slug))
    screen.live = True
    screen.console = Console(
        file=StringIO(),
        width=width,
        height=height,
        force_terminal=True,
        color_system=None,
        markup=False,
        highlight=False,
    )
    return screen


def text(screen: Screen, *parts: object) -> str:
    with screen.console.capture() as capture:
        screen.console.print(Group(*parts))  # type: ignore[arg-type]
    return re.sub(r"\x1b\[[0-9;]*m", "", capture.get())


def decisions(slug: str, seed: int) -> Iterator[tuple[Match, int]]:
    """Some decisions of the first seat, in a game with as many players as can be."""
    rng, taken = random.Random(seed), 0
    match = bottega.new(slug, bottega.game(slug).players[-1], seed=seed)
    while not match.over and taken < DECISIONS:
        seat = match.actors[-1]
        if seat == 0 and rng.random() < 0.2:
            taken += 1
            yield match, seat
        match.play(seat, rng.choice(match.legal(seat)))


def pages_of(screen: Screen, match: Match, seat: int, picture: Board, notice: str = "") -> list[str]:
    """All pages that are shown for a decision."""
    view, t = match.view(seat), screen.t
    menu = Menu(match.legal(seat), view, t, picture)
    question = t.prompt(*match.game.prompt(match.state), match.legal(seat))
    events = match.events_since(max(0, len(match.events) - 20), seat)
    said: list[str] = []
    pages = 1
    while len(said) < pages:
        layout, pages = screen.layout(picture.draw(view, t), events, menu, question, notice or None, len(said))
        said.append(text(screen, layout))
    return said


@pytest.mark.parametrize("slug", bottega.GAMES)
@pytest.mark.parametrize(
    ("language", "width", "height"), [*(("en", *size) for size in SIZES), ("fr", 80, 24), ("it", 80, 24)]
)
def test_every_decision_fits_the_terminal_with_board_question_and_choices(
    slug: str, language: str, width: int, height: int
) -> None:
    screen = screen_of(slug, width, height, language)
    picture = board(bottega.game(slug))
    for match, seat in decisions(slug, seed=width):
        pages = pages_of(screen, match, seat, picture)
        key, args = match.game.prompt(match.state)
        question = screen.t.prompt(key, args, match.legal(seat)).split()
        for page in pages:
            assert len(page.splitlines()) < height, page  # a line is left for the answer
            assert max(map(len, page.splitlines())) <= width
            assert " ".join(question) in " ".join(page.split())
        numbers = {int(number) for page in pages for number in re.findall(r"(?<![\w.+])\d+(?![\w.+])", page)}
        menu = Menu(match.legal(seat), match.view(seat), screen.t, picture)
        assert "–" in text(screen, menu.draw()) or set(menu.moves) <= numbers


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_all_parts_of_the_board_are_on_some_page(slug: str) -> None:
    screen = screen_of(slug, MIN_WIDTH, MIN_HEIGHT)
    picture = board(bottega.game(slug))
    for match, seat in decisions(slug, seed=1):
        shown = "\n".join(pages_of(screen, match, seat, picture))
        lines = [line.strip() for line in text(screen, *picture.draw(match.view(seat), screen.t)).splitlines()]
        assert all(line in shown for line in lines)


@pytest.mark.parametrize("slug", bottega.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_cell_of_a_board_is_cut_off_in_eighty_columns(slug: str, language: str) -> None:
    screen, picture = screen_of(slug, MIN_WIDTH, 24, language), board(bottega.game(slug))
    for match, seat in decisions(slug, seed=2):
        drawn = text(screen, *picture.draw(match.view(seat), screen.t))
        assert "…" not in drawn, drawn


@pytest.mark.parametrize("slug", bottega.GAMES)
@pytest.mark.parametrize(("width", "height"), SIZES[1:3])
def test_the_board_of_a_game_without_its_own_fits_too(slug: str, width: int, height: int) -> None:
    screen = screen_of(slug, width, height)
    for match, seat in decisions(slug, seed=3):
        for page in pages_of(screen, match, seat, general):
            assert len(page.splitlines()) < height
            assert max(map(len, page.splitlines())) <= width


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_notice_fits_and_is_on_every_page(slug: str) -> None:
    screen, picture = screen_of(slug, MIN_WIDTH, MIN_HEIGHT), board(bottega.game(slug))
    notice = "\n".join(f"line {number} of a hint" for number in range(6))
    for match, seat in decisions(slug, seed=4):
        for page in pages_of(screen, match, seat, picture, notice):
            assert len(page.splitlines()) < MIN_HEIGHT
            assert notice in page


@pytest.mark.parametrize(("width", "height"), [(MIN_WIDTH - 1, 40), (120, MIN_HEIGHT - 1), (60, 20), (20, 5)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_that_is_too_small_gets_a_sentence(width: int, height: int, language: str) -> None:
    slug = bottega.GAMES[0]
    screen = screen_of(slug, width, height, language)
    match, seat = next(decisions(slug, seed=1))
    (page,) = pages_of(screen, match, seat, board(match.game))
    assert f"{width} × {height}" in " ".join(page.split())
    assert f"{MIN_WIDTH} × {MIN_HEIGHT}" in " ".join(page.split())


def playing(slug: str, width: int, height: int, monkeypatch: pytest.MonkeyPatch, *lines: str) -> list[str]:
    """What the terminal shows at each question while a person types these lines, and quits."""
    match = bottega.new(slug, seed=3)
    game = InteractiveGame(Session(match, ["none", *["random"] * (match.players - 1)]), translator_for("en", slug))
    game.screen = screen_of(slug, width, height)
    typed, screens = iter([*lines, "quit", "no", "quit", "no"]), []

    def read(prompt: str) -> str:
        out = game.screen.console.file
        assert isinstance(out, StringIO)
        shown = re.sub(r"\x1b\[[0-9;]*m", "", out.getvalue())
        screens.append(shown.rpartition("\x1b[H")[2] + prompt)
        return next(typed)

    monkeypatch.setattr("builtins.input", read)
    game.run()
    return screens


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_more_turns_the_pages_and_comes_back_to_the_first(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    screens = playing(slug, MIN_WIDTH, MIN_HEIGHT, monkeypatch, *["more"] * 40)
    marks = [re.search(r"page (\d+) of (\d+)", shown) for shown in screens[:40]]
    if marks[0] is None:
        assert not any(marks)
        return
    pages = int(marks[0][2])
    assert [int(mark[1]) for mark in marks if mark] == [number % pages + 1 for number in range(40)]


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_what_is_told_is_shown_with_the_board(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    screens = playing(slug, 80, 24, monkeypatch, "frobnicate", "999", "log", "", "", "", "", "", "", "", "", "")
    assert "“frobnicate” is neither a move nor a command" in " ".join(screens[1].split())
    assert "There is no move 999" in screens[2]
    for shown in screens[:12]:
        assert len(shown.splitlines()) <= 24


def test_in_a_small_terminal_enter_plays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    screens = playing(bottega.GAMES[0], 60, 20, monkeypatch, *[""] * 5)
    assert all("60 × 20" in shown for shown in screens[:6])


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_games_are_played_in_eighty_by_twenty_four(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(1)
    screens = playing(slug, 80, 24, monkeypatch, *(str(rng.randrange(1, 25)) for _ in range(30)))
    assert len(screens) > 20
    for shown in screens:
        assert len(shown.splitlines()) <= 24
