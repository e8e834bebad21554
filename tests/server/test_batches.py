"""Questions that come together are asked together, and every answer is newer than its question."""

import asyncio
from collections.abc import Sequence
from threading import Event

import pytest

from bottega.server.batches import Batches


class Database:
    """Answers with a number that it can change meanwhile. It waits before it answers the first batch."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.began, self.go = Event(), Event()
        self.number = 1

    def answer(self, keys: Sequence[str]) -> dict[str, int]:
        self.batches.append(list(keys))
        number = self.number
        if len(self.batches) == 1:
            self.began.set()
            assert self.go.wait(10)
        if "bad" in keys:
            raise ValueError("bad")
        return {key: number for key in keys if key != "unknown"}


def test_questions_during_a_batch_are_asked_together_afterwards() -> None:
    database = Database()

    async def run() -> None:
        batches = Batches(database.answer, largest=3)
        first = asyncio.create_task(batches.ask("first"))
        await asyncio.to_thread(database.began.wait, 10)
        database.number = 2
        asked = ["a", "b", "a", "unknown", "first", "c"]
        others = [asyncio.create_task(batches.ask(key)) for key in asked]
        await asyncio.sleep(0)
        database.go.set()
        assert await first == 1
        assert await asyncio.gather(*others) == [2, 2, 2, None, 2, 2]  # also what was asked before, asked again
        assert database.batches == [["first"], ["a", "b", "unknown"], ["first", "c"]]

    asyncio.run(run())


def test_an_error_concerns_its_batch_only_and_whoever_is_gone_disturbs_nobody() -> None:
    database = Database()

    async def run() -> None:
        batches = Batches(database.answer, largest=2)
        first = asyncio.create_task(batches.ask("first"))
        await asyncio.to_thread(database.began.wait, 10)
        gone, bad, good = (asyncio.create_task(batches.ask(key)) for key in ("gone", "bad", "good"))
        await asyncio.sleep(0)
        gone.cancel()
        first.cancel()
        database.go.set()
        with pytest.raises(ValueError, match="bad"):
            await bad
        assert await good == 1

    asyncio.run(run())
