"""A table says what everything on it is, to each viewer as much as they may know."""

import random

import pytest

import bottega
from tests.server.running import MINE, Guest

EXPLAINED = [slug for slug in bottega.GAMES if bottega.game(slug).explain is not None]


@pytest.mark.parametrize("slug", EXPLAINED)
def test_a_table_explains_its_things_to_a_seat_and_to_a_spectator(ada: Guest, bea: Guest, slug: str) -> None:
    game = bottega.game(slug)
    table = ada.open([MINE] * game.players[0], slug)
    shown = ada.http.get(f"/api/tables/{table}", params={"seat": 1}).json()
    mine = ada.http.get(f"/api/tables/{table}/things", params={"seat": 1}).raise_for_status().json()
    assert game.explain is not None
    assert mine["number"] == shown["number"]
    assert mine["things"] == {name: thing.plain() for name, thing in game.explain(shown["table"]["view"]).items()}
    watched = bea.http.get(f"/api/tables/{table}").json()["table"]["view"]
    theirs = bea.http.get(f"/api/tables/{table}/things").raise_for_status().json()
    assert theirs["things"] == {name: thing.plain() for name, thing in game.explain(watched).items()}
    assert bea.http.get(f"/api/tables/{table}/things", params={"seat": 1}).status_code == 403


@pytest.mark.parametrize("slug", EXPLAINED)
def test_a_replay_explains_the_things_of_each_step_as_a_seat_saw_them(ada: Guest, slug: str) -> None:
    game = bottega.game(slug)
    match, rng = bottega.new(slug, players=game.players[0], seed=1), random.Random(1)
    middle = {}
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
        if len(match.log) == 30:
            middle = match.view(1)
    assert game.explain is not None
    body = {"text": match.dumps(), "step": 30, "seat": 1}
    told = ada.http.post("/api/replay/things", json=body).raise_for_status().json()
    assert told == {name: thing.plain() for name, thing in game.explain(middle).items()}
    assert ada.http.post("/api/replay/things", json={**body, "step": len(match.log) + 1}).status_code == 422
    assert ada.http.post("/api/replay/things", json={**body, "seat": match.players}).status_code == 422


def test_a_game_that_is_not_over_explains_no_step_and_no_points(ada: Guest) -> None:
    slug = EXPLAINED[0]
    table = ada.open([MINE] * bottega.game(slug).players[0], slug)
    assert ada.http.get(f"/api/tables/{table}/replay/0/things", params={"seat": 0}).status_code == 409
    assert ada.http.get(f"/api/tables/{table}/points").status_code == 409
