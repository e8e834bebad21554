"""pgx, on JAX: many games in one jitted loop of random legal moves; a game restarts when it ends.

Its step always makes the observation of the next player. `python -m peers.pgx_games gpu` runs it on a device.
"""

import sys
from collections.abc import Sequence
from functools import partial
from typing import Any

from .timing import Benchmark, Unit, serve

# The fastest of the batches 16, 64, 256, 1024 and 4096 on one core; a single game is measured too.
GOOD = {"backgammon": 16, "sparrow_mahjong": 16, "go_9x9": 64, "connect_four": 4096}
ON_DEVICE = (4096, 65_536, 262_144)
DECISIONS = 4096  # per call of the jitted loop, so that the call itself hardly counts


def playing(name: str, batch: int) -> Unit:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))
    steps = max(64, DECISIONS // batch)

    def one(carry: Any, key: Any) -> Any:
        state, ended = carry
        choice, chance = jax.random.split(key)
        moves = jax.random.categorical(choice, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=1)
        state = step(state, moves, jax.random.split(chance, batch))
        return (state, ended + state.terminated.sum()), None

    @partial(jax.jit, donate_argnums=0)
    def play(state: Any, key: Any) -> Any:
        (state, ended), _ = jax.lax.scan(one, (state, 0), jax.random.split(key, steps))
        return state, ended

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), batch))
    key = jax.random.key(2)

    def unit() -> tuple[int, int]:
        nonlocal state, key
        key, now = jax.random.split(key)
        state, ended = play(state, now)
        return steps * batch, int(ended)  # waits until it is done

    return unit


def benchmarks() -> Sequence[Benchmark]:
    import pgx  # noqa: F401 - fails here, once, if the peer is missing

    part = "gpu" if on_device() else "observed"
    return [
        Benchmark(part, "pgx", name, ("jitted",), partial(playing, name, batch), batch)
        for name, good in GOOD.items()
        for batch in (ON_DEVICE if on_device() else (1, good))
    ]


def on_device() -> bool:
    return sys.argv[1:] == ["gpu"]


def device() -> str:
    import jax

    return str(jax.devices("gpu")[0].device_kind)


if __name__ == "__main__":
    serve(benchmarks, ["pgx", "jax", "jaxlib"], device if on_device() else None)
