"""Moments of Atelier Da Vinci for the gallery. `web/fixtures.py` writes them."""

import random
from collections.abc import Callable

from fixtures import Fixtures, Moment, Plain, facts, fields, sentences, shown

from bottega.engine.match import Match
from bottega.games.atelier import GAME

TOLD = ("took", "shown", "painted", "discarded", "claimed", "scored", "fulfilled")
KEEN = {"paint": 3.0, "claim": 6.0, "done": 0.5, "draw": 0.5}


def seek(phase: str, players: int, wanted: Moment) -> Plain:
    """The first moment of its kind in games played by chance, by people who like to paint."""
    for seed in range(400):
        match, luck = Match(GAME, players=players, seed=seed), random.Random(seed)
        while True:
            for seat in match.actors or range(1):
                if match.view(seat)["phase"] == phase and wanted(match, seat):
                    told = [event.plain() for event in match.events_since(0, seat)]
                    return {**shown(match, seat), "events": [event for event in told if event["event"] in TOLD]}
            if match.over:
                break
            moves = match.legal(match.actors[0])
            match.play(match.actors[0], luck.choices(moves, [KEEN.get(move.name, 1.0) for move in moves])[0])
    raise LookupError(f"no such moment of {phase}")


def busy(match: Match, seat: int) -> bool:
    """Much has been painted, and everything can be done."""
    view = match.view(seat)
    names = {move.name for move in match.legal(seat)}
    return view["round_number"] >= 6 and {"take", "draw", "paint", "claim"} <= names and any(view["masteries"])


def about_to_complete(match: Match, seat: int) -> bool:
    view = match.view(seat)
    paints = [move.args for move in match.legal(seat) if move.name == "paint"]
    return len(paints) > 2 and any(len(view["bare"][easel]) == 1 for _, easel, _ in paints)


SCENES: dict[str, Callable[[], Plain]] = {
    "opening": lambda: seek("action", 3, lambda m, s: True),
    "action": lambda: seek("action", 4, busy),
    "five": lambda: seek("action", 5, lambda m, s: m.view()["round_number"] >= 8 and len(m.legal(s)) > 12),
    "discarding": lambda: seek("discarding", 4, lambda m, s: len(m.legal(s)) > 5),
    "painting": lambda: seek("painting", 4, about_to_complete),
    "leonardo": lambda: seek("leonardo", 4, lambda m, s: len(m.legal(s)) > 5),
    "drawn": lambda: seek("drawn", 3, lambda m, s: len(m.legal(s)) > 1),
    "over": lambda: seek("over", 4, lambda m, s: True),
}


def fixtures() -> Fixtures:
    yield "facts", facts(GAME, ring="six")
    yield "fields", fields(GAME)
    yield "sentences", sentences(GAME)
    for name, scene in SCENES.items():
        yield name, scene()
