"""The odds of an attack before it is declared, from public information."""

from collections.abc import Mapping
from typing import Any

from ...engine.errors import InvalidQuestion
from .components import ARMY_MACHINES, ARMY_SOLDIERS, TERRITORIES
from .odds import odds_of

LEAST = {"soldiers": 1, "tanks": 0, "airplanes": 0}
MOST = {"soldiers": ARMY_SOLDIERS, "tanks": ARMY_MACHINES, "airplanes": ARMY_MACHINES}


def forecast(view: Mapping[str, Any], question: Mapping[str, str | int]) -> dict[str, float]:
    """The chance of conquest, and the average losses of soldiers on both sides. Raises InvalidQuestion."""
    for name in question:
        if name not in ("origin", "target", *LEAST):
            raise InvalidQuestion(f"an attack has no {name!r}")
    origin, target = (_place(question, name) for name in ("origin", "target"))
    army = {name: _count(question, name) for name in LEAST}
    try:
        found = odds_of(view, origin, target, **army)
    except ValueError as error:
        raise InvalidQuestion(str(error)) from None
    return {
        "win": found.conquest,
        "withdraw": found.withdrawal,
        "attacker_losses": found.attacker.soldiers,
        "defender_losses": found.defender.soldiers,
    }


def _place(question: Mapping[str, str | int], name: str) -> str:
    place = question.get(name)
    if place not in TERRITORIES:
        raise InvalidQuestion(f"{place!r} is no territory to be the {name} of an attack")
    return str(place)


def _count(question: Mapping[str, str | int], name: str) -> int:
    count = question.get(name, LEAST[name])
    if not isinstance(count, int) or not LEAST[name] <= count <= MOST[name]:
        raise InvalidQuestion(f"an army has {LEAST[name]} to {MOST[name]} {name}, not {count!r}")
    return count
