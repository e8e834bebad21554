"""What the client prints, as text: the board, the list of moves, and all of it for one seat."""

import re
from collections.abc import Iterable
from importlib.resources import files
from io import StringIO

from rich.console import Console, Group, RenderableType

import bottega
from bottega.bots import generator, sample_world
from bottega.cli import language as cli_language
from bottega.cli.menu import Menu
from bottega.cli.screen import event_lines
from bottega.terminal.board import board
from bottega.terminal.grid import spaced
from bottega.terminal.translator import Translator


def text(*parts: RenderableType, width: int = 200, height: int = 0) -> str:
    """What is printed; with a height, on a terminal."""
    console = Console(width=width, height=height or None, force_terminal=bool(height), color_system=None)
    console.file = StringIO()
    with console.capture() as capture:
        console.print(Group(*parts))
    return re.sub(r"\x1b\[[0-9;]*m", "", capture.get())


def translator_for(match: bottega.Match, language: str = "en") -> Translator:
    return cli_language.translator_for(language, match.game.slug)


def drawn(match: bottega.Match, seat: int | None, language: str = "en", **size: int) -> str:
    """The board."""
    return text(spaced(board(match.game).draw(match.view(seat), translator_for(match, language))), **size)


def menu_of(match: bottega.Match, seat: int | None = None, language: str = "en") -> Menu:
    """The moves of a seat, or of the seat to move."""
    asked = match.actors[0] if seat is None else seat
    return Menu(match.legal(asked), match.view(asked), translator_for(match, language), board(match.game))


def menu(match: bottega.Match, seat: int | None = None, language: str = "en", **size: int) -> str:
    return text(menu_of(match, seat, language).draw(), **size)


def printed(match: bottega.Match, seat: int | None, catalogue: bool = True) -> str:
    """What the client prints for a seat: board, news, the catalogue, which names everything, and what it is asked."""
    view, t, picture = match.view(seat), translator_for(match), board(match.game)
    parts: list[RenderableType] = [
        spaced(picture.draw(view, t)),
        *event_lines(match.events_since(max(0, len(match.events) - 20), seat), t),
    ]
    if catalogue:
        parts.append(picture.catalogue(view, t))
    if seat is not None and match.legal(seat):
        parts += [t.prompt(*match.game.prompt(match.state), match.legal(seat)), menu_of(match, seat).draw()]
    return text(*parts, width=100)


def assert_the_print_hides(matches: Iterable[bottega.Match], catalogue: bool = True) -> None:
    """At each of these moments everything that a seat cannot know is dealt again, and its screen stays the same."""
    rng, changed = generator(4), 0
    for match in matches:
        for seat in range(match.players):
            truth, before = match.state, printed(match, seat, catalogue)
            match.state = sample_world(match, seat, rng)
            changed += match.state.tobytes() != truth.tobytes()
            assert printed(match, seat, catalogue) == before
            match.state = truth
    assert changed > 20


def messages(package: str, file: str, language: str) -> dict[str, set[str]]:
    """The variables of each message in a file of a package's words."""
    source = (files(package) / "locale" / language / f"{file}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([a-z0-9_-]+) = (.*(?:\n[ }].*)*)", source, re.MULTILINE)
    assert len(found) == len({key for key, _ in found})
    return {key: set(re.findall(r"\$([a-z-]+)", value)) for key, value in found}
