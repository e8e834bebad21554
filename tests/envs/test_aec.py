"""PettingZoo: its own tests pass, and what we promise beyond that holds."""

import pickle
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo import test as pettingzoo_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import bottega
from tests.by_looking import LIGHTEST

ENVS = {slug: import_module(f"bottega.envs.{slug}_v0") for slug in bottega.GAMES}
ZOO = ENVS[LIGHTEST]
MOVES = bottega.game(LIGHTEST).moves.size
GAMES = pytest.mark.parametrize("zoo", ENVS.values(), ids=ENVS)
# What PettingZoo says of every environment whose observation carries a mask, its own classic games excepted by name.
pytestmark = pytest.mark.filterwarnings("ignore:Observation is not a NumPy", "ignore:Observation space for each agent")


def play(env: Any, seed: int) -> list[tuple[str, bytes, bytes, float]]:
    """A random game, and all that was seen in it."""
    rng, seen = np.random.default_rng(seed), []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        mask = observation["action_mask"]
        seen.append((agent, observation["observation"].tobytes(), mask.tobytes(), reward))
        env.step(None if ended else int(rng.choice(np.flatnonzero(mask))))
    return seen


@GAMES
@pytest.mark.parametrize("function", ["env", "raw_env"])
def test_the_api_test(zoo: Any, function: str) -> None:
    pettingzoo_test.api_test(getattr(zoo, function)())


@GAMES
def test_the_seed_test(zoo: Any) -> None:
    pettingzoo_test.seed_test(zoo.env)


@GAMES
def test_the_max_cycles_test(zoo: Any) -> None:
    pettingzoo_test.max_cycles_test(zoo)


@GAMES
def test_the_render_test(zoo: Any, capsys: pytest.CaptureFixture[str]) -> None:
    pettingzoo_test.render_test(zoo.env)
    assert "Lapis" in capsys.readouterr().out


