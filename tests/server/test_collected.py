import asyncio

from bottega.server.collected import MANY, Collected


def test_few_calls_are_made_at_once_and_many_together_in_their_order() -> None:
    async def run() -> None:
        collected, called, done = Collected(), list[int](), asyncio.Event()
        for number in range(MANY):
            collected.call(lambda number=number: called.append(number))  # type: ignore[misc]
        assert called == list(range(MANY))
        for number in range(MANY, MANY + 3):
            collected.call(lambda number=number: called.append(number))  # type: ignore[misc]
        collected.call(done.set)
        assert called == list(range(MANY))
        await asyncio.wait_for(done.wait(), 60)
        assert called == list(range(MANY + 3))

    asyncio.run(run())


def test_calls_that_come_slowly_are_not_collected() -> None:
    async def run() -> None:
        collected, called = Collected(), list[int]()
        loop = asyncio.get_running_loop()
        collected._recent.extend([loop.time() - 60] * MANY)
        collected.call(lambda: called.append(1))
        assert called == [1]

    asyncio.run(run())
