"""The board of Leonardo da Vinci in a terminal."""

import pytest

from bottega.cli.speech import speech_for
from bottega.engine.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_the_components_tell_apart(language: str) -> None:
    speech = speech_for(language, "leonardo")
    assert len({speech(f"letter-{kind}") for kind in ("iron", "glass", "wood", "brick", "rope")}) == 5
