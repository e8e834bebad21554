"""The six functions every game offers. The engine, bots, environments and server know nothing else about a game.

Code that is to work for every game (playouts, search) calls these names; building it for a game puts the game's own
functions in their place (see `compile.py`). All are in the rules dialect: `s` is the state record, `seat` counts from
0, a move is a whole number.
"""


def setup(s):
    """Lays the table. Number of players and options are already in the record; all chance through `chance`."""
    raise NotImplementedError


def actors(s):
    """The seats that may act now, a bit each: one for a turn, several for secret choices, none at the end."""
    raise NotImplementedError


def legal(s, seat, out):
    """Writes the moves open to an acting seat into `out`, returns how many."""
    raise NotImplementedError


def apply(s, seat, move):
    """Does one legal move of an acting seat, and all that follows from it."""
    raise NotImplementedError


def redeal(s, seat):
    """Reshuffles all that this seat cannot know, keeping all that it does know; chance comes from `s.rng`."""
    raise NotImplementedError


def scores(s, out):
    """Writes the present standing: out[seat, 0] the points, out[seat, 1] what breaks a tie (more is better)."""
    raise NotImplementedError


def emit(kind, *facts):
    """Narrates what happens. The match's build records it as an event; the compiled builds erase it."""


def offer(out, n, move):
    """Writes a legal move behind the n that are there; returns the new number."""
    out[n] = move
    return n + 1
