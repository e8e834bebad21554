"""The labs: which are at work, their spaces and mechanical men."""

from ..components import AREAS, LARGE, MEN_SPACES, SMALL
from ..flaws.phases import PEOPLE_OUT
from ..state import ANNOUNCING, COMPLETING, LABORATORY
from .course import asked
from .draft import NOBODY, Draft

LABS = (SMALL, LARGE)
AT_WORK, IDLE = 0, -1  # weeks of a lab about which nothing else is known


def fill_labs(d: Draft) -> None:
    """Which labs are at work, by all that is given of them; then the spaces that people and men need."""
    s = d.s
    for seat in d.seats:
        for lab in LABS:
            d.put("weeks", AT_WORK if is_at_work(d, seat, lab) else IDLE, seat, lab)
    if s.phase == ANNOUNCING and (seat := asked(d)) != NOBODY:
        can_announce = any(s.weeks[seat, lab] >= 0 and not announced(d, seat, lab) for lab in LABS)
        free = [lab for lab in LABS if may_be_at_work(d, seat, lab) and s.weeks[seat, lab] < 0]
        if free and not can_announce and (nobody_at_work(d) or {"active", "visits"} & d.given):
            d.put("weeks", AT_WORK, seat, free[0])
    for seat in d.seats:
        for lab in LABS:
            fill_spaces(d, seat, lab)


def announced(d: Draft, seat: int, lab: int) -> int:
    return int(d.s.announced[seat, lab]) if d.said("announced", seat, lab) else 0


def nobody_at_work(d: Draft) -> bool:
    return bool((d.s.weeks[: d.players] < 0).all())


def is_at_work(d: Draft, seat: int, lab: int) -> bool:
    """6.4, 7.4, 9.1, 9.11: whether the description shows that a lab is at work."""
    s, place = d.s, AREAS + lab
    if not may_be_at_work(d, seat, lab):
        return False
    out = s.phase in PEOPLE_OUT
    return bool(
        (d.said("work", seat, lab) and s.work[seat, lab])
        or (d.said("marked", seat, lab) and s.marked[seat, lab])
        or (d.said("suspects", seat, lab) and s.suspects[seat, lab])
        or (announced(d, seat, lab) and s.phase in (ANNOUNCING, COMPLETING))
        or (out and d.people(seat, place))
        or (out and d.was_sent(seat, place))
        or (s.phase == LABORATORY and s.begun >> lab & 1 and seat == asked(d))
    )


def may_be_at_work(d: Draft, seat: int, lab: int) -> bool:
    """Whether nothing in the description excludes it."""
    s = d.s
    return not (
        (d.said("work", seat, lab) and not s.work[seat, lab])
        or (d.said("weeks", seat, lab) and s.weeks[seat, lab] < 0)
        or (d.said("suspects", seat, lab) and not s.suspects[seat, lab])
        or (d.said("spaces", seat, lab) and not s.spaces[seat, lab])
    )


def can_be_put_to_work(d: Draft, seat: int, lab: int) -> bool:
    """Whether a lab that is not given could have components that are nowhere else."""
    return not d.said("weeks", seat, lab) and not d.said("work", seat, lab) and may_be_at_work(d, seat, lab)


def fill_spaces(d: Draft, seat: int, lab: int) -> None:
    """8.B.8 to 8.B.11: spaces for the given people and mechanical men, and no more men than fit."""
    s, place = d.s, AREAS + lab
    people = int(s.placed[seat, place]) + int(s.master[seat] == place)
    men = int(s.men[seat, lab]) if d.said("men", seat, lab) else 0
    sides = (3, 5) if lab == SMALL else (0, 4, 6)
    busy = s.weeks[seat, lab] >= 0 or (s.phase == LABORATORY and s.begun == 1 and lab == LARGE and seat == asked(d))
    big_enough = [n for n in sides if n >= people + men and MEN_SPACES[n] >= men and (n or not busy)]
    if not d.said("spaces", seat, lab) and int(s.spaces[seat, lab]) not in big_enough and big_enough:
        s.spaces[seat, lab] = big_enough[0]
    spaces = int(s.spaces[seat, lab])
    fitting = max(0, min(int(MEN_SPACES[spaces]) if 0 <= spaces < len(MEN_SPACES) else 0, spaces - people))
    d.put("men", min(int(s.men[seat, lab]), fitting), seat, lab)
