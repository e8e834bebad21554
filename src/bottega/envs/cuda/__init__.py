"""Games on a CUDA device, one thread a game: `Batch` for programs that learn, `random_games` and `random_play` for
testing and measuring.

Imported only by who asks for it; `docs/cuda.md` says how to use it and how fast it is.
"""

from .batch import Batch
from .playing import random_games, random_play

__all__ = ["Batch", "random_games", "random_play"]
