"""Writes files as other tools do: through links, and into devices and pipes.

A regular file is replaced in one step, so that a full disk does not destroy what was there. Nothing else is replaced.
"""

import errno
import os
import re
import secrets
import stat
import sys
from contextlib import suppress
from pathlib import Path

_OPEN_FILES = re.compile(r"/(?:dev|proc/self)/fd/(\d+)")


def check(path: Path) -> None:
    """Raises OSError if the file cannot be written. Changes nothing."""
    found = _stat(path)
    if found is not None and stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if found is None or _is_replaceable(found):
        try:
            os.unlink(_new_draft(path))
        except PermissionError:
            if found is None:
                raise
    if found is not None and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))


def write(path: Path, text: str | bytes) -> None:
    """Writes the whole file. Raises OSError; then a regular file is as it was before."""
    content = text.encode() if isinstance(text, str) else text
    open_file = _open_file(path)
    if open_file is not None:
        sys.stdout.flush()  # what was printed before comes first
        with open(open_file, "wb", closefd=False) as stream:
            stream.write(content)
        return
    found = _stat(path)
    if found is None or _is_replaceable(found):
        try:
            draft = _new_draft(path)
        except PermissionError:  # the folder belongs to others, but the file may be ours
            if found is None:
                raise
        else:
            _replace(path, draft, content, found)
            return
    with open(path, "wb") as stream:
        stream.write(content)


def is_standard_output(path: Path | None) -> bool:
    """Whether a path leads to the standard output, such as /dev/stdout."""
    return path is not None and _open_file(path) == 1


def _target(path: Path) -> Path:
    """The file behind the links."""
    return Path(os.path.realpath(path))


def _stat(path: Path) -> os.stat_result | None:
    try:
        return os.stat(path)
    except FileNotFoundError:
        return None


def _is_replaceable(found: os.stat_result) -> bool:
    """Whether a new file can take its place: it is a regular file, ours, and has no other name."""
    ours = sys.platform == "win32" or found.st_uid == os.geteuid()
    return stat.S_ISREG(found.st_mode) and found.st_nlink == 1 and ours


def _new_draft(path: Path) -> Path:
    """An empty file next to the one that will be replaced, which may be at the end of a link."""
    draft = _target(path).parent / f".bottega-{secrets.token_hex(4)}"
    os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
    return draft


def _replace(path: Path, draft: Path, content: bytes, found: os.stat_result | None) -> None:
    try:
        draft.write_bytes(content)
        if found is not None:
            os.chmod(draft, stat.S_IMODE(found.st_mode))
        os.replace(draft, _target(path))
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def _open_file(path: Path) -> int | None:
    """The number of a file that this process has open: a path by number, or what is the standard output already."""
    numbered = _OPEN_FILES.fullmatch(str(path))
    if numbered:
        return int(numbered[1])
    for number in (1, 2):
        with suppress(OSError):
            if os.path.samestat(os.stat(path), os.fstat(number)):
                return number
    return None
