"""The search with a network: it uses only what the seat knows, asks at quiet points, and refuses other weights."""

import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import bottega
from bottega.bots import generator, sample_world
from bottega.bots.budget import Budget
from bottega.bots.net import NetSearchTree, Network
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


@pytest.mark.parametrize("moves", [15, 30])
def test_what_the_seat_cannot_know_changes_nothing_in_the_tree(moves: int) -> None:
    network = Network.new(GAME, 2, seed=1)
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


def test_the_network_decides_what_the_search_expects() -> None:
    match = after(LIGHTEST, 10, players=2)
    one, other = (search(match, match.actors[0], Network.new(GAME, 2, seed=seed)) for seed in (1, 2))
    assert one != other


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
    network = replace(Network.new(GAME, 2, seed=3, level=2), horizon=12, playouts=5)
    np.savez(tmp_path / "weights.npz", **network.to_arrays())
    found = Network.load(GAME, tmp_path / "weights.npz")
    np.testing.assert_allclose(found.layers["w1"], network.layers["w1"], atol=1e-3)
    assert replace(found, layers={}) == replace(network, layers={})


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
