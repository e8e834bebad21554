"""Clients know no rules: the server tells them what a game counts, and what follows from each view."""

import random

import pytest

import bottega
from tests.server.running import MINE, Guest

WITH_FIGURES = [slug for slug in bottega.GAMES if bottega.game(slug).figures is not None]


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_game_says_what_it_counts_and_which_field_of_a_view_has_the_number(ada: Guest, slug: str) -> None:
    info = ada.http.get(f"/api/games/{slug}").json()
    game = bottega.game(slug)
    assert (info["counter"], info["unit"]) == (game.counter, game.unit)
    assert isinstance(bottega.new(slug, players=game.players[0], seed=1).view()[info["counter"]], int)


@pytest.mark.parametrize("slug", WITH_FIGURES)
def test_a_view_of_a_table_has_figures(ada: Guest, slug: str) -> None:
    game = bottega.game(slug)
    table = ada.open([MINE] * game.players[0], slug)
    view = ada.http.get(f"/api/tables/{table}").json()["table"]["view"]
    assert game.figures is not None
    assert view["figures"] == game.figures(view)


@pytest.mark.parametrize("slug", WITH_FIGURES)
def test_every_step_of_a_replay_has_figures_from_a_seat_and_with_everything_shown(ada: Guest, slug: str) -> None:
    game = bottega.game(slug)
    assert game.figures is not None
    match, rng = bottega.new(slug, players=game.players[0], seed=1), random.Random(1)
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
    for body in ({"text": match.dumps()}, {"text": match.dumps(), "seat": 1}):
        steps = ada.http.post("/api/replay", json=body).raise_for_status().json()["steps"]
        assert len(steps) == len(match.log) + 1
        for step in steps[::50]:
            assert step["view"]["figures"] == game.figures(step["view"])
