"""Measures how fast people are paired: `python -m tests.server.pairing_load [--seeks 200] [--seconds 10]`.

The server is a process of its own, this process is its clients, and they speak over the network of the machine. Each
person opens a connection and looks for a game for two, as a page does (`--way socket`) or as a program does (`--way
request`). The time is from before the connection to the call to the table: on the socket, or in the database. The CPU
time of the server is measured apart from that of the clients. docs/server-load.md has the results.
"""

import argparse
import asyncio
import json
import os
import secrets
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

from sqlalchemy import Engine, insert, select
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from bottega.bench.server import new_loop
from bottega.bench.server.server_process import ServerProcess, raise_file_limit, usage
from bottega.server.people.cookie import NAME, Cookies
from bottega.server.people.sessions import LIFETIME_MS
from bottega.server.people.store import digest, new_id
from bottega.server.settings import Settings
from bottega.server.storage.database import connect
from bottega.server.storage.schema import PEOPLE, SEEKS, SESSIONS
from bottega.server.timestamps import now_ms
from tests.server.postgres import Postgres
from tests.server.sample_games import simple_game
from tests.server.seekers import until

WARM_UP = 40  # people who are paired first: they load the game and the routes
WANTED = {"game": simple_game(2), "players": 2}


def sign_up(engine: Engine, count: int) -> list[tuple[str, str]]:
    """New guests with sessions: the id and the cookie of each."""
    at, cookies = now_ms(), Cookies(engine, Settings())
    guests = [(secrets.token_hex(12), secrets.token_urlsafe(32)) for _ in range(count)]
    common = {"agent": "", "created": at, "seen": at, "expires": at + LIFETIME_MS, "revoked": False}
    with engine.begin() as connection:
        people = [
            {"id": id, "name": f"Guest {n}", "emblem": "ochre", "created": at} for n, (id, _) in enumerate(guests)
        ]
        connection.execute(insert(PEOPLE), people)
        sessions = [{"id": new_id(), "hash": digest(secret), "person": id, **common} for id, secret in guests]
        connection.execute(insert(SESSIONS), sessions)
    return [(id, f"{NAME}={cookies.sign(secret)}") for id, secret in guests]


class SeekClient(asyncio.Protocol):
    """A page that looks for a game on its socket, and leaves when it is called."""

    def __init__(self, port: int, cookie: str) -> None:
        address = f"127.0.0.1:{port}"
        uri = parse_uri(f"ws://{address}/api/me/seek/socket")
        self._protocol = ClientProtocol(uri, origin=f"http://{address}")  # type: ignore[arg-type]
        self._cookie = cookie
        self.called: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # at what time

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        request = self._protocol.connect()
        request.headers["Cookie"] = self._cookie
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                self._protocol.send_text(json.dumps({"type": "seek", **WANTED}).encode())
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                seek = json.loads(bytes(event.data)).get("seek")
                if seek and seek["table"] and not self.called.done():
                    self.called.set_result(now_ms())
                    self._transport.close()
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.called.done():
            self.called.set_exception(ConnectionError("the server closed the connection before the call"))

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)


async def on_socket(port: int, cookie: str) -> int:
    """Looks for a game, and returns when the call to the table came."""
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: SeekClient(port, cookie), "127.0.0.1", port)
    return await client.called


async def by_request(port: int, cookie: str) -> int:
    """Looks for a game. Nothing is called; the database knows when there was a table."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    body = json.dumps(WANTED)
    writer.write(
        f"PUT /api/me/seek HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
        f"Cookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        f"Connection: close\r\n\r\n{body}".encode()
    )
    answer = await reader.read()
    writer.close()
    assert answer.startswith(b"HTTP/1.1 200"), answer
    return 0


WAYS: dict[str, Callable[[int, str], Coroutine[Any, Any, int]]] = {"socket": on_socket, "request": by_request}


async def measure(server: ServerProcess, engine: Engine, way: str, rate: float, seconds: float) -> None:
    """Prints the milliseconds until the call, and the CPU time of both sides."""
    await asyncio.to_thread(server.wait_for_workers)
    count, ask = 2 * round(rate * seconds / 2), WAYS[way]
    people = sign_up(engine, count + WARM_UP)
    await asyncio.gather(*(ask(server.port, cookie) for _, cookie in people[count:]))
    sent: dict[str, int] = {}
    called: dict[str, int] = {}
    start, before, own = time.monotonic(), server.usage.seconds, usage(os.getpid()).seconds

    async def seek(n: int, person: str, cookie: str) -> None:
        await asyncio.sleep(max(0.0, start + n / rate - time.monotonic()))
        sent[person] = now_ms()
        called[person] = await ask(server.port, cookie)

    await asyncio.gather(*(seek(n, *person) for n, person in enumerate(people[:count])))

    async def all_paired() -> bool:
        with engine.connect() as connection:
            found = connection.execute(select(SEEKS.c.person, SEEKS.c.matched)).all()
        paired = {person: at for person, at in found if at is not None}
        called.update({person: called.get(person) or at for person, at in paired.items()})
        return sent.keys() <= paired.keys()

    await until(all_paired)
    used, clients = server.usage.seconds - before, usage(os.getpid()).seconds - own
    waits = sorted(called[person] - at for person, at in sent.items())
    for share in (50, 95, 99, 100):
        print(f"{share} % within {waits[max(0, count * share // 100 - 1)]} ms")
    for who, seconds in (("server", used), ("clients", clients)):
        print(f"{1000 * seconds / count:.2f} ms of CPU for each person: the {who}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeks", type=float, default=200.0, help="per second")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--way", choices=list(WAYS), default="socket")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    given = parser.parse_args()
    raise_file_limit()
    print(f"load of the machine before: {os.getloadavg()[0]:.1f}")
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        if given.database == "sqlite":
            database = f"sqlite:///{folder}/bottega.sqlite"
        else:
            database = stack.enter_context(Postgres()).new_database()
        server = stack.enter_context(ServerProcess(database, Path(folder) / "log"))
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(measure(server, connect(database), given.way, given.seeks, given.seconds))


if __name__ == "__main__":
    main()
