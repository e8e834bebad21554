"""Drivers for whole games in tests: moves of a certain leaning, so that games get somewhere."""

import random
from collections.abc import Callable
from typing import Any

import bottega

LABS = ("small_lab", "large_lab")


def inventor(match: bottega.Match, seat: int, rng: random.Random) -> bottega.Move:
    """Starts what is requested, fills the labs, gathers components, announces most of what is ready."""
    moves = match.legal(seat)
    requested = match.state.requested
    ready = any(m.name == "announce" for m in moves)
    return _first(
        moves,
        rng,
        (0.8, lambda m: m.name == "start" and m.args[1] in requested),
        (0.7, lambda m: m.name == "start"),
        (0.9, lambda m: m.name == "done" and not ready),
        (0.8, lambda m: m.name == "announce"),
        (0.6, lambda m: m.name == "send" and m.args[1] in LABS and m.args[0] > 1),
        (0.5, lambda m: m.name == "master" and m.args[0] in LABS),
        (0.9, lambda m: m.name in ("take", "improve", "hire", "favour")),
        (0.9, lambda m: m.name == "bid" and int(m.args[0]) < 4),
        (0.7, lambda m: m.name == "send" and m.args[0] < 3),
        (0.9, lambda m: m.name != "pass"),
    )


def juggler(match: bottega.Match, seat: int, rng: random.Random) -> bottega.Move:
    """Starts and gives up works all the time, wants a large lab and components."""
    moves = match.legal(seat)
    return _first(
        moves,
        rng,
        (0.5, lambda m: m.name == "cancel"),
        (0.8, lambda m: m.name == "start"),
        (0.4, lambda m: m.name == "announce"),
        (0.8, lambda m: m.args in (("large_four",), ("components",))),
        (0.9, lambda m: m.name == "take"),
        (0.3, lambda m: m.name == "send" and m.args[1] in LABS),
        (0.8, lambda m: m.name in ("send", "master") and m.args[-1] not in ("council", "academy")),
    )


def councillor(match: bottega.Match, seat: int, rng: random.Random) -> bottega.Move:
    """Goes to the Council to look at the deck, and otherwise completes inventions so that cards are turned up."""
    wanted = [
        m
        for m in match.legal(seat)
        if m.name == "look" or m.args == ("look",) or (m.name in ("send", "master") and m.args[-1] == "council")
    ]
    if wanted and rng.random() < (0.4 if wanted[0].name in ("send", "master") else 0.95):
        return rng.choice(wanted)
    return inventor(match, seat, rng)


def _first(moves: list[bottega.Move], rng: random.Random, *wishes: tuple[float, Callable[[Any], bool]]) -> bottega.Move:
    """The first wish that comes true and is not passed over by chance; else anything."""
    for likely, wanted in wishes:
        those = [move for move in moves if wanted(move)]
        if those and rng.random() < likely:
            return rng.choice(those)
    return rng.choice(moves)


def rich(players: int, **said: Any) -> dict[str, Any]:
    """A described start at which everybody has large labs, mechanical men, components, people and florins."""
    each: dict[str, list[Any]] = {
        "hand": [dict.fromkeys(("iron", "glass", "wood", "brick", "rope"), 2)],
        "spaces": [{"small": 5, "large": 6}],
        "men": [{"small": 1, "large": 2}],
        "supply": [6],
        "florins": [9],
    }
    return {"players": players, "turn": 1, "phase": "laboratory", **{k: v * players for k, v in each.items()}, **said}
