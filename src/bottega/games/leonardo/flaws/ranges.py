"""Flaws of single numbers: values that are never possible."""

from collections.abc import Iterator

import numpy as np

from ....engine.fields import SEAT
from ....engine.record import State
from ..components import (
    FAVOUR_COMPONENTS,
    INVENTIONS,
    LAST_INVENTION,
    LAST_TURN,
    LOOK,
    MOST_APPRENTICES,
    MOST_FLORINS,
    MOST_OF_A_KIND,
    MOST_WEEKS,
    PRICES,
    SEATS,
    STOCK,
)
from ..state import RECORD

LIMITS = {
    "turn": (0, LAST_TURN),
    "visits": (0, SEATS),
    "requested": (0, LAST_INVENTION),
    "deck": (0, LAST_INVENTION),
    "deck_left": (0, len(INVENTIONS)),
    "window": (0, LOOK),
    "foreseen": (0, LAST_INVENTION),
    "shop": (0, STOCK),
    "florins": (0, MOST_FLORINS),
    "hand": (0, STOCK),
    "supply": (0, MOST_APPRENTICES),
    "academy": (0, MOST_APPRENTICES),
    "favours": (0, MOST_OF_A_KIND + 1),
    "spaces": (0, 6),
    "men": (0, 2),
    "weeks": (-1, MOST_WEEKS),
    "work": (0, LAST_INVENTION),
    "marked": (0, LAST_INVENTION),
    "placed": (0, MOST_APPRENTICES),
    "arrival": (0, SEATS),
    "arrivals": (0, SEATS),
    "price": (0, len(PRICES) - 1),
    "ranked": (0, SEATS),
    "at": (0, SEATS),
    "arranged": (0, LOOK),
    "pair_stock": (0, 2**31 - 1),
    "announced": (0, LAST_INVENTION),
    "hammer": (0, LAST_INVENTION),
    "bid": (-1, MOST_FLORINS),
    "owed": (0, FAVOUR_COMPONENTS),
    "picked": (0, MOST_OF_A_KIND),
}


def ranges(s: State) -> Iterator[str]:
    for name, (low, high) in LIMITS.items():
        field = RECORD.fields[name]
        numbers = np.array(s[name])
        if field.axes[:1] == (SEAT,):
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
