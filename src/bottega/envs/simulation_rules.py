"""The functions of a simulation, in the rules dialect. The state is an array of one record, as Numba expects."""

from ..engine.contract import actors, apply, legal, redeal
from .play import advance, observe, set_up, write_rewards


def begin_of(states, blank):
    """Starts a new game; returns the acting seats."""
    set_up(states, 0, blank)
    return actors(states[0])


def actors_of(states):
    return actors(states[0])


def mark_legal_of(states, seat, mask, moves):
    """Marks the legal moves of a seat in the mask."""
    for k in range(legal(states[0], seat, moves)):
        mask[moves[k]] = 1


def apply_of(states, seat, move):
    """Plays a move; returns the seats that act next."""
    apply(states[0], seat, move)
    return actors(states[0])


def attempt_of(states, spare, seat, move):
    """Plays a move if it draws no random number; returns the seats that act next. Otherwise returns -1.

    The generator must be all zeros; the first number drawn changes that.
    """
    s = states[0]
    spare[0] = states[0]
    apply(s, seat, move)
    if s.rng[0] | s.rng[1] | s.rng[2] | s.rng[3]:
        states[0] = spare[0]
        return -1
    return actors(s)


def observe_of(states, seat, row):
    observe(states[0], seat, row)


def rewards_of(states, standing, rewards, margins):
    write_rewards(states[0], standing, rewards, margins)


def redeal_of(states, seat):
    redeal(states[0], seat)


def advance_of(games, scratch):
    """Lets the bots play until it is the learner's turn or the game is over; returns the acting seats."""
    advance(games, 0, scratch)
    return actors(games.states[0])
