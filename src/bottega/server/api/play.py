"""Playing over HTTP, for programs: a stream of events as lines of JSON, and a POST for each command."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import StreamingResponse
from pydantic import Field

from ...engine.errors import InvalidQuestion
from .. import protocol
from ..connection import ConnectionAuth, Outbox, next_line
from ..hints import give_hint
from ..people.auth import Credentials, Principal
from ..safety.problems import Problem, problem_responses
from ..strict_model import StrictModel
from ..tables import projection
from ..tables.actor import TableActor
from ..tables.commands import (
    Answer,
    AskCasual,
    AskUndo,
    Close,
    Command,
    CommandContext,
    Fill,
    Leave,
    Play,
    Refused,
    Return,
    Say,
    SetPremoves,
    Sit,
    Undo,
    explain_refusal,
)
from ..tables.plan import SeatNumber
from ..timestamps import now_ms
from .tables import Actor, OptionalReader, Player, Registry, viewer_of

router = APIRouter(prefix="/api/tables/{id}", tags=["play"])

PROBLEMS = problem_responses(401, 403, 404, 409, 422)
STATUS = {
    "agent": 403,
    "no_agent": 404,
    "invalid": 422,
    "not_seated": 403,
    "not_yours": 403,
    "not_host": 403,
    "unavailable": 503,
}


def problem_of(refused: Refused, actor: TableActor | None = None, seat: int | None = None) -> Problem:
    """A refusal as an HTTP error, with a new snapshot if the client was behind."""
    extra: dict[str, Any] = {"clause": refused.clause} if refused.clause else {}
    if refused.code == "stale" and actor is not None:
        extra["snapshot"] = projection.to_json_data(projection.snapshot(actor.table, seat))
    return Problem(STATUS.get(refused.code, 409), refused.code, refused.message, **extra)


async def _execute(actor: TableActor, principal: Principal, command: Command) -> protocol.Ack:
    table, person = actor.table, principal.person
    try:
        result = await actor.execute(command, person)
    except Refused as refused:
        requested: int | None = getattr(command, "seat", None)
        own = requested in table.seats_of(person.id)
        if "read" not in principal.scopes:
            raise problem_of(refused) from None
        raise problem_of(refused, actor, viewer_of(actor, principal, requested if own else None)) from None
    seat = table.history[result.seq - 1].entry.seat
    viewer = viewer_of(actor, principal, seat if seat in table.seats_of(person.id) else None)
    number = table.number_of(result.seq, viewer)
    return protocol.Ack(type="ack", id=command.id, number=number, again=result.repeated)


@router.post("/move", responses=PROBLEMS)
async def move(command: Play, actor: Actor, principal: Player) -> protocol.Ack:
    """Plays a move, by its number among the choices or in words."""
    return await _execute(actor, principal, command)


@router.post("/undo", responses=PROBLEMS)
async def undo(command: Undo, actor: Actor, principal: Player) -> protocol.Ack:
    """Takes back your last move or your whole turn, as far as the rules of undo allow."""
    return await _execute(actor, principal, command)


@router.post("/ask-undo", responses=PROBLEMS)
async def ask_undo(command: AskUndo, actor: Actor, principal: Player) -> protocol.Ack:
    """Asks the others to take back your last move and everything after it."""
    return await _execute(actor, principal, command)


@router.post("/ask-casual", responses=PROBLEMS)
async def ask_casual(command: AskCasual, actor: Actor, principal: Player) -> protocol.Ack:
    """Asks the others to agree that this game changes no ratings."""
    return await _execute(actor, principal, command)


@router.post("/answer", responses=PROBLEMS)
async def answer(command: Answer, actor: Actor, principal: Player) -> protocol.Ack:
    """Agrees or disagrees to what a seat asks: to take moves back, or not to rate the game."""
    return await _execute(actor, principal, command)


@router.post("/premoves", responses=PROBLEMS)
async def set_premoves(command: SetPremoves, actor: Actor, principal: Player) -> protocol.Ack:
    """Sets your moves in advance, instead of those before. The first that fits is played when you are asked next."""
    return await _execute(actor, principal, command)


@router.post("/say", responses=PROBLEMS)
async def say(command: Say, actor: Actor, principal: Player) -> protocol.Ack:
    """Sends a chat message to everybody at the table."""
    return await _execute(actor, principal, command)


@router.post("/sit", responses=PROBLEMS)
async def sit(command: Sit, actor: Actor, principal: Player) -> protocol.Ack:
    """Takes an open seat. The game starts when the last one is taken."""
    return await _execute(actor, principal, command)


@router.post("/leave", responses=PROBLEMS)
async def leave(command: Leave, actor: Actor, principal: Player) -> protocol.Ack:
    """Gives up your seat. In a running game a bot plays for you until you return."""
    return await _execute(actor, principal, command)


@router.post("/return", responses=PROBLEMS)
async def take_back(command: Return, actor: Actor, principal: Player) -> protocol.Ack:
    """Takes your seat back from the bot that plays for you."""
    return await _execute(actor, principal, command)


@router.post("/fill", responses=PROBLEMS)
async def fill(command: Fill, actor: Actor, principal: Player) -> protocol.Ack:
    """The host gives all open seats to bots, and the game starts."""
    return await _execute(actor, principal, command)


@router.post("/close", responses=PROBLEMS)
async def close(command: Close, actor: Actor, principal: Player) -> protocol.Ack:
    """The host closes a table whose game has not started."""
    return await _execute(actor, principal, command)


class WhyRequest(StrictModel):
    """A move to explain."""

    move: protocol.MoveWanted
    seat: SeatNumber | None = None


@router.post("/why", responses=PROBLEMS)
async def why_not(body: WhyRequest, actor: Actor, principal: Player) -> protocol.WhyAnswer:
    """The clause that forbids a move. Changes nothing."""
    try:
        context = CommandContext(actor.table, principal.person, now_ms())
        found = explain_refusal(context, body.move, body.seat)
    except Refused as refused:
        raise problem_of(refused) from None
    return protocol.WhyAnswer(type="because", id=None, clause=found["clause"], message=found["message"])


Word = Annotated[str, Field(max_length=40)]


class ForecastRequest(StrictModel):
    """A plan in the game's own words, such as: attack from where, what, and with how many."""

    question: Annotated[dict[Word, Annotated[int, Field(ge=0, le=1000)] | Word], Field(max_length=10)]
    seat: SeatNumber | None = None


