"""The events that the rules emit. Their texts are in locale/*/events.ftl, under `event-<name>`."""

from ...engine.events import event
from ...engine.messages import Arg, SeatArg
from .components import ACTIONS, CARDS, CITIES, SEATS, SYMBOLS

WHO = SeatArg("who", range(SEATS))
ACTION = Arg("action", ACTIONS, "action")
CARD = Arg("card", CARDS, "card")
CITY = Arg("city", CITIES, "city")
COUNT = Arg("count")
POINTS = Arg("points")

EVENTS = (
    event("begins", WHO),
    event("opened", CITY, reveals=True),
    event("revealed", CARD, reveals=True),
    event("kept", WHO, Arg("first", ACTIONS, "action"), Arg("second", ACTIONS, "action"), secret=["first", "second"]),
    event("handed_on", COUNT, reveals=True),
    event("received", WHO, ACTION, secret=["action"], reveals=True),
    event("round", Arg("number")),
    event("played", WHO, ACTION, reveals=True),
    event("taken", WHO, CARD, Arg("coins")),
    event("coins", WHO, COUNT),
    event("drew", WHO, COUNT, reveals=True),
    event("placed", WHO, CITY, Arg("nth"), reveals=True),
    event("put_back", WHO, COUNT),
    event("waived", WHO, Arg("symbol", SYMBOLS, "symbol")),
    event("left_out", WHO, Arg("symbol", SYMBOLS, "symbol")),
    event("printed", WHO, POINTS),
    event("majority", WHO, CITY, POINTS),
    event("sets", WHO, CITY, COUNT, POINTS),
    event("over"),
)

_NUMBER = {kind.name: number for number, kind in enumerate(EVENTS)}
BEGINS = _NUMBER["begins"]
OPENED = _NUMBER["opened"]
REVEALED = _NUMBER["revealed"]
KEPT = _NUMBER["kept"]
HANDED_ON = _NUMBER["handed_on"]
RECEIVED = _NUMBER["received"]
ROUND_BEGINS = _NUMBER["round"]
PLAYED = _NUMBER["played"]
TAKEN = _NUMBER["taken"]
COINS_TAKEN = _NUMBER["coins"]
DREW = _NUMBER["drew"]
PLACED = _NUMBER["placed"]
PUT_BACK = _NUMBER["put_back"]
WAIVED = _NUMBER["waived"]
LEFT_OUT = _NUMBER["left_out"]
PRINTED = _NUMBER["printed"]
MAJORITY_WON = _NUMBER["majority"]
SETS_MADE = _NUMBER["sets"]
GAME_OVER = _NUMBER["over"]
