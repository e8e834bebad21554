"""Time at a table, reckoned from the times in the log alone, so that it is the same after a restart."""

from collections.abc import Iterable

from .plan import Correspondence, Live, Pace

HOUR = 3_600_000


class Clocks:
    """What each seat has left, in milliseconds; nothing at a table without clocks.

    A live clock is a bank that turns fill a little; a correspondence clock starts anew with every turn.
    """

    def __init__(self, pace: Pace, seats: int) -> None:
        self._pace = pace
        self.exist = isinstance(pace, Live | Correspondence)
        start = pace.bank * 1000 if isinstance(pace, Live) else 0
        self.left = [start] * seats
        self.since: dict[int, int] = {}  # seats whose time runs, and from when

    def turn_to(self, asked: Iterable[int], now: int) -> None:
        """Time stops for those who are no longer asked, and begins for those who now are."""
        if not self.exist:
            return
        asked = set(asked)
        for seat in self.since.keys() - asked:
            self.left[seat] = self.remaining(seat, now)
            del self.since[seat]
        for seat in asked - self.since.keys():
            if isinstance(self._pace, Live):
                self.left[seat] += self._pace.increment * 1000
            elif isinstance(self._pace, Correspondence):
                self.left[seat] = self._pace.hours * HOUR
            self.since[seat] = now

    def charge(self, seat: int, now: int) -> None:
        """The time until now is spent, even if the turn goes on."""
        if seat in self.since:
            self.left[seat], self.since[seat] = self.remaining(seat, now), now

    def restart(self, now: int) -> None:
        """The time since somebody last looked does not count."""
        self.since = dict.fromkeys(self.since, now)

    def restart_of(self, seat: int, now: int) -> None:
        """Whoever comes back is not charged for the time a bot stood in."""
        if seat in self.since:
            self.since[seat] = now

    def remaining(self, seat: int, now: int) -> int:
        spent = now - self.since[seat] if seat in self.since else 0
        return max(0, self.left[seat] - spent)

    def runs_out(self, seat: int) -> int | None:
        """When a seat's time is over; nothing if it does not run."""
        return self.since[seat] + self.left[seat] if seat in self.since else None
