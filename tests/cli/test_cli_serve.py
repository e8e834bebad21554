"""`bottega serve` where it cannot start: the true reason in one sentence, before any address is printed."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import RunningServer

from .driving import Drive

FULL = Path("/dev/full")  # every write to it fails, as on a full disk


def assert_refused(drive: Drive, command: str, sentence: str) -> None:
    result = drive(command)
    assert result.exit_code == 2
    assert result.stderr == sentence + "\n"
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("file", "reason"),
    [
        ("notes.txt/bottega.sqlite", "Not a directory"),
        ("locked.sqlite", "Is a directory"),  # where the lock belongs
        ("/proc/bottega.sqlite", "No such file or directory"),  # where nobody can create a file
    ],
)
def test_a_file_that_cannot_be_opened(drive: Drive, tmp_path: Path, file: str, reason: str) -> None:
    (tmp_path / "notes.txt").touch()
    (tmp_path / "locked.sqlite.lock").mkdir()
    path = tmp_path / file
    assert_refused(drive, f"serve --database sqlite:///{path}", f"the database {path} cannot be used: {reason}")


def test_a_host_that_is_not_this_machine(drive: Drive) -> None:
    command = "serve --host 192.0.2.1 --port 8123 --database sqlite:///bottega.sqlite"
    assert_refused(drive, command, "192.0.2.1:8123 cannot be used: Cannot assign requested address.")


def test_a_host_without_an_address(drive: Drive) -> None:
    result = drive("serve --host nobody.invalid --port 8123 --database sqlite:///bottega.sqlite --lang it")
    assert result.exit_code == 2
    assert result.stderr.startswith("nobody.invalid:8123 non si può usare: ")
    assert result.stdout == ""


def test_a_port_in_use(drive: Drive) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        command = f"serve --port {port} --database sqlite:///bottega.sqlite"
        assert_refused(drive, command, f"127.0.0.1:{port} cannot be used: Address already in use.")


def test_the_exit_code_is_the_same_where_nothing_can_be_printed(tmp_path: Path) -> None:
    """As on a full disk, with the log on it."""
    (tmp_path / "notes.txt").touch()
    command = [sys.executable, "-m", "bottega", "serve", "--database", f"sqlite:///{tmp_path}/notes.txt/x.sqlite"]
    with FULL.open("w") as full:
        assert subprocess.run(command, stdout=full, stderr=full, check=False).returncode == 2


def test_a_server_starts_even_if_it_cannot_say_so(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path}/bottega.sqlite").start(FULL) as server:
        assert server.is_ready()
