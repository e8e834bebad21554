"""The events that the rules emit. Their texts are in locale/*/events.ftl, under `event-<name>`."""

from ...engine.events import event
from ...engine.messages import Arg, SeatArg
from .components import AREAS, BENEFITS, COMPONENTS, FAVOURS, IMPROVEMENTS, LABS, PLACES, SEATS

WHO = SeatArg("who", range(SEATS))
TO = SeatArg("to", range(SEATS))
LAB = Arg("lab", LABS, "lab")
PLACE = Arg("place", PLACES, "place")
FROM = Arg("from", PLACES[:AREAS], "place")
COMPONENT = Arg("component", COMPONENTS, "component")
INVENTION = Arg("invention", kind="invention")
COUNT = Arg("count")
FLORINS = Arg("florins")

EVENTS = (
    event("turn", Arg("turn")),
    event("requested", INVENTION, reveals=True),
    event("discarded", INVENTION, reveals=True),
    event("favour", WHO, Arg("favour", FAVOURS, "favour")),
    event("component", WHO, COMPONENT, FLORINS),
    event("started", WHO, LAB, INVENTION, secret=["invention"]),
    event("cancelled", WHO, LAB, INVENTION, secret=["invention"]),
    event("sent", WHO, COUNT, PLACE),
    event("master", WHO, PLACE),
    event("passed", WHO),
    event("crowded_out", WHO),
    event("leonardo", WHO, TO),
    event("benefit", WHO, Arg("benefit", BENEFITS, "benefit")),
    event("declined", WHO),
    event("waived", WHO, Arg("benefit", BENEFITS, "benefit")),
    event("moved", WHO, TO, FROM, PLACE),
    event("collected", WHO, FLORINS),
    event("looked", WHO, COUNT, reveals=True),
    event("rearranged", WHO, COUNT),
    event("improved", WHO, Arg("improvement", IMPROVEMENTS, "improvement"), FLORINS),
    event("hired", WHO, FLORINS),
    event("left", WHO, PLACE),
    event("worked", WHO, LAB, COUNT, Arg("weeks")),
    event("announced", WHO, LAB, INVENTION, reveals=True),
    event("completed", WHO, INVENTION, FLORINS),
    event("completed_late", WHO, INVENTION, FLORINS),
    event("marked", WHO, LAB, INVENTION, reveals=True),
    event("card", WHO, INVENTION),
    event("auction", INVENTION),
    event("bid", WHO, FLORINS, reveals=True),
    event("won", WHO, INVENTION, FLORINS),
    event("boxed", INVENTION),
    event("council_florin", FLORINS),
    event("variety", WHO, COUNT, FLORINS),
    event("over"),
)

_NUMBER = {kind.name: number for number, kind in enumerate(EVENTS)}
TURN = _NUMBER["turn"]
REQUESTED = _NUMBER["requested"]
DISCARDED = _NUMBER["discarded"]
FAVOUR_TAKEN = _NUMBER["favour"]
COMPONENT_TAKEN = _NUMBER["component"]
STARTED = _NUMBER["started"]
CANCELLED = _NUMBER["cancelled"]
SENT = _NUMBER["sent"]
MASTER_SENT = _NUMBER["master"]
PASSED = _NUMBER["passed"]
CROWDED_OUT = _NUMBER["crowded_out"]
LEONARDO_GIVEN = _NUMBER["leonardo"]
BENEFIT_CHOSEN = _NUMBER["benefit"]
DECLINED = _NUMBER["declined"]
WAIVED = _NUMBER["waived"]
MOVED = _NUMBER["moved"]
COLLECTED = _NUMBER["collected"]
LOOKED = _NUMBER["looked"]
REARRANGED = _NUMBER["rearranged"]
IMPROVED = _NUMBER["improved"]
HIRED = _NUMBER["hired"]
LEFT = _NUMBER["left"]
WORKED = _NUMBER["worked"]
ANNOUNCED = _NUMBER["announced"]
COMPLETED = _NUMBER["completed"]
COMPLETED_LATE = _NUMBER["completed_late"]
MARKED = _NUMBER["marked"]
CARD_TAKEN = _NUMBER["card"]
AUCTION_OPENS = _NUMBER["auction"]
BID_SHOWN = _NUMBER["bid"]
WON = _NUMBER["won"]
BOXED = _NUMBER["boxed"]
COUNCIL_FLORIN = _NUMBER["council_florin"]
VARIETY_BONUS = _NUMBER["variety"]
GAME_OVER = _NUMBER["over"]
