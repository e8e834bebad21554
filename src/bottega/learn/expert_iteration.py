"""Expert iteration: the search plays games with the network, the network learns from them, and so on.

    python -m bottega.learn.expert_iteration GAME --seconds 500 --threads 16 --out FOLDER

The first generation learns from millions of games of the heuristic, while they are being played. Each later one learns
from games of the search with the best network so far. It replaces that network if it wins at least its fair share
against it with the same iterations, or always if `--gate-seconds` is 0. Contests against the search bot are by the
clock; they compare settings of the search and generations.
Two files in FOLDER are written after each step: `log.jsonl`, a line for each step, and `weights.npz`, all generations
and the best.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from .. import game as game_of
from ..bots.budget import Budget
from ..bots.net import Network
from ..engine.errors import BottegaError
from .games import PlayoutSettings, PlaySettings, Samples
from .self_play import HeuristicGames, TimedContest, contest, decisions_in_a_game, joined, make_games
from .training import TrainingSettings, train, train_on_playouts

PART = 10_000  # positions that a thread of the heuristic's games delivers at once


class Log:
    """Lines of JSON, on the screen and in a file."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / "log.jsonl"
        self._began = time.monotonic()

    def __call__(self, what: str, **facts: Any) -> None:
        line = json.dumps({"at": round(time.monotonic() - self._began, 1), "what": what, **facts})
        print(line, flush=True)
        with self._file.open("a") as file:
            file.write(line + "\n")


def interval(shares: Any) -> dict[str, Any]:
    """The mean win share over deals in percent, with half of its 95 % interval."""
    if len(shares) < 2:
        return {"deals": len(shares)}
    half = 1.96 * shares.std(ddof=1) / len(shares) ** 0.5
    return {"deals": len(shares), "share": round(100 * shares.mean(), 1), "half": round(100 * half, 1)}


def save(folder: Path, generations: list[Network], best: Network) -> None:
    """Writes all generations and the best one. A run that is stopped meanwhile leaves the old file."""
    arrays: dict[str, Any] = best.to_arrays("best_")
    for number, network in enumerate(generations):
        arrays |= network.to_arrays(f"g{number}_")
    partial = folder / "partial.npz"
    np.savez_compressed(partial, **arrays)
    os.replace(partial, folder / "weights.npz")


