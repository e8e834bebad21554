"""Uniformly random play on one table, game after game, in the rules dialect.

On a device the 32 threads of a warp play 32 games in step, and all wait for what one of them does. That is why a game
that has ended waits for the others: their tables are laid together, and the next games begin in the same phases. What
is played does not depend on it.
"""

from typing import Any

from ...engine.chance import below
from ...engine.contract import actors, apply, legal, setup
from ...engine.playout import LOWEST_SEAT


def anybody(so: Any) -> Any:
    """Whether it is so in any game that is played in step with this one; `kernels.py` asks the block."""
    return so


def meet() -> None:
    """All that play in step wait for each other here; `kernels.py` lets the block meet."""


def lay_anew(s: Any, words: Any, blank: Any) -> None:
    """Lays the table for the next game; chance goes on from where it was. `words` are those of the state."""
    a, b, c, d = s.rng[0], s.rng[1], s.rng[2], s.rng[3]
    for k in range(blank.size):
        words[k] = blank[k]
    s.rng[0] = a
    s.rng[1] = b
    s.rng[2] = c
    s.rng[3] = d
    setup(s)


def play_on(s: Any, words: Any, blank: Any, rng: Any, out: Any, most: Any, again: Any) -> Any:
    """Plays so many decisions at most, each move chosen by `rng` from those that are listed.

    When a game ends, the next begins, if `again`, once all in step with it have ended. Returns the decisions taken and
    the games that ended.
    """
    decisions = 0
    ended = 0
    seat = 0
    n = 0
    acting = actors(s)
    going = acting != 0 and most > 0
    while anybody(going or (again and acting == 0)):
        if acting == 0 and again:
            lay_anew(s, words, blank)
            acting = actors(s)
            going = decisions < most
        while anybody(going):
            if going:
                seat = LOWEST_SEAT[acting]
                n = legal(s, seat, out)
            meet()
            if going:
                apply(s, seat, out[below(rng, n)])
                acting = actors(s)
                decisions += 1
                ended += acting == 0
                going = acting != 0 and decisions < most
    return decisions, ended
