"""OpenSpiel's own tests pass on our games, also through Shimmy to PettingZoo."""

import pickle
import random
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.tests import games_sim_test
from pettingzoo.test import api_test as pettingzoo_api_test
from shimmy import OpenSpielCompatibilityV0  # type: ignore[import-untyped]

import bottega
from bottega.envs.openspiel import DRAWS, OUTCOMES
from tests.by_looking import LIGHTEST

from .openspiel_games import GAMES, by_chance, choices, set_up

EVERY_GAME = pytest.mark.parametrize("name", GAMES.values(), ids=GAMES)


@EVERY_GAME
def test_random_sim_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@EVERY_GAME
def test_games_sim_test(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@EVERY_GAME
def test_enforce_api_on_partial_tree(name: str) -> None:
    random.seed(1)
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": pyspiel.load_game(name), "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun == 5
    assert not result.errors + result.failures


@EVERY_GAME
def test_a_playthrough_is_replayed_to_the_letter(name: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name, [], seed=1))
    written, again = generate_playthrough.replay(str(file))
    assert written == again
    assert f"MaxChanceOutcomes() = {OUTCOMES}" in written


@EVERY_GAME
def test_through_shimmy_the_games_pass_the_test_of_pettingzoo(name: str) -> None:
    game = pyspiel.load_game(name)
    env = OpenSpielCompatibilityV0(game_name=game.get_type().short_name, config=game.get_parameters())
    pettingzoo_api_test(env, num_cycles=100)


def test_every_number_of_players_can_be_loaded_and_played() -> None:
    for slug in bottega.GAMES:
        for players in bottega.game(slug).players:
            game = pyspiel.load_game(f"bottega_{slug}(players={players})")
            assert game.num_players() == players
            assert game.num_distinct_actions() == bottega.game(slug).moves.size
            state = set_up(game, random.Random(players))
            assert len(state.observation_tensor(players - 1)) == game.observation_tensor_size()
            assert state.returns() == [0.0] * players


@EVERY_GAME
def test_parameters_are_the_options_of_the_game(name: str) -> None:
    game = pyspiel.load_game(name)
    played = game.config.game
    shown = set_up(game, random.Random(1)).observation_string(0)
    for option in played.options:
        assert f"{option.name}={option.values[-1]}" in shown
    for variant in played.variants:
        assert f"{variant}=1" in shown


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(bottega.InvalidOption, match="players, not 9"):
        pyspiel.load_game(f"bottega_{LIGHTEST}(players=9)")
    with pytest.raises(bottega.InvalidOption, match="rewards"):
        pyspiel.load_game(f"bottega_{LIGHTEST}(rewards=gold)")
    with pytest.raises(pyspiel.SpielError, match="dice"):
        pyspiel.load_game(f"bottega_{LIGHTEST}(dice=3)")


@EVERY_GAME
def test_rewards_can_be_the_margin(name: str) -> None:
    *_, (state, _) = choices(name.replace(")", ",rewards=margin)"), 2)
    assert sum(state.returns()) == pytest.approx(0)
    assert state.returns() == pytest.approx(state.sequential.simulation.rewards(True).tolist())


def test_an_illegal_move_is_refused_and_nothing_changes() -> None:
    state = set_up(pyspiel.load_game(GAMES[LIGHTEST]), random.Random(1))
    before, illegal = str(state), state.get_game().num_distinct_actions() - 1
    with pytest.raises(bottega.IllegalMove):
        state.apply_action(illegal)
    assert str(state) == before
    assert len(state.history()) == DRAWS


# ---- chance


@EVERY_GAME
def test_nothing_is_drawn_outside_of_chance_nodes(name: str) -> None:
    drawn = 0
    for state, _ in choices(name, 4):
        content = np.frombuffer(state.sequential.simulation.content, state.sequential.config.game.record.dtype)
        assert not content["rng"].any()
        drawn = sum(item.player == pyspiel.PlayerId.CHANCE for item in state.full_history())
    assert drawn % DRAWS == 0
    assert drawn >= DRAWS


def test_different_chance_gives_different_set_ups() -> None:
    game = pyspiel.load_game(GAMES[LIGHTEST])
    set_ups = set()
    for numbers in [(i, 0) for i in range(40)] + [(0, i) for i in range(1, 40)]:
        state = game.new_initial_state()
        for number in numbers:
            state.apply_action(number)
        set_ups.add(str(state))
    assert len(set_ups) == 79


# ---- histories, copies, serialization


@EVERY_GAME
def test_a_history_leads_to_the_same_state(name: str) -> None:
    *_, (state, _) = choices(name, 6)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert_same(again, state)


@EVERY_GAME
def test_the_plain_rules_that_emit_events_come_to_the_same_state(name: str) -> None:
    *_, (state, _) = choices(name, 7)
    state.information_state_string(0)
    assert state.sequential.history.state.tobytes() == state.sequential.simulation.content


@EVERY_GAME
def test_a_serialized_state_goes_on_as_it_would_have(name: str) -> None:
    game, rng = pyspiel.load_game(name), random.Random(8)
    state = set_up(game, rng)
    for _ in range(30):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        copies = [state.clone(), pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())]
        for copy in copies:
            assert_same(copy, state)
        by_chance(copies[0], random.Random(1))
        by_chance(copies[1], random.Random(1))
        assert str(copies[0]) == str(copies[1])
        by_chance(state, rng)


def assert_same(one: Any, other: Any) -> None:
    assert str(one) == str(other)
    assert one.history() == other.history()
    for player in range(one.num_players()):
        assert one.information_state_string(player) == other.information_state_string(player)
