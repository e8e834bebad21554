"""`python -m bottega.lessons` prints chapters for those who write them."""

import pytest

from bottega.lessons import chapters
from bottega.lessons.__main__ import show
from tests.engine import toy


def test_a_chapter_is_printed_with_its_texts_moves_and_events(capsys: pytest.CaptureFixture[str]) -> None:
    show(chapters(toy.GAME)[0], "en")
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "== A round: Win a round."
    assert " 2 Hide one or two fingers.  hand" in printed
    assert "   ? hide 1*, hide 2*, hide 3" in printed
    assert "   1: hide 1" in printed
    assert "        The die shows 2." in printed
    assert printed[-1] == "   You have played two rounds."
