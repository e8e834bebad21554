"""Wonders, points and the winner: what was built brought points at once."""

from ..components import ART, ART_POINTS, GOAL, PROJECTS, TOWERS_OF_A_CITY, WONDER_POINTS
from ..state import FIGHTING, OVER
from .draft import NOBODY, Draft


def fill_points(d: Draft) -> None:
    fill_wonders(d)
    fill_winner(d)
    s, goal = d.s, int(GOAL[d.s.goal])
    for seat in d.seats:
        art = sum(int(ART_POINTS[p]) for p in range(ART, len(PROJECTS)) if s.in_play[seat, p] > 0)
        d.put("points", goal if seat == s.winner else art, seat)
    least = sum(int(ART_POINTS[p]) for p in range(ART, len(PROJECTS)) if s.in_play[: d.players, p].any())
    least += WONDER_POINTS * int(s.wonders).bit_count()
    for seat in [*([int(s.turn_of)] if s.turn_of != NOBODY else []), *d.from_leonardo()]:
        missing = least - int(s.points[: d.players].sum())
        if missing > 0 and seat != s.winner:
            d.put("points", min(goal - 1, int(s.points[seat]) + missing), seat)


def fill_wonders(d: Draft) -> None:
    """10.6: what stands was built, and the first of its kind was a wonder."""
    s = d.s
    fights = s.phase in FIGHTING
    built = (
        s.tanks.any() or (fights and s.army_tanks > 0),
        s.airplanes.any() or (fights and s.army_airplanes > 0),
        (s.towers == TOWERS_OF_A_CITY).any(),
    )
    wonders = sum(1 << wonder for wonder, stands in enumerate(built) if stands)
    if s.served_machine and not wonders & 3:
        wonders |= 1 if s.tank_card[s.turn_of] >= 0 else 2
    d.put("wonders", wonders)


def fill_winner(d: Draft) -> None:
    """11.1: who has reached the goal, if that was said; else the owner of the Leonardo card."""
    s = d.s
    if s.phase != OVER:
        d.put("winner", NOBODY)
        return
    goal = int(GOAL[s.goal])
    there = [seat for seat in d.seats if d.known("points", seat) >= goal]
    free = [seat for seat in d.from_leonardo() if not d.said("points", seat)]
    d.put("winner", (there or free or [int(s.leonardo)])[0])
