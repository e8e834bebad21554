"""Listings of legal moves written by hand, because they are faster than those derived from the checks."""

from ...engine.bits import bit, first, has
from ...engine.contract import offer
from .clauses import ALLOWED
from .components import (
    ARMY_SOLDIERS,
    BORDERS,
    CASTLE_COST,
    COIN,
    INVASION_COST,
    LANDS,
    MACHINE_COST,
    MOST_ON_AUCTION,
    MOVEMENTS,
    PROJECTS,
    REACH,
    TOWER_COST,
    TOWERS_OF_A_CITY,
    WAR_COST,
    WARS,
)
from .moves import (
    ABANDON_AIRPLANE,
    ABANDON_TANK,
    ACTIVATE,
    AIR,
    ATTACK_FROM,
    AUTOMATA,
    BID,
    BUILD_AIRPLANE,
    BUILD_CASTLE,
    BUILD_TANK,
    BUILD_TOWER,
    BUY,
    CEASE,
    END,
    FOUND,
    INFANTRY,
    INVADE_FROM,
    MOVE_FROM,
    MUSTER_AIRPLANES,
    MUSTER_SOLDIERS,
    MUSTER_TANKS,
    PASS,
    SCRAP_AIRPLANE,
    SCRAP_TANK,
    TANK,
    TO,
    WITHDRAW,
)
from .rules.armies import airplanes_of, soldiers_of
from .rules.auction import may_buy_kind, place_of
from .rules.battle_choices import (
    may_abandon_airplane,
    may_abandon_tank,
    may_cease,
    may_send_airplanes,
    may_send_infantry,
    may_send_tank,
    may_use_automata,
    may_withdraw,
)
from .rules.building import may_activate, price
from .rules.founding import open_lands
from .rules.lands import castles_in, survey
from .rules.march import attackable, raids, targets
from .rules.muster import (
    fewest_airplanes,
    fewest_soldiers,
    fewest_tanks,
    most_airplanes,
    most_soldiers,
    most_tanks,
)
from .rules.projects import landing_loss
from .rules.seats import clockwise
from .state import CLOSED

KINDS = len(PROJECTS)
CHEAPEST = min(TOWER_COST, CASTLE_COST, int(MACHINE_COST.min()))


def offer_each(out, n, base, lands):
    """A move for each territory of a set."""
    while lands:
        n = offer(out, n, base + first(lands))
        lands &= lands - 1
    return n


def offer_range(out, base, fewest, most):
    """A move for each number, the first moves that are offered."""
    n = 0
    for count in range(fewest, most + 1):
        n = offer(out, n, base + count)
    return n


def list_founding(s, seat, out):
    """4.8: all territories that do not border on a castle."""
    return offer_each(out, 0, FOUND, open_lands(s))


# ---- the auction


def list_bidding(s, seat, out):
    """5.3.4, 2.7: any multiple of ten, up to all florins of the seat."""
    most = int(s.florins[seat]) // COIN
    for coins in range(most):
        offer(out, coins, BID + coins)
    return most


def list_choosing(s, seat, out):
    """5.3.9: one of the cards on auction, or none."""
    n = offer(out, 0, PASS)
    for place in range(MOST_ON_AUCTION):
        card = s.offered[place]
        if card >= 0 and place_of(s, card) == place and may_buy_kind(s, seat, card) == ALLOWED:
            n = offer(out, n, BUY + card)
    return n


# ---- a turn


def list_acting(s, seat, out):
    """5.4, 15.5: any of the actions, in any order, as often as each allows; or the end of the turn."""
    n = offer(out, 0, END)
    own, empty, strong = survey(s, seat)
    n = list_building(s, seat, own, out, n)
    n = list_origins(s, seat, own, empty, strong, out, n)
    if s.scrapping:
        n = list_scrapping(s, own, out, n)
    return n


def list_building(s, seat, own, out, n):
    """5.4.1 to 5.4.4: what can be activated and built with the florins at hand; `own` are the seat's territories."""
    florins = s.florins[seat]
    stored = 0
    for project in range(KINDS):
        stored |= int(s.store[seat, project] > 0) << project
    while stored:
        project = first(stored)
        stored &= stored - 1
        if may_activate(s, seat, project) == ALLOWED:
            n = offer(out, n, ACTIVATE + project)
    if florins < price(s, seat, CHEAPEST):
        return n
    castles = castles_in(s, own)
    ready = castles
    if s.new_castle >= 0:
        ready &= ~bit(s.new_castle)
    elif s.castles_left > 0 and florins >= price(s, seat, CASTLE_COST):
        n = offer_each(out, n, BUILD_CASTLE, own & ~castles)
    idle = ready & ~s.served_machine
    tanks = can_build(s, seat, s.tank_card[seat], s.tanks_left)
    airplanes = can_build(s, seat, s.airplane_card[seat], s.airplanes_left)
    if tanks or airplanes:
        while idle:
            land = first(idle)
            out[n] = BUILD_TANK + land
            n += tanks
            out[n] = BUILD_AIRPLANE + land
            n += airplanes
            idle &= idle - 1
    if s.towers_left > 0:
        idle = ready & ~s.served_tower
        while idle:
            land = first(idle)
            out[n] = BUILD_TOWER + land
            n += int(s.towers[land] < TOWERS_OF_A_CITY)
            idle &= idle - 1
    return n


