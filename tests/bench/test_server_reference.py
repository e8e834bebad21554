"""The plain server that `bottega bench server` compares with does what it says: a commit and five messages a move."""

import sqlite3
from contextlib import ExitStack
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from bottega.bench.server.reference import SOCKETS, PlainWriter, create_app

MESSAGE_BYTES = 6_000


def test_a_move_is_committed_and_then_sent_to_five_sockets(tmp_path: Path) -> None:
    file = tmp_path / "reference.sqlite"
    with ExitStack() as stack:
        client = stack.enter_context(TestClient(create_app(f"sqlite:///{file}", MESSAGE_BYTES)))
        sockets = [stack.enter_context(client.websocket_connect("/api/tables/1/socket")) for _ in range(SOCKETS)]
        other = stack.enter_context(client.websocket_connect("/api/tables/2/socket"))
        for socket in (*sockets, other):
            socket.send_json({"type": "hello"})
            assert socket.receive_json()["type"] == "snapshot"
        for number in (1, 2):
            sockets[number].send_json({"type": "move", "id": f"a-{number}", "move": 1, "question": number - 1})
            told = [socket.receive_text() for socket in sockets]
            assert told == 5 * told[:1]
            assert f'"id":"a-{number}"' in told[0]
            assert len(told[0]) == pytest.approx(MESSAGE_BYTES, rel=0.01)
            rows = sqlite3.connect(file).execute("SELECT table_id, number FROM moves ORDER BY number").fetchall()
            assert rows == [("1", n + 1) for n in range(number)]
        other.send_json({"type": "move", "id": "b-1", "move": 1, "question": 0})
        assert other.receive_json()["told"] == {"number": 1, "id": "b-1", "move": 1}


def test_the_database_has_the_settings_of_the_server(tmp_path: Path) -> None:
    execute = PlainWriter(f"sqlite:///{tmp_path}/reference.sqlite")._execute
    assert execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
