"""Who a long connection belongs to, while credentials change."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest

from bottega.server.connection import LOGGED_OUT, ConnectionAuth, Outbox
from bottega.server.people.auth import Principal
from bottega.server.person import Person

ADA = Principal(Person("ada", "Ada", "ochre"), True, frozenset(), "127.0.0.1", None)


class SlowCredentials:
    """Each check waits until it is let go, and then says what was true when it began."""

    def __init__(self) -> None:
        self.valid, self.changes = True, -1
        self.waiting: list[asyncio.Event] = []
        self.change: Callable[[bool], None] = lambda reconnect: None
        self.identities = SimpleNamespace(watch=self._watch, changes=0)

    def _watch(self, person: str, watcher: Callable[[bool], None]) -> Callable[[], None]:
        self.change = watcher
        return lambda: None

    async def check(self) -> Principal | None:
        found, let_go = ADA if self.valid else None, asyncio.Event()
        self.waiting.append(let_go)
        await let_go.wait()
        return found


async def turn() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.mark.parametrize("last_first", [False, True])
def test_a_check_that_began_before_a_logout_does_not_hide_it(last_first: bool) -> None:
    async def test() -> None:
        credentials: Any = SlowCredentials()
        outbox = Outbox(None, "ada")
        with ConnectionAuth(credentials, ADA, outbox) as auth:
            await turn()  # the check at the beginning
            of_a_message = asyncio.create_task(auth.is_valid())
            await turn()
            credentials.valid = False
            credentials.change(False)
            if last_first:
                await turn()
            while not (of_a_message.done() and outbox.dropped):
                for let_go in reversed(credentials.waiting) if last_first else credentials.waiting:
                    let_go.set()
                await turn()
            assert not of_a_message.result()
            assert (outbox.close_code, outbox.close_reason) == LOGGED_OUT

    asyncio.run(asyncio.wait_for(test(), 20))


class Wire:
    """A connection that notes what is written together."""

    def __init__(self) -> None:
        self.written: list[list[bytes]] = []
        self.closed: list[int] = []
        self.writable = True

    def write(self, messages: Sequence[bytes]) -> bool:
        if self.writable:
            self.written.append(list(messages))
        return self.writable

    def close(self, code: int, reason: str) -> None:
        self.closed.append(code)


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def outbox(wire: Wire) -> Outbox:
    found = Outbox(None, "ada")
    found.connection = wire
    return found


def test_what_is_sent_while_an_outbox_is_held_is_one_write(outbox: Outbox, wire: Wire) -> None:
    outbox.send(b"before")
    with outbox.held():
        outbox.send(b"entry")
        outbox.send(b"ack")
        assert wire.written == [[b"before"]]
    outbox.send(b"after")
    assert wire.written == [[b"before"], [b"entry", b"ack"], [b"after"]]


def test_an_outbox_is_held_no_longer_than_the_command_even_if_it_fails(outbox: Outbox, wire: Wire) -> None:
    with suppress(ZeroDivisionError), outbox.held():
        outbox.send(b"entry")
        raise ZeroDivisionError
    assert wire.written == [[b"entry"]]


def test_a_slow_client_gets_what_was_held_when_it_takes_messages_again(outbox: Outbox, wire: Wire) -> None:
    wire.writable = False
    with outbox.held():
        outbox.send(b"entry")
    outbox.send(b"next")
    assert wire.written == []
    wire.writable = True
    outbox.flush()
    assert wire.written == [[b"entry", b"next"]]


def test_a_client_that_is_logged_out_while_it_is_held_gets_nothing_more(outbox: Outbox, wire: Wire) -> None:
    with outbox.held():
        outbox.send(b"entry")
        outbox.log_out(reconnect=False)
        assert wire.closed == [LOGGED_OUT[0]]
        outbox.send(b"ack")
    assert (wire.written, wire.closed) == ([], [LOGGED_OUT[0]])


def test_a_client_that_is_dropped_while_it_is_held_gets_what_was_queued(outbox: Outbox, wire: Wire) -> None:
    with outbox.held():
        outbox.send(b"entry")
        outbox.drop()
    assert (wire.written, wire.closed) == ([[b"entry"]], [outbox.close_code])
