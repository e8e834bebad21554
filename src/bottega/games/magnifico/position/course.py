"""The course of the game: phase, round, turns, the Leonardo card, who decides."""

from collections.abc import Iterator
from typing import NamedTuple

from ....engine.description import Given
from ....engine.record import State
from ..components import LANDS
from ..flaws.course import who_decides
from ..flaws.phases import AUCTION, IN_TURN, UNDECIDED
from ..state import (
    ACTING,
    AIMING,
    AIRPLANES_GO,
    ASSAULT,
    BIDDING,
    CANNONS,
    CHOOSING,
    DEFENDER,
    DROPPING,
    FIGHTING,
    FOUNDING,
    INTERCEPTING,
    MARCHING,
    OVER,
    REINFORCING,
    SCORING,
    SOLDIERS_GO,
    TANKS_GO,
)
from .draft import NOBODY, Draft

# In the order in which they are tried when the phase was not said.
PHASES = (
    ACTING, BIDDING, CHOOSING, REINFORCING, AIMING, SOLDIERS_GO, TANKS_GO, AIRPLANES_GO, ASSAULT, CANNONS,
    INTERCEPTING, DROPPING, OVER,
)  # fmt: skip
ROUNDS = (1, 2, 3)  # by round 3 every castle can have its four towers
MAP = {"owner", "soldiers", "tanks", "airplanes", "castle", "towers"}


class Course(NamedTuple):
    """What the rest of a position hangs on."""

    phase: int
    round_number: int
    leonardo: int
    turns: int
    auction_is_open: bool  # whether cards lie on auction, if nobody said which


def courses(s: State, given: Given) -> Iterator[Course]:
    """All courses that what was said leaves open, the likeliest first.

    If what was said of the turns contradicts itself, there is one all the same, for the checks to say so.
    """
    phases = [int(s.phase)] if "phase" in given else [*PHASES, FOUNDING] if MAP & given else [FOUNDING, *PHASES]
    for phase in phases:
        if "phase" not in given and not may_be(s, given, phase):
            continue
        if "round_number" in given:
            rounds: tuple[int, ...] = (int(s.round_number),)
        else:
            rounds = (0,) if phase == FOUNDING else ROUNDS
        for round_number in rounds:
            for leonardo, turns in [*orders(s, given, phase, round_number)] or [
                (int(s.leonardo), max(1, int(s.turns)))
            ]:
                for auction_is_open in auctions(s, given, phase):
                    yield Course(phase, round_number, leonardo, turns, auction_is_open)


def orders(s: State, given: Given, phase: int, round_number: int) -> Iterator[tuple[int, int]]:
    """Who can own the Leonardo card, and how many turns can be behind."""
    players = int(s.players)
    owners = [int(s.leonardo)] if "leonardo" in given else [int(s.leonardo), *range(players)]
    counts: list[int] = [int(s.turns)] if "turns" in given else []
    for leonardo in dict.fromkeys(owners):
        if "turns" not in given:
            counts = list(turn_counts(s, given, phase, round_number, leonardo))
        for turns in counts:
            seat = whose_turn(s, given, phase)
            if phase in IN_TURN and seat != NOBODY and (leonardo + turns - 1) % players != seat:
                continue
            yield leonardo, turns


def turn_counts(s: State, given: Given, phase: int, round_number: int, leonardo: int) -> Iterator[int]:
    players = int(s.players)
    seat = whose_turn(s, given, phase)
    if phase in IN_TURN or (phase == OVER and seat != NOBODY):
        if seat != NOBODY:
            yield (seat - leonardo) % players + 1
        else:
            yield from range(1, players + 1)
    elif phase == FOUNDING:
        founded = [int(seat) for land, seat in enumerate(s.owner) if seat >= 0 and said_of_land(given, land)]
        least = max(((seat - leonardo) % players + 1 for seat in founded), default=0)
        yield from range(least, players + 1)
    elif phase == REINFORCING:
        if "active" in given and s.active != NOBODY:
            yield (int(s.active) - leonardo) % players
        else:
            yield from range(players)
    elif phase in AUCTION:
        yield 0 if s.quick_start and round_number == 1 else players
    else:
        yield players if phase in (SCORING, OVER) else 0


def auctions(s: State, given: Given, phase: int) -> tuple[bool, ...]:
    """Whether cards can lie on auction, if nobody said which: while all bid, before and after they are drawn."""
    if phase != BIDDING:
        return (phase == CHOOSING,)
    return (True,) if "bid" in given and s.bid.any() else (False, True)


def said_of_land(given: Given, land: int) -> bool:
    return "owner" in given and given.whole("owner", land)


def whose_turn(s: State, given: Given, phase: int) -> int:
    """The seat whose turn it is, by what was said of it; -1 if nothing was."""
    if "turn_of" in given:
        return int(s.turn_of)
    if "active" in given and phase in (ACTING, *MARCHING):
        return int(s.active)
    if "active" in given and phase in FIGHTING and "side" in given:
        attacks = (s.side == DEFENDER) == (phase == INTERCEPTING)
        return int(s.active) if attacks else NOBODY
    for field in ("new_castle", "origin"):
        if field in given and 0 <= s[field] < LANDS and said_of_land(given, int(s[field])):
            return int(s.owner[s[field]])
    for field in ("served_machine", "served_tower"):
        for land in range(LANDS) if field in given else ():
            if s[field] >> land & 1 and said_of_land(given, land):
                return int(s.owner[land])
    return NOBODY


def may_be(s: State, given: Given, phase: int) -> bool:
    """Whether a phase fits what can be seen at a glance."""
    said = {
        "round_number": ((FOUNDING,), s.round_number == 0),
        "winner": ((OVER,), s.winner >= 0),
        "defender": (FIGHTING, s.defender >= 0),
        "side": (FIGHTING, s.side >= 0),
        "declared_assault": ((CANNONS, INTERCEPTING, DROPPING), s.declared_assault >= 0),
        "verb": ((*MARCHING, *FIGHTING), s.verb >= 0),
        "origin": ((*MARCHING, *FIGHTING), s.origin >= 0),
        "target": ((SOLDIERS_GO, TANKS_GO, AIRPLANES_GO, *FIGHTING), s.target >= 0),
        "waiting": ((CHOOSING,), s.waiting > 0),
        "shown_bid": ((CHOOSING,), s.shown_bid.any()),
    }
    if any((phase in phases) != bool(now) for name, (phases, now) in said.items() if name in given):
        return False
    offered = "offered" in given and (s.offered >= 0).any()
    taken = "turn_of" in given and s.turn_of >= 0
    return (
        (phase in AUCTION or not offered)
        and (phase in (*IN_TURN, OVER) or not taken)
        and (phase not in IN_TURN or "turn_of" not in given or taken)
        and (phase == BIDDING or "bid" not in given or not s.bid.any())
        and (phase == REINFORCING or "reinforced" not in given or not s.reinforced)
        and (phase not in (BIDDING, OVER) or "active" not in given or s.active < 0)
    )


def fill_course(d: Draft, course: Course) -> None:
    s = d.s
    s.phase, s.round_number, s.leonardo, s.turns, d.auction_is_open = course
    in_turn = s.phase in IN_TURN or (s.phase == OVER and d.said("turn_of") and s.turn_of >= 0)
    d.put("turn_of", d.clockwise(int(s.leonardo), int(s.turns) - 1) if in_turn else NOBODY)


def fill_active(d: Draft) -> None:
    """Who decides, now that all else is known."""
    d.put("active", NOBODY if d.s.phase in UNDECIDED else who_decides(d.s)[0])
