"""Asks many questions at once. After a crash everybody comes back, and a query for each would take most of the time."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from typing import Generic, TypeVar

Key = TypeVar("Key")
Answer = TypeVar("Answer")

MAX_BATCH = 64  # questions; the first of many who come at once need not wait for all others


class Batches(Generic[Key, Answer]):
    """Answers questions in a thread. Those that come while it is busy are asked together.

    Every answer is found after its question was asked: nobody gets one from before.
    """

    def __init__(
        self,
        answer: Callable[[Sequence[Key]], Mapping[Key, Answer]],
        executor: Executor | None = None,
        largest: int = MAX_BATCH,
    ) -> None:
        self._answer, self._executor, self._largest = answer, executor, largest
        self._asked: dict[Key, asyncio.Future[Answer | None]] = {}
        self._task: asyncio.Task[None] | None = None  # while there is something to answer

    async def ask(self, key: Key) -> Answer | None:
        """The answer; None if there is none. Raises what the function raises, for all questions of the batch."""
        if key not in self._asked:
            self._asked[key] = asyncio.get_running_loop().create_future()
        asked = self._asked[key]
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return await asyncio.shield(asked)

    async def _run(self) -> None:
        try:
            while self._asked:
                await asyncio.sleep(0)  # those who come now are asked too
                batch = {key: self._asked.pop(key) for key in list(self._asked)[: self._largest]}
                await self._answer_batch(batch)
        finally:
            self._task = None
            self._asked.clear()  # if this was cancelled, nobody waits any more

    async def _answer_batch(self, batch: dict[Key, asyncio.Future[Answer | None]]) -> None:
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._executor, self._answer, list(batch))
        except Exception as error:
            for asked in batch.values():
                asked.set_exception(error)
                asked.exception()  # marks it as retrieved: whoever asked may be gone
        else:
            for key, asked in batch.items():
                asked.set_result(found.get(key))
