"""The benchmarks of the engine measure what their rows say."""

import numpy as np
import pytest

import bottega
from bottega.bench import bottega_engine, loops
from bottega.bots import generator
from tests.by_looking import LIGHTEST


def test_all_parts_have_benchmarks_in_the_order_of_the_games() -> None:
    seated = [(bottega.game(slug), 3) for slug in bottega.GAMES]
    found = bottega_engine.benchmarks(["play", "copy"], seated)
    assert [(benchmark.part, benchmark.game, benchmark.how) for benchmark in found] == [
        (part, slug, (loop,))
        for slug in bottega.GAMES
        for part, loop in (("play", "compiled"), ("play", "plain"), ("copy", "compiled"))
    ]


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_mid_game_is_neither_the_opening_nor_the_end(slug: str) -> None:
    build = bottega.game(slug).build("cpu")
    table = bottega_engine.middle(build, 4)
    assert build.actors(table[0]) != 0
    assert table.tobytes() != bottega_engine.opening(build, 4).tobytes()


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_search_from_mid_game_starts_from_a_game_that_is_on(slug: str) -> None:
    game = bottega.game(slug)
    whole = bottega_engine.greedy_game(game, 4)
    half = bottega_engine.greedy_game(game, 4, len(whole.log) // 2)
    assert whole.over
    assert not half.over
    assert half.log == whole.log[: len(half.log)]


def test_every_copy_is_made() -> None:
    build = bottega.game(LIGHTEST).build("python")
    worlds = np.repeat(bottega_engine.opening(build, 4), 8).view(np.recarray)
    worlds.players = range(8)
    tables = np.zeros_like(worlds)
    assert build.link(loops.copies)(tables, worlds, 8) == 8
    assert tables.players.tolist() == [i * 3 % 8 for i in range(8)]


def test_a_redeal_starts_from_the_world_given_and_leaves_it_be() -> None:
    game = bottega.game(LIGHTEST)
    build = game.build("python")
    world = bottega_engine.middle(build, 4)
    before, table = world.tobytes(), world.copy()
    build.link(loops.redeals)(table, world, 0, generator(3), 5)
    assert world.tobytes() == before
    assert table.tobytes() != before
    assert game.record.view(table[0], 0, 4) == game.record.view(world[0], 0, 4)


def test_moves_are_chosen_evenly_among_the_legal_ones() -> None:
    build = bottega.game(LIGHTEST).build("python")
    masks = np.zeros((2000, 9), np.int8)
    masks[:, [2, 5, 8]] = 1
    moves = np.zeros(2000, np.int64)
    build.link(loops.choose)(masks, generator(1), moves)
    counts = np.bincount(moves, minlength=9)
    assert counts[[2, 5, 8]].sum() == 2000
    assert counts[[2, 5, 8]].min() > 550
