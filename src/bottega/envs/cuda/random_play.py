"""Uniformly random play on one table, game after game, in the rules dialect.

On a device the 32 threads of a warp play 32 games in step. That is why games pause: a table is laid anew only every so
many decisions, when several games of the warp have ended, since all wait while one of them lays its table. What is
played does not depend on it.
"""

from typing import Any

from ...engine.chance import below
from ...engine.contract import actors, apply, legal, setup
from ...engine.playout import FIRST


def anybody(wishes: Any) -> Any:
    """Whether any game that is played in step with this one wishes so; `kernels.py` asks the warp."""
    return wishes


def meet() -> None:
    """All that play in step wait for each other here; `kernels.py` lets the warp meet."""


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


def play_on(s: Any, words: Any, blank: Any, rng: Any, out: Any, most: Any, again: Any, pause: Any) -> Any:
    """Plays so many decisions at most, each move chosen by `rng` from those that are listed.

    When a game ends, the next begins, if `again`. Returns the decisions taken and the games that ended.
    """
    decisions = 0
    ended = 0
    acting = actors(s)
    while anybody(acting != 0 and decisions < most):
        for _ in range(pause):
            meet()
            if acting != 0 and decisions < most:
                seat = FIRST[acting]
                n = legal(s, seat, out)
                apply(s, seat, out[below(rng, n)])
                acting = actors(s)
                decisions += 1
                ended += acting == 0
        if acting == 0 and again:
            lay_anew(s, words, blank)
            acting = actors(s)
    return decisions, ended
