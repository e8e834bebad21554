"""What games share when they complete a described position and look for its flaws."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

from .description import Given
from .record import Record, State

Check = Callable[[State], Iterator[str]]  # finds flaws, each a sentence that begins with the name of a field
ENOUGH = 3  # phases with the same flaw, after which no other course helps
NEAR = 3  # courses that are tried again


class Course(Protocol):
    """A moment of the game at which the described position can be."""

    @property
    def phase(self) -> int: ...


C = TypeVar("C", bound=Course)


class Draft:
    """The record that is completed. The given parts are not changed."""

    def __init__(self, s: State, given: Given) -> None:
        self.s, self.given, self.random = s, given, given.random
        self.players = int(s.players)
        self.seats = range(self.players)

    def said(self, name: str, *at: int) -> bool:
        """Whether a number is given, or all numbers of a part of a field."""
        return name in self.given and self.given.whole(name, *at)

    def put(self, name: str, value: Any, *at: int) -> None:
        """Writes a number, unless it is given."""
        if not self.said(name, *at):
            if at:
                self.s[name][at] = value
            else:
                self.s[name] = value

    def known(self, name: str, *at: int) -> int:
        """A number that is given; 0 if it is not."""
        return int(self.s[name][at] if at else self.s[name]) if self.said(name, *at) else 0

    def clockwise(self, seat: int, steps: int) -> int:
        return (seat + steps) % self.players


def first_flaw(checks: Sequence[Check], s: State) -> tuple[int, str] | None:
    """The first flaw, and how many checks found nothing before it; None if there is no flaw."""
    return next(((i, reason) for i, check in enumerate(checks) for reason in check(s)), None)


def try_courses(
    record: Record,
    s: State,
    courses: Iterable[C],
    attempt: Callable[[C, bool], Draft],
    checks: Sequence[Check],
    again: int = 0,
) -> None:
    """Completes a position by the first course without a flaw; if there is none, by that whose flaw comes last.

    The courses that came furthest are tried up to `again` times more. Those attempts are told so: they may draw at
    random.
    """
    best, furthest = s, -1
    near: list[C] = []  # the courses that came furthest
    phases: set[int] = set()
    reasons: set[str] = set()
    for course in courses:
        draft = attempt(course, False)
        found = first_flaw(checks, draft.s)
        if found is None:
            record.restore(s, draft.s.tobytes())
            return
        if found[0] > furthest:
            best, furthest, near = draft.s, found[0], []
        if found[0] == furthest:
            near.append(course)
        phases.add(course.phase)
        reasons.add(found[1])
        if len(reasons) == 1 and len(phases) > ENOUGH:
            near = []
            break
    for course in near[:NEAR]:
        seen: set[bytes] = set()
        for _ in range(again):
            draft = attempt(course, True)
            content = draft.s.tobytes()
            if content in seen:
                break  # nothing is drawn at random
            seen.add(content)
            if first_flaw(checks, draft.s) is None:
                record.restore(s, content)
                return
    record.restore(s, best.tobytes())


def number_of(count: int, thing: str) -> str:
    """A number of things.

    >>> number_of(1, "tower"), number_of(3, "tower")
    ('1 tower', '3 towers')
    """
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"
