"""Chance and secret bids of Magnifico in OpenSpiel."""

import random

import pyspiel

from tests.envs.openspiel_games import choices, secret, set_up

NAME = "bottega_magnifico(players=3,goal=20,quick_start=True)"


def test_the_result_of_a_battle_depends_on_chance_alone() -> None:
    for state, _ in choices(NAME, 5):
        if state.is_terminal() or state.sequential.simulation.view(None)["phase"] != "assault":
            continue
        infantry = [a for a in state.legal_actions() if "infantry" in state.sequential.config.game.every_move[a].name]
        child = state.child(infantry[-1])
        if child.is_chance_node():
            break
    ends = set()
    for outcome in range(60):
        end = child.clone()
        for number in (outcome, 0):
            assert end.is_chance_node()
            end.apply_action(number)
        ends.add(str(end))
    assert 1 < len(ends) < 60


def test_in_a_resampled_world_hidden_bids_are_made_again() -> None:
    game = pyspiel.load_game(NAME)
    state = set_up(game, random.Random(1))
    while not secret(state):
        state.apply_action(state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 1
    world = state.resample_from_infostate(1, random.random)
    order: list[int] = []
    while len(order) < 3:
        order.append(world.current_player())
        world.apply_action(world.legal_actions()[-1])
    assert order == [1, 2, 0]
    for player in range(3):
        assert f"bid who={player}" in world.information_state_string(1)
