"""Rendering: the terminal's board, as the seat may see it."""

import numpy as np
import pytest

import bottega
from bottega.envs import render
from bottega.envs.simulation import Simulation
from tests.by_looking import LIGHTEST
from tests.cli.printing import drawn


def table_in_mid_game(slug: str) -> Simulation:
    table, rng = Simulation(bottega.game(slug), 4), np.random.default_rng(1)
    table.reset(3)
    for _ in range(60):
        table.play(int(rng.choice(table.legal())))
    return table


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_the_text_is_the_board_of_the_terminal_for_that_seat(slug: str) -> None:
    table = table_in_mid_game(slug)
    boards = [render.render(table, seat, "ansi") for seat in (0, 1, None)]
    for seat, board in zip((0, 1, None), boards, strict=True):
        assert board == drawn(table.match(), seat, width=render.COLUMNS).rstrip()
        assert "\x1b" not in board
    assert len(set(boards)) in (1, 3)  # 1 where the seats have no secrets at this moment


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_the_picture_has_the_colours_of_the_players(slug: str) -> None:
    image = render.render(table_in_mid_game(slug), 0, "rgb_array")
    assert image.dtype == np.uint8
    assert image.shape == (984, 927, 3)
    colours = {tuple(colour) for colour in np.unique(image.reshape(-1, 3), axis=0).tolist()}
    assert {render.PAPER, render.INK, (0x4F, 0x7F, 0xD9), (0x2F, 0x9E, 0x7E)} <= colours


def test_at_the_end_it_says_how_the_game_was_decided() -> None:
    table, rng = Simulation(bottega.game(LIGHTEST), 4), np.random.default_rng(1)
    table.reset(3)
    while not table.over:
        table.play(int(rng.choice(table.legal())))
    assert "winner" in render.render(table, 0, "ansi").lower()
