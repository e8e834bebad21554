"""Worker processes: bots think, hints and analyses are computed here, never in the server's event loop.

    workers = Workers(count=2)
    await workers.start()
    number = await workers.choose(Position.of(match), seat, "master", seed)
    await workers.close()

`thinking.py` is what a worker can be asked, `process.py` is one worker, `crew.py` is all of them.
"""

from .crew import Workers
from .process import WorkerFailed
from .thinking import Advice, Position

__all__ = ["Advice", "Position", "WorkerFailed", "Workers"]
