"""`bottega serve`: starts the server."""

import asyncio
import errno
import signal
import socket
import sys
from contextlib import suppress
from typing import Any

import typer
import uvicorn

from ..engine.errors import BottegaError
from ..server.app import create_app
from ..server.http_protocol import IDLE_SECONDS, HttpProtocol, SocketProtocol
from ..server.lock import database_lock
from ..server.monitoring.logs import configure
from ..server.open_socket import MAX_MESSAGE, PING_SECONDS
from ..server.process_tuning import tune_process
from ..server.settings import Settings
from ..server.storage.database import migrate
from ..terminal.translator import Translator
from ..workers.ray_pool import connect
from .errors import UsageError
from .warm import print_progress

SHUTDOWN_SECONDS = 10  # for requests in progress when the server stops
# A host name may have an address of a family that this machine does not use; the others are enough.
NO_SUCH_ADDRESS = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


class Server(uvicorn.Server):
    """Prints its address and how far the bots are. At shutdown, ends streams and sockets before it waits for requests:
    they would stay open for ever.
    """

    def __init__(self, settings: Settings, host: str, port: int, t: Translator) -> None:
        configure()
        self._t = t
        self._progress: asyncio.Task[None] | None = None
        self._app = create_app(settings)
        config = uvicorn.Config(
            self._app,
            host=host,
            port=port,
            http=HttpProtocol,
            ws=SocketProtocol,
            ws_max_size=MAX_MESSAGE,
            ws_ping_interval=PING_SECONDS,
            ws_per_message_deflate=False,  # needs more memory per socket than it saves in traffic
            timeout_keep_alive=IDLE_SECONDS,
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
            proxy_headers=False,  # our own setting decides about proxies
            server_header=False,
            access_log=False,  # our own log has routes, not addresses
            log_config=None,
        )
        super().__init__(config)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host = "localhost" if self.config.host in ("127.0.0.1", "0.0.0.0") else self.config.host
            with suppress(OSError):  # a full disk that stdout goes to is no reason not to start
                typer.echo(self._t("serve-at", address=f"http://{host}:{self.config.port}"))
            warm_up = self._app.state.registry.bots.warm_up
            self._progress = asyncio.create_task(print_progress(warm_up, self._t))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._progress:
            self._progress.cancel()
        self._app.state.registry.disconnect_all()
        self._app.state.agents.disconnect_all()
        await super().shutdown(sockets)


def serve(host: str, port: int, database: str | None, ray: str | None, t: Translator) -> None:
    """Runs until it is stopped. Raises UsageError."""
    try:
        settings = Settings.read(database_url=database, ray=ray)
        if settings.ray:
            connect(settings.ray)
        with database_lock(settings.database_url):  # if another server uses it, say so here and not in the log
            migrate(settings.database_url)  # or if there is no database
    except BottegaError as error:
        raise UsageError(str(error)) from None
    sockets = _bind(host, port, t)
    server = Server(settings, host, port, t)
    for stop in (signal.SIGINT, signal.SIGTERM):  # uvicorn raises them again after the shutdown
        signal.signal(stop, lambda *_: sys.exit(0))
    tune_process()
    server.run(sockets)
    if not server.started:
        raise UsageError(t("serve-failed", host=host, port=str(port)))


def _bind(host: str, port: int, t: Translator) -> list[socket.socket]:
    """A socket for each address of the host, bound but not listening yet. Raises UsageError."""
    sockets: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in dict.fromkeys(found):
            try:
                sockets.append(_bound(socket.socket(family, kind, protocol), address))
            except OSError as error:
                if error.errno not in NO_SUCH_ADDRESS or len(found) == 1:
                    raise
    except OSError as error:
        for bound in sockets:
            bound.close()
        raise UsageError(t("serve-bind", host=host, port=str(port), reason=error.strerror or str(error))) from None
    return sockets


def _bound(made: socket.socket, address: Any) -> socket.socket:
    if sys.platform != "win32":  # there it would let two servers share a port
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if made.family == socket.AF_INET6:
        made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    try:
        made.bind(address)
    except OSError:
        made.close()
        raise
    return made
