"""The analysis with a network as the judge of the best move and of the one played, from what the seat knew."""

import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bottega
from bottega.analysis import Analysis, Decision, analyse, analyser, sentences
from bottega.analysis.comparison import compare
from bottega.analysis.evaluation import MoveEvaluator
from bottega.analysis.json_format import to_json
from bottega.analysis.net_evaluation import LEAD_INTERVAL, NetMoveEvaluator, net_search_after
from bottega.bots import generator, net, net_tree, sample_world, weights
from bottega.bots.budget import Budget
from bottega.bots.net import Network
from bottega.engine.match import Match
from bottega.workers import ThreadPool
from tests.bots.searching import after
from tests.by_looking import LIGHTEST

from .games import play_on

GAME = bottega.game(LIGHTEST)
PLAYERS = weights.player_counts(GAME)[0]
BUDGET, PLAYOUTS = Budget(iterations=60), 20
LATE = 36  # moves, after which few decisions are left


def shipped() -> Network:
    network = weights.shipped(GAME, PLAYERS)
    assert network
    return replace(network, reuse=False)


def indifferent(horizon: int = 0) -> Network:
    """Expects half a win for everybody, everywhere."""
    network = replace(shipped(), horizon=horizon, playouts=0)
    return replace(network, layers={**network.layers, **{name: 0 * network.layers[name] for name in ("w3", "b3")}})


@pytest.fixture(scope="module")
def short() -> bottega.Match:
    """A finished game for as many players as there is a network for."""
    return play_on(bottega.new(LIGHTEST, PLAYERS, seed=4))


@pytest.fixture(scope="module")
def found(short: bottega.Match) -> Analysis:
    return analyse(short, BUDGET, playouts=PLAYOUTS)


# ---- which judge


def test_the_network_judges_where_the_game_has_one(found: Analysis) -> None:
    assert found.judge == "network"
    assert to_json(found)["effort"]["judge"] == "network"


def test_playouts_judge_where_there_is_no_network(monkeypatch: pytest.MonkeyPatch, finished: bottega.Match) -> None:
    monkeypatch.setattr(analyser, "shipped", lambda game, players: None)
    others = analyse(finished, Budget(iterations=10), playouts=PLAYOUTS)
    assert others.judge == "playouts"
    assert to_json(others)["effort"]["judge"] == "playouts"


def test_an_error_is_said_only_where_playouts_judge(found: Analysis) -> None:
    """That of a network is not known, and that of the samples would sound too sure."""
    point = found.turning_points[0]
    assert "give or take" not in " ".join(sentences.turning_point(found, point))
    assert "give or take" in " ".join(sentences.turning_point(replace(found, judge="playouts"), point))


def test_the_network_chooses_the_best_moves(short: bottega.Match) -> None:
    choices = [one for one in analyser._replay(short)[0] if one.options > 1]
    networks = shipped(), Network.new(GAME, PLAYERS, seed=1), None
    found = [tuple(analyser._decide(short, one, it, BUDGET, 1, 0).best.move for it in choices) for one in networks]
    assert len(set(found)) == 3


@pytest.fixture
def misfit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The game's weights are for another version of its rules."""
    path = tmp_path / weights.FILE
    weights.ship(Network.new(GAME, PLAYERS), {}, path)
    with np.load(path) as file:
        arrays = dict(file)
    name = f"p{PLAYERS}_fits"
    np.savez(path, **{**arrays, name: arrays[name] + [0, 1, 0, 0]})
    monkeypatch.setattr(weights, "path_of", lambda game: path)
    weights.shipped.cache_clear()
    yield
    weights.shipped.cache_clear()


