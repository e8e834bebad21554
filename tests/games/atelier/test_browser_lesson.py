import pytest

from tests.browser.conftest import NewPage
from tests.browser.lessons import play_lesson


@pytest.mark.long
def test_the_guided_first_game_is_played_through_by_clicking(new_page: NewPage) -> None:
    met = play_lesson(new_page, "atelier")
    certain = ["welcome", "action", "over"]  # every game comes to these, in this order
    assert [name for name in met if name in certain] == certain
    assert len(met) >= 12
