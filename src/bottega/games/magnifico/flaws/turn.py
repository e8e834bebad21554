"""Flaws of a player's turn: wars, movements, what was built in it."""

from collections.abc import Iterator

from ....engine.completion import number_of
from ....engine.record import State
from ..components import LANDS, TERRITORIES
from ..state import BLOCKS, FIGHTING, INVADE, MARCHING, MOVE, NONE_YET, OPEN, PHASES
from .wording import names

NOBODY = -1


def wars(s: State) -> Iterator[str]:
    if s.turn_of == NOBODY:
        for field in ("wars", "movements", "movement_block", "served_machine", "served_tower"):
            if s[field]:
                yield f"{field}: nothing has been done while it is nobody's turn, in phase {PHASES[s.phase]!r}"
        if s.new_castle != NOBODY:
            yield f"new_castle: nothing has been built while it is nobody's turn, in phase {PHASES[s.phase]!r}"
    if s.phase in FIGHTING and s.wars == 0:
        yield "wars: the battle is one of them, so it is 1 or more"


def movements(s: State) -> Iterator[str]:
    """5.4.7, 9.1: movements come together; whatever else is done closes them."""
    if (s.movement_block == NONE_YET) != (s.movements == 0):
        due = "'none'" if s.movements == 0 else "'open' or 'closed'"
        after = number_of(int(s.movements), "movement")
        yield f"movement_block: after {after} it is {due}, not {BLOCKS[s.movement_block]!r}"
    at_war = s.phase in FIGHTING or (s.phase in MARCHING and s.verb != MOVE)
    if at_war and s.movement_block == OPEN:
        what = "a battle" if s.phase in FIGHTING else "an invasion" if s.verb == INVADE else "an attack"
        yield f"movement_block: {what} closes the movements of the turn, so it is 'closed', not 'open'"


def served(s: State) -> Iterator[str]:
    """5.4.2, 5.4.3, 5.4.4: what the castles of the player have built in this turn."""
    if s.turn_of == NOBODY:
        return
    seat = int(s.turn_of)
    castles = sum(1 << land for land in range(LANDS) if s.castle[land] and s.owner[land] == seat)
    new = 0
    if s.new_castle != NOBODY:
        name, new = TERRITORIES[s.new_castle], 1 << int(s.new_castle)
        if not castles & new:
            yield f"new_castle: seat {seat} has no castle in {name}"
        if s.towers[s.new_castle]:
            yield f"towers: the castle in {name} was built in this turn, so it has none, not {s.towers[s.new_castle]}"
    for field in ("served_machine", "served_tower"):
        for name in names(int(s[field]) & ~castles):
            yield f"{field}: seat {seat} has no castle in {name}"
        if int(s[field]) & new:
            yield f"{field}: the castle in {TERRITORIES[s.new_castle]} was built in this turn, so it builds nothing yet"
    for land, name in enumerate(TERRITORIES):
        if s.served_tower >> land & 1 and not s.towers[land]:
            yield f"served_tower: {name} has built a tower in this turn, so it has one"
    if s.served_machine and s.tank_card[seat] < 0 and s.airplane_card[seat] < 0:
        yield f"served_machine: seat {seat} has neither a Tank nor an Airplane card, so it has built no machine"
    if s.served_machine and not s.wonders & 3:
        yield "wonders: a machine was built in this turn, so the points for the first one were given"
