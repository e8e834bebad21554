"""Who sees which fields, and what events say about cards kept and received; the rest is in ../test_secrecy.py."""

import random

import pytest

import bottega
from bottega.engine.fields import NOBODY, OWNER

from .secrecy import busy


@pytest.mark.rule("omnia:1.3", "omnia:3.4", "omnia:5.1", "omnia:5.2")
def test_action_cards_and_cities_drawn_are_their_owners_alone_and_the_packs_are_nobodys() -> None:
    fields = bottega.game("omnia").record.fields
    owned = {"hand", "kept", "pick", "known", "drawn"}
    assert {name for name, field in fields.items() if field.see == OWNER} == owned
    assert {name for name, field in fields.items() if field.see == NOBODY} == {"rng", "deck", "city_deck"}


@pytest.mark.rule("omnia:3.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_their_owner_sees_cards_kept_and_received(players: int) -> None:
    match, rng = bottega.new("omnia", players=players, seed=2), random.Random(2)
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, busy(match, seat, rng))
    for seat in (None, *range(players)):
        secret = [e for e in match.events_since(0, seat) if e.name in ("kept", "received")]
        assert len(secret) == 4 * players
        assert all((len(e.args) > 1) == (e.args["who"] == seat) for e in secret)
