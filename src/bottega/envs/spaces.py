"""The observation spaces for PettingZoo and Gymnasium."""

import numpy as np
from gymnasium import spaces

from ..engine.observe import Layout


def observation_space(layout: Layout) -> spaces.Box:
    """The space of an observation."""
    return spaces.Box(*layout.limits, dtype=np.int16)


def masked_observation_space(layout: Layout, moves: int) -> spaces.Dict:
    """The space of an observation with an action mask, as PettingZoo expects it."""
    return spaces.Dict({"observation": observation_space(layout), "action_mask": spaces.Box(0, 1, (moves,), np.int8)})
