"""The moves, block by block. The rules add the arguments to the first number of a block.

3.4, 14.2: none of them hands florins, cards or pieces to another player.
"""

from ...engine.actions import Block, Moves
from ...engine.messages import Arg
from .components import (
    AIRPLANES,
    CARDS,
    COIN,
    GREAT_CANNONS,
    MOST_FLORINS,
    PROJECTS,
    SOLDIERS,
    TANKS,
    TERRITORIES,
)

TERRITORY = Arg("territory", TERRITORIES, "territory")

MOVES = Moves([
    Block("pass"),  # an auction
    Block("end"),  # a turn
    Block("found", TERRITORY),
    Block("reinforce", TERRITORY),
    Block("bid", Arg("florins", range(COIN, MOST_FLORINS + COIN, COIN))),
    Block("buy", Arg("card", CARDS, "card")),
    Block("activate", Arg("card", PROJECTS, "card")),
    Block("build_tank", TERRITORY),
    Block("build_airplane", TERRITORY),
    Block("build_tower", TERRITORY),
    Block("build_castle", TERRITORY),
    # a march: verb and origin, target, and how many go
    Block("invade", TERRITORY),
    Block("attack", TERRITORY),
    Block("move", TERRITORY),
    Block("to", TERRITORY),
    Block("soldiers", Arg("count", range(SOLDIERS + 1))),
    Block("tanks", Arg("count", range(TANKS + 1))),
    Block("airplanes", Arg("count", range(AIRPLANES + 1))),
    # a battle
    Block("infantry", Arg("count", range(1, SOLDIERS + 1))),
    Block("cannons", Arg("count", range(GREAT_CANNONS + 1))),
    Block("tank"),
    Block("air", Arg("count", range(1, AIRPLANES + 1))),
    Block("intercept", Arg("count", range(AIRPLANES + 1))),
    Block("paratrooper"),
    Block("no_paratrooper"),
    Block("automaton"),
    Block("cease"),  # the phase ends
    Block("withdraw"),
    # O3: on the map in one's turn; in a battle without a place
    Block("scrap_tank", TERRITORY),
    Block("scrap_airplane", TERRITORY),
    Block("abandon_tank"),
    Block("abandon_airplane"),
])  # fmt: skip

PASS = MOVES.base("pass")
END = MOVES.base("end")
FOUND = MOVES.base("found")
REINFORCE = MOVES.base("reinforce")
BID = MOVES.base("bid")
BUY = MOVES.base("buy")
ACTIVATE = MOVES.base("activate")
BUILD_TANK = MOVES.base("build_tank")
BUILD_AIRPLANE = MOVES.base("build_airplane")
BUILD_TOWER = MOVES.base("build_tower")
BUILD_CASTLE = MOVES.base("build_castle")
INVADE_FROM = MOVES.base("invade")
ATTACK_FROM = MOVES.base("attack")
MOVE_FROM = MOVES.base("move")
TO = MOVES.base("to")
SEND_SOLDIERS = MOVES.base("soldiers")
SEND_TANKS = MOVES.base("tanks")
SEND_AIRPLANES = MOVES.base("airplanes")
INFANTRY = MOVES.base("infantry")
FIRE_CANNONS = MOVES.base("cannons")
TANK = MOVES.base("tank")
AIR = MOVES.base("air")
INTERCEPT = MOVES.base("intercept")
DROP = MOVES.base("paratrooper")
NO_DROP = MOVES.base("no_paratrooper")
AUTOMATA = MOVES.base("automaton")
CEASE = MOVES.base("cease")
WITHDRAW = MOVES.base("withdraw")
SCRAP_TANK = MOVES.base("scrap_tank")
SCRAP_AIRPLANE = MOVES.base("scrap_airplane")
ABANDON_TANK = MOVES.base("abandon_tank")
ABANDON_AIRPLANE = MOVES.base("abandon_airplane")
