"""The order of jobs: by class, then equal shares by person and by table, and people over their quota last."""

import random
from collections import defaultdict
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.server import fair_queue
from bottega.server.fair_queue import LIVE, FairQueue, QueuedJob, QueueFull, Requester, Urgency

LONGEST = 3.0  # seconds of a job
SEEDS = st.integers(0, 2**32)


def job(person: str, table: str = "", urgency: Urgency = Urgency.AT_TABLE) -> QueuedJob:
    return QueuedJob(Requester(person, table), urgency)


def order(queue: FairQueue, seconds: float = 1.0) -> list[str]:
    """Runs everything that waits on one worker. The people, in the order of their jobs."""
    found = []
    while (one := queue.next()) is not None:
        found.append(one.requester.person)
        queue.finish(one, seconds)
    return found


def test_classes_go_in_their_order_whoever_asks() -> None:
    queue = FairQueue()
    jobs = [job("ada", urgency=urgency) for urgency in reversed(Urgency)]
    for one in jobs:
        queue.add(one)
    assert [queue.next() for _ in jobs] == jobs[::-1]
    assert queue.next() is None


def test_a_worker_takes_only_the_classes_it_is_for() -> None:
    queue = FairQueue()
    analysis = job("ada", urgency=Urgency.ANALYSIS)
    queue.add(analysis)
    assert queue.next(LIVE) is None
    assert queue.next([Urgency.ANALYSIS]) is analysis


def test_somebody_with_one_job_does_not_wait_for_somebody_with_many() -> None:
    queue = FairQueue()
    for n in range(80):
        queue.add(job("eve", f"table {n % 20}"))
    queue.add(job("ada"))
    assert order(queue).index("ada") <= 1


def test_nobody_saves_up_time_by_coming_late() -> None:
    queue = FairQueue()
    for _ in range(40):
        queue.add(job("ada"))
    for _ in range(20):
        started = queue.next()
        assert started is not None
        queue.finish(started, 1.0)
    for _ in range(10):
        queue.add(job("bea"))
    assert order(queue)[:10].count("bea") == 5


def test_somebody_over_their_quota_comes_last_of_all_classes() -> None:
    over = {"eve"}
    queue = FairQueue(over.__contains__)
    for person, urgency in (("eve", Urgency.AT_TABLE), ("ada", Urgency.ANALYSIS), ("bea", Urgency.UNATTENDED)):
        queue.add(job(person, urgency=urgency))
    assert order(queue) == ["bea", "ada", "eve"]
    queue.add(job("eve"))
    queue.add(job("ada", urgency=Urgency.ANALYSIS))
    over.clear()  # the quota is asked when a worker is free
    assert order(queue) == ["eve", "ada"]


def test_a_withdrawn_job_does_not_run() -> None:
    queue = FairQueue()
    jobs = [job("ada", "one"), job("ada", "one"), job("ada", "two")]
    for one in jobs:
        queue.add(one)
    for one in jobs[:2]:
        queue.withdraw(one)
    assert (queue.length(Urgency.AT_TABLE), queue.people()) == (1, {"ada"})
    assert queue.next() is jobs[2]
    assert (queue.length(Urgency.AT_TABLE), queue.people()) == (0, {"ada"})  # it runs
    queue.finish(jobs[2], 1.0)
    assert queue.people() == set()


