"""A table by itself, in the rules dialect. The state comes as an array of one record, which Numba takes as it is."""

from ..engine.contract import actors, apply, legal, redeal
from .play import lay, observe, settle


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


def observe_at(tables, seat, row):
    observe(tables[0], seat, row)


def settle_at(tables, standing, rewards, margins):
    settle(tables[0], standing, rewards, margins)


def redeal_at(tables, seat):
    redeal(tables[0], seat)
