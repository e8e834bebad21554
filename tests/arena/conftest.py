"""A small tournament and its games, played one after the other in this process: what every runner must bring."""

import pytest

from bottega.arena import GameResult, Tournament, play_game

from . import GAME


@pytest.fixture(scope="session")
def tournament() -> Tournament:
    return Tournament(GAME, ("greedy", "random"), players=3, deals=4, seed="7")


@pytest.fixture(scope="session")
def games(tournament: Tournament) -> dict[int, GameResult]:
    return {game.number: play_game(game) for game in tournament.schedule()}
