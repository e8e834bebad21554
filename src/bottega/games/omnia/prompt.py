"""The message that asks a player for the present decision. The texts are in locale/*/prompts.ftl."""

from ...engine.messages import Arg
from ...engine.prompts import Prompts
from .components import ACTIONS, DEALT, SYMBOLS
from .state import PHASES

COUNT = Arg("count")

prompt = Prompts(PHASES, {
    "draft": {COUNT: lambda s: DEALT - 2 * s.stage},
    "acting": {
        Arg("action", ACTIONS, "action"): lambda s: s.card,
        Arg("left"): lambda s: 2 - int(s.used).bit_count(),
    },
    "effect": {Arg("symbol", SYMBOLS, "symbol"): lambda s: s.effect},
    "placing": {COUNT: lambda s: s.looking},
})  # fmt: skip
