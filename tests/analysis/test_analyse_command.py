"""`bottega analyse`: the tables, the files, and a sentence for all that can be wrong."""

import json
import subprocess
import sys
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import bottega
from bottega.analysis import sketch
from bottega.cli import analyse
from bottega.cli.language import translator_for
from bottega.engine.messages import LANGUAGES
from tests.by_looking import LIGHTEST

from ..cli.driving import Drive


@pytest.fixture
def game(finished: bottega.Match, tmp_path: Path) -> Path:
    (tmp_path / "game.txt").write_text(finished.dumps())
    return tmp_path / "game.txt"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_exists_in_every_language(drive: Drive, game: Path, finished: bottega.Match, language: str) -> None:
    result = drive(f"analyse game.txt --budget 40 --lang {language}")
    assert result.exit_code == 0
    t = translator_for(language, LIGHTEST)
    for key in ("analyse-chances", "analyse-accounts", "analyse-start"):
        assert t(key) in result.stdout
    assert t("analyse-turn", turn=finished.view()[finished.game.counter], unit=finished.game.unit) in result.stdout
    for seat in range(3):
        assert t.seat(seat) in result.stdout
    assert "100%" in result.stdout
    assert result.stderr == t("analyse-wait") + "\n"
    assert list(game.parent.iterdir()) == [game]


JUDGES = {
    "en": {"network": "The game’s network judges", "playouts": "Playouts to the end judge"},
    "fr": {"network": "Le réseau de neurones du jeu juge", "playouts": "Des parties jouées jusqu’au bout jugent"},
    "it": {"network": "La rete neurale del gioco giudica", "playouts": "Partite giocate fino alla fine giudicano"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_says_what_judges(finished: bottega.Match, language: str) -> None:
    first_look, judges = sketch(finished), JUDGES[language]
    for judge in ("network", "playouts"):
        console = Console(width=500, file=StringIO(), record=True)
        console.print(analyse.report(replace(first_look, judge=judge), translator_for(language, LIGHTEST)))
        told = console.export_text()
        assert [sentence in told for sentence in judges.values()] == [name == judge for name in judges]


def test_json_is_written(drive: Drive, game: Path) -> None:
    result = drive("analyse game.txt --budget 40 --json out.json --lang it")
    assert "out.json" in result.stdout
    data = json.loads((game.parent / "out.json").read_text())
    assert (data["format"], data["version"], data["language"]) == ("bottega analysis", 1, "it")
    assert data["effort"]["iterations"] == 40
    drive("analyse game.txt --budget 40 --json again.json --lang it")
    assert (game.parent / "again.json").read_bytes() == (game.parent / "out.json").read_bytes()


def test_a_picture_is_drawn(drive: Drive, game: Path) -> None:
    for name, start in (("out.svg", b"<?xml"), ("out.png", b"\x89PNG")):
        assert drive(f"analyse game.txt --budget 10 --plot {name}").exit_code == 0
        assert (game.parent / name).read_bytes().startswith(start)
    assert sorted(path.name for path in game.parent.iterdir()) == ["game.txt", "out.png", "out.svg"]


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("analyse nothing.txt", "There is no file nothing.txt."),
        ("analyse .", ". cannot be read"),
        ("analyse game.txt --budget much", "--budget much is not a budget"),
        ("analyse game.txt --budget 0", "--budget 0 is not a budget"),
        ("analyse game.txt --lang de", "There is no language de here"),
        ("analyse game.txt --json nowhere/out.json", "nowhere/out.json cannot be written: No such file or directory."),
        ("analyse game.txt --json .", ". cannot be written: Is a directory."),
        ("analyse game.txt --json " + "x" * 300, "x" * 300 + " cannot be written"),
        ("analyse game.txt --json game.txt", "game.txt is the game itself; choose another file."),
        (
            "analyse game.txt --plot out.gif",
            "out.gif is not a picture that can be drawn; its name must end in one of .svg",
        ),
    ],
)
def test_what_is_wrong_is_said_before_anybody_waits(drive: Drive, game: Path, command: str, sentence: str) -> None:
    before = game.read_bytes()
    result = drive(command)
    assert result.exit_code == 2
    assert result.stderr.startswith(sentence)
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""
    assert list(game.parent.iterdir()) == [game]
    assert game.read_bytes() == before


def test_a_damaged_file_is_refused(drive: Drive, game: Path) -> None:
    game.write_text(game.read_text().replace("end: ", "end of: "))
    result = drive("analyse game.txt")
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1)
    assert result.stderr.startswith("game.txt is damaged at line ")


def test_a_running_game_is_refused(drive: Drive, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(bottega.new(LIGHTEST, players=2, seed=1).dumps())
    result = drive("analyse game.txt")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("game.txt is a game that is not over; only finished games can be analysed")


def test_a_picture_without_matplotlib_is_refused(drive: Drive, game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyse, "find_spec", lambda name: None)
    result = drive("analyse game.txt --plot out.svg")
    assert result.exit_code == 2
    assert result.stderr == "Drawing needs matplotlib; add it with: pip install 'bottega[plot]'\n"


def test_matplotlib_is_loaded_only_when_needed() -> None:
    code = "import sys, bottega.cli.analyse, bottega.cli.play; print('matplotlib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "False\n"


def test_json_goes_to_the_standard_output_alone(game: Path) -> None:
    (game.parent / "stdout").symlink_to("/proc/self/fd/1")  # as /dev/stdout is
    command = [sys.executable, "-c", "from bottega.cli import app; app()", "analyse", "game.txt", "--budget", "10"]
    command += ["--json", "stdout", "--lang", "en"]
    done = subprocess.run(command, cwd=game.parent, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["format"] == "bottega analysis"
    assert "Chances of winning" in done.stderr
    assert "Written to stdout." in done.stderr


def test_files_are_written_through_links(drive: Drive, game: Path) -> None:
    links = [game.parent / name for name in ("out.json", "out.svg")]
    for link in links:
        link.symlink_to(f"real-{link.name}")
    drive("analyse game.txt --budget 10 --json out.json --plot out.svg")
    for link in links:
        assert link.is_symlink()
        assert (game.parent / f"real-{link.name}").stat().st_size > 0
