"""OpenSpiel, from its wheel: its C++ code playing by itself, and called move by move from Python.

The wheel has no function that only plays at random. The C++ loop is got from its Monte Carlo search with a single
simulation, which is so many random games from the state given; how long games are is counted in Python.
"""

import random
from collections.abc import Sequence
from functools import partial
from typing import Any

from .timing import Task, Unit, serve

CARDS = ("gin_rummy", "euchre", "oh_hell", "hearts")  # hidden hands: what comes nearest to games with secrets
BOARDS = ("backgammon", "go(board_size=9)", "connect_four")  # the games that pgx has, too
WHO = "OpenSpiel"
CURIOSITY = 1.4


class Table:
    """A game of OpenSpiel with its chance settled up to the first decision, as our games are set up."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.game = pyspiel.load_game(name)
        self.random = random.Random(1)
        self.start = self.game.new_initial_state()
        self.settle(self.start)

    def settle(self, state: Any) -> None:
        while state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.random.choices(actions, chances)[0])

    def play(self, state: Any, most: int = 1_000_000, observe: Any = None) -> int:
        """Random legal moves to the end, or so many; returns the decisions. `observe` makes the tensor of a seat."""
        decisions = 0
        choose = self.random.choice
        while decisions < most and not state.is_terminal():
            if observe:
                observe(state, state.current_player())
            state.apply_action(choose(state.legal_actions()))
            decisions += 1
            self.settle(state)
        return decisions

    def choice(self) -> Any:
        """The first state with something to choose: before a forced move its searches return without a thought."""
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
        self.settle(state)
        return state


def python_loop(name: str, tensors: bool) -> Unit:
    import pyspiel

    table = Table(name)
    observe = None
    if tensors:
        seen = table.game.get_type().provides_observation_tensor
        observe = pyspiel.State.observation_tensor if seen else pyspiel.State.information_state_tensor
    return lambda: (table.play(table.start.clone(), observe=observe), 1)


def cpp_loop(name: str) -> Unit:
    import pyspiel

    table = Table(name)
    games, counted = 100, 500
    length = sum(table.play(table.start.clone()) for _ in range(counted)) / counted
    player = pyspiel.MCTSBot(table.game, pyspiel.RandomRolloutEvaluator(games, 1), CURIOSITY, 1, 100, False, 1, False)

    def unit() -> tuple[int, int]:
        player.step(table.start)
        return round(games * length), games

    return unit


def copying(name: str) -> Unit:
    state = Table(name).middle()

    def unit() -> tuple[int, int]:
        for _ in range(100):
            state.clone()
        return 100, 0

    return unit


def redealing(name: str) -> Unit:
    table = Table(name)
    state = table.middle()
    seat, draw = state.current_player(), table.random.random

    def unit() -> tuple[int, int]:
        for _ in range(100):
            state.resample_from_infostate(seat, draw)
        return 100, 0

    return unit


def searching(name: str, hidden: bool, cpp: bool) -> Unit:
    """One decision of its information-set search, or of its plain search where nothing is hidden."""
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    table = Table(name)
    state = table.choice()
    iterations = 300 if cpp else 20
    searcher: Any
    if cpp and hidden:
        final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        searcher = pyspiel.ISMCTSBot(1, evaluator, CURIOSITY, iterations, -1, final, False, False)
    elif cpp:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        searcher = pyspiel.MCTSBot(table.game, evaluator, CURIOSITY, iterations, 1000, False, 1, False)
    elif hidden:
        searcher = ismcts.ISMCTSBot(table.game, mcts.RandomRolloutEvaluator(1), CURIOSITY, iterations)
    else:
        searcher = mcts.MCTSBot(table.game, CURIOSITY, iterations, mcts.RandomRolloutEvaluator(1))

    def unit() -> tuple[int, int]:
        searcher.step(state)
        return iterations, 0

    return unit


def tasks() -> Sequence[Task]:
    import pyspiel  # noqa: F401 - missing, it is missing for every task

    found = []
    for name in (*CARDS, *BOARDS):
        hidden = name in CARDS
        found += [
            Task("play", WHO, name, ("cpp",), partial(cpp_loop, name)),
            Task("play", WHO, name, ("python",), partial(python_loop, name, False)),
            Task("observed", WHO, name, ("python",), partial(python_loop, name, True)),
            Task("copy", WHO, name, ("python",), partial(copying, name)),
        ]
        if hidden:
            found.append(Task("redeal", WHO, name, ("python",), partial(redealing, name)))
        for loop in ("cpp", "python"):
            how = (loop, "ismcts" if hidden else "mcts", "uniform", "opening")
            found.append(Task("search", WHO, name, how, partial(searching, name, hidden, loop == "cpp")))
    return found


if __name__ == "__main__":
    serve(tasks, ["open_spiel", "numpy"])
