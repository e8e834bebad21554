"""Expert iteration: the search plays games with the network, the network learns from them, and so on.

Generation 0 learns from millions of positions of the heuristic's games, while they are being played. Each later one
learns from games of the search with the best network so far, and its policy from the decisions in them. It replaces
that network if it wins at least its fair share against it with the same iterations. At the end the best network plays
against the search bot by the clock.

Every step is a fixed amount of work in pieces (`self_play.py`) for a crew of workers (`workers/crew.py`). So a run
gives the same networks with any number of workers, and after any number of interruptions, on the same kind of machine.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..bots.budget import Budget
from ..bots.net import Network
from ..bots.weights import where_from
from ..engine.errors import BottegaError
from ..workers import Progress, ignore_progress
from ..workers.crew import Crew, in_order
from .run_folder import RunFolder, versions
from .self_play import AgainstSearch, Contest, HeuristicGames, SearchGames, ShardOfGames, decisions_in_a_game
from .settings import RunSettings, switched
from .shards import read_choices, read_samples, summary, write_shard
from .training import train, train_on_playouts, train_policy

PART = 10_000  # positions of the heuristic's games in a piece of work
GAMES = (16, 64)  # games of the search in a piece of work, which is a shard: the fewest and the most
PIECES = 1000  # of which there are at most about this many before they grow
AS_IT_IS = "as it is"  # the name of the network without a variant

# What happens: the step, its generation, how much of it is done, and of how much. It may raise to stop the run.
Watch = Callable[[str, int, int, int], None]


def ignore_steps(step: str, generation: int, done: int, total: int) -> None:
    pass


class Run:
    """One run. With `start`, that network is generation 0, or generation 0 begins with it (`relearn`)."""

    def __init__(
        self, folder: RunFolder, crew: Crew, watch: Watch = ignore_steps, start: Network | None = None
    ) -> None:
        self.folder, self.settings, self.game = folder, folder.settings, folder.game
        self._crew, self._watch, self._start = crew, watch, start
        if not hasattr(self.game.part("heuristic"), "quiet"):
            raise BottegaError(f"{self.game.slug} does not say which positions are quiet, so no network can learn it")
        if start is not None and start.players != self.settings.players:
            raise BottegaError(f"the weights to start with are for {start.players} players")
        if start is None and self.settings.relearn:
            raise BottegaError("relearn needs weights to start with")

    def run(self) -> None:
        """Does all steps that are not finished yet."""
        if not self.folder.find("trained", 0):
            self._first_generation()
        for number in range(1, self.settings.generations + 1):
            if not self.folder.find("games", number):
                self._make_games(number)
            if not self.folder.find("trained", number):
                self._train(number)
            if not self.folder.find("gate", number):
                self._gate(number)
        self._save_best(self._final())

    # ---- steps

    def _first_generation(self) -> None:
        began, settings = time.monotonic(), self.settings
        if self._start is not None and not settings.relearn:
            self.folder.save(0, self._start)
            self.folder.add("trained", 0, started=True)
            return
        begun = self._start or settings.new_network(self.game)
        pieces = (
            HeuristicGames(begun, settings.playout_settings(), settings.seed, number, min(PART, settings.positions))
            for number in range(2**31)
        )
        parts = in_order(self._crew, pieces)
        network, outcome = train_on_playouts(
            begun,
            parts,
            settings.positions,
            settings.held,
            settings.first_training(),
            self._progress("trained", 0),
            settings.seed,
        )
        parts.close()  # type: ignore[attr-defined]
        self.folder.save(0, switched(network, settings.search_settings()))
        self.folder.add("trained", 0, seconds=_since(began), positions=settings.positions, **outcome.report())

    def _make_games(self, number: int) -> None:
        """Games that the search plays with the best network, each piece in a shard."""
        began, settings, best = time.monotonic(), self.settings, self.folder.load(self.folder.best)
        play, seed = settings.play_settings(best), settings.seed + 1000 * number
        games = min(settings.games, max(GAMES[0], min(GAMES[1], settings.games // PIECES)))
        pieces = range(-(-settings.games // games))
        missing = [piece for piece in pieces if not self.folder.shard(number, piece).is_file()]
        about: dict[str, Any] = {
            "game": self.game.slug,
            "players": settings.players,
            "rules": self.game.version,
            "generation": self.folder.best,
            "seed": seed,
            "settings": play._asdict(),
        }
        jobs = (
            ShardOfGames(SearchGames(best, play, seed, piece, games), {**about, "piece": piece}) for piece in missing
        )
        self._watch("games", number, len(pieces) - len(missing), len(pieces))
        for done, (piece, made) in enumerate(zip(missing, in_order(self._crew, jobs), strict=True), 1):
            write_shard(self.folder.shard(number, piece), made)
            self._watch("games", number, len(pieces) - len(missing) + done, len(pieces))
        self.folder.add("games", number, seconds=_since(began), **summary(self.folder.shards([number])))

    def _train(self, number: int) -> None:
        began, settings, best = time.monotonic(), self.settings, self.folder.load(self.folder.best)
        shards = self.folder.shards(range(max(1, number - settings.keep + 1), number + 1))
        base, seed = best, settings.seed + number
        if settings.restart:
            first = self.folder.load(0)
            base = replace(best, layers=first.layers, policy_layers=first.policy_layers)
        progress = self._progress("trained", number)
        network, outcome = train(base, read_samples(shards), settings.later_training(), progress, seed)
        facts = {"learned": outcome.learned, **outcome.report()}
        if settings.policy_uses:
            progress = self._progress("policy", number)
            network, found = train_policy(network, read_choices(shards), settings.policy_training(), progress, seed)
            facts |= {"learned": outcome.learned or found.learned, "policy": found.report()}
        self.folder.save(number, network)
        self.folder.add("trained", number, seconds=_since(began), **facts)

    def _gate(self, number: int) -> None:
        """Keeps the new network if it is at least as good as the best so far."""
        began, best = time.monotonic(), self.folder.best
        trained = self.folder.find("trained", number)
        if not (trained and trained["learned"]):
            self.folder.add("gate", number, against=best, kept=False, seconds=0.0)
            return
        if not self.settings.gate_deals:
            self.folder.add("gate", number, against=best, kept=True, seconds=0.0)
            return
        found = self._contest("gate", number, best)
        kept = found["share"] >= 100 / self.settings.players
        if kept and best > 0:  # how far the run has come since its beginning
            found["against_first"] = self._contest("against-first", number, 0)
        self.folder.add("gate", number, against=best, kept=kept, seconds=_since(began), **found)

    def _contest(self, step: str, number: int, other: int) -> dict[str, Any]:
        """Two generations play each deal from every seat."""
        mine, rival, deals = self.folder.load(number), self.folder.load(other), self.settings.gate_deals
        seed = self.settings.seed + 100_000 + 1000 * number + other
        jobs = (Contest(mine, rival, self.settings.gate_iterations, seed, deal) for deal in range(deals))
        shares = []
        for share in in_order(self._crew, jobs):
            shares.append(share)
            self._watch(step, number, len(shares), deals)
        return interval(np.array(shares))

    def _final(self) -> Network:
        """The best network with the variant that wins most against the search bot, by the clock."""
        settings, number = self.settings, self.folder.best
        best = self.folder.load(number)
        if not settings.final_deals:
            return best
        asked = {"deals": settings.final_deals, "move_time": settings.move_time, "variants": list(settings.variants)}
        line = self.folder.find("final", number)
        if not line or line["asked"] != asked:
            line = self._compare(number, best, asked)
        return best if line["chosen"] == AS_IT_IS else switched(best, line["chosen"])

    def _compare(self, number: int, best: Network, asked: dict[str, Any]) -> dict[str, Any]:
        began, settings, deals = time.monotonic(), self.settings, self.settings.final_deals
        budget = Budget.read(settings.move_time)
        named = {AS_IT_IS: best} | {text: switched(best, text) for text in settings.variants}

        def jobs() -> Iterator[AgainstSearch]:
            for deal in range(deals):  # all variants play a deal at about the same time, under the same load
                for network in named.values():
                    yield AgainstSearch(network, budget, settings.seed + 6, deal)

        total, played = deals * len(named), []
        for found in in_order(self._crew, jobs()):
            played.append(found)
            self._watch("final", number, len(played), total)
        results = {}
        for i, name in enumerate(named):
            shares, mine, others = np.array(played[i :: len(named)]).T
            results[name] = {**interval(shares), "iterations": [round(mine.mean()), round(others.mean())]}
        chosen = max(results, key=lambda name: float(results[name]["share"]))
        return self.folder.add("final", number, seconds=_since(began), asked=asked, results=results, chosen=chosen)

    def _save_best(self, network: Network) -> None:
        """Writes the weights with everything that is known about them."""
        results = [{k: v for k, v in line.items() if k != "calibration"} for line in self.folder.log]
        facts = {"seed": self.settings.seed, "settings": self.settings.describe(), "versions": versions()}
        self.folder.save_best(network, {**where_from(network), **facts, "results": results})

    def _progress(self, step: str, number: int) -> Progress:
        if self._watch is ignore_steps:
            return ignore_progress
        return lambda done, total: self._watch(step, number, done, total)


@dataclass(frozen=True)
class CompileAll:
    """Compiles everything that a run needs, for the cache on disk."""

    network: Network

    def run(self, report: Progress) -> None:
        network = self.network
        short = RunSettings(network.game.slug, network.players, iterations=2)
        HeuristicGames(network, short.playout_settings(), 1, 0, 10).run(report)
        SearchGames(network, short.play_settings(network), 1, 0, 1).run(report)
        Contest(network, network, 2, 1, 0).run(report)
        AgainstSearch(network, Budget(iterations=2), 1, 0).run(report)
        decisions_in_a_game(network)


def interval(shares: Any) -> dict[str, Any]:
    """The mean win share over deals in percent, with half of its 95 % interval."""
    half = 1.96 * float(shares.std(ddof=1)) / len(shares) ** 0.5 if len(shares) > 1 else 100.0
    return {"deals": len(shares), "share": round(100 * float(shares.mean()), 2), "half": round(100 * half, 2)}


def _since(began: float) -> float:
    return round(time.monotonic() - began, 1)
