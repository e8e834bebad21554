"""`bottega tables`: checks the tables in a server's database, and repairs a damaged one."""

import typer
from rich.progress import Progress

from ..engine.errors import BottegaError
from ..server.lock import database_lock
from ..server.settings import Settings
from ..server.storage.database import connect, migrate
from ..server.storage.table_store import TableStore
from ..server.tables.repair import check_tables, repair_table
from ..terminal.translator import Translator
from .errors import UsageError

DAMAGED = 1  # the exit code if a table is damaged


def run(action: str, table: str | None, database: str | None, t: Translator) -> None:
    """Raises UsageError, or Exit if a table is damaged."""
    if action not in ("check", "repair") or (action == "repair") != (table is not None):
        raise UsageError(t("error-tables-usage"))
    try:
        settings = Settings.read(database_url=database)
        with database_lock(settings.database_url):
            migrate(settings.database_url)
            engine = connect(settings.database_url)
            try:
                store = TableStore(engine)
                _check(store, t) if table is None else _repair(store, table, t)
            finally:
                engine.dispose()
    except BottegaError as error:
        raise UsageError(str(error)) from None


def _check(store: TableStore, t: Translator) -> None:
    with Progress(transient=True) as bar:
        task = bar.add_task(t("tables-checking"), total=None)
        found = list(check_tables(store, lambda done, total: bar.update(task, completed=done, total=total)))
    for damage in found:
        typer.echo(t("tables-damaged", table=damage.table, reason=damage.reason))
    typer.echo(t("tables-checked", damaged=len(found), tables=len(store.all_tables())))
    if found:
        raise typer.Exit(DAMAGED)


def _repair(store: TableStore, table: str, t: Translator) -> None:
    left, cut = repair_table(store, table)
    typer.echo(t("tables-repaired" if cut else "tables-sound", table=table, left=left, cut=cut))
