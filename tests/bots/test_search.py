"""The search: honest, reproducible, sensible, and stoppable."""

import threading
import time

import numpy as np
import pytest

import bottega
from bottega.bots import LEVELS, bot, generator, sample_world, tree
from bottega.bots.budget import Budget
from bottega.bots.search import SearchBot, explain
from bottega.engine.match import Match
from tests.games.leonardo.steps import at_an_auction

GAME = bottega.game("leonardo")


def after(moves: int, players: int = 3, seed: int = 1) -> Match:
    """A match that greedy bots have played for a while, stopped where somebody has a choice."""
    match = bottega.new("leonardo", players, seed)
    seats = [bot("greedy", GAME, seat, "cpu") for seat in range(players)]
    while len(match.log) < moves or len(match.legal(match.actors[0])) < 3:
        seat = match.actors[0]
        match.play(seat, seats[seat].choose(match, seat))
    return match


def figures(match: Match, seat: int, seed: int = 3) -> list[tuple[str, int, float]]:
    found = explain(match, seat, Budget(iterations=300), seed)
    return [(str(t.move), t.visits, t.expected) for t in found.moves]


@pytest.mark.parametrize("moves", [0, 25, 60, 100, 150])
def test_what_the_seat_cannot_know_changes_neither_the_move_nor_a_figure(moves: int) -> None:
    match = after(moves, players=4, seed=moves)
    seat = match.actors[0]
    honest = figures(match, seat)
    differed = False
    for world in range(4):
        state = sample_world(match, seat, generator(world))
        differed |= state.deck.tobytes() != match.state.deck.tobytes()
        other = after(moves, players=4, seed=moves)
        other.game.record.restore(other.state, state.tobytes())
        assert figures(other, seat) == honest
    assert differed


def test_a_bid_already_made_by_another_is_not_peeked_at() -> None:
    waiting = at_an_auction()
    alone = figures(waiting, 1)
    for florins in (0, 3, 7):
        match = at_an_auction()
        match.play(0, ("bid", florins))
        assert figures(match, 1) == alone


def test_bidders_do_not_react_to_each_other() -> None:
    """Each chooses at the node where the auction came up; nothing grows behind a bid."""
    searcher = SearchBot(GAME, Budget(iterations=400), seed=1)
    searcher.explain(at_an_auction(), 0)
    grown = searcher._trees[0]
    seats = {int(grown.nodes[child]["seat"]) for child in grown.children(0)}
    assert seats == {0, 1}
    assert all(grown.children(child) == [] for child in grown.children(0))


def test_the_same_seed_and_iterations_give_the_same_figures() -> None:
    match = after(40)
    seat = match.actors[0]
    assert figures(match, seat) == figures(match, seat)
    assert figures(match, seat, seed=3) != figures(match, seat, seed=4)


def test_several_threads_add_up_and_are_reproducible_too() -> None:
    match = after(40)
    seat = match.actors[0]
    found = [explain(match, seat, Budget(iterations=400), threads=2) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0].iterations == 400
    assert sum(t.visits for t in found[0].moves) == 400


def test_the_match_is_left_as_it_was() -> None:
    match = after(40)
    before = match.state.tobytes(), len(match.events)
    explain(match, match.actors[0], Budget(iterations=50))
    assert (match.state.tobytes(), len(match.events)) == before


def test_a_time_budget_is_kept() -> None:
    match = after(40)
    searcher = SearchBot(GAME, Budget(seconds=0.2))
    searcher.explain(match, match.actors[0])
    began = time.perf_counter()
    found = searcher.explain(match, match.actors[0])
    assert 0.15 < time.perf_counter() - began < 20  # far more than it takes, for a machine that is busy
    assert found.iterations > 50


def test_thinking_can_be_stopped() -> None:
    match = after(40)
    searcher = SearchBot(GAME, Budget(seconds=600.0), threads=2)
    searcher.explain(match, match.actors[0], lambda: searcher._trees[0].done > 0)  # compiles
    enough = threading.Event()
    threading.Timer(0.3, enough.set).start()
    began = time.perf_counter()
    found = searcher.explain(match, match.actors[0], enough.is_set)
    assert time.perf_counter() - began < 100
    assert found.best in match.legal(match.actors[0])


def test_a_forced_move_needs_no_thought() -> None:
    match = bottega.position("leonardo", {"players": 2, "turn": 9, "hand": [{"iron": 0, "rope": 0, "brick": 0}]})
    assert [str(move) for move in match.legal(0)] == ["done"]
    searcher = SearchBot(GAME, Budget(seconds=600.0))
    began = time.perf_counter()
    assert str(searcher.choose(match, 0)) == "done"
    assert time.perf_counter() - began < 100


def test_it_finds_the_winning_move_in_the_last_turn() -> None:
    """Three weeks short of eight florins, in turn 9, with three apprentices: everybody into the lab."""
    match = bottega.position(
        "leonardo",
        {
            "players": 2,
            "turn": 9,
            "phase": "assignment",
            "requested": [13, 8, 1],
            "work": [{"small": 13}, {}],
            "weeks": [{"small": 4}, {}],
            "florins": [3, 8],
            "master": ["small_lab", None],
        },
    )
    found = explain(match, 0, Budget(iterations=300))
    assert found.best.name == "send"
    assert found.moves[0].expected > 0.9
    assert found.continuation[0] == (0, found.best)


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
    with pytest.raises(bottega.BottegaError, match="there are random, greedy, search, garzone"):
        bot(name, GAME)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(level: str) -> None:
    match = after(40)
    assert bot(level, GAME, 1).choose(match, match.actors[0]) in match.legal(match.actors[0])


def test_a_seat_that_is_not_asked_gets_no_explanation() -> None:
    match = bottega.new("leonardo", 2, seed=1)
    with pytest.raises(bottega.BottegaError, match="seat 1 is not asked"):
        explain(match, 1)


def test_a_full_tree_does_no_harm() -> None:
    from bottega.bots.search import SearchTree

    match = after(40)
    grown = SearchTree(GAME, 1, tree.BY_HEURISTIC, nodes=20)
    grown.grow(match.state, match.actors[0], Budget(iterations=200), lambda: False)
    assert grown.done == 200
    assert np.count_nonzero(grown.nodes["visits"]) <= 20
