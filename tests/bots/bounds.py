"""Does compiled code stay inside its arrays? Bots play, and networks learn, with every index checked.

Compiled code reads and writes wherever an index points to, without a word. Here it is compiled so that an index outside
an array raises IndexError (`NUMBA_BOUNDSCHECK`), in a cache folder of its own.

`python -m tests.bots.bounds` does it for all games, `python -m tests.bots.bounds GAME` for one. It starts a new
process for each, because Numba reads that variable only once.
"""

import os
import subprocess
import sys
import tempfile
from itertools import cycle

import bottega
from bottega.bots import bot
from bottega.engine.match import Match
from bottega.learn.self_play import Contest, HeuristicGames, SearchGames
from bottega.learn.settings import RunSettings
from bottega.workers import ignore_progress

BOTS = ("net:12", "net", "search:12", "beginner:30")
ROWS, ITERATIONS = 50, 6  # positions of the heuristic's games, and iterations of a search


def play(slug: str) -> None:
    """One game of bots with every number of players, and one piece of each kind of training."""
    game = bottega.game(slug)
    for players in game.players:
        match = Match(game, players, seed="bounds", target="cpu")
        moves, bots = 0, cycle([bot(name, game, 1, "cpu") for name in BOTS])
        while not match.over:
            seat = match.actors[0]
            match.play(seat, next(bots).choose(match, seat))
            moves += 1
        settings = RunSettings.of(game, players, iterations=ITERATIONS)
        network = settings.new_network(game)
        HeuristicGames(network, settings.playout_settings(), 1, 0, ROWS).run(ignore_progress)
        SearchGames(network, settings.play_settings(network), 1, 0, 1).run(ignore_progress)
        Contest(network, network, ITERATIONS, 1, 0).run(ignore_progress)
        print(f"{slug}, {players} players: {moves} moves, all inside the arrays", flush=True)


def checked(slug: str) -> subprocess.CompletedProcess[str]:
    """Plays with checks, in a new process."""
    with tempfile.TemporaryDirectory() as cache:
        checks = {"NUMBA_BOUNDSCHECK": "1", "BOTTEGA_CACHE": cache}
        command = [sys.executable, "-c", f"from tests.bots.bounds import play; play({slug!r})"]
        return subprocess.run(command, env=os.environ | checks, text=True, capture_output=True, check=False)


def main() -> None:
    found = [checked(slug) for slug in sys.argv[1:] or bottega.GAMES]
    for one in found:
        print(one.stdout + one.stderr, end="")
    sys.exit(any(one.returncode for one in found))


if __name__ == "__main__":
    main()
