"""The search with a network: it uses only what the seat knows, asks at quiet points, and refuses other weights."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bottega
from bottega.bots import generator, net_tree, sample_world
from bottega.bots.budget import Budget
from bottega.bots.net import NetSearchTree, Network, network_build
from bottega.bots.weights import shipped
from bottega.bots.world_features import Features
from bottega.engine.errors import BottegaError
from bottega.engine.match import Match
from bottega.engine.record import State
from tests.by_looking import LIGHTEST

from .searching import after

GAME = bottega.game(LIGHTEST)


def search(match: Match, seat: int, network: Network) -> bytes:
    """All statistics of the tree that a search grows."""
    tree = NetSearchTree(network, seed=3, nodes=300)
    tree.grow(match.state, seat, Budget(iterations=200), lambda: False)
    return tree.nodes.tobytes()


def with_random_policy(network: Network, **settings: Any) -> Network:
    """A policy that says something else about each move and position."""
    begun = network.with_policy(seed=2)
    assert begun.policy_layers
    w3 = np.random.default_rng(4).normal(0, 0.5, begun.policy_layers["w3"].shape).astype(np.float32)
    return replace(begun, policy_layers={**begun.policy_layers, "w3": w3}, **settings)


@pytest.mark.parametrize("moves", [15, 30])
@pytest.mark.parametrize("policy", [False, True])
def test_what_the_seat_cannot_know_changes_nothing_in_the_tree(moves: int, policy: bool) -> None:
    network = Network.new(GAME, 2, seed=1)
    if policy:
        network = with_random_policy(network, guided=True)
    match = after(LIGHTEST, moves, players=2, seed=moves)
    seat = match.actors[0]
    honest = search(match, seat, network)
    inputs = set()
    for number in range(4):
        other = after(LIGHTEST, moves, players=2, seed=moves)
        world = sample_world(match, seat, generator(number))
        other.game.record.restore(other.state, world.tobytes())
        assert search(other, seat, network) == honest
        inputs.add(numbers(other, seat))
    assert len(inputs) > 1  # given the state itself, the network would see the difference


def numbers(match: Match, seat: int) -> bytes:
    """What a network would read if it were given the state of the match."""
    layout = Features.of(GAME, match.players).layout
    out = np.zeros(layout.size, np.int16)
    match.game.build("python").link(layout.observe)(match.state, seat, out)
    return out.tobytes()


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_all_inputs_are_written_and_the_same_compiled_and_as_python(slug: str) -> None:
    game = bottega.game(slug)
    compiled, plain = (network_build(game, target).link(net_tree.write_world) for target in ("cpu", "python"))
    for players in game.players:
        match = after(slug, 30, players)
        network = Network.new(game, players)
        tree, nets = network.search_arrays(0, nodes=1), [network.net_arrays() for _ in range(2)]
        tree.world[0] = match.state
        for seat in range(players):
            for write, net, other in zip((compiled, plain), nets, (77, -77), strict=True):
                net.numbers[:] = other
                write(tree.world[0], seat, tree.standing, net)
            assert nets[0].numbers.tolist() == nets[1].numbers.tolist()


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_with_every_number_of_players_the_tree_depends_only_on_what_the_seat_knows(slug: str) -> None:
    game = bottega.game(slug)
    for players in game.players:
        match, network = after(slug, 30, players), shipped(game, players)
        seat = match.actors[0]
        assert network
        honest = search(match, seat, network)
        match.state = sample_world(match, seat, generator(players))
        assert search(match, seat, network) == honest


def test_the_network_decides_what_the_search_expects() -> None:
    match = after(LIGHTEST, 10, players=2)
    one, other = (search(match, match.actors[0], Network.new(GAME, 2, seed=seed)) for seed in (1, 2))
    assert one != other


def test_a_policy_of_zeros_changes_nothing_in_the_tree() -> None:
    network, match = Network.new(GAME, 2, seed=1), after(LIGHTEST, 10, players=2)
    assert search(match, match.actors[0], network.with_policy()) == search(match, match.actors[0], network)


def test_a_policy_changes_the_tree_as_much_as_it_counts() -> None:
    network, match = Network.new(GAME, 2, seed=1), after(LIGHTEST, 10, players=2)
    without = search(match, match.actors[0], network)
    trees = [search(match, match.actors[0], with_random_policy(network, policy=share)) for share in (0, 50, 100)]
    assert trees[0] == without
    assert len(set(trees)) == 3
    assert search(match, match.actors[0], with_random_policy(network, guided=True)) not in trees


def test_a_move_not_tried_yet_can_be_expected_to_be_worse() -> None:
    network, match = Network.new(GAME, 2, seed=1), after(LIGHTEST, 10, players=2)
    tried = []
    for fpu in (0, 30):
        tree = NetSearchTree(replace(network, fpu=fpu), seed=3, nodes=300)
        tree.grow(match.state, match.actors[0], Budget(iterations=200), lambda: False)
        tried.append(max(int(tree.nodes[child]["visits"]) for child in tree.children(0)))
    assert tried[1] > tried[0]  # it looks deeper at fewer moves


def test_below_a_secret_choice_of_several_seats_only_the_own_moves_go_on() -> None:
    match = next(begun for begun in map(begin, bottega.GAMES) if len(begun.actors) > 1)
    own, *others = match.actors
    tree = NetSearchTree(Network.new(match.game, match.players, seed=1), seed=3, nodes=900)
    tree.grow(match.state, own, Budget(iterations=800), lambda: False)
    assert any(tree.children(child) for child in tree.children(0, own))
    for other in others:
        assert tree.children(0, other)
        assert not any(tree.children(child) for child in tree.children(0, other))


def begin(slug: str) -> Match:
    return after(slug, 0, players=min(bottega.game(slug).players))


def test_near_the_end_the_search_plays_to_the_end() -> None:
    match = after(LIGHTEST, 10, players=2)
    near = [replace(Network.new(GAME, 2, seed=seed), horizon=10_000) for seed in (1, 2)]
    one, other = (search(match, match.actors[0], network) for network in near)
    assert one == other  # no network is asked
    far = replace(near[0], horizon=1)
    assert search(match, match.actors[0], far) not in (one, search(match, match.actors[0], replace(far, horizon=0)))


def test_some_iterations_can_play_to_the_end() -> None:
    match = after(LIGHTEST, 10, players=2)
    networks = [replace(Network.new(GAME, 2, seed=1), playouts=percent) for percent in (0, 50, 100)]
    assert len({search(match, match.actors[0], network) for network in networks}) == 3


def test_playouts_can_begin_after_some_iterations() -> None:
    match = after(LIGHTEST, 10, players=2)
    never = Network.new(GAME, 2, seed=1)
    late = replace(never, playouts=100, playouts_after=200)  # `search` makes 200 iterations
    assert search(match, match.actors[0], late) == search(match, match.actors[0], never)
    early = replace(late, playouts_after=100)
    always = replace(late, playouts_after=0)
    assert len({search(match, match.actors[0], network) for network in (never, early, always)}) == 3


class RecordingTree(NetSearchTree):
    """Remembers what it started with: the visits of each move, none for a new tree."""

    started_with: dict[int, int]

    def start(self, state: State, seat: int) -> int:
        size = super().start(state, seat)
        self.started_with = self.visits(0)
        return size

    def visits(self, node: int) -> dict[int, int]:
        return {int(self.nodes[child]["move"]): int(self.nodes[child]["visits"]) for child in self.children(node)}

    def visits_below(self, seat: int, move: int) -> dict[int, int]:
        return self.visits(next(child for child in self.children(0, seat) if self.nodes[child]["move"] == move))


def test_below_a_move_that_taught_nothing_the_tree_is_used_again() -> None:
    """But it is a new one if another seat decided something meanwhile."""
    match, last, below = bottega.new(LIGHTEST, 2, 4), -1, dict[int, int]()
    trees = [RecordingTree(Network.new(GAME, 2, seed=1), seed=3, nodes=100) for _ in range(2)]
    kept = new = 0
    while not match.over:
        seat = match.actors[0]
        moves = {move.number: move for move in match.legal(seat)}
        chosen = min(moves)
        if len(moves) > 1:
            tree = trees[seat]
            tree.grow(match.state, seat, Budget(iterations=60), lambda: False)
            if tree.started_with:
                assert (last, below) == (seat, tree.started_with)
                kept += 1
            else:
                new += 1
            chosen = tree.most_visited(seat)
            last, below = seat, tree.visits_below(seat, chosen)
        match.play(seat, moves[chosen])
    assert min(kept, new) > 5


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    network = replace(Network.new(GAME, 2, seed=3, level=2), horizon=12, playouts=5, fpu=7, playouts_after=9)
    for given in (network, with_random_policy(network, policy=60, guided=True)):
        np.savez(tmp_path / "weights.npz", **given.to_arrays())
        found = Network.load(GAME, tmp_path / "weights.npz")
        half_steps = np.abs(given.layers["w1"]).max(axis=1, keepdims=True) / 254  # a row has 254 steps
        assert (np.abs(found.layers["w1"] - given.layers["w1"]) < 1.1 * half_steps).all()
        np.testing.assert_allclose(found.layers["w2"], given.layers["w2"], atol=1e-3)
        if given.policy_layers:
            assert found.policy_layers
            np.testing.assert_allclose(found.policy_layers["w3"], given.policy_layers["w3"], atol=2e-3)
        else:
            assert found.policy_layers is None
        assert replace(found, layers={}, policy_layers=None) == replace(given, layers={}, policy_layers=None)


def test_weights_of_before_bytes_stay_valid(tmp_path: Path) -> None:
    network = Network.new(GAME, 2)
    arrays = {**network.to_arrays(), "w1": network.layers["w1"].astype(np.float16)}
    del arrays["w1_steps"]
    np.savez(tmp_path / "old.npz", **arrays)
    found = Network.load(GAME, tmp_path / "old.npz")
    np.testing.assert_allclose(found.layers["w1"], network.layers["w1"], atol=1e-3)


def test_weights_of_before_there_were_policies_stay_valid(tmp_path: Path) -> None:
    arrays = replace(Network.new(GAME, 2), horizon=12, fpu=3).to_arrays()
    np.savez(tmp_path / "old.npz", **{**arrays, "search": arrays["search"][:5]})
    found = Network.load(GAME, tmp_path / "old.npz")
    assert (found.horizon, found.policy, found.guided, found.fpu) == (12, 100, False, 0)


def test_a_policy_for_other_moves_is_refused(tmp_path: Path) -> None:
    arrays = with_random_policy(Network.new(GAME, 2)).to_arrays()
    np.savez(tmp_path / "other.npz", **{**arrays, "policy_b3": arrays["policy_b3"][1:]})
    with pytest.raises(BottegaError, match="for other moves than"):
        Network.load(GAME, tmp_path / "other.npz")


def test_weights_of_another_game_or_version_are_refused(tmp_path: Path) -> None:
    arrays = Network.new(GAME, 2).to_arrays()
    np.savez(tmp_path / "weights.npz", **arrays)
    for slug in set(bottega.GAMES) - {GAME.slug}:
        with pytest.raises(BottegaError, match="another game than"):
            Network.load(bottega.game(slug), tmp_path / "weights.npz")
    np.savez(tmp_path / "old.npz", **{**arrays, "fits": arrays["fits"] - [0, 1, 0, 0]})
    with pytest.raises(BottegaError, match=r"for version \d of the rules"):
        Network.load(GAME, tmp_path / "old.npz")


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_game_is_quiet_again_and_again_but_not_at_every_decision(slug: str) -> None:
    match, rng = bottega.new(slug, 3, 1), random.Random(1)
    heuristic = match.game.part("heuristic")
    assert heuristic is not None
    levels = []
    while not match.over:
        levels.append(heuristic.quiet(match.state))
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat)))
    assert set(levels) == {0, 2, 3}
    assert levels.count(3) >= 5
