"""The record: everything on the map, in front of the players and in the decks, and who may see it."""

import numpy as np

from ...engine.fields import (
    EVERYONE,
    NOBODY,
    OWNER,
    SEAT,
    SEAT_NUMBER,
    TOP_FIRST,
    Choice,
    Count,
    Field,
    Flags,
    Seats,
)
from ...engine.generated import one_of
from ...engine.record import Record
from .components import (
    AIRPLANES,
    CARDS,
    CASTLES,
    COPIES,
    GOALS,
    MACHINE_DECK,
    MOST_FLORINS,
    MOST_ON_AUCTION,
    MOVEMENTS,
    PROJECT_DECK,
    PROJECTS,
    SEATS,
    SOLDIERS,
    TANKS,
    TERRITORIES,
    TOWERS,
    TOWERS_OF_A_CITY,
    WARS,
    WONDERS,
)

PHASES = (
    "founding", "income", "reinforcing", "bidding", "choosing", "turn", "acting", "aiming", "soldiers", "tanks",
    "airplanes", "assault", "cannons", "intercepting", "dropping", "scoring", "over",
)  # fmt: skip
(
    FOUNDING,  # set-up: each player chooses a territory
    INCOME,  # no decision: florins come in
    REINFORCING,  # too few soldiers: the player chooses where they go
    BIDDING,  # all bid in secret
    CHOOSING,  # the bidders choose cards, one after another
    TURN,  # no decision: the next player's turn begins
    ACTING,  # a player's turn: what next?
    AIMING,  # verb and origin are chosen: where to?
    SOLDIERS_GO,  # how many soldiers go
    TANKS_GO,  # how many tanks
    AIRPLANES_GO,  # how many airplanes
    ASSAULT,  # battle: the side whose phase it is chooses an assault
    CANNONS,  # an infantry assault is declared: how many Great Cannons fire
    INTERCEPTING,  # a tank or air assault is declared: the other side may send airplanes
    DROPPING,  # an air assault is declared: a paratrooper?
    SCORING,  # no decision: the round is scored
    OVER,
) = range(len(PHASES))

MARCHING = (AIMING, SOLDIERS_GO, TANKS_GO, AIRPLANES_GO)  # a march is being declared
FIGHTING = (ASSAULT, CANNONS, INTERCEPTING, DROPPING)  # the army is off the map
in_march = one_of("phase", *MARCHING, name="in_march", module=__name__)
in_battle = one_of("phase", *FIGHTING, name="in_battle", module=__name__)
in_turn = one_of("phase", ACTING, *MARCHING, *FIGHTING, name="in_turn", module=__name__)

VERBS = ("invade", "attack", "move")
INVADE, ATTACK, MOVE = range(len(VERBS))
SIDES = ("attacker", "defender")
ATTACKER, DEFENDER = range(len(SIDES))
ASSAULTS = ("infantry", "tanks", "airplanes", "automaton")
INFANTRY_ASSAULT, TANK_ASSAULT, AIR_ASSAULT, AUTOMATON_ASSAULT = range(len(ASSAULTS))
INFANTRY_DONE, TANKS_DONE, AIRPLANES_DONE, AUTOMATON_DONE = 1, 2, 4, 8  # bits of `assaults`
BLOCKS = ("none", "open", "closed")
NONE_YET, OPEN, CLOSED = range(len(BLOCKS))

SEATED = Seats(range(SEATS))
LANDS_SET = Flags(TERRITORIES)
LAND = Choice(TERRITORIES)
CARD = Choice(CARDS)
OF_A_PROJECT = Count(int(COPIES.max()))

