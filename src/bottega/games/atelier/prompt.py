"""Which message says what is asked of a player now. The texts are in locale/*/prompts.ftl."""

from typing import Any

from ...engine.messages import NamedValue
from ...engine.record import State
from .components import CARDS, HAND_LIMIT, PAINT_LIMIT
from .rules.take import limit
from .state import ACTION, DISCARDING, DRAWN, PAINTING, PHASES, TAKING


def prompt(s: State) -> tuple[str, dict[str, Any]]:
    """The key and the arguments of the question the table waits for."""
    args: dict[str, Any] = {}
    if s.phase in (ACTION, TAKING):
        args = {"limit": int(limit(s))}
    elif s.phase == DISCARDING:
        args = {"count": int(s.hand_size[s.active]) - HAND_LIMIT}
    elif s.phase == PAINTING:
        args = {"count": PAINT_LIMIT - int(s.painted)}
    elif s.phase == DRAWN:
        args = {"card": NamedValue("card", CARDS[s.drawn])}
    return f"prompt-{PHASES[s.phase]}", args
