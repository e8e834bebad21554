"""Messages between the server processes on one database: LISTEN and NOTIFY of PostgreSQL.

On SQLite there is only one process, and nobody to send messages to.
"""

import asyncio
import json
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import count
from typing import Any, Protocol

import structlog
from sqlalchemy import Engine, text

from .database import DATABASE_ERRORS, POSTGRES_TIMEOUTS
from .log_writer import CHANNEL

LOG = structlog.get_logger("bottega")
OnMessage = Callable[[Mapping[str, Any]], None]
RETRY_SECONDS = 0.5  # between attempts to connect or to send again


class ProcessBus(Protocol):
    """Sends messages to all processes, this one included."""

    single_process: bool

    def subscribe(self, on_message: OnMessage, on_connect: Callable[[], None]) -> None: ...
    def publish(self, message: Mapping[str, Any]) -> None: ...
    def close(self) -> None: ...


class LocalBus:
    """The bus of a process that is alone. It sends nothing."""

    single_process = True

    def subscribe(self, on_message: OnMessage, on_connect: Callable[[], None]) -> None:
        pass

    def publish(self, message: Mapping[str, Any]) -> None:
        pass

    def close(self) -> None:
        pass


class PostgresBus:
    """Messages of at most 8,000 bytes, delivered in order to every process that listens."""

    single_process = False

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._timeouts: dict[str, Any] = dict(POSTGRES_TIMEOUTS)
        self._closed = threading.Event()
        self._outgoing: asyncio.Queue[str] = asyncio.Queue()
        self._numbers = count()
        self._sender: asyncio.Task[None] | None = None

    def subscribe(self, on_message: OnMessage, on_connect: Callable[[], None]) -> None:
        """Calls `on_message` in the event loop for each message.

        Calls `on_connect` after each connection, the first one included: earlier messages may have been missed.
        """
        loop = asyncio.get_running_loop()
        self._sender = asyncio.create_task(self._send_loop())
        arguments = (loop, on_message, on_connect)
        threading.Thread(target=self._listen, args=arguments, name="process bus", daemon=True).start()

    def _listen(self, loop: asyncio.AbstractEventLoop, on_message: OnMessage, on_connect: Callable[[], None]) -> None:
        import psycopg  # slow to import, and SQLite does not need it

        address = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with suppress(RuntimeError):  # the loop has ended
            while not self._closed.is_set():
                try:
                    with psycopg.connect(address, autocommit=True, **self._timeouts) as connection:
                        connection.execute(f"LISTEN {CHANNEL}")
                        loop.call_soon_threadsafe(on_connect)
                        while not self._closed.is_set():
                            for note in connection.notifies(timeout=RETRY_SECONDS):
                                loop.call_soon_threadsafe(on_message, _decode(note.payload))
                except psycopg.Error as error:
                    LOG.warning("cannot listen to other processes", reason=type(error).__name__)
                    self._closed.wait(RETRY_SECONDS)

    def publish(self, message: Mapping[str, Any]) -> None:
        """Queues a message; does not wait."""
        # The number makes each message unique: PostgreSQL drops duplicates within one transaction.
        self._outgoing.put_nowait(json.dumps({**message, "n": next(self._numbers)}, separators=(",", ":")))

    async def _send_loop(self) -> None:
        while True:
            messages = [await self._outgoing.get()]
            while not self._outgoing.empty():
                messages.append(self._outgoing.get_nowait())
            while not await asyncio.to_thread(self._send, messages):
                await asyncio.sleep(RETRY_SECONDS)

    def _send(self, messages: list[str]) -> bool:
        """Whether they were sent. Sending them twice does no harm."""
        try:
            with self._engine.begin() as connection:
                for message in messages:
                    values = {"channel": CHANNEL, "message": message}
                    connection.execute(text("SELECT pg_notify(:channel, :message)"), values)
        except DATABASE_ERRORS as error:
            LOG.warning("cannot send to other processes", reason=type(error).__name__)
            return False
        return True

    def close(self) -> None:
        self._closed.set()
        if self._sender is not None:
            self._sender.cancel()


def _decode(payload: str) -> Mapping[str, Any]:
    message: Mapping[str, Any] = json.loads(payload)
    return message


def bus_for(engine: Engine) -> ProcessBus:
    return PostgresBus(engine) if engine.dialect.name == "postgresql" else LocalBus()