def can_build(s, seat, card, left):
    """5.4.2: 1 if the player has the card, the money and the stock for a machine, else 0."""
    return int(card >= 0 and left > 0 and s.florins[seat] >= price(s, seat, MACHINE_COST[card]))


def list_origins(s, seat, own, empty, strong, out, n):
    """5.4.5, 5.4.6, 5.4.7: where an invasion, an attack or a movement can start.

    Each move is always written and only counted if it is legal, because a mispredicted branch costs more.
    """
    if s.wars == WARS or s.florins[seat] < INVASION_COST:
        empty = 0
    prey = attackable(s, own) if s.wars < WARS and s.florins[seat] >= WAR_COST else 0
    home = own if s.movement_block != CLOSED and s.movements < MOVEMENTS else 0
    mild, severe = landing_losses(s, seat)
    lands = own & (strong | machine_parks(s, seat)) if home else own & strong
    while lands:
        land = first(lands)
        lands &= lands - 1
        leaves = has(strong, land)
        out[n] = INVADE_FROM + land
        n += leaves & int(REACH[land] & empty != 0)
        out[n] = ATTACK_FROM + land
        army = min(ARMY_SOLDIERS, s.soldiers[land] - 1)
        if mild < army <= severe:
            n += int(BORDERS[land] & prey | raids(s, seat, land, prey) != 0)
        else:  # a raid can go everywhere or nowhere
            n += leaves & int((BORDERS[land] if army <= mild else REACH[land]) & prey != 0)
        out[n] = MOVE_FROM + land
        n += int(REACH[land] & home != 0)
    return n


def landing_losses(s, seat):
    """7.3.1: the smallest and the largest loss at sea that this attacker can meet."""
    mild = landing_loss(s, seat, clockwise(s, seat, 1))
    severe = mild
    for step in range(2, s.players):
        loss = landing_loss(s, seat, clockwise(s, seat, step))
        mild = min(mild, loss)
        severe = max(severe, loss)
    return mild, severe


def machine_parks(s, seat):
    """8.3, 9.8: the territories with machines that this seat could use."""
    parks = 0
    if s.tank_card[seat] >= 0:
        for land in range(LANDS):
            parks |= (s.tanks[land] > 0) << land
    if s.airplane_card[seat] >= 0:
        for land in range(LANDS):
            parks |= (s.airplanes[land] > 0) << land
    return parks


def list_scrapping(s, own, out, n):
    """O.3: any own machine on the map, also one that cannot be used."""
    lands = own
    while lands:
        land = first(lands)
        if s.tanks[land] > 0:
            n = offer(out, n, SCRAP_TANK + land)
        if s.airplanes[land] > 0:
            n = offer(out, n, SCRAP_AIRPLANE + land)
        lands &= lands - 1
    return n


# ---- a march


def list_targets(s, seat, out):
    """5.4.5, 7.1.2, 9.3, 9.4: where the march can go from its origin."""
    return offer_each(out, 0, TO, targets(s, seat))


def list_soldiers(s, seat, out):
    """7.2.1, 9.3: how many soldiers can go."""
    return offer_range(out, MUSTER_SOLDIERS, fewest_soldiers(s, seat), most_soldiers(s))


def list_tanks(s, seat, out):
    """7.2.1, 9.3: how many tanks can go."""
    return offer_range(out, MUSTER_TANKS, fewest_tanks(s, seat), most_tanks(s, seat))


def list_airplanes(s, seat, out):
    """7.2.1, 9.3: how many airplanes can go."""
    return offer_range(out, MUSTER_AIRPLANES, fewest_airplanes(s), most_airplanes(s, seat))


# ---- a battle


def list_assaults(s, seat, out):
    """7.3.2 to 7.3.10: the assaults of the side in phase, and what ends its phase."""
    n = 0
    if may_send_infantry(s, seat, 1) == ALLOWED:
        for count in range(soldiers_of(s, s.side)):
            n = offer(out, n, INFANTRY + count)
    if may_send_tank(s, seat) == ALLOWED:
        n = offer(out, n, TANK)
    if may_send_airplanes(s, seat, 1) == ALLOWED:
        for count in range(airplanes_of(s, s.side)):
            n = offer(out, n, AIR + count)
    if may_use_automata(s, seat) == ALLOWED:
        n = offer(out, n, AUTOMATA)
    if may_cease(s, seat) == ALLOWED:
        n = offer(out, n, CEASE)
    if may_withdraw(s, seat) == ALLOWED:
        n = offer(out, n, WITHDRAW)
    if may_abandon_tank(s, seat) == ALLOWED:
        n = offer(out, n, ABANDON_TANK)
    if may_abandon_airplane(s, seat) == ALLOWED:
        n = offer(out, n, ABANDON_AIRPLANE)
    return n