RECORD = Record(SEATS, [
    Field("rng", NOBODY, (4,), dtype=np.int64),
    # the options
    Field("players", EVERYONE),
    Field("goal", EVERYONE, value=Choice(GOALS, always=True)),
    Field("quick_start", EVERYONE),  # O1
    Field("frail_tanks", EVERYONE),  # O2
    Field("scrapping", EVERYONE),  # O3
    Field("escort", EVERYONE),  # O4
    Field("second_places", EVERYONE),  # O5
    # progress of the game
    Field("round_number", EVERYONE),
    Field("phase", EVERYONE, value=Choice(PHASES, always=True)),
    Field("active", EVERYONE, value=SEAT_NUMBER),  # who decides; -1 while several bid
    Field("turn_of", EVERYONE, value=SEAT_NUMBER),  # whose turn it is; -1 between turns
    Field("turns", EVERYONE, most=SEATS),  # that have begun this round; castles of the set-up; seats that recruited
    Field("leonardo", EVERYONE, value=SEAT_NUMBER),  # who owns the Leonardo card
    Field("winner", EVERYONE, value=SEAT_NUMBER),  # -1 nobody yet
    # the map
    Field("owner", EVERYONE, (TERRITORIES,), value=SEAT_NUMBER),  # -1 nobody
    Field("soldiers", EVERYONE, (TERRITORIES,), Count(SOLDIERS)),
    Field("tanks", EVERYONE, (TERRITORIES,), Count(TANKS)),
    Field("airplanes", EVERYONE, (TERRITORIES,), Count(AIRPLANES)),
    Field("castle", EVERYONE, (TERRITORIES,), Count(1)),  # 0 or 1
    Field("towers", EVERYONE, (TERRITORIES,), Count(TOWERS_OF_A_CITY)),
    # each player
    Field("florins", EVERYONE, (SEAT,), most=MOST_FLORINS),  # R10: money is public
    Field("points", EVERYONE, (SEAT,)),
    Field("reserve", EVERYONE, (SEAT,), Count(SOLDIERS)),  # soldiers off the map
    Field("tank_card", EVERYONE, (SEAT,), CARD),
    Field("airplane_card", EVERYONE, (SEAT,), CARD),
    Field("store", EVERYONE, (SEAT, PROJECTS), OF_A_PROJECT),  # R10: taken openly, so public
    Field("in_play", EVERYONE, (SEAT, PROJECTS), OF_A_PROJECT),
    # the stock
    Field("tanks_left", EVERYONE, most=TANKS),
    Field("airplanes_left", EVERYONE, most=AIRPLANES),
    Field("castles_left", EVERYONE, most=CASTLES),
    Field("towers_left", EVERYONE, most=TOWERS),
    Field("wonders", EVERYONE, value=Flags(WONDERS)),  # bonuses already given
    # the decks, from the top; unsold cards are at the bottom in a known order
    Field("machine_deck", NOBODY, (len(MACHINE_DECK),), CARD, pile=TOP_FIRST),
    Field("machines_left", EVERYONE, most=len(MACHINE_DECK)),  # cards in it
    Field("machines_known", NOBODY, most=len(MACHINE_DECK)),  # of these at the bottom
    Field("machines_boxed", NOBODY, (4,), CARD),  # 4.2: removed unseen; Tanks first, None where none
    Field("project_deck", NOBODY, (len(PROJECT_DECK),), CARD, pile=TOP_FIRST),
    Field("projects_left", EVERYONE, most=len(PROJECT_DECK)),
    Field("projects_known", NOBODY, most=len(PROJECT_DECK)),
    # the auction
    Field("offered", EVERYONE, (MOST_ON_AUCTION,), CARD),
    Field("bid", OWNER, (SEAT,), most=MOST_FLORINS),  # in florins; 0 not yet
    Field("shown_bid", EVERYONE, (SEAT,), most=MOST_FLORINS),  # once all are in
    Field("waiting", EVERYONE, value=SEATED),  # the seats that still have to choose a card or pass
    Field("card_moved", EVERYONE, most=1),  # whether the Leonardo card has been won in this auction
    # the turn
    Field("wars", EVERYONE, most=WARS),  # attacks and invasions so far
    Field("movements", EVERYONE, most=MOVEMENTS),
    Field("movement_block", EVERYONE, value=Choice(BLOCKS, always=True)),
    Field("served_machine", EVERYONE, value=LANDS_SET, dtype=np.int64),  # castles that have built a machine this turn
    Field("served_tower", EVERYONE, value=LANDS_SET, dtype=np.int64),
    Field("new_castle", EVERYONE, value=LAND),  # built this turn
    Field("reinforced", EVERYONE, value=LANDS_SET, dtype=np.int64),  # while choosing where recruits go
    # the march that is being declared, then the attacking army
    Field("verb", EVERYONE, value=Choice(VERBS)),
    Field("origin", EVERYONE, value=LAND),
    Field("target", EVERYONE, value=LAND),
    Field("army_soldiers", EVERYONE, most=SOLDIERS),
    Field("army_tanks", EVERYONE, most=TANKS),
    Field("army_airplanes", EVERYONE, most=AIRPLANES),
    # the battle in `target`
    Field("defender", EVERYONE, value=SEAT_NUMBER),  # -1 no battle; the attacker is `turn_of`
    Field("side", EVERYONE, value=Choice(SIDES)),  # whose phase it is; None without a battle
    Field("assaults", EVERYONE, value=Flags(ASSAULTS)),  # made in this phase
    Field("tank_assault", EVERYONE, most=1),  # 1 while another tank may roll
    Field("fired", EVERYONE, most=TANKS),  # tanks that have rolled in it and are still there
    Field("declared", EVERYONE, most=SOLDIERS),  # soldiers or airplanes of the assault that is about to roll
    Field("declared_assault", EVERYONE, value=Choice(ASSAULTS)),  # None when none is about to roll
    Field("breached", EVERYONE, most=1),  # 1 once a paratrooper has cancelled the castle
])  # fmt: skip
