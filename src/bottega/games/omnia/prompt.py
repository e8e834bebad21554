"""Which message says what is asked of a player now. The texts are in locale/*/prompts.ftl."""

from typing import Any

from ...engine.messages import NamedValue
from ...engine.record import State
from .components import ACTIONS, DEALT, SYMBOLS
from .state import ACTING, DRAFT, EFFECT, PHASES, PLACING


def prompt(s: State) -> tuple[str, dict[str, Any]]:
    """The key and the arguments of the question the table waits for."""
    args: dict[str, Any] = {}
    if s.phase == DRAFT:
        args = {"count": int(DEALT - 2 * s.stage)}
    elif s.phase == ACTING:
        args = {"action": NamedValue("action", ACTIONS[s.card]), "left": 2 - int(s.used).bit_count()}
    elif s.phase == EFFECT:
        args = {"symbol": NamedValue("symbol", SYMBOLS[s.effect])}
    elif s.phase == PLACING:
        args = {"count": int(s.looking)}
    return f"prompt-{PHASES[s.phase]}", args
