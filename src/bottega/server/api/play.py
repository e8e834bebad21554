"""Playing over plain HTTP, for programs: a stream of events as lines of JSON, and a POST for each command."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import StreamingResponse
from pydantic import Field

from ...engine.errors import InvalidQuestion
from .. import protocol
from ..connection import Credentials, Outbox
from ..hints import give_hint
from ..people.who import Asker
from ..safety.problems import Problem, answers
from ..tables import telling
from ..tables.commands import (
    Answer,
    Asking,
    AskUndo,
    Close,
    Command,
    Fill,
    Leave,
    Play,
    Refused,
    Return,
    Say,
    SeatNumber,
    Sit,
    Undo,
    why,
)
from ..tables.entry import now
from ..tables.keeper import Keeper
from ..tables.plan import Strict
from .tables import Looking, Playing, TheHouse, TheTable, person, viewpoint

router = APIRouter(prefix="/api/tables/{id}", tags=["play"])

REFUSALS = answers(401, 403, 404, 409, 422)
STATUS = {"invalid": 422, "not_seated": 403, "not_yours": 403, "not_host": 403, "unavailable": 503}
ALIVE = 7.0  # seconds of silence after which a stream sends an empty line, as lichess does


def problem(refused: Refused, keeper: Keeper | None = None, seat: int | None = None) -> Problem:
    """A refusal as HTTP says it; with a fresh snapshot if the client was behind."""
    extra: dict[str, Any] = {"clause": refused.clause} if refused.clause else {}
    if refused.word == "stale" and keeper is not None:
        extra["snapshot"] = telling.plain(telling.snapshot(keeper.table, seat))
    return Problem(STATUS.get(refused.word, 409), refused.word, refused.sentence, **extra)


async def _do(keeper: Keeper, asker: Asker, command: Command) -> protocol.Ack:
    table = keeper.table
    try:
        done = await keeper.ask(command, person(asker))
    except Refused as refused:
        wanted: int | None = getattr(command, "seat", None)
        own = wanted in table.seats_of(asker.person)
        raise problem(refused, keeper, viewpoint(keeper, asker, wanted if own else None)) from None
    seat = table.happenings[done.seq - 1].entry.seat
    viewer = viewpoint(keeper, asker, seat if seat in table.seats_of(asker.person) else None)
    number = table.number_of(done.seq, viewer)
    return protocol.Ack(type="ack", id=command.id, number=number, again=done.again)


@router.post("/move", responses=REFUSALS)
async def move(command: Play, keeper: TheTable, asker: Playing) -> protocol.Ack:
    """Plays a move, by its number among the choices or in words."""
    return await _do(keeper, asker, command)


@router.post("/undo", responses=REFUSALS)
async def undo(command: Undo, keeper: TheTable, asker: Playing) -> protocol.Ack:
    """Takes back one's last move, or all of the turn, as far as the rules of undo allow."""
    return await _do(keeper, asker, command)


@router.post("/ask-undo", responses=REFUSALS)
async def ask_undo(command: AskUndo, keeper: TheTable, asker: Playing) -> protocol.Ack:
    """Asks the others to let one take back one's last move and what came after it."""
    return await _do(keeper, asker, command)


@router.post("/answer", responses=REFUSALS)
async def answer(command: Answer, keeper: TheTable, asker: Playing) -> protocol.Ack:
    """Agrees to taking moves back, or not."""
    return await _do(keeper, asker, command)


@router.post("/say", responses=REFUSALS)
async def say(command: Say, keeper: TheTable, asker: Playing) -> protocol.Ack:
    """Says something to all at the table."""
    return await _do(keeper, asker, command)


@router.post("/sit", responses=REFUSALS)
async def sit(command: Sit, keeper: TheTable, asker: Playing) -> protocol.Ack:
    """Takes an open seat; the game begins with the last one."""
    return await _do(keeper, asker, command)


@router.post("/leave", responses=REFUSALS)
async def leave(command: Leave, keeper: TheTable, asker: Playing) -> protocol.Ack:
    """Gives up one's seat; in a running game a bot plays on, and one may return."""
    return await _do(keeper, asker, command)


@router.post("/return", responses=REFUSALS)
async def take_back(command: Return, keeper: TheTable, asker: Playing) -> protocol.Ack:
    """Takes one's seat back from the bot that stood in."""
    return await _do(keeper, asker, command)


