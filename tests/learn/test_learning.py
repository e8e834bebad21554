"""Learning: training computes what the search computes, positions are recorded correctly, and a run can be resumed."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

import bottega
from bottega.bots import net_tree
from bottega.bots.budget import Budget
from bottega.bots.net import Network, with_network
from bottega.bots.net_tree import TO_THE_END
from bottega.bots.search import search_arrays
from bottega.bots.world_features import Features
from bottega.engine.errors import BottegaError
from bottega.learn.expert_iteration import main
from bottega.learn.games import PlayoutSettings, PlaySettings, Samples
from bottega.learn.self_play import HeuristicGames, TimedContest, contest, make_games
from bottega.learn.training import Model, TrainingSettings, joined_until, train, train_on_playouts
from tests.by_looking import LIGHTEST

GAME = bottega.game(LIGHTEST)
SEARCHED = PlaySettings(
    4, 3, random_moves=8, sampled_moves=10, heuristic_turns=4, quick_moves=20, later=100
)  # fmt: skip
BY_HEURISTIC = PlayoutSettings(2, random_moves=20, sampled_moves=50, recorded=20)
TINY_RUN = [
    GAME.slug, "--threads", "1", "--seconds", "1000", "--first-seconds", "1", "--held", "500", "--batch", "256",
    "--capacity", "20000", "--train-seconds", "0.5", "--make-seconds", "0.5", "--gate-seconds", "0.3",
    "--gate-iterations", "4", "--yardstick-seconds", "0", "--iterations", "4", "--generations", "1",
]  # fmt: skip


@pytest.fixture(autouse=True, scope="module")
def one_thread() -> Iterator[None]:
    """Many threads of PyTorch slow each other down on such small matrices."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


@pytest.fixture(scope="module")
def samples() -> Samples:
    return make_games(Network.new(GAME, 2), SEARCHED, 1e9, 1, 1, 4000)[0]


def heuristic_games(rows: int = 1000) -> HeuristicGames:
    return HeuristicGames(Network.new(GAME, 2), BY_HEURISTIC, 1, 1, rows)


def test_the_search_computes_what_training_computes() -> None:
    network = Network.new(GAME, 2, seed=5)
    net, tree = network.net_arrays(), search_arrays(GAME, 1, 8, net_tree.NET_NODE)
    build = with_network(GAME, 2)
    judge, deal = build.link(net_tree.judge), bottega.new(GAME.slug, 2, 1)
    judge(deal.state, 1, tree, net)
    with torch.no_grad():
        expected = torch.sigmoid(Model(network, "cpu")(torch.as_tensor(net.numbers[None])))[0].numpy()
    np.testing.assert_allclose(tree.result[[1, 0]], expected, rtol=1e-4)


def test_the_layers_are_those_of_training_for_all_kinds_of_positions(samples: Samples) -> None:
    network = Network.new(GAME, 2, seed=5)
    net, forward = network.net_arrays(), with_network(GAME, 2).link(net_tree.forward)
    with torch.no_grad():
        expected = Model(network, "cpu")(torch.as_tensor(samples.numbers[::40])).numpy()
    for numbers, outputs in zip(samples.numbers[::40], expected, strict=True):
        net.numbers[:] = numbers
        forward(net)
        np.testing.assert_allclose(net.second @ net.w3 + net.b3, outputs, rtol=1e-3, atol=1e-4)


def test_a_position_is_recorded_for_each_seat_with_results_in_its_order(samples: Samples) -> None:
    np.testing.assert_allclose(samples.results.sum(axis=1), 1, rtol=1e-6)
    np.testing.assert_allclose(samples.results[0::2], samples.results[1::2, ::-1], rtol=1e-6)
    points = samples.numbers[:, -2:]
    assert (points[0::2] == points[1::2, ::-1]).all()
    assert set(samples.level) <= {2, 3}


def test_without_search_a_position_is_worth_the_result(samples: Samples) -> None:
    np.testing.assert_allclose(samples.ahead, samples.results, rtol=1e-5)
    assert ((samples.searched >= 0) | (samples.searched == -1)).all()


def test_a_position_is_worth_what_the_search_finds_there_and_later() -> None:
    made = make_games(Network.new(GAME, 2), SEARCHED._replace(later=0), 1e9, 1, 1, 400, most=2)[0]
    found = made.searched[:, 0] >= 0
    assert found.any()
    assert not found.all()
    np.testing.assert_allclose(made.ahead[found], made.searched[found], rtol=1e-5)
    same_game = made.game[:-2] == made.game[2:]  # two rows, one for each seat, are one position
    follows = np.flatnonzero(~found[:-2] & same_game)
    np.testing.assert_allclose(made.ahead[follows], made.ahead[follows + 2], rtol=1e-5)


