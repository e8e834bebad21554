"""Many games at once, in the rules dialect: every environment, on the processor or on a device, plays through these.

A game goes on until a program has to choose a move. Then it stands written which moves are open to the seat that is
asked, and what that seat knows.
"""

from typing import Any, NamedTuple

from ..bots.tree import best_move, is_leading
from ..engine.chance import below, draw, seed_from
from ..engine.contract import actors, apply, legal, redeal, scores, setup
from ..engine.playout import LOWEST_SEAT

EVERY_SEAT = -1  # as a learner: no seat is played by a bot
NONE, ANY = -1, -2  # as seeds: begin no game; go on with the chance there is


class Games(NamedTuple):
    """The games; a row of each array belongs to one of them."""

    tables: Any  # the states
    blank: Any  # one record with the options
    learners: Any  # the seat that chooses, all others are bots; or EVERY_SEAT
    rngs: Any  # the bots' own chance
    worlds: Any  # where bots imagine what they cannot know
    seats: Any  # who is asked
    masks: Any  # 1 for each move that is open
    observations: Any
    ended: Any  # whether the last step ended a game; the next one has begun already
    rewards: Any  # by seat, of the game that ended
    last: Any  # what the seat that moved last, or the learner, knew at its end
    margins: Any  # in its first place: whether rewards go by the margin


class Room(NamedTuple):
    """Room to work in, for as many games as are played at the same moment."""

    moves: Any
    worth: Any
    standing: Any


def observe(s: Any, seat: Any, out: Any) -> None:
    """Writes what a seat knows; `builds.py` puts the function made from the game's record in its place."""
    raise NotImplementedError


def reply(games: Any, i: Any, seat: Any, n: Any, room: Any) -> Any:
    """The move a bot makes, of the n that are listed; `builds.py` puts a bot in its place."""
    raise NotImplementedError


def reply_at_random(games, i, seat, n, room):
    """Any legal move."""
    return room.moves[below(games.rngs[i], n)]


def reply_greedily(games, i, seat, n, room):
    """The move the game's judge likes best, in a world dealt from what the seat knows; of equals, any."""
    games.worlds[i] = games.tables[i]
    world = games.worlds[i]
    rng = games.rngs[i]
    seed_from(world.rng, draw(rng), draw(rng))
    redeal(world, seat)
    return room.moves[best_move(world, seat, n, rng, room.moves, room.worth)]


def lay(tables, i, blank):
    """Lays the table for a new game with the options of `blank`; chance goes on from where it was."""
    s = tables[i]
    a, b, c, d = s.rng[0], s.rng[1], s.rng[2], s.rng[3]
    tables[i] = blank[0]
    s.rng[0] = a
    s.rng[1] = b
    s.rng[2] = c
    s.rng[3] = d
    setup(s)


def begin(games, i, room):
    """Begins a new game and plays to the first choice."""
    lay(games.tables, i, games.blank)
    if await_choice(games, i, room):
        show(games, i, room)


def resume(games, i, room):
    """Goes on from wherever a game stands to the next choice, in the next game if this one ends before."""
    if await_choice(games, i, room):
        show(games, i, room)
    else:
        begin(games, i, room)


def await_choice(games, i, room):
    """Lets the bots play until somebody else is asked. Returns whether somebody is; else the game is over."""
    s = games.tables[i]
    learner = games.learners[i]
    while True:
        acting = actors(s)
        if acting == 0:
            return False
        seat = LOWEST_SEAT[acting]
        if learner == EVERY_SEAT:
            games.seats[i] = seat
            return True
        if acting >> learner & 1:  # in secret choices it waits for nobody
            games.seats[i] = learner
            return True
        n = legal(s, seat, room.moves)
        apply(s, seat, reply(games, i, seat, n, room))


def show(games, i, room):
    """Writes which moves are open to the seat that is asked, and what it knows."""
    seat = games.seats[i]
    mask = games.masks[i]
    for move in range(mask.size):
        mask[move] = 0
    n = legal(games.tables[i], seat, room.moves)
    for k in range(n):
        mask[room.moves[k]] = 1
    observe(games.tables[i], seat, games.observations[i])


def step(games, i, move, room):
    """Plays a legal move of the seat that is asked, and on to the next choice, in the next game if this one ends."""
    s = games.tables[i]
    seat = games.seats[i]
    apply(s, seat, move)
    games.ended[i] = not await_choice(games, i, room)
    if games.ended[i]:
        settle(s, room.standing, games.rewards[i], games.margins[0])
        observe(s, seat, games.last[i])
        begin(games, i, room)
    else:
        show(games, i, room)


def settle(s, standing, rewards, margins):
    """What the end is worth to each seat. Either way it adds up to nothing.

    By the result: 1 for a sole winner and -1 / (players - 1) for who lost; winners share. By the margin: a seat's
    points less the mean of the others'.
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


def begin_all(games, seeds, room):
    """Begins a game on every table, with chance and bots' chance started from its seed.

    A seed can also be ANY, then chance goes on from where it was, or NONE, then nothing is begun.
    """
    for i in range(seeds.size):
        if seeds[i] != NONE:
            if seeds[i] != ANY:
                seed_from(games.tables[i].rng, seeds[i], 1)
                seed_from(games.rngs[i], seeds[i], 2)
            begin(games, i, room)


def is_open(games, i, move):
    """Whether there is such a move, and it is open to the seat that is asked."""
    return 0 <= move < games.masks.shape[1] and games.masks[i, move] != 0


def illegal(games, moves):
    """The first game whose move is not open, or -1."""
    for i in range(moves.size):
        if not is_open(games, i, moves[i]):
            return i
    return -1


def step_all(games, moves, room):
    """Plays one legal move in every game."""
    for i in range(moves.size):
        step(games, i, moves[i], room)
