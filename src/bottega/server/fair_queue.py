"""Which job is next when bots, hints and analyses wait for the same workers.

Jobs of a better class go first; see `Urgency`. Within a class, each person gets the same share of the thinking time,
and each of their tables the same share of that. Jobs of people who are over their quota run only when nobody else
waits. The queue knows no clock, no worker and no game: it is told what each job has cost.

    queue.add(job)              # raises QueueFull
    job = queue.next(LIVE)      # None if nothing waits
    queue.finish(job, seconds)  # what it has cost
"""

from collections import deque
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)


class Urgency(IntEnum):
    """The classes of jobs. The first goes first."""

    AT_TABLE = 0  # a person at the table waits for a bot, or for a hint
    UNATTENDED = 1  # nobody at the table waits for it: they are away, or only watch
    PAGE = 2  # somebody waits for a page: a replay, a first look at a finished game
    ANALYSIS = 3  # takes minutes
    BROADCAST = 4  # chances and comments for people who watch a game

    @property
    def label(self) -> str:
        """Its name in metrics."""
        return self.name.lower()


LIVE = (Urgency.AT_TABLE, Urgency.UNATTENDED, Urgency.PAGE, Urgency.BROADCAST)  # analyses have a worker of their own
MAX_WAITING = 5_000  # jobs, of everybody
MAX_WAITING_PER_PERSON = 150  # more than the bots of all their tables
ESTIMATE = 0.5  # seconds that a job is charged while it runs and its cost is not known


class QueueFull(Exception):
    """Too many jobs wait, of everybody or of this person."""


@dataclass(frozen=True)
class Requester:
    """For whom a job is done. Somebody who is not logged in is their address."""

    person: str
    table: str = ""


@dataclass(eq=False)
class QueuedJob:
    """A job that waits or runs."""

    requester: Requester
    urgency: Urgency


class Turns(Generic[K]):
    """Equal shares of time: the one who has used least is next (start-time fair queueing).

    Whoever joins starts at the time of the last turn, so that nobody saves up time by waiting with it.
    """

    def __init__(self) -> None:
        self._used: dict[K, float] = {}
        self._last_turn = 0.0

    def join(self, key: K) -> None:
        self._used[key] = max(self._last_turn, self._used.get(key, 0.0))

    def first(self, keys: Iterable[K]) -> K:
        """Who is next of those that have joined; of equals the first."""
        return min(keys, key=self._used.__getitem__)

    def begin(self, key: K, seconds: float) -> None:
        """A turn begins, which will probably use this time."""
        self._last_turn = self._used[key]
        self._used[key] += seconds

    def correct(self, key: K, seconds: float) -> None:
        """A turn has used this much more, or less, than was said when it began."""
        if key in self._used:
            self._used[key] += seconds

    def forget_idle(self, waiting: Collection[K]) -> None:
        """Forgets those who would start at the last turn anyway."""
        idle = [key for key, used in self._used.items() if used <= self._last_turn and key not in waiting]
        for key in idle:
            del self._used[key]


class _Class:
    """The waiting jobs of one class, by person and table."""

    def __init__(self) -> None:
        self.waiting: dict[str, dict[str, deque[QueuedJob]]] = {}
        self._people: Turns[str] = Turns()
        self._tables: dict[str, Turns[str]] = {}  # of each person who waits

    def __iter__(self) -> Iterator[QueuedJob]:
        return (job for tables in self.waiting.values() for jobs in tables.values() for job in jobs)

    def add(self, job: QueuedJob) -> None:
        person, table = job.requester.person, job.requester.table
        if person not in self.waiting:
            self._people.join(person)
        turns = self._tables.setdefault(person, Turns())
        tables = self.waiting.setdefault(person, {})
        if table not in tables:
            turns.join(table)
        tables.setdefault(table, deque()).append(job)

    def take(self, people: Iterable[str]) -> QueuedJob:
        """The next job of these people, who all have waiting jobs."""
        person = self._people.first(people)
        table = self._tables[person].first(self.waiting[person])
        job = self.waiting[person][table][0]
        self._people.begin(person, ESTIMATE)
        self._tables[person].begin(table, ESTIMATE)
        self.remove(job)
        self._people.forget_idle(self.waiting)
        return job

    def remove(self, job: QueuedJob) -> None:
        person, table = job.requester.person, job.requester.table
        tables = self.waiting[person]
        tables[table].remove(job)
        if not tables[table]:
            del tables[table]
        if not tables:
            del self.waiting[person], self._tables[person]

    def correct(self, job: QueuedJob, seconds: float) -> None:
        self._people.correct(job.requester.person, seconds)
        if job.requester.person in self._tables:
            self._tables[job.requester.person].correct(job.requester.table, seconds)


class FairQueue:
    """All jobs that wait for a worker, and those that run."""

    def __init__(self, is_over_quota: Callable[[str], bool] = lambda person: False) -> None:
        self._is_over_quota = is_over_quota
        self._classes = {urgency: _Class() for urgency in Urgency}
        self._waiting: dict[str, int] = {}  # by person
        self.running: set[QueuedJob] = set()

    def add(self, job: QueuedJob) -> None:
        """Queues a job. Raises QueueFull."""
        person = job.requester.person
        if sum(self._waiting.values()) >= MAX_WAITING or self._waiting.get(person, 0) >= MAX_WAITING_PER_PERSON:
            raise QueueFull
        self._waiting[person] = self._waiting.get(person, 0) + 1
        self._classes[job.urgency].add(job)

    def next(self, classes: Collection[Urgency] = tuple(Urgency)) -> QueuedJob | None:
        """Starts the next job of these classes."""
        over = {person for person in self._waiting if self._is_over_quota(person)}
        for last in (False, True):
            for urgency in classes:
                one = self._classes[urgency]
                people = [person for person in one.waiting if (person in over) == last]
                if people:
                    job = one.take(people)
                    self._count_out(job)
                    self.running.add(job)
                    return job
        return None

    def finish(self, job: QueuedJob, seconds: float) -> None:
        """A job has ended, and has cost this much."""
        self.running.discard(job)
        self._classes[job.urgency].correct(job, seconds - ESTIMATE)
        idle = not self._classes[job.urgency].waiting and all(one.urgency != job.urgency for one in self.running)
        if idle:  # nobody has waited, so nobody owes anybody anything
            self._classes[job.urgency] = _Class()

    def withdraw(self, job: QueuedJob) -> None:
        """Nobody wants a waiting job any more."""
        self._classes[job.urgency].remove(job)
        self._count_out(job)

    def _count_out(self, job: QueuedJob) -> None:
        left = self._waiting[job.requester.person] - 1
        if left:
            self._waiting[job.requester.person] = left
        else:
            del self._waiting[job.requester.person]

    def length(self, urgency: Urgency) -> int:
        return sum(1 for _ in self._classes[urgency])

    def people(self, classes: Collection[Urgency] = tuple(Urgency)) -> set[str]:
        """Everybody with a job of these classes that waits or runs."""
        waiting = {person for urgency in classes for person in self._classes[urgency].waiting}
        return waiting | {job.requester.person for job in self.running if job.urgency in classes}
