"""Flaws of the course: rounds and turns, who decides, points and the end, recruits."""

from collections.abc import Iterator

from ....engine.completion import number_of
from ....engine.record import State
from ..components import ART, ART_POINTS, GOAL, PROJECTS, WONDER_POINTS, WONDERS
from ..rules.armies import leader
from ..rules.auction import any_offered, can_buy, highest_bidder
from ..rules.lands import number_owned
from ..rules.seats import clockwise
from ..state import (
    BIDDING,
    CHOOSING,
    FIGHTING,
    FOUNDING,
    INCOME,
    INTERCEPTING,
    OVER,
    PHASES,
    REINFORCING,
    SCORING,
)
from .phases import AUCTION, IN_TURN, UNDECIDED
from .wording import names, owned_by

NOBODY = -1


def course(s: State) -> Iterator[str]:
    if s.phase < 0:
        yield "phase: say which phase it is"
        return
    phase, players = PHASES[s.phase], int(s.players)
    if not 0 <= s.leonardo < players:
        yield "leonardo: somebody who plays owns the Leonardo card"
    if s.round_number < 0 or (s.round_number == 0) != (s.phase == FOUNDING):
        when = "before round 1" if s.phase == FOUNDING else "in round 1 or later"
        yield f"round_number: phase {phase!r} comes {when}, not in round {s.round_number}"
    least, most = _turns(s)
    if not least <= s.turns <= most:
        due = str(least) if least == most else f"from {least} to {most}"
        yield f"turns: it is {due} in phase {phase!r} with {players} players, not {s.turns}"


def _turns(s: State) -> tuple[int, int]:
    """How many turns, or castles of the set-up, or seats that have recruited, can be behind."""
    players = int(s.players)
    if s.phase == INCOME:
        return 0, 0
    if s.phase == SCORING:
        return players, players
    if s.phase in AUCTION:
        return (0, 0) if s.quick_start and s.round_number == 1 else (players, players)
    return int(s.phase in IN_TURN or s.phase == OVER), players


def turn_of(s: State) -> Iterator[str]:
    phase = PHASES[s.phase]
    if s.phase in IN_TURN or (s.phase == OVER and s.turn_of != NOBODY):
        due = clockwise(s, s.leonardo, s.turns - 1)
        if s.turn_of != due:
            why = f"turns go clockwise from seat {s.leonardo}, which owns the Leonardo card, and turns is {s.turns}"
            yield f"turn_of: it is the turn of seat {due}, not {s.turn_of}: {why}"
    elif s.turn_of != NOBODY:
        yield f"turn_of: it is nobody's turn in phase {phase!r}, so it is -1, not {s.turn_of}"
    elif s.phase == OVER and s.turns != s.players:
        yield f"turns: nobody has won in a turn, so the round was scored after {s.players} turns, not {s.turns}"


# ---- who decides


def who_decides(s: State) -> tuple[int, str]:
    """The seat that has to decide in this phase, -1 if it is none or several, and why it is this one."""
    phase = int(s.phase)
    if phase == FOUNDING:
        if s.turns == s.players:
            return NOBODY, "everybody has founded"
        return clockwise(s, s.leonardo, s.turns), f"{number_of(s.turns, 'castle')} of the set-up stand"
    if phase == REINFORCING:
        if s.turns < s.players:
            seat = clockwise(s, s.leonardo, s.turns)
            if s.reserve[seat] > 0 and (s.reserve[seat] < number_owned(s, seat) or s.reinforced):
                return seat, f"turns is {s.turns} and its reserve is too small for all its territories"
        return NOBODY, "nobody has to choose where recruits go"
    if phase == CHOOSING:
        if s.waiting and any_offered(s):
            seat = int(highest_bidder(s))
            if can_buy(s, seat):
                return seat, "it has the highest bid of those who wait"
        return NOBODY, "nobody who waits can buy anything"
    if phase in FIGHTING:
        side = 1 - int(s.side) if phase == INTERCEPTING else int(s.side)
        return int(leader(s, side)), "it leads the side that is asked"
    if phase in IN_TURN:
        return int(s.turn_of), "it is its turn"
    return NOBODY, "all bid" if phase == BIDDING else "the game is over"


def active(s: State) -> Iterator[str]:
    phase = PHASES[s.phase]
    if s.phase in UNDECIDED:
        if s.active != NOBODY:
            yield f"active: nobody decides in phase {phase!r}; leave it out, it is not seat {s.active}"
        return
    seat, why = who_decides(s)
    if s.active != seat and seat != NOBODY:
        yield f"active: in phase {phase!r} seat {seat} decides, not {s.active}: {why}"
    elif s.active != seat:
        yield f"active: in phase {phase!r} it is no seat, and {s.active} is said: {why}"


# ---- points


def points(s: State) -> Iterator[str]:
    """10.6, 10.7, 11.1, 11.3: what was won at once, and the end."""
    goal, over = int(GOAL[s.goal]), s.phase == OVER
    if over and not 0 <= s.winner < s.players:
        yield "winner: the game is over, so somebody has won"
    if not over and s.winner != NOBODY:
        yield f"winner: nobody has won in phase {PHASES[s.phase]!r}, so it is -1, not {s.winner}"
    of_art = 0
    for seat in range(s.players):
        has = int(s.points[seat])
        art = sum(int(ART_POINTS[p]) for p in range(ART, len(PROJECTS)) if s.in_play[seat, p] > 0)
        of_art += art
        if has < art:
            yield f"points: seat {seat} has at least {art} for its works of art, not {has}"
        if has >= goal and not (over and seat == s.winner):
            what = f"seat {s.winner} has won" if over else f"it is phase {PHASES[s.phase]!r}"
            yield f"points: seat {seat} has {has}, and who has {goal} wins at once, but {what}"
        if has < goal and over and seat == s.winner:
            yield f"points: seat {seat} has won, so it has {goal} or more, not {has}"
        if s.phase == FOUNDING and has:
            yield f"points: nobody has any before round 1, and seat {seat} has {has}"
    wonders = [name for wonder, name in enumerate(WONDERS) if s.wonders >> wonder & 1]
    least, total = of_art + WONDER_POINTS * len(wonders), int(s.points[: s.players].sum())
    if total < least:
        what = f"the first {' and the first '.join(wonders)}" if wonders else ""
        and_art = f"{' and ' if what else ''}{'works of art' if of_art else ''}" if of_art else ""
        yield f"points: {what}{and_art} brought {least}, and all players together have {total}"


# ---- recruits


def recruits(s: State) -> Iterator[str]:
    """5.2.3: the territories that have got a soldier, while a player chooses."""
    if not s.reinforced:
        return
    served = names(s.reinforced)
    if s.phase != REINFORCING or s.turns == s.players:
        yield f"reinforced: nobody is choosing where recruits go, and {served} is said"
        return
    seat = clockwise(s, s.leonardo, s.turns)
    lands = owned_by(s, seat)
    for land in range(len(s.owner)):
        if s.reinforced >> land & 1:
            (name,) = names(1 << land)
            if land not in lands:
                yield f"reinforced: it is seat {seat} that recruits, and {name} is not its own"
            elif s.soldiers[land] < 2:
                yield f"reinforced: {name} has got a recruit, so it has 2 soldiers or more, not {s.soldiers[land]}"
    if s.reserve[seat] + len(served) >= len(lands):
        had = int(s.reserve[seat]) + len(served)
        yield f"reinforced: seat {seat} had {had} in reserve for {len(lands)} territories, so it was not asked"
