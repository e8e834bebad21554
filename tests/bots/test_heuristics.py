"""What holds for the heuristic of every game: it scores the same on every target, and changes nothing."""

import pytest

import bottega

from .scoring import decisions, wins_against_chance, worths

SLUGS = pytest.mark.parametrize("slug", bottega.GAMES)


@SLUGS
def test_scoring_moves_leaves_the_state_unchanged(slug: str) -> None:
    for match in decisions(bottega.game(slug), 60):
        before = match.state.tobytes()
        worths(match)
        worths(match, "cpu")
        assert match.state.tobytes() == before


@SLUGS
def test_compiled_scores_are_the_same(slug: str) -> None:
    found = decisions(bottega.game(slug), 60)
    assert len(found) > 30
    for match in found:
        assert worths(match) == worths(match, "cpu")


@pytest.mark.parametrize(("slug", "players"), [(s, n) for s in bottega.GAMES for n in bottega.game(s).players])
def test_the_greedy_bot_beats_random_players(slug: str, players: int) -> None:
    assert wins_against_chance(bottega.game(slug), players, 10) >= 9
