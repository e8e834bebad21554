"""Holidays: the clocks of a person by correspondence stand. Everybody at their tables sees it."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends
from pydantic import BaseModel, Field

from ..people.auth import Principal, require_session
from ..safety.problems import Problem, problem_responses
from ..storage.holiday_store import Holiday, HolidayRefused
from ..strict_model import StrictModel
from ..timestamps import now_ms
from .tables import Registry

router = APIRouter(prefix="/api/me/holiday", tags=["people"])

SessionPrincipal = Annotated[Principal, Depends(require_session)]


class HolidayRequest(StrictModel):
    """A holiday that starts now."""

    days: Annotated[int, Field(ge=1, le=366)]


class HolidayAnswer(BaseModel):
    """Your holiday, and how many days you have left in this calendar year."""

    until: int | None = Field(description="in milliseconds; null if you are not on holiday")
    days_left: float


async def _answer(registry: Registry, person: str, holiday: Holiday | None) -> HolidayAnswer:
    left = await asyncio.to_thread(registry.holidays.days_left, person, now_ms())
    return HolidayAnswer(until=holiday.end if holiday else None, days_left=left)


@router.get("", responses=problem_responses(401, 403))
async def my_holiday(registry: Registry, principal: SessionPrincipal) -> HolidayAnswer:
    """Whether you are on holiday."""
    person = principal.person.id
    present = await asyncio.to_thread(registry.holidays.present, [person], now_ms())
    return await _answer(registry, person, present.get(person))


@router.post("", status_code=201, responses=problem_responses(401, 403, 409, 422))
async def start_holiday(wanted: HolidayRequest, registry: Registry, principal: SessionPrincipal) -> HolidayAnswer:
    """Stops your clocks at all tables by correspondence, for a number of days."""
    person = principal.person.id
    try:
        holiday = await asyncio.to_thread(registry.holidays.start, person, now_ms(), wanted.days)
    except HolidayRefused as refused:
        raise Problem(409, "no_holiday", str(refused)) from None
    await registry.note_holiday(person, holiday)
    return await _answer(registry, person, holiday)


@router.delete("", responses=problem_responses(401, 403))
async def end_holiday(registry: Registry, principal: SessionPrincipal) -> HolidayAnswer:
    """You are back: your clocks run again."""
    person = principal.person.id
    ended = await asyncio.to_thread(registry.holidays.end, person, now_ms())
    if ended is not None:
        await registry.note_holiday(person, ended)
    return await _answer(registry, person, None)
