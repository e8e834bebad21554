"""`bottega serve`: starts the server."""

import gc
import signal
import socket
import sys

import typer
import uvicorn

from ..engine.errors import BottegaError
from ..server.app import create_app
from ..server.lock import held
from ..server.observing.logs import configure
from ..server.settings import Settings
from ..server.storage.database import migrate
from ..terminal.translator import Translator
from .errors import UsageError

GRACE = 10  # seconds for requests under way when the server is told to stop
FULL_LOOKS = 1_000, 10, 1_000  # how seldom Python goes through everything it holds; see `_make_room`
LONGEST_MESSAGE = 16_384  # bytes of a socket's message, far above what the protocol needs


class Server(uvicorn.Server):
    """Lets go of streams and sockets, which would stay open for ever, before it waits for requests to end."""

    def __init__(self, settings: Settings, host: str, port: int) -> None:
        configure()
        self._app = create_app(settings)
        config = uvicorn.Config(
            self._app,
            host=host,
            port=port,
            ws="websockets-sansio",
            ws_max_size=LONGEST_MESSAGE,
            ws_per_message_deflate=False,  # costs more memory per socket than it saves on the wire
            timeout_graceful_shutdown=GRACE,
            proxy_headers=False,  # whom to believe about addresses is a setting of ours
            server_header=False,
            access_log=False,  # ours names routes, not addresses
            log_config=None,
        )
        super().__init__(config)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.state.house.send_home()
        await super().shutdown(sockets)


def serve(host: str, port: int, database: str | None, t: Translator) -> None:
    """Runs until told to stop. Raises UsageError."""
    try:
        settings = Settings.read(database_url=database)
        with held(settings.database_url):  # says so now if another server has it, and not in a log
            migrate(settings.database_url)  # or if there is none
    except BottegaError as error:
        raise UsageError(str(error)) from None
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
    typer.echo(t("serve-at", address=f"http://{shown}:{port}"))
    server = Server(settings, host, port)
    for stop in (signal.SIGINT, signal.SIGTERM):  # uvicorn hands them on when everything is finished
        signal.signal(stop, lambda *_: sys.exit(0))
    _make_room()
    server.run()
    if not server.started:
        raise UsageError(t("serve-failed", host=host, port=str(port)))


def _make_room() -> None:
    """For thousands of sockets; and for thousands of tables, through which Python would look for knots of references
    again and again, for seconds in which nobody is answered. There are few knots, so it looks seldom."""
    gc.freeze()
    gc.set_threshold(*FULL_LOOKS)
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
