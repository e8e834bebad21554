"""OpenSpiel: an information state is everything that a seat has observed, and nothing else."""

import pickle
import random
from itertools import chain
from typing import Any

import pyspiel
import pytest

from bottega.envs.openspiel import resampler
from tests.by_looking import LIGHTEST

from .openspiel_games import GAMES, by_chance, choices, secret

EVERY_GAME = pytest.mark.parametrize("name", GAMES.values(), ids=GAMES)


def perceived(state: Any, player: int) -> tuple[Any, ...]:
    return (
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
    )


@EVERY_GAME
def test_nothing_that_was_perceived_is_forgotten(name: str) -> None:
    before: dict[int, str] = {}
    for state, _ in choices(name, 1):
        history = state.full_history()
        for player in range(state.num_players()):
            text = state.information_state_string(player)
            own = [state.action_to_string(player, item.action) for item in history if item.player == player]
            assert [line[2:] for line in text.splitlines() if line.startswith("> ")] == own
            assert text.startswith(before.get(player, ""))
            before[player] = text


def test_a_secret_choice_is_observed_by_nobody_else() -> None:
    """Neither what was chosen, nor that somebody has chosen already. Not every game has secret choices."""
    met = 0
    for state, rng in chain.from_iterable(choices(f"bottega_{slug}(players=3)", 2) for slug in GAMES):
        if state.is_terminal() or not secret(state):
            continue
        actor, actions = state.current_player(), state.legal_actions()
        for player in range(state.num_players()):
            if player != actor:
                looks = perceived(state, player)
                for action in rng.sample(actions, min(3, len(actions))):
                    assert perceived(state.child(action), player) == looks
                    met += 1
    assert met > 20


def test_a_digest_differs_where_the_words_differ() -> None:
    digests: dict[Any, str] = {}
    for seed in range(3):
        for state, _ in choices(GAMES[LIGHTEST], seed):
            for player in range(2):
                text, numbers = state.information_state_string(player), tuple(state.information_state_tensor(player))
                assert digests.setdefault(numbers, text) == text
    assert len(digests) == len(set(digests.values())) > 100


# ---- worlds that a seat cannot distinguish


@EVERY_GAME
def test_a_sampled_world_is_the_same_to_the_player(name: str) -> None:
    worlds = changed = 0
    for state, rng in choices(name, 4):
        if state.is_terminal() or rng.random() < 0.7:
            continue
        player = rng.choice([state.current_player(), rng.randrange(state.num_players())])
        looks, legal = perceived(state, player), state.legal_actions(player)
        dealt = set()
        for _ in range(4):
            world = resampler(rng.random)(state, player)
            assert perceived(world, player) == looks
            assert world.current_player() == state.current_player()
            assert world.legal_actions(player) == legal
            assert perceived(pickle.loads(pickle.dumps(world)), player) == looks
            dealt.add(str(world))
        worlds += 1
        changed += dealt != {str(state)}
    assert worlds > 8
    assert changed > worlds // 2


@EVERY_GAME
def test_where_the_information_state_is_the_same_so_is_all_a_player_can_see_and_do(name: str) -> None:
    """The true game and a sampled world continue side by side until the player can distinguish them."""
    side_by_side = apart = 0
    for state, rng in chain.from_iterable(choices(name, seed) for seed in range(5, 9)):
        if side_by_side > 100:
            break
        if state.is_terminal() or rng.random() < 0.8:
            continue
        player = rng.randrange(state.num_players())
        here, there = state.clone(), state.resample_from_infostate(player, rng.random)
        while not here.is_terminal() and here.current_player() == there.current_player():
            if here.current_player() == player:
                assert here.legal_actions() == there.legal_actions()
            legal_in_both = sorted(set(here.legal_actions()) & set(there.legal_actions()))
            if not legal_in_both:
                break
            action, seed = rng.choice(legal_in_both), rng.random()
            for one in (here, there):
                one.apply_action(action)
                by_chance(one, random.Random(seed))
            if here.information_state_string(player) != there.information_state_string(player):
                break
            assert perceived(here, player) == perceived(there, player)
            side_by_side += 1
            apart += str(here) != str(there)
    assert side_by_side > 50
    assert apart > side_by_side // 2


def test_a_state_at_a_chance_node_is_not_resampled() -> None:
    state = pyspiel.load_game(GAMES[LIGHTEST]).new_initial_state()
    with pytest.raises(ValueError, match="cannot be resampled at a chance node"):
        state.resample_from_infostate(0, random.random)
