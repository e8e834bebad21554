"""`bottega people` and `bottega expel`: what an operator can do about a person."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import typer
from rich.console import Console
from rich.table import Table
from sqlalchemy import Engine, make_url

from ..engine.errors import BottegaError
from ..server.people import moderation
from ..server.ratings import abuse
from ..server.settings import Settings
from ..server.storage.database import DATABASE_ERRORS, connect
from ..server.storage.failures import reason_of
from ..terminal.translator import Translator
from .errors import UsageError


def people(name: str, database: str | None, t: Translator) -> None:
    """Lists the people whose name contains a text. Raises UsageError."""
    with open_database(database, t) as engine:
        found = moderation.find(engine, name)
    if not found:
        raise UsageError(t("people-nobody", name=name))
    table = Table(*(t(f"people-{column}") for column in ("id", "name", "login", "seen", "tables")), box=None)
    for one in found:
        seen = datetime.fromtimestamp(one.seen / 1000, UTC).strftime("%Y-%m-%d %H:%M") if one.seen else ""
        login = one.profile.login or t("people-guest")
        table.add_row(one.profile.id, one.profile.name, login, seen, str(one.tables))
    Console(markup=False, highlight=False).print(table)


def expel(person: str, database: str | None, t: Translator) -> None:
    """Ends a person's sessions and tokens for good. Raises UsageError."""
    with open_database(database, t) as engine:
        profile = moderation.expel(engine, person)
    if profile is None:
        raise UsageError(t("people-no-id", id=person))
    typer.echo(t("people-expelled", name=profile.name))


def suspects(days: int, database: str | None, t: Translator) -> None:
    """Lists what looks like abuse of ratings. Raises UsageError."""
    with open_database(database, t) as engine:
        found = abuse.find(engine, days)
    if not found:
        typer.echo(t("suspects-none"))
        return
    table = Table(*(t(f"suspects-{column}") for column in ("what", "people", "games", "tables")), box=None)
    for one in found:
        who = ", ".join(f"{name} ({id})" for id, name in zip(one.people, one.names, strict=True))
        table.add_row(t(f"suspects-{one.kind}"), who, str(one.games), " ".join(one.tables))
    Console(markup=False, highlight=False, soft_wrap=True).print(table)


@contextmanager
def open_database(url: str | None, t: Translator) -> Iterator[Engine]:
    """The database, if there is one. Raises UsageError."""
    try:
        address = Settings.read(database_url=url).database_url
    except BottegaError as error:
        raise UsageError(str(error)) from None
    file = make_url(address).database if address.startswith("sqlite") else None
    if file and not Path(file).exists():
        raise UsageError(t("backup-no-database"))
    engine = connect(address)
    try:
        yield engine
    except DATABASE_ERRORS as error:
        raise UsageError(t("people-failed", reason=reason_of(error))) from None
    finally:
        engine.dispose()
