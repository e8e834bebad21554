"""Which message says what is asked of a player now. The texts are in locale/*/prompts.ftl."""

from typing import Any

from ...engine.record import State
from ...engine.words import Word
from .components import PLACES, PRICES
from .state import AUCTION, FAVOUR_COMPONENT, OFFER, PHASES


def prompt(s: State) -> tuple[str, dict[str, Any]]:
    """The key and the arguments of the question the table waits for."""
    args: dict[str, Any] = {}
    if s.phase == FAVOUR_COMPONENT:
        args = {"owed": int(s.owed)}
    elif s.phase == OFFER:
        args = {"place": Word("place", PLACES[s.area]), "price": int(PRICES[s.price])}
    elif s.phase == AUCTION:
        args = {"invention": Word("invention", int(s.hammer))}
    return f"prompt-{PHASES[s.phase]}", args
