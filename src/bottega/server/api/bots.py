"""Whether bots play at full strength."""

import math
from typing import Literal

from fastapi import APIRouter
from pydantic import BaseModel

from ..safety.problems import problem_responses
from .tables import OptionalReader, Registry

router = APIRouter(prefix="/api/bots", tags=["games"])


class BotStatus(BaseModel):
    """The progress of compiling. Until a game is ready, its bots play on the plain rules, and so less well."""

    warming_up: list[str]  # the games that are not ready yet
    functions: int  # to compile, of all games; 0 while that is not known
    compiled: int
    seconds_left: int | None  # an estimate; null before there is one
    thinking: Literal["full", "shortened", "quota"]  # for you: as usual, less under load, or less as you used much


@router.get("", responses=problem_responses(403))
async def bot_status(registry: Registry, principal: OptionalReader) -> BotStatus:
    """Which games' bots are still warming up, after a start of the server, and whether yours think as usual."""
    warm_up = registry.bots.warm_up
    left = warm_up.seconds_left
    return BotStatus(
        warming_up=[] if warm_up.ended else [one.slug for one in warm_up.games if not one.ready],
        functions=warm_up.functions,
        compiled=warm_up.compiled,
        seconds_left=None if left is None else math.ceil(left),
        thinking=registry.bots.state(principal.person.id) if principal else "full",
    )
