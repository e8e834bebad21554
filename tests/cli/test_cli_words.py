"""The client speaks its three languages completely, and says every message it has."""

from importlib.resources import files

import pytest

import bottega
from bottega.cli.speech import Speech
from bottega.engine.words import LANGUAGES, Words

from .printing import messages

FILES = sorted(file.name.removesuffix(".ftl") for file in (files("bottega.cli") / "locale" / "en").iterdir())


def test_the_files_are_found() -> None:
    assert {"cli", "magnifico", "atelier", "omnia"} <= set(FILES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_message_exists_with_the_same_variables(file: str, language: str) -> None:
    assert messages(file, language) == messages(file, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", bottega.GAMES)
def test_no_message_of_the_client_hides_one_of_a_game(slug: str, language: str) -> None:
    ours = set(Words("bottega.cli").keys(language))
    assert {key for file in FILES for key in messages(file, language)} <= ours
    assert not ours & set(bottega.game(slug).words.keys(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_emblems_and_letters_tell_apart(language: str) -> None:
    speech = Speech(language, "leonardo")
    assert len({speech(f"emblem-{seat}") for seat in range(5)}) == 5
    assert len({speech(f"letter-{kind}") for kind in ("iron", "glass", "wood", "brick", "rope")}) == 5


@pytest.mark.parametrize("file", FILES)
def test_no_variable_has_the_name_of_an_argument_of_say(file: str) -> None:
    assert not any({"key", "language", "names"} & variables for variables in messages(file, "en").values())
