"""Who a long connection belongs to, while credentials change."""

import asyncio
from collections.abc import Callable
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
