"""`python -m bottega.server.workers` compiles what bots need, so that nobody waits for it at a table."""

from ...games import GAMES
from .thinking import WarmUp

for slug in GAMES:
    WarmUp(slug).do(lambda done, total: None)
