"""The spaces of the faces for PettingZoo and Gymnasium."""

import numpy as np
from gymnasium import spaces

from ..engine.observe import Layout


def row_space(layout: Layout) -> spaces.Box:
    """The space of a row of `layout`."""
    return spaces.Box(*layout.limits, dtype=np.int16)


def row_and_mask_space(layout: Layout, moves: int) -> spaces.Dict:
    """The space of a row and the moves that are open, as PettingZoo has them."""
    return spaces.Dict({"observation": row_space(layout), "action_mask": spaces.Box(0, 1, (moves,), np.int8)})
