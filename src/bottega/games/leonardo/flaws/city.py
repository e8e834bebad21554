"""Flaws of the city: queues, the area being resolved, the Council and its benefits."""

from collections.abc import Iterator

from ....engine.record import State
from ..components import AREAS, BENEFITS, COUNCIL, PLACES, PRICES
from ..rules.council import is_open, may_lift
from ..rules.ranking import rank
from ..state import (
    ARRANGING,
    ASSIGNMENT,
    CHOOSING,
    COUNCIL_OPENS,
    LABORATORY,
    NAMING,
    OFFER,
    OVER,
    PHASES,
    RECORD,
    SETTLING,
)
from .people import before_moving
from .phases import BENEFIT_OF, COUNCIL_STEPS, FAVOURS
from .wording import listed

NOBODY = -1


def queues(s: State) -> Iterator[str]:
    """7.6, 7.7, 8.A.8: each group has a place in the queue, and nobody else has one."""
    for area in range(AREAS):
        name = PLACES[area]
        queue = s.arrival[: s.players, area].tolist()
        for seat, place in enumerate(queue):
            there = bool(s.placed[seat, area] or s.master[seat] == area)
            if there and place <= 0:
                yield f"arrival: seat {seat} has people at {name}, so it has a place in the queue"
            if place and not there:
                yield f"arrival: seat {seat} has nobody at {name}, so it has no place in the queue"
        groups = sorted(place for place in queue if place)
        if len(set(groups)) < len(groups):
            yield f"arrival: two groups at {name} have the same place in the queue: {groups}"
        came = int(s.arrivals[area])
        if groups and came < groups[-1]:
            yield f"arrivals: at {name} a group stands in place {groups[-1]}, so at least as many came, not {came}"
        if not 0 <= came <= s.players:
            yield f"arrivals: at {name} {came} groups cannot have come"
        if came > len(groups) and none_has_left(s, area):
            yield f"arrivals: at {name} {len(groups)} groups stand, and nobody has left, so {came} did not come"


def none_has_left(s: State, area: int) -> bool:
    if s.phase in (*FAVOURS, LABORATORY, OVER) or s.turn > 7:
        return True
    return s.phase in (ASSIGNMENT, COUNCIL_OPENS) or (area != COUNCIL and before_moving(s) and s.phase in COUNCIL_STEPS)


def ranked_now(s: State, area: int) -> list[int]:
    """8.2, 8.3: the seats with people in an area, in the order of rank."""
    now = RECORD.copy(s)
    rank(now, area)
    found: list[int] = now.ranking[: now.ranked].tolist()
    return found


def in_ranking(s: State) -> list[int]:
    found: list[int] = s.ranking[: s.ranked].tolist()
    return found


def offer(s: State) -> Iterator[str]:
    """8.B.1 to 8.B.4: the area being resolved, who is there, and what was bought."""
    phase = PHASES[s.phase]
    if not 0 <= s.at <= s.players or not 0 <= s.ranked <= s.players:
        yield "ranking: no more seats than players"
        return
    if s.phase not in (OFFER, *COUNCIL_STEPS) and s.ranked:
        yield f"ranked: nobody is ranked in phase {phase!r}, and {s.ranked} is said"
    if s.phase != OFFER:
        if s.area != NOBODY:
            yield f"area: none of the areas from workshop on is open in phase {phase!r}, and {PLACES[s.area]!r} is said"
        if s.price:
            yield f"price: nothing is sold in phase {phase!r}, and {s.price} is said"
        return
    if not COUNCIL < s.area < AREAS:
        yield "area: say which of the areas from workshop to rope_maker is open"
        return
    name, due, said = PLACES[s.area], ranked_now(s, int(s.area)), in_ranking(s)
    if not due:
        yield f"area: nobody has people at {name}, so it is not open"
    elif said != due:
        yield f"ranking: at {name} it is {due} by the people who stand there, not {said}"
    if not 0 <= s.price < len(PRICES):
        yield f"price: it counts the purchases so far, from 0 to {len(PRICES) - 1}, and is not {s.price}"
    elif s.at >= s.ranked:
        yield f"at: {s.at} is no place in a ranking of {s.ranked}; they count from 0"
    elif s.price != s.at and not s.price - s.at >= s.ranked:
        yield f"price: {s.price} purchases do not lead to place {s.at} of a ranking of {s.ranked}; who buys stays in it"


