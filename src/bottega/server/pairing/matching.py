"""Who plays with whom. Pure functions: the same seeks give the same groups."""

from collections import defaultdict
from collections.abc import Collection, Sequence, Set
from dataclasses import dataclass

from ..person import Person

START_WIDTH = 150  # points by which two ratings may differ at first
WIDTH_PER_SECOND = 15  # of the one who has waited longer
MAX_LOOKED_AT = 400  # seeks of a pool in one round, those who wait longest: the work grows with the square


@dataclass(frozen=True)
class Seek:
    """A person who waits for a game."""

    id: str
    person: Person
    pool: str
    players: int
    rating: int
    created: int
    bots_at: int | None  # from when bots may have seats
    rating_from: int | None = None  # of the opponents
    rating_to: int | None = None

    def accepts(self, rating: int) -> bool:
        """Whether an opponent with this rating is in the range that the person has chosen."""
        return (self.rating_from or 0) <= rating and (self.rating_to is None or rating <= self.rating_to)

    def takes_bots(self, now: int) -> bool:
        return self.bots_at is not None and self.bots_at <= now


def groups(seeks: Collection[Seek], blocked: Set[frozenset[str]], now: int) -> list[list[Seek]]:
    """The groups that can play now. A group with fewer people than seats plays with bots.

    In each pool, those who have waited longest are served first, with the people nearest to them by rating. `blocked`
    has the pairs of people who must not meet. Nobody meets somebody outside of their range of ratings.
    """
    pools: dict[str, list[Seek]] = defaultdict(list)
    for seek in sorted(seeks, key=lambda seek: (seek.created, seek.id)):
        pools[seek.pool].append(seek)
    found = []
    for waiting in pools.values():
        left = waiting[:MAX_LOOKED_AT]
        while left:
            group = _group_of(left[0], left[1:], blocked, now)
            found.append(group) if group else None
            taken = {seek.id for seek in group} | {left[0].id}
            left = [seek for seek in left if seek.id not in taken]
    return found


def _group_of(first: Seek, others: Sequence[Seek], blocked: Set[frozenset[str]], now: int) -> list[Seek]:
    """The table of the person who has waited longest; empty if they must wait on."""
    near = [seek for seek in others if abs(seek.rating - first.rating) <= width(first, now)]
    near.sort(key=lambda seek: (abs(seek.rating - first.rating), seek.created))
    group = _who_may_meet(first, near, blocked)
    if len(group) == first.players:
        return group
    if first.takes_bots(now):
        return _who_may_meet(first, [seek for seek in near if seek.takes_bots(now)], blocked)
    return []


def _who_may_meet(first: Seek, candidates: Sequence[Seek], blocked: Set[frozenset[str]]) -> list[Seek]:
    """The first and as many candidates as have a seat, without two who must not meet."""
    group = [first]
    for seek in candidates:
        if len(group) == first.players:
            break
        if all(_may_meet(seek, one, blocked) for one in group):
            group.append(seek)
    return group


def _may_meet(one: Seek, other: Seek, blocked: Set[frozenset[str]]) -> bool:
    in_range = one.accepts(other.rating) and other.accepts(one.rating)
    return in_range and frozenset((one.person.id, other.person.id)) not in blocked


def width(seek: Seek, now: int) -> float:
    """By how many points the rating of an opponent may differ. It grows while a person waits."""
    return START_WIDTH + WIDTH_PER_SECOND * max(0, now - seek.created) / 1000
