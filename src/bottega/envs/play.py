"""Many games at once, in the rules dialect. Every environment plays through these functions, on CPU and on CUDA.

A game advances until the learner has to choose a move. Then its legal moves and its observation are written.
"""

from typing import Any, NamedTuple

from ..bots.tree import best_move, is_leading
from ..engine.chance import below, draw, seed_from
from ..engine.contract import actors, apply, legal, redeal, scores, setup
from ..engine.playout import LOWEST_SEAT

EVERY_SEAT = -1  # as a learner: bots play no seat
NONE, ANY = -1, -2  # as seeds: start no game; continue the generator


class GameArrays(NamedTuple):
    """The games: row i of each array belongs to game i."""

    states: Any
    blank: Any  # one record with the options
    learners: Any  # the seat that the learner plays, or EVERY_SEAT; bots play the others
    rngs: Any  # the bots' own generators
    worlds: Any  # where bots sample what they cannot know
    seats: Any  # the seat that has to choose
    masks: Any  # 1 for each legal move
    observations: Any
    ended: Any  # whether the last step ended a game; then the next one has started
    rewards: Any  # by seat, of the game that ended
    last: Any  # the last observation of the game that ended, of the seat that moved last or of the learner
    margins: Any  # its first element: whether rewards depend on the margin


class ScratchArrays(NamedTuple):
    """Working space for one game at a time."""

    moves: Any
    worth: Any
    standing: Any


def observe(s: Any, seat: Any, out: Any) -> None:
    """Writes an observation. `builds.py` binds this stub to the function made from the game's record."""
    raise NotImplementedError


def reply(games: Any, i: Any, seat: Any, n: Any, scratch: Any) -> Any:
    """The move of a bot, one of n listed moves. `builds.py` binds this stub to a bot."""
    raise NotImplementedError


def reply_at_random(games, i, seat, n, scratch):
    """A uniformly random legal move."""
    return scratch.moves[below(games.rngs[i], n)]


def reply_greedily(games, i, seat, n, scratch):
    """The move with the highest heuristic score in a world sampled from what the seat knows."""
    games.worlds[i] = games.states[i]
    world = games.worlds[i]
    rng = games.rngs[i]
    seed_from(world.rng, draw(rng), draw(rng))
    redeal(world, seat)
    return scratch.moves[best_move(world, seat, n, rng, scratch.moves, scratch.worth)]


def set_up(states, i, blank):
    """Sets up a new game with the options of `blank`; the generator continues."""
    s = states[i]
    a, b, c, d = s.rng[0], s.rng[1], s.rng[2], s.rng[3]
    states[i] = blank[0]
    s.rng[0] = a
    s.rng[1] = b
    s.rng[2] = c
    s.rng[3] = d
    setup(s)


def begin(games, i, scratch):
    """Starts a new game and advances to the first choice."""
    set_up(games.states, i, games.blank)
    if advance(games, i, scratch):
        write_choice(games, i, scratch)


def resume(games, i, scratch):
    """Advances from any state to the next choice, in the next game if this one ends before."""
    if advance(games, i, scratch):
        write_choice(games, i, scratch)
    else:
        begin(games, i, scratch)


def advance(games, i, scratch):
    """Lets the bots play until the learner has to choose. Returns False if the game is over."""
    s = games.states[i]
    learner = games.learners[i]
    while True:
        acting = actors(s)
        if acting == 0:
            return False
        seat = LOWEST_SEAT[acting]
        if learner == EVERY_SEAT:
            games.seats[i] = seat
            return True
        if acting >> learner & 1:  # in a secret choice it does not wait for the bots
            games.seats[i] = learner
            return True
        n = legal(s, seat, scratch.moves)
        apply(s, seat, reply(games, i, seat, n, scratch))


def write_choice(games, i, scratch):
    """Writes the legal moves and the observation of the seat that has to choose."""
    seat = games.seats[i]
    mask = games.masks[i]
    for move in range(mask.size):
        mask[move] = 0
    n = legal(games.states[i], seat, scratch.moves)
    for k in range(n):
        mask[scratch.moves[k]] = 1
    observe(games.states[i], seat, games.observations[i])


def step(games, i, move, scratch):
    """Plays a legal move, and advances to the next choice, in the next game if this one ends."""
    s = games.states[i]
    seat = games.seats[i]
    apply(s, seat, move)
    games.ended[i] = not advance(games, i, scratch)
    if games.ended[i]:
        write_rewards(s, scratch.standing, games.rewards[i], games.margins[0])
        observe(s, seat, games.last[i])
        begin(games, i, scratch)
    else:
        write_choice(games, i, scratch)


def write_rewards(s, standing, rewards, margins):
    """Writes the reward of each seat at the end of a game. Rewards add up to 0.

    By the result: 1 for a sole winner and -1 / (players - 1) for each loser; several winners share. By the margin: a
    seat's points less the mean of the others'.
    """
    scores(s, standing)
    winners = 0
    total = 0
    for seat in range(s.players):
        total += standing[seat, 0]
        winners += is_leading(s, standing, seat)
    others = s.players - 1
    for seat in range(s.players):
        if margins:
            rewards[seat] = standing[seat, 0] - (total - standing[seat, 0]) / others
        elif is_leading(s, standing, seat):
            rewards[seat] = (s.players / winners - 1.0) / others
        else:
            rewards[seat] = -1.0 / others


def begin_all(games, seeds, scratch):
    """Starts every game; its seed seeds the generators of the game and of its bots.

    A seed can also be ANY, to continue the generators, or NONE, to leave a game alone.
    """
    for i in range(seeds.size):
        if seeds[i] != NONE:
            if seeds[i] != ANY:
                seed_from(games.states[i].rng, seeds[i], 1)
                seed_from(games.rngs[i], seeds[i], 2)
            begin(games, i, scratch)


def is_legal(games, i, move):
    """Whether the move exists and is legal for the seat that has to choose."""
    return 0 <= move < games.masks.shape[1] and games.masks[i, move] != 0


def first_illegal(games, moves):
    """The first game whose move is illegal, or -1."""
    for i in range(moves.size):
        if not is_legal(games, i, moves[i]):
            return i
    return -1


def step_all(games, moves, scratch):
    """Plays one legal move in every game."""
    for i in range(moves.size):
        step(games, i, moves[i], scratch)
