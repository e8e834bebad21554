from tests.browser.conftest import NewPage
from tests.browser.lessons import play_lesson

# Every game comes to these, in this order.
CERTAIN = ["welcome", "draft", "passing", "seventh", "playing", "majorities", "sets", "rows", "faces", "last", "over"]


def test_the_guided_first_game_is_played_through_by_clicking(new_page: NewPage) -> None:
    met = play_lesson(new_page, "omnia")
    assert [name for name in met if name in CERTAIN] == CERTAIN
    assert len(met) >= 15
