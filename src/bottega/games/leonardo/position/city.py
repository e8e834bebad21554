"""The area that is being resolved: who is there, their ranks, and what was chosen or bought."""

from itertools import pairwise

from ..components import AREAS, BENEFITS, CITY_TURNS, COUNCIL, MOST_APPRENTICES
from ..flaws.city import ranked_now
from ..flaws.phases import BENEFIT_OF, COUNCIL_STEPS, PEOPLE_OUT
from ..rules.council import may_lift
from ..rules.ranking import ahead
from ..state import ARRANGING, CHOOSING, MOVING, NAMING, OFFER, SETTLING
from .draft import NOBODY, Draft
from .people import join, may_be_sent, may_be_there, number_queue, send

STEPS = range(len(BENEFITS))


def fill_city(d: Draft) -> None:
    """Sends people to places where the description shows that they are."""
    s = d.s
    if s.phase in PEOPLE_OUT:
        for seat in d.seats:
            send(d, seat)
    if s.phase == OFFER and s.turn <= CITY_TURNS:
        open_offer(d)
    elif s.phase in COUNCIL_STEPS and s.turn <= CITY_TURNS:
        open_council(d)


def ranking_said(d: Draft) -> list[int]:
    """The given ranking; as short as possible if its length is not given."""
    s = d.s
    if not d.said("ranking"):
        return []
    seats = s.ranking.tolist()
    if d.said("ranked"):
        return [seat for seat in seats[: s.ranked] if seat in d.seats]
    if d.said("at") and s.phase in BENEFIT_OF:  # all have chosen
        return [seat for seat in seats[: s.at] if seat in d.seats]
    length = 1 + (int(s.at) if d.said("at") else 0)
    if d.said("active") and s.active in seats:
        length = max(length, seats.index(int(s.active)) + 1)
    present = [seat for seat in d.seats if d.people(seat, d.open_area)]
    if s.phase != OFFER:
        present += holders(d)
    while length < d.players and not set(present) <= set(seats[:length]):
        length += 1
    return list(dict.fromkeys(seat for seat in seats[:length] if seat in d.seats))


def may_stand(d: Draft, seat: int, area: int) -> bool:
    if d.people(seat, area):
        return True
    return may_be_sent(d, seat, area) or (d.master_is_free(seat) and may_be_there(d, seat, area))


def arrange(d: Draft, order: list[int]) -> None:
    """8.2, 8.3: sends more people until the seats are in this order."""
    s, area = d.s, d.open_area
    number_queue(d, area)
    for one, other in reversed(list(pairwise(order))):
        while d.people(one, area) and d.people(other, area) and not ahead(s, one, other, area):
            if may_be_sent(d, one, area):
                s.placed[one, area] += 1
            elif d.master_is_free(one) and may_be_there(d, one, area):
                s.master[one] = area
            else:
                return


def promote(d: Draft, seat: int, place: int) -> None:
    """8.2: sends more people until a seat has this place in the ranking."""
    area = d.open_area
    others = [one for one in d.order if one != seat]
    for turn in range(len(others) + 1):  # in a tie, those who came first are ahead
        d.order = [*others[:turn], seat, *others[turn:]]
        number_queue(d, area)
        ranking = ranked_now(d.s, area)
        if seat in ranking and ranking.index(seat) == place:
            return
    for _ in range(MOST_APPRENTICES * d.players):
        ranking = ranked_now(d.s, area)
        if seat not in ranking or ranking.index(seat) == place:
            return
        if ranking.index(seat) > place:
            growing = [seat]
        else:
            growing = [other for other in ranking if other != seat and ranking.index(other) > ranking.index(seat)]
        able = next((one for one in growing if may_be_sent(d, one, area)), None)
        if able is not None:
            d.s.placed[able, area] += 1
        elif growing and d.master_is_free(growing[0]) and may_be_there(d, growing[0], area):
            d.s.master[growing[0]] = area
        else:
            return


# ---- areas B to H


def open_offer(d: Draft) -> None:
    s = d.s
    wanted = [int(s.active)] if d.said("active") and s.active in d.seats else []
    if not d.said("area"):
        s.area = area_for(d, wanted)
    if not 0 < s.area < AREAS:
        return
    area = d.open_area = int(s.area)
    order = ranking_said(d)
    if not order:
        order = [*wanted, *(seat for seat in d.from_leonardo() if d.people(seat, area) and seat not in wanted)]
        more = int(s.ranked) if d.said("ranked") else max(1, int(s.at) + 1 if d.said("at") else 1)
        for seat in d.from_leonardo():
            if len(order) < more and seat not in order and may_stand(d, seat, area):
                order.append(seat)
    for seat in order:
        join(d, seat, area)
    if d.said("ranking") or wanted:
        d.order = order
    if d.said("ranking"):
        arrange(d, order)
    elif wanted and (d.said("at") or d.said("price")):
        promote(d, wanted[0], place_of_buyer(d, len(order)))


