"""Environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and whole batches on a device.

Importing this makes the games known to Gymnasium, where it is installed, as `bottega/Leonardo-v0` and so on.
"""

from importlib.util import find_spec

from ..games import GAMES


def _register() -> None:
    from gymnasium import register

    for slug in GAMES:
        register(
            f"bottega/{slug.capitalize()}-v0",
            entry_point="bottega.envs.solo:Solo",
            vector_entry_point="bottega.envs.vector:Vector",
            kwargs={"game": slug},
        )


if find_spec("gymnasium"):
    _register()
