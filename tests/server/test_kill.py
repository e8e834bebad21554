"""`kill -9` at any moment: every acknowledged move is there, once, and every table goes on where it was.

The real process is killed again and again, while it starts and while people and bots play. Afterwards everything that
the clients were ever told is held against the log in the database.
"""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from bottega.server.tables import projection
from tests.server.playing import Archive, inventor
from tests.server.running import BOT, MINE, OPEN, RunningServer, Someone

DEATHS = 25
PAUSE = 0.08  # seconds between moves, at most and while the server is being killed, so that the games last as long
HURRY = {"kind": "live", "bank": 3600}
TABLES: list[tuple[list[dict[str, str]], dict[str, Any]]] = [
    ([MINE, OPEN, OPEN, OPEN], {}),
    ([MINE, OPEN, OPEN, OPEN], {"pace": HURRY}),
    ([MINE, OPEN, OPEN], {"pace": HURRY}),
    ([MINE, OPEN], {}),
    ([MINE, OPEN, BOT], {"pace": HURRY}),
    ([MINE, BOT, BOT], {}),
]


class Player:
    """Somebody at a table, or who watches, and comes back after every break with the last number they saw."""

    hurried = False  # once nobody is killed any more

    def __init__(self, who: Someone, table: str, seat: int | None, seed: int) -> None:
        self.who, self.table, self.seat = who, table, seat
        self.told: list[dict[str, Any]] = []
        self.states: list[tuple[int, dict[str, Any]]] = []
        self.acks: dict[str, dict[str, Any]] = {}
        self.refused: list[dict[str, Any]] = []
        self.sent: dict[str, dict[str, Any]] = {}
        self.breaks = 0
        self._rng = random.Random(seed)
        self._waiting: dict[str, Any] | None = None  # what was sent and not acknowledged

    @property
    def over(self) -> bool:
        return bool(self.states) and self.states[-1][1]["status"] == "finished" and self._waiting is None

    async def play(self) -> None:
        while not self.over:
            try:
                async with self.who.socket(self.table) as connection:
                    await self._attend(connection)
            except (OSError, TimeoutError, WebSocketException):
                self.breaks += 1
                await asyncio.sleep(0.02)

    async def _attend(self, connection: ClientConnection) -> None:
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
        if not self.hurried:
            await asyncio.sleep(self._rng.uniform(0, PAUSE))
        self._waiting = {"id": f"{self.seat}.{len(self.sent)}"}
        if self._rng.random() < 0.1:
            self._waiting |= {"type": "say", "text": f"Word {len(self.sent)} of {self.seat}"}
        else:
            move = inventor(state, self._rng)
            self._waiting |= {"type": "move", "move": move, "question": state["question"], "seat": self.seat}
        self.sent[self._waiting["id"]] = self._waiting
        await connection.send(json.dumps(self._waiting))


def sit_down(server: RunningServer) -> list[Player]:
    """Everybody at their tables, and somebody who watches at each."""
    players = []
    watcher = Someone(server, "Watcher")
    for n, (seats, plan) in enumerate(TABLES):
        people = [Someone(server, f"P{n}{m}") for m, seat in enumerate(seats) if seat != BOT]
        table = people[0].open(seats, patience=None, **plan)
        for person in people[1:]:
            person.http.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
        players += [Player(person, table, seat, 10 * n + seat) for seat, person in enumerate(people)]
        players.append(Player(watcher, table, None, 0))
    return players


async def kill_again_and_again(server: RunningServer) -> None:
    """At any moment: mostly soon after the start, sometimes before it is done, sometimes after bots got to play."""
    rng = random.Random(4)
    for death in range(DEATHS):
        if death % 6 == 5:
            server.launch()
            await asyncio.sleep(rng.uniform(0.2, 2.0))
        else:
            await asyncio.to_thread(server.start)
            await asyncio.sleep(rng.uniform(1.5, 3.0) if death % 6 == 2 else rng.uniform(0.05, 0.7))
        server.kill()


async def an_evening(server: RunningServer, players: list[Player]) -> int:
    """Plays all games to their ends; returns how many were still being played at the last death."""
    playing = [asyncio.create_task(player.play()) for player in players]
    await kill_again_and_again(server)
    unfinished = len({player.table for player in players if not player.over})
    Player.hurried = True
    await asyncio.to_thread(server.start)
    await asyncio.wait_for(asyncio.gather(*playing), 180)
    return unfinished


@pytest.mark.usefixtures("compiled")
def test_nothing_acknowledged_is_lost_or_doubled_and_every_game_goes_on_to_its_end(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'bottega.sqlite'}"
    with RunningServer(url, LEASE="1.5").start(tmp_path / "log") as server:
        players = sit_down(server)
        server.kill()
        unfinished = asyncio.run(an_evening(server, players))
        assert server.stop() == 0
    assert unfinished, "the games were over before the killing was"
    archive = Archive(url)
    for table in {player.table for player in players}:
        compare(archive, table, [player for player in players if player.table == table])
    archive.close()


def compare(archive: Archive, id: str, players: list[Player]) -> None:
    """What these people were told, with what is there."""
    table = archive.load(id)
    row = archive.store.row(id)
    assert table.match is not None
    assert row is not None
    assert (table.status, row["status"]) == ("finished", "finished")
    assert archive.store.text(id) == table.match.dumps()

    done = [(h.entry.person, h.entry.client) for h in table.history if h.entry.client]
    assert len(done) == len(set(done))
    stood = archive.states(id, [player.seat for player in players])
    for player in players:
        assert player.breaks >= 5
        assert player.refused == []
        assert player.acks.keys() == player.sent.keys()
        for client, ack in player.acks.items():
            entry = table.history[table.executed[player.who.id, client] - 1].entry
            sent, name = player.sent[client], "move" if entry.kind == "moved" else "text"
            assert (entry.seat, entry.body[name]) == (player.seat, sent[name])
            assert ack["number"] == table.number_of(entry.seq, player.seat)

        seen = table.visible_to(player.seat)
        assert [told["number"] for told in player.told] == list(range(1, len(seen) + 1))
        for told, applied in zip(player.told, seen, strict=True):
            assert told == projection.to_json_data(projection.entry_data(table, applied, player.seat, told["number"]))
        for number, state in player.states:
            assert state == stood[player.seat][number]


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Player, "hurried", False)
