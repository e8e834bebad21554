"""`bottega backup` and `bottega restore`: the whole database as one file."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from ..engine.errors import BottegaError
from ..server.lock import database_lock
from ..server.settings import Settings
from ..server.storage import backup as storage
from ..terminal.translator import Translator
from .errors import UsageError


def back_up(file: Path, database: str | None, t: Translator) -> None:
    """Writes a backup to a new file. A server may run meanwhile. Raises UsageError."""
    with _errors(file, "error-unwritable", t):
        url = Settings.read(database_url=database).database_url
        with _bar(t("backup-writing"), t) as progress:
            found = storage.back_up(url, file, progress)
    size = round(file.stat().st_size / 1000)
    typer.echo(t("backup-done", file=str(file), people=found.people, tables=found.tables, size=size))


def restore(file: Path, database: str | None, t: Translator) -> None:
    """Restores a backup to an empty database. Raises UsageError."""
    with _errors(file, "error-unreadable", t):
        url = Settings.read(database_url=database).database_url
        with database_lock(url), _bar(t("backup-reading"), t) as progress:
            found = storage.restore(url, file, progress)
    typer.echo(t("backup-restored", people=found.people, tables=found.tables))


@contextmanager
def _errors(file: Path, unusable: str, t: Translator) -> Iterator[None]:
    """Turns every error into one sentence."""
    try:
        yield
    except storage.BackupError as error:
        raise UsageError(t(f"backup-{error.reason}", **error.details)) from None
    except BottegaError as error:
        raise UsageError(str(error)) from None
    except FileNotFoundError:
        raise UsageError(t("error-no-file", file=str(file))) from None
    except OSError as error:
        raise UsageError(t(unusable, file=str(file), reason=error.strerror or "")) from None


@contextmanager
def _bar(title: str, t: Translator) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on a terminal."""
    console = Console(stderr=True, markup=False, highlight=False)
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(
        TextColumn("{task.description}"), *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
