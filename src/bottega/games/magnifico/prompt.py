"""Which message says what is asked of a player now. The texts are in locale/*/prompts.ftl."""

from typing import Any

from ...engine.messages import NamedValue
from ...engine.record import State
from .components import TERRITORIES
from .state import AIMING, ASSAULTS, BIDDING, CHOOSING, PHASES, REINFORCING, SIDES, VERBS, in_battle, in_march


def prompt(s: State) -> tuple[str, dict[str, Any]]:
    """The key and the arguments of the question the table waits for."""
    args: dict[str, Any] = {}
    if s.phase == REINFORCING:
        args = {"count": int(s.reserve[s.active])}
    elif s.phase == BIDDING:
        args = {"count": sum(1 for card in s.offered if card >= 0)}
    elif s.phase == CHOOSING:
        args = {"florins": int(s.shown_bid[s.active])}
    elif in_march(s):
        args = {"verb": VERBS[s.verb], "from": NamedValue("territory", TERRITORIES[s.origin])}
        if s.phase != AIMING:
            args |= {"territory": NamedValue("territory", TERRITORIES[s.target])}
    elif in_battle(s):
        args = {"territory": NamedValue("territory", TERRITORIES[s.target]), "side": SIDES[s.side]}
        if s.declared_assault >= 0:
            args |= {"assault": ASSAULTS[s.declared_assault], "count": int(s.declared)}
    return f"prompt-{PHASES[s.phase]}", args
