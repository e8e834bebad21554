"""The client speaks its three languages completely, and says every message it has."""

import re

import pytest

from bottega.cli.speech import Speech
from bottega.engine.words import LANGUAGES, Words

VARIABLE = re.compile(r"\$([a-z-]+)")


def sources(language: str) -> dict[str, set[str]]:
    """The variables of each message."""
    from importlib.resources import files

    text = (files("bottega.cli") / "locale" / language / "cli.ftl").read_text(encoding="utf-8")
    messages = re.findall(r"^([a-z0-9-]+) = (.*(?:\n[ }].*)*)", text, re.MULTILINE)
    assert len(messages) == len({key for key, _ in messages})
    return {key: set(VARIABLE.findall(value)) for key, value in messages}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_exists_with_the_same_variables(language: str) -> None:
    assert sources(language) == sources("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_client_hides_one_of_the_game(language: str) -> None:
    ours = set(sources(language))
    theirs = set(Words("bottega.games.leonardo").keys(language))
    assert not ours & theirs


@pytest.mark.parametrize("language", LANGUAGES)
def test_emblems_and_letters_tell_apart(language: str) -> None:
    speech = Speech(language, "leonardo")
    assert len({speech(f"emblem-{seat}") for seat in range(5)}) == 5
    assert len({speech(f"letter-{kind}") for kind in ("iron", "glass", "wood", "brick", "rope")}) == 5


def test_no_variable_has_the_name_of_an_argument_of_say() -> None:
    assert not any({"key", "language", "names"} & variables for variables in sources("en").values())
