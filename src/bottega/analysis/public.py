"""What can be said about a running game from what everybody may know: chances to win, and moves to consider.

    found = assess(match, seed=7)
    found.chances            # of each seat, from worlds that a spectator considers possible
    found.candidates[0]      # what a bot would most likely do in these worlds

Every world is dealt by `redeal` for a spectator, and nothing else of the match is read. So the result depends only on
public information and the seed: the same public information and the same seed give the same bytes, whatever the hidden
cards are (`tests/analysis/test_public.py`).
"""

from collections import defaultdict
from copy import copy
from dataclasses import dataclass

import numpy as np

from ..bots import generator, sample_world
from ..bots.budget import Budget
from ..bots.chances import win_chances
from ..bots.search import SearchBot
from ..engine.contract import SPECTATOR
from ..engine.match import Match
from ..engine.record import State

WORLDS = 100
PLAYOUTS = 12  # in each world: together, a standard error of one or two percent
THOUGHT_WORLDS = 8  # in which a search looks for moves
ITERATIONS = 120  # of each search
MAX_CANDIDATES = 3
MIN_SHARE = 0.05  # of the searches, for a move that is worth naming
DIGITS = 4


@dataclass(frozen=True)
class Candidate:
    """A move that a bot would consider.

    `move` is the first of the moves that look the same to the others. `share` is the part of all searches that was
    spent on them, `expected` the result that the searches expect for the seat, from 0 to 1. `likely` is the share of
    worlds in which one of them is legal: nobody else knows whether the seat can play it.
    """

    move: int
    share: float
    expected: float
    likely: float


@dataclass(frozen=True)
class Assessment:
    """Each seat's chance to win; the seat to move, and what a bot would do there, the most likely first.

    There is no seat, and there are no candidates, if nobody or several seats have to choose.
    """

    chances: tuple[float, ...]
    seat: int | None
    candidates: tuple[Candidate, ...]


def assess(match: Match, seed: int, worlds: int = WORLDS, iterations: int = ITERATIONS) -> Assessment:
    """Assesses the present position of a match on the compiled rules (`target="cpu"`)."""
    rng = generator(seed)
    dealt = [sample_world(match, SPECTATOR, rng) for _ in range(worlds)]
    rows = [win_chances(match.game, world, PLAYOUTS, seed + n) for n, world in enumerate(dealt)]
    chances = tuple(round(float(chance), DIGITS) for chance in np.mean(rows, axis=0))
    # In a world that was dealt, nobody has made a secret choice yet: who has made one does not matter here.
    acting = _in_world(match, dealt[0]).actors
    seat = acting[0] if len(acting) == 1 else None
    found = () if seat is None else _candidates(match, seat, dealt[:THOUGHT_WORLDS], iterations, seed)
    return Assessment(chances, seat, found)


def _candidates(match: Match, seat: int, worlds: list[State], iterations: int, seed: int) -> tuple[Candidate, ...]:
    alike = match.game.moves.look_alikes
    visits, results, legal = defaultdict[int, float](float), defaultdict[int, float](float), defaultdict[int, int](int)
    for n, world in enumerate(worlds):
        there = _in_world(match, world)
        found = SearchBot(match.game, Budget(iterations=iterations), seed + n).explain(there, seat)
        for move in {alike(one.move.number)[0] for one in found.moves}:
            legal[move] += 1
        total = sum(one.visits for one in found.moves)
        for one in found.moves:
            share = one.visits / total if total else 0.0
            visits[alike(one.move.number)[0]] += share
            results[alike(one.move.number)[0]] += share * one.expected
    if len(legal) < 2:
        return ()  # the seat has no choice
    best = sorted(visits, key=lambda move: (-visits[move], move))[:MAX_CANDIDATES]
    return tuple(
        Candidate(
            move,
            round(visits[move] / len(worlds), DIGITS),
            round(results[move] / visits[move], DIGITS),
            round(legal[move] / len(worlds), DIGITS),
        )
        for move in best
        if visits[move] / len(worlds) >= MIN_SHARE
    )


def _in_world(match: Match, world: State) -> Match:
    there = copy(match)
    there.state = match.game.record.copy(world)
    return there
