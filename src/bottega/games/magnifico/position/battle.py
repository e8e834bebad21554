"""A battle: who fights where, what is declared, and all that this takes."""

from ..components import ANTI_TANK_BOMB, AUTOMATON, CULVERIN, GREAT_CANNON, LANDS, PARATROOPER, REACH
from ..rules.armies import leader
from ..state import (
    AIR_ASSAULT,
    AIRPLANES_DONE,
    ATTACK,
    ATTACKER,
    AUTOMATON_DONE,
    CANNONS,
    DEFENDER,
    DROPPING,
    FIGHTING,
    INFANTRY_ASSAULT,
    INFANTRY_DONE,
    INTERCEPTING,
    TANK_ASSAULT,
    TANKS_DONE,
)
from .draft import NOBODY, Draft
from .march import prey

DONE = {INFANTRY_ASSAULT: INFANTRY_DONE, TANK_ASSAULT: TANKS_DONE, AIR_ASSAULT: AIRPLANES_DONE}


def fill_battle(d: Draft) -> None:
    s = d.s
    if s.phase not in FIGHTING:
        return
    d.put("verb", ATTACK)
    if not find_places(d):
        return
    fill_side(d)
    fill_declaration(d)
    fill_army(d)
    fill_castle(d)
    want_cards(d)


def find_places(d: Draft) -> bool:
    """7.1.2: an own territory to come from, and one of an enemy in reach."""
    s, seat = d.s, int(d.s.turn_of)
    defender = int(s.defender) if d.said("defender") else NOBODY
    if defender == NOBODY and d.said("active") and s.active not in (NOBODY, seat):
        defender = int(s.active)
    origins = [int(s.origin)] if d.said("origin") and s.origin >= 0 else [*d.own(seat), *d.empty()]
    for origin in origins:
        said = d.said("target") and s.target >= 0
        lands = [int(s.target)] if said else [land for land in range(LANDS) if REACH[origin] >> land & 1]
        if said and not REACH[origin] >> lands[0] & 1 and len(origins) > 1:
            continue
        target = prey(d, seat, lands, defender)
        if target != NOBODY and d.said("origin"):
            d.put("owner", seat, origin)
        if target != NOBODY and (s.owner[origin] == seat or d.may_be_owned(origin)):
            s.owner[origin] = seat
            d.put("origin", origin)
            d.put("target", target)
            d.put("defender", s.owner[target])
            return True
    return False


def fill_side(d: Draft) -> None:
    """7.3.7: whose phase it is, by who is asked."""
    s = d.s
    asked = ATTACKER if not d.said("active") or s.active == s.turn_of else DEFENDER
    side = 1 - asked if s.phase == INTERCEPTING and d.said("active") else asked
    if not d.said("active") and d.said("assaults") and s.assaults & AUTOMATON_DONE:
        side = DEFENDER
    d.put("side", side)


def fill_declaration(d: Draft) -> None:
    """7.3.4: the assault that leads to the question."""
    s = d.s
    if s.phase == CANNONS:
        d.put("declared_assault", INFANTRY_ASSAULT)
    elif s.phase == DROPPING:
        d.put("declared_assault", AIR_ASSAULT)
    elif s.phase == INTERCEPTING:
        made = int(s.assaults) if d.said("assaults") else TANKS_DONE | AIRPLANES_DONE
        by_air = made & AIRPLANES_DONE and (d.known("declared") or not made & TANKS_DONE)
        d.put("declared_assault", AIR_ASSAULT if by_air else TANK_ASSAULT)
    kind = int(s.declared_assault)
    d.put("declared", 1 if kind in (INFANTRY_ASSAULT, AIR_ASSAULT) else 0)
    tanks_roll = d.known("tank_assault") or d.known("fired")
    d.put("assaults", DONE.get(kind, 0) | (TANKS_DONE if tanks_roll else 0))
    if d.known("fired"):
        d.put("tank_assault", 1)
    if d.known("tank_assault"):
        d.raise_to("fired", 0 if s.frail_tanks else 1)


