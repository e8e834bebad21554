"""The saved run: stopped at any moment it goes on, and no game is lost or played twice."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from bottega.arena import ArenaError, GameResult, LocalRunner, ResultLog, Tournament, play, play_remaining
from bottega.arena.result_log import FILE, saved_seed

from . import OPTIONS
from .long_run import LONG

Save = Callable[[int], Path]


def numbers(folder: Path) -> list[int]:
    """The games of a file, in the order they were written; a torn line is left out."""
    whole = [line for line in (folder / FILE).read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    return [json.loads(line)["number"] for line in whole[1:]]


@pytest.fixture
def save(tmp_path: Path, tournament: Tournament, games: dict[int, GameResult]) -> Save:
    """Makes a run that was stopped after this many games."""

    def stopped(after: int) -> Path:
        with ResultLog(tournament, tmp_path / "run") as log:
            for number in list(games)[:after]:
                log.write(games[number])
        return tmp_path / "run"

    return stopped


class Played:
    """Plays nothing: returns known games, and remembers which were requested."""

    def __init__(self, games: dict[int, GameResult]) -> None:
        self.games = games
        self.asked: list[int] = []

    def run(self, games):
        for game in games:
            self.asked.append(game.number)
            yield self.games[game.number]


def test_a_run_goes_on_with_what_is_missing(save: Save, tournament: Tournament, games: dict[int, GameResult]) -> None:
    folder, runner = save(5), Played(games)
    standings = play(tournament, folder, runner)
    assert runner.asked == list(games)[5:]
    assert numbers(folder) == list(games)
    assert standings == play(tournament, None, Played(games))


def test_a_finished_run_plays_nothing_more(save: Save, tournament: Tournament, games: dict[int, GameResult]) -> None:
    folder, runner = save(len(games)), Played(games)
    assert play(tournament, folder, runner).games == len(games)
    assert runner.asked == []


def alive(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for the workers where Linux lists them")
def test_a_run_that_was_killed_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    process = subprocess.Popen([sys.executable, "-m", f"{__package__}.long_run", tmp_path], start_new_session=True)
    limit = time.monotonic() + 300
    while not (tmp_path / FILE).exists() or len(numbers(tmp_path)) < 8:
        assert time.monotonic() < limit
        assert process.poll() is None
        time.sleep(0.01)
    workers = [int(pid) for pid in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]
    process.send_signal(signal.SIGKILL)
    process.wait()
    before = numbers(tmp_path)
    assert 8 <= len(before) < len(LONG.schedule())
    resumed = play(LONG, tmp_path, LocalRunner(2))
    assert numbers(tmp_path)[: len(before)] == before
    assert sorted(numbers(tmp_path)) == list(range(1, len(LONG.schedule()) + 1))

    whole = tmp_path / "whole"
    at_once = play(LONG, whole, LocalRunner(2))
    with ResultLog(LONG, tmp_path) as one, ResultLog(LONG, whole) as other:
        assert one.results == other.results
    assert [(s.bot, s.wins, s.mu, s.sigma) for s in resumed.bots] == [
        (s.bot, s.wins, s.mu, s.sigma) for s in at_once.bots
    ]
    assert len(workers) >= 2
    assert not any(map(alive, workers))


@pytest.mark.parametrize("torn", [1, 30, -1])
def test_an_incomplete_last_line_is_dropped(
    save: Save, tournament: Tournament, games: dict[int, GameResult], torn: int
) -> None:
    folder = save(6)
    lines = (folder / FILE).read_bytes().splitlines(keepends=True)
    (folder / FILE).write_bytes(b"".join(lines[:-1]) + lines[-1][:torn])
    with ResultLog(tournament, folder) as log:
        assert list(log.results) == list(games)[:5]
        for _ in play_remaining(log, Played(games)):
            pass
    assert numbers(folder) == list(games)


def test_a_last_line_of_rubbish_is_dropped_too(save: Save, tournament: Tournament) -> None:
    folder = save(2)
    with (folder / FILE).open("ab") as file:
        file.write(b"\0" * 100 + b"\n")
    with ResultLog(tournament, folder) as log:
        assert len(log.results) == 2


@pytest.mark.parametrize("torn", [0, 1, 40, -1])
def test_a_torn_first_line_is_a_run_that_has_not_begun(save: Save, tournament: Tournament, torn: int) -> None:
    folder = save(0)
    header = (folder / FILE).read_bytes()
    (folder / FILE).write_bytes(header[:torn])
    with ResultLog(tournament, folder) as log:
        assert len(log.remaining()) == len(log)
    assert (folder / FILE).read_bytes() == header


@pytest.mark.parametrize(
    "other",
    [
        {"deals": 5},
        {"seed": "8"},
        {"lineup": "mixed"},
        {"gauntlet": True},
        {"bots": ("random", "greedy")},
        {"players": 4},
        {"options": OPTIONS},
        {"options": {"variants": ["codex"]}},
    ],
)
def test_another_tournament_is_refused_and_changes_nothing(save: Save, tournament: Tournament, other: dict) -> None:
    folder = save(3)
    with (folder / FILE).open("ab") as file:
        file.write(b'{"torn')
    before = (folder / FILE).read_bytes()
    with pytest.raises(ArenaError, match="holds another tournament") as refusal:
        ResultLog(replace(tournament, **other), folder)
    assert refusal.value.cause == "other"
    assert (folder / FILE).read_bytes() == before


def test_a_line_damaged_in_the_middle_is_refused(save: Save, tournament: Tournament) -> None:
    folder = save(4)
    lines = (folder / FILE).read_bytes().splitlines(keepends=True)
    for damage in (b"{}\n", lines[2][:-20] + b"\n", lines[1], b"7\n"):
        content = b"".join([*lines[:2], damage, *lines[3:]])
        (folder / FILE).write_bytes(content)
        with pytest.raises(ArenaError, match="damaged in line 3"):
            ResultLog(tournament, folder)
        assert (folder / FILE).read_bytes() == content


@pytest.mark.parametrize("content", [b"dear diary", b"dear diary\n", b"[1]\n", b'{"bottega arena": 3}\n'])
def test_a_file_of_another_kind_is_refused_and_kept(tmp_path: Path, tournament: Tournament, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    with pytest.raises(ArenaError, match="damaged in line 1"):
        ResultLog(tournament, tmp_path)
    assert (tmp_path / FILE).read_bytes() == content


def test_two_runs_cannot_share_a_folder(save: Save, tournament: Tournament) -> None:
    folder = save(1)
    with ResultLog(tournament, folder), pytest.raises(ArenaError, match="another run"):
        ResultLog(tournament, folder)


def test_a_game_is_on_the_disk_before_its_result_is_reported(
    tmp_path: Path, tournament: Tournament, games: dict[int, GameResult], monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(os.fstat(handle).st_size))
    with ResultLog(tournament, tmp_path) as log:
        for result in play_remaining(log, Played(games)):
            content = (tmp_path / FILE).read_bytes()
            assert json.loads(content.splitlines()[-1]) == json.loads(json.dumps(asdict(result)))
            assert synced[-1] == len(content)


def test_the_seed_of_a_saved_run_is_found(save: Save, tmp_path: Path) -> None:
    assert saved_seed(save(0)) == "7"
    assert saved_seed(tmp_path / "nowhere") is None
