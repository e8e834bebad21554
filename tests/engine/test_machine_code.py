"""The machine code of rules: kept on disk, never outdated, compiled once, and equal to the plain rules."""

import dataclasses
import errno
import gc
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from filelock import FileLock

import bottega
from bottega.engine.compile import Build, cache_folder, remove_compiled
from bottega.engine.fields import NOBODY, Field
from bottega.engine.game import Game
from bottega.engine.machine_code import _warn_about, on_each_function
from bottega.engine.playout import playout
from bottega.engine.record import Record, State

from . import toy


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache, of which this process knows nothing yet."""
    monkeypatch.setenv("BOTTEGA_CACHE", str(tmp_path))
    monkeypatch.setattr("bottega.engine.machine_code._units", {})
    return tmp_path


def playout_and_one(s, rng, moves):
    """Another unit that calls the same units."""
    return playout(s, rng, moves) + 1


def begun(game: Game) -> State:
    s = game.record.blank()
    s.rng[:] = [1, 2, 3, 4]
    return s


def test_a_change_in_a_rule_is_never_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine code of a function is kept under a name made of all that it calls and reads."""

    def kept(game: Game = toy.GAME) -> set[str]:
        bottega.compile(game, "cpu").apply(begun(game), 0, 1)
        return {folder.name for folder in (cache_folder() / "toy").iterdir()}

    before = kept()
    assert {name.split("-")[0] for name in before} == {"apply"}
    assert kept() == before
    grown = Record(2, [*toy.RECORD.fields.values(), Field("spare", NOBODY, (4,))])
    everything = kept(dataclasses.replace(toy.GAME, record=grown))
    assert len(everything) == 2 * len(before)
    before = everything
    for changed in (0, 1.5):  # a constant that a callee of `apply` reads
        monkeypatch.setattr(toy, "ROLLED", changed)
        after = kept()
        assert {name.split("-")[0] for name in after - before} == {"apply"}
        before = after


@pytest.mark.parametrize("name", ["*.nbi", "*.nbc"])
@pytest.mark.parametrize("damage", [b"", b"cut short", b"cno_such_module\nThing\n."])
def test_what_cannot_be_read_is_compiled_again(
    name: str, damage: bytes, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def kept() -> dict[Path, bytes]:
        monkeypatch.setattr("bottega.engine.machine_code._units", {})
        bottega.compile(dataclasses.replace(toy.GAME), "cpu").apply(begun(toy.GAME), 0, 1)
        return {path: path.read_bytes() for path in folder.rglob(name)}

    sound = kept()
    assert sound
    for path in sound:
        path.write_bytes(damage)
    assert damage not in kept().values()
    assert kept().keys() == sound.keys()


PLAY = """
import json, sys
import numpy as np
import bottega
from bottega.engine import compile
from bottega.engine.playout import playout
from tests.engine import toy

compile.SMALL = int(sys.argv[1])
build = bottega.compile(toy.GAME, sys.argv[2])
s = toy.RECORD.blank()
s.players, s.rng[:] = 2, [1, 2, 3, 4]
build.setup(s)
build.link(playout)(s, np.array([5, 6, 7, 8]), np.zeros(3, np.int64))
names = ("setup", "actors", "legal", "apply") if sys.argv[2] == "cpu" else ()
compiled = [name for name in names if getattr(build, name).stats.cache_misses]
print(json.dumps([s.tobytes().hex(), compiled]))
"""


def play(small: int, target: str = "cpu") -> str:
    """The end of a random game, played by a new process."""
    return end_of(begin(small, target))[0]


def begin(small: int, target: str = "cpu") -> subprocess.Popen[str]:
    command = [sys.executable, "-c", PLAY, str(small), target]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def end_of(process: subprocess.Popen[str]) -> tuple[str, list[str]]:
    """The end of the game, and which of the six functions that process compiled."""
    out, errors = process.communicate()
    assert process.returncode == 0, errors
    end, compiled = json.loads(out)
    return end, compiled


@pytest.mark.parametrize("small", [0, 10**6], ids=["units that call each other", "units in one piece"])
def test_another_process_uses_what_one_has_compiled(small: int, folder: Path) -> None:
    played = play(small)
    assert played == play(small, "python")
    kept = {path: path.stat().st_mtime_ns for path in folder.rglob("*.nbc")}
    assert {path.parent.name.split("-")[0] for path in kept} >= {"setup", "actors", "legal", "apply", "playout"}
    assert play(small) == played
    assert {path: path.stat().st_mtime_ns for path in folder.rglob("*.nbc")} == kept


def test_a_unit_is_called_even_if_it_was_compiled_later_than_its_caller(folder: Path) -> None:
    """The names of units in machine code are the same in every process."""
    played = play(small=0)
    for unit in ("actors", "legal", "apply"):
        (kept,) = (folder / "toy").glob(f"{unit}-*")
        shutil.rmtree(kept)
        assert play(small=0) == played


def test_processes_that_start_together_compile_everything_once() -> None:
    processes = [begin(small=0) for _ in range(3)]
    ends, compiled = zip(*(end_of(process) for process in processes), strict=True)
    assert len(set(ends)) == 1
    assert sorted(name for names in compiled for name in names) == ["actors", "apply", "legal", "setup"]


SEARCH = """
import json
from bottega.bots.budget import Budget
from bottega.bots.search import SearchBot
from bottega.engine.match import Match
from tests.engine import toy

match = Match(toy.GAME, 2, 1, target="cpu")
found = SearchBot(toy.GAME, Budget(iterations=200)).explain(match, match.actors[0])
built = [function for function in toy.GAME.build("cpu").functions if hasattr(function, "stats")]
compiled = [function.__name__ for function in built if function._cache and function.stats.cache_misses]
print(json.dumps([[(one.move.number, one.visits) for one in found.moves], compiled]))
"""


def test_whole_searches_that_start_together_compile_everything_once() -> None:
    command = [sys.executable, "-c", SEARCH]
    processes = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(4)]
    found, compiled = zip(*(end_of(process) for process in processes), strict=True)
    assert all(one == found[0] for one in found)
    names = [name for names in compiled for name in names]
    assert "search" in names
    assert len(names) == len(set(names))


