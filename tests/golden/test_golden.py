"""Golden playthroughs: recorded games, replayed and written again, must be the same to the letter."""

import pytest

from .playthrough import beginnings, path, read, render


@pytest.mark.parametrize(("slug", "players", "setup"), beginnings())
def test_a_recorded_game_replays_to_the_letter(slug: str, players: int, setup: str) -> None:
    text = path(slug, players, setup).read_text(encoding="utf-8")
    match = read(text)
    assert match.over
    assert render(match) == text
