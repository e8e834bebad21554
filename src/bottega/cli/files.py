"""Saved games, with a sentence for each possible error when they are read and written."""

import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

import bottega

from .. import output
from ..engine.errors import DamagedMatch
from ..engine.match import Match
from ..terminal.translator import Translator
from .errors import UsageError


def load(path: Path, t: Translator) -> Match:
    """Loads and verifies the match in a file. Raises UsageError."""
    try:
        return bottega.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise UsageError(t("error-no-file", file=str(path))) from None
    except DamagedMatch as error:
        reason = str(error).partition(": ")[2]
        raise UsageError(t("error-damaged", file=str(path), line=error.line, reason=reason)) from None
    except UnicodeDecodeError:
        raise UsageError(t("error-no-text", file=str(path))) from None
    except OSError as error:
        raise UsageError(t("error-unreadable", file=str(path), reason=error.strerror or "")) from None


def save(match: Match, path: Path, t: Translator) -> None:
    """Writes a match to a file. Raises UsageError."""
    with writing(path, t):
        output.write(path, match.dumps())


@contextmanager
def writing(path: Path, t: Translator) -> Iterator[None]:
    """Turns an error while a file is written into a usage error."""
    try:
        yield
    except OSError as error:
        raise UsageError(t("error-unwritable", file=str(path), reason=error.strerror or "")) from None


def free_path(slug: str, folder: Path = Path()) -> Path:
    """A file name that does not exist yet."""
    stem = f"{slug}-{datetime.now():%Y%m%d-%H%M%S}"
    names = (folder / f"{stem}{extra}.txt" for extra in _suffixes())
    return next(path for path in names if not path.exists())


def _suffixes() -> Iterable[str]:
    yield ""
    number = 2
    while True:
        yield f"-{number}"
        number += 1


def rescue(match: Match, t: Translator) -> Path:
    """Saves in the current, home or temporary folder, whichever works. Raises UsageError if none does."""
    for folder in (Path(), Path.home()):
        path = free_path(match.game.slug, folder)
        try:
            save(match, path, t)
        except UsageError:
            continue
        return path
    path = free_path(match.game.slug, Path(tempfile.gettempdir()))
    save(match, path, t)
    return path
