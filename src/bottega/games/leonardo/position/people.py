"""The people: groups in the city and in labs, their queues, and who is left in the supply and at the Academy."""

from ..components import AREAS, CITY_TURNS, COUNCIL, PLACES
from ..flaws.city import none_has_left
from ..flaws.people import all_apprentices, before_moving, stays
from ..flaws.phases import PEOPLE_OUT
from ..state import OFFER, RESEARCH
from .draft import Draft
from .labs import can_be_put_to_work, fill_spaces


def fill_people(d: Draft) -> None:
    s = d.s
    if s.phase in PEOPLE_OUT:
        for area in range(AREAS) if city_is_open(d) else ():
            fill_queue(d, area)
        for seat in d.seats:
            send_the_rest(d, seat)
    for area in range(AREAS):
        number_queue(d, area)
    for seat in d.seats:
        count(d, seat)
        if s.phase in PEOPLE_OUT:
            d.put("sent", sum(1 << place for place in range(len(PLACES)) if s.placed[seat, place] > 0), seat)


def city_is_open(d: Draft) -> bool:
    return bool(d.s.turn <= CITY_TURNS and d.s.phase in PEOPLE_OUT and d.s.phase != RESEARCH)


def free_apprentices(d: Draft, seat: int) -> int:
    """Apprentices that are not given."""
    s = d.s
    kept = sum(int(s[name][seat]) for name in ("supply", "academy") if d.said(name, seat))
    return all_apprentices(s) - kept - int(s.placed[seat].sum())


def may_be_sent(d: Draft, seat: int, place: int) -> bool:
    """Whether nothing in the description excludes one more apprentice at a place."""
    s = d.s
    if d.said("placed", seat, place) or free_apprentices(d, seat) < 1:
        return False
    if d.was_sent(seat, place) is False and not may_have_moved(d, seat, place):
        return False
    if place >= AREAS:
        lab = place - AREAS
        room = s.spaces[seat, lab] - s.men[seat, lab] - s.placed[seat, place] - (s.master[seat] == place)
        return bool(s.weeks[seat, lab] >= 0 and room > 0)
    return may_be_there(d, seat, place)


def may_be_there(d: Draft, seat: int, area: int) -> bool:
    """Whether nothing in the description excludes a group in an area."""
    s = d.s
    if not city_is_open(d) or (s.phase == OFFER and area < s.area):
        return False
    if d.said("arrivals", area) and not d.people(seat, area) and full(d, area):
        return False
    return not (d.said("arrival", seat, area) and s.arrival[seat, area] == 0)


def may_have_moved(d: Draft, seat: int, area: int) -> bool:
    """8.A.7: whether the Council can have moved an apprentice to an area where none were sent; it moves only one."""
    s = d.s
    if area in (COUNCIL, *range(AREAS, len(PLACES))) or before_moving(s):
        return False
    moved = [
        (one, place)
        for one in d.seats
        for place in range(1, AREAS)
        if s.placed[one, place] and d.was_sent(one, place) is False
    ]
    return not moved


def join(d: Draft, seat: int, area: int) -> bool:
    """Sends an apprentice or the master to an area where a seat has nobody yet, if nothing excludes it."""
    s = d.s
    if d.people(seat, area):
        return True
    if may_be_sent(d, seat, area):
        s.placed[seat, area] = 1
        return True
    if d.master_is_free(seat) and may_be_there(d, seat, area):
        s.master[seat] = area
        return True
    return False


def send(d: Draft, seat: int) -> None:
    """7.5, 7.7: a group where apprentices were sent and nobody has left, and where a place in the queue is given."""
    s = d.s
    for place in range(len(PLACES)):
        if d.was_sent(seat, place) and stays(s, place) and may_be_sent(d, seat, place) and not s.placed[seat, place]:
            s.placed[seat, place] = 1
    for area in range(AREAS):
        if d.said("arrival", seat, area) and s.arrival[seat, area] > 0:
            join(d, seat, area)


