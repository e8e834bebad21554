"""`kill -9` at any moment loses no acknowledged move, doubles none, and every game continues where it was.

A server process is killed again and again, while it starts and while people and bots play. At the end, everything that
the clients received is compared with the log in the database. `KILLS=100` kills it a hundred times.
"""

import asyncio
import json
import os
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from bottega.server.tables import projection
from tests.server.playing import Database, random_move
from tests.server.running import BOT, MINE, OPEN, Guest, RunningServer
from tests.server.sample_games import long_game

KILLS = int(os.environ.get("KILLS", "7"))
MAX_PAUSE = 0.08  # seconds between moves while the server is being killed, so that the games last as long
CLOCK = {"kind": "live", "bank": 3600}
TABLES: list[tuple[list[dict[str, str]], dict[str, Any]]] = [
    ([MINE, OPEN, OPEN, OPEN], {}),
    ([MINE, OPEN, OPEN, OPEN], {"pace": CLOCK}),
    ([MINE, OPEN, OPEN], {"pace": CLOCK}),
    ([MINE, OPEN], {}),
    ([MINE, OPEN, BOT], {"pace": CLOCK}),
    ([MINE, BOT, BOT], {}),
]


class Player:
    """A person or a spectator at a table. After every lost connection they reconnect with the last number they saw."""

    fast = False  # True when the server is not killed any more

    def __init__(self, person: Guest, table: str, seat: int | None, seed: int) -> None:
        self.person, self.table, self.seat = person, table, seat
        self.told: list[dict[str, Any]] = []
        self.states: list[tuple[int, dict[str, Any]]] = []
        self.acks: dict[str, dict[str, Any]] = {}
        self.refused: list[dict[str, Any]] = []
        self.sent: dict[str, dict[str, Any]] = {}
        self.reconnects = 0
        self._rng = random.Random(seed)
        self._waiting: dict[str, Any] | None = None  # sent and not acknowledged

    @property
    def over(self) -> bool:
        return bool(self.states) and self.states[-1][1]["status"] == "finished" and self._waiting is None

    async def play(self) -> None:
        while not self.over:
            try:
                async with self.person.socket(self.table) as connection:
                    await self._play(connection)
            except (OSError, TimeoutError, WebSocketException):
                self.reconnects += 1
                await asyncio.sleep(0.02)

    async def _play(self, connection: ClientConnection) -> None:
        last = self.told[-1]["number"] if self.told else None
        await connection.send(json.dumps({"type": "hello", "seat": self.seat, "last": last}))
        while not self.over:
            message = json.loads(await connection.recv())
            if message["type"] == "snapshot":
                assert (message["since"], message["seat"]) == (last, self.seat)
                self.told += message["told"]
                self.states.append((message["number"], message["table"]))
                if self._waiting:
                    await connection.send(json.dumps(self._waiting))
            elif message["type"] == "told":
                self.told.append(message["told"])
                self.states.append((message["told"]["number"], message["table"]))
            elif message["type"] == "ack":
                self.acks[message["id"]] = message
                self._waiting = None
            elif message["type"] == "refused":
                self.refused.append(message)
                self._waiting = None
            await self._move(connection)

    async def _move(self, connection: ClientConnection) -> None:
        state = self.states[-1][1]
        if self._waiting or not state["choices"]:
            return
        if not self.fast:
            await asyncio.sleep(self._rng.uniform(0, MAX_PAUSE))
        self._waiting = {"id": f"{self.seat}.{len(self.sent)}"}
        if self._rng.random() < 0.1:
            self._waiting |= {"type": "say", "text": f"Message {len(self.sent)} of {self.seat}"}
        else:
            move = random_move(state, self._rng)
            self._waiting |= {"type": "move", "move": move, "question": state["question"], "seat": self.seat}
        self.sent[self._waiting["id"]] = self._waiting
        await connection.send(json.dumps(self._waiting))


def sit_down(server: RunningServer) -> list[Player]:
    """All players and a spectator at each table."""
    players = []
    spectator = Guest(server, "Spectator")
    for n, (seats, plan) in enumerate(TABLES):
        people = [Guest(server, f"P{n}{m}") for m, seat in enumerate(seats) if seat != BOT]
        table = people[0].open(seats, long_game(len(seats)), patience=None, **plan)
        for person in people[1:]:
            person.http.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
        players += [Player(person, table, seat, 10 * n + seat) for seat, person in enumerate(people)]
        players.append(Player(spectator, table, None, 0))
    return players


async def kill_repeatedly(server: RunningServer) -> None:
    """Mostly soon after the start, sometimes before it is complete, sometimes after bots have played."""
    rng = random.Random(4)
    for kill in range(KILLS):
        if kill % 6 == 5:
            server.launch()
            await asyncio.sleep(rng.uniform(0.2, 2.0))
        else:
            await asyncio.to_thread(server.start)
            await asyncio.sleep(rng.uniform(1.5, 3.0) if kill % 6 == 2 else rng.uniform(0.05, 0.7))
        server.kill()


async def play_all(server: RunningServer, players: list[Player]) -> int:
    """Plays all games to the end. Returns how many were unfinished at the last kill."""
    playing = [asyncio.create_task(player.play()) for player in players]
    await kill_repeatedly(server)
    unfinished = len({player.table for player in players if not player.over})
    Player.fast = True
    await asyncio.to_thread(server.start)
    await asyncio.wait_for(asyncio.gather(*playing), 180)
    return unfinished


@pytest.mark.usefixtures("compiled")
def test_no_acknowledged_move_is_lost_or_doubled_and_every_game_continues_to_its_end(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'bottega.sqlite'}"
    with RunningServer(url, LEASE="1.5").start(tmp_path / "log") as server:
        players = sit_down(server)
        server.kill()
        unfinished = asyncio.run(play_all(server, players))
        assert server.stop() == 0
    assert unfinished, "the games ended before the last kill"
    database = Database(url)
    for table in {player.table for player in players}:
        compare(database, table, [player for player in players if player.table == table])
    database.close()


def compare(database: Database, id: str, players: list[Player]) -> None:
    """Compares what these people received with the log."""
    table = database.load(id)
    row = database.store.row(id)
    assert table.match is not None
    assert row is not None
    assert (table.status, row["status"]) == ("finished", "finished")
    assert database.store.text(id) == table.match.dumps()

    ids = [(h.entry.person, h.entry.client) for h in table.history if h.entry.client]
    assert len(ids) == len(set(ids))
    states = database.states(id, [player.seat for player in players])
    for player in players:
        assert player.reconnects >= 5
        assert player.refused == []
        assert player.acks.keys() == player.sent.keys()
        for client, ack in player.acks.items():
            entry = table.history[table.executed[player.person.id, client] - 1].entry
            sent, name = player.sent[client], "move" if entry.kind == "moved" else "text"
            assert (entry.seat, entry.body[name]) == (player.seat, sent[name])
            assert ack["number"] == table.number_of(entry.seq, player.seat)

        seen = table.last_visible(player.seat, table.seq)
        assert [told["number"] for told in player.told] == list(range(1, len(seen) + 1))
        for told, applied in zip(player.told, seen, strict=True):
            assert told == projection.to_json_data(projection.entry_data(table, applied, player.seat, told["number"]))
        for number, state in player.states:
            assert state == states[player.seat][number]


@pytest.fixture(autouse=True)
def _slow_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Player, "fast", False)
