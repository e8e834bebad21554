"""`python -m bottega.server.workers` compiles what bots need, so that nobody waits for it at a table."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from ...games import GAMES
from .thinking import warm_up

if __name__ == "__main__":
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:  # a game on each core
        list(pool.map(warm_up, GAMES))
