"""`bottega archive`: exports the finished public games of a server, verifies archives, and imports them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import typer
from sqlalchemy import Engine

from ..engine.errors import BottegaError
from ..server.archive import ArchivedGame, ArchiveError, read, verify, write
from ..server.settings import Settings
from ..server.storage.database import connect, migrate
from ..server.storage.record_store import PAGE, Filter, RecordStore
from ..server.tables.archive_import import import_game
from ..terminal.translator import Translator
from .errors import UsageError

DAMAGED = 1  # the exit code if a game is damaged


def run(action: str, file: Path, database: str | None, t: Translator) -> None:
    """Raises UsageError, or Exit if a game is damaged."""
    if action not in ("export", "import", "verify"):
        raise UsageError(t("error-archive-usage"))
    if action != "export" and not file.exists():
        raise UsageError(t("archive-no-file", file=str(file)))
    try:
        if action == "verify":
            _check(file, lambda game: bool(verify(game)), "archive-verified", t)
            return
        settings = Settings.read(database_url=database)
        migrate(settings.database_url)
        engine = connect(settings.database_url)
        try:
            if action == "export":
                _export(engine, file, t)
            else:
                _check(file, lambda game: import_game(engine, game), "archive-imported", t)
        finally:
            engine.dispose()
    except BottegaError as error:
        raise UsageError(str(error)) from None
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror or error}") from None


def _export(engine: Engine, file: Path, t: Translator) -> None:
    if file.exists():
        raise UsageError(t("archive-file-exists", file=str(file)))
    part = file.with_name(f".{file.name}.part")
    try:
        with part.open("wb") as out:
            count = write(out, _games(RecordStore(engine)))
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    typer.echo(t("archive-exported", file=str(file), games=count))


def _games(records: RecordStore) -> Iterator[ArchivedGame]:
    before: int | None = None
    seen: set[str] = set()
    while page := records.archive(Filter(until=None if before is None else before + 1), limit=PAGE + len(seen)):
        fresh = [game for game in page if game["id"] not in seen]
        if not fresh:
            return
        texts = records.texts([game["id"] for game in fresh])
        yield from (ArchivedGame(game["id"], game, texts[game["id"]]) for game in fresh if game["id"] in texts)
        last = fresh[-1]["ended"]
        seen = {game["id"] for game in page if game["ended"] == last}  # games that ended in the same millisecond
        before = last


def _check(file: Path, act: Callable[[ArchivedGame], bool], done: str, t: Translator) -> None:
    """Does something with each game, names the damaged ones, and says how many there were."""
    good = skipped = damaged = 0
    for game in read(file):
        try:
            if act(game):
                good += 1
            else:
                skipped += 1
        except ArchiveError as error:
            damaged += 1
            typer.echo(t("archive-damaged", id=game.id, reason=str(error)))
    typer.echo(t(done, games=good, skipped=skipped, damaged=damaged))
    if damaged:
        raise typer.Exit(DAMAGED)
