"""A small tournament and its games, played one after the other in this process: what every runner must bring."""

import pytest

from bottega.arena import Result, Tournament, play_game


@pytest.fixture(scope="session")
def tournament() -> Tournament:
    return Tournament("leonardo", ("greedy", "random"), players=3, deals=4, seed="7")


@pytest.fixture(scope="session")
def games(tournament: Tournament) -> dict[int, Result]:
    return {task.number: play_game(task) for task in tournament.tasks()}