def main(arguments: list[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser()
    add = parser.add_argument
    add("game")
    add("--players", type=int, default=2)
    add("--seconds", type=float, default=500.0)
    add("--threads", type=int, default=os.cpu_count() or 1)
    add("--out", type=Path, required=True)
    add("--seed", type=int, default=1)
    add("--level", type=int, default=3, help="how quiet a position must be for the network, 2 or 3")
    add("--compile-only", action="store_true", help="compile what a run needs, for the cache on disk")
    add("--resume", type=Path, help="weights to continue from, the array names beginning with best_")
    add("--widths", nargs="+", default=["128,32"], help="of the two hidden layers; several are trained and compared")
    add("--first-seconds", type=float, default=120.0, help="of the heuristic's games and of learning from them")
    add("--first-threads", type=int, default=0, help="of the heuristic's games, beside the one that learns")
    add("--first-rate", type=float, default=2e-3)
    add("--batch", type=int, default=8192, help="positions in a step of the first generation")
    add("--recorded", type=int, default=12, help="percent of the positions in a good part of a heuristic's game")
    add("--held", type=int, default=100_000, help="positions held out in the first generation")
    add("--capacity", type=int, default=6_000_000, help="positions kept in the first generation")
    add("--switches", nargs="*", default=[], help="settings of the search to compare, such as horizon=25,level=2")
    add("--switch-seconds", type=float, default=0.0, help="of the contest that compares them, by the clock")
    add("--set", default="", help="switches of the network before anything is compared")
    add("--generations", type=int, default=1000, help="at most, besides the first")
    add("--iterations", type=int, default=200, help="of the search in games to learn from")
    add("--make-seconds", type=float, default=60.0)
    add("--train-seconds", type=float, default=10.0)
    add("--rate", type=float, default=2e-4)
    add("--later", type=int, default=85, help="percent of a target that come from later positions and the result")
    add("--restart", action="store_true", help="train each generation from the first one, not from the best")
    add("--gate-seconds", type=float, default=25.0, help="0: every generation that learned something is kept")
    add("--gate-iterations", type=int, default=800)
    add("--keep", type=int, default=1000, help="generations whose games are learned from")
    add("--move-time", default="0.05s", help="a move in contests against the search bot")
    add("--yardstick-seconds", type=float, default=60.0, help="of the last contest against the search bot")
    add("--finals", nargs="+", default=["best"], help="who plays it: first or best, with switches: best:horizon=20")
    given = parser.parse_args(arguments)
    if given.compile_only:
        compile_search(Network.new(game_of(given.game), given.players))
    else:
        Run(given).run()


def play_settings(network: Network, iterations: int, later: int = 85) -> PlaySettings:
    """How to play games to learn from."""
    return PlaySettings(
        iterations,
        network.level,
        random_moves=2,
        sampled_moves=10,
        heuristic_turns=4,
        quick_moves=60,
        later=later,
    )


def compile_search(network: Network) -> None:
    """Compiles everything that is needed after the first generation."""
    TimedContest([network], Budget(iterations=2), 1e9, 1, 1).run(deals=1)
    decisions_in_a_game(network)
    make_games(network, play_settings(network, 2), 1e9, 1, 1, 10_000, most=1)
    contest((network, 2, network.level), (network, 2, network.level), 1e9, 1, 1, deals=1)


class Run:
    """One run of expert iteration."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.deadline = time.monotonic() + float(given.seconds)
        self.log = Log(given.out)
        self.game = game_of(given.game)
        self.generations: list[Network] = []
        self.kept: list[Samples] = []  # of the search's games, by generation
        self.summary: dict[str, Any] = {}
        settings = {name: str(value) if isinstance(value, Path) else value for name, value in vars(given).items()}
        self.log("begin", **settings)

    @property
    def left(self) -> float:
        """Seconds until the run must be over."""
        return self.deadline - time.monotonic()

    def run(self) -> None:
        """Makes generations until the time is over, then measures the best one."""
        given = self.given
        widths = [(int(first), int(second)) for first, second in (text.split(",") for text in given.widths)]
        blanks = [Network.new(self.game, given.players, given.seed, each, given.level) for each in widths]
        if given.resume:
            self.best = self.resume(given.resume)
            self.compile()
        else:
            self.first_generation(blanks)
        if given.set:
            self.best = self.switched(self.best, given.set)
        self.first = self.best
        if given.switch_seconds:
            self.choose_search()
        number = 1
        reserve = given.yardstick_seconds + 5
        while number <= given.generations and self.left > reserve + self.seconds_of_a_generation:
            self.generation(number)
            number += 1
        rest = min(self.left - 3, given.yardstick_seconds)
        if rest > 0:
            self.yardstick(rest)
        self.log("end", generations=len(self.generations), **self.summary)

    @property
    def seconds_of_a_generation(self) -> float:
        return float(self.given.make_seconds + self.given.train_seconds + self.given.gate_seconds)

    def compile(self) -> None:
        """Compiles or loads what is needed after the first generation."""
        began = time.monotonic()
        compile_search(self.best)
        self.log("compiled", seconds=round(time.monotonic() - began, 1))

    def resume(self, path: Path) -> Network:
        """The best network of an earlier run."""
        network = Network.load(self.game, path, "best_")
        if network.players != self.given.players:
            raise BottegaError(f"the weights in {path} are for {network.players} players")
        self.generations.append(network)
        self.log("resumed", level=network.level)
        return network

    def first_generation(self, blanks: list[Network]) -> None:
        """Learns from games of the heuristic while they are played. Another process compiles the rest meanwhile."""
        given = self.given
        compiling = subprocess.Popen(
            [sys.executable, "-m", f"{__package__}.expert_iteration", given.game, "--compile-only", "--out", given.out,
             "--players", str(given.players)]
        )  # fmt: skip
        played = PlayoutSettings(given.level, random_moves=25, sampled_moves=50, recorded=given.recorded)
        games = HeuristicGames(blanks[0], played, given.first_threads or given.threads, given.seed, PART)
        how = TrainingSettings(
            given.first_seconds, 10**9, given.batch, given.first_rate, capacity=given.capacity, held=given.held
        )
        trained = train_on_playouts(blanks, games, how, lambda **facts: self.log("learning", **facts), given.seed)
        for network, outcome in trained:
            self.log("trained", generation=0, width=len(network.layers["b1"]), **outcome.report())
        self.generations = [network for network, _ in trained]
        self.best = min(trained, key=lambda one: min(one[1].held_out))[0]
        self.summary["constant"] = round(trained[0][1].constant, 4)
        self.summary["held_out"] = [round(min(outcome.held_out), 4) for _, outcome in trained]
        save(given.out, self.generations, self.best)
        if compiling.wait():
            raise BottegaError(f"compiling {given.game} failed")
        self.compile()

    def choose_search(self) -> None:
        """Compares the best network as it is and with each of the switches, and keeps what wins most."""
        named = {"as it is": self.best} | {each: self.switched(self.best, each) for each in self.given.switches}
        later = self.given.yardstick_seconds + 10 + min(self.given.generations, 1) * self.seconds_of_a_generation
        shares = self.against_search(named, min(self.given.switch_seconds, self.left - later), "switches")
        best = max(named, key=lambda name: shares.get(name, 0.0))
        self.best = named[best]
        self.log("chosen", name=best)
        save(self.given.out, self.generations, self.best)

    def switched(self, network: Network, switches: str) -> Network:
        """A network with other settings: `horizon=25` (percent of the decisions in a game), `level=2`, ..."""
        found = network
        for switch in switches.split(","):
            name, value = switch.split("=")
            if name == "horizon":
                found = replace(found, horizon=round(decisions_in_a_game(found) * int(value) / 100))
            elif name == "level":
                found = replace(found, level=int(value))
            elif name == "playouts":
                found = replace(found, playouts=int(value))
            elif name == "reuse":
                found = replace(found, reuse=value == "1")
            elif name == "exploration":
                found = replace(found, exploration=float(value))
            elif name == "temperature":
                found = replace(found, temperature=float(value))
            else:
                raise BottegaError(f"there is no switch {name!r}")
        return found

    def against_search(self, named: dict[str, Network], seconds: float, what: str) -> dict[str, float]:
        """Plays against the search bot by the clock; returns the win shares."""
        played = TimedContest(
            list(named.values()), Budget.read(self.given.move_time), seconds, self.given.threads, self.given.seed + 6
        )

        def found() -> dict[str, Any]:
            return {
                name: {**interval(played.of(i)), "iterations": [round(x) for x in played.pace(i)]}
                for i, name in enumerate(named)
            }

        played.run(lambda: self.log(f"{what} so far", **found()))
        self.log(what, move_time=self.given.move_time, **found())
        self.summary[what] = {name: [one.get("share"), one.get("half"), one["deals"]] for name, one in found().items()}
        return {name: one["share"] for name, one in found().items() if "share" in one}

    def generation(self, number: int) -> None:
        """Makes games with the best network, trains on them, and keeps the new network if it is at least as good."""
        given = self.given
        self.kept = [*self.kept, self.search_games(number)][-given.keep :]
        how = TrainingSettings(given.train_seconds, rate=given.rate, checks=20)
        base = replace(self.best, layers=self.first.layers) if given.restart else self.best
        network, outcome = train(base, joined(self.kept), how, seed=number)
        self.log("trained", generation=number, **outcome.report())
        self.generations.append(network)
        if not outcome.learned:
            self.log("gate", generation=number, kept=False, same_network=True)
        elif not given.gate_seconds or self.is_better(network, number):
            self.best = network
        save(given.out, self.generations, self.best)

    def search_games(self, number: int) -> Samples:
        """Games that the search plays with the best network."""
        given = self.given
        settings, seed = play_settings(self.best, given.iterations, given.later), given.seed + 10 * number
        began = time.monotonic()
        samples, played = make_games(self.best, settings, given.make_seconds, given.threads, seed, 10**6)
        self.log(
            "games",
            generation=number,
            games=played,
            samples=len(samples.game),
            per_second=round(played / (time.monotonic() - began), 2),
            searched=round(float((samples.searched >= 0).mean()), 3),
        )
        return samples

    def is_better(self, network: Network, number: int) -> bool:
        """Whether a network wins its fair share or more against the best so far, with the same iterations."""
        given, iterations = self.given, self.given.gate_iterations
        sides = (network, iterations, network.level), (self.best, iterations, self.best.level)
        shares = contest(*sides, given.gate_seconds, given.threads, number + 100)
        better = len(shares) > 1 and float(shares.mean()) >= 1 / given.players
        self.log("gate", generation=number, kept=better, **interval(shares))
        self.summary[f"gate {number}"] = interval(shares)
        return better

    def yardstick(self, seconds: float) -> None:
        """Compares the finalists with the search bot, by the clock, and keeps what wins most."""
        named = {name: self.finalist(name) for name in self.given.finals}
        shares = self.against_search(named, seconds, "yardstick")
        best = max(named, key=lambda name: shares.get(name, 0.0))
        self.best = named[best]
        self.log("chosen", name=best)
        save(self.given.out, self.generations, self.best)

    def finalist(self, name: str) -> Network:
        """`first` or `best`, with switches after a colon."""
        who, _, switches = name.partition(":")
        if who not in ("first", "best"):
            raise BottegaError(f"there is no finalist {who!r}: it is first or best")
        network = self.first if who == "first" else self.best
        return self.switched(network, switches) if switches else network


if __name__ == "__main__":
    main()
