"""The moves: what each kind is called, when it can be made, the check and the effect."""

from ...engine.actions import About, In, Kind, Moves, Never, Premove, Unseen
from ...engine.messages import Arg, SeatArg
from .components import (
    AREAS,
    BENEFITS,
    COMPONENTS,
    FAVOURS,
    IMPROVEMENTS,
    LABS,
    LAST_INVENTION,
    LOOK,
    MOST_APPRENTICES,
    MOST_FLORINS,
    PLACES,
    SEATS,
)
from .rules import turn_of_others
from .rules.assignment import may_send, may_send_master, pass_turn, send, send_master
from .rules.auction import bid, may_bid
from .rules.completion import announce, may_announce, stop_announcing
from .rules.council import (
    buy,
    choose,
    collect,
    decline,
    give_leonardo,
    lift,
    look,
    may_arrange,
    may_buy,
    may_choose,
    may_lift,
    may_name,
    may_settle_lifted,
    move_apprentice,
    put_back,
    waive,
)
from .rules.favours import may_favour, may_pick, pick, take_favour
from .rules.laboratory import cancel, end_visit, may_cancel, may_start, start
from .rules.offers import buy_improvement, hire, may_buy_improvement, may_hire, may_take, take, walk_away
from .state import (
    ANNOUNCING,
    ARRANGING,
    ASSIGNMENT,
    AUCTION,
    BUYING,
    CHOOSING,
    COLLECTING,
    FAVOUR,
    FAVOUR_COMPONENT,
    LABORATORY,
    LOOKING,
    MOVING,
    NAMING,
    OFFER,
    SETTLING,
)

LAB = Arg("lab", LABS, "lab")
PLACE = Arg("place", PLACES, "place")
AREA = Arg("place", PLACES[:AREAS], "place")
SEAT = SeatArg("seat", range(SEATS))
INVENTION = Arg("invention", range(1, LAST_INVENTION + 1), "invention")
CARD = Arg("invention", kind="invention")
WORK = About(CARD, lambda s, seat, lab: s.work[seat, lab])
CARD_SEEN = Arg("card", tuple(range(1, LOOK + 1)))  # people count from 1

MOVES = Moves([
    Kind("pass",
         In(ASSIGNMENT, effect=pass_turn),
         In(CHOOSING, effect=decline),
         In(MOVING, COLLECTING, LOOKING, BUYING, effect=waive),
         In(OFFER, effect=walk_away),
         Never(FAVOUR, FAVOUR_COMPONENT, LABORATORY, NAMING, SETTLING, ARRANGING, ANNOUNCING, AUCTION,
               clause=turn_of_others),
         Premove(ASSIGNMENT, event="passed")),
    Kind("done",
         In(LABORATORY, effect=end_visit),
         In(ANNOUNCING, effect=stop_announcing),
         Never(FAVOUR, FAVOUR_COMPONENT, ASSIGNMENT, NAMING, CHOOSING, MOVING, SETTLING, COLLECTING, LOOKING, ARRANGING,
               BUYING, OFFER, AUCTION, clause=turn_of_others)),
    Kind("start", LAB, INVENTION, Unseen("invention"), In(LABORATORY, check=may_start, effect=start)),
    Kind("cancel", LAB, WORK, In(LABORATORY, check=may_cancel, effect=cancel)),
    Kind("send", Arg("count", range(1, MOST_APPRENTICES + 1)), PLACE, In(ASSIGNMENT, check=may_send, effect=send)),
    Kind("master", PLACE, In(ASSIGNMENT, check=may_send_master, effect=send_master)),
    Kind("leonardo", SEAT, In(NAMING, check=may_name, effect=give_leonardo)),
    Kind("benefit", Arg("benefit", BENEFITS, "benefit"), In(CHOOSING, check=may_choose, effect=choose)),
    Kind("lift", SEAT, AREA, In(MOVING, check=may_lift, effect=lift)),
    Kind("settle", AREA, In(SETTLING, check=may_settle_lifted, effect=move_apprentice)),
    Kind("collect", In(COLLECTING, effect=collect)),
    Kind("look", In(LOOKING, effect=look)),
    Kind("arrange", CARD_SEEN, Unseen("card"), About(CARD, lambda s, seat, position: s.deck[position]),
         In(ARRANGING, check=may_arrange, effect=put_back)),
    Kind("take", Arg("component", COMPONENTS, "component"),
         In(FAVOUR_COMPONENT, check=may_pick, effect=pick),
         In(BUYING, check=may_buy, effect=buy),
         In(OFFER, check=may_take, effect=take)),
    Kind("hire", In(OFFER, check=may_hire, effect=hire)),
    Kind("improve", Arg("improvement", IMPROVEMENTS, "improvement"),
         In(OFFER, check=may_buy_improvement, effect=buy_improvement)),
    Kind("announce", LAB, WORK, In(ANNOUNCING, check=may_announce, effect=announce)),
    Kind("bid", Arg("florins", range(MOST_FLORINS + 1)), In(AUCTION, check=may_bid, effect=bid)),
    Kind("favour", Arg("favour", FAVOURS, "favour"), In(FAVOUR, check=may_favour, effect=take_favour)),
])  # fmt: skip

# The first number of each kind that listings need.
PASS = MOVES.base("pass")
DONE = MOVES.base("done")
START = MOVES.base("start")
CANCEL = MOVES.base("cancel")
SEND = MOVES.base("send")
MASTER = MOVES.base("master")
TAKE = MOVES.base("take")
HIRE = MOVES.base("hire")
IMPROVE = MOVES.base("improve")
BID = MOVES.base("bid")
