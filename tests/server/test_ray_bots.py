"""A server whose bots think on a Ray cluster of two nodes. One node is killed while tables wait for their bots."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.playing import Database
from tests.server.running import MINE, Guest, RunningServer, TableClient
from tests.workers.ray_cluster import RayCluster

TABLES = 6
MASTER = {"kind": "bot", "level": "master"}


async def play_rounds(client: TableClient, rounds: int) -> None:
    """Plays until the bots have answered this often, or the game is over."""
    while rounds and await client.wait_for_turn():
        assert (await client.move(-1, f"m{len(client.received)}"))["type"] == "ack"
        rounds -= not client.state["choices"]


@pytest.mark.long
def test_every_choice_is_answered_once_although_a_node_dies(
    cluster: RayCluster, tmp_path: Path, compiled: None
) -> None:
    doomed = cluster.add_node()
    url = f"sqlite:///{tmp_path / 'bottega.sqlite'}"
    with RunningServer(url, RAY=cluster.address).start(tmp_path / "log") as server:
        ada = Guest(server, "Ada")
        tables = [ada.open([MINE, MASTER]) for _ in range(TABLES)]

        async def follow() -> None:
            async with AsyncExitStack() as stack:
                clients = [await stack.enter_async_context(ada.at(table)) for table in tables]
                await asyncio.gather(*(play_rounds(client, 2) for client in clients))
                playing = [asyncio.create_task(play_rounds(client, 4)) for client in clients]
                await asyncio.to_thread(cluster.kill, doomed)
                await asyncio.gather(*playing)

        asyncio.run(asyncio.wait_for(follow(), 500))
    database = Database(url)
    for table in tables:
        loaded = database.load(table)  # the rules accept every move, so none was played twice
        moves = [applied.entry for applied in loaded.history if applied.entry.kind == "moved"]
        assert {entry.seat for entry in moves} == {0, 1}
    database.close()
    assert "a bot failed" not in (tmp_path / "log").read_text()
