"""Learning: training computes what the search computes, and positions are recorded correctly for all players."""

import pickle
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import bottega
from bottega.bots import net_tree
from bottega.bots.budget import Budget
from bottega.bots.net import Network, quantised, with_network
from bottega.bots.net_tree import TO_THE_END
from bottega.bots.world_features import Features
from bottega.engine.errors import BottegaError
from bottega.learn.games import Choices, PlayoutSettings, PlaySettings, Samples
from bottega.learn.self_play import AgainstSearch, Contest, HeuristicGames, SearchGames, joined
from bottega.learn.shards import read_choices, read_samples, read_shard, shard_bytes, summary, write_shard
from bottega.learn.training import (
    Encoder,
    Model,
    TooFewPositions,
    TrainingSettings,
    joined_until,
    train,
    train_on_playouts,
    train_policy,
)
from bottega.workers import ignore_progress
from bottega.workers.crew import LocalCrew, in_order
from tests.by_looking import LIGHTEST

GAME = bottega.game(LIGHTEST)
SEARCHED = PlaySettings(
    4, 3, random_moves=8, sampled_moves=10, heuristic_turns=4, quick_moves=20, later=100
)  # fmt: skip
BY_HEURISTIC = PlayoutSettings(2, random_moves=20, sampled_moves=50, recorded=20)


@pytest.fixture(scope="module")
def played() -> tuple[Samples, Choices]:
    return search_games(SEARCHED, 60)


@pytest.fixture(scope="module")
def samples(played: tuple[Samples, Choices]) -> Samples:
    return played[0]


@pytest.fixture(scope="module")
def choices(played: tuple[Samples, Choices]) -> Choices:
    return played[1]


def search_games(settings: PlaySettings, games: int) -> tuple[Samples, Choices]:
    return SearchGames(Network.new(GAME, 2), settings, 1, 0, games).run(ignore_progress)


def heuristic_games(rows: int = 1000) -> Iterator[Samples]:
    """Pieces without end."""
    for number in count():
        yield HeuristicGames(Network.new(GAME, 2), BY_HEURISTIC, 1, number, rows).run(ignore_progress)


def test_the_search_computes_what_training_computes() -> None:
    network = Network.new(GAME, 2, seed=5)
    net, tree = network.net_arrays(), network.search_arrays(1, 8)
    build = with_network(GAME)
    judge, deal = build.link(net_tree.judge), bottega.new(GAME.slug, 2, 1)
    judge(deal.state, 1, tree, net)
    with torch.no_grad():
        expected = torch.sigmoid(Model(rounded(network), "cpu")(torch.as_tensor(net.numbers[None])))[0].numpy()
    np.testing.assert_allclose(tree.result[[1, 0]], expected, rtol=1e-4)


def test_the_layers_are_those_of_training_for_all_kinds_of_positions(samples: Samples) -> None:
    network = Network.new(GAME, 2, seed=5)
    net, forward = network.net_arrays(), with_network(GAME).link(net_tree.forward)
    with torch.no_grad():
        expected = Model(rounded(network), "cpu")(torch.as_tensor(samples.numbers[::40])).numpy()
    for numbers, outputs in zip(samples.numbers[::40], expected, strict=True):
        net.numbers[:] = numbers
        forward(net)
        np.testing.assert_allclose(net.second @ net.w3 + net.b3, outputs, rtol=1e-3, atol=1e-4)


def rounded(network: Network) -> Network:
    """With the weights of the first layer as the search has them."""
    w1, step = quantised(network.layers["w1"], Features.of(network.game, network.players))
    return replace(network, layers={**network.layers, "w1": w1 * np.float32(step)})


def test_no_sum_of_the_first_layer_leaves_its_bits() -> None:
    network = Network.new(GAME, 2, seed=5)
    features = Features.of(GAME, 2)
    w1, step = quantised(network.layers["w1"], features)
    np.testing.assert_allclose(w1 * step, network.layers["w1"], atol=0.51 * step)
    largest = np.maximum.reduceat(np.abs(w1.astype(int)), features.first_row)  # of each input
    assert 30_000 < largest.sum(axis=0).max() < 2**15


