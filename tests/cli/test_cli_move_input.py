"""What a typed line means, for every game."""

import random

import pytest

import bottega
from bottega.cli import move_input
from bottega.cli.errors import UsageError
from bottega.cli.language import translator_for
from bottega.cli.menu import Menu
from bottega.engine.messages import LANGUAGES
from bottega.terminal.board import board
from tests.engine.matches import step

SLUGS = pytest.mark.parametrize("slug", bottega.GAMES)


def menus(slug: str, count: int = 5) -> list[Menu]:
    """The menus of some decisions of a random game."""
    match, chooser = bottega.new(slug, 3, seed=3), random.Random(3)
    found: list[Menu] = []
    while not match.over and len(found) < count:
        seat = match.actors[0]
        found.append(Menu(match.legal(seat), match.view(seat), translator_for("en", slug), board(match.game)))
        for _ in range(10):
            if not match.over:
                step(match, chooser)
    return found


@SLUGS
def test_every_legal_move_has_one_number_and_all_its_words(slug: str) -> None:
    game, t = bottega.game(slug), translator_for("en", slug)
    for menu in menus(slug):
        for number, move in menu.moves.items():
            said = [str(number), " ".join(map(str, move.parts)), *(move.say(language) for language in LANGUAGES)]
            assert [move_input.parse(text, game, menu, t) for text in said] == [move] * len(said)


@SLUGS
@pytest.mark.parametrize("typed", ["xyzzy", "", "99999", "..."])
def test_what_is_unclear_is_answered(slug: str, typed: str) -> None:
    (menu,) = menus(slug, count=1)
    with pytest.raises(UsageError):
        move_input.parse(typed, bottega.game(slug), menu, translator_for("en", slug))