def test_the_queue_is_bounded_in_all_and_for_each_person(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MAX_WAITING_PER_PERSON", 2)
    monkeypatch.setattr(fair_queue, "MAX_WAITING", 4)
    queue = FairQueue()
    for _ in range(2):
        queue.add(job("eve"))
    with pytest.raises(QueueFull):
        queue.add(job("eve"))
    queue.add(job("ada"))
    queue.add(job("bea"))
    with pytest.raises(QueueFull):
        queue.add(job("cid"))
    assert queue.next() is not None
    queue.add(job("cid"))


def test_nothing_is_kept_about_people_who_have_not_asked_for_long() -> None:
    queue = FairQueue()
    for n in range(1000):
        queue.add(job(f"guest {n}", f"table {n}"))
        assert len(order(queue)) == 1
    one = queue._classes[Urgency.AT_TABLE]
    assert len(one._people._used) < 5
    assert not one._tables
    assert not one.waiting


@dataclass
class Arrival:
    at: float
    key: str
    seconds: float


def arrivals(seed: int) -> list[Arrival]:
    rng = random.Random(seed)
    count, hurry = rng.randrange(2, 120), rng.choice((5, 60, 300))
    return [Arrival(rng.uniform(0, hurry), rng.choice("abcde"), rng.uniform(0.01, LONGEST)) for _ in range(count)]


def shares_hold(coming: list[Arrival], by: str) -> None:
    """Runs the jobs on one worker. While somebody waits, nobody else gets more than they, but for one job.

    It is checked from each key's first arrival for as long as it always has something waiting.
    """
    queue, now = FairQueue(), 0.0
    costs: dict[QueuedJob, Arrival] = {}
    coming = sorted(coming, key=lambda one: one.at)
    waiting: dict[str, int] = defaultdict(int)
    served: dict[str, float] = defaultdict(float)
    watched: dict[str, dict[str, float]] = {}  # by key: what everybody had been served when it first came
    done: set[str] = set()
    while coming or costs:
        while coming and (coming[0].at <= now or not costs):
            arrival = coming.pop(0)
            now = max(now, arrival.at)
            one = job(arrival.key) if by == "person" else job("ada", arrival.key)
            costs[one] = arrival
            queue.add(one)
            waiting[arrival.key] += 1
            if arrival.key not in watched:
                watched[arrival.key] = dict(served)
        started = queue.next()
        assert started is not None
        arrival = costs.pop(started)
        waiting[arrival.key] -= 1
        now += arrival.seconds
        served[arrival.key] += arrival.seconds
        queue.finish(started, arrival.seconds)
        for key, before in watched.items():
            if not waiting[key]:
                done.add(key)
            if key not in done:
                own = served[key] - before.get(key, 0.0)
                for other in served:
                    assert served[other] - before.get(other, 0.0) <= own + LONGEST + 1e-9


@settings(deadline=None)
@given(SEEDS)
def test_no_persons_share_is_below_that_of_another_by_more_than_one_job(seed: int) -> None:
    shares_hold(arrivals(seed), "person")


@settings(deadline=None)
@given(SEEDS)
def test_no_tables_share_is_below_that_of_another_by_more_than_one_job(seed: int) -> None:
    shares_hold(arrivals(seed), "table")


@settings(deadline=None)
@given(SEEDS, st.integers(2, 6))
def test_people_who_always_wait_get_equal_shares_of_several_workers(seed: int, workers: int) -> None:
    """However many jobs they have and however long these are. A worker more can be one job ahead."""
    rng, queue, served = random.Random(seed), FairQueue(), dict.fromkeys("abc", 0.0)
    ends: list[tuple[float, QueuedJob, float]] = []
    now = 0.0
    for person, jobs in zip(served, (1, 5, 40), strict=True):
        for n in range(max(jobs, 2 * workers)):
            queue.add(job(person, str(n % jobs)))
    while now < 60:
        while len(ends) < workers:
            one = queue.next()
            assert one is not None
            seconds = rng.uniform(0.1, LONGEST if one.requester.person == "c" else 0.3)
            ends.append((now + seconds, one, seconds))
        ends.sort(key=lambda end: end[0])
        now, one, seconds = ends.pop(0)
        queue.finish(one, seconds)
        served[one.requester.person] += seconds
        queue.add(job(one.requester.person, one.requester.table))
    fair = sum(served.values()) / 3
    assert all(abs(share - fair) <= workers * LONGEST for share in served.values())
