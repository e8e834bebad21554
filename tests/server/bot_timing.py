"""Does the time of a bot's move depend on what its seat cannot know? A permutation test over many positions.

At random moments of random games, everything that the bot's seat cannot know is dealt again, twice. In both worlds the
bot chooses several times, in random order, exactly as a worker of the server lets it choose. If the worlds do not
matter, the times of a position are as good as shuffled between them: the p-value says how often shuffled times differ
at least as much. The CPU time of the process is measured, so that other programs on the machine matter less.

`python -m tests.server.bot_timing` runs it for all games and for all levels whose budget is no time by itself.
"""

import argparse
import json
import random
import time
from collections.abc import Sequence

import numpy as np

import bottega
from bottega.bots import generator, is_timed, sample_world
from bottega.bots.levels import LEVELS
from bottega.server.bot_jobs import ChooseMove, Position
from bottega.workers import ignore_progress
from tests.games.secrecy import Secrets, secrets

Times = Sequence[tuple[Sequence[float], Sequence[float]]]  # of each position: the seconds in one world and in the other


def timed_levels(slug: str) -> list[str]:
    """The levels that think for as long as they need. The others stop after a time that is the same for every move."""
    return [level for level in LEVELS if not is_timed(level, bottega.game(slug))]


def choose_times(slug: str, level: str, positions: int, repeats: int, rng: random.Random) -> Times:
    """The times of a bot's choices in pairs of worlds that its seat cannot tell apart. Its choices must be the same."""
    hides: Secrets = secrets(slug)
    deals = generator(rng.randrange(2**31))
    found: list[tuple[list[float], list[float]]] = []
    while len(found) < positions:
        table = rng.choice(hides.tables)
        match = table.begin(rng.randrange(1000))
        for seat, _ in hides.stops(match, table.driver, rng, 0.1):
            worlds = []
            for _ in range(2):
                state = match.state
                match.state = sample_world(match, seat, deals)
                worlds.append(Position.of(match))
                match.state = state
            if worlds[0].state != worlds[1].state:
                found.append(_times(worlds, seat, level, repeats, rng))
            if len(found) == positions:
                break
    return found


def _times(
    worlds: list[Position], seat: int, level: str, repeats: int, rng: random.Random
) -> tuple[list[float], list[float]]:
    times: tuple[list[float], list[float]] = [], []
    order = [0, 1] * repeats
    rng.shuffle(order)
    chosen = set()
    for world in [0, 1, *order]:  # the first two times do not count
        job = ChooseMove(worlds[world], seat, level, 1)
        started = time.process_time()
        chosen.add(job.run(ignore_progress))
        times[world].append(time.process_time() - started)
    assert len(chosen) == 1, "a bot's choice depends on what its seat cannot know"
    return times[0][1:], times[1][1:]


def p_value(times: Times, rng: np.random.Generator, permutations: int = 2000) -> float:
    """How often times that are shuffled between the two worlds of each position differ at least as much."""
    pooled = np.log(np.array([[*one, *other] for one, other in times]))
    half = pooled.shape[1] // 2

    def statistic(values: np.ndarray) -> float:
        difference = np.median(values[:, :half], axis=1) - np.median(values[:, half:], axis=1)
        return float(np.abs(difference).sum())

    seen = statistic(pooled)
    as_much = sum(statistic(rng.permuted(pooled, axis=1)) >= seen for _ in range(permutations))
    return (as_much + 1) / (permutations + 1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Test whether the time of a bot's move reveals something.")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--repeats", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng, numbers = random.Random(given.seed), np.random.default_rng(given.seed)
    for slug in bottega.GAMES:
        for level in timed_levels(slug):
            times = choose_times(slug, level, given.positions, given.repeats, rng)
            median = float(np.median([seconds for pair in times for world in pair for seconds in world]))
            row = {"game": slug, "level": level, "positions": len(times), "repeats": given.repeats}
            print(
                json.dumps(row | {"median ms": round(1000 * median, 2), "p": round(p_value(times, numbers), 4)}),
                flush=True,
            )


if __name__ == "__main__":
    main()
