"""`bottega watch` and `bottega replay` where no terminal is attached, and the stepping keys."""

from pathlib import Path

import pytest

from tests.cli.driving import Drive

PLAY = "play leonardo --players 3 --bots random --seed 3"


def test_a_spectator_sees_no_hand_and_no_work(drive: Drive) -> None:
    output = drive("watch leonardo --players 3 --bots random --seed 5").output
    assert "You," not in output
    assert "starts no." not in output
    assert "starts a work" in output


@pytest.fixture
def game(drive: Drive, tmp_path: Path) -> Path:
    drive(PLAY, "start 8 small", "send 2 small", "save game.txt", "quit")
    return tmp_path / "game.txt"


def test_a_replay_tells_what_a_bystander_may_know(drive: Drive, game: Path) -> None:
    output = drive("replay game.txt").output
    assert "Lapis starts a work in the small lab." in output
    assert "starts no." not in output
    assert "the game was not over" in output


def test_a_replay_tells_a_seat_its_own_secrets_and_no_others(drive: Drive, game: Path) -> None:
    output = drive("replay game.txt --seat 1").output
    assert "Lapis starts no. 8, Theatral latch, in the small lab." in output
    assert "Verdigris starts no." not in output
    assert "no. 8 Theatral latch, week 0 of 11" in output
