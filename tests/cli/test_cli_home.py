"""`bottega home`: a game at a table is entered, corrected, left and resumed, and becomes a saved match."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega.engine.messages import LANGUAGES

from .driving import Drive

SLUGS = pytest.mark.parametrize("slug", bottega.GAMES)
LAST = bottega.GAMES[-1]


@pytest.fixture(autouse=True)
def _few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bottega.home.match.SAMPLES", 3)


def kept(folder: Path) -> tuple[Path, dict[str, Any]]:
    [path] = folder.glob("*.json")
    return path, json.loads(path.read_text())


@SLUGS
def test_a_game_is_entered_left_and_resumed(drive: Drive, tmp_path: Path, slug: str) -> None:
    first = drive(f"home {slug} --players Ada,Bo,Cy", *["1"] * 30, "board", "log", "hint", "?1", "quit")
    assert first.exit_code == 0
    assert "Ada: " in first.output
    path, whole = kept(tmp_path)
    assert len(whole["steps"]) > 5
    assert f"--load {path.name}" in first.output
    again = drive(f"home {slug} --load {path.name}", "undo", "quit")
    assert again.exit_code == 0
    assert kept(tmp_path)[1]["steps"] != whole["steps"]


def test_a_whole_game_becomes_a_match_to_replay(drive: Drive, tmp_path: Path) -> None:
    players = ",".join("ABC"[: bottega.game(LAST).players[0]])
    result = drive(f"home {LAST} --players {players}", *["1"] * 400)
    assert re.search(r"The game is in .*\.txt", result.output)
    [text] = tmp_path.glob("*.txt")
    assert bottega.loads(text.read_text()).over
    assert "The winner" in drive(f"replay {text.name}").output


def test_an_event_that_was_something_else_is_corrected(drive: Drive, tmp_path: Path) -> None:
    drive(f"home {LAST} --players A,B,C", "1", "1", "wrong 1", "2", "quit")
    path, whole = kept(tmp_path)
    assert whole["steps"][0]["answers"] == [0]
    entered = drive(f"home {LAST} --load {path.name}", "wrong 99", "wrong", "other", "", "77", "quit").output
    assert "A number from 1 to " in entered
    assert "That cannot be: " in entered


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_all_languages_work(drive: Drive, language: str) -> None:
    result = drive(f"home {LAST} --lang {language}", "1", "1", "faux 1", "undo", "tavolo", "esci")
    assert result.exit_code == 0
    assert "--load" in result.output


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("home {slug} --players A", "The game is for"),
        ("home {slug} --players A,A,B", "Each person needs a different name."),
        ("home {slug} --load none.json", "none.json"),
        ("home {slug} --load bad.json", "bad.json is not a game of {slug}"),
    ],
)
def test_a_wrong_start_gets_a_sentence(drive: Drive, tmp_path: Path, command: str, sentence: str) -> None:
    (tmp_path / "bad.json").write_text('{"home": 1}')
    result = drive(command.format(slug=LAST))
    assert result.exit_code == 2
    assert sentence.format(slug=LAST) in result.output
