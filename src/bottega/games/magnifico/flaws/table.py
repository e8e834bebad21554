"""Flaws of the table: the course of the round, the map, the pieces, the money, the auction, the turn."""

from collections.abc import Iterator

from ....engine.record import State
from ..components import (
    AIRPLANES,
    CASTLES,
    COIN,
    GOAL,
    LANDS,
    MOST_FLORINS,
    MOVEMENTS,
    ON_AUCTION,
    SOLDIERS,
    TANKS,
    TERRITORIES,
    TOWERS,
    TOWERS_OF_A_CITY,
    WARS,
)
from ..rules.seats import clockwise
from ..state import ACTING, ASSAULT, BIDDING, BLOCKS, CHOOSING, DROPPING, FOUNDING, NONE_YET, OVER, REINFORCING


def fights(s: State) -> bool:
    """Whether a battle goes on, so that the army is off the map."""
    return bool(ASSAULT <= s.phase <= DROPPING)


def course(s: State) -> Iterator[str]:
    seats = range(s.players)
    if s.phase < 0:
        yield "phase: say which phase it is"
    if s.leonardo not in seats:
        yield "leonardo: somebody who plays owns the card"
    if s.round_number < 0 or (s.round_number == 0) != (s.phase == FOUNDING):
        yield "round_number: the set-up is round 0, and nothing else"
    if not 0 <= s.turns <= s.players:
        yield "turns: no more than there are players"
    if ACTING <= s.phase <= DROPPING:
        if s.turns == 0 or s.turn_of != clockwise(s, s.leonardo, s.turns - 1):
            yield "turn_of: turns go clockwise from the owner of the Leonardo card, and are counted"
    elif not (s.turn_of == -1 or (s.phase == OVER and s.turn_of in seats)):
        yield "turn_of: it is nobody's turn now"
    if not -1 <= s.active < s.players:
        yield "active: somebody who plays, or nobody"
    if ACTING <= s.phase < ASSAULT and s.active != s.turn_of:
        yield "active: whose turn it is decides"
    if (s.phase == OVER) != (s.winner in seats) or s.winner < -1:
        yield "winner: there is one when the game is over, and only then"
    for seat in seats:
        if s.points[seat] < 0 or (s.points[seat] >= GOAL[s.goal]) != (s.phase == OVER and seat == s.winner):
            yield "points: who reaches the goal has won"


def lands(s: State) -> Iterator[str]:
    for land, name in enumerate(TERRITORIES):
        pieces = [int(n[land]) for n in (s.soldiers, s.tanks, s.airplanes, s.castle, s.towers)]
        soldiers, tanks, airplanes, castle, towers = pieces
        if not -1 <= s.owner[land] < s.players:
            yield f"owner: somebody who plays owns {name}, or nobody"
        if min(pieces) < 0:
            yield f"soldiers: there cannot be less than nothing in {name}"
        if (s.owner[land] >= 0) != (soldiers > 0):
            yield f"soldiers: whoever owns {name} has soldiers there, and nobody else"
        if s.owner[land] < 0 and max(tanks, airplanes, castle) > 0:
            yield f"owner: {name} is empty, so nothing stands there"
        if castle > 1:
            yield f"castle: one in {name} at most"
        if towers > TOWERS_OF_A_CITY * castle:
            yield f"towers: four on the castle of {name} at most"
    for seat in range(s.players):
        lands = [land for land in range(LANDS) if s.owner[land] == seat]
        if s.phase == FOUNDING:
            placed = (seat - s.leonardo) % s.players < s.turns
            if len(lands) != placed or any(not s.castle[land] for land in lands):
                yield "owner: in the set-up each has one territory with a castle, once his turn has come"
        elif not lands:
            yield "owner: everybody has a territory"


