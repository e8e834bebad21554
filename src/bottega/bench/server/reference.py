"""A plain server to compare with: FastAPI, a commit and five sockets for each move. It knows no game.

It speaks the protocol of tables as far as the clients of the benchmark read it. Any of the five may move next, and all
are sent the same message, which is encoded once. It does only what a move needs, in the usual way: a route, a model, a
commit for each move and a loop over the sockets.
"""

import asyncio
import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, cast

import orjson
import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from pydantic import BaseModel

from ...server.open_socket import MAX_MESSAGE, PING_SECONDS
from ...server.process_tuning import tune_process
from ...server.storage.database import connect
from .server_process import ServerProcess

SOCKETS = 5  # of a table: who moves and four others
OTHER_BYTES = 140  # of a message, about, without its padding
CREATE = "CREATE TABLE moves (table_id TEXT, number INTEGER, content TEXT, PRIMARY KEY (table_id, number))"
INSERT = "INSERT INTO moves (table_id, number, content) VALUES (?, ?, ?)"


class Play(BaseModel):
    """What the clients of the benchmark send as a move."""

    type: Literal["move"]
    id: str
    move: int
    question: int


@dataclass
class PlainTable:
    """The sockets of a table and the number of its last move."""

    sockets: list[WebSocket] = field(default_factory=list)
    number: int = 0


class PlainWriter:
    """Writes moves in one thread, each with a commit of its own. The database has the settings of the server's."""

    def __init__(self, database: str) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._connection = connect(database).raw_connection()
        self._execute = cast(Any, self._connection.driver_connection).execute
        self._execute(CREATE)

    async def write(self, table: str, number: int, content: str) -> None:
        # A statement outside of a transaction commits by itself.
        await asyncio.get_running_loop().run_in_executor(self._thread, self._execute, INSERT, (table, number, content))


def create_app(database: str, message_bytes: int) -> FastAPI:
    """`message_bytes` is the size of what each socket is sent after a move."""
    app, writer, tables = FastAPI(), PlainWriter(database), defaultdict[str, PlainTable](PlainTable)
    padding = "x" * (message_bytes - OTHER_BYTES)

    @app.get("/ready")
    def ready() -> str:
        return "ready"

    @app.websocket("/api/tables/{id}/socket")
    async def play(socket: WebSocket, id: str) -> None:
        await socket.accept()
        await socket.receive_text()  # hello
        table = tables[id]
        table.sockets.append(socket)
        await socket.send_text(_encode({"type": "snapshot", "number": table.number, **_position(table)}))
        with suppress(WebSocketDisconnect):
            while True:
                text = await socket.receive_text()
                move = Play.model_validate_json(text)
                table.number += 1
                told = {"number": table.number, "id": move.id, "move": move.move}
                await writer.write(id, table.number, text)
                message = _encode({"type": "told", "told": told, **_position(table, padding)})
                for receiver in table.sockets:
                    await receiver.send_text(message)

    return app


def _position(table: PlainTable, padding: str = "") -> dict[str, Any]:
    """Enough for a client to move, and as large as the rest of a position."""
    return {"table": {"question": table.number, "choices": [{"move": 1}], "padding": padding}}


def _encode(message: dict[str, Any]) -> str:
    return orjson.dumps(message).decode()


class ReferenceProcess(ServerProcess):
    """This server as a process of its own."""

    def __init__(self, database: str, log: Path, message_bytes: int) -> None:
        super().__init__(database, log)
        self._message_bytes = message_bytes

    def command(self) -> list[str]:
        program = "import sys; from bottega.bench.server.reference import run; run(*sys.argv[1:])"
        return [sys.executable, "-c", program, str(self.port), self.database, str(self._message_bytes)]


def run(port: str, database: str, message_bytes: str) -> None:
    """Serves with the settings of `bottega serve`, but with uvicorn's own protocols."""
    app = create_app(database, int(message_bytes))
    tune_process()
    uvicorn.run(
        app,
        port=int(port),
        ws_max_size=MAX_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_per_message_deflate=False,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
    )
