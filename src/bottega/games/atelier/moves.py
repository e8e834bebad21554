"""The moves, block by block. The rules add the arguments to the first number of a block."""

from ...engine.actions import Block, Moves
from ...engine.messages import Arg
from .components import CARDS, EASELS, MASTERIES, MOST_SPACES

CARD = Arg("card", CARDS, "card")

MOVES = Moves([
    Block("done"),
    Block("draw"),
    Block("take", CARD),
    Block("discard", CARD),
    Block("paint", CARD, Arg("easel", EASELS, "easel"), Arg("space", range(1, MOST_SPACES + 1))),
    Block("claim", Arg("mastery", MASTERIES, "mastery")),
])  # fmt: skip

DONE = MOVES.base("done")
DRAW = MOVES.base("draw")
TAKE = MOVES.base("take")
DISCARD = MOVES.base("discard")
PAINT = MOVES.base("paint")
CLAIM = MOVES.base("claim")
PLACES = (
    len(EASELS) * MOST_SPACES
)  # a place is easel * MOST_SPACES + space; a paint move is PAINT + card * PLACES + place
