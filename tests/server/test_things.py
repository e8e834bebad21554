"""A table says what everything on it is, to each viewer as much as they may know."""

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
