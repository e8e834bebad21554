"""Worker processes: as many as asked for, the same games, and no game lost with a worker."""

import multiprocessing
import os
import signal
from dataclasses import replace
from typing import Any

import pytest

from bottega.arena import ArenaError, GameFailed, Local, Result, Tournament, play_game


@pytest.mark.parametrize("workers", [1, 2])
def test_any_number_of_workers_brings_the_same_games(
    tournament: Tournament, games: dict[int, Result], workers: int
) -> None:
    results = list(Local(workers).run(tournament.tasks()))
    assert len(results) == len(games)
    assert {result.number: result for result in results} == games


def test_a_search_with_a_budget_of_iterations_is_the_same_anywhere() -> None:
    tasks = Tournament("leonardo", ("greedy", "search:8"), players=2, deals=1).tasks()
    here = [play_game(task) for task in tasks]
    assert sorted(Local(2).run(tasks), key=lambda result: result.number) == here


def test_a_worker_that_dies_is_replaced_and_its_game_played_again(
    tournament: Tournament, games: dict[int, Result]
) -> None:
    results = []
    for result in Local(2).run(tournament.tasks()):
        results.append(result)
        if len(results) in (2, 7):
            victim = multiprocessing.active_children()[0]
            assert victim.pid is not None
            os.kill(victim.pid, signal.SIGKILL)
    assert len(results) == len(games)
    assert {result.number: result for result in results} == games


def test_workers_end_with_the_run(tournament: Tournament) -> None:
    running = Local(2).run(tournament.tasks())
    next(running)
    assert len(multiprocessing.active_children()) == 2
    running.close()  # type: ignore[attr-defined]
    assert not multiprocessing.active_children()


class Bomb:
    """Kills the worker that unpacks it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os._exit, (1,)


def test_a_game_that_kills_every_worker_is_given_up(tournament: Tournament) -> None:
    task = replace(tournament.tasks()[0], options={"setup": Bomb()})
    with pytest.raises(ArenaError, match="game 1 was given up: 3 workers died"):
        list(Local(1).run([task]))


def test_a_bot_that_breaks_down_is_told_with_the_game(tournament: Tournament) -> None:
    task = replace(tournament.tasks()[4], seats=("greedy", "wizard", "random"))
    with pytest.raises(GameFailed, match=r"game 5 broke down:[\s\S]*wizard"):
        list(Local(1).run([task]))
