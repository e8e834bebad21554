"""`bottega moderate`: what an operator can do about reports, in a terminal."""

from collections.abc import Callable
from datetime import UTC, datetime

import typer
from pydantic import TypeAdapter, ValidationError
from sqlalchemy import Engine

from ..server.people import moderation
from ..server.people.models import Name
from ..server.people.store import NameTaken, Profile
from ..server.storage.report_store import ReportStore
from ..terminal.translator import Translator
from .errors import UsageError
from .people import open_database

MAX_DAYS = 3_650


def run(action: str, given: list[str], database: str | None, t: Translator) -> None:
    """Raises UsageError."""
    if action not in ACTIONS or len(given) not in ACTIONS[action][0]:
        raise UsageError(t("error-moderate-usage"))
    with open_database(database, t) as engine:
        ACTIONS[action][1](engine, t, *given)


def _reports(engine: Engine, t: Translator) -> None:
    found = ReportStore(engine).open_reports()
    for report in found:
        created = datetime.fromtimestamp(report.created / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        about = {"id": report.id, "kind": t(f"moderate-kind-{report.kind}"), "created": created, "text": report.text}
        about |= {"person": report.person, "name": report.name, "by": report.by_name, "table": report.table}
        typer.echo(t("moderate-report", **about))
        for message in report.messages:
            key = "moderate-hidden-message" if message.hidden else "moderate-message"
            typer.echo(t(key, number=str(message.seq), text=message.text))
    typer.echo(t("moderate-count", count=len(found)))


def _close(engine: Engine, t: Translator, report: str) -> None:
    if not ReportStore(engine).close(report):
        raise UsageError(t("moderate-no-report", id=report))
    typer.echo(t("moderate-closed"))


def _operator(engine: Engine, t: Translator, person: str, wanted: str = "yes") -> None:
    if wanted not in ("yes", "no"):
        raise UsageError(t("error-moderate-usage"))
    profile = _found(moderation.appoint(engine, person, wanted == "yes"), person, t)
    typer.echo(t("moderate-operator" if profile.operator else "moderate-no-operator", name=profile.name))


def _rename(engine: Engine, t: Translator, person: str, name: str) -> None:
    try:
        valid = TypeAdapter(Name).validate_python(name)
        profile = _found(moderation.rename(engine, person, valid), person, t)
    except ValidationError:
        raise UsageError(t("moderate-bad-name")) from None
    except NameTaken:
        raise UsageError(t("moderate-name-taken", name=name)) from None
    typer.echo(t("moderate-renamed", name=profile.name))


def _silence(engine: Engine, t: Translator, person: str, days: str) -> None:
    if not days.isdecimal() or int(days) > MAX_DAYS:
        raise UsageError(t("moderate-bad-days", days=days, most=MAX_DAYS))
    profile = _found(moderation.silence(engine, person, int(days)), person, t)
    typer.echo(t("moderate-silenced", name=profile.name, days=int(days)))


def _hide(engine: Engine, t: Translator, table: str, number: str) -> None:
    if not number.isdecimal() or not ReportStore(engine).hide(table, min(int(number), 2**31 - 1)):
        raise UsageError(t("moderate-no-message", table=table, number=number))
    typer.echo(t("moderate-hidden"))


def _found(profile: Profile | None, person: str, t: Translator) -> Profile:
    if profile is None:
        raise UsageError(t("people-no-id", id=person))
    return profile


# By name: how many arguments it takes, and what does it.
ACTIONS: dict[str, tuple[tuple[int, ...], Callable[..., None]]] = {
    "reports": ((0,), _reports),
    "close": ((1,), _close),
    "operator": ((1, 2), _operator),
    "rename": ((2,), _rename),
    "silence": ((2,), _silence),
    "hide": ((2,), _hide),
}
