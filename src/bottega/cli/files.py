"""Saved games: reads them with a sentence for each possible error, and writes them atomically."""

import os
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import bottega

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
    """Writes a draft and renames it, so that a full disk does not destroy an older save. Raises UsageError."""
    draft = path.parent / f".{path.name}.draft"
    try:
        draft.write_text(match.dumps(), encoding="utf-8")
        os.replace(draft, path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
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