def test_a_position_is_recorded_as_the_seat_sees_it_that_is_to_move(samples: Samples) -> None:
    np.testing.assert_allclose(samples.results.sum(axis=1), 1, rtol=1e-6)
    (whose,) = (part.start for part in Features.of(GAME, 2).layout.parts if part.name == "active")
    assert set(samples.numbers[:, whose]) <= {0, -1}  # itself, the seats being counted from it, or all seats at once
    turned = (samples.game[1:] == samples.game[:-1]) & (samples.results[1:, 0] != samples.results[:-1, 0])
    assert turned.sum() > 100
    np.testing.assert_allclose(samples.results[1:][turned], samples.results[:-1][turned][:, ::-1], rtol=1e-6)
    assert set(samples.level) <= {2, 3}


def test_without_search_a_position_is_worth_the_result(samples: Samples) -> None:
    np.testing.assert_allclose(samples.ahead, samples.results, rtol=1e-5)
    assert ((samples.searched >= 0) | (samples.searched == -1)).all()


def test_a_position_is_worth_what_the_search_finds_there_and_later() -> None:
    made, _ = search_games(SEARCHED._replace(later=0), 2)
    found = made.searched[:, 0] >= 0
    assert found.any()
    assert not found.all()
    np.testing.assert_allclose(made.ahead[found], made.searched[found], rtol=1e-5)
    follows = np.flatnonzero(~found[:-1] & (made.game[:-1] == made.game[1:]))
    same_seat = np.isclose(made.results[follows], made.results[follows + 1]).all(axis=1)
    later = np.where(same_seat[:, None], made.ahead[follows + 1], made.ahead[follows + 1][:, ::-1])
    np.testing.assert_allclose(made.ahead[follows], later, rtol=1e-5)


def test_the_heuristic_plays_each_game_to_its_result() -> None:
    samples = joined_until(heuristic_games(), 2000)
    np.testing.assert_allclose(samples.results.sum(axis=1), 1, rtol=1e-6)
    np.testing.assert_allclose(samples.ahead, samples.results, rtol=1e-6)
    assert len(np.unique(samples.game)) > 100
    assert len(np.unique(samples.numbers, axis=0)) > 1900  # many different positions


def test_training_on_the_heuristics_games_learns_to_tell_who_wins() -> None:
    blank = Network.new(GAME, 2)
    how = TrainingSettings(uses=1.5, batch=256, rate=2e-3, checks=3)
    network, outcome = train_on_playouts(blank, heuristic_games(), 20_000, 2000, how)
    assert outcome.steps == 118
    assert len(outcome.held_out) == 4
    assert outcome.learned
    assert min(outcome.held_out) < outcome.constant
    assert network.layers["w1"].shape == (Features.of(GAME, 2).rows, 128)


def test_what_never_occurs_is_not_left_random() -> None:
    pieces = heuristic_games()
    parts = [next(pieces), next(pieces)]
    how = TrainingSettings(uses=4, batch=256, rate=2e-3, checks=1)
    network, _ = train_on_playouts(Network.new(GAME, 2), iter(parts), 1000, 1000, how)
    inputs = Encoder(network, "cpu")(torch.as_tensor(joined(parts).numbers))
    occurred = np.bincount(inputs.rows.numpy(), minlength=Features.of(GAME, 2).rows)
    never = occurred == 0
    assert 0 < never.sum() < len(never)
    assert not network.layers["w1"][never].any()
    often = occurred > 100
    assert network.layers["w1"][often].any(axis=1).all()


def test_learning_keeps_step_with_the_games() -> None:
    seen = []
    how = TrainingSettings(uses=1, batch=100, checks=2)
    train_on_playouts(Network.new(GAME, 2), heuristic_games(), 4000, 1000, how, lambda *done: seen.append(done))
    assert seen == [(1000, 4000), (2000, 4000), (3000, 4000), (4000, 4000)]


def test_training_goes_on_from_a_network(samples: Samples) -> None:
    blank = Network.new(GAME, 2)
    network, outcome = train(blank, samples, TrainingSettings(uses=1, batch=256, rate=1e-3, checks=2))
    assert outcome.learned
    assert (network.layers["w2"] != blank.layers["w2"]).any()


