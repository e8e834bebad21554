"""What the operators of a server do about reports. Everything here needs the cookie of an operator."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request
from pydantic import BaseModel, Field

from ..people import moderation
from ..people.auth import Principal, require_operator
from ..people.models import Id, Milliseconds, Name
from ..people.store import NameTaken, Profile
from ..safety.problems import Problem, problem_responses
from ..storage.report_store import ReportKind
from ..strict_model import StrictModel
from .tables import Registry, TableId

router = APIRouter(prefix="/api/operator", tags=["operator"])

PROBLEMS = problem_responses(401, 403, 404, 409, 422)
PersonId = Annotated[str, Path(pattern=r"^[0-9a-f]{24}$")]


class ReportedMessage(BaseModel):
    """A message of the reported person at the table."""

    seq: int
    at: Milliseconds
    text: str
    hidden: bool


class ReportAnswer(BaseModel):
    """A report, with what everybody at the table could see."""

    id: str
    kind: ReportKind
    text: str
    created: Milliseconds
    person: str
    name: str
    silenced: Milliseconds | None
    by: str
    by_name: str
    table: str
    game: str
    messages: list[ReportedMessage]


class Renaming(StrictModel):
    name: Name


class Silencing(StrictModel):
    """For how many days a person may not write in chats; 0 gives the chat back."""

    days: Annotated[float, Field(ge=0, le=3650)]


async def _change(request: Request, change: Any, person: str, *args: Any) -> None:
    """Changes a person, here and in other processes. Raises Problem."""
    try:
        found: Profile | None = await asyncio.to_thread(change, request.app.state.engine, person, *args)
    except NameTaken:
        raise Problem(409, "name_taken", "An account of somebody else has this name, or one like it.") from None
    if found is None:
        raise Problem(404, "no_person", "There is no such person.")
    request.app.state.identities.forget(person)


Operator = Depends(require_operator)


@router.get("/reports", responses=problem_responses(401, 403))
async def open_reports(registry: Registry, _: Annotated[Principal, Operator]) -> list[ReportAnswer]:
    """The reports that no operator has closed, oldest first."""
    found = await asyncio.to_thread(registry.reports.open_reports)
    messages = [[ReportedMessage(**vars(message)) for message in report.messages] for report in found]
    return [ReportAnswer(**vars(r) | {"messages": said}) for r, said in zip(found, messages, strict=True)]


@router.post("/reports/{report}/close", status_code=204, responses=PROBLEMS)
async def close_report(report: Id, registry: Registry, _: Annotated[Principal, Operator]) -> None:
    """Closes a report."""
    if not await asyncio.to_thread(registry.reports.close, report):
        raise Problem(404, "no_report", "There is no such open report.")


@router.post("/people/{person}/rename", status_code=204, responses=PROBLEMS)
async def rename(wanted: Renaming, person: PersonId, request: Request, _: Annotated[Principal, Operator]) -> None:
    """Gives a person another name. At tables where they sit, the old one stays."""
    await _change(request, moderation.rename, person, wanted.name)


@router.post("/people/{person}/silence", status_code=204, responses=PROBLEMS)
async def silence(wanted: Silencing, person: PersonId, request: Request, _: Annotated[Principal, Operator]) -> None:
    """Takes the chat from a person for some days, or gives it back."""
    await _change(request, moderation.silence, person, wanted.days)


@router.post("/people/{person}/expel", status_code=204, responses=PROBLEMS)
async def expel(person: PersonId, request: Request, principal: Annotated[Principal, Operator]) -> None:
    """Ends a person's sessions and tokens for good."""
    if person == principal.person.id:
        raise Problem(409, "yourself", "You cannot expel yourself.")
    await _change(request, moderation.expel, person)


@router.post("/tables/{id}/messages/{seq}/hide", status_code=204, responses=PROBLEMS)
async def hide_message(
    id: TableId,
    seq: Annotated[int, Path(ge=1, le=2**31 - 1)],
    registry: Registry,
    _: Annotated[Principal, Operator],
) -> None:
    """Hides the text of a chat message from everybody."""
    if not await asyncio.to_thread(registry.reports.hide, id, seq):
        raise Problem(404, "no_message", "There is no such message.")
    await registry.hide_messages()
