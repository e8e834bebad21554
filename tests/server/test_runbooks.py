"""The commands of docs/hosts/runbooks.md and docs/hosts/back-up.md, run as they are written on a real server."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bottega.server.storage.failures import NO_ANSWER, REASONS
from tests.server.running import MINE, OPEN, Guest, RunningServer

PAGES = Path(__file__).parents[2] / "docs" / "hosts"
RUNBOOKS = (PAGES / "runbooks.md").read_text(encoding="utf-8")
ID = "0123456789abcdef01234567"  # the id in the page


def commands(page: str, title: str) -> list[str]:
    """The shell blocks of a section that this file runs."""
    section = re.split(r"^## ", page, flags=re.MULTILINE)
    (found,) = [part for part in section if part.startswith(f"{title}\n") or (not title and part.startswith("# "))]
    return re.findall(r"<!-- run by tests/server/test_runbooks.py -->\n *```sh\n(.*?)```", found, re.DOTALL)


class Machine:
    """A server whose files are in one folder, and a shell in which the paths of the pages lead there."""

    def __init__(self, folder: Path) -> None:
        self.data, self.backups, self._programs = folder / "data", folder / "backup", folder / "bin"
        for made in (self.data, self.backups, self._programs):
            made.mkdir()
        bottega = self._programs / "bottega"
        bottega.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "from bottega.cli import app; app()" "$@"\n')
        bottega.chmod(0o755)
        self.server = RunningServer(f"sqlite:///{self.data / 'bottega.sqlite'}")

    def run(self, block: str, **replaced: str) -> str:
        """Runs a block of a page and returns what it printed."""
        paths = {"/var/lib/bottega": str(self.data), "/backup": str(self.backups)}
        for before, after in (paths | {"http://localhost:8000": self.server.address} | replaced).items():
            block = block.replace(before, after)
        environment = os.environ | {
            "PATH": f"{self._programs}:{os.environ['PATH']}",
            "BOTTEGA_DATABASE_URL": self.server.database,
            "COLUMNS": "200",
            "LC_ALL": "C.UTF-8",
        }
        done = subprocess.run(["sh", "-e", "-c", block], env=environment, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory, compiled: None) -> Iterator[Machine]:
    machine = Machine(tmp_path_factory.mktemp("machine"))
    with machine.server:
        yield machine


def test_every_reason_is_in_the_table() -> None:
    rows = set(re.findall(r"^\| (.*?) \| ", RUNBOOKS, re.MULTILINE)) - {"reason"}
    assert rows == {*REASONS.values(), NO_ANSWER}


def test_the_probes_answer(machine: Machine) -> None:
    (asked,) = commands(RUNBOOKS, "What the server says")
    assert machine.run(asked) == '{"status":"alive"}{"status":"ready"}'


def test_the_disk_can_be_looked_at(machine: Machine) -> None:
    looked, asked = commands(RUNBOOKS, "The disk is full")
    assert str(machine.data) in machine.run(looked)
    assert machine.run(asked) == '{"status":"ready"}'


def test_a_guest_is_expelled(machine: Machine) -> None:
    mallory, other = Guest(machine.server, "Mallory"), Guest(machine.server, "Ada")
    listed, expelled = commands(RUNBOOKS, "A guest is abusive")
    assert mallory.id in machine.run(listed)
    assert "Mallory is expelled" in re.sub("[\u2068\u2069]", "", machine.run(expelled, **{ID: mallory.id}))
    assert other.http.get("/api/me").status_code == 200
    assert Guest(machine.server, "Mallory again").http.get("/api/me").status_code == 200
    rest = (mallory.http.get("/api/me").status_code for _ in iter(int, 1))  # until the server asks the database again
    assert next(status for status in rest if status != 200) == 401


def test_a_lost_database_is_restored(machine: Machine) -> None:
    ada = Guest(machine.server, "Ada")
    table = ada.open([MINE, OPEN])
    (backed_up,) = commands((PAGES / "back-up.md").read_text(encoding="utf-8"), "")
    machine.run(backed_up)
    (before_upgrade, after_upgrade) = commands(RUNBOOKS, "Upgrade")
    machine.run(before_upgrade)
    machine.run(after_upgrade)
    (restored,) = commands((PAGES / "back-up.md").read_text(encoding="utf-8"), "Restore")
    machine.run(restored)
    assert machine.server.stop() == 0
    aside, back = commands(RUNBOOKS, "The database is lost")
    machine.run(aside)
    assert sorted(file.name for file in (machine.data / "damaged").iterdir())[0] == "bottega.sqlite"
    machine.run(back)
    machine.server.start()
    assert ada.http.get(f"/api/tables/{table}").json()["own"] == [0]
    Guest(machine.server, "Bea").http.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
    assert ada.http.get(f"/api/tables/{table}").json()["table"]["status"] == "running"
