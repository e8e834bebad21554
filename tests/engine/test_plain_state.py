import random

import numpy as np
import pytest

import bottega
from bottega.engine.chance import reseed, shuffle
from bottega.engine.compile import plain_function
from bottega.engine.fields import EVERYONE, NOBODY, SEAT, TOP_FIRST, Field
from bottega.engine.plain_state import plain_copy
from bottega.engine.record import Record

RECORD = Record(3, [
    Field("rng", NOBODY, (4,), dtype=np.int64),
    Field("turn", EVERYONE),
    Field("seen", EVERYONE, dtype=np.int32),
    Field("purse", EVERYONE, (SEAT,)),
    Field("hand", EVERYONE, (SEAT, 2)),
    Field("decks", NOBODY, (2, 4), pile=TOP_FIRST),
])  # fmt: skip
COSTS, PRICES = np.array([3, 40_000], np.int32), np.array([[1, 2], [3, 4]], np.int16)


def test_a_state_and_its_plain_form_share_their_memory() -> None:
    s = RECORD.blank()
    s.turn, s.purse[1], s.hand[2, 1] = -3, 7, 9
    plain = s.plain
    assert (plain.turn, plain.purse[1], plain.hand[2, 1]) == (-3, 7, 9)
    plain.turn, plain.seen, plain.purse[0], plain.hand[0, 1] = 5, 1 << 20, 4, 6
    assert (s.turn, s.seen, s.purse.tolist(), s.hand.tolist()) == (5, 1 << 20, [4, 7, 0], [[0, 6], [0, 0], [0, 9]])
    assert all(type(value) is int for value in (plain.turn, plain.seen, plain.purse[0], plain.hand[0, 1]))


def test_a_copy_of_a_plain_state_is_independent() -> None:
    s = RECORD.blank().plain
    s.turn, s.purse[1] = 3, 7
    copied = plain_copy(s)
    copied.turn, copied.purse[1] = 4, 8
    assert (s.turn, s.purse[1], copied.turn, copied.purse[1]) == (3, 7, 4, 8)


def test_each_of_several_piles_can_be_shuffled() -> None:
    s = RECORD.blank()
    reseed(s.rng, "a seed", 0)
    for card in range(4):
        s.plain.decks[0, card], s.plain.decks[1, card] = card, 10 + card
    shuffle(s.plain.rng, s.plain.decks[1], 0, 4)
    assert s.decks[0].tolist() == [0, 1, 2, 3]
    assert sorted(s.decks[1].tolist()) == [10, 11, 12, 13] != s.decks[1].tolist()


def wide(s, number):
    return s.turn + COSTS[number] + sum(PRICES[number, column] for column in range(2))


def test_a_plain_function_computes_with_pythons_own_numbers() -> None:
    s = RECORD.blank().plain
    s.turn = 1
    found = plain_function(wide)(s, 1)
    assert (found, type(found)) == (40_008, int)


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_match_goes_on_as_the_rules_do_on_a_state_of_numpy(slug: str) -> None:
    game = bottega.game(slug)
    rules, rng = game.build("python"), random.Random(5)
    match = bottega.new(slug, players=game.players[-1], seed=11)
    state = game.record.copy(match.state)
    out = np.zeros(game.moves.size, np.int64)
    for played in range(1, 120):
        if not match.actors:
            break
        seat = rng.choice(match.actors)
        legal = match.legal(seat)
        assert [move.number for move in legal] == out[: rules.legal(state, seat, out)].tolist()
        move = rng.choice(legal)
        match.play(seat, move)
        reseed(state.rng, match.seed, played)
        rules.apply(state, seat, move.number)
        assert state.tobytes() == match.state.tobytes()
