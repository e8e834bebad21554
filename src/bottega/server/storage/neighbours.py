"""How processes over one PostgreSQL hear of each other: LISTEN and NOTIFY. Over SQLite a process is alone."""

import asyncio
import json
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import count
from typing import Any, Protocol

import psycopg
import structlog
from sqlalchemy import Engine, text

from .database import AWAY, PATIENCE
from .scribe import CHANNEL

LOG = structlog.get_logger("bottega")
Hear = Callable[[Mapping[str, Any]], None]
PAUSE = 0.5  # seconds between attempts to hear or to speak again


class Neighbours(Protocol):
    alone: bool

    def listen(self, hear: Hear, missed: Callable[[], None]) -> None: ...
    def say(self, note: Mapping[str, Any]) -> None: ...
    def close(self) -> None: ...


class Alone:
    """A process over an embedded file has no neighbours."""

    alone = True

    def listen(self, hear: Hear, missed: Callable[[], None]) -> None:
        pass

    def say(self, note: Mapping[str, Any]) -> None:
        pass

    def close(self) -> None:
        pass


class OverPostgres:
    """Notes of at most 8,000 bytes, delivered in order to every process that listens."""

    alone = False

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._manner: dict[str, Any] = dict(PATIENCE)
        self._closed = threading.Event()
        self._notes: asyncio.Queue[str] = asyncio.Queue()
        self._numbers = count()
        self._speaker: asyncio.Task[None] | None = None

    def listen(self, hear: Hear, missed: Callable[[], None]) -> None:
        """Calls `hear` in the event loop for each note, and `missed` whenever it begins to listen, at first and after
        every break: what was said before has not been heard."""
        loop = asyncio.get_running_loop()
        self._speaker = asyncio.create_task(self._speak())
        threading.Thread(target=self._listen, args=(loop, hear, missed), name="neighbours", daemon=True).start()

    def _listen(self, loop: asyncio.AbstractEventLoop, hear: Hear, missed: Callable[[], None]) -> None:
        address = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with suppress(RuntimeError):  # the loop has ended
            while not self._closed.is_set():
                try:
                    with psycopg.connect(address, autocommit=True, **self._manner) as connection:
                        connection.execute(f"LISTEN {CHANNEL}")
                        loop.call_soon_threadsafe(missed)
                        while not self._closed.is_set():
                            for note in connection.notifies(timeout=PAUSE):
                                loop.call_soon_threadsafe(hear, _read(note.payload))
                except psycopg.Error as error:
                    LOG.warning("cannot hear the neighbours", reason=type(error).__name__)
                    self._closed.wait(PAUSE)

    def say(self, note: Mapping[str, Any]) -> None:
        # Numbered, for of two equal notes in one transaction PostgreSQL passes on the first alone.
        self._notes.put_nowait(json.dumps({**note, "n": next(self._numbers)}, separators=(",", ":")))

    async def _speak(self) -> None:
        while True:
            notes = [await self._notes.get()]
            while not self._notes.empty():
                notes.append(self._notes.get_nowait())
            while not await asyncio.to_thread(self._send, notes):
                await asyncio.sleep(PAUSE)

    def _send(self, notes: list[str]) -> bool:
        """Whether they were said; twice does no harm."""
        try:
            with self._engine.begin() as connection:
                for note in notes:
                    connection.execute(text("SELECT pg_notify(:channel, :note)"), {"channel": CHANNEL, "note": note})
        except AWAY as error:
            LOG.warning("cannot speak to the neighbours", reason=type(error).__name__)
            return False
        return True

    def close(self) -> None:
        self._closed.set()
        if self._speaker is not None:
            self._speaker.cancel()


def _read(payload: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = json.loads(payload)
    return found


def neighbours(engine: Engine) -> Neighbours:
    return OverPostgres(engine) if engine.dialect.name == "postgresql" else Alone()
