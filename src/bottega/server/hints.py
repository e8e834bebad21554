"""Hints: what the search bot would play, from what the person's seat knows."""

import asyncio
from collections.abc import Callable
from typing import Any

from ..bots.budget import Budget
from ..workers import JobFailed
from .bot_jobs import Position
from .bot_pool import BotPool
from .fair_queue import QueueFull, Requester
from .person import Person
from .tables.actor import TableActor
from .tables.commands import CommandContext, Refused, require_no_agent
from .tables.scheduler import bot_seed
from .timestamps import now_ms

BUDGET = Budget(seconds=2.0)


async def give_hint(
    actor: TableActor, bots: BotPool, person: Person, seat: int | None, send: Callable[[dict[str, Any]], None]
) -> None:
    """Searches in a worker. Sends messages with the progress, and a last one with the result. Raises Refused."""
    require_no_agent(person)
    context = CommandContext(actor.table, person, now_ms())
    context.require_running()
    seat = context.own_seat(seat)
    table = actor.table
    assert table.match is not None
    if not table.plan.hints:
        raise Refused("no_hints", "At this table there are no hints.")
    if seat not in table.to_move:
        raise Refused("not_asked", "It is not your turn to move.")
    question = table.question[seat]
    loop = asyncio.get_running_loop()

    def progress(done: int, total: int) -> None:
        loop.call_soon(send, {"type": "hint", "question": question, "progress": done / total})

    try:
        position, seed = Position.of(table.match), bot_seed(table, seat)
        advice = await bots.hint(position, seat, BUDGET, seed, Requester(person.id, table.id), progress)
    except QueueFull:
        raise Refused("overloaded", "Too much is being computed for you; wait for the hints you asked for.") from None
    except JobFailed:
        raise Refused("failed", "No hint could be found just now; ask again.") from None
    if table.question[seat] != question:
        raise Refused("stale", "The table has moved on; ask again.")
    found = {name: value for name, value in advice.items() if name != "iterations"}
    send({"type": "hint", "question": question, "progress": 1.0, **found})
