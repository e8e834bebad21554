"""`bottega series`: tournaments that are announced again every week."""

import tomllib
from pathlib import Path

import typer
from pydantic import ValidationError
from sqlalchemy import select

from ..server.safety.validation_errors import describe_first_error
from ..server.storage.schema import PEOPLE
from ..server.storage.tournament_store import TournamentStore
from ..server.tournaments.series import Series
from ..terminal.translator import Translator
from .errors import UsageError
from .people import open_database


def run(action: str, what: str | None, host: str | None, database: str | None, t: Translator) -> None:
    """Lists, adds or ends series. Raises UsageError."""
    if action == "list" and what is None:
        _list(database, t)
    elif action == "add" and what is not None and host is not None:
        _add(Path(what), host, database, t)
    elif action == "end" and what is not None:
        _end(what, database, t)
    else:
        raise UsageError(t("series-usage"))


def _list(database: str | None, t: Translator) -> None:
    with open_database(database, t) as engine:
        found = TournamentStore(engine).all_series()
    for id, series, _ in found:
        about = {"id": id, "name": series.tournament["name"], "game": series.tournament["game"]}
        typer.echo(t("series-line", **about, day=t(f"series-{series.day}"), time=series.time, zone=series.zone))
    if not found:
        typer.echo(t("series-none"))


def _add(file: Path, login: str, database: str | None, t: Translator) -> None:
    try:
        series = Series.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
    except OSError as error:
        raise UsageError(t("series-unreadable", file=str(file), reason=error.strerror or "")) from None
    except ValidationError as error:
        field, message = describe_first_error(error.errors(include_url=False, include_input=False))
        raise UsageError(t("series-invalid", file=str(file), field=field or "", reason=message)) from None
    except ValueError as error:  # not TOML, or not UTF-8
        raise UsageError(t("series-invalid", file=str(file), field="", reason=str(error))) from None
    with open_database(database, t) as engine:
        with engine.connect() as connection:
            host = connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.login == login.casefold())).scalar()
        if host is None:
            raise UsageError(t("series-no-host", login=login))
        typer.echo(t("series-added", id=TournamentStore(engine).add_series(series, host)))


def _end(id: str, database: str | None, t: Translator) -> None:
    with open_database(database, t) as engine:
        if not TournamentStore(engine).end_series(id):
            raise UsageError(t("series-no-id", id=id))
    typer.echo(t("series-ended", id=id))
