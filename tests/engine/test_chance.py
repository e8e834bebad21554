"""Chance: even, reproducible, and unpredictable from what was seen."""

import hmac
import struct
from collections import Counter

import numpy as np
import pytest

import bottega
from bottega.engine import chance


def generator(seed: int = 1) -> np.ndarray:
    rng = np.zeros(4, np.int64)
    chance.seed_from(rng, seed, 0)
    return rng


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, other = generator(5), generator(5)
    assert [chance.draw(one) for _ in range(50)] == [chance.draw(other) for _ in range(50)]


def test_neighbouring_seeds_give_unrelated_numbers() -> None:
    first = {int(chance.draw(generator(seed))) >> 16 for seed in range(200)}
    assert len(first) > 190


def test_draws_are_even() -> None:
    rng = generator()
    counts = Counter(int(chance.below(rng, 6)) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert max(abs(n - 10_000) for n in counts.values()) < 450  # five standard deviations


def test_every_order_of_a_shuffle_is_as_likely_as_any_other() -> None:
    rng = generator()
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = np.array([9, 1, 2, 3, 4, 9])
        chance.shuffle(rng, cards, 1, 5)
        assert cards[0] == cards[5] == 9
        orders[tuple(int(c) for c in cards[1:5])] += 1
    assert len(orders) == 24
    assert max(abs(n - 1_000) for n in orders.values()) < 160


def test_chance_of_a_move_depends_on_the_seed_and_on_the_moment_only() -> None:
    rngs = [generator(0) for _ in range(4)]
    chance.reseed(rngs[0], "seed", 3)
    chance.draw(rngs[1])
    chance.reseed(rngs[1], "seed", 3)
    chance.reseed(rngs[2], "seed", 4)
    chance.reseed(rngs[3], "other", 3)
    assert list(rngs[0]) == list(rngs[1])
    assert len({tuple(rng) for rng in rngs[1:]}) == 3


@pytest.mark.parametrize("seed", ["", "7", "a" * 64, "a" * 65, "è" * 200])
def test_the_seed_of_a_move_is_a_message_authentication_code(seed: str) -> None:
    rng = generator(0)
    chance.reseed(rng, seed, 12)
    digest = hmac.digest(seed.encode(), b"bottega move 12", "sha256")
    assert tuple(rng) == struct.unpack("=4I", digest[:16])


def test_a_seed_drawn_from_the_system_is_long_and_fresh() -> None:
    seeds = {bottega.new(bottega.GAMES[0], 3).seed for _ in range(3)}
    assert len(seeds) == 3
    assert all(len(seed) == 32 for seed in seeds)


def test_the_commitment_is_public_from_the_start_and_the_seed_only_at_the_end() -> None:
    match = bottega.new(bottega.GAMES[0], 3, seed="a secret that nobody guesses")
    assert match.view(0)["commitment"] == chance.commitment("a secret that nobody guesses")
    while not match.over:
        assert "nobody guesses" not in repr([match.view(seat) for seat in (None, 0, 1, 2)])
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    assert match.view()["seed"] == "a secret that nobody guesses"
