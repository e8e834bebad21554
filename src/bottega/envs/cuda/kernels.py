"""The kernels: one thread per game. They call the same functions as all other environments."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numba import config, cuda, types

from ...engine.chance import seed_from
from ...engine.compile import compile
from ...engine.game import Game
from .. import builds, play
from .lowering import Kernel
from .random_play_rules import any_in_block, count_in_block, play_random, sync_block


def device_dtype(game: Game) -> Any:
    """The dtype of a state on a device. The CUDA simulator is plain Python, in which narrow fields would overflow."""
    return game.record.dtype if config.ENABLE_CUDASIM else game.record.narrow


class BatchKernels(NamedTuple):
    """The kernels of a batch."""

    begin: Kernel  # (games, seeds): starts every game whose seed is not negative
    step: Kernel  # (games, moves, refused): plays a move in every game, unless it is illegal
    resume: Kernel  # (games): advances every game to the next choice


@cache
def batch_kernels(game: Game, players: int, opponents: str) -> BatchKernels:
    """The kernels of a batch; states, masks and observations are in the memory of the device."""
    rules = builds.build(game, players, opponents, "cuda")
    begin_one, step_one, resume_one = (rules.link(rule) for rule in (play.begin, play.step, play.resume))
    is_legal, seed = rules.link(play.is_legal), rules.link(seed_from)
    moves, seats = game.moves.size, game.record.seats
    scored = moves if opponents == "greedy" else 1

    # Each kernel allocates its own scratch arrays, because local arrays do not outlive a function.

    def begin(games, seeds):  # type: ignore[no-untyped-def]
        out, worth = cuda.local.array(moves, types.int16), cuda.local.array(scored, types.int64)
        scratch = play.ScratchArrays(out, worth, cuda.local.array((seats, 2), types.int64))
        i = cuda.grid(1)
        if i < seeds.size and seeds[i] >= 0:
            seed(games.states[i].rng, seeds[i], 1)
            seed(games.rngs[i], seeds[i], 2)
            begin_one(games, i, scratch)

    def step(games, chosen, refused):  # type: ignore[no-untyped-def]
        out, worth = cuda.local.array(moves, types.int16), cuda.local.array(scored, types.int64)
        scratch = play.ScratchArrays(out, worth, cuda.local.array((seats, 2), types.int64))
        i = cuda.grid(1)
        if i < chosen.size:
            games.ended[i] = False
            refused[i] = not is_legal(games, i, chosen[i])
            if not refused[i]:
                step_one(games, i, chosen[i], scratch)

    def resume(games):  # type: ignore[no-untyped-def]
        out, worth = cuda.local.array(moves, types.int16), cuda.local.array(scored, types.int64)
        scratch = play.ScratchArrays(out, worth, cuda.local.array((seats, 2), types.int64))
        i = cuda.grid(1)
        if i < games.seats.size:
            resume_one(games, i, scratch)

    return BatchKernels(*(Kernel(game.package, kernel) for kernel in (begin, step, resume)))


@cuda.jit(device=True)
def _any_in_block(condition):  # type: ignore[no-untyped-def]
    return cuda.syncthreads_or(np.int32(condition))


@cuda.jit(device=True)
def _count_in_block(condition):  # type: ignore[no-untyped-def]
    return cuda.syncthreads_count(np.int32(condition))


@cuda.jit(device=True)
def _sync_block():  # type: ignore[no-untyped-def]
    cuda.syncthreads()


class RandomPlayKernels(NamedTuple):
    """The kernels of random play."""

    set_up: Kernel  # (states): sets up the games; the options are in the records and their generators are seeded
    play: Kernel  # (words, blank, rngs, decisions, ended, most, again, restart_at): see `play_random`


def stride(game: Game) -> int:
    """The number of words between two states in shared memory; odd, so that they start in different banks."""
    return int(device_dtype(game).itemsize) // 8 | 1


@cache
def random_play_kernels(game: Game) -> RandomPlayKernels:
    """The kernels of random play. `play` takes the states as rows of 8-byte words, and `blank` as one such row.

    While it plays, the states of a block are in shared memory; the launch sets its size.
    """
    rules = compile(
        game, "cuda", {any_in_block: _any_in_block, count_in_block: _count_in_block, sync_block: _sync_block}
    )
    setup, run = rules.setup, rules.link(play_random)
    state, moves = device_dtype(game), game.moves.size
    size, apart = state.itemsize // 8, stride(game)

    def set_up(states):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < states.size:
            setup(states[i])

    def play(words, blank, rngs, decisions, ended, most, again, restart_at):  # type: ignore[no-untyped-def]
        states = cuda.shared.array(0, types.int64)
        first = cuda.threadIdx.x * apart
        own = states[first : first + size]
        out = cuda.local.array(moves, types.int16)
        rng = cuda.local.array(4, types.int64)
        thread = cuda.grid(1)
        i = min(thread, len(words) - 1)  # a surplus thread repeats the last game and stores nothing
        for k in range(size):
            own[k] = words[i, k]
        for k in range(4):
            rng[k] = rngs[i, k]
        taken, over = run(own.view(state)[0], own, blank, rng, out, most, again, restart_at)
        if i == thread:
            for k in range(size):
                words[i, k] = own[k]
            for k in range(4):
                rngs[i, k] = rng[k]
            decisions[i] = taken
            ended[i] = over

    own = game.package
    return RandomPlayKernels(Kernel(own, set_up), Kernel(own, play, shared_memory_carveout="maxshared"))
