"""Who sees which fields, and what events say about works; the rest is in ../test_secrecy.py."""

import random

import pytest

import bottega
from bottega.engine.fields import NOBODY, OWNER

from .random_play import juggler, rich


@pytest.mark.rule("leonardo:6.7", "leonardo:6.10", "leonardo:8.A.10", "leonardo:9.14")
def test_hands_works_knowledge_of_the_deck_and_bids_are_their_owners_alone_and_the_deck_is_nobodys() -> None:
    fields = bottega.game("leonardo").record.fields
    owned = {"hand", "florins", "work", "foreseen", "glimpsed", "bid"}
    assert {name for name, field in fields.items() if field.see == OWNER} == owned
    assert {"rng", "deck", "suspects", "pair_stock"} == {name for name, f in fields.items() if f.see == NOBODY}


@pytest.mark.rule("leonardo:6.7")
def test_only_its_owner_sees_what_is_started_or_cancelled() -> None:
    match, rng = bottega.position("leonardo", rich(4), seed=2), random.Random(2)
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, juggler(match, seat, rng))
    for seat in (None, *range(4)):
        secret = [e for e in match.events_since(0, seat) if e.name in ("started", "cancelled")]
        assert len(secret) > 20
        assert all(("invention" in e.args) == (e.args["who"] == seat) for e in secret)