def council(s: State) -> Iterator[str]:
    """8.A.2 to 8.A.6: who came to the Council, ranked, and who has had a choice."""
    if s.phase not in COUNCIL_STEPS:
        return
    phase, said, present = PHASES[s.phase], in_ranking(s), ranked_now(s, COUNCIL)
    if len(set(said)) < len(said) or any(not 0 <= seat < s.players for seat in said):
        yield f"ranking: {said} are not different seats that play"
        return
    if not said:
        yield f"placed: nobody is at the council, so there is no phase {phase!r}"
        return
    if s.players > 2 and len(said) == s.players:
        yield f"ranking: with {s.players} players the last at the council has left when all came, and {said} is said"
    strangers = [seat for seat in present if seat not in said]
    if strangers:
        yield f"ranking: seat {strangers[0]} is at the council and not in {said}"
    elif before_moving(s) and [seat for seat in said if seat in present] != present:
        yield f"ranking: at the council it is {present} by the people who stand there, not {said}"
    if s.phase == NAMING:
        if present != said:
            yield f"ranking: {said} is said, but at the council are {present}"
        if s.at:
            yield f"at: nobody has chosen yet, so it is 0, not {s.at}"
        return
    if not 0 <= s.at <= s.ranked or (s.phase != CHOOSING and s.at < s.ranked):
        yield f"at: in phase {phase!r} it cannot be {s.at} in a ranking of {s.ranked}"


def benefits(s: State) -> Iterator[str]:
    """8.A.1, 8.A.5, 8.A.6: one benefit each, chosen in the order of rank, carried out by number."""
    chosen = {benefit: int(seat) for benefit, seat in enumerate(s.benefit) if seat != NOBODY}
    if any(not 0 <= seat < s.players for seat in chosen.values()):
        yield "benefit: seats that play, or -1"
        return
    phase = PHASES[s.phase]
    if s.phase not in COUNCIL_STEPS:
        if chosen:
            yield f"benefit: nobody has one in phase {phase!r}, and {BENEFITS[min(chosen)]!r} is said"
        return
    said, present = in_ranking(s), ranked_now(s, COUNCIL)
    had = said[: s.at] if s.phase != NAMING else []
    for benefit, seat in chosen.items():
        name = BENEFITS[benefit]
        if list(chosen.values()).count(seat) > 1:
            yield f"benefit: seat {seat} cannot have two"
        if seat not in had:
            yield f"benefit: seat {seat} has not chosen yet, so it does not have {name!r}"
        elif seat not in present:
            yield f"benefit: seat {seat} has {name!r}, so it has people at the council"
    for seat in said[s.at :] if s.phase in (NAMING, CHOOSING) else []:
        if seat not in present:
            yield f"placed: seat {seat} has still to choose, so it has people at the council"
    if s.phase in BENEFIT_OF:
        now = BENEFIT_OF[int(s.phase)]
        for benefit in range(now):
            if benefit in chosen:
                yield f"benefit: {BENEFITS[benefit]!r} comes before phase {phase!r}, so nobody has it any more"
        if now not in chosen:
            yield f"benefit: somebody at the council has {BENEFITS[now]!r} in phase {phase!r}"
        elif s.phase not in (SETTLING, ARRANGING) and not is_open(s, chosen[now], now):
            yield f"phase: {BENEFITS[now]!r} would bring nothing to seat {chosen[now]}, so it is not asked"
    idle = [seat for seat in present if seat not in chosen.values() and seat in had]
    done = BENEFIT_OF.get(int(s.phase), len(BENEFITS) if s.at >= s.ranked else 0)
    if s.phase == CHOOSING and s.at >= s.ranked:
        done = len(BENEFITS) - len(chosen)
    if len(idle) > done:
        yield f"benefit: {listed(f'seat {seat}' for seat in idle)} stayed at the council, so it chose a benefit"


def lifted(s: State) -> Iterator[str]:
    """8.A.7, 8.A.10: the apprentice being moved; the cards in hand."""
    if s.phase != SETTLING:
        if s.lifted != NOBODY or s.lifted_from != NOBODY:
            yield f"lifted: nobody is moved in phase {PHASES[s.phase]!r}"
    elif not 0 <= s.lifted < s.players or not 0 <= s.lifted_from < AREAS:
        yield "lifted: say whose apprentice is moved, and in lifted_from from where"
    elif not s.placed[s.lifted, s.lifted_from]:
        yield f"lifted_from: seat {s.lifted} has no apprentice at {PLACES[s.lifted_from]}"
    elif may_lift(s, s.benefit[0], int(s.lifted), int(s.lifted_from)):
        yield f"lifted: seat {s.benefit[0]} may not move an apprentice of seat {s.lifted} from {PLACES[s.lifted_from]}"
    if s.phase == ARRANGING and (s.looker != s.benefit[BENEFIT_OF[ARRANGING]] or s.window < 2):
        yield f"looker: seat {s.benefit[BENEFIT_OF[ARRANGING]]} puts two cards or more back, so it looked at them"
