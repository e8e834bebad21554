"""Things that are visited in rounds."""

import asyncio
from collections import Counter

from bottega.server.rounds import Rounds


class Thing:
    pass


def test_everything_is_visited_once_in_a_round_until_it_is_removed() -> None:
    visited = Counter[Thing]()
    rounds: Rounds[Thing] = Rounds(lambda: 0.01, visited.update)

    async def follow() -> None:
        things = [Thing() for _ in range(5)]
        parts = [rounds.add(thing) for thing in things]
        parts[0].discard(things[0])
        while min(visited[thing] for thing in things[1:]) < 2:
            await asyncio.sleep(0.001)
        assert things[0] not in visited
        assert max(visited.values()) - min(visited.values()) <= 1
        visited.clear()
        for part in parts:
            part.clear()

    asyncio.run(follow())
    asyncio.run(follow())  # in another event loop


def test_the_visits_are_spread_over_the_round() -> None:
    async def add() -> list[int]:
        rounds: Rounds[Thing] = Rounds(lambda: 5.0, lambda part: None)
        parts = [rounds.add(Thing()) for _ in range(10)]
        return [len(part) for part in parts]

    assert asyncio.run(add()) == [2] * 10
