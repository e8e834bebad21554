"""The archive: every finished public game, found by who played it, when and how; one by one or as one file."""

import asyncio
from io import BytesIO
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel

from ..archive import ArchivedGame, write
from ..safety.problems import problem_responses
from ..safety.rate_limits import RateLimiter, address_group, client_address
from ..storage.record_store import PAGE, Filter, RecordStore
from .records import Records
from .tables import OptionalReader

router = APIRouter(prefix="/api/archive", tags=["archive"])

MAX_DOWNLOAD = 200  # games in one file
GAMES_PER_PAGE = 20  # of a download, that count as one page about a whole game

Milliseconds = Annotated[int | None, Query(ge=0, le=2**53)]
Moves = Annotated[int | None, Query(ge=0, le=100_000)]


class ArchivedSeat(BaseModel):
    """A seat of a finished game. `account` is the name under which the player has a profile."""

    name: str
    emblem: str
    level: str | None
    account: str | None
    points: int
    place: int
    left: bool


class ArchivedTable(BaseModel):
    id: str
    game: str
    players: int
    rated: bool
    created: int
    ended: int
    moves: int
    options: dict[str, Any]
    seats: list[ArchivedSeat]


async def wanted_games(
    player: Annotated[str | None, Query(max_length=40, description="the name of somebody who played")] = None,
    game: Annotated[str | None, Query(max_length=24)] = None,
    players: Annotated[int | None, Query(ge=2, le=6)] = None,
    since: Milliseconds = None,
    until: Milliseconds = None,
    result: Annotated[Literal["won", "lost"] | None, Query(description="by the player")] = None,
    rated: bool | None = None,
    shortest: Moves = None,
    longest: Moves = None,
    agents: Annotated[bool | None, Query(description="only games of the ladder of agents, or none of them")] = None,
) -> Filter:
    return Filter(player, game, players, since, until, result, rated, shortest, longest, agents)


Wanted = Annotated[Filter, Depends(wanted_games)]


@router.get("", responses=problem_responses(403, 422))
async def find_games(
    records: Records, principal: OptionalReader, wanted: Wanted, before: Milliseconds = None
) -> list[ArchivedTable]:
    """Finished public games, the newest first, 50 at a time. `before` is the end of the last one of the page before."""
    return [ArchivedTable(**game) for game in await asyncio.to_thread(records.archive, wanted, before, PAGE)]


@router.get("/download", responses={**problem_responses(403, 422), 200: {"content": {"application/zip": {}}}},
            response_class=Response)  # fmt: skip
async def download(request: Request, records: Records, principal: OptionalReader, wanted: Wanted) -> Response:
    """The newest 200 of these games as one archive, which `bottega archive` verifies and imports."""
    limiter: RateLimiter = request.app.state.limiter
    address = address_group(client_address(request.scope, request.app.state.settings))
    limiter.require(address, "address_pages", MAX_DOWNLOAD / GAMES_PER_PAGE)
    content = await asyncio.to_thread(_pack, records, wanted)
    headers = {"Content-Disposition": 'attachment; filename="bottega-games.zip"'}
    return Response(content, media_type="application/zip", headers=headers)


def _pack(records: RecordStore, wanted: Filter) -> bytes:
    games = records.archive(wanted, limit=MAX_DOWNLOAD)
    texts = records.texts([game["id"] for game in games])
    file = BytesIO()
    write(file, (ArchivedGame(game["id"], game, texts[game["id"]]) for game in games if game["id"] in texts))
    return file.getvalue()
