"""A table by itself, in the rules dialect. The state comes as an array of one record, which Numba takes as it is."""

from ..engine.contract import actors, apply, legal, redeal
from .play import await_choice, lay, observe, settle


def begin_at(tables, blank):
    """Begins a new game; returns who may act."""
    lay(tables, 0, blank)
    return actors(tables[0])


def actors_at(tables):
    return actors(tables[0])


def open_at(tables, seat, mask, moves):
    """Marks the moves that are open to a seat."""
    for k in range(legal(tables[0], seat, moves)):
        mask[moves[k]] = 1


def apply_at(tables, seat, move):
    """Plays a move; returns who may act then."""
    apply(tables[0], seat, move)
    return actors(tables[0])


def attempt_at(tables, spare, seat, move):
    """Plays a move, if nothing is drawn in it; returns who may act then, or -1 and all is as it was.

    The generator is at rest, all noughts, and leaves that state with the first number that is drawn.
    """
    s = tables[0]
    spare[0] = tables[0]
    apply(s, seat, move)
    if s.rng[0] | s.rng[1] | s.rng[2] | s.rng[3]:
        tables[0] = spare[0]
        return -1
    return actors(s)


def observe_at(tables, seat, row):
    observe(tables[0], seat, row)


def settle_at(tables, standing, rewards, margins):
    settle(tables[0], standing, rewards, margins)


def redeal_at(tables, seat):
    redeal(tables[0], seat)


def answer_at(games, room):
    """Lets the bots play until the learner is asked or the game is over; returns who may act then."""
    await_choice(games, 0, room)
    return actors(games.tables[0])