def pieces(s: State) -> Iterator[str]:
    army = fights(s)
    if min(s.army_soldiers, s.army_tanks, s.army_airplanes) < 0:
        yield "army_soldiers: there cannot be less than nothing"
    for seat in range(s.players):
        out = s.soldiers[s.owner == seat].sum() + (s.army_soldiers if army and seat == s.turn_of else 0)
        if s.reserve[seat] < 0 or s.reserve[seat] + out != SOLDIERS:
            yield f"reserve: each colour has {SOLDIERS} soldiers, on the map and off it"
    stocks = (
        ("tanks", TANKS, s.tanks_left, s.tanks.sum() + army * s.army_tanks),
        ("airplanes", AIRPLANES, s.airplanes_left, s.airplanes.sum() + army * s.army_airplanes),
        ("castles", CASTLES, s.castles_left, s.castle.sum()),
        ("towers", TOWERS, s.towers_left, s.towers.sum()),
    )
    for name, all_of_them, left, out in stocks:
        if left < 0 or left + out != all_of_them:
            yield f"{name}_left: there are {all_of_them} {name}, on the map and off it"


def money(s: State) -> Iterator[str]:
    for seat in range(s.players):
        if not 0 <= s.florins[seat] <= MOST_FLORINS or s.florins[seat] % COIN:
            yield f"florins: from 0 to {MOST_FLORINS}, in coins of {COIN}"
        if s.phase == BIDDING and s.florins[seat] < COIN:
            yield "florins: everybody has something to bid"


def recruits(s: State) -> Iterator[str]:
    if not s.reinforced:
        return
    if s.phase != REINFORCING or s.turns == s.players:
        yield "reinforced: only while somebody recruits"
        return
    seat = clockwise(s, s.leonardo, s.turns)
    lands = [land for land in range(LANDS) if s.owner[land] == seat]
    served = [land for land in range(LANDS) if s.reinforced >> land & 1]
    if any(land not in lands for land in served) or s.reserve[seat] + len(served) >= len(lands):
        yield "reinforced: territories of a player who has too few soldiers"


def auction(s: State) -> Iterator[str]:
    offered = s.offered.tolist()
    seats = range(s.players)
    if s.phase not in (BIDDING, CHOOSING) and any(card != -1 for card in offered):
        yield "offered: there is no auction now"
    if any(card != -1 for card in offered[ON_AUCTION[s.players] :]):
        yield f"offered: {ON_AUCTION[s.players]} cards at most"
    bidding = s.phase == BIDDING and any(card != -1 for card in offered)
    for seat in seats:
        if s.bid[seat] and not (bidding and s.bid[seat] % COIN == 0 and 0 < s.bid[seat] <= s.florins[seat]):
            yield "bid: in an auction, in coins of ten, no more than one has"
        shown, waits = int(s.shown_bid[seat]), bool(s.waiting >> seat & 1)
        if (shown != 0) != (s.phase == CHOOSING) or shown % COIN or not 0 <= shown <= MOST_FLORINS:
            yield "shown_bid: while cards are chosen, in coins of ten"
        if waits and (s.phase != CHOOSING or shown > s.florins[seat]):
            yield "waiting: somebody who can pay what he has bid"
    if not 0 <= s.waiting < 1 << s.players:
        yield "waiting: somebody who plays"
    if s.card_moved not in (0, int(s.phase == CHOOSING)):
        yield "card_moved: 1 when the Leonardo card has been won in this auction, else 0"


def turn(s: State) -> Iterator[str]:
    if not 0 <= s.wars <= WARS or not 0 <= s.movements <= MOVEMENTS:
        yield "wars: three wars and three movements in a turn at most"
    if s.movement_block not in range(len(BLOCKS)) or (s.movement_block == NONE_YET) != (s.movements == 0):
        yield "movement_block: none before the first movement, then open or closed"
    castles = sum(1 << land for land in range(LANDS) if s.castle[land] and s.owner[land] == s.turn_of)
    new = 1 << int(s.new_castle) if s.new_castle >= 0 else 0
    if not -1 <= s.new_castle < LANDS or new & ~castles:
        yield "new_castle: one that was built in this turn"
    served = int(s.served_machine) | int(s.served_tower)
    if served & ~castles or served & new:
        yield "served_machine: castles of whose turn it is, but not the new one"
    if s.turn_of < 0 and (s.wars or s.movements or served or new):
        yield "wars: nothing has been done while it is nobody's turn"
