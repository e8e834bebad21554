"""Gymnasium's single-agent API: one seat learns, bots play the others."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import bottega
from bottega.bots.levels import level_bots
from bottega.envs.single_agent import BottegaEnv
from tests.by_looking import LIGHTEST

MOVES = bottega.game(LIGHTEST).moves.size

GAMES = pytest.mark.parametrize("slug", bottega.GAMES)


def play(env: Any, seed: int | None) -> list[tuple[bytes, bytes, float]]:
    """A random game, and all that was seen in it."""
    rng, seen, ended = np.random.default_rng(1), [], False
    observation, info = env.reset(seed=seed)
    while not ended:
        move = int(rng.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, ended, truncated, info = env.step(move)
        assert not truncated
        seen.append((observation.tobytes(), info["action_mask"].tobytes(), reward))
    assert info["returns"].sum() == pytest.approx(0, abs=1e-5)
    return seen


@GAMES
def test_the_check_of_gymnasium(slug: str, capsys: pytest.CaptureFixture[str], recwarn: Any) -> None:
    env = gymnasium.make(f"bottega/{slug.capitalize()}-v0", render_mode="rgb_array")
    check_env(env.unwrapped)
    assert "Lapis" in capsys.readouterr().out  # what the mode "human" printed
    assert not [str(warning.message) for warning in recwarn if "bottega" in str(warning.message).lower()]


@GAMES
def test_a_game_follows_from_its_seed(slug: str) -> None:
    env = BottegaEnv(slug)
    first, then = play(env, 11), play(env, None)
    assert first == play(BottegaEnv(slug), 11)
    assert first == play(env, 11)
    assert then == play(env, None)
    assert first != play(env, 12)


def test_an_illegal_move_changes_nothing_costs_one_and_says_why() -> None:
    env = BottegaEnv(LIGHTEST, seat=2)
    before, info = env.reset(seed=1)
    content = env.simulation.content
    closed = int(np.flatnonzero(info["action_mask"] == 0)[0])
    for move, why in ((closed, f"move {closed} ("), (MOVES, f"there is no move {MOVES}"), (-1, "there is no move -1")):
        after, reward, terminated, truncated, told = env.step(move)
        assert (reward, terminated, truncated) == (-1.0, False, False)
        assert told["illegal"].startswith(why)
        assert (after == before).all()
        assert (told["action_mask"] == info["action_mask"]).all()
        assert env.simulation.content == content
    with pytest.raises(bottega.BottegaError, match="not the number of a move"):
        env.step(0.5)


def test_the_mask_is_for_the_action_space_to_sample_from() -> None:
    env = gymnasium.make(f"bottega/{LIGHTEST.capitalize()}-v0", players=2)
    _, info = env.reset(seed=1)
    env.action_space.seed(1)
    for _ in range(20):
        assert info["action_mask"][env.action_space.sample(info["action_mask"])]
    assert (env.get_wrapper_attr("action_masks")() == info["action_mask"]).all()


@pytest.mark.parametrize("vectors", ["sync", "async"])
def test_in_the_vectors_of_gymnasium_a_mask_always_marks_a_move(vectors: str) -> None:
    """After the last step of a game they ask for one more action, which only starts the next game."""
    name = f"bottega.envs:bottega/{LIGHTEST.capitalize()}-v0"  # a new process registers it too
    envs = gymnasium.make_vec(name, 2, vectorization_mode=vectors, players=2)
    try:
        rng, ended = np.random.default_rng(1), 0
        _, info = envs.reset(seed=1)
        while ended < 4:
            masks = np.stack(list(info["action_mask"]))
            assert masks.any(axis=1).all()
            moves = np.argmax(masks * rng.random(masks.shape), axis=1)
            _, _, terminations, _, info = envs.step(moves)
            assert "illegal" not in info
            ended += int(terminations.sum())
    finally:
        envs.close()


def test_no_step_before_the_game_or_after_it() -> None:
    env = BottegaEnv(LIGHTEST)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    play(env, 1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_search_bots_play_the_other_seats() -> None:
    env = BottegaEnv(LIGHTEST, players=2, seat=1, opponents="search:10")
    assert play(env, 3) == play(BottegaEnv(LIGHTEST, players=2, seat=1, opponents="search:10"), 3)


def test_a_level_is_the_bot_it_stands_for() -> None:
    name = level_bots(bottega.game(LIGHTEST), 2)["garzone"]
    assert play(BottegaEnv(LIGHTEST, opponents="garzone"), 5) == play(BottegaEnv(LIGHTEST, opponents=name), 5)


def test_wrong_parameters_are_refused_in_words() -> None:
    with pytest.raises(bottega.BottegaError, match="there is no bot 'nobody'"):
        BottegaEnv(LIGHTEST, opponents="nobody")
    with pytest.raises(bottega.BottegaError, match="there is no seat 4; they go from 0 to 3"):
        BottegaEnv(LIGHTEST, seat=4)
