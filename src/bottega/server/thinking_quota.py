"""How much thinking a person and an address may use: buckets of CPU seconds, in the memory of each process."""

import time
from collections.abc import Callable

PEOPLE_PER_ADDRESS = 4  # an address may use this many times as much as a person: families and schools share one
MAX_KEYS = 50_000  # the least recently used is forgotten first: its bucket is most likely full again
LADDER = "ladder"  # the key of all games among agents
BROADCASTS = "broadcasts"  # the key of all broadcasts: together they may use as much as one person
ANONYMOUS = "address "  # starts the key of somebody who is not logged in, before their address


class Bucket:
    """CPU seconds that are left. A job is charged when it has ended, so less than nothing can be left."""

    def __init__(self, saved: float, now: float) -> None:
        self._left, self._since = saved, now

    def left(self, now: float, per_second: float, saved: float) -> float:
        return min(saved, self._left + (now - self._since) * per_second)

    def charge(self, seconds: float, now: float, per_second: float, saved: float) -> None:
        """The debt has a limit, so that somebody who had an idle server to themselves is not behind for hours."""
        self._left, self._since = max(-saved, self.left(now, per_second, saved) - seconds), now


class ThinkingQuota:
    """Everybody may use `per_second` CPU seconds in each second, and save up `saved` of them. 0 means no limit."""

    def __init__(self, per_second: float, saved: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_second, self._saved, self._clock = per_second, saved, clock
        self._buckets: dict[str, Bucket] = {}  # by person, and by address after ANONYMOUS
        self._addresses: dict[str, str] = {}  # by person, as last seen
        self._ladder_seconds = 0.0  # since the last look

    def note_address(self, person: str, address: str) -> None:
        """A person uses this address now (see `address_group`). What they use counts for it too."""
        self._addresses.pop(person, None)
        self._addresses[person] = ANONYMOUS + address
        if len(self._addresses) > MAX_KEYS:
            del self._addresses[next(iter(self._addresses))]

    def charge(self, person: str, seconds: float) -> None:
        now = self._clock()
        if person == LADDER:
            self._ladder_seconds += seconds
        for key, factor in self._keys(person):
            bucket = self._buckets.pop(key, None) or Bucket(self._saved * factor, now)
            bucket.charge(seconds, now, self._per_second * factor, self._saved * factor)
            self._buckets[key] = bucket
            if len(self._buckets) > MAX_KEYS:
                del self._buckets[next(iter(self._buckets))]

    def take_ladder_seconds(self) -> float:
        """The CPU seconds of the ladder of agents since the last call."""
        seconds, self._ladder_seconds = self._ladder_seconds, 0.0
        return seconds

    def is_over(self, person: str) -> bool:
        """Whether the person, or their address, has used more than their quota."""
        if self._per_second <= 0:
            return False
        now = self._clock()
        return any(
            bucket.left(now, self._per_second * factor, self._saved * factor) < 0
            for key, factor in self._keys(person)
            if (bucket := self._buckets.get(key)) is not None
        )

    def _keys(self, person: str) -> list[tuple[str, int]]:
        """The buckets of a person, and how many people share each."""
        if person.startswith(ANONYMOUS):
            return [(person, PEOPLE_PER_ADDRESS)]
        address = self._addresses.get(person)
        return [(person, 1)] + ([(address, PEOPLE_PER_ADDRESS)] if address else [])
