"""What has been done in the turn that goes on."""

from ..state import CLOSED, FIGHTING, MARCHING, MOVE, NONE_YET, OPEN
from .draft import Draft


def fill_turn(d: Draft) -> None:
    """5.4.6, 5.4.7: a battle is one of the wars; an invasion or an attack closes the movements."""
    s = d.s
    d.put("wars", int(s.phase in FIGHTING))
    if d.said("movement_block"):
        d.put("movements", int(s.movement_block != NONE_YET))
    at_war = s.phase in FIGHTING or (s.phase in MARCHING and d.said("verb") and s.verb != MOVE)
    d.put("movement_block", NONE_YET if s.movements == 0 else CLOSED if at_war else OPEN)
