"""The first look at a finished game: a curve of every seat's chances, and nothing yet about decisions."""

import pytest

import bottega
from bottega.analysis import MatchNotFinished, sketch
from bottega.analysis.analyser import SKETCH_PLAYOUTS
from bottega.analysis.json_format import to_json
from tests.analysis.games import play_on


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_it_has_a_row_for_every_move_and_ends_with_the_result(slug: str) -> None:
    match = play_on(bottega.new(slug, players=bottega.game(slug).players[0], seed=4))
    found = sketch(match)
    assert len(found.chances) == len(found.turns) == len(match.log) + 1
    assert all(sum(row) == pytest.approx(1) for row in found.chances)
    won = [1 / len(match.winners) if seat in match.winners else 0 for seat in range(match.players)]
    assert list(found.chances[-1]) == pytest.approx(won)
    assert found.decisions == found.turning_points == ()
    data = to_json(found)
    assert data["effort"] == {**data["effort"], "iterations": 0, "playouts": SKETCH_PLAYOUTS}
    assert sketch(match).chances == found.chances


def test_a_running_game_is_not_looked_at() -> None:
    with pytest.raises(MatchNotFinished):
        sketch(bottega.new(bottega.GAMES[0], players=bottega.game(bottega.GAMES[0]).players[0], seed=1))
