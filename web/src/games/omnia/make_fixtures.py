"""Moments of Omnia for the gallery. `web/fixtures.py` writes them."""

import random
from collections.abc import Callable
from typing import Any

from fixtures import Fixtures, Moment, Plain, facts, fields, sentences, shown

from bottega.engine.match import Match
from bottega.games.omnia import GAME

DILIGENT = {"done": 0.1, "pass": 0.2, "coins": 2.0}
PLACES = ("opened", "placed")  # events that the board reads before the end


def diligent(match: Match, luck: random.Random) -> Any:
    """By chance, but somebody who leaves little undone."""
    moves = match.legal(match.actors[0])
    return luck.choices(moves, [DILIGENT.get(move.name, 1.0) for move in moves])[0]


def on_the_road(match: Match, seat: int) -> Plain:
    """What a page would get for a seat at a table of Omnia."""
    told = [event.plain() for event in match.events_since(0, seat)]
    read = (*PLACES, "printed", "majority", "sets") if match.over else PLACES
    return {**shown(match, seat), "events": [event for event in told if event["event"] in read]}


def seek(phase: str, players: int, wanted: Moment, watching: bool = False) -> Plain:
    for seed in range(200):
        match, luck = Match(GAME, players=players, seed=seed), random.Random(seed)
        while True:
            seats = range(players) if watching or match.over else match.actors
            for seat in seats:
                if match.view(seat)["phase"] == phase and wanted(match, seat):
                    return on_the_road(match, seat)
            if match.over:
                break
            match.play(match.actors[0], diligent(match, luck))
    raise LookupError(f"no such moment of {phase}")


def story() -> list[Plain]:
    """What seat 0 of two sees of the draft and the first round, move by move."""
    match, luck, steps = Match(GAME, players=2, seed=5), random.Random(5), []
    while match.view(0)["this_round"] < 2:
        steps.append(on_the_road(match, 0))
        match.play(match.actors[0], diligent(match, luck))
    return steps


def in_round(number: int, choices: int = 0) -> Moment:
    return lambda match, seat: match.view(seat)["this_round"] >= number and len(match.legal(seat)) >= choices


SCENES: dict[str, Callable[[], Any]] = {
    "draft": lambda: seek("draft", 4, lambda m, s: s == 0),
    "draft-second": lambda: seek("draft", 3, lambda m, s: m.view()["stage"] == 1 and s == 1),
    "draft-chosen": lambda: seek("draft", 4, lambda m, s: bool(m.view(s)["pick"][s]), watching=True),
    "playing": lambda: seek("playing", 4, in_round(3)),
    "acting": lambda: seek("acting", 4, in_round(4, 7)),
    "acting-2": lambda: seek("acting", 2, in_round(5, 4)),
    "effect": lambda: seek("effect", 3, in_round(3, 3)),
    "placing": lambda: seek("placing", 4, in_round(4, 4)),
    "watching": lambda: seek("placing", 4, lambda m, s: in_round(5)(m, s) and s not in m.actors, watching=True),
    "over": lambda: seek("over", 4, lambda m, s: len(m.view()["cities"]) > 6),
    "story": story,
}


def fixtures() -> Fixtures:
    yield "facts", facts(GAME)
    yield "fields", fields(GAME)
    yield "sentences", sentences(GAME)
    for name, scene in SCENES.items():
        yield name, scene()