@GAMES
def test_the_save_obs_test(
    zoo: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It saves pictures alone; of observations like these it says that it does not."""
    monkeypatch.chdir(tmp_path)
    pettingzoo_test.test_save_obs(zoo.env())
    assert "not save" in capsys.readouterr().out


@GAMES
def test_the_tests_of_parallel_environments(zoo: Any) -> None:
    pettingzoo_test.parallel_api_test(zoo.parallel_env())
    pettingzoo_test.parallel_seed_test(zoo.parallel_env)
    pettingzoo_test.api_test(zoo.env(max_cycles=40))


@GAMES
def test_it_is_called_by_its_name_and_version(zoo: Any) -> None:
    assert str(zoo.env()) == zoo.__name__.rpartition(".")[2]


def test_an_illegal_move_raises_in_the_raw_environment_and_changes_nothing() -> None:
    env = ZOO.raw_env()
    env.reset(seed=1)
    before = env.simulation.content
    closed = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    reason = rf"move {closed} \(.*\) is illegal for seat {env.simulation.seat} now"
    with pytest.raises(bottega.IllegalMove, match=reason):
        env.step(closed)
    with pytest.raises(bottega.BottegaError, match="'pass' is not the number of a move"):
        env.step("pass")
    assert env.simulation.content == before


def test_an_illegal_move_ends_the_game_as_pettingzoos_wrapper_ends_it() -> None:
    ours, theirs = ZOO.env(), TerminateIllegalWrapper(ZOO.raw_env(), illegal_reward=-1)
    ends = []
    for env in (ours, theirs):
        env.reset(seed=1)
        closed = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
        env.step(closed)
        end = []
        for agent in env.agent_iter():
            _, reward, terminated, _, _ = env.last()
            end.append((agent, reward, terminated))
            env.step(None)
        ends.append(end)
    assert ends[0] == ends[1]
    ours.reset(seed=1)
    agent = ours.agent_selection
    assert ends[0][0] == (agent, -1.0, True)
    ours.step(closed)
    assert f"move {closed} " in ours.infos[agent]["illegal"]


def test_what_is_no_action_at_all_and_what_comes_too_early_is_refused() -> None:
    env = ZOO.env()
    with pytest.raises(AttributeError, match="agent_selection cannot be accessed before reset"):
        env.agent_selection  # noqa: B018
    env.reset(seed=1)
    with pytest.raises(AssertionError, match=f"{MOVES} is not in the action space of {env.agent_selection}"):
        env.step(MOVES)
    with pytest.raises(bottega.BottegaError, match="players, not 9"):
        ZOO.env(players=9)
    with pytest.raises(bottega.BottegaError, match="no rewards by 'luck'"):
        ZOO.env(rewards="luck")
    with pytest.raises(bottega.BottegaError, match="no option 'colour'"):
        ZOO.env(colour="red")
    with pytest.raises(bottega.BottegaError, match="no render mode 'film'"):
        ZOO.env(render_mode="film")


@GAMES
def test_environments_side_by_side_do_not_disturb_each_other(zoo: Any) -> None:
    alone = play(zoo.env(), seed=4)
    one, other = zoo.env(), zoo.env()
    other.reset(seed=9)
    assert play(one, seed=4) == alone
    assert play(other, seed=4) == alone
    assert play(pickle.loads(pickle.dumps(zoo.raw_env())), seed=4) == alone
    assert play(one, seed=5) != alone


def test_in_a_secret_choice_nobody_sees_what_another_has_committed_to() -> None:
    compared = 0
    for zoo in ENVS.values():
        env, rng = zoo.raw_env(), np.random.default_rng(1)
        for seed in range(5):
            env.reset(seed=seed)
            while not env.simulation.over:
                several, chooser = env.simulation.acting, env.simulation.seat
                before = {a: env.observe(a)["observation"].tobytes() for a in env.agents}
                env.step(int(rng.choice(env.simulation.legal())))
                still = [seat for seat in range(4) if env.simulation.acting & several & ~(1 << chooser) & (1 << seat)]
                if several.bit_count() > 1 and still:
                    for agent in env.agents:
                        if agent != f"player_{chooser}":
                            assert env.observe(agent)["observation"].tobytes() == before[agent]
                            compared += 1
    assert compared > 60


@pytest.mark.parametrize("rewards", ["result", "margin"])
def test_rewards_come_at_the_end_and_add_up_to_nothing(rewards: str) -> None:
    env = ZOO.env(rewards=rewards)
    seen = play(env, seed=3)
    assert all(reward == 0 for *_, reward in seen[:-4])
    final = [reward for *_, reward in seen[-4:]]
    assert sum(final) == pytest.approx(0)
    match = env.unwrapped.simulation.match()
    if rewards == "margin":
        assert final == pytest.approx([points - (sum(match.scores) - points) / 3 for points in match.scores])
    else:
        won = (4 / len(match.winners) - 1) / 3
        assert final == pytest.approx([won if seat in match.winners else -1 / 3 for seat in range(4)])


def test_seats_that_choose_in_secret_do_so_in_one_cycle() -> None:
    together = 0
    for zoo in ENVS.values():
        env, rng = zoo.parallel_env(players=3), np.random.default_rng(0)
        observations, _ = env.reset(seed=2)
        while env.agents:
            masks = {agent: o["action_mask"] for agent, o in observations.items()}
            choosing = [agent for agent, mask in masks.items() if mask[:-1].any()]
            assert [agent for agent, mask in masks.items() if not mask[-1]] == choosing  # the others wait
            assert len(choosing) == env.simulation.acting.bit_count()
            together += len(choosing) > 1
            moves = {agent: int(rng.choice(np.flatnonzero(mask))) for agent, mask in masks.items()}
            observations, rewards, _, _, infos = env.step(moves)
            assert not any(infos.values())
        assert sum(rewards.values()) == pytest.approx(0)
    assert together > 3


def test_in_a_cycle_an_illegal_action_changes_nothing_and_costs_one() -> None:
    slug = next(slug for slug in bottega.GAMES if len(bottega.new(slug, 4, seed=2).actors) == 1)
    env = ENVS[slug].parallel_env()
    observations, _ = env.reset(seed=2)
    before, seat = env.simulation.content, env.simulation.seat
    other = (seat + 1) % 4
    moves = {agent: int(np.flatnonzero(o["action_mask"] == 0)[0]) for agent, o in observations.items()}
    moves[f"player_{seat}"] = env.wait
    _, rewards, _, _, infos = env.step(moves)
    assert env.simulation.content == before
    assert list(rewards.values()) == [-1.0] * 4
    assert infos[f"player_{seat}"] == {"illegal": f"seat {seat} is to move; it cannot wait"}
    assert infos[f"player_{other}"] == {"illegal": f"seat {other} is not to move; it can only wait"}