@pytest.mark.usefixtures("misfit")
def test_playouts_judge_if_the_weights_do_not_fit_and_that_is_said(
    short: bottega.Match, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert analyse(short, Budget(iterations=5), playouts=PLAYOUTS).judge == "playouts"
    (said,) = caplog.messages
    assert said.startswith("playouts judge instead of a network: the weights in")


# ---- both moves


def test_the_same_network_judges_both_moves() -> None:
    match = after(LIGHTEST, 10, PLAYERS)
    seat, (first, second, *_) = match.actors[0], match.legal(match.actors[0])
    best, played, cost, error = compare(match.state, seat, first, second, 100, 2, 0, indifferent())
    assert (best.expected, played.expected, cost, error) == (0.5, 0.5, 0, 0)
    by_playouts = compare(match.state, seat, first, second, 100, 2, 0, None)
    assert by_playouts[2] != 0


def test_the_same_move_is_tried_in_the_same_way() -> None:
    match = after(LIGHTEST, 10, PLAYERS)
    evaluator, seat = NetMoveEvaluator(shipped(), 5, 100), match.actors[0]
    first, second = (evaluator.evaluate(match.state, seat, match.legal(seat)[0]) for _ in range(2))
    assert np.array_equal(first[0], second[0], equal_nan=True)
    assert first[1] == second[1]


def test_the_lead_is_that_at_the_end_of_playouts() -> None:
    """It says nothing of what the network expects: this one expects the same of every move."""
    match = after(LIGHTEST, 10, PLAYERS)
    seat = match.actors[0]
    for move in match.legal(seat):
        rows, _ = NetMoveEvaluator(indifferent(), 5, 1600).evaluate(match.state, seat, move)
        known = np.isfinite(rows[:, 1])
        assert list(np.flatnonzero(known)) == list(range(0, 1600, LEAD_INTERVAL))
        leads, by_playouts = rows[known, 1], MoveEvaluator(GAME, 6, 1600).evaluate(match.state, seat, move)[0][:, 1]
        assert leads.mean() == pytest.approx(by_playouts.mean(), abs=4)
        assert leads.std() == pytest.approx(by_playouts.std(), rel=0.4)  # where the network judges, they differ less


def test_the_lead_is_known_for_all_compared_moves(found: Analysis) -> None:
    compared = [one for one in found.decisions if one.best.move != one.played.move]
    assert compared
    for one in compared:
        assert one.best.lead is not None
        assert one.played.lead is not None
        assert np.isfinite([one.best.lead, one.played.lead]).all()


def is_played_to_the_end(rows: Any) -> bool:
    """The indifferent network says one half everywhere; of games that were played to the end, few are even."""
    return bool((rows[:, 0] != 0.5).mean() > 0.5)


def test_near_the_end_the_first_move_decides_about_the_judge_of_all() -> None:
    """After one move the game is soon over, after the other not: alone, they would have different judges."""
    match, far, near = moves_of_different_length()
    seat, decisions = match.actors[0], decisions_after(match, near)
    network = indifferent(horizon=-(-decisions // net_tree.PROBES))
    alone = [NetMoveEvaluator(network, 3, 40).evaluate(match.state, seat, move)[0] for move in (near, far)]
    assert [is_played_to_the_end(rows) for rows in alone] == [True, False]
    for order in ((near, far), (far, near)):
        evaluator = NetMoveEvaluator(network, 3, 40)
        rows = [evaluator.evaluate(match.state, seat, move)[0] for move in order]
        assert [is_played_to_the_end(one) for one in rows] == [order[0] == near] * 2


def moves_of_different_length() -> tuple[Match, Any, Any]:
    """A position with a move after which many decisions are left, and one after which few are."""
    for seed in range(1, 40):
        match = after(LIGHTEST, LATE, PLAYERS, seed)
        moves = sorted(match.legal(match.actors[0]), key=lambda move: decisions_after(match, move))
        if decisions_after(match, moves[-1]) - decisions_after(match, moves[0]) > net_tree.PROBES:
            return match, moves[-1], moves[0]
    raise AssertionError("all moves leave as many decisions")


def decisions_after(match: Match, move: Any) -> int:
    """How many decisions the probes after a move count."""
    evaluator = NetMoveEvaluator(indifferent(horizon=1), 3, 1)
    evaluator.evaluate(match.state, match.actors[0], move)
    return int(evaluator._net.probed[1])


# ---- what holds with playouts holds with a network


@pytest.mark.parametrize("threads", [1, 3])
def test_the_same_budget_and_seed_find_the_same(found: Analysis, threads: int) -> None:
    again = analyse(found.match, BUDGET, threads=threads, playouts=PLAYOUTS)
    assert (again.chances, again.decisions) == (found.chances, found.decisions)
    assert again.turning_points == found.turning_points


@pytest.mark.parametrize("moves", [12, 30])
def test_what_the_seat_could_not_know_changes_no_decision(moves: int) -> None:
    match = after(LIGHTEST, moves, PLAYERS, seed=moves)
    seat, worlds = match.actors[0], set()
    honest = decide(match, match.state)
    for number in range(4):
        world = sample_world(match, seat, generator(number))
        worlds.add(world.tobytes())
        assert decide(match, world) == honest
    assert len(worlds) > 1


def decide(match: Match, state: Any) -> list[Decision]:
    """What is found out about each legal move, had it been played."""
    seat, legal = match.actors[0], match.legal(match.actors[0])
    logged = [analyser.LoggedMove(len(match.log) + 1, state, seat, move, len(legal)) for move in legal]
    found = [analyser._decide(match, shipped(), one, BUDGET, 2, 0) for one in logged]
    assert any(one.cost for one in found)
    return found


class Started(Exception):
    """The threads of an analysis start."""


def test_everything_is_compiled_before_threads_start(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[bool] = []

    class Pool(ThreadPool):
        def __enter__(self) -> "Pool":
            build = net.with_network(GAME)
            functions = [build.link(function) for function in (net_search_after, net_tree.net_search)]
            compiled.extend(bool(function.signatures) for function in functions)  # type: ignore[attr-defined]
            raise Started

    match = bottega.new(LIGHTEST, PLAYERS, seed=4)
    seat, legal = match.actors[0], match.legal(match.actors[0])
    first = analyser.LoggedMove(1, match.state, seat, legal[0], len(legal))
    match.play(seat, analyser._decide(match, shipped(), first, Budget(iterations=1), 1, 0).best.move)
    play_on(match)  # a game that begins with the best move: nothing is compared there
    monkeypatch.setattr(analyser, "ThreadPool", Pool)
    net.with_network.cache_clear()  # a new build, for which nothing is compiled yet
    with pytest.raises(Started):
        analyse(match)
    assert compiled == [True, True]
