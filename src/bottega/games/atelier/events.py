"""The events that the rules emit. Their texts are in locale/*/events.ftl, under `event-<name>`."""

from ...engine.events import event
from ...engine.messages import Arg, SeatArg
from .components import ACHIEVEMENTS, CARDS, EASELS, MASTERIES, MOST_SPACES, PAINTINGS, SEATS

WHO = SeatArg("who", range(SEATS))
CARD = Arg("card", CARDS, "card")
EASEL = Arg("easel", EASELS, "easel")
SPACE = Arg("space", range(1, MOST_SPACES + 1))
PAINTING = Arg("painting", PAINTINGS, "painting")
MASTERY = Arg("mastery", MASTERIES, "mastery")
ACHIEVEMENT = Arg("achievement", ACHIEVEMENTS, "achievement")
POINTS = Arg("points")

EVENTS = (
    event("achievement", ACHIEVEMENT),
    event("round", Arg("round")),
    event("leonardo", WHO),
    event("help", WHO),
    event("laid", CARD, reveals=True),
    event("easel", EASEL, PAINTING, reveals=True),
    event("reshuffled", Arg("count")),
    event("took", WHO, CARD),
    event("drew", WHO, CARD, secret=["card"], reveals=True),
    event("discarded", WHO, CARD),
    event("shown", WHO, CARD, reveals=True),
    event("painted", WHO, CARD, EASEL, SPACE),
    event("completed", WHO, PAINTING, POINTS),
    event("scored", WHO, POINTS, Arg("level"), Arg("mastery"), Arg("esteem")),
    event("claimed", WHO, MASTERY),
    event("for_leonardo", WHO, CARD, EASEL, SPACE),
    event("turned", WHO, CARD, reveals=True),
    event("wasted", WHO, CARD),
    event("last_painting"),
    event("fulfilled", WHO, ACHIEVEMENT, POINTS, reveals=True),
    event("over"),
)

_NUMBER = {kind.name: number for number, kind in enumerate(EVENTS)}
ACHIEVEMENT_SET = _NUMBER["achievement"]
ROUND = _NUMBER["round"]
LEONARDO_PASSED = _NUMBER["leonardo"]
HELP_GIVEN = _NUMBER["help"]
LAID = _NUMBER["laid"]
PAINTING_SET = _NUMBER["easel"]
RESHUFFLED = _NUMBER["reshuffled"]
TOOK = _NUMBER["took"]
DREW = _NUMBER["drew"]
DISCARDED = _NUMBER["discarded"]
SHOWN = _NUMBER["shown"]
PAINTED = _NUMBER["painted"]
COMPLETED = _NUMBER["completed"]
SCORED = _NUMBER["scored"]
CLAIMED = _NUMBER["claimed"]
FOR_LEONARDO = _NUMBER["for_leonardo"]
TURNED = _NUMBER["turned"]
WASTED = _NUMBER["wasted"]
LAST_PAINTING = _NUMBER["last_painting"]
FULFILLED = _NUMBER["fulfilled"]
GAME_OVER = _NUMBER["over"]
