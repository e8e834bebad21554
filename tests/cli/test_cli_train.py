"""`bottega train` as a person drives it."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bottega.cli.language import translator_for
from bottega.engine.messages import LANGUAGES

from ..by_looking import LIGHTEST
from ..learn.tiny import TINY
from .driving import Drive

SIZES = ("generations", "positions", "games", "iterations")
SMALL = " ".join(
    [
        f"train {LIGHTEST} --players 2 --threads 1 --out run",
        *(f"--{name} {TINY[name]}" for name in SIZES),
        *(f"--set {name}={value}" for name, value in TINY.items() if name not in SIZES),
    ]
)


@pytest.fixture(autouse=True)
def no_other_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """So small a run is over before another process has compiled anything."""
    monkeypatch.setattr("bottega.cli.train._compile_ahead", lambda folder: None)


def test_one_command_goes_from_nothing_to_weights_and_a_report(drive: Drive, tmp_path: Path) -> None:
    result = drive(SMALL)
    assert result.exit_code == 0, result.stderr
    assert "generation 1: games, 2 of 2" in result.stderr
    assert "Weights and report are in run" in result.stdout
    names = {file.name for file in (tmp_path / "run").iterdir()}
    plots = {"strength.svg", "losses.svg", "calibration.svg"}
    assert names >= {"weights.npz", "generation-0.npz", "generation-1.npz", "report.md", "log.jsonl", *plots}
    report = (tmp_path / "run" / "report.md").read_text()
    assert "| generation | games |" in report
    assert "(strength.svg)" in report
    assert "| games | 32 |" in report


def test_a_finished_run_does_nothing_again_and_reports_in_every_language(drive: Drive, tmp_path: Path) -> None:
    drive(SMALL)
    log = (tmp_path / "run" / "log.jsonl").read_bytes()
    for language in LANGUAGES:
        t = translator_for(language)
        result = drive(f"{SMALL} --lang {language}")
        assert result.exit_code == 0
        assert t("train-resumed", steps=5) in result.stderr
        assert t("train-settings") in (tmp_path / "run" / "report.md").read_text()
    assert (tmp_path / "run" / "log.jsonl").read_bytes() == log


def test_when_the_time_is_over_it_stops_and_the_same_command_goes_on(drive: Drive, tmp_path: Path) -> None:
    result = drive(f"{SMALL} --minutes 0.0001")
    assert result.exit_code == 0
    assert "Stopped. What is done is saved in run." in result.stderr
    assert not (tmp_path / "run" / "weights.npz").exists()
    assert drive(SMALL).exit_code == 0
    assert (tmp_path / "run" / "weights.npz").exists()


def test_without_matplotlib_there_is_a_report_without_plots(
    drive: Drive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = drive(SMALL)
    assert "matplotlib is not installed" in result.stderr
    assert "svg" not in (tmp_path / "run" / "report.md").read_text()


@pytest.mark.parametrize("name", ["weights.npz", "generation-0.npz"])
def test_a_run_can_start_where_another_stopped(drive: Drive, name: str, tmp_path: Path) -> None:
    assert drive(SMALL).exit_code == 0
    assert drive(f"{SMALL} --out next --start run/{name} --generations 0").exit_code == 0
    assert '"started": true' in (tmp_path / "next" / "log.jsonl").read_text()


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ("--set games", "games needs a value: --set NAME=VALUE."),
        ("--set gamse=3", "there is no setting 'gamse'"),
        ("--set variants=level=2 --players 9", "9"),
        ("--start nothing.npz", "nothing.npz has no weights of a run"),
        ("--ray 127.0.0.1:1", "there is no Ray cluster at 127.0.0.1:1"),
    ],
)
def test_wrong_input_gets_a_sentence(drive: Drive, more: str, sentence: str) -> None:
    result = drive(f"{SMALL} {more}")
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_a_folder_with_another_run_is_refused(drive: Drive) -> None:
    drive(f"{SMALL} --minutes 0.0001")
    result = drive(f"{SMALL} --seed 2")
    assert result.exit_code == 2
    assert "run holds another run (seed 1); choose another folder with --out." in result.stderr


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    """The process is killed as soon as it has finished a step."""
    command = [sys.executable, "-m", "bottega", *SMALL.split(), "--set", "final_deals=0"]
    log = tmp_path / "run" / "log.jsonl"
    with subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, text=True) as running:
        assert running.stderr is not None
        for line in running.stderr:
            if "games" in line:
                os.kill(running.pid, signal.SIGKILL)
                break
    finished = log.read_text().splitlines()
    assert 0 < len(finished) < 4
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    assert "Resuming" in done.stderr
    lines = log.read_text().splitlines()
    assert lines[: len(finished)] == finished
    assert [json.loads(line)["what"] for line in lines] == ["trained", "games", "trained", "gate"]
