"""The terminal speaks its three languages completely, and says every message it has."""

from importlib.resources import files

import pytest

import bottega
from bottega.cli.language import translator_for
from bottega.engine.messages import LANGUAGES, Messages

from .printing import messages

SHARED = ("bottega.cli", "bottega.terminal")
BOARDS = tuple(f"{bottega.game(slug).package}.terminal" for slug in bottega.GAMES)
FILES = [
    (package, file.name.removesuffix(".ftl"))
    for package in (*SHARED, *BOARDS)
    for file in sorted((files(package) / "locale" / "en").iterdir(), key=lambda file: file.name)
]


def test_every_package_has_words() -> None:
    assert {package for package, _ in FILES} == {*SHARED, *BOARDS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("package", "file"), FILES)
def test_every_message_exists_with_the_same_variables(package: str, file: str, language: str) -> None:
    assert messages(package, file, language) == messages(package, file, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", bottega.GAMES)
def test_no_message_of_the_terminal_hides_one_of_a_game(slug: str, language: str) -> None:
    board = f"{bottega.game(slug).package}.terminal"
    ours = set(Messages(*SHARED, board).keys(language))
    assert {key for package, file in FILES if package == board for key in messages(package, file, language)} <= ours
    assert not ours & set(bottega.game(slug).messages.keys(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_board_replaces_only_what_help_says_of_typing(slug: str, language: str) -> None:
    board = set(Messages(f"{bottega.game(slug).package}.terminal").keys(language))
    assert board & set(Messages(*SHARED).keys(language)) == {"help-move", "help-explain", "help-recipes"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_emblems_tell_apart(language: str) -> None:
    t = translator_for(language)
    assert len({t(f"emblem-{seat}") for seat in range(5)}) == 5


@pytest.mark.parametrize(("package", "file"), FILES)
def test_no_variable_has_the_name_of_an_argument_of_say(package: str, file: str) -> None:
    assert not any({"key", "language", "names"} & variables for variables in messages(package, file, "en").values())