def test_the_heuristic_plays_each_game_to_its_result() -> None:
    games = heuristic_games()
    samples = joined_until(games, 2000)
    games.stop()
    np.testing.assert_allclose(samples.results.sum(axis=1), 1, rtol=1e-6)
    np.testing.assert_allclose(samples.ahead, samples.results, rtol=1e-6)
    assert 200 < len(np.unique(samples.game)) <= games.played
    assert len(np.unique(samples.numbers, axis=0)) > 1900  # many different positions


def test_training_on_the_heuristics_games_learns_to_tell_who_wins() -> None:
    blanks = [Network.new(GAME, 2, widths=widths) for widths in ((128, 32), (64, 16))]
    settings = TrainingSettings(1e9, steps=120, batch=256, rate=3e-3, checks=3, capacity=9_500, held=2000)
    trained = train_on_playouts(blanks, heuristic_games(), settings)
    for (network, outcome), blank in zip(trained, blanks, strict=True):
        assert len(outcome.held_out) == 4
        assert outcome.learned
        assert min(outcome.held_out) < outcome.constant
        assert network.layers["w1"].shape == blank.layers["w1"].shape
    assert trained[0][0].layers["w1"].shape == (Features.of(GAME, 2).rows, 128)


def test_training_goes_on_from_a_network(samples: Samples) -> None:
    blank = Network.new(GAME, 2)
    network, outcome = train(blank, samples, TrainingSettings(seconds=1e9, steps=20, batch=256, checks=2))
    assert outcome.learned
    assert (network.layers["w2"] != blank.layers["w2"]).any()


def test_training_needs_positions() -> None:
    few = make_games(Network.new(GAME, 2), SEARCHED, 1e9, 1, 1, 4000, most=1)[0]
    with pytest.raises(ValueError, match="play more games"):
        train(Network.new(GAME, 2), few, TrainingSettings(seconds=1e9, steps=1))


def test_a_search_to_the_end_does_not_depend_on_the_network() -> None:
    one, other = Network.new(GAME, 2, seed=1), Network.new(GAME, 2, seed=2)
    shares = [contest((net, 4, TO_THE_END), (net, 4, TO_THE_END), 1e9, 1, 3, deals=2) for net in (one, other)]
    assert shares[0].tolist() == shares[1].tolist()


def test_a_contest_counts_the_iterations_of_all_sides() -> None:
    network = Network.new(GAME, 2)
    played = TimedContest([network, replace(network, horizon=1000)], Budget(iterations=6), 1e9, 2, 1)
    played.run(deals=1)
    for number in (0, 1):
        assert played.of(number).tolist()[0] in (0, 0.25, 0.5, 0.75, 1)
        assert played.pace(number) == [6, 6]


def test_a_tiny_run_writes_its_log_and_its_weights_and_can_be_resumed(tmp_path: Path) -> None:
    compared = ["--switches", "horizon=25", "playouts=10,level=2", "--switch-seconds", "2", "--move-time", "8"]
    main([*TINY_RUN, *compared, "--out", str(tmp_path / "one")])
    log = [json.loads(line) for line in (tmp_path / "one" / "log.jsonl").read_text().splitlines()]
    assert {"begin", "learning", "compiled", "trained", "switches", "chosen", "gate", "end"} <= {
        line["what"] for line in log
    }
    weights = tmp_path / "one" / "weights.npz"
    best = Network.load(GAME, weights, "best_")
    assert best.players == 2
    resumed = ["--resume", str(weights), "--generations", "0", "--out", str(tmp_path / "two")]
    main([*TINY_RUN, *resumed])
    assert '"what": "resumed"' in (tmp_path / "two" / "log.jsonl").read_text()
    finals = ["--finals", "first", "best:horizon=25", "--yardstick-seconds", "2", "--move-time", "8"]
    again = [*resumed, "--set", "exploration=0.5", "--generations", "1", "--restart", "--gate-seconds", "0", *finals]
    main([*TINY_RUN, *again, "--out", str(tmp_path / "three")])
    log = [json.loads(line) for line in (tmp_path / "three" / "log.jsonl").read_text().splitlines()]
    assert {"first", "best:horizon=25"} <= next(line for line in log if line["what"] == "yardstick").keys()
    assert Network.load(GAME, tmp_path / "three" / "weights.npz", "best_").exploration == 0.5
    with pytest.raises(BottegaError, match="there is no finalist 'last'"):
        main([*TINY_RUN, *resumed, "--yardstick-seconds", "1", "--finals", "last"])
    with pytest.raises(BottegaError, match="are for 2 players"):
        main([*TINY_RUN, *resumed, "--players", "3"])
