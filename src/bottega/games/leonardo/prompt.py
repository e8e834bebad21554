"""Which message says what is asked of a player now. The texts are in locale/*/prompts.ftl."""

from ...engine.messages import Arg
from ...engine.prompts import Prompts
from .components import PLACES, PRICES
from .state import PHASES

prompt = Prompts(PHASES, {
    "favour_components": {Arg("owed"): lambda s: s.owed},
    "offer": {Arg("place", PLACES, "place"): lambda s: s.area, Arg("price"): lambda s: PRICES[s.price]},
    "auction": {Arg("invention", kind="invention"): lambda s: s.hammer},
})  # fmt: skip
