"""A TCP proxy in front of a server, which can cut and stall connections."""

import asyncio
import random
from contextlib import suppress

CHUNK = 65_536  # bytes


class Proxy:
    """Passes on everything, in both directions, until it is told otherwise."""

    def __init__(self, backend: int) -> None:
        self._backend = backend
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._connections: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> "Proxy":
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        return self

    @property
    def port(self) -> int:
        assert self._server is not None
        return int(self._server.sockets[0].getsockname()[1])

    def cut(self, share: float, rng: random.Random) -> int:
        """Cuts this share of the connections, without a farewell. Returns their number."""
        chosen = [pair for pair in self._connections if rng.random() < share]
        for pair in chosen:
            for writer in pair:
                writer.transport.abort()
        return len(chosen)

    async def stall(self, seconds: float) -> None:
        """For this time nothing arrives, in either direction. Nothing is lost."""
        self._flowing.clear()
        await asyncio.sleep(seconds)
        self._flowing.set()

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
            self.cut(1.0, random.Random(0))

    async def _accept(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        try:
            server, to_server = await asyncio.open_connection("127.0.0.1", self._backend)
        except OSError:
            to_client.transport.abort()
            return
        pair = (to_client, to_server)
        self._connections.add(pair)
        try:
            await asyncio.gather(self._pass_on(client, to_server), self._pass_on(server, to_client))
        finally:
            self._connections.discard(pair)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._flowing.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
