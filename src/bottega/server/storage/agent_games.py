"""The games that agents were given, written in the transaction of the table: a game is given once, or not at all."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, insert, update

from ..timestamps import now_ms
from .schema import AGENT_GAMES, AGENTS


class AgentSeat(NamedTuple):
    """An agent that is given a game, and its number as it was when the game was drawn."""

    person: str
    number: int


def give_games(
    connection: Connection, games: Sequence[tuple[str, AgentSeat]], ladder: bool = True, by: str | None = None
) -> bool:
    """Notes the games of agents, by table. False if one of them was given another game meanwhile, or is gone.

    The rows are locked in one order, so that no two processes wait for each other.
    """
    at, ordered = now_ms(), sorted(games, key=lambda game: game[1].person)
    same = (AGENTS.c.person == bindparam("agent")) & (AGENTS.c.number == bindparam("known"))
    changed = update(AGENTS).where(same).values(number=bindparam("known") + 1, since=at)
    claims = [{"agent": agent.person, "known": agent.number} for _, agent in ordered]
    if connection.execute(changed, claims).rowcount != len(games):
        return False
    rows = [
        {"table_id": table, "person": agent.person, "started": at, "ladder": ladder, "by": by, "over": False}
        for table, agent in ordered
    ]
    connection.execute(insert(AGENT_GAMES), rows)
    return True