def test_a_full_disk_costs_only_a_warning(
    folder: Path, monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder
) -> None:
    def no_space(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    _warn_about.cache_clear()
    monkeypatch.setattr("numba.core.caching.IndexDataCacheFile._dump", no_space)
    s = begun(toy.GAME)
    for _ in range(2):
        build = bottega.compile(dataclasses.replace(toy.GAME), "cpu")
        build.setup(s)
        build.apply(s, 0, 1)
    said = [str(warning.message) for warning in recwarn if "machine code" in str(warning.message)]
    assert said == ["machine code cannot be kept, so each start compiles it again: No space left on device"]


def test_without_a_folder_everything_is_compiled_and_said_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder
) -> None:
    _warn_about.cache_clear()
    (folder / "file").touch()
    monkeypatch.setenv("BOTTEGA_CACHE", str(folder / "file" / "cache"))
    build = bottega.compile(dataclasses.replace(toy.GAME), "cpu")
    s = begun(toy.GAME)
    build.setup(s)
    build.apply(s, 0, 1)
    said = [str(warning.message) for warning in recwarn if "machine code" in str(warning.message)]
    assert said == ["machine code cannot be kept, so each start compiles it again: Not a directory"]


def test_code_stays_when_another_build_that_loaded_it_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    def played() -> Build:
        build, s = bottega.compile(dataclasses.replace(toy.GAME), "cpu"), begun(toy.GAME)
        s.players = 2
        build.setup(s)
        build.link(playout)(s, np.array([5, 6, 7, 8]), np.zeros(3, np.int64))
        return build

    played()
    monkeypatch.setattr("bottega.engine.machine_code._units", {})  # as in a new process
    builds = [played(), played()]
    del builds[0]
    gc.collect()
    s = begun(toy.GAME)
    s.players = 2
    builds[0].setup(s)
    assert builds[0].link(playout_and_one)(s, np.array([5, 6, 7, 8]), np.zeros(3, np.int64)) > 1


def test_a_unit_that_fails_to_compile_is_not_locked_for_others(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    build = bottega.compile(dataclasses.replace(toy.GAME), "cpu")
    with on_each_function(interrupt), pytest.raises(KeyboardInterrupt):
        build.apply(begun(toy.GAME), 0, 1)
    (lock,) = (folder / "toy").glob("apply-*/lock")
    with FileLock(lock, timeout=0):
        pass


def test_a_listener_is_called_for_each_function_that_is_compiled_or_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    def functions_done() -> int:
        done = 0

        def count() -> None:
            nonlocal done
            done += 1

        monkeypatch.setattr("bottega.engine.machine_code._units", {})
        with on_each_function(count):
            bottega.compile(dataclasses.replace(toy.GAME), "cpu").apply(begun(toy.GAME), 0, 1)
        return done

    compiled = functions_done()
    assert compiled > functions_done() == 1  # the second time the unit is loaded, without its parts


def test_code_that_nothing_has_used_for_long_is_removed_and_other_files_are_not(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def use(constant: int) -> set[Path]:
        monkeypatch.setattr("bottega.engine.machine_code._units", {})
        monkeypatch.setattr(toy, "ROLLED", constant)
        bottega.compile(dataclasses.replace(toy.GAME), "cpu").apply(begun(toy.GAME), 0, 1)
        return set((folder / "toy").iterdir())

    (folder / "peers" / "python-3").mkdir(parents=True)
    (old,) = use(5)
    (new,) = use(6) - {old}
    long_ago = time.time() - 31 * 24 * 3600
    for unit in (old, new):
        os.utime(unit, (long_ago, long_ago))
    use(6)  # loads it, which counts as use
    assert remove_compiled(unused_days=30) == 1
    assert (old.exists(), new.exists()) == (False, True)
    assert remove_compiled() == 1
    assert (new.exists(), (folder / "peers" / "python-3").is_dir()) == (False, True)
