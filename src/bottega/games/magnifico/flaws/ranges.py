"""Flaws of single numbers: what no field can ever hold."""

from collections.abc import Iterator

import numpy as np

from ....engine.fields import SEAT
from ....engine.record import State
from ..components import (
    AIRPLANES,
    CASTLES,
    COPIES,
    MACHINE_DECK,
    MOST_FLORINS,
    MOVEMENTS,
    PROJECT_DECK,
    SEATS,
    SOLDIERS,
    TANKS,
    TOWERS,
    TOWERS_OF_A_CITY,
    WARS,
)
from ..state import RECORD

OF_A_PROJECT = int(COPIES.max())
LIMITS = {
    "turns": (0, SEATS),
    "soldiers": (0, SOLDIERS),
    "tanks": (0, TANKS),
    "airplanes": (0, AIRPLANES),
    "castle": (0, 1),
    "towers": (0, TOWERS_OF_A_CITY),
    "florins": (0, MOST_FLORINS),
    "reserve": (0, SOLDIERS),
    "store": (0, OF_A_PROJECT),
    "in_play": (0, OF_A_PROJECT),
    "tanks_left": (0, TANKS),
    "airplanes_left": (0, AIRPLANES),
    "castles_left": (0, CASTLES),
    "towers_left": (0, TOWERS),
    "machines_left": (0, len(MACHINE_DECK)),
    "machines_known": (0, len(MACHINE_DECK)),
    "projects_left": (0, len(PROJECT_DECK)),
    "projects_known": (0, len(PROJECT_DECK)),
    "bid": (0, MOST_FLORINS),
    "shown_bid": (0, MOST_FLORINS),
    "card_moved": (0, 1),
    "wars": (0, WARS),
    "movements": (0, MOVEMENTS),
    "movement_block": (0, 2),
    "army_soldiers": (0, SOLDIERS),
    "army_tanks": (0, TANKS),
    "army_airplanes": (0, AIRPLANES),
    "tank_assault": (0, 1),
    "fired": (0, TANKS),
    "declared": (0, SOLDIERS),
    "breached": (0, 1),
}


def ranges(s: State) -> Iterator[str]:
    for name, (low, high) in LIMITS.items():
        axes = RECORD.fields[name].axes
        numbers = np.array(s[name])
        if axes[:1] == (SEAT,):
            numbers = numbers[: s.players]
        for at in map(tuple, np.argwhere((numbers < low) | (numbers > high)).tolist()):
            yield f"{name}: {_spot(name, at)}{numbers[at]} is not a number from {low} to {high}"


def _spot(name: str, at: tuple[int, ...]) -> str:
    words = []
    for axis, place in zip(RECORD.fields[name].axes, at, strict=True):
        if axis == SEAT:
            words.append(f"seat {place}")
        elif not isinstance(axis, int | str):
            words.append(str(axis[place]))
    return f"{', '.join(words)}: " if words else ""
