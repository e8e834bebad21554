"""Moments of Magnifico for the gallery. `web/fixtures.py` writes them."""

import random
from collections.abc import Callable
from typing import Any

from fixtures import Fixtures, Moment, Plain, facts, fields, sentences, shown

from bottega.engine.match import Match
from bottega.games.magnifico import GAME

CHRONICLE = 60  # events that the board reads
SCORES = ("scored", "wonder", "art")
EAGER = {"end": 0.15, "move": 0.3, "pass": 0.3, "cease": 0.3, "build_castle": 3.0, "attack": 3.0, "activate": 8.0}


def eager(match: Match, luck: random.Random) -> Any:
    """By chance, but somebody who builds and fights rather than not."""
    moves = match.legal(match.actors[0])
    return luck.choices(moves, [EAGER.get(move.name, 1.0) for move in moves])[0]


def charted(match: Match, seat: int) -> Plain:
    """What a page would get for a seat at a table of Magnifico."""
    told = [event.plain() for event in match.events_since(0, seat)]
    if match.over:
        told = [event for event in told if event["event"] in SCORES]
    return {**shown(match, seat), "events": told if match.over else told[-CHRONICLE:]}


def seek(phase: str, players: int, wanted: Moment, first: int = 0) -> Plain:
    for seed in range(first, first + 400):
        match, luck = Match(GAME, players=players, seed=seed), random.Random(seed)
        while True:
            for seat in match.actors or range(1):
                if match.view(seat)["phase"] == phase and wanted(match, seat):
                    return charted(match, seat)
            if match.over:
                break
            match.play(match.actors[0], eager(match, luck))
    raise LookupError(f"no such moment of {phase}")


def armed(least: int) -> Moment:
    """There are machines about, and things have been going on for a while."""

    def found(match: Match, seat: int) -> bool:
        view = match.view(seat)
        machines = sum(view["tanks"].values()) + sum(view["airplanes"].values())
        return bool(view["round_number"] >= 5 and machines >= least)

    return found


def various(match: Match, seat: int) -> bool:
    """Many things could be done."""
    names = {move.name for move in match.legal(seat)}
    return armed(4)(match, seat) and {"attack", "activate", "build_tower", "build_castle", "move"} <= names


def fought(match: Match, seat: int) -> bool:
    """A battle with machines that has been going on, at a castle."""
    view = match.view(seat)
    kinds = {move.name for move in match.legal(seat)}
    return bool(view["castle"][view["target"]]) and {"infantry", "tank", "air"} <= kinds


def at_war(match: Match, seat: int) -> bool:
    view = match.view(seat)
    origin = view["origin"]
    return view["verb"] == "attack" and armed(3)(match, seat) and view["tanks"][origin] + view["airplanes"][origin] > 0


SCENES: dict[str, Callable[[], Plain]] = {
    "founding": lambda: seek("founding", 4, lambda m, s: m.view()["turns"] == 2),
    "bidding": lambda: seek("bidding", 5, lambda m, s: m.view()["round_number"] == 2),
    "choosing": lambda: seek("choosing", 4, lambda m, s: len(m.view()["waiting"]) == 3),
    "acting": lambda: seek("acting", 4, various),
    "aiming": lambda: seek("aiming", 4, lambda m, s: at_war(m, s) and len(m.legal(s)) > 2),
    "soldiers": lambda: seek("soldiers", 4, lambda m, s: at_war(m, s) and len(m.legal(s)) > 2),
    "assault": lambda: seek("assault", 4, fought),
    "cannons": lambda: seek("cannons", 3, lambda m, s: True),
    "intercepting": lambda: seek("intercepting", 4, lambda m, s: True),
    "dropping": lambda: seek("dropping", 5, lambda m, s: True),
    "over": lambda: seek("over", 5, lambda m, s: True),
}


def fixtures() -> Fixtures:
    yield "facts", facts(GAME, players=4, goal="30")
    yield "fields", fields(GAME)
    yield "sentences", sentences(GAME)
    for name, scene in SCENES.items():
        yield name, scene()
