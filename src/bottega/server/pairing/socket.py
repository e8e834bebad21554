"""A person who waits for a game, on a WebSocket: the server tells how their seek stands."""

import asyncio
from contextlib import suppress

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..connection import LOGGED_OUT, POLICY, RECHECK_SECONDS, ConnectionAuth, Outbox, send_queued
from ..monitoring.metrics import SOCKETS_OPEN
from ..people.auth import Credentials, optional_principal
from ..safety.rate_limits import RateLimiter
from ..tables import projection
from ..timestamps import now_ms
from .service import Pairing

MAX_MESSAGE = 1_024  # characters
TOO_BIG, TOO_FAST = 1009, 4429  # close codes


async def seek_socket(socket: WebSocket) -> None:
    """Serves one connection until it ends. The only message that a client may send is a ping."""
    socket.scope["route"] = SEEK_SOCKET  # for the log and the metrics; routes of FastAPI do it themselves
    principal = await optional_principal(socket)
    if principal is None or "play" not in principal.scopes:
        await socket.close(POLICY, "Only people with a name can wait for a game.")
        return
    await socket.accept()
    pairing: Pairing = socket.app.state.pairing
    outbox = Outbox(None, principal.person.id)
    auth = ConnectionAuth(Credentials(socket), principal, outbox)
    end = pairing.connect(principal.person.id, outbox)
    with SOCKETS_OPEN.track_inprogress(), auth:
        tasks = {asyncio.create_task(send_queued(socket, outbox)), asyncio.create_task(_receive(socket, outbox, auth))}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            end()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def _receive(socket: WebSocket, outbox: Outbox, auth: ConnectionAuth) -> None:
    limiter: RateLimiter = socket.app.state.limiter
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            try:
                async with asyncio.timeout(RECHECK_SECONDS):
                    message = await socket.receive()
            except TimeoutError:
                message = None
            if not await auth.is_valid():
                await socket.close(*LOGGED_OUT)
                return
            if message is None:
                continue
            if message["type"] == "websocket.disconnect":
                return
            if len(message.get("text") or "") > MAX_MESSAGE or message.get("text") is None:
                await socket.close(TOO_BIG, "A message is text, and short.")
                return
            if limiter.take(outbox.person or "", "messages"):
                await socket.close(TOO_FAST, "Too many messages; slow down.")
                return
            outbox.send(projection.encode({"type": "pong", "at": now_ms()}))


SEEK_SOCKET = WebSocketRoute("/api/me/seek/socket", seek_socket)
