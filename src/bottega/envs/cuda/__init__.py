"""Games on a CUDA device, one thread per game: `Batch` for learning, `random_games` and `RandomPlay` for tests and
benchmarks.

Nothing else imports this package. See `docs/cuda.md`.
"""

from ...engine.extras import extra

with extra("cuda"):
    import numba_cuda  # noqa: F401 - Numba has an older `numba.cuda`, which does not suffice

from .batch import Batch
from .random_play import RandomPlay, random_games

__all__ = ["Batch", "RandomPlay", "random_games"]