def area_for(d: Draft, wanted: list[int]) -> int:
    """The first area with people, if the seats that must be ranked there can be there."""
    for area in range(1, AREAS):
        d.open_area = area
        present = [seat for seat in d.seats if d.people(seat, area)]
        ranking = ranking_said(d)
        fitting = all(may_stand(d, seat, area) for seat in ranking or wanted)
        if ranking and not set(present) <= set(ranking):
            fitting = False
        if d.said("ranked") and not len(present) <= int(d.s.ranked) <= able(d, area):
            fitting = False
        if fitting and (present or ranking or wanted or not anybody_after(d, area)) and able(d, area):
            return area
    return 1


def able(d: Draft, area: int) -> int:
    """How many seats can have people in an area."""
    count = sum(may_stand(d, seat, area) for seat in d.seats)
    return min(count, int(d.s.arrivals[area])) if d.said("arrivals", area) else count


def anybody_after(d: Draft, area: int) -> bool:
    return any(d.people(seat, later) for seat in d.seats for later in range(area, AREAS))


def place_of_buyer(d: Draft, ranked: int) -> int:
    """8.B.2, 8.B.3: the place in the ranking after this many purchases."""
    s = d.s
    if d.said("at"):
        return int(s.at)
    bought = int(s.price) if d.said("price") else 0
    return 0 if bought >= ranked else bought


# ---- the Council


def open_council(d: Draft) -> None:
    s = d.s
    d.open_area = COUNCIL
    step = BENEFIT_OF.get(int(s.phase))
    actor = who_acts(d, step)
    if actor == NOBODY:
        return
    if step is not None:
        d.put("benefit", actor, step)
    order = ranking_said(d) or ranking_at_council(d, actor)
    for seat in must_be_there(d, order, actor):
        join(d, seat, COUNCIL)
    d.order = order
    give_benefits(d, order, step)
    arrange(d, [seat for seat in order if d.people(seat, COUNCIL)])
    if s.phase in (MOVING, SETTLING):
        bring_somebody_to_move(d, actor)


def holders(d: Draft) -> list[int]:
    """The seats to which the description gives a benefit, by its number."""
    s = d.s
    return [int(s.benefit[b]) for b in STEPS if d.said("benefit", b) and s.benefit[b] in d.seats]


def who_acts(d: Draft, step: int | None) -> int:
    """The seat that decides at the Council."""
    s = d.s
    if step is not None and d.said("benefit", step):
        return int(s.benefit[step])
    if d.said("active"):
        return int(s.active)
    if s.phase == ARRANGING and d.said("looker") and s.looker != NOBODY:
        return int(s.looker)
    ranking = ranking_said(d)
    if s.phase == NAMING and ranking:
        return ranking[0]
    if s.phase == CHOOSING and ranking:
        place = int(s.at) if d.said("at") else len(holders(d))
        return ranking[min(place, len(ranking) - 1)]
    able = [seat for seat in d.from_leonardo() if may_stand(d, seat, COUNCIL) and seat not in holders(d)]
    if ranking:
        able = [seat for seat in able if seat in ranking]
    if s.phase == ARRANGING:
        able = [seat for seat in able if not (d.said("glimpsed", seat) and s.glimpsed[seat])]
        able = [seat for seat in able if d.said("foreseen", seat) and s.foreseen[seat].any()] or able
    if s.phase == SETTLING and d.said("lifted") and s.lifted in able and not s.codex:
        return int(s.lifted)
    if s.phase == CHOOSING and d.said("at"):
        return able[-1] if able else NOBODY
    present = [seat for seat in able if d.people(seat, COUNCIL)]
    return (present or able or [NOBODY])[0]