def fill_queue(d: Draft, area: int) -> None:
    """7.6: as many groups as came, as long as nobody has left."""
    s = d.s
    if d.said("arrivals", area) and none_has_left(s, area):
        for seat in sorted(d.from_leonardo(), key=lambda seat: -waiting_to_be_sent(d, seat)):
            if sum(d.people(other, area) for other in d.seats) < s.arrivals[area] and may_join(d, seat, area):
                join(d, seat, area)


def waiting_to_be_sent(d: Draft, seat: int) -> int:
    """The apprentices that are out at an unknown place."""
    return free_apprentices(d, seat) if d.said("supply", seat) and d.said("academy", seat) else 0


def may_join(d: Draft, seat: int, area: int) -> bool:
    """Whether one more may come to an area: not if the ranking is given."""
    return area != d.open_area or d.people(seat, area) or not d.order


def send_the_rest(d: Draft, seat: int) -> None:
    """7.2: if the supply is given, all others are out."""
    s = d.s
    if not (d.said("supply", seat) and d.said("academy", seat)):
        return
    places = [p for p in range(len(PLACES)) if may_be_sent(d, seat, p)]
    here = [p for p in places if s.placed[seat, p] and p != d.open_area]
    fresh = [p for p in places if not s.placed[seat, p] and p != d.open_area and may_come_alone(d, seat, p)]
    grown = [p for p in places if p == d.open_area and may_come_alone(d, seat, p)]
    for place in [*here, *sorted(fresh, key=lambda p: (p == COUNCIL, p)), *grown]:
        fill_place(d, seat, place)
    for lab in range(2):
        if free_apprentices(d, seat) > 0 and can_be_put_to_work(d, seat, lab) and s.weeks[seat, lab] < 0:
            s.weeks[seat, lab] = 0
            fill_spaces(d, seat, lab)
            fill_place(d, seat, AREAS + lab)


def fill_place(d: Draft, seat: int, place: int) -> None:
    while may_be_sent(d, seat, place):
        d.s.placed[seat, place] += 1


def may_come_alone(d: Draft, seat: int, place: int) -> bool:
    """Whether a new group at a place fits the given queue there."""
    if place >= AREAS or d.people(seat, place):
        return True
    return may_join(d, seat, place)


def full(d: Draft, area: int) -> bool:
    return bool(sum(d.people(seat, area) for seat in d.seats) >= d.s.arrivals[area])


def number_queue(d: Draft, area: int) -> None:
    """7.6: places for those who have none, in the order of the ranking, or clockwise from Leonardo's holder."""
    s = d.s
    first = d.order if area == d.open_area else []
    for seat in d.seats:
        if not d.said("arrival", seat, area):
            s.arrival[seat, area] = 0
    taken = {int(place) for place in s.arrival[: d.players, area]}
    for seat in [*first, *(seat for seat in d.from_leonardo() if seat not in first)]:
        if d.people(seat, area) and not d.said("arrival", seat, area):
            s.arrival[seat, area] = min(set(range(1, d.players + 1)) - taken, default=0)
            taken.add(int(s.arrival[seat, area]))
    d.put("arrivals", int(s.arrival[: d.players, area].max()), area)


def count(d: Draft, seat: int) -> None:
    """3.4, X.3: people who are not out are in the supply or at the Academy; they come from the supply first."""
    s = d.s
    rest = all_apprentices(s) - int(s.placed[seat].sum())
    if d.said("academy", seat):
        d.put("supply", max(0, rest - int(s.academy[seat])), seat)
    elif d.said("supply", seat):
        s.academy[seat] = max(0, rest - int(s.supply[seat]))
    else:
        s.supply[seat] = max(0, min(rest, int(s.supply[seat]) - int(s.placed[seat].sum())))
        s.academy[seat] = max(0, rest - int(s.supply[seat]))
