"""Who is brought together with whom."""

from dataclasses import replace

from bottega.server.pairing.matching import MAX_LOOKED_AT, START_WIDTH, WIDTH_PER_SECOND, Seek, groups
from bottega.server.person import Person

NOW = 1_000_000
NOBODY: set[frozenset[str]] = set()


def seek(
    name: str, waited: float = 0, rating: int = 1500, players: int = 2, pool: str = "a", bots: float | None = None
) -> Seek:
    """A person who has waited for some seconds, and takes bots after some seconds of waiting."""
    created = NOW - round(waited * 1000)
    bots_at = None if bots is None else created + round(bots * 1000)
    return Seek(name, Person(name, name.title(), "ochre"), pool, players, rating, created, bots_at)


def names(*seeks: Seek, blocked: set[frozenset[str]] = NOBODY) -> list[list[str]]:
    return [[one.id for one in group] for group in groups(seeks, blocked, NOW)]


def test_two_who_look_for_the_same_are_paired() -> None:
    assert names(seek("ada"), seek("bea", waited=1)) == [["bea", "ada"]]


def test_one_alone_waits() -> None:
    assert names(seek("ada", waited=500)) == []


def test_people_in_different_pools_are_not_paired() -> None:
    assert names(seek("ada", pool="a"), seek("bea", pool="b")) == []


def test_a_table_of_three_needs_three() -> None:
    three = [seek(name, players=3) for name in ("ada", "bea", "cyr")]
    assert names(*three[:2]) == []
    assert names(*three) == [["ada", "bea", "cyr"]]


def test_who_has_waited_longest_is_served_first_with_the_nearest_by_rating() -> None:
    waiting = [seek("ada", 3, 1500), seek("bea", 2, 1600), seek("cyr", 1, 1510), seek("dan", 0, 1590)]
    assert names(*waiting) == [["ada", "cyr"], ["bea", "dan"]]


def test_ratings_that_are_too_far_apart_meet_after_a_while() -> None:
    far = 1500 + START_WIDTH + 10 * WIDTH_PER_SECOND
    assert names(seek("ada", 9.9), seek("bea", 0, far)) == []
    assert names(seek("ada", 10), seek("bea", 0, far)) == [["ada", "bea"]]


def test_people_who_block_each_other_are_never_at_one_table() -> None:
    blocked = {frozenset(("ada", "bea"))}
    assert names(seek("ada", 99), seek("bea", 98), blocked=blocked) == []
    assert names(seek("ada", 99), seek("bea", 98), seek("cyr"), blocked=blocked) == [["ada", "cyr"]]
    three = [seek(name, waited, players=3) for name, waited in (("cyr", 9), ("ada", 8), ("bea", 7))]
    assert names(*three, blocked=blocked) == []  # also not as the guests of a third


def test_bots_take_the_seats_only_of_those_who_agreed_and_only_after_their_time() -> None:
    assert names(seek("ada", waited=29, bots=30)) == []
    assert names(seek("ada", waited=30, bots=30)) == [["ada"]]
    ada, bea, cyr = (
        seek("ada", 40, players=4, bots=30),
        seek("bea", 31, players=4, bots=30),
        seek("cyr", 99, players=4),
    )
    assert names(ada, bea, cyr) == [["ada", "bea"]]


def test_people_come_before_bots() -> None:
    assert names(seek("ada", bots=0), seek("bea")) == [["ada", "bea"]]


def test_a_long_queue_is_served_from_its_front() -> None:
    many = [seek(f"p{n:04}", waited=10_000 - n) for n in range(MAX_LOOKED_AT + 100)]
    found = names(*many)
    assert len(found) == MAX_LOOKED_AT // 2
    assert sorted(name for group in found for name in group) == [f"p{n:04}" for n in range(MAX_LOOKED_AT)]


def test_nobody_meets_somebody_outside_of_a_range_of_ratings() -> None:
    choosy = replace(seek("ada", 99, 1500), rating_from=1450, rating_to=1550)
    assert names(choosy, seek("bea", 0, 1449), seek("cyr", 0, 1551)) == [["bea", "cyr"]]
    for rating in (1450, 1550):
        assert names(choosy, seek("bea", 0, rating)) == [["ada", "bea"]]
    assert names(seek("bea", 99, 1449), choosy) == []  # also not if the other is served first
    three = [replace(one, players=3) for one in (seek("dan", 99, 1500), choosy, seek("bea", 0, 1400))]
    assert names(*three) == []  # also not as the guests of a third


def test_a_range_may_have_one_end() -> None:
    assert names(replace(seek("ada", 99, 1500), rating_from=1500), seek("bea", 0, 1600)) == [["ada", "bea"]]
    assert names(replace(seek("ada", 99, 1500), rating_to=1500), seek("bea", 0, 1600)) == []
