"""Flaws of a march that is being put together."""

from collections.abc import Iterator

from ....engine.record import State
from ..components import LANDS, TERRITORIES
from ..rules.march import may_aim, may_attack_from, may_invade_from, may_move_from
from ..rules.muster import fewest_airplanes, fewest_soldiers, fewest_tanks, most_airplanes, most_soldiers, most_tanks
from ..state import AIMING, AIRPLANES_GO, ATTACK, FIGHTING, INVADE, MARCHING, PHASES, SOLDIERS_GO, TANKS_GO, VERBS
from .wording import owner_of

NOBODY = -1


def march(s: State) -> Iterator[str]:
    phase = PHASES[s.phase]
    if s.phase not in MARCHING:
        if s.phase not in FIGHTING:
            for field in ("verb", "origin", "target"):
                if s[field] != NOBODY:
                    yield f"{field}: no march is put together in phase {phase!r}, so it is None"
            for field in ("army_soldiers", "army_tanks", "army_airplanes"):
                if s[field]:
                    yield f"{field}: no army is on its way in phase {phase!r}, so it is 0, not {s[field]}"
        return
    seat, origin = int(s.turn_of), int(s.origin)
    if s.verb < 0:
        yield f"verb: say whether it is to {', '.join(VERBS[:-1])} or {VERBS[-1]}"
        return
    if not 0 <= origin < LANDS:
        yield "origin: say where the march begins"
        return
    verb, name = VERBS[s.verb], TERRITORIES[origin]
    if s.owner[origin] != seat:
        yield f"origin: the march of seat {seat} begins in {name}, and its owner is {owner_of(s, origin)}"
    may_begin = may_invade_from if s.verb == INVADE else may_attack_from if s.verb == ATTACK else may_move_from
    if may_begin(s, seat, origin):
        yield f"origin: seat {seat} cannot {verb} from {name} now"
    if s.phase == AIMING:
        if s.target != NOBODY:
            yield f"target: it is chosen in phase {phase!r}, so it is None and not {TERRITORIES[s.target]}"
    elif not 0 <= s.target < LANDS:
        yield "target: say where the march leads"
        return
    elif may_aim(s, seat, int(s.target)):
        yield f"target: seat {seat} cannot {verb} from {name} to {TERRITORIES[s.target]} now"
        return
    yield from _numbers(s, seat)


def _numbers(s: State, seat: int) -> Iterator[str]:
    """The numbers that were said so far, and that more is to be asked."""
    phase = PHASES[s.phase]
    later = {AIMING: 0, SOLDIERS_GO: 0, TANKS_GO: 1, AIRPLANES_GO: 2}[int(s.phase)]
    for field in ("army_soldiers", "army_tanks", "army_airplanes")[later:]:
        if s[field]:
            yield f"{field}: it is not said before phase {phase!r}, so it is 0, not {s[field]}"
    if s.phase in (TANKS_GO, AIRPLANES_GO):
        least, most = int(fewest_soldiers(s, seat)), int(most_soldiers(s))
        if not least <= s.army_soldiers <= most:
            yield f"army_soldiers: from {least} to {most} can go, not {s.army_soldiers}"
    if s.phase == TANKS_GO and most_tanks(s, seat) == 0:
        yield f"phase: seat {seat} has no tanks that can go, so it is not {phase!r}"
    if s.phase == AIRPLANES_GO:
        most = int(most_tanks(s, seat))
        least = int(fewest_tanks(s, seat)) if most else 0
        if not least <= s.army_tanks <= most:
            yield f"army_tanks: from {least} to {most} can go, not {s.army_tanks}"
        if most_airplanes(s, seat) < max(1, fewest_airplanes(s)):
            yield f"phase: seat {seat} has no airplanes that can go, so it is not {phase!r}"
