"""Observations from 0 to 1 and as one-hot rows: they say the same as the raw numbers."""

from typing import Any

import gymnasium
import numpy as np
import pytest

import bottega
import bottega.envs
from bottega.engine.observe import Layout
from bottega.envs.aec import BottegaAEC
from bottega.envs.encoding import HALF, OBSERVATIONS, Encoding
from bottega.envs.parallel import BottegaParallel
from bottega.envs.single_agent import BottegaEnv
from bottega.envs.vector import BottegaVectorEnv
from tests.by_looking import LIGHTEST

GAMES = pytest.mark.parametrize("slug", bottega.GAMES)
PLAYERS = 4  # as in other tests, so that it is compiled once


def raw_observations(slug: str) -> Any:
    """The observations of some games, played at random."""
    envs, rng = BottegaVectorEnv(slug, 8, players=PLAYERS), np.random.default_rng(1)
    observations, info = envs.reset(seed=1)
    found = [observations.copy()]
    for _ in range(60):
        observations, *_, info = envs.step(np.argmax(info["action_mask"] * rng.random(info["action_mask"].shape), 1))
        found.append(observations.copy())
    return np.concatenate(found)


@GAMES
def test_scaled_numbers_go_from_0_to_1_by_the_declared_limits(slug: str) -> None:
    layout, raw = Layout.of(bottega.game(slug), PLAYERS), raw_observations(slug)
    scaled = Encoding(layout, "scaled").encode(raw)
    low, high = (row.astype(np.float64) for row in layout.limits)
    limited = high < 2**15 - 1
    assert (scaled.dtype, scaled.shape) == (np.float32, raw.shape)
    assert scaled[:, limited] == pytest.approx(((raw - low) / (high - low))[:, limited], abs=1e-6)
    assert scaled[:, ~limited] == pytest.approx((raw / (raw + HALF))[:, ~limited], abs=1e-6)
    assert limited.mean() > 0.9


@GAMES
def test_one_hot_rows_name_the_same_choices_and_seats(slug: str) -> None:
    layout, raw = Layout.of(bottega.game(slug), PLAYERS), raw_observations(slug)
    encoding = Encoding(layout, "one_hot")
    encoded, scaled = encoding.encode(raw), Encoding(layout, "scaled").encode(raw)
    assert encoded.shape == (len(raw), encoding.size)
    hot = 0
    for part in layout.parts:
        there, here = raw[:, part.start : part.stop], encoded[:, encoding.slices[part.name]]
        if part.meaning in ("choice", "seat") or part.name == "seat":
            rows = here.reshape(len(raw), part.size, -1)
            assert (rows.sum(axis=2) == 1).all()
            assert (rows.argmax(axis=2) + layout.limits[0][part.start] == there).all()
            hot += 1
        else:
            assert (here == scaled[:, part.start : part.stop]).all()
    assert hot > 5


@pytest.mark.parametrize("kind", OBSERVATIONS)
def test_every_environment_has_them(kind: str) -> None:
    size = Encoding(Layout.of(bottega.game(LIGHTEST), 2), kind).size
    single = BottegaEnv(LIGHTEST, players=2, observations=kind)
    assert single.observation_space.contains(single.reset(seed=1)[0])
    assert single.observation_space.shape == (size,)
    vector = BottegaVectorEnv(LIGHTEST, 5, players=2, observations=kind)
    observations, _ = vector.reset(seed=1)
    assert vector.observation_space.contains(observations)
    assert observations.shape == (5, size)
    aec = BottegaAEC(LIGHTEST, players=2, observations=kind)
    aec.reset(seed=1)
    assert aec.observation_space("player_0").contains(aec.observe("player_0"))
    parallel = BottegaParallel(LIGHTEST, players=2, observations=kind)
    assert parallel.observation_space("player_1").contains(parallel.reset(seed=1)[0]["player_1"])


def test_the_last_observation_of_a_game_is_encoded_too() -> None:
    envs, rng = BottegaVectorEnv(LIGHTEST, 4, players=2, observations="one_hot"), np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    while "final_obs" not in info:
        _, _, ended, _, info = envs.step(np.argmax(info["action_mask"] * rng.random(info["action_mask"].shape), 1))
    last = info["final_obs"][int(np.flatnonzero(ended)[0])]
    assert envs.single_observation_space.contains(last)


def test_an_unknown_kind_is_refused_in_words() -> None:
    with pytest.raises(
        bottega.BottegaError, match="there are no observations 'pixels'; there are raw, scaled, one_hot"
    ):
        gymnasium.make(f"bottega/{LIGHTEST.capitalize()}-v0", observations="pixels")
