"""Clients know no rules: they are told what a game counts, and with every view what follows from it."""

import random

import pytest

import bottega
from bottega.games.magnifico.figures import figures
from tests.server.running import MINE, Someone


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_game_says_what_it_counts_and_where_a_view_tells_the_number(ada: Someone, slug: str) -> None:
    info = ada.http.get(f"/api/games/{slug}").json()
    game = bottega.game(slug)
    assert (info["counter"], info["unit"]) == (game.counter, game.unit)
    assert isinstance(bottega.new(slug, players=game.players[0], seed=1).view()[info["counter"]], int)


def test_a_table_tells_the_figures_with_the_view(ada: Someone) -> None:
    table = ada.open([MINE] * 3, game="magnifico")
    view = ada.http.get(f"/api/tables/{table}").json()["table"]["view"]
    assert view["figures"] == figures(view)
    assert len(view["figures"]["prices"]) == 3


def test_a_replay_tells_them_at_every_moment_from_a_seat_and_with_everything_laid_open(ada: Someone) -> None:
    match, luck = bottega.new("magnifico", players=3, seed=1, goal="20"), random.Random(1)
    while not match.over:
        seat = luck.choice(match.actors)
        match.play(seat, luck.choice(match.legal(seat)))
    for body in ({"text": match.dumps()}, {"text": match.dumps(), "seat": 1}):
        steps = ada.http.post("/api/replay", json=body).raise_for_status().json()["steps"]
        assert len(steps) == len(match.log) + 1
        for step in steps[::50]:
            assert step["view"]["figures"] == figures(step["view"])