def ranking_at_council(d: Draft, actor: int) -> list[int]:
    """8.A.5: seats that have chosen come first, then the one that chooses, then the others who are there."""
    s = d.s
    before = [seat for seat in holders(d) if seat != actor]
    after = [seat for seat in d.from_leonardo() if d.people(seat, COUNCIL) and seat not in [*before, actor]]
    if s.phase != CHOOSING:
        order = [actor, *before, *after]
    else:
        if d.said("at"):
            number_queue(d, COUNCIL)
            first = [seat for seat in ranked_now(s, COUNCIL) if seat in after and came_first(d, seat, actor)]
            absent = [seat for seat in d.seats if seat not in [*before, actor, *after]]
            second = [seat for seat in after if seat not in first]
            before += [*first, *absent, *second][: max(0, int(s.at) - len(before))]
            after = [seat for seat in after if seat not in before]
        order = [*before, actor, *after]
    length = int(s.ranked) if d.said("ranked") else int(s.at) if d.said("at") and s.phase in BENEFIT_OF else 0
    if length:
        absent = [seat for seat in d.seats if seat not in order]
        if s.phase == NAMING or s.phase == CHOOSING:
            absent = [seat for seat in absent if may_stand(d, seat, COUNCIL)]
        order += absent[: max(0, length - len(order))]
    return order


def came_first(d: Draft, seat: int, actor: int) -> bool:
    """8.2: whether a seat at the Council is ahead of the one that chooses, by what is given of both."""
    return not d.people(actor, COUNCIL) or bool(ahead(d.s, seat, actor, COUNCIL))


def must_be_there(d: Draft, order: list[int], actor: int) -> list[int]:
    if d.s.phase == NAMING:
        return order
    if d.s.phase == CHOOSING and actor in order:
        return [*holders(d), *order[order.index(actor) :]]
    return [*holders(d), actor]


def give_benefits(d: Draft, order: list[int], step: int | None) -> None:
    """8.A.5: seats that have chosen and stayed have a benefit, unless it was carried out."""
    s = d.s
    if s.phase == NAMING:
        return
    actor = who_acts(d, step)
    chose = order[: order.index(actor)] if s.phase == CHOOSING and actor in order else order
    for seat in chose:
        free = [b for b in STEPS if s.benefit[b] == NOBODY and not d.said("benefit", b) and b > (step or -1)]
        if d.people(seat, COUNCIL) and seat not in s.benefit and free:
            s.benefit[free[0]] = seat


def bring_somebody_to_move(d: Draft, actor: int) -> None:
    """8.A.7, V.1: an apprentice that the benefit can move."""
    s = d.s
    owners = [int(s.lifted)] if s.phase == SETTLING and d.said("lifted") else [actor, *d.from_leonardo()]
    areas = range(AREAS)
    if s.phase == SETTLING and d.said("lifted_from"):
        areas = range(max(0, int(s.lifted_from)), int(s.lifted_from) + 1)
    for seat in owners if s.codex else owners[:1]:
        for area in areas:
            if s.placed[seat, area] > 0 and may_lift(s, actor, seat, area) == 0:
                return
    for seat in owners if s.codex else owners[:1]:
        for area in sorted(areas, key=lambda area: area == COUNCIL):
            if may_be_sent(d, seat, area) and not (s.codex and area == COUNCIL):
                s.placed[seat, area] += 1
                return


# ---- when all people are known


def fill_ranking(d: Draft) -> None:
    s = d.s
    if d.open_area == NOBODY:
        return
    now = ranked_now(s, d.open_area)
    if not d.said("ranking"):
        seats = iter(now)
        order = [next(seats) if seat in now else seat for seat in d.order] if set(now) <= set(d.order) else now
        s.ranking[:] = 0
        s.ranking[: len(order)] = order
        d.put("ranked", len(order))
    elif not d.said("ranked"):
        s.ranked = max(len(d.order), 1)
    ranking = s.ranking[: s.ranked].tolist()
    if s.phase == OFFER:
        fill_purchases(d, ranking)
    elif s.phase == CHOOSING:
        actor = who_acts(d, None)
        d.put("at", ranking.index(actor) if actor in ranking else len(ranking))
    else:
        d.put("at", 0 if s.phase == NAMING else int(s.ranked))
    if s.phase == SETTLING:
        lift(d)


def fill_purchases(d: Draft, ranking: list[int]) -> None:
    s = d.s
    if not d.said("at"):
        named = d.said("active") and s.active in ranking
        s.at = ranking.index(int(s.active)) if named else place_of_buyer(d, len(ranking))
    d.put("price", int(s.at))


def lift(d: Draft) -> None:
    """8.A.7: which apprentice the Council moves, and from where."""
    s = d.s
    actor = int(s.benefit[0])
    for seat in [int(s.lifted)] if d.said("lifted") else [actor, *d.seats]:
        for area in [int(s.lifted_from)] if d.said("lifted_from") else range(AREAS):
            if 0 <= seat < d.players and 0 <= area < AREAS and may_lift(s, actor, seat, area) == 0:
                d.put("lifted", seat)
                d.put("lifted_from", area)
                return
