"""The events that the rules emit. Their texts are in locale/*/events.ftl, under `event-<name>`."""

from ...engine.events import event
from ...engine.messages import Arg, SeatArg
from .components import CARDS, SEATS, TERRITORIES, WONDERS

WHO = SeatArg("who", range(SEATS))
RIVAL = SeatArg("rival", range(SEATS))
TERRITORY = Arg("territory", TERRITORIES, "territory")
FROM = Arg("from", TERRITORIES, "territory")
CARD = Arg("card", CARDS, "card")
FLORINS = Arg("florins")
COUNT = Arg("count")
POINTS = Arg("points")
SOLDIERS = Arg("soldiers")
TANKS = Arg("tanks")
AIRPLANES = Arg("airplanes")
HITS = Arg("hits")
MISSES = Arg("misses")
EXPLOSIONS = Arg("explosions")
KILLS = Arg("kills")  # what the other side loses
LOSSES = Arg("losses")  # what the roller loses

EVENTS = (
    event("first_dice", WHO, HITS, EXPLOSIONS, reveals=True, entered=False),
    event("first", WHO),
    event("founded", WHO, TERRITORY),
    event("round", Arg("round")),
    event("income", WHO, FLORINS),
    event("recruited", WHO, COUNT),
    event("reinforced", WHO, TERRITORY),
    event("auction", COUNT),
    event("offered", CARD, reveals=True),
    event("bid", WHO, FLORINS, reveals=True),
    event("bought", WHO, CARD, FLORINS),
    event("passed", WHO),
    event("leonardo", WHO),
    event("unsold", CARD),
    event("turn", WHO),
    event("activated", WHO, CARD, FLORINS),
    event("built_tank", WHO, TERRITORY, FLORINS),
    event("built_airplane", WHO, TERRITORY, FLORINS),
    event("built_tower", WHO, TERRITORY, FLORINS),
    event("built_castle", WHO, TERRITORY, FLORINS),
    event("wonder", WHO, Arg("wonder", WONDERS, "wonder"), POINTS),
    event("art", WHO, CARD, POINTS),
    event("invaded", WHO, FROM, TERRITORY, SOLDIERS, TANKS, AIRPLANES),
    event("moved", WHO, FROM, TERRITORY, SOLDIERS, TANKS, AIRPLANES),
    event("attacked", WHO, RIVAL, FROM, TERRITORY, SOLDIERS, TANKS, AIRPLANES),
    event("landed", WHO, LOSSES),  # soldiers lost at sea
    event("infantry", WHO, HITS, MISSES, EXPLOSIONS, KILLS, LOSSES, reveals=True),
    event("tank", WHO, EXPLOSIONS, KILLS, reveals=True),
    event("tank_lost", WHO),  # O2
    event("tank_exploded", WHO, SOLDIERS, TANKS, AIRPLANES),  # all that was lost with it
    event("air", WHO, HITS, MISSES, EXPLOSIONS, KILLS, LOSSES, reveals=True),
    event("automaton", WHO, HITS, MISSES, KILLS, reveals=True),
    event("declared_tanks", WHO),
    event("declared_air", WHO, COUNT),
    event("intercepted_tanks", WHO, HITS, MISSES, EXPLOSIONS, KILLS, LOSSES, reveals=True),
    event("intercepted_airplanes", WHO, HITS, MISSES, EXPLOSIONS, KILLS, LOSSES, reveals=True),
    event("paratrooper", WHO, HITS, EXPLOSIONS, reveals=True),  # hits 1: the castle protects no more
    event("towers_fell", TERRITORY, COUNT),
    event("ceased", WHO),
    event("withdrew", WHO, TERRITORY),
    event("conquered", WHO, RIVAL, TERRITORY, TANKS, AIRPLANES),  # machines captured
    event("repelled", WHO, RIVAL, TERRITORY, TANKS, AIRPLANES),  # the defender, the attacker; machines captured
    event("scrapped_tank", WHO, TERRITORY),
    event("scrapped_airplane", WHO, TERRITORY),
    event("ended", WHO),
    event("scored", WHO, Arg("leonardo"), Arg("workshop"), Arg("court"), Arg("crown"), Arg("cities"), POINTS),
    event("won", WHO, POINTS),
)

_NUMBER = {kind.name: number for number, kind in enumerate(EVENTS)}
FIRST_DICE = _NUMBER["first_dice"]
FIRST_PLAYER = _NUMBER["first"]
FOUNDED = _NUMBER["founded"]
ROUND = _NUMBER["round"]
INCOME_CAME = _NUMBER["income"]
RECRUITED = _NUMBER["recruited"]
REINFORCED = _NUMBER["reinforced"]
AUCTION_OPENS = _NUMBER["auction"]
OFFERED = _NUMBER["offered"]
BID_SHOWN = _NUMBER["bid"]
BOUGHT = _NUMBER["bought"]
PASSED = _NUMBER["passed"]
LEONARDO_WON = _NUMBER["leonardo"]
UNSOLD = _NUMBER["unsold"]
TURN_BEGINS = _NUMBER["turn"]
ACTIVATED = _NUMBER["activated"]
TANK_BUILT = _NUMBER["built_tank"]
AIRPLANE_BUILT = _NUMBER["built_airplane"]
TOWER_BUILT = _NUMBER["built_tower"]
CASTLE_BUILT = _NUMBER["built_castle"]
WONDER = _NUMBER["wonder"]
ART_SHOWN = _NUMBER["art"]
INVADED = _NUMBER["invaded"]
MOVED = _NUMBER["moved"]
ATTACKED = _NUMBER["attacked"]
LANDED = _NUMBER["landed"]
INFANTRY_ROLLED = _NUMBER["infantry"]
TANK_ROLLED = _NUMBER["tank"]
TANK_LOST = _NUMBER["tank_lost"]
TANK_EXPLODED = _NUMBER["tank_exploded"]
AIR_ROLLED = _NUMBER["air"]
AUTOMATON_ROLLED = _NUMBER["automaton"]
TANKS_DECLARED = _NUMBER["declared_tanks"]
AIR_DECLARED = _NUMBER["declared_air"]
TANKS_INTERCEPTED = _NUMBER["intercepted_tanks"]
AIRPLANES_INTERCEPTED = _NUMBER["intercepted_airplanes"]
PARATROOPER_DROPPED = _NUMBER["paratrooper"]
TOWERS_FELL = _NUMBER["towers_fell"]
CEASED = _NUMBER["ceased"]
WITHDREW = _NUMBER["withdrew"]
CONQUERED = _NUMBER["conquered"]
REPELLED = _NUMBER["repelled"]
TANK_SCRAPPED = _NUMBER["scrapped_tank"]
AIRPLANE_SCRAPPED = _NUMBER["scrapped_airplane"]
TURN_ENDED = _NUMBER["ended"]
SCORED = _NUMBER["scored"]
WON = _NUMBER["won"]
