"""The search: it uses only what the seat knows, is reproducible and strong, and can be stopped."""

import threading
import time

import numpy as np
import pytest

import bottega
from bottega.bots import bot, generator, sample_world, tree
from bottega.bots.budget import Budget
from bottega.bots.levels import LEVELS
from bottega.bots.search import SearchBot, explain
from bottega.engine.match import Match
from tests.by_looking import LIGHTEST

from .searching import after, estimates

GAME = bottega.game(LIGHTEST)


@pytest.mark.parametrize("moves", [0, 15, 30, 45])
def test_what_the_seat_cannot_know_changes_neither_the_move_nor_an_estimate(moves: int) -> None:
    match = after(LIGHTEST, moves, players=4, seed=moves)
    seat = match.actors[0]
    honest = estimates(match, seat)
    differed = False
    for world in range(4):
        state = sample_world(match, seat, generator(world))
        differed |= state.tobytes() != match.state.tobytes()
        other = after(LIGHTEST, moves, players=4, seed=moves)
        other.game.record.restore(other.state, state.tobytes())
        assert estimates(other, seat) == honest
    assert differed


def test_the_same_seed_and_iterations_give_the_same_estimates() -> None:
    match = after(LIGHTEST, 40)
    seat = match.actors[0]
    assert estimates(match, seat) == estimates(match, seat)
    assert estimates(match, seat, seed=3) != estimates(match, seat, seed=4)


def test_several_threads_add_up_and_are_reproducible_too() -> None:
    match = after(LIGHTEST, 40)
    seat = match.actors[0]
    found = [explain(match, seat, Budget(iterations=400), threads=2) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0].iterations == 400
    assert sum(t.visits for t in found[0].moves) == 400


def test_the_match_is_left_as_it_was() -> None:
    match = after(LIGHTEST, 40)
    before = match.state.tobytes(), len(match.events)
    explain(match, match.actors[0], Budget(iterations=50))
    assert (match.state.tobytes(), len(match.events)) == before


def test_a_time_budget_is_kept() -> None:
    match = after(LIGHTEST, 40)
    searcher = SearchBot(GAME, Budget(seconds=0.2))
    searcher.explain(match, match.actors[0])
    began = time.perf_counter()
    found = searcher.explain(match, match.actors[0])
    assert 0.15 < time.perf_counter() - began < 20  # far more than it takes, for a machine that is busy
    assert found.iterations > 50


def test_thinking_can_be_stopped() -> None:
    match = after(LIGHTEST, 40)
    searcher = SearchBot(GAME, Budget(seconds=600.0), threads=2)
    searcher.explain(match, match.actors[0], lambda: searcher._trees[0].done > 0)  # compiles
    enough = threading.Event()
    threading.Timer(0.3, enough.set).start()
    began = time.perf_counter()
    found = searcher.explain(match, match.actors[0], enough.is_set)
    assert time.perf_counter() - began < 100
    assert found.best in match.legal(match.actors[0])


def test_it_plays_better_than_greedy() -> None:
    wins = 0.0
    for deal in range(4):
        for seat in range(2):
            match = Match(GAME, 2, seed=f"deal {deal}", target="cpu")
            seats = [bot("search:80" if s == seat else "greedy", GAME, deal, "cpu") for s in range(2)]
            while not match.over:
                acting = match.actors[0]
                match.play(acting, seats[acting].choose(match, acting))
            wins += (seat in match.winners) / len(match.winners)
    assert wins >= 5


@pytest.mark.parametrize("budget", ["", "0", "-3", "x", "s", "0s", "-1s", "1e9s", "nans", "1.5"])
def test_a_budget_that_makes_no_sense_is_refused(budget: str) -> None:
    with pytest.raises(bottega.BottegaError, match="is not a budget for a search"):
        Budget.read(budget)


@pytest.mark.parametrize("name", ["stockfish", "greedy:5", "random:1s"])
def test_an_unknown_bot_is_refused_with_what_there_is(name: str) -> None:
    with pytest.raises(bottega.BottegaError, match="there are random, beginner, greedy, search, net, novice"):
        bot(name, GAME)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(level: str) -> None:
    match = after(LIGHTEST, 40)
    assert bot(level, GAME, 1).choose(match, match.actors[0]) in match.legal(match.actors[0])


def test_a_seat_that_is_not_to_move_gets_no_explanation() -> None:
    match = bottega.new(LIGHTEST, 2, seed=1)
    while len(match.actors) == 2:
        match.play(0, match.legal(0)[0])
    idle = 1 - match.actors[0]
    with pytest.raises(bottega.BottegaError, match=f"seat {idle} is not to move"):
        explain(match, idle)


def test_a_full_tree_does_no_harm() -> None:
    from bottega.bots.search import SearchTree

    match = after(LIGHTEST, 40)
    grown = SearchTree(GAME, 1, tree.BY_HEURISTIC, nodes=20)
    grown.grow(match.state, match.actors[0], Budget(iterations=200), lambda: False)
    assert grown.done == 200
    assert np.count_nonzero(grown.nodes["visits"]) <= 20
