"""`bottega watch` and `bottega replay` where no terminal is attached, and the stepping keys."""

import builtins
from pathlib import Path

import pytest

import bottega
from bottega.cli.language import translator_for
from bottega.cli.replay import _Replay

from .driving import Drive

PLAY = "play leonardo --players 3 --bots random --seed 3"


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_bots_are_watched_to_the_end(drive: Drive, language: str) -> None:
    result = drive(f"watch leonardo --players 3 --bots greedy,random,greedy --seed 5 --lang {language}")
    assert result.exit_code == 0
    assert translator_for(language)("sheet-title") in result.output
    assert "\x1b" not in result.output


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


def test_a_finished_game_is_replayed_with_its_score(drive: Drive, tmp_path: Path) -> None:
    drive(PLAY, *["1"] * 300)
    (file,) = tmp_path.iterdir()
    assert "The score" in drive(f"replay {file.name}").output


def test_the_keys_step_through_a_match(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reel = _Replay(bottega.loads(game.read_text()), None, translator_for("en", "leonardo"))
    seen: list[int] = []
    keys = iter(["", "", "b", "5", "999", "0", "x", "q"])

    def press(prompt: str) -> str:
        seen.append(reel.at)
        return next(keys)

    monkeypatch.setattr(builtins, "input", press)
    reel.step()
    assert seen == [0, 1, 2, 1, 5, reel.length, 0, 0]
    assert reel.length > 5


def test_a_replay_stands_where_the_match_stood(game: Path) -> None:
    match = bottega.loads(game.read_text())
    reel = _Replay(match, None, translator_for("en", "leonardo"))
    reel.go(reel.length)
    assert reel.match.view(0) == match.view(0)
    reel.go(1)
    assert reel.match.log == match.log[:1]
