"""Writing files: through links, into devices and pipes, in one step; nothing but a regular file is replaced."""

import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from bottega import output


def test_a_file_is_written_and_written_again(tmp_path: Path) -> None:
    for text in ("one", "two"):
        output.check(tmp_path / "out.txt")
        output.write(tmp_path / "out.txt", text)
        assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("out.txt", text)]


def test_a_link_stays_a_link_and_its_file_is_written(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "out.txt"
    link.symlink_to("elsewhere/file.txt")
    for text in ("the file is new", "the file exists"):
        output.check(link)
        output.write(link, text)
        assert link.is_symlink()
        assert (tmp_path / "elsewhere" / "file.txt").read_text() == text


def test_a_second_name_and_the_permissions_of_a_file_are_kept(tmp_path: Path) -> None:
    (tmp_path / "one.txt").write_text("old")
    os.link(tmp_path / "one.txt", tmp_path / "two.txt")
    output.write(tmp_path / "one.txt", "new")
    assert (tmp_path / "two.txt").read_text() == "new"
    (tmp_path / "mine.txt").write_text("old")
    (tmp_path / "mine.txt").chmod(0o640)
    output.write(tmp_path / "mine.txt", "new")
    assert stat.S_IMODE((tmp_path / "mine.txt").stat().st_mode) == 0o640


def test_a_new_file_has_the_permissions_that_the_system_gives(tmp_path: Path) -> None:
    (tmp_path / "by_hand.txt").touch()
    output.write(tmp_path / "out.txt", "text")
    assert (tmp_path / "out.txt").stat().st_mode == (tmp_path / "by_hand.txt").stat().st_mode


def test_a_pipe_gets_the_text_and_stays_a_pipe(tmp_path: Path) -> None:
    pipe, read = tmp_path / "pipe", []
    os.mkfifo(pipe)
    output.check(pipe)
    reader = threading.Thread(target=lambda: read.append(pipe.read_text()))
    reader.start()
    output.write(pipe, "through the pipe")
    reader.join(10)
    assert read == ["through the pipe"]
    assert pipe.is_fifo()


def test_a_device_stays_a_device(tmp_path: Path) -> None:
    link = tmp_path / "nothing"
    link.symlink_to(os.devnull)
    output.check(link)
    output.write(link, "text")
    assert link.is_symlink()
    assert link.is_char_device()


@pytest.mark.parametrize("redirected", [True, False])
@pytest.mark.parametrize("name", ["stdout", "/dev/fd/1", "/proc/self/fd/1"])
def test_the_standard_output_comes_after_what_was_printed(tmp_path: Path, name: str, redirected: bool) -> None:
    (tmp_path / "stdout").symlink_to("/proc/self/fd/1")  # as /dev/stdout is
    name = str(tmp_path / name)
    code = f"from pathlib import Path; from bottega import output; print('first'); output.check(Path({name!r})); "
    code += f"output.write(Path({name!r}), 'second\\n'); print(output.is_standard_output(Path({name!r})))"
    command = [sys.executable, "-c", code]
    if redirected:
        with (tmp_path / "out.txt").open("w") as file:
            subprocess.run(command, stdout=file, check=True)
        written = (tmp_path / "out.txt").read_text()
    else:
        written = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert written == "first\nsecond\nTrue\n"


@pytest.mark.parametrize("name", [".", "nowhere/out.txt", "x" * 300])
def test_what_cannot_be_written_is_known_before(tmp_path: Path, name: str) -> None:
    for act in (lambda: output.check(tmp_path / name), lambda: output.write(tmp_path / name, "text")):
        with pytest.raises(OSError):  # noqa: PT011 - the system chooses the class
            act()
    assert not list(tmp_path.iterdir())


def test_a_full_disk_leaves_the_old_file_and_no_draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(draft: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    (tmp_path / "out.txt").write_text("old")
    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space left"):
        output.write(tmp_path / "out.txt", "new")
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("out.txt", "old")]
