"""The six functions of every game. Engine, bots, environments and server use only these rules of a game.

Code for every game (playouts, search) calls these stubs. When it is built for a game, the game's own functions replace
them (see `compile.py`). All are in the rules dialect: `s` is the state record, `seat` counts from 0, a move is a whole
number.
"""

SPECTATOR = -1  # for `redeal`


def setup(s):
    """Makes the state before the first move. The record already holds the players and options. Chance: `chance`."""
    raise NotImplementedError


def actors(s):
    """The seats that may act now, one bit each: one for a turn, several for secret choices, none at the end."""
    raise NotImplementedError


def legal(s, seat, out):
    """Writes the legal moves of an acting seat into `out`; returns their number."""
    raise NotImplementedError


def apply(s, seat, move):
    """Plays one legal move of an acting seat, and everything that follows from it."""
    raise NotImplementedError


def redeal(s, seat):
    """Deals everything again that this seat cannot know, and keeps all that it does know. Chance comes from `s.rng`.

    SPECTATOR stands for somebody who sees what is open and no hand.
    """
    raise NotImplementedError


def scores(s, out):
    """Writes the present standing: out[seat, 0] the points, out[seat, 1] the tie-break (more is better)."""
    raise NotImplementedError


def emit(kind, *facts):
    """Reports what happens. The plain build records it as an event; the compiled builds leave it out."""


def offer(out, n, move):
    """Writes a legal move after the first n; returns the new number of moves."""
    out[n] = move
    return n + 1