@router.post("/fill", responses=REFUSALS)
async def fill(command: Fill, keeper: TheTable, asker: Playing) -> protocol.Ack:
    """The host gives all open seats to bots, and the game begins."""
    return await _do(keeper, asker, command)


@router.post("/close", responses=REFUSALS)
async def close(command: Close, keeper: TheTable, asker: Playing) -> protocol.Ack:
    """The host dissolves a table that has not begun."""
    return await _do(keeper, asker, command)


class WhyNot(Strict):
    """A move that one wonders about."""

    move: protocol.MoveWanted
    seat: SeatNumber | None = None


@router.post("/why", responses=REFUSALS)
async def why_not(asked: WhyNot, keeper: TheTable, asker: Playing) -> protocol.Because:
    """The clause that forbids a move; asks, does nothing."""
    try:
        found = why(Asking(keeper.table, person(asker), now()), asked.move, asked.seat)
    except Refused as refused:
        raise problem(refused) from None
    return protocol.Because(type="because", id=None, clause=found["clause"], message=found["message"])


Word = Annotated[str, Field(max_length=40)]


class Question(Strict):
    """A plan that one weighs, in the game's own words, such as from where to attack what, and with how many."""

    question: Annotated[dict[Word, Annotated[int, Field(ge=0, le=1000)] | Word], Field(max_length=10)]
    seat: SeatNumber | None = None


@router.post("/forecast", responses=REFUSALS)
async def forecast(asked: Question, keeper: TheTable, asker: Looking) -> protocol.Forecast:
    """What will probably come of a plan, from what one's seat knows; asks, does nothing."""
    match = keeper.table.match
    if match is None or match.game.forecast is None:
        raise Problem(409, "unavailable", "At this table nothing can be foretold.")
    view = match.view(viewpoint(keeper, asker, asked.seat))
    try:
        figures = await asyncio.to_thread(match.game.forecast, view, asked.question)
    except InvalidQuestion as error:
        raise Problem(422, "invalid", f"{error}".capitalize() + ".") from None
    return protocol.Forecast(type="forecast", figures=figures)


class HintWanted(Strict):
    seat: SeatNumber | None = None


@router.post("/hint", responses=REFUSALS)
async def hint(asked: HintWanted, keeper: TheTable, house: TheHouse, asker: Playing) -> protocol.Hint:
    """What the strong bot would do in one's place. Takes a few seconds."""
    told: list[dict[str, Any]] = []
    try:
        await give_hint(keeper, house, person(asker), asked.seat, told.append)
    except Refused as refused:
        raise problem(refused) from None
    return protocol.Hint(id=None, **next(news for news in reversed(told) if "thoughts" in news))


LINES: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/x-ndjson": {"schema": {"$ref": "#/components/schemas/StreamLine"}}}}
}


@router.get("/stream", responses={**REFUSALS, **LINES}, response_class=StreamingResponse)
async def stream(
    request: Request,
    keeper: TheTable,
    asker: Looking,
    seat: Annotated[int | None, Query(ge=0, le=5)] = None,
    last: Annotated[int | None, Query(ge=0, le=2**31, description="the last number seen")] = None,
) -> StreamingResponse:
    """Everything that happens, one JSON object a line: first a snapshot, then news, until the game is over.

    While nothing happens an empty line comes every few seconds.
    """
    viewer = viewpoint(keeper, asker, seat)
    outbox = Outbox(viewer, asker.person if asker else None)
    lines = _lines(keeper, outbox, Credentials(request, asker), last)
    return StreamingResponse(lines, media_type="application/x-ndjson")


async def _lines(keeper: Keeper, outbox: Outbox, client: Credentials, last: int | None) -> AsyncIterator[bytes]:
    outbox.hear(telling.encode(telling.snapshot(keeper.table, outbox.viewer, last)))
    keeper.join(outbox)
    try:
        if client.asker:
            await keeper.welcome_back(person(client.asker), client.asker.scopes)
        while True:
            try:
                message = await asyncio.wait_for(outbox.next(), ALIVE)
            except TimeoutError:
                message = b""
            if message is None or not await client.hold():
                return
            yield message + b"\n"
            if keeper.table.status in ("finished", "closed") and outbox.empty:
                return
    finally:
        keeper.part(outbox)
