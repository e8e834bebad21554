"""Who is there: seats are named, watchers are counted, and many who come at once cost little."""

import asyncio
import json
from collections import Counter
from types import SimpleNamespace
from typing import Any

from bottega.server.storage.process_bus import LocalBus
from bottega.server.tables import actor as actors
from bottega.server.tables.actor import TableActor
from tests.server.offline_table import OfflineTable


class Watcher:
    """A connection that counts what it is sent."""

    def __init__(self, person: str | None = None, viewer: int | None = None) -> None:
        self.person, self.viewer = person, viewer
        self.messages: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.messages.append(message)

    def drop(self) -> None:
        pass

    @property
    def last(self) -> tuple[list[int], int]:
        message = json.loads(self.messages[-1])
        return message["seats"], message["watchers"]


def new_actor(offline: OfflineTable) -> TableActor:
    services: Any = SimpleNamespace(process="p", bus=LocalBus(), settings=None)
    return TableActor(offline.table, services, lambda actor, error: None)


async def told(actor: TableActor) -> None:
    while actor._presence_timer is not None:
        await asyncio.sleep(0.01)


def test_a_thousand_watchers_are_not_told_of_each_other_one_by_one(monkeypatch: Any) -> None:
    """It was half a million messages."""
    monkeypatch.setattr(actors, "PRESENCE_SECONDS", 0.05)

    async def test() -> None:
        actor = new_actor(OfflineTable(2))
        watchers = [Watcher(f"w{n}" if n % 2 else None) for n in range(1000)]
        for watcher in watchers:
            actor.add_listener(watcher)
        await told(actor)
        assert {watcher.last for watcher in map(_tuple, watchers)} == {((), 1000)}
        assert sum(len(watcher.messages) for watcher in watchers) <= 3 * len(watchers)
        for watcher in watchers[:600]:
            actor.remove_listener(watcher)
            actor.remove_listener(watcher)  # as after a connection that never said hello
        await told(actor)
        assert watchers[-1].last == ([], 400)
        assert sum(len(watcher.messages) for watcher in watchers) <= 4 * len(watchers)

    asyncio.run(test())


def _tuple(watcher: Watcher) -> Any:
    seats, watchers = watcher.last
    return SimpleNamespace(last=(tuple(seats), watchers))


def test_seats_are_named_and_connections_of_one_person_count_once_as_a_seat(monkeypatch: Any) -> None:
    monkeypatch.setattr(actors, "PRESENCE_SECONDS", 0.01)

    async def test() -> None:
        offline = OfflineTable(3)
        actor = new_actor(offline)
        people = [person.id for person in offline.people]
        phone, laptop, other, eve = Watcher(people[0]), Watcher(people[0]), Watcher(people[2]), Watcher("eve")
        seen = []
        for listener in (phone, laptop, other, eve):
            actor.add_listener(listener)
            await told(actor)
            seen.append(listener.last)
        assert seen == [([0], 0), ([0], 0), ([0, 2], 0), ([0, 2], 1)]
        assert eve.last == phone.last
        assert Counter(eve.messages).most_common(1)[0][1] == 1  # nothing is said twice
        for listener, expected in ((laptop, ([0, 2], 1)), (phone, ([2], 1)), (other, ([], 1))):
            actor.remove_listener(listener)
            await told(actor)
            assert eve.last == expected
        assert set(actor.absent_since) == {0, 1, 2}

    asyncio.run(test())


def test_a_change_is_told_at_once_if_nothing_was_told_lately() -> None:
    async def test() -> None:
        actor = new_actor(OfflineTable(2))
        one, two = Watcher(), Watcher()
        actor.add_listener(one)
        await told(actor)
        loop = asyncio.get_running_loop()
        actor._presence_told_at = loop.time() - actors.PRESENCE_SECONDS
        actor.add_listener(two)
        for _ in range(3):
            await asyncio.sleep(0)
        assert one.last == ([], 2)

    asyncio.run(test())
