"""OpenSpiel: its Python bots play our games, those that search included."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from bottega.envs.openspiel import OUTCOMES, BottegaBot, resampler
from tests.by_looking import LIGHTEST

from .openspiel_games import GAMES, choices

SIMULATIONS = 2
EVERY_GAME = pytest.mark.parametrize("name", GAMES.values(), ids=GAMES)


def play(name: str, first: pyspiel.Bot, rng: np.random.RandomState) -> list[float]:
    """A game of a bot on seat 0 against others that choose at random."""
    state = pyspiel.load_game(name).new_initial_state()
    bots = [first, *(uniform_random.UniformRandomBot(player, rng) for player in range(1, state.num_players()))]
    while not state.is_terminal():
        chance = state.is_chance_node()
        action = rng.randint(OUTCOMES) if chance else bots[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    return list(state.returns())


@EVERY_GAME
def test_mcts_plays(name: str) -> None:
    rng = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(pyspiel.load_game(name), 1.4, SIMULATIONS, evaluator, random_state=rng)
    assert sum(play(name, bot, rng)) == pytest.approx(0)


@EVERY_GAME
def test_ismcts_plays_in_worlds_that_are_dealt_by_us(name: str) -> None:
    rng = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(pyspiel.load_game(name), evaluator, 1.4, SIMULATIONS, random_state=rng)
    bot.set_resampler(resampler(rng.random_sample))
    assert sum(play(name, bot, rng)) == pytest.approx(0)


def test_ismcts_works_without_a_given_resampler() -> None:
    *_, (state, _) = (moment for _, moment in zip(range(20), choices(GAMES[LIGHTEST], 1), strict=False))
    rng = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 1.4, 30, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_the_policy_of_ismcts_depends_only_on_what_its_seat_knows() -> None:
    """In the true world and in one sampled for the seat, the same randomness leads to the same policy."""
    for number, (state, _) in enumerate(choices(f"bottega_{LIGHTEST}(players=3)", 2)):
        if number in (1, 10, 25):
            player = state.current_player()
            policies = []
            for world in (state, state.resample_from_infostate(player, lambda: 0.3)):
                rng = np.random.RandomState(number)
                bot = ismcts.ISMCTSBot(
                    state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 1.4, 25, random_state=rng,
                    final_policy_type=ismcts.ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT,
                )  # fmt: skip
                bot.set_resampler(resampler(rng.random_sample))
                policies.append(sorted(bot.get_policy(world)))
            assert policies[0] == policies[1]


def test_the_environment_for_learners_plays_to_the_end() -> None:
    env = rl_environment.Environment(pyspiel.load_game(GAMES[LIGHTEST]), observation_type=None)
    step, rng, choices_made = env.reset(), np.random.RandomState(1), 0
    while not step.last():
        step = env.step([rng.choice(step.observations["legal_actions"][step.current_player()])])
        choices_made += 1
    assert choices_made > 20
    assert sum(step.rewards) == pytest.approx(0)


@EVERY_GAME
def test_our_bots_play_at_their_tables(name: str) -> None:
    rng = np.random.RandomState(3)
    returns = play(name, BottegaBot(pyspiel.load_game(name), "greedy"), rng)
    assert returns[0] == max(returns)  # a sensible beginner among random players


def test_our_bots_take_part_in_openspiels_own_loop() -> None:
    game = pyspiel.load_game(f"bottega_{LIGHTEST}(players=2)")
    state, rng = game.new_initial_state(), np.random.RandomState(1)
    results = pyspiel.evaluate_bots(state, [BottegaBot(game, "greedy"), uniform_random.UniformRandomBot(1, rng)], 3)
    assert sum(results) == pytest.approx(0)
    with pytest.raises(ValueError, match="a bot cannot choose at a chance node"):
        BottegaBot(game, "random").step(game.new_initial_state())
