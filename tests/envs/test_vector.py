"""Gymnasium's vector: many games at once play byte for byte as one does."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import bottega
from bottega.envs.simulation import Simulation
from bottega.envs.single_agent import BottegaEnv
from bottega.envs.vector import BottegaVectorEnv
from tests.by_looking import LIGHTEST

MOVES = bottega.game(LIGHTEST).moves.size

GAMES = pytest.mark.parametrize("slug", bottega.GAMES)
SEED = 30


def legal_moves(masks: Any, rng: np.random.Generator) -> Any:
    """An open move of each row."""
    return np.argmax(masks * rng.random(masks.shape), axis=1)


@GAMES
def test_game_i_plays_as_a_single_table_with_seed_plus_i(slug: str) -> None:
    """State, seat, mask, observation, reward, and on into the games that begin where others end."""
    games, envs = 6, BottegaVectorEnv(slug, 6, rewards="margin")
    tables = [Simulation(bottega.game(slug), 4) for _ in range(games)]
    for i, table in enumerate(tables):
        table.reset(SEED + i)
    observations, info = envs.reset(seed=SEED)
    rng, ends = np.random.default_rng(1), 0
    while ends < games:
        moves = legal_moves(info["action_mask"], rng)
        movers = info["seat"]
        observations, rewards, ended, truncated, info = envs.step(moves)
        assert not truncated.any()
        for i, table in enumerate(tables):
            table.play(int(moves[i]))
            assert ended[i] == table.over
            if table.over:
                ends += 1
                returns = table.rewards(margins=True).astype(np.float32)
                assert (info["returns"][i] == returns).all()
                assert rewards[i] == returns[movers[i]]
                assert (info["final_obs"][i] == table.observe(int(movers[i]))).all()
                table.reset()
            else:
                assert rewards[i] == 0
            assert envs._games.states[i].tobytes() == table.content
            assert info["seat"][i] == table.seat
            assert (info["action_mask"][i] == table.mask).all()
            assert (observations[i] == table.observe(table.seat)).all()


def assert_as_single(slug: str, opponents: str) -> None:
    games, envs = 5, BottegaVectorEnv(slug, 5, opponents=opponents)
    singles = [BottegaEnv(slug, seat=i % 4, opponents=opponents) for i in range(games)]
    infos = [single.reset(seed=SEED + i)[1] for i, single in enumerate(singles)]
    observations, info = envs.reset(seed=SEED)
    rng, ends = np.random.default_rng(2), 0
    while ends < games:
        assert (info["seat"] == [0, 1, 2, 3, 0]).all()
        moves = legal_moves(info["action_mask"], rng)
        observations, rewards, ended, _, info = envs.step(moves)
        for i, single in enumerate(singles):
            observation, reward, over, _, infos[i] = single.step(moves[i])
            assert (rewards[i], ended[i]) == (np.float32(reward), over)
            if over:
                ends += 1
                assert (info["final_obs"][i] == observation).all()
                assert (info["returns"][i] == infos[i]["returns"]).all()
                observation, infos[i] = single.reset()
            assert (observations[i] == observation).all()
            assert (info["action_mask"][i] == infos[i]["action_mask"]).all()
            assert envs._games.states[i].tobytes() == single.simulation.content


@GAMES
def test_a_learner_among_bots_lives_through_the_same_as_alone(slug: str) -> None:
    assert_as_single(slug, "random")


def test_so_it_does_among_greedy_ones() -> None:
    assert_as_single(LIGHTEST, "greedy")


def test_gymnasium_makes_it_and_knows_its_autoreset_mode() -> None:
    envs = gymnasium.make_vec(
        f"bottega/{LIGHTEST.capitalize()}-v0", num_envs=64, vectorization_mode="vector_entry_point", players=2
    )
    assert isinstance(envs, BottegaVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, info = envs.reset(seed=1)
    assert observations in envs.observation_space
    assert info["action_mask"].shape == (64, MOVES)
    envs.action_space.seed(1)
    assert envs.action_space.sample(tuple(info["action_mask"])) in envs.action_space


def test_observations_and_masks_are_the_arrays_that_are_written_into() -> None:
    envs = BottegaVectorEnv(LIGHTEST, 8)
    observations, info = envs.reset(seed=1)
    for _ in range(3):
        before = observations, info["action_mask"]
        observations, _, _, _, info = envs.step(legal_moves(info["action_mask"], np.random.default_rng(0)))
        assert (observations is before[0], info["action_mask"] is before[1]) == (True, True)


def test_a_wrong_step_is_refused_in_words_and_changes_nothing() -> None:
    envs = BottegaVectorEnv(LIGHTEST, 4)
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.step(np.zeros(4, int))
    _, info = envs.reset(seed=1)
    before, good = envs._games.states.tobytes(), legal_moves(info["action_mask"], np.random.default_rng(0))
    wrong = good.copy()
    wrong[2] = np.flatnonzero(info["action_mask"][2] == 0)[0]
    seat = envs._games.seats[2]
    with pytest.raises(ValueError, match=rf"{LIGHTEST}: in game 2 move {wrong[2]} \(.*\) is illegal for seat {seat}"):
        envs.step(wrong)
    wrong[2] = MOVES
    with pytest.raises(ValueError, match=f"in game 2 move {MOVES} is illegal"):
        envs.step(wrong)
    for misshapen in (good[:3], good.astype(float), good[None], None):
        with pytest.raises(ValueError, match=f"{LIGHTEST}: a step takes 4 whole numbers, one for each game"):
            envs.step(misshapen)
    assert envs._games.states.tobytes() == before


def test_seeds_can_be_given_one_by_one_and_none_means_that_chance_goes_on() -> None:
    one, other = BottegaVectorEnv(LIGHTEST, 3), BottegaVectorEnv(LIGHTEST, 3)
    assert (one.reset(seed=7)[0] == other.reset(seed=[7, 8, 9])[0]).all()
    again = one.reset()[0].copy(), other.reset()[0].copy()
    assert (again[0] == again[1]).all()
    assert (one.reset(seed=2**60 + 7)[0] == other.reset(seed=7)[0]).all()  # 2**48 seeds there are
    with pytest.raises(ValueError, match="3 games need one seed or one each"):
        one.reset(seed=[1, 2])
    first = BottegaVectorEnv(LIGHTEST, 3).reset()[0].copy()
    assert (first != BottegaVectorEnv(LIGHTEST, 3).reset()[0]).any()


def test_wrong_parameters_are_refused_in_words() -> None:
    with pytest.raises(ValueError, match="no bot 'search' for a batch"):
        BottegaVectorEnv(LIGHTEST, 2, opponents="search:50")
    with pytest.raises(ValueError, match="num_envs must be at least 1, not 0"):
        BottegaVectorEnv(LIGHTEST, 0)


def test_every_game_can_be_drawn() -> None:
    envs = BottegaVectorEnv(LIGHTEST, 2, render_mode="ansi")
    envs.reset(seed=1)
    boards = envs.render()
    assert len(boards) == 2
    assert all(len(board.splitlines()) > 3 for board in boards)
