"""The board of Leonardo da Vinci in a terminal."""

import pytest

from bottega.cli.language import translator_for
from bottega.engine.messages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_the_components_tell_apart(language: str) -> None:
    t = translator_for(language, "leonardo")
    assert len({t(f"letter-{kind}") for kind in ("iron", "glass", "wood", "brick", "rope")}) == 5
