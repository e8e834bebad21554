"""The peers' environment: made once, and one peer out of reach does not take the others with it. No network here."""

import sys
from pathlib import Path

import pytest

from bottega.bench import peer_environment
from bottega.bench.rows import Missing


@pytest.fixture
def pip(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A pip that installs nothing. It holds why something fails and, under `asked`, what it was asked for."""
    reasons: dict[str, str] = {}

    def install(folder: Path, *what: str) -> str | None:
        reasons["asked"] = reasons.get("asked", "") + f"{what[-1]}\n"
        if what[0] == "--requirement":
            return "not all" if len(reasons) > 1 else None
        return reasons.get(what[0])

    monkeypatch.setattr(peer_environment, "_pip", install)
    monkeypatch.setattr("venv.create", lambda folder, **how: folder.mkdir())
    return reasons


def test_every_version_is_pinned() -> None:
    lines = [line for line in peer_environment.REQUIREMENTS.read_text().splitlines() if not line.startswith("#")]
    assert len(lines) > 5
    assert all("==" in line for line in lines)


def test_it_is_made_once(tmp_path: Path, pip: dict[str, str]) -> None:
    folder, told = tmp_path / "peers", []
    for _ in range(2):
        assert peer_environment.prepare(folder, lambda: told.append("long")) == []
    assert told == ["long"]
    assert pip["asked"].count("\n") == 1


def test_one_peer_out_of_reach_is_named_and_tried_again_next_time(tmp_path: Path, pip: dict[str, str]) -> None:
    pip["catanatron==3.2.1"] = "no such version"
    folder = tmp_path / "peers"
    assert peer_environment.prepare(folder, lambda: None) == [Missing("catanatron==3.2.1", "no such version")]
    assert "open_spiel==" in pip["asked"]
    assert not peer_environment.ready(folder)


def test_pip_tells_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peer_environment, "python", lambda folder: Path(sys.executable))
    reason = peer_environment._pip(tmp_path, "--no-index", "no-such-peer-at-all==1.0")
    assert reason == "No matching distribution found for no-such-peer-at-all==1.0"


def test_every_script_is_there() -> None:
    for post in peer_environment.commands(Path("somewhere")):
        module = post.command[2].removeprefix("peers.")
        assert (peer_environment.HERE / "peers" / f"{module}.py").is_file()
