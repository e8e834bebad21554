"""Clocks of a table. They use the times in the log only, so they show the same after a restart."""

from collections.abc import Iterable

from .plan import Correspondence, Live, Pace

HOUR = 3_600_000


class Clocks:
    """The time each seat has left, in milliseconds. At a table without clocks nothing is counted.

    A live clock has a bank, and each turn adds to it. A correspondence clock starts over with each turn.
    """

    def __init__(self, pace: Pace, seats: int) -> None:
        self._pace = pace
        self.exist = isinstance(pace, Live | Correspondence)
        start = pace.bank * 1000 if isinstance(pace, Live) else 0
        self.left = [start] * seats
        self.running_since: dict[int, int] = {}  # by seat, for the clocks that run
        self.holidays: dict[int, tuple[int, int]] = {}  # by seat: from when until when its clock stands

    def turn_to(self, to_move: Iterable[int], now: int) -> None:
        """Stops the clocks of seats that are no longer to move, and starts those of seats that now are."""
        if not self.exist:
            return
        to_move = set(to_move)
        for seat in self.running_since.keys() - to_move:
            self.left[seat] = self.remaining(seat, now)
            del self.running_since[seat]
        for seat in to_move - self.running_since.keys():
            if isinstance(self._pace, Live):
                self.left[seat] += self._pace.increment * 1000
            elif isinstance(self._pace, Correspondence):
                self.left[seat] = self._pace.hours * HOUR
            self.running_since[seat] = now

    def charge(self, seat: int, now: int) -> None:
        """Subtracts the time used so far, even if the turn goes on."""
        if seat in self.running_since:
            self.left[seat], self.running_since[seat] = self.remaining(seat, now), now

    def start_holiday(self, seat: int, start: int, until: int) -> None:
        """The clock of a seat stands in this time, which may have begun before. The time before counts as it did."""
        if self.running_since.get(seat, start) < start:
            self.charge(seat, start)
        self.holidays[seat] = start, until

    def restart_all(self, now: int) -> None:
        """Does not charge any seat for the time since its clock started."""
        self.running_since = dict.fromkeys(self.running_since, now)

    def restart(self, seat: int, now: int) -> None:
        """Does not charge a seat for the time since its clock started."""
        if seat in self.running_since:
            self.running_since[seat] = now

    def remaining(self, seat: int, now: int) -> int:
        since = self.running_since.get(seat, now)
        return max(0, self.left[seat] - (now - since - self._standing(seat, since, now)))

    def deadline(self, seat: int) -> int | None:
        """When a seat runs out of time; None if its clock does not run."""
        if seat not in self.running_since:
            return None
        since, end = self.running_since[seat], self.running_since[seat] + self.left[seat]
        start, until = self.holidays.get(seat, (end, end))
        return end if until <= since or end <= start else end + until - max(start, since)

    def _standing(self, seat: int, since: int, now: int) -> int:
        """For how long a clock stood, because its person was on holiday."""
        start, until = self.holidays.get(seat, (now, now))
        return max(0, min(now, until) - max(since, start))