@router.post("/forecast", responses=PROBLEMS)
async def forecast(body: ForecastRequest, actor: Actor, principal: OptionalReader) -> protocol.Forecast:
    """The probable outcome of a plan, from what your seat knows. Changes nothing."""
    match = actor.table.match
    if match is None or match.game.forecast is None:
        raise Problem(409, "unavailable", "At this table there are no forecasts.")
    view = match.view(viewer_of(actor, principal, body.seat))
    try:
        figures = await asyncio.to_thread(match.game.forecast, view, body.question)
    except InvalidQuestion as error:
        raise Problem(422, "invalid", f"{error}".capitalize() + ".") from None
    return protocol.Forecast(type="forecast", figures=figures)


@router.get("/things", responses=PROBLEMS)
async def things(
    actor: Actor, principal: OptionalReader, seat: Annotated[int | None, Query(ge=0, le=5)] = None
) -> protocol.Things:
    """What everything on the table is, and what it is worth to your seat now."""
    viewer = viewer_of(actor, principal, seat)
    return protocol.Things(number=actor.table.last_number(viewer), things=projection.things(actor.table.match, viewer))


class HintRequest(StrictModel):
    seat: SeatNumber | None = None


@router.post("/hint", responses=PROBLEMS)
async def hint(body: HintRequest, actor: Actor, registry: Registry, principal: Player) -> protocol.Hint:
    """What the strong bot would play in your place. Takes a few seconds."""
    messages: list[dict[str, Any]] = []
    try:
        await give_hint(actor, registry.bots, principal.person, body.seat, messages.append)
    except Refused as refused:
        raise problem_of(refused) from None
    return protocol.Hint(id=None, **next(message for message in reversed(messages) if "thoughts" in message))


STREAM: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/x-ndjson": {"schema": {"$ref": "#/components/schemas/StreamLine"}}}}
}


@router.get("/stream", responses={**PROBLEMS, **STREAM}, response_class=StreamingResponse)
async def stream(
    request: Request,
    actor: Actor,
    principal: OptionalReader,
    seat: Annotated[int | None, Query(ge=0, le=5)] = None,
    last: Annotated[int | None, Query(ge=0, le=2**31, description="the last number seen")] = None,
) -> StreamingResponse:
    """Everything that happens, one JSON object per line: a snapshot, then news, until the game is over.

    While nothing happens, an empty line is sent every few seconds.
    """
    viewer = viewer_of(actor, principal, seat)
    outbox = Outbox(viewer, principal.person.id if principal else None)
    lines = _lines(actor, outbox, ConnectionAuth(Credentials(request), principal, outbox), last)
    return StreamingResponse(lines, media_type="application/x-ndjson")


async def _lines(actor: TableActor, outbox: Outbox, auth: ConnectionAuth, last: int | None) -> AsyncIterator[bytes]:
    outbox.send(projection.encode(projection.snapshot(actor.table, outbox.viewer, last)))
    actor.add_listener(outbox)
    try:
        with auth:
            if auth.principal:
                await actor.reclaim_seats(auth.principal.person, auth.principal.scopes)
            while (line := await next_line(outbox, auth)) is not None:
                yield line
                if actor.table.status in ("finished", "closed") and outbox.empty:
                    return
    finally:
        actor.remove_listener(outbox)
