"""Games on a CUDA device, one thread a game: `Batch` for programs that learn, `random_games` and `RandomPlay` for
testing and measuring.

Imported only by who asks for it; `docs/cuda.md` says how to use it and how fast it is.
"""

from .batch import Batch
from .playing import RandomPlay, random_games

__all__ = ["Batch", "RandomPlay", "random_games"]
