"""The kernels: one thread a game, through the same functions as every other environment.

They go through NVVM to PTX without link-time optimisation (`lto`): it is this code whose instructions were counted and
whose games were compared, see `docs/cuda.md`.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numba import config, cuda, types

from ...engine.chance import scatter
from ...engine.compile import compile
from ...engine.game import Game
from .. import builds, play
from .random_play import anybody, meet, play_on

SIMULATED = config.ENABLE_CUDASIM  # the simulator compiles nothing and takes no options
HOW: dict[str, Any] = {} if SIMULATED else {"lto": False}
IN_SHARED_MEMORY: dict[str, Any] = {} if SIMULATED else {**HOW, "shared_memory_carveout": "maxshared"}


class Kernels(NamedTuple):
    """What a batch does with its games; `kernel[blocks, threads](...)` starts it."""

    begin: Any  # (games, seeds): begins every game whose seed is not negative
    step: Any  # (games, moves, refused): plays a move in every game, unless it is not open
    show: Any  # (games): who is asked, what is open to him and what he knows


@cache
def environment(game: Game, players: int, opponents: str) -> Kernels:
    """The kernels of a batch; states, masks and observations are in the device's memory."""
    rules = builds.build(game, players, opponents, "cuda")
    begin_one, step_one, show_one = (rules.link(rule) for rule in (play.begin, play.step, play.show))
    await_one, is_open, mix = rules.link(play.await_choice), rules.link(play.is_open), rules.link(scatter)
    moves, seats = game.moves.size, game.record.seats
    weighed = moves if opponents == "greedy" else 1

    # Each kernel makes its own room: what a function has on its stack does not outlive it.

    @cuda.jit(**HOW)
    def begin(games, seeds):  # type: ignore[no-untyped-def]
        out, worth = cuda.local.array(moves, types.int16), cuda.local.array(weighed, types.int64)
        room = play.Room(out, worth, cuda.local.array((seats, 2), types.int64))
        i = cuda.grid(1)
        if i < seeds.size and seeds[i] >= 0:
            mix(games.tables[i].rng, seeds[i], 1)
            mix(games.rngs[i], seeds[i], 2)
            begin_one(games, i, room)

    @cuda.jit(**HOW)
    def step(games, chosen, refused):  # type: ignore[no-untyped-def]
        out, worth = cuda.local.array(moves, types.int16), cuda.local.array(weighed, types.int64)
        room = play.Room(out, worth, cuda.local.array((seats, 2), types.int64))
        i = cuda.grid(1)
        if i < chosen.size:
            games.ended[i] = False
            refused[i] = not is_open(games, i, chosen[i])
            if not refused[i]:
                step_one(games, i, chosen[i], room)

    @cuda.jit(**HOW)
    def show(games):  # type: ignore[no-untyped-def]
        out, worth = cuda.local.array(moves, types.int16), cuda.local.array(weighed, types.int64)
        room = play.Room(out, worth, cuda.local.array((seats, 2), types.int64))
        i = cuda.grid(1)
        if i < games.seats.size:
            await_one(games, i, room)
            show_one(games, i, room)

    return Kernels(begin, step, show)


@cuda.jit(device=True)
def _anybody_in_the_block(wishes):  # type: ignore[no-untyped-def]
    return cuda.syncthreads_or(np.int32(wishes))


@cuda.jit(device=True)
def _the_block_meets():  # type: ignore[no-untyped-def]
    cuda.syncthreads()


class Players(NamedTuple):
    """What plays at random."""

    set_up: Any  # (tables): lays the tables; the options are in the records and their generators started
    play: Any  # (words, blank, rngs, decisions, ended, most, again, pause): see `play_on`


def stride(game: Game) -> int:
    """How many words lie between two states in shared memory: an odd number, so that they begin in different banks."""
    return game.record.dtype.itemsize // 8 | 1


@cache
def players(game: Game) -> Players:
    """The kernels of random play. `play` is handed the states as rows of 8-byte words, and `blank` as one such row.

    While it plays, the states of a block stand in shared memory; the launch says how much of that there is.
    """
    rules = compile(game, "cuda", {anybody: _anybody_in_the_block, meet: _the_block_meets})
    lay, run = rules.setup, rules.link(play_on)
    record, moves = game.record.dtype, game.moves.size
    size, apart = record.itemsize // 8, stride(game)

    @cuda.jit(**HOW)
    def set_up(tables):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < tables.size:
            lay(tables[i])

    @cuda.jit(**IN_SHARED_MEMORY)
    def play(words, blank, rngs, decisions, ended, most, again, pause):  # type: ignore[no-untyped-def]
        states = cuda.shared.array(0, types.int64)
        first = cuda.threadIdx.x * apart
        own = states[first : first + size]
        out = cuda.local.array(moves, types.int16)
        rng = cuda.local.array(4, types.int64)
        thread = cuda.grid(1)
        i = min(thread, len(words) - 1)  # a thread too many plays the last game along, and keeps it to itself
        for k in range(size):
            own[k] = words[i, k]
        for k in range(4):
            rng[k] = rngs[i, k]
        taken, over = run(own.view(record)[0], own, blank, rng, out, most, again, pause)
        if i == thread:
            for k in range(size):
                words[i, k] = own[k]
            for k in range(4):
                rngs[i, k] = rng[k]
            decisions[i] = taken
            ended[i] = over

    return Players(set_up, play)