def fill_army(d: Draft) -> None:
    """What the two sides need for what they have declared, and for something more to do."""
    s, kind, count = d.s, int(d.s.declared_assault), int(d.s.declared)
    least = {"soldiers": 1, "tanks": 0, "airplanes": 0}
    if kind == INFANTRY_ASSAULT:
        least["soldiers"] = count
    if kind == TANK_ASSAULT or s.tank_assault:
        least["tanks"] = 1 + int(s.fired)
    if kind == AIR_ASSAULT:
        least["airplanes"] = count
    if s.phase == DROPPING:
        least["soldiers"] = 2
    if kind == NOBODY and s.assaults & INFANTRY_DONE and not s.tank_assault:
        another = "airplanes" if s.assaults & TANKS_DONE else "tanks"
        if not any(has_more(d, name) for name in ("tanks", "airplanes")) and not s.assaults & AIRPLANES_DONE:
            least[another] = max(1, least[another])
    bring(d, int(s.side), least)
    against = {"soldiers": 1, "tanks": 0, "airplanes": int(s.phase == INTERCEPTING)}
    bring(d, 1 - int(s.side), against)
    d.raise_to("soldiers", 1, int(s.origin))


def has_more(d: Draft, name: str) -> bool:
    """Whether machines of the side in phase were said, with which it has not yet made its assault."""
    s = d.s
    made = TANKS_DONE if name == "tanks" else AIRPLANES_DONE
    there = d.known(f"army_{name}") if s.side == ATTACKER else d.known(name, int(s.target))
    return bool(there and not s.assaults & made)


def bring(d: Draft, side: int, least: dict[str, int]) -> None:
    s = d.s
    for name, count in least.items():
        if side == ATTACKER:
            d.raise_to(f"army_{name}", count)
        else:
            d.raise_to(name, count, int(s.target))


def fill_castle(d: Draft) -> None:
    """7.6.8, 13.10, 13.14: a castle where one is cancelled, and towers where they fall or shoot."""
    s, target = d.s, int(d.s.target)
    towers = s.phase == CANNONS or s.assaults & AUTOMATON_DONE
    if towers or s.phase == DROPPING or d.known("breached"):
        d.put("castle", 1, target)
    if towers:
        d.raise_to("towers", 1, target)


def want_cards(d: Draft) -> None:
    s = d.s
    attacker, defender = int(s.turn_of), int(s.defender)
    mine, other = int(leader(s, s.side)), int(leader(s, 1 - s.side))
    if s.army_tanks:
        d.wanted_cards.add(("tank_card", attacker))
    if s.army_airplanes:
        d.wanted_cards.add(("airplane_card", attacker))
    if s.assaults & TANKS_DONE or s.tank_assault:
        d.wanted_cards.add(("tank_card", mine))
    if s.assaults & AIRPLANES_DONE:
        d.wanted_cards.add(("airplane_card", mine))
    if s.side == DEFENDER and s.assaults & INFANTRY_DONE and s.declared_assault == NOBODY and not s.tank_assault:
        for name in ("tank", "airplane"):
            if s[f"{name}s"][s.target]:
                d.wanted_cards.add((f"{name}_card", mine))
    if s.phase == CANNONS:
        d.wanted_projects.add((attacker, GREAT_CANNON))
    if s.phase == DROPPING or d.known("breached"):
        d.wanted_projects.add((attacker, PARATROOPER))
    if s.assaults & AUTOMATON_DONE:
        d.wanted_projects.add((defender, AUTOMATON))
    if s.phase == INTERCEPTING:
        d.wanted_projects.add((other, ANTI_TANK_BOMB if s.declared_assault == TANK_ASSAULT else CULVERIN))
        d.wanted_cards.add(("airplane_card", other))
