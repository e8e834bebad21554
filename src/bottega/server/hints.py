"""A hint: what the strong bot would do in one's place, from what one's seat knows."""

import asyncio
from collections.abc import Callable
from typing import Any

from ..bots.budget import Budget
from .tables.commands import Asking, Person, Refused
from .tables.duties import bot_seed
from .tables.entry import now
from .tables.house import House
from .tables.keeper import Keeper
from .workers import Position, WorkerFailed

BUDGET = Budget(seconds=2.0)


async def give_hint(
    keeper: Keeper, house: House, person: Person, seat: int | None, tell: Callable[[dict[str, Any]], None]
) -> None:
    """Thinks in a worker and tells how far it is; what it finds comes last. Raises Refused."""
    asking = Asking(keeper.table, person, now())
    asking.running()
    seat = asking.seat(seat)
    table = keeper.table
    assert table.match is not None
    if not table.plan.hints:
        raise Refused("no_hints", "At this table there are no hints.")
    if seat not in table.asked:
        raise Refused("not_asked", "You are not asked for a move now.")
    question = table.question[seat]
    loop = asyncio.get_running_loop()

    def progress(done: int, total: int) -> None:
        loop.call_soon(tell, {"type": "hint", "question": question, "progress": done / total})

    try:
        position, seed = Position.of(table.match), bot_seed(table, seat)
        advice = await house.workers.hint(position, seat, BUDGET, seed, progress)
    except WorkerFailed:
        raise Refused("failed", "No hint could be found just now; ask again.") from None
    if table.question[seat] != question:
        raise Refused("stale", "The table has moved on; ask again.")
    found = {"thoughts": advice["thoughts"], "continuation": advice["continuation"]}
    tell({"type": "hint", "question": question, "progress": 1.0, **found})
