"""The message that asks a player for the present decision. The texts are in locale/*/prompts.ftl."""

from ...engine.messages import Arg
from ...engine.prompts import Prompts
from .components import CARDS, HAND_LIMIT, PAINT_LIMIT
from .rules.take import limit
from .state import PHASES

LIMIT = Arg("limit")
COUNT = Arg("count")

prompt = Prompts(PHASES, {
    "action": {LIMIT: limit},
    "taking": {LIMIT: limit},
    "discarding": {COUNT: lambda s: s.hand_size[s.active] - HAND_LIMIT},
    "painting": {COUNT: lambda s: PAINT_LIMIT - s.painted},
    "drawn": {Arg("card", CARDS, "card"): lambda s: s.drawn},
})  # fmt: skip
