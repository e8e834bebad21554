"""The message that asks a player for the present decision. The texts are in locale/*/prompts.ftl."""

from ...engine.messages import Arg
from ...engine.prompts import Prompts
from .components import TERRITORIES
from .state import ASSAULTS, PHASES, SIDES, VERBS

COUNT = Arg("count")
VERB = Arg("verb", VERBS)
FROM = Arg("from", TERRITORIES, "territory")
TERRITORY = Arg("territory", TERRITORIES, "territory")
SIDE = Arg("side", SIDES)
ASSAULT = Arg("assault", ASSAULTS)

MARCHING = {VERB: lambda s: s.verb, FROM: lambda s: s.origin, TERRITORY: lambda s: s.target}
FIGHTING = {TERRITORY: lambda s: s.target, SIDE: lambda s: s.side}
ROLLING = {**FIGHTING, ASSAULT: lambda s: s.declared_assault, COUNT: lambda s: s.declared}

prompt = Prompts(PHASES, {
    "reinforcing": {COUNT: lambda s: s.reserve[s.active]},
    "bidding": {COUNT: lambda s: sum(1 for card in s.offered if card >= 0)},
    "choosing": {Arg("florins"): lambda s: s.shown_bid[s.active]},
    "aiming": {VERB: lambda s: s.verb, FROM: lambda s: s.origin},
    "soldiers": MARCHING,
    "tanks": MARCHING,
    "airplanes": MARCHING,
    "assault": FIGHTING,
    "cannons": ROLLING,
    "intercepting": ROLLING,
    "dropping": ROLLING,
})  # fmt: skip
