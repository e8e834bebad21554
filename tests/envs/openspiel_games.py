"""Games played through OpenSpiel, for the tests."""

import random
from collections.abc import Iterator
from typing import Any

import pyspiel

import bottega.envs.openspiel  # noqa: F401 - registers the games

# One form of each game: as few players as it has, and options, so that it is quick and parameters are shown to work.
FORMS = {
    "leonardo": "bottega_leonardo(players=2,setup=expert,codex=True)",
    "magnifico": "bottega_magnifico(players=3,goal=20,quick_start=True)",
    "atelier": "bottega_atelier(players=2,ring=four,rewards=margin)",
    "omnia": "bottega_omnia(players=2)",
}


def set_up(game: Any, rng: random.Random) -> Any:
    """A state at its first choice."""
    state = game.new_initial_state()
    by_chance(state, rng)
    return state


def by_chance(state: Any, rng: random.Random) -> None:
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])


def choices(name: str, seed: int) -> Iterator[tuple[Any, random.Random]]:
    """Every state of a random game in which somebody chooses, and at last its end."""
    rng = random.Random(seed)
    state = set_up(pyspiel.load_game(name), rng)
    while not state.is_terminal():
        yield state, rng
        state.apply_action(rng.choice(state.legal_actions()))
        by_chance(state, rng)
    yield state, rng


def secret(state: Any) -> bool:
    """Whether others choose at the same time, so that nobody may know what was chosen."""
    acting = state.sequential.simulation.acting
    return bool(acting & acting - 1)
