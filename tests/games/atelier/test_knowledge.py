"""The notes of a player with perfect memory, step by step: which unseen cards a shown card can have been."""

import pytest

import bottega
from bottega.engine.record import State
from bottega.games.atelier.components import KINDS
from bottega.games.atelier.rules.knowledge import barred, bars_on, comes_to_light, kind_of, note, suspects

LOW, MIDDLE, HIGH = 3, 4, 5  # three kinds of cards
FIRST_DEAL, ONE_BAR = 0, 1  # when a card was drawn: eight times the deal, and the number of bars


def state(unseen: list[tuple[int, int]], bars: tuple[tuple[int, int], ...] = (), deal: int = 0) -> State:
    """A state in which seat 0 has these unseen cards, as pairs of kind and stamp, and the deck is used up."""
    s = bottega.new("atelier", players=2, seed=1).state.copy()
    s.deck_left, s.deal = 0, deal
    s.unseen_count[:] = 0
    s.unseen[:] = 0
    for position, (kind, when) in enumerate(unseen):
        s.unseen[0, position] = note(kind, when)
    s.unseen_count[0] = len(unseen)
    s.claims = len(bars)
    for claim, (seat, kinds) in enumerate(bars):
        s.bars[claim] = kinds | seat << KINDS
    return s


@pytest.mark.rule("atelier:7.2")
def test_bars_exclude_kinds_from_the_claim_on() -> None:
    s = state([], bars=((0, 1 << LOW), (1, 1 << HIGH), (0, 1 << MIDDLE)))
    assert (bars_on(s, 0), bars_on(s, 1)) == (2, 1)
    assert barred(s, 0, 0, 1) == 1 << LOW
    assert barred(s, 0, 1, 2) == 1 << MIDDLE
    assert barred(s, 0, 0, 2) == 1 << LOW | 1 << MIDDLE
    assert barred(s, 0, 2, 2) == 0
    assert barred(s, 1, 0, 1) == 1 << HIGH


@pytest.mark.rule("atelier:4.8")
@pytest.mark.rule("atelier:7.2")
def test_a_card_that_a_claim_ruled_out_was_drawn_after_it() -> None:
    cards = [(MIDDLE, FIRST_DEAL), (LOW, ONE_BAR)]
    assert suspects(state(cards), 0, LOW, ONE_BAR, 0) == (0, 1)
    barred_low = state(cards, bars=((0, 1 << LOW),))
    assert suspects(barred_low, 0, LOW, ONE_BAR, 1) == (1, 1)
    comes_to_light(barred_low, 0, LOW)
    assert (barred_low.unseen_count[0], barred_low.doubt_count[0]) == (1, 0)
    assert kind_of(int(barred_low.unseen[0, 0])) == MIDDLE


@pytest.mark.rule("atelier:4.8")
def test_a_doubt_stays_until_one_explanation_is_left() -> None:
    s = state([(LOW, 0), (MIDDLE, 0), (LOW, 8), (HIGH, 8)], deal=1)
    comes_to_light(s, 0, LOW)  # of the old deck or of the new one
    assert (s.unseen_count[0], s.doubt_count[0]) == (4, 1)
    comes_to_light(s, 0, LOW)  # then one of each
    comes_to_light(s, 0, MIDDLE)  # there was one only in the old deck
    assert s.unseen_count[0] - s.doubt_count[0] == 1
