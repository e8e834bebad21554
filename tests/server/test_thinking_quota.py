"""The quota of thinking, by person and by address."""

import pytest

from bottega.server import thinking_quota
from bottega.server.thinking_quota import ANONYMOUS, PEOPLE_PER_ADDRESS, ThinkingQuota


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_person_may_use_what_is_saved_and_gets_more_with_time() -> None:
    clock = Clock()
    quota = ThinkingQuota(0.5, 60, clock)
    quota.charge("ada", 60)
    assert not quota.is_over("ada")
    quota.charge("ada", 3)
    assert quota.is_over("ada")
    assert not quota.is_over("bea")
    clock.now += 7
    assert not quota.is_over("ada")


def test_a_debt_has_a_limit_and_nothing_is_saved_beyond_the_limit() -> None:
    clock = Clock()
    quota = ThinkingQuota(1.0, 60, clock)
    quota.charge("ada", 10_000)
    clock.now += 59
    assert quota.is_over("ada")
    clock.now += 2
    assert not quota.is_over("ada")
    clock.now += 10_000
    quota.charge("ada", 61)
    assert quota.is_over("ada")


def test_many_people_at_one_address_share_its_quota() -> None:
    quota = ThinkingQuota(0.5, 60, Clock())
    for n in range(10):
        quota.note_address(f"guest {n}", "2001:db8::/64")
    quota.note_address("ada", "10.0.0.9")
    for n in range(PEOPLE_PER_ADDRESS + 1):
        quota.charge(f"guest {n}", 55)
    assert quota.is_over("guest 0")
    assert quota.is_over("guest 9")  # who has used nothing
    assert quota.is_over(f"{ANONYMOUS}2001:db8::/64")
    assert not quota.is_over("ada")
    quota.note_address("guest 9", "10.0.0.9")
    assert not quota.is_over("guest 9")


def test_somebody_who_is_not_logged_in_has_the_quota_of_their_address() -> None:
    quota = ThinkingQuota(0.5, 60, Clock())
    quota.charge(f"{ANONYMOUS}10.0.0.9", 60 * PEOPLE_PER_ADDRESS + 1)
    assert quota.is_over(f"{ANONYMOUS}10.0.0.9")
    quota.note_address("ada", "10.0.0.9")
    assert quota.is_over("ada")


def test_without_a_rate_there_is_no_limit() -> None:
    quota = ThinkingQuota(0, 0, Clock())
    quota.charge("ada", 1e6)
    assert not quota.is_over("ada")


def test_what_is_kept_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_quota, "MAX_KEYS", 10)
    quota = ThinkingQuota(0.5, 60, Clock())
    for n in range(100):
        quota.note_address(f"guest {n}", f"10.0.0.{n}")
        quota.note_address("busy", "10.0.1.1")
        quota.charge(f"guest {n}", 1)
        quota.charge("busy", 1)
    assert len(quota._buckets) == len(quota._addresses) == 10
    assert quota.is_over("busy")
