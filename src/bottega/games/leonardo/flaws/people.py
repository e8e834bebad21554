"""Flaws of the people: how many there are, where they can be, where they were sent."""

from collections.abc import Iterator

from ....engine.completion import number_of
from ....engine.record import State
from ..components import AREAS, CITY_TURNS, COUNCIL, HANDED_BACK, MOST_APPRENTICES, PLACES, SUPPLY
from ..state import ASSIGNMENT, CHOOSING, COUNCIL_OPENS, LABORATORY, OFFER, PHASES, RESEARCH
from .phases import CITY, NOT_YET_MOVED, PEOPLE_OUT


def all_apprentices(s: State) -> int:
    """3.4, X.3: all apprentices of a player."""
    return int(MOST_APPRENTICES - (0 if s.setup else HANDED_BACK[s.players]))


def masters(s: State) -> Iterator[str]:
    for seat in range(s.players):
        if not SUPPLY <= s.master[seat] < len(PLACES):
            yield f"master: the master of seat {seat} is at a place or in the supply"


def apprentices(s: State) -> Iterator[str]:
    most = all_apprentices(s)
    for seat in range(s.players):
        supply, academy = int(s.supply[seat]), int(s.academy[seat])
        placed = [(place, int(n)) for place, n in zip(PLACES, s.placed[seat], strict=True) if n]
        for place, count in placed:
            if count < 0:
                yield f"placed: there cannot be {count} apprentices of seat {seat} at {place}"
        if supply < 0:
            yield f"supply: seat {seat} cannot have {supply} apprentices"
        if academy < 0:
            yield f"academy: seat {seat} cannot have {academy} apprentices there"
        out = sum(count for _, count in placed)
        if supply + academy + out == most:
            continue
        found = f"{supply} in the supply, {academy} at the Academy and {out} sent out make {supply + academy + out}"
        if out > most:
            yield f"placed: seat {seat} has only {most} apprentices, not {out}"
        elif supply + out > most:
            yield f"supply: seat {seat} has only {most} apprentices, not {supply} in the supply and {out} sent out"
        else:
            yield f"supply: seat {seat} has {most} apprentices in all, and {found}"


def outside(s: State) -> Iterator[str]:
    """7.4, 8.A.12, 8.B.4, 8.L.3, 10.4: in which phases somebody is out, and where."""
    phase = PHASES[s.phase]
    for seat in range(s.players):
        for place, name in enumerate(PLACES):
            if not s.placed[seat, place] and s.master[seat] != place:
                continue
            field = "placed" if s.placed[seat, place] else "master"
            who = f"{field}: seat {seat} has people at {name}"
            if s.phase not in PEOPLE_OUT:
                yield f"{who}, but nobody is out in phase {phase!r}"
            elif place < AREAS and s.turn > CITY_TURNS:
                yield f"{who}, but in turn {s.turn} the city is closed"
            elif place < AREAS and s.phase == RESEARCH:
                yield f"{who}, but all have left the city before phase {phase!r}"
            elif place < AREAS and s.phase == OFFER and place < s.area:
                yield f"{who}, but that area was done before {PLACES[s.area]}"


def sent(s: State) -> Iterator[str]:
    """7.5: apprentices are where they were sent, and as long as nobody has left, they were sent where they are."""
    if s.phase not in PEOPLE_OUT:
        yield from sent_before(s)
        return
    moved = []
    for seat in range(s.players):
        for place, name in enumerate(PLACES):
            there, was_sent = int(s.placed[seat, place]), bool(s.sent[seat] >> place & 1)
            if there and not was_sent:
                if place < AREAS and place != COUNCIL and not before_moving(s):
                    moved.append((seat, name, there))
                else:
                    yield f"sent: {number_of(there, 'apprentice')} of seat {seat} stand at {name}, so it was sent there"
            if was_sent and not there and stays(s, place):
                yield f"sent: seat {seat} was sent to {name}, so apprentices of it are there"
            if was_sent and place < AREAS and s.turn > CITY_TURNS:
                yield f"sent: in turn {s.turn} nobody is sent to {name}"
    for seat, name, there in moved[:1] if len(moved) == 1 and moved[0][2] > 1 else moved[1:]:
        yield (
            f"sent: {number_of(there, 'apprentice')} of seat {seat} stand at {name}, so it was sent there; "
            "the Council moves one apprentice only"
        )


def sent_before(s: State) -> Iterator[str]:
    """7.5, 10.4: where people were sent in the last phase B, when all are back."""
    early = s.turn == 0 or (s.turn == 1 and s.phase == LABORATORY)
    last = int(s.turn) - (s.phase == LABORATORY)
    for seat in range(s.players):
        places = [name for place, name in enumerate(PLACES) if s.sent[seat] >> place & 1]
        if early and places:
            yield f"sent: nobody was sent anywhere yet, and seat {seat} to {places[0]}"
        if last > CITY_TURNS and places and places[0] in PLACES[:AREAS]:
            yield f"sent: in turn {last} nobody was sent to {places[0]}"


def before_moving(s: State) -> bool:
    """8.A.7: whether the Council has not yet moved anybody."""
    return bool(s.phase in (ASSIGNMENT, COUNCIL_OPENS, *NOT_YET_MOVED) or (s.phase == CHOOSING and s.at < s.ranked))


def stays(s: State, place: int) -> bool:
    """Whether all who were sent to a place are still there."""
    if place >= AREAS:
        return True
    if place == COUNCIL:
        return bool(s.phase in (ASSIGNMENT, COUNCIL_OPENS))
    return before_moving(s) and (s.phase == ASSIGNMENT or s.phase in CITY)
