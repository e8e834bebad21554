"""Who sees which fields, and what events say about a drawn card; the rest is in ../test_secrecy.py."""

import random

import pytest

import bottega
from bottega.engine.fields import NOBODY, OWNER

from .random_play import gambler


@pytest.mark.rule("atelier:4.8", "atelier:2.3", "atelier:2.4", "atelier:7.2")
def test_hands_are_their_owners_alone_and_decks_and_notes_are_nobodys() -> None:
    fields = bottega.game("atelier").record.fields
    assert {name for name, field in fields.items() if field.see == OWNER} == {"hand"}
    assert {name for name, field in fields.items() if field.see == NOBODY} == {
        "rng", "deck", "painting_deck", "deal", "known", "unseen", "unseen_count", "doubt", "doubt_count", "bars",
        "claims", "forgotten",
    }  # fmt: skip


@pytest.mark.rule("atelier:4.8", "atelier:2.3")
def test_only_its_owner_sees_a_drawn_card() -> None:
    match, rng = bottega.new("atelier", players=4, seed=2), random.Random(2)
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, gambler(match, seat, rng))
    for seat in (None, *range(4)):
        drawn = [e for e in match.events_since(0, seat) if e.name == "drew"]
        assert len(drawn) > 20
        assert all(("card" in e.args) == (e.args["who"] == seat) for e in drawn)
