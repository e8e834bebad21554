"""The moves, block by block. The rules add the arguments to the first number of a block."""

from ...engine.actions import Block, Moves
from ...engine.messages import Arg, SeatArg
from .components import (
    AREAS,
    BENEFITS,
    COMPONENTS,
    FAVOURS,
    IMPROVEMENTS,
    INVENTIONS,
    LABS,
    LOOK,
    MOST_APPRENTICES,
    MOST_FLORINS,
    PLACES,
    SEATS,
)

LAB = Arg("lab", LABS, "lab")
PLACE = Arg("place", PLACES, "place")
AREA = Arg("place", PLACES[:AREAS], "place")
SEAT = SeatArg("seat", range(SEATS))

MOVES = Moves([
    Block("pass"),
    Block("done"),
    Block("start", LAB, Arg("invention", INVENTIONS, "invention")),
    Block("cancel", LAB),
    Block("send", Arg("count", range(1, MOST_APPRENTICES + 1)), PLACE),
    Block("master", PLACE),
    Block("leonardo", SEAT),
    Block("benefit", Arg("benefit", BENEFITS, "benefit")),
    Block("lift", SEAT, AREA),
    Block("settle", AREA),
    Block("collect"),
    Block("look"),
    Block("arrange", Arg("card", range(1, LOOK + 1))),
    Block("take", Arg("component", COMPONENTS, "component")),
    Block("hire"),
    Block("improve", Arg("improvement", IMPROVEMENTS, "improvement")),
    Block("announce", LAB),
    Block("bid", Arg("florins", range(MOST_FLORINS + 1))),
    Block("favour", Arg("favour", FAVOURS, "favour")),
])  # fmt: skip

PASS = MOVES.base("pass")
DONE = MOVES.base("done")
START = MOVES.base("start")
CANCEL = MOVES.base("cancel")
SEND = MOVES.base("send")
MASTER = MOVES.base("master")
LEONARDO = MOVES.base("leonardo")
BENEFIT = MOVES.base("benefit")
LIFT = MOVES.base("lift")
SETTLE = MOVES.base("settle")
COLLECT = MOVES.base("collect")
LOOK_AT = MOVES.base("look")
ARRANGE = MOVES.base("arrange")
TAKE = MOVES.base("take")
HIRE = MOVES.base("hire")
IMPROVE = MOVES.base("improve")
ANNOUNCE = MOVES.base("announce")
BID = MOVES.base("bid")
FAVOUR_OF = MOVES.base("favour")
