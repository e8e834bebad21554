"""Quick pairing: who looks for which game, and looking for one."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, Field

from ..pairing.pool import Pool, SeekRequest
from ..pairing.service import Pairing, SeekState
from ..people.auth import Principal, require_scope
from ..safety.problems import problem_responses
from ..tables.plan import Pace
from .tables import OptionalReader, Player

router = APIRouter(prefix="/api", tags=["seeks"])


class PoolState(BaseModel):
    """A kind of game that people look for."""

    game: str
    players: int
    pace: Pace
    rated: bool
    waiting: int
    expected: int | None = Field(description="how many seconds others waited lately")


async def pairing_of(request: Request) -> Pairing:
    pairing: Pairing = request.app.state.pairing
    return pairing


Pairings = Annotated[Pairing, Depends(pairing_of)]


@router.get("/seeks", responses=problem_responses(403))
async def list_pools(pairing: Pairings, _: OptionalReader) -> list[PoolState]:
    """The kinds of games that people look for now or found lately, with the number of those who wait."""
    found = await pairing.pools()
    pools = [PoolState(**Pool.from_key(key).model_dump(), **vars(info)) for key, info in found.items()]
    return sorted(pools, key=lambda pool: -pool.waiting)


@router.get("/me/seek", responses=problem_responses(401, 403))
async def my_seek(
    pairing: Pairings, principal: Annotated[Principal, Depends(require_scope("read"))]
) -> SeekState | None:
    """How your seek stands; null if you look for nothing."""
    return await pairing.state(principal.person.id)


@router.put("/me/seek", responses=problem_responses(401, 403, 409, 422))
async def seek(wanted: SeekRequest, pairing: Pairings, principal: Player) -> SeekState:
    """Looks for opponents. The same request again keeps your place; after 20 seconds without one, your seek ends.

    A page keeps the socket at `/api/me/seek/socket` open instead, which also tells it when the table is there.
    """
    return await pairing.seek(wanted, principal.person)


@router.delete("/me/seek", responses=problem_responses(401, 403))
async def stop_seeking(pairing: Pairings, principal: Player) -> SeekState | None:
    """Stops looking. If you were given a seat in the meantime, the answer names the table, and the call is answered."""
    return await pairing.end(principal.person)
