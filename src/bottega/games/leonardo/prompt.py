"""Which message says what is asked of a player now. The texts are in locale/*/prompts.ftl."""

from typing import Any

from ...engine.messages import NamedValue
from ...engine.record import State
from .components import PLACES, PRICES
from .state import AUCTION, FAVOUR_COMPONENT, OFFER, PHASES


def prompt(s: State) -> tuple[str, dict[str, Any]]:
    """The key and the arguments of the question the table waits for."""
    args: dict[str, Any] = {}
    if s.phase == FAVOUR_COMPONENT:
        args = {"owed": int(s.owed)}
    elif s.phase == OFFER:
        args = {"place": NamedValue("place", PLACES[s.area]), "price": int(PRICES[s.price])}
    elif s.phase == AUCTION:
        args = {"invention": NamedValue("invention", int(s.hammer))}
    return f"prompt-{PHASES[s.phase]}", args
