"""The kernels: one thread a game, through the same functions as every other environment."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numba import config, cuda, types

from ...engine.chance import seed_from
from ...engine.compile import compile
from ...engine.game import Game
from .. import builds, play
from .lowering import Kernel
from .random_play import anybody, meet, play_on


def record(game: Game) -> Any:
    """The dtype of a state on a device. The simulator is plain Python, which would wrap around in narrow fields."""
    return game.record.dtype if config.ENABLE_CUDASIM else game.record.narrow


class Kernels(NamedTuple):
    """What a batch does with its games."""

    begin: Kernel  # (games, seeds): begins every game whose seed is not negative
    step: Kernel  # (games, moves, refused): plays a move in every game, unless it is not open
    resume: Kernel  # (games): plays on to the next choice: who is asked, what is open to him and what he knows


@cache
def environment(game: Game, players: int, opponents: str) -> Kernels:
    """The kernels of a batch; states, masks and observations are in the device's memory."""
    rules = builds.build(game, players, opponents, "cuda")
    begin_one, step_one, resume_one = (rules.link(rule) for rule in (play.begin, play.step, play.resume))
    is_open, mix = rules.link(play.is_open), rules.link(seed_from)
    moves, seats = game.moves.size, game.record.seats
    weighed = moves if opponents == "greedy" else 1

    # Each kernel makes its own room: what a function has on its stack does not outlive it.

    def begin(games, seeds):  # type: ignore[no-untyped-def]
        out, worth = cuda.local.array(moves, types.int16), cuda.local.array(weighed, types.int64)
        room = play.Room(out, worth, cuda.local.array((seats, 2), types.int64))
        i = cuda.grid(1)
        if i < seeds.size and seeds[i] >= 0:
            mix(games.tables[i].rng, seeds[i], 1)
            mix(games.rngs[i], seeds[i], 2)
            begin_one(games, i, room)

    def step(games, chosen, refused):  # type: ignore[no-untyped-def]
        out, worth = cuda.local.array(moves, types.int16), cuda.local.array(weighed, types.int64)
        room = play.Room(out, worth, cuda.local.array((seats, 2), types.int64))
        i = cuda.grid(1)
        if i < chosen.size:
            games.ended[i] = False
            refused[i] = not is_open(games, i, chosen[i])
            if not refused[i]:
                step_one(games, i, chosen[i], room)

    def resume(games):  # type: ignore[no-untyped-def]
        out, worth = cuda.local.array(moves, types.int16), cuda.local.array(weighed, types.int64)
        room = play.Room(out, worth, cuda.local.array((seats, 2), types.int64))
        i = cuda.grid(1)
        if i < games.seats.size:
            resume_one(games, i, room)

    return Kernels(Kernel(begin), Kernel(step), Kernel(resume))


@cuda.jit(device=True)
def _anybody_in_the_block(so):  # type: ignore[no-untyped-def]
    return cuda.syncthreads_or(np.int32(so))


@cuda.jit(device=True)
def _the_block_meets():  # type: ignore[no-untyped-def]
    cuda.syncthreads()


class Players(NamedTuple):
    """What plays at random."""

    set_up: Kernel  # (tables): lays the tables; the options are in the records and their generators started
    play: Kernel  # (words, blank, rngs, decisions, ended, most, again): see `play_on`


def stride(game: Game) -> int:
    """How many words lie between two states in shared memory: an odd number, so that they begin in different banks."""
    return int(record(game).itemsize) // 8 | 1


@cache
def players(game: Game) -> Players:
    """The kernels of random play. `play` is handed the states as rows of 8-byte words, and `blank` as one such row.

    While it plays, the states of a block stand in shared memory; the launch says how much of that there is.
    """
    rules = compile(game, "cuda", {anybody: _anybody_in_the_block, meet: _the_block_meets})
    lay, run = rules.setup, rules.link(play_on)
    state, moves = record(game), game.moves.size
    size, apart = state.itemsize // 8, stride(game)

    def set_up(tables):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < tables.size:
            lay(tables[i])

    def play(words, blank, rngs, decisions, ended, most, again):  # type: ignore[no-untyped-def]
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
        taken, over = run(own.view(state)[0], own, blank, rng, out, most, again)
        if i == thread:
            for k in range(size):
                words[i, k] = own[k]
            for k in range(4):
                rngs[i, k] = rng[k]
            decisions[i] = taken
            ended[i] = over

    return Players(Kernel(set_up), Kernel(play, shared_memory_carveout="maxshared"))
