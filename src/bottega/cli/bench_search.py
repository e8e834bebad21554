"""How fast the search thinks, beside OpenSpiel's on the games it has that come nearest, in one run.

The games differ, so a row compares engines at work, not the same work: a playout of gin rummy takes some hundred moves,
one of euchre about twenty, one of Leonardo da Vinci with four players over three hundred.
"""

import random
import sys
import time
from statistics import median
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from ..bots import bot, tree
from ..bots.budget import Budget
from ..bots.search import Mind
from ..engine.game import Game
from ..engine.match import Match
from .speech import Speech

RUNS = 5
PEER_GAMES = ("gin_rummy", "euchre", "oh_hell")


def figures(game: Game, players: int) -> list[dict[str, Any]]:
    """One row for each engine, game and way of playing out: iterations a second, and their ratio to the first."""
    rows = [*_own(game, players), *_peers()]
    for row in rows:
        row["ratio"] = rows[0]["iterations"] / row["iterations"]
    return rows


def _own(game: Game, players: int) -> list[dict[str, Any]]:
    opening = Match(game, players, seed=1, target="cpu")
    middle = Match(game, players, seed=1, target="cpu")
    seats = [bot("greedy", game, seat, "cpu") for seat in range(players)]
    for _ in range(40 * players):
        seat = middle.actors[0]
        middle.play(seat, seats[seat].choose(middle, seat))
    rows = []
    for slips, name in ((tree.UNIFORM, "uniform"), (tree.JUDGED, "judged")):
        for match, moment in ((opening, "opening"), (middle, "middle")):
            mind = Mind(game, 1, slips, 200_000)
            seat = match.actors[0]
            mind.think(match.state, seat, Budget(iterations=10), lambda: False)  # compiles
            rates = []
            for _ in range(RUNS):
                began = time.perf_counter()
                mind.think(match.state, seat, Budget(seconds=0.5), lambda: False)
                rates.append(mind.done / (time.perf_counter() - began))
            rows.append({"engine": "bottega", "game": game.slug, "moment": moment, "playout": name, **_spread(rates)})
    return rows


def _spread(rates: list[float]) -> dict[str, float]:
    return {"iterations": median(rates), "slowest": min(rates), "fastest": max(rates)}


def _peers() -> list[dict[str, Any]]:
    """OpenSpiel's C++ and Python searches, where it is installed (extra `peers`)."""
    try:
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts
    except ImportError:
        return []
    rows = []
    for name in PEER_GAMES:
        state = _dealt(pyspiel.load_game(name))
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        fast = pyspiel.ISMCTSBot(1, evaluator, 1.4, 300, -1, final, False, False)
        rows.append(
            {
                "engine": "OpenSpiel C++",
                "game": name,
                "moment": "opening",
                "playout": "uniform",
                **_timed(fast, state, 300),
            }
        )
        slow = ismcts.ISMCTSBot(
            game=state.get_game(), uct_c=1.4, evaluator=mcts.RandomRolloutEvaluator(1), max_simulations=10
        )
        rows.append(
            {
                "engine": "OpenSpiel Python",
                "game": name,
                "moment": "opening",
                "playout": "uniform",
                **_timed(slow, state, 10),
            }
        )
    return rows


def _dealt(game: Any) -> Any:
    chooser = random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chooser.choices(actions, chances)[0])
    return state


def _timed(searcher: Any, state: Any, simulations: int) -> dict[str, float]:
    rates = []
    for _ in range(RUNS):
        began = time.perf_counter()
        searcher.step(state)
        rates.append(simulations / (time.perf_counter() - began))
    return _spread(rates)


def sheet(rows: list[dict[str, Any]], speech: Speech) -> RenderableType:
    """The rows as a table."""
    table = Table(title=speech("bench-search-title"))
    for column in ("engine", "game", "moment", "playout"):
        table.add_column(speech(f"bench-{column}"))
    for column in ("iterations", "spread", "ratio"):
        table.add_column(speech(f"bench-{column}"), justify="right")
    for row in rows:
        table.add_row(
            row["engine"],
            row["game"],
            speech(f"bench-{row['moment']}"),
            speech(f"bench-{row['playout']}"),
            f"{row['iterations']:,.0f}",
            f"{row['slowest']:,.0f} - {row['fastest']:,.0f}",
            f"{row['ratio']:,.1f}",
        )
    if not any(row["engine"].startswith("OpenSpiel") for row in rows):
        table.caption = speech("bench-no-peers", python=sys.executable)
    return table
