"""The search in positions of Leonardo da Vinci: secret bids, a forced move, a winning move."""

import time

import bottega
from bottega.bots.budget import Budget
from bottega.bots.search import SearchBot, explain
from tests.bots.searching import estimates

from .steps import at_an_auction

GAME = bottega.game("leonardo")


def test_a_bid_already_made_by_another_is_not_peeked_at() -> None:
    waiting = at_an_auction()
    alone = estimates(waiting, 1)
    for florins in (0, 3, 7):
        match = at_an_auction()
        match.play(0, ("bid", florins))
        assert estimates(match, 1) == alone


def test_bidders_do_not_react_to_each_other() -> None:
    """Each chooses at the node where the auction came up; nothing grows behind a bid."""
    searcher = SearchBot(GAME, Budget(iterations=400), seed=1)
    searcher.explain(at_an_auction(), 0)
    grown = searcher._trees[0]
    seats = {int(grown.nodes[child]["seat"]) for child in grown.children(0)}
    assert seats == {0, 1}
    assert all(grown.children(child) == [] for child in grown.children(0))


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
