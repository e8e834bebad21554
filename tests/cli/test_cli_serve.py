"""`bottega serve` where it cannot start: the true reason in one sentence, before any address is printed."""

import socket
from pathlib import Path

import pytest

from .driving import Drive


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
