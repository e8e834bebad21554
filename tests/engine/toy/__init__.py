"""Morra with a die: the smallest game that has secret choices, chance in mid-game and a private event.

Both players hide one to three fingers; when both have, a die is rolled. If it is at most the sum of the fingers, seat 0
wins the round, else seat 1. Who first has two rounds wins. It shows that the engine knows no game.
"""

import numpy as np

from bottega.engine.actions import In, Kind, Moves
from bottega.engine.chance import roll_die
from bottega.engine.contract import emit
from bottega.engine.events import event
from bottega.engine.fields import EVERYONE, NOBODY, OWNER, SEAT, Field
from bottega.engine.game import Game
from bottega.engine.messages import Arg, Messages, SeatArg
from bottega.engine.record import Record
from bottega.engine.rules import Rules

WHO = SeatArg("who", range(2))
FINGERS = Arg("fingers", range(1, 4))
EVENTS = (event("hidden", WHO, FINGERS, secret=["fingers"]), event("rolled", Arg("die"), reveals=True))
HIDDEN, ROLLED = range(2)
CLAUSES = ("", "1")
OTHERS_TURN = 1
RECORD = Record(
    2,
    [
        Field("rng", NOBODY, (4,), dtype=np.int64),
        Field("players", EVERYONE),
        Field("hidden", OWNER, (SEAT,)),
        Field("rounds", EVERYONE, (SEAT,)),
    ],
)


def setup(s):
    pass


def actors(s):
    if max(s.rounds[0], s.rounds[1]) == 2:
        return 0
    return (s.hidden[0] == 0) + 2 * (s.hidden[1] == 0)


def hide(s, seat, fingers):
    s.hidden[seat] = fingers
    emit(HIDDEN, seat, fingers - 1)
    if s.hidden[0] and s.hidden[1]:
        die = roll_die(s.rng, 6)
        emit(ROLLED, die)
        s.rounds[int(die > s.hidden[0] + s.hidden[1])] += 1
        s.hidden[0] = 0
        s.hidden[1] = 0


def redeal(s, seat):
    s.hidden[1 - seat] = 0


def scores(s, out):
    out[0, 0], out[1, 0] = s.rounds[0], s.rounds[1]
    out[0, 1] = out[1, 1] = 0


MOVES = Moves([Kind("hide", FINGERS, In(effect=hide))])
GAME = Game(
    slug="toy",
    package=__name__,
    version=1,
    players=range(2, 3),
    record=RECORD,
    events=EVENTS,
    rules=Rules(MOVES, setup=setup, actors=actors, redeal=redeal, scores=scores, not_to_move=OTHERS_TURN),
    clauses=CLAUSES,
    complete=lambda s, given: None,
    flaw=lambda s: None,
    messages=Messages(__name__),
    prompt=lambda s: ("prompt", {}),
)