def test_training_needs_positions() -> None:
    few, chosen = search_games(SEARCHED, 1)
    with pytest.raises(TooFewPositions, match="play more games"):
        train(Network.new(GAME, 2), few, TrainingSettings(uses=1))
    with pytest.raises(TooFewPositions, match="play more games"):
        train_policy(Network.new(GAME, 2), chosen, TrainingSettings(uses=1))


def test_decisions_are_recorded_with_the_visits_of_each_move(choices: Choices) -> None:
    legal = choices.moves >= 0
    assert (legal.sum(axis=1) > 1).all()
    assert (choices.moves.max(axis=1) < GAME.moves.size).all()
    assert (choices.visits.sum(axis=1) == SEARCHED.iterations).all()
    assert (choices.visits[~legal] == 0).all()
    assert (np.diff(choices.visits, axis=1) <= 0).all()  # the move tried most comes first
    assert (np.where(legal, choices.scores, -1).max(axis=1) == 0).all()
    assert all(len(set(moves[moves >= 0])) == (moves >= 0).sum() for moves in choices.moves)


def test_the_policy_learns_what_the_search_tries_more_than_the_heuristic_says(choices: Choices) -> None:
    blank = Network.new(GAME, 2)
    how = TrainingSettings(uses=8, batch=256, rate=2e-3, checks=4)
    network, outcome = train_policy(blank, choices, how)
    assert outcome.held_out[0] == pytest.approx(outcome.heuristic, abs=1e-6)  # a new policy adds nothing
    assert outcome.learned
    assert outcome.least < min(outcome.held_out) < outcome.heuristic
    assert network.layers is blank.layers
    _, more = train_policy(network, choices, how)
    assert more.held_out[0] == pytest.approx(min(outcome.held_out), abs=1e-5)  # it goes on


def test_the_search_adds_what_the_policy_says_in_training(choices: Choices) -> None:
    network = trained_policy(choices)
    tree, build, match = network.search_arrays(1, 8), with_network(GAME), bottega.new(GAME.slug, 2, 1)
    seat = match.actors[0]
    moves = np.array([move.number for move in match.legal(seat)], np.int64)
    weights = {}
    for share in (0.0, 1.0):
        tree.policy.share[0] = share
        total = build.link(net_tree.prior_weights)(match.state, seat, moves, len(moves), tree)
        weights[share] = tree.policy.weights[: len(moves)].copy()
        assert total == pytest.approx(weights[share].sum())
    with torch.no_grad():
        inputs = torch.as_tensor(tree.policy.numbers[None])
        said = Model(network, "cpu", network.policy_layers)(inputs)[0].numpy()[moves]
    expected = weights[0.0] * np.exp(said)
    np.testing.assert_allclose(weights[1.0], expected / expected.max(), rtol=1e-3)
    assert weights[1.0].tolist() != weights[0.0].tolist()


def trained_policy(choices: Choices) -> Network:
    return train_policy(Network.new(GAME, 2), choices, TrainingSettings(uses=2, batch=256, rate=2e-3, checks=2))[0]


def test_a_network_travels_to_another_process() -> None:
    network = replace(Network.new(GAME, 2, seed=3), horizon=7)
    found = pickle.loads(pickle.dumps(network))
    assert found.game is GAME
    assert (found.players, found.horizon) == (2, 7)
    assert (found.layers["w1"] == network.layers["w1"]).all()


def test_a_contest_does_not_depend_on_who_plays_it() -> None:
    one, other = Network.new(GAME, 2, seed=1), Network.new(GAME, 2, seed=2)
    jobs = [Contest(one, other, 6, 3, deal) for deal in range(4)]
    alone = [job.run(ignore_progress) for job in reversed(jobs)][::-1]
    with LocalCrew(2) as crew:
        assert list(in_order(crew, jobs)) == alone
    assert all(share in (0, 0.25, 0.5, 0.75, 1) for share in alone)


