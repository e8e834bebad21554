"""OpenSpiel from its wheel: its C++ code alone, and called move by move from Python.

The wheel has no function that only plays at random. For the C++ loop we use its Monte Carlo search with a single
simulation, which plays random games from a state; Python counts how long games are.
"""

import random
from collections.abc import Sequence
from functools import partial
from typing import Any

from .timing import Benchmark, Unit, serve

CARDS = ("gin_rummy", "euchre", "oh_hell", "hearts")  # with hidden hands, like our games
BOARDS = ("backgammon", "go(board_size=9)", "connect_four")  # games that pgx also has
WHO = "OpenSpiel"
EXPLORATION = 1.4


class OpenSpielGame:
    """A game of OpenSpiel after its set-up: chance nodes up to the first decision are resolved."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.game = pyspiel.load_game(name)
        self.random = random.Random(1)
        self.start = self.game.new_initial_state()
        self.resolve_chance(self.start)

    def resolve_chance(self, state: Any) -> None:
        while state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.random.choices(actions, chances)[0])

    def play(self, state: Any, most: int = 1_000_000, observe: Any = None) -> int:
        """Plays random legal moves to the end or to `most`; returns the decisions. `observe` makes a seat's tensor."""
        decisions = 0
        choose = self.random.choice
        while decisions < most and not state.is_terminal():
            if observe:
                observe(state, state.current_player())
            state.apply_action(choose(state.legal_actions()))
            decisions += 1
            self.resolve_chance(state)
        return decisions

    def choice(self) -> Any:
        """The first state with a choice; before a forced move OpenSpiel's searches return at once."""
        state = self.start.clone()
        while len(state.legal_actions()) == 1:
            self.play(state, 1)
        return state

    def middle(self) -> Any:
        """A state half-way through a random game."""
        played = self.start.clone()
        self.play(played)
        history = played.history()
        state = self.game.new_initial_state()
        for action in history[: len(history) // 2]:
            state.apply_action(action)
        self.resolve_chance(state)
        return state


def python_loop(name: str, tensors: bool) -> Unit:
    import pyspiel

    played = OpenSpielGame(name)
    observe = None
    if tensors:
        seen = played.game.get_type().provides_observation_tensor
        observe = pyspiel.State.observation_tensor if seen else pyspiel.State.information_state_tensor
    return lambda: (played.play(played.start.clone(), observe=observe), 1)


def cpp_loop(name: str) -> Unit:
    import pyspiel

    played = OpenSpielGame(name)
    games, counted = 100, 500
    length = sum(played.play(played.start.clone()) for _ in range(counted)) / counted
    player = pyspiel.MCTSBot(
        played.game, pyspiel.RandomRolloutEvaluator(games, 1), EXPLORATION, 1, 100, False, 1, False
    )

    def unit() -> tuple[int, int]:
        player.step(played.start)
        return round(games * length), games

    return unit


def copying(name: str) -> Unit:
    state = OpenSpielGame(name).middle()

    def unit() -> tuple[int, int]:
        for _ in range(100):
            state.clone()
        return 100, 0

    return unit


def redealing(name: str) -> Unit:
    played = OpenSpielGame(name)
    state = played.middle()
    seat, draw = state.current_player(), played.random.random

    def unit() -> tuple[int, int]:
        for _ in range(100):
            state.resample_from_infostate(seat, draw)
        return 100, 0

    return unit


def searching(name: str, hidden: bool, cpp: bool) -> Unit:
    """One decision of its information-set search, or of its plain search if nothing is hidden."""
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    played = OpenSpielGame(name)
    state = played.choice()
    iterations = 300 if cpp else 20
    searcher: Any
    if cpp and hidden:
        final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        searcher = pyspiel.ISMCTSBot(1, evaluator, EXPLORATION, iterations, -1, final, False, False)
    elif cpp:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        searcher = pyspiel.MCTSBot(played.game, evaluator, EXPLORATION, iterations, 1000, False, 1, False)
    elif hidden:
        searcher = ismcts.ISMCTSBot(played.game, mcts.RandomRolloutEvaluator(1), EXPLORATION, iterations)
    else:
        searcher = mcts.MCTSBot(played.game, EXPLORATION, iterations, mcts.RandomRolloutEvaluator(1))

    def unit() -> tuple[int, int]:
        searcher.step(state)
        return iterations, 0

    return unit


def benchmarks() -> Sequence[Benchmark]:
    import pyspiel  # noqa: F401 - fails here, once, if the peer is missing

    found = []
    for name in (*CARDS, *BOARDS):
        hidden = name in CARDS
        found += [
            Benchmark("play", WHO, name, ("cpp",), partial(cpp_loop, name)),
            Benchmark("play", WHO, name, ("python",), partial(python_loop, name, False)),
            Benchmark("observed", WHO, name, ("python",), partial(python_loop, name, True)),
            Benchmark("copy", WHO, name, ("python",), partial(copying, name)),
        ]
        if hidden:
            found.append(Benchmark("redeal", WHO, name, ("python",), partial(redealing, name)))
        for loop in ("cpp", "python"):
            how = (loop, "ismcts" if hidden else "mcts", "uniform", "opening")
            found.append(Benchmark("search", WHO, name, how, partial(searching, name, hidden, loop == "cpp")))
    return found


if __name__ == "__main__":
    serve(benchmarks, ["open_spiel", "numpy"])
