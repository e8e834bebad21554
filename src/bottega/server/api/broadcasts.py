"""Watching a public game as a broadcast: chances and comments from what the public may know, and clips of it."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request
from fastapi.responses import StreamingResponse

from ...workers import JobFailed
from ..broadcasts.models import Clip
from ..broadcasts.service import Broadcasts
from ..connection import ConnectionAuth, Outbox, next_line
from ..fair_queue import QueueFull
from ..monitoring.metrics import REFUSED_BY_QUOTA
from ..people.auth import Credentials
from ..safety.problems import Problem, problem_responses
from ..safety.rate_limits import RateLimiter, address_group, client_address
from ..tables import projection
from ..tables.actor import TableActor
from .finished import PAGE_SECONDS, PageRequester
from .tables import Actor, OptionalReader, Registry

router = APIRouter(prefix="/api/tables/{id}", tags=["broadcasts"])

PROBLEMS = problem_responses(403, 404, 409, 422)
CLIP_BEFORE, CLIP_AFTER = 5, 1  # positions of a clip besides the one that it is about
CLIP_COST = 2.0  # pages that a clip counts as


async def broadcasts_of(request: Request) -> Broadcasts:
    found: Broadcasts = request.app.state.broadcasts
    return found


Service = Annotated[Broadcasts, Depends(broadcasts_of)]


async def watched_table(request: Request, actor: Actor, principal: OptionalReader) -> TableActor:
    """A table whose broadcast this person may watch. Raises Problem."""
    table = actor.table
    if not request.app.state.settings.broadcasts:
        raise Problem(409, "no_broadcast", "This server has no broadcasts.")
    if not table.plan.public:
        raise Problem(409, "no_broadcast", "Only public games are broadcast.")
    if table.plan.broadcast == "off":
        raise Problem(409, "no_broadcast", "The players have chosen that this game is not broadcast.")
    if table.match is None:
        raise Problem(409, "not_begun", "The game has not begun.")
    if principal is not None and table.status == "running" and table.seats_of(principal.person.id):
        raise Problem(403, "seated", "You play at this table. You can watch the broadcast when the game is over.")
    return actor


Watched = Annotated[TableActor, Depends(watched_table)]

STREAM: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/x-ndjson": {"schema": {"$ref": "#/components/schemas/BroadcastLine"}}}}
}


@router.get("/broadcast", responses={**PROBLEMS, **STREAM}, response_class=StreamingResponse)
async def broadcast(request: Request, actor: Watched, principal: OptionalReader, service: Service) -> StreamingResponse:
    """A public game as a spectator sees it, with everybody's chances, comments and candidate moves.

    One JSON object per line: a snapshot, what may be shown of the positions so far, and then news. Chances come from
    what the public may know, and as late as the players have chosen. It ends when the game is over and all its
    positions have been looked at. People who play at the table are refused until then.
    """
    outbox = Outbox(None, principal.person.id if principal else None)
    lines = _lines(actor, outbox, ConnectionAuth(Credentials(request), principal, outbox), service)
    return StreamingResponse(lines, media_type="application/x-ndjson")


async def _lines(actor: TableActor, outbox: Outbox, auth: ConnectionAuth, service: Broadcasts) -> AsyncIterator[bytes]:
    outbox.send(actor.spectator_snapshot())
    actor.add_listener(outbox)
    try:
        joined = await service.join(actor, outbox)
        try:
            with auth:
                while (line := await next_line(outbox, auth)) is not None:
                    yield line
                    if joined.over and outbox.empty and joined.next_position() is None:
                        return
        finally:
            service.leave(joined, outbox)
    finally:
        actor.remove_listener(outbox)


@router.get("/clip/{number}", responses=problem_responses(403, 404, 409, 422, 503))
async def clip(
    request: Request,
    actor: Watched,
    registry: Registry,
    requester: PageRequester,
    service: Service,
    number: Annotated[int, Path(ge=1, le=2**31, description="of an entry of the log, in a spectator's count")],
) -> Clip:
    """The moves around a turning point, as spectators saw them, with what a broadcast says about them."""
    _count_page(request, requester.person)
    try:
        async with asyncio.timeout(PAGE_SECONDS):
            joined, index = await service.assessed(actor, number, CLIP_BEFORE, CLIP_AFTER)
    except LookupError:
        raise Problem(404, "no_clip", "The game has no such move, or it is not shown yet.") from None
    except (TimeoutError, JobFailed, QueueFull):
        raise Problem(
            503, "busy", "There is too much to do just now. Try again later.", {"Retry-After": "30"}
        ) from None
    shown = [n for n in range(index - CLIP_BEFORE, index + CLIP_AFTER + 1) if joined.row(n) is not None]
    rows = {row["number"]: row for n in shown if (row := joined.row(n)) is not None}
    table = actor.table
    positions = await registry.past.find(table, None, min(rows), max(rows))
    entries = dict(_spectator_entries(actor, rows))
    return Clip.model_validate(
        {
            "about": projection.about(table),
            "seats": projection.seats(table),
            "number": number,
            "steps": [
                {"entry": entries[one["number"]], "position": one, "row": rows[one["number"]]}
                for one in positions
                if one["number"] in rows
            ],
        }
    )


def _spectator_entries(actor: TableActor, numbers: Any) -> list[tuple[int, dict[str, Any]]]:
    """Entries of the log by their numbers, as a spectator may know them."""
    table, found, number = actor.table, [], 0
    for applied in table.history:
        if applied.sealed is None:
            number += 1
            if number in numbers:
                found.append((number, projection.to_json_data(projection.entry_data(table, applied, None, number))))
    return found


def _count_page(request: Request, person: str) -> None:
    """A clip is computed like a page about a whole game, and counts as some. Raises Problem."""
    limiter: RateLimiter = request.app.state.limiter
    address = address_group(client_address(request.scope, request.app.state.settings))
    try:
        limiter.require(person, "pages", CLIP_COST)
        limiter.require(address, "address_pages", CLIP_COST)
    except Problem:
        REFUSED_BY_QUOTA.labels("page").inc()
        raise
