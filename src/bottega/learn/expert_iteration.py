"""Expert iteration: the search plays games with the network, the network learns from them, and so on.

    python -m bottega.learn.expert_iteration GAME --seconds 500 --threads 16 --out FOLDER

The first generation learns from games of the heuristic. Each later one learns from games of the search with the best
network so far, and replaces it if it wins at least its fair share against it with the same iterations. Two files in
FOLDER are written after each step: `log.jsonl`, a line for each step, and `weights.npz`, all generations and the best.
"""

import argparse
import json
import os
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from .. import game as game_of
from ..bots.budget import Budget
from ..bots.net import Network
from ..bots.net_tree import TO_THE_END
from ..engine.errors import BottegaError
from .games import PlaySettings, Samples
from .self_play import contest, iterations_in, joined, make_games, timed_contest
from .training import TrainingSettings, train

# Factors of the search's exploration and temperature; each generation tries one pair.
TRIALS = ((0.5, 1.0), (1.0, 2.0), (0.7, 1.0), (1.0, 0.6), (1.5, 1.0), (0.7, 1.5))


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
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=500.0)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=80, help="of the search in games to learn from")
    parser.add_argument(
        "--level",
        type=int,
        default=0,
        help="how quiet a position must be for the network, 2 or 3; 0 chooses what wins more",
    )
    parser.add_argument("--first-rows", type=int, default=1_500_000, help="positions of the heuristic's games")
    parser.add_argument("--first-seconds", type=float, default=15.0)
    parser.add_argument("--train-seconds", type=float, default=15.0)
    parser.add_argument("--make-seconds", type=float, default=40.0)
    parser.add_argument("--gate-seconds", type=float, default=12.0)
    parser.add_argument(
        "--yardstick-seconds", type=float, default=60.0, help="of the contest at the end, with 0.05 s a move"
    )
    parser.add_argument(
        "--move-seconds", type=float, default=0.005, help="processor time of a move in all other contests"
    )
    parser.add_argument("--widths", type=int, nargs=2, default=(128, 32))
    parser.add_argument("--search-share", type=float, default=0.5, help="of the search's mean result in the target")
    parser.add_argument("--resume", type=Path, help="weights to continue from, the array names beginning with best_")
    parser.add_argument("--generations", type=int, default=1000, help="at most, besides the first")
    parser.add_argument("--keep", type=int, default=4, help="generations whose games are learned from")
    given = parser.parse_args(arguments)
    Run(given).run()


