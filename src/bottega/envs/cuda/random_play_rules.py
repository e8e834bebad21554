"""Uniformly random play, game after game, in the rules dialect.

On a device the 32 threads of a warp run in lockstep, and all of them wait while one does something different. So a game
that has ended waits until enough others of its warp have ended too: they are set up together, and the next games start
in the same phase. The moves do not depend on this.
"""

from typing import Any

from ...engine.chance import below
from ...engine.contract import actors, apply, legal, setup
from ...engine.playout import LOWEST_SEAT


def any_in_block(condition: Any) -> Any:
    """Whether the condition is true for any game of the block; `kernels.py` replaces this stub."""
    return condition


def count_in_block(condition: Any) -> Any:
    """The number of games of the block for which the condition is true; `kernels.py` replaces this stub."""
    return condition


def sync_block() -> None:
    """A barrier for the threads of the block; `kernels.py` replaces this stub."""


def set_up_again(s: Any, words: Any, blank: Any) -> None:
    """Sets up the next game; the generator continues. `words` are those of the state."""
    a, b, c, d = s.rng[0], s.rng[1], s.rng[2], s.rng[3]
    for k in range(blank.size):
        words[k] = blank[k]
    s.rng[0] = a
    s.rng[1] = b
    s.rng[2] = c
    s.rng[3] = d
    setup(s)


def play_random(s: Any, words: Any, blank: Any, rng: Any, out: Any, most: Any, again: Any, restart_at: Any) -> Any:
    """Plays at most `most` decisions; `rng` chooses each move from the legal ones.

    With `again` the next game starts when at most `restart_at` games of the block still go on. Returns the number of
    decisions and of games that ended.
    """
    decisions = 0
    ended = 0
    seat = 0
    n = 0
    acting = actors(s)
    going = acting != 0 and most > 0
    while any_in_block(going or (again and acting == 0)):
        if acting == 0 and again:
            set_up_again(s, words, blank)
            acting = actors(s)
            going = decisions < most
        many = True
        while many:
            if going:
                seat = LOWEST_SEAT[acting]
                n = legal(s, seat, out)
            sync_block()
            if going:
                apply(s, seat, out[below(rng, n)])
                acting = actors(s)
                decisions += 1
                ended += acting == 0
                going = acting != 0 and decisions < most
            many = count_in_block(going) > restart_at
    return decisions, ended
