"""A tournament in a process of its own, for the tests that end it without warning."""

import sys
from pathlib import Path

from bottega.arena import LocalRunner, Tournament, play
from tests.arena import GAME

LONG = Tournament(GAME, ("greedy", "random"), players=4, deals=6, seed="3")

if __name__ == "__main__":
    play(LONG, Path(sys.argv[1]), LocalRunner(2))
