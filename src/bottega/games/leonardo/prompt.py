"""The message that asks a player for the present decision. The texts are in locale/*/prompts.ftl."""

from ...engine.messages import Arg
from ...engine.prompts import Prompts
from .components import PLACES, PRICES
from .state import PHASES

prompt = Prompts(PHASES, {
    "favour_components": {Arg("owed"): lambda s: s.owed},
    "offer": {Arg("place", PLACES, "place"): lambda s: s.area, Arg("price"): lambda s: PRICES[s.price]},
    "auction": {Arg("invention", kind="invention"): lambda s: s.hammer},
})  # fmt: skip
