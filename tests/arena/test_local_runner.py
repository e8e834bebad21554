"""Worker processes: the requested number, the same games, and no game lost with a worker."""

import multiprocessing
import os
import signal
from dataclasses import replace
from typing import Any

import pytest

from bottega.arena import ArenaError, GameFailed, GameResult, LocalRunner, Tournament, play_game

from . import GAME


@pytest.mark.parametrize("workers", [1, 2])
def test_any_number_of_workers_brings_the_same_games(
    tournament: Tournament, games: dict[int, GameResult], workers: int
) -> None:
    results = list(LocalRunner(workers).run(tournament.schedule()))
    assert len(results) == len(games)
    assert {result.number: result for result in results} == games


def test_a_search_with_a_budget_of_iterations_is_the_same_anywhere() -> None:
    games = Tournament(GAME, ("greedy", "search:8"), players=2, deals=1).schedule()
    here = [play_game(game) for game in games]
    assert sorted(LocalRunner(2).run(games), key=lambda result: result.number) == here


def test_a_worker_that_dies_is_replaced_and_its_game_played_again(
    tournament: Tournament, games: dict[int, GameResult]
) -> None:
    results = []
    for result in LocalRunner(2).run(tournament.schedule()):
        results.append(result)
        if len(results) in (2, 7):
            victim = multiprocessing.active_children()[0]
            assert victim.pid is not None
            os.kill(victim.pid, signal.SIGKILL)
    assert len(results) == len(games)
    assert {result.number: result for result in results} == games


def test_workers_end_with_the_run(tournament: Tournament) -> None:
    running = LocalRunner(2).run(tournament.schedule())
    next(running)
    assert len(multiprocessing.active_children()) == 2
    running.close()  # type: ignore[attr-defined]
    assert not multiprocessing.active_children()


class Bomb:
    """Kills the worker that unpacks it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os._exit, (1,)


def test_a_game_that_kills_every_worker_is_given_up(tournament: Tournament) -> None:
    game = replace(tournament.schedule()[0], options={"variants": Bomb()})
    with pytest.raises(ArenaError, match="game 1 was given up: 3 workers died"):
        list(LocalRunner(1).run([game]))


def test_a_bot_that_fails_is_reported_with_its_game(tournament: Tournament) -> None:
    game = replace(tournament.schedule()[4], seats=("greedy", "wizard", "random"))
    with pytest.raises(GameFailed, match=r"game 5 failed:[\s\S]*wizard"):
        list(LocalRunner(1).run([game]))