class Run:
    """One run of expert iteration."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.deadline = time.monotonic() + float(given.seconds)
        self.log = Log(given.out)
        self.game = game_of(given.game)
        self.generations: list[Network] = []
        self.kept: list[Samples] = []  # of the search's games, by generation
        self.level = given.level or 3
        settings = {name: str(value) if isinstance(value, Path) else value for name, value in vars(given).items()}
        self.log("begin", **settings)

    @property
    def left(self) -> float:
        """Seconds until the run must be over."""
        return self.deadline - time.monotonic()

    def run(self) -> None:
        """Makes generations until the time is over, then measures the best one."""
        given = self.given
        widths = (given.widths[0], given.widths[1])
        blank = Network.new(self.game, given.players, given.seed, widths, self.level)
        self.warm(blank)
        self.best = self.resume(given.resume) if given.resume else self.first_generation(blank)
        number = 1
        reserve = given.yardstick_seconds + 5
        while (
            number <= given.generations
            and self.left > reserve + given.make_seconds + given.train_seconds + 3 * given.gate_seconds
        ):
            self.generation(number)
            number += 1
        self.compare_levels()
        rest = min(self.left - 3, given.yardstick_seconds)
        if rest > 5:
            self.yardstick(rest)
        self.log("end", generations=len(self.generations))

    def warm(self, blank: Network) -> None:
        """Compiles everything that is needed, and measures how long an iteration takes."""
        began = time.monotonic()
        make_games(blank, self.settings(2), 1e9, 1, 1, 10_000, most=1)
        contest((blank, 2, 3), (blank, 2, TO_THE_END), 1e9, 1, 1, deals=1)
        self.log("compiled", seconds=round(time.monotonic() - began, 1))
        seconds = self.given.move_seconds
        self.pace = {
            level: iterations_in(blank, level, seconds, count=2 if seconds < 0.001 else 6)
            for level in (2, 3, TO_THE_END)
        }
        self.log("pace", move_seconds=seconds, iterations=self.pace)

    def settings(self, iterations: int) -> PlaySettings:
        """How to play games to learn from."""
        if iterations == 0:  # the heuristic alone: games are cheap, so few positions of each
            return PlaySettings(0, self.level, random_moves=8, sampled_moves=0, heuristic_turns=0, recorded=12)
        return PlaySettings(iterations, self.level, random_moves=2, sampled_moves=10, heuristic_turns=4, recorded=100)

    def resume(self, path: Path) -> Network:
        """The best network of an earlier run."""
        network = Network.load(self.game, path, "best_")
        if network.players != self.given.players:
            raise BottegaError(f"the weights in {path} are for {network.players} players")
        network = replace(network, level=self.given.level or network.level)
        self.level = network.level
        self.generations.append(network)
        self.log("resumed", level=self.level)
        return network

    def first_generation(self, blank: Network) -> Network:
        """Learns from games of the heuristic."""
        given = self.given
        samples, played = make_games(
            blank, self.settings(0), given.first_seconds, given.threads, given.seed, given.first_rows
        )
        self.log("games of the heuristic", games=played, samples=len(samples.game))
        network, outcome = train(blank, samples, TrainingSettings(given.train_seconds, search_share=given.search_share))
        self.log("trained", generation=0, **outcome.report())
        self.generations.append(network)
        save(given.out, self.generations, network)
        self.best = network
        self.against_search(network, 0)
        return self.best

    def generation(self, number: int) -> None:
        """Makes games with the best network, trains on them, and keeps the new network if it is at least as good."""
        given = self.given
        self.kept = [*self.kept, self.search_games(number)][-given.keep :]
        how = TrainingSettings(given.train_seconds, rate=7e-4, search_share=given.search_share)
        network, outcome = train(self.best, joined(self.kept), how, seed=number)
        self.log("trained", generation=number, **outcome.report())
        self.generations.append(network)
        if not outcome.learned:
            self.log("gate", generation=number, kept=False, same_network=True)
        elif self.is_better(network, number):
            self.best = network
        self.try_other_search(number)
        save(given.out, self.generations, self.best)
        self.against_search(self.best, number)

    def search_games(self, number: int) -> Samples:
        """Games that the search plays with the best network."""
        given = self.given
        settings, seed = self.settings(given.iterations), given.seed + 10 * number
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
        given, pace = self.given, self.pace[self.level]
        sides = (network, pace, self.level), (self.best, pace, self.level)
        shares = contest(*sides, given.gate_seconds, given.threads, number + 100)
        better = len(shares) > 1 and float(shares.mean()) >= 1 / given.players
        self.log("gate", generation=number, kept=better, **interval(shares))
        return better

    def try_other_search(self, number: int) -> None:
        """Compares another exploration or temperature with the present one, for the same network."""
        exploration, temperature = TRIALS[(number - 1) % len(TRIALS)]
        best, pace = self.best, self.pace[self.level]
        other = replace(best, exploration=best.exploration * exploration, temperature=best.temperature * temperature)
        shares = contest(
            (other, pace, self.level), (best, pace, self.level), self.given.gate_seconds / 2, self.given.threads, 700
        )
        found = interval(shares)
        better = found.get("share", 0) > 100 / self.given.players + found.get("half", 100) / 2
        self.log(
            "other search", exploration=other.exploration, temperature=other.temperature, kept=bool(better), **found
        )
        if better:
            self.best = other

    def against_search(self, network: Network, generation: int) -> None:
        """Compares the network with playouts; both get the same processor time in a game, though not at each move."""
        found = {}
        for level in (3, 2):
            shares = contest(
                (network, self.pace[level], level),
                (network, self.pace[TO_THE_END], TO_THE_END),
                self.given.gate_seconds / 2,
                self.given.threads,
                generation + 500,
            )
            self.log("against search", generation=generation, level=level, **interval(shares))
            found[level] = float(shares.mean()) if len(shares) else 0.0
        if not self.given.level:
            self.level = max(found, key=lambda level: found[level])
            self.best = replace(self.best, level=self.level)
            save(self.given.out, self.generations, self.best)
            self.log("level", generation=generation, level=self.level)

    def compare_levels(self) -> None:
        """Compares level 2 of quiet positions with level 3, for the best network."""
        pace = self.pace
        shares = contest(
            (self.best, pace[2], 2), (self.best, pace[3], 3), self.given.gate_seconds, self.given.threads, 900
        )
        self.log("level 2 against level 3", **interval(shares))

    def yardstick(self, seconds: float) -> None:
        """Compares the best network with the search bot, both with 0.05 s at each move."""
        budget = Budget.read("0.05s")
        shares, made = timed_contest(self.best, budget, seconds, self.given.threads, 7)
        self.log("yardstick 0.05s", level=self.best.level, iterations=[round(x) for x in made], **interval(shares))


if __name__ == "__main__":
    main()