def test_a_search_to_the_end_does_not_depend_on_the_network() -> None:
    one, other = (Network.new(GAME, 2, seed, level=TO_THE_END) for seed in (1, 2))
    shares = [[Contest(net, net, 4, 3, deal).run(ignore_progress) for deal in (0, 1)] for net in (one, other)]
    assert shares[0] == shares[1]


def test_a_contest_with_the_search_bot_counts_the_iterations_of_both() -> None:
    share, mine, others = AgainstSearch(Network.new(GAME, 2), Budget(iterations=6), 1, 0).run(ignore_progress)
    assert share in (0, 0.25, 0.5, 0.75, 1)
    assert (mine, others) == (6, 6)


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_every_number_of_players_has_inputs_and_outputs(slug: str) -> None:
    """Compiling all of them takes minutes; here is what must fit."""
    game = bottega.game(slug)
    for players in game.players:
        network = Network.new(game, players)
        assert network.layers["w1"].shape[0] == Features.of(game, players).rows
        assert network.layers["b3"].shape == (players,)


def test_more_than_two_players_learn() -> None:
    network = Network.new(GAME, 3)
    samples, choices = SearchGames(network, SEARCHED, 1, 0, 30).run(ignore_progress)
    assert ((samples.results >= 0) & (samples.results <= 1)).all()
    trained, outcome = train(network, samples, TrainingSettings(uses=2, batch=256, rate=1e-3, checks=2))
    assert outcome.learned
    trained, _ = train_policy(trained, choices, TrainingSettings(uses=2, batch=256, rate=1e-3, checks=2))
    assert 0 <= Contest(trained, network, 4, 1, 0).run(ignore_progress) <= 1


def test_shards_keep_samples_and_games_apart(samples: Samples, choices: Choices, tmp_path: Path) -> None:
    write_shard(tmp_path / "1" / "a.npz", shard_bytes(samples, choices, {"generation": 4}))
    write_shard(tmp_path / "1" / "b.npz", shard_bytes(samples, choices, {}))
    found, decided, about = read_shard(tmp_path / "1" / "a.npz")
    assert about == {"generation": 4}
    for name in Samples._fields:
        assert (getattr(found, name) == getattr(samples, name)).all()
    for name in Choices._fields:
        assert (getattr(decided, name) == getattr(choices, name)).all()
    paths = list((tmp_path / "1").iterdir())
    both, both_decided = read_samples(paths), read_choices(paths)
    for two, one in ((both.game, samples.game), (both_decided.game, choices.game)):
        assert len(two) == 2 * len(one)
        assert len(np.unique(two)) == 2 * len(np.unique(one))
    assert (both.numbers == np.concatenate([samples.numbers] * 2)).all()
    counted = summary(paths)
    assert (counted["games"], counted["positions"]) == (len(np.unique(both.game)), len(both.game))
    assert counted["decisions"] == len(both_decided.game)
    assert counted["searched"] == pytest.approx((samples.searched[:, 0] >= 0).mean(), abs=1e-3)


def test_a_file_that_is_no_shard_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.npz").write_text("nothing")
    with pytest.raises(BottegaError, match=r"a\.npz is not a shard of self-play"):
        read_shard(tmp_path / "a.npz")
    with pytest.raises(BottegaError, match="there are no shards"):
        read_samples([])


def test_the_program_of_the_page_about_self_play_reads_a_shard(
    samples: Samples, choices: Choices, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (Path(__file__).parents[2] / "docs/self-play-data.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"run by tests/learn/test_learning.py -->\n```python\n(.*?)```", page, re.DOTALL)
    monkeypatch.chdir(tmp_path)
    write_shard(tmp_path / "runs/data/games/001/000000.npz", shard_bytes(samples, choices, {"generation": 0}))
    names: dict[str, Any] = {}
    exec(program, names)
    assert names["about"] == {"generation": 0}
    assert names["inputs"].shape == (len(samples.game), Features.of(GAME, 2).size)
    for column, dtype in {"numbers": "int16", "searched": "float32", "game": "int32", "level": "int8"}.items():
        assert getattr(samples, column).dtype == dtype
    for column, dtype in {"moves": "int16", "scores": "int32", "visits": "int32"}.items():
        assert getattr(choices, column).dtype == dtype
