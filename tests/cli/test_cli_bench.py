"""`bottega bench`: what it prints, what it refuses, and that `--peers` writes its page whatever fails."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bottega.bench import machine, peer_environment, speed
from bottega.bench.rows import BenchResults, GpuRow, Missing, Row
from bottega.cli import app, bench
from bottega.cli.language import translator_for
from tests.by_looking import LIGHTEST

from .printing import text

ROWS = (
    Row("search", "Bottega", LIGHTEST, ("compiled", "ismcts", "uniform", "opening"), 1, (90.0, 100.0, 110.0), (0.0,)),
    Row("search", "OpenSpiel", "euchre", ("cpp", "mcts", "uniform", "opening"), 1, (50.0,), (0.0,)),
)
FIGURES = [
    {
        "who": "us",
        "game": LIGHTEST,
        "batch": 8,
        "decisions": 9e8,
        "slowest": 8e8,
        "fastest": 1e9,
        "device": "a card",
        "versions": {"numba": "1"},
    }
]


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["bench", *arguments, "--lang", "en"])
    return result.exit_code, result.output


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is installed and nothing is timed."""
    missing = [Missing("catanatron==3.2.1", "no such version")]
    monkeypatch.setattr(peer_environment, "prepare", lambda folder, tell: missing)
    monkeypatch.setattr(bench, "measure", lambda *how: BenchResults(ROWS, [Missing("pgx", "it hangs")], {}))


def test_the_rules_are_measured_plain_and_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "ROUNDS", 1)
    monkeypatch.setattr(speed, "SECONDS", 0.01)
    monkeypatch.setattr(speed, "start_times", lambda game, players: (9.5, 1.5))
    code, output = run(LIGHTEST, "--json")
    found = json.loads(output)
    assert code == 0
    assert found["compiled"]["decisions"] > found["plain"]["decisions"] > 0
    assert found["ratio"] == pytest.approx(found["compiled"]["decisions"] / found["plain"]["decisions"])
    assert found["cold_start_seconds"] == 9.5


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_search_is_shown_with_its_ratios(language: str) -> None:
    shown = text(bench.search_table(BenchResults(ROWS, [], {}), translator_for(language)))
    assert "90 - 110" in shown
    assert "2.0" in shown
    assert translator_for(language)("bench-no-peers") not in shown


def test_the_search_says_that_the_peers_are_missing_and_why() -> None:
    t = translator_for("en")
    assert t("bench-no-peers") in text(bench.search_table(BenchResults(ROWS[:1], [], {}), t))
    failed = BenchResults(ROWS[:1], [Missing("OpenSpiel", "it hangs")], {})
    assert "Not measured: OpenSpiel: it hangs" in text(bench.search_table(failed, t))


@pytest.mark.usefixtures("measured")
def test_the_page_is_written_with_all_that_failed(tmp_path: Path) -> None:
    page, figures = tmp_path / "page.md", tmp_path / "figures.json"
    figures.write_text(json.dumps(FIGURES), encoding="utf-8-sig")  # with the mark that some editors write
    code, output = run("--peers", "--out", str(page), "--gpu-figures", str(figures), "--peers-env", str(tmp_path / "e"))
    assert code == 0
    written = page.read_text(encoding="utf-8")
    for reason in ("catanatron==3.2.1: no such version", "pgx: it hangs"):
        assert f"- {reason}" in written
        assert f"Not measured: {reason}" in output
    assert f"| us | {LIGHTEST} | 8 | 900,000,000 |" in written
    assert f"Written: {page}" in output


@pytest.mark.usefixtures("measured")
def test_nonsense_is_refused_before_anything_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measure", lambda *how: pytest.fail("it measured"))
    (tmp_path / "wrong.json").write_text('[{"who": "us"}]')
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter").write_text("")
    page = str(tmp_path / "page.md")
    for arguments, sentence in (
        (["--out", str(tmp_path / "none" / "page.md")], "There is no folder"),
        (["--out", str(tmp_path / "full")], "cannot be written: Is a directory."),
        (["--out", "/proc/page.md"], "/proc/page.md cannot be written: "),
        (["--out", page, "--gpu-figures", str(tmp_path / "wrong.json")], "is not a file of device figures"),
        (["--out", page, "--gpu-figures", str(tmp_path / "none.json")], "is not a file of device figures"),
        (["--out", page, "--peers-env", str(tmp_path / "full")], "is not a Python environment"),
    ):
        code, output = run("--peers", *arguments)
        assert code == 2
        assert sentence in output
    assert not Path(page).exists()
    assert (tmp_path / "full" / "letter").exists()


def test_without_a_device_there_is_nothing_to_measure_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "has_cuda_device", lambda: False)
    code, output = run("--gpu")
    assert code != 0
    assert "There is no CUDA device here." in output


def test_what_a_device_did_is_shown_or_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    row = GpuRow("Bottega", "chess, 4 players", 46_464, 1.5e9, 1.4e9, 1.6e9, "a card", {"bottega": "1"})
    monkeypatch.setattr(machine, "has_cuda_device", lambda: True)
    monkeypatch.setattr(speed, "on_device", lambda: BenchResults([], [Missing("go", "too slow")], {}, [row]))
    code, output = run("--gpu")
    assert code == 0
    assert all(told in output for told in ("a card", "46,464", "1,500,000,000", "1,400,000,000", "go: too slow"))
    code, output = run("--gpu", "--json")
    assert [GpuRow(**one) for one in json.loads(output)] == [row]


def test_a_device_that_does_not_work_is_reported_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "has_cuda_device", lambda: True)
    monkeypatch.setattr(speed, "on_device", lambda: BenchResults([], [Missing("Bottega on a device", "no driver")], {}))
    code, output = run("--gpu")
    assert code != 0
    assert "Bottega on a device: no driver" in output
