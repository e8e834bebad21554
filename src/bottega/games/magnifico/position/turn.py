"""What has been done in the turn that goes on."""

from ..components import INVASION_COST, MOVEMENTS, WAR_COST, WARS
from ..state import ATTACK, CLOSED, FIGHTING, INVADE, MARCHING, MOVE, NONE_YET, OPEN
from .draft import NOBODY, Draft

VERBS = (INVADE, ATTACK, MOVE)


def fill_turn(d: Draft) -> None:
    """5.4.6, 5.4.7: a battle is one of the wars; an invasion or an attack closes the movements."""
    s = d.s
    d.put("wars", int(s.phase in FIGHTING))
    if d.said("movement_block"):
        d.put("movements", int(s.movement_block != NONE_YET))
    choose_verb(d)
    at_war = s.phase in FIGHTING or (s.phase in MARCHING and s.verb != MOVE)
    d.put("movement_block", NONE_YET if s.movements == 0 else CLOSED if at_war else OPEN)


def choose_verb(d: Draft) -> None:
    """A march that what was said of the turn allows."""
    s = d.s
    if s.phase in MARCHING and not d.said("verb"):
        s.verb = next((verb for verb in d.any_order(VERBS) if may_be(d, verb)), NOBODY)


def may_be(d: Draft, verb: int) -> bool:
    """5.4.5 to 5.4.7: whether what was said of the turn allows such a march."""
    s, seat = d.s, int(d.s.turn_of)
    block = int(s.movement_block) if d.said("movement_block") else NONE_YET
    if verb == MOVE:
        return bool(block != CLOSED and s.movements < MOVEMENTS)
    cost = INVASION_COST if verb == INVADE else WAR_COST
    poor = d.said("florins", seat) and s.florins[seat] < cost
    return bool(not poor and s.wars < WARS and block != OPEN)
