"""The moves: what each kind is called, when it can be made, the check and the effect.

3.4, 14.2: none of them hands florins, cards or pieces to another player.
"""

from ...engine.actions import In, Kind, Moves, Never, Premove
from ...engine.messages import Arg
from .clauses import CANNOT_INTERCEPT, NO_CANNONS, NO_PARATROOPER
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
from .rules.auction import bid, buy, may_bid, may_buy, pass_by
from .rules.battle import (
    cease,
    do_not_drop,
    drop,
    fire_cannons,
    intercept,
    send_airplanes,
    send_infantry,
    send_tank,
    use_automata,
)
from .rules.battle_choices import (
    may_abandon_airplane,
    may_abandon_tank,
    may_cease,
    may_fire_cannons,
    may_send_airplanes,
    may_send_infantry,
    may_send_tank,
    may_use_automata,
    may_withdraw,
)
from .rules.battle_end import abandon_airplane, abandon_tank, withdraw
from .rules.building import (
    activate,
    build_airplane,
    build_castle,
    build_tank,
    build_tower,
    may_activate,
    may_build_airplane,
    may_build_castle,
    may_build_tank,
    may_build_tower,
)
from .rules.founding import found, may_found
from .rules.income import may_reinforce, reinforce
from .rules.interception import may_intercept
from .rules.march import (
    aim,
    attack_from,
    invade_from,
    may_aim,
    may_attack_from,
    may_invade_from,
    may_move_from,
    move_from,
)
from .rules.muster import (
    may_muster_airplanes,
    may_muster_soldiers,
    may_muster_tanks,
    muster_airplanes,
    muster_soldiers,
    muster_tanks,
)
from .rules.scrapping import may_scrap_airplane, may_scrap_tank, scrap_airplane, scrap_tank
from .rules.turn import end_turn
from .state import (
    ACTING,
    AIMING,
    AIRPLANES_GO,
    ASSAULT,
    BIDDING,
    CANNONS,
    CHOOSING,
    DROPPING,
    FOUNDING,
    INTERCEPTING,
    REINFORCING,
    SOLDIERS_GO,
    TANKS_GO,
)

TERRITORY = Arg("territory", TERRITORIES, "territory")

MOVES = Moves([
    Kind("pass", In(CHOOSING, effect=pass_by), Premove(event="passed")),
    Kind("end", In(ACTING, effect=end_turn), Premove(event="ended")),
    Kind("found", TERRITORY, In(FOUNDING, check=may_found, effect=found)),
    Kind("reinforce", TERRITORY, In(REINFORCING, check=may_reinforce, effect=reinforce)),
    Kind("bid", Arg("florins", range(COIN, MOST_FLORINS + COIN, COIN)), In(BIDDING, check=may_bid, effect=bid)),
    Kind("buy", Arg("card", CARDS, "card"), In(CHOOSING, check=may_buy, effect=buy)),
    # 5.4, 15.5: the actions of a turn, in any order, as often as each allows
    Kind("activate", Arg("card", PROJECTS, "card"), In(ACTING, check=may_activate, effect=activate)),
    Kind("build_tank", TERRITORY, In(ACTING, check=may_build_tank, effect=build_tank)),
    Kind("build_airplane", TERRITORY, In(ACTING, check=may_build_airplane, effect=build_airplane)),
    Kind("build_tower", TERRITORY, In(ACTING, check=may_build_tower, effect=build_tower)),
    Kind("build_castle", TERRITORY, In(ACTING, check=may_build_castle, effect=build_castle)),
    # a march: verb and origin, target, and how many go
    Kind("invade", TERRITORY, In(ACTING, check=may_invade_from, effect=invade_from)),
    Kind("attack", TERRITORY, In(ACTING, check=may_attack_from, effect=attack_from)),
    Kind("move", TERRITORY, In(ACTING, check=may_move_from, effect=move_from)),
    Kind("to", TERRITORY, In(AIMING, check=may_aim, effect=aim)),
    Kind("soldiers", Arg("count", range(SOLDIERS + 1)),
         In(SOLDIERS_GO, check=may_muster_soldiers, effect=muster_soldiers)),
    Kind("tanks", Arg("count", range(TANKS + 1)), In(TANKS_GO, check=may_muster_tanks, effect=muster_tanks)),
    Kind("airplanes", Arg("count", range(AIRPLANES + 1)),
         In(AIRPLANES_GO, check=may_muster_airplanes, effect=muster_airplanes)),
    # a battle
    Kind("infantry", Arg("count", range(1, SOLDIERS + 1)),
         In(ASSAULT, check=may_send_infantry, effect=send_infantry)),
    Kind("cannons", Arg("count", range(GREAT_CANNONS + 1)),
         In(CANNONS, check=may_fire_cannons, effect=fire_cannons),
         Never(ASSAULT, INTERCEPTING, DROPPING, clause=NO_CANNONS)),
    Kind("tank", In(ASSAULT, check=may_send_tank, effect=send_tank)),
    Kind("air", Arg("count", range(1, AIRPLANES + 1)), In(ASSAULT, check=may_send_airplanes, effect=send_airplanes)),
    Kind("intercept", Arg("count", range(AIRPLANES + 1)),
         In(INTERCEPTING, check=may_intercept, effect=intercept),
         Never(ASSAULT, CANNONS, DROPPING, clause=CANNOT_INTERCEPT)),
    Kind("paratrooper",
         In(DROPPING, effect=drop), Never(ASSAULT, CANNONS, INTERCEPTING, clause=NO_PARATROOPER)),
    Kind("no_paratrooper",
         In(DROPPING, effect=do_not_drop), Never(ASSAULT, CANNONS, INTERCEPTING, clause=NO_PARATROOPER)),
    Kind("automaton", In(ASSAULT, check=may_use_automata, effect=use_automata)),
    Kind("cease", In(ASSAULT, check=may_cease, effect=cease)),  # the phase ends
    Kind("withdraw", In(ASSAULT, check=may_withdraw, effect=withdraw)),
    # O3: on the map in one's turn; in a battle without a place
    Kind("scrap_tank", TERRITORY, In(ACTING, check=may_scrap_tank, effect=scrap_tank)),
    Kind("scrap_airplane", TERRITORY, In(ACTING, check=may_scrap_airplane, effect=scrap_airplane)),
    Kind("abandon_tank", In(ASSAULT, check=may_abandon_tank, effect=abandon_tank)),
    Kind("abandon_airplane", In(ASSAULT, check=may_abandon_airplane, effect=abandon_airplane)),
])  # fmt: skip

# The first number of each kind that listings need.
PASS = MOVES.base("pass")
END = MOVES.base("end")
FOUND = MOVES.base("found")
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
MUSTER_SOLDIERS = MOVES.base("soldiers")
MUSTER_TANKS = MOVES.base("tanks")
MUSTER_AIRPLANES = MOVES.base("airplanes")
INFANTRY = MOVES.base("infantry")
TANK = MOVES.base("tank")
AIR = MOVES.base("air")
AUTOMATA = MOVES.base("automaton")
CEASE = MOVES.base("cease")
WITHDRAW = MOVES.base("withdraw")
SCRAP_TANK = MOVES.base("scrap_tank")
SCRAP_AIRPLANE = MOVES.base("scrap_airplane")
ABANDON_TANK = MOVES.base("abandon_tank")
ABANDON_AIRPLANE = MOVES.base("abandon_airplane")
