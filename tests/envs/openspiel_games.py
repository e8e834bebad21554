"""Games played through OpenSpiel, for the tests."""

import random
from collections.abc import Iterator
from typing import Any

import pyspiel

import bottega
import bottega.envs.openspiel  # registers the games


def configured(slug: str) -> str:
    """A game with few players, the last value of each option and all variants: quick, and it tests the parameters."""
    game = bottega.game(slug)
    options = {option.name: option.values[-1] for option in game.options} | dict.fromkeys(game.variants, True)
    parameters = {"players": game.players[0], **options}
    return f"bottega_{slug}({','.join(f'{name}={value}' for name, value in parameters.items())})"


GAMES = {slug: configured(slug) for slug in bottega.GAMES}


def set_up(game: Any, rng: random.Random) -> Any:
    """A state at its first decision."""
    state = game.new_initial_state()
    by_chance(state, rng)
    return state


def by_chance(state: Any, rng: random.Random) -> None:
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])


def choices(name: str, seed: int) -> Iterator[tuple[Any, random.Random]]:
    """Every decision of a random game, and its end."""
    rng = random.Random(seed)
    state = set_up(pyspiel.load_game(name), rng)
    while not state.is_terminal():
        yield state, rng
        state.apply_action(rng.choice(state.legal_actions()))
        by_chance(state, rng)
    yield state, rng


def secret(state: Any) -> bool:
    """Whether several players choose at the same time, in secret."""
    acting = state.sequential.simulation.acting
    return bool(acting & acting - 1)
