"""The moves, block by block. The rules add the arguments to the first number of a block."""

from ...engine.actions import Block, Moves
from ...engine.messages import Arg
from .components import ACTIONS, CARDS, CITIES, PAIR_WORDS

MOVES = Moves([
    Block("keep", Arg("pair", PAIR_WORDS)),  # two action cards by their numbers
    Block("play", Arg("action", ACTIONS, "action")),
    Block("take", Arg("card", CARDS, "card")),
    Block("coins"),
    Block("draw"),
    Block("place", Arg("city", CITIES, "city")),
    Block("pass"),
    Block("done"),
])  # fmt: skip

KEEP = MOVES.base("keep")
PLAY = MOVES.base("play")
TAKE = MOVES.base("take")
TAKE_COINS = MOVES.base("coins")
DRAW_CITIES = MOVES.base("draw")
PLACE = MOVES.base("place")
PASS = MOVES.base("pass")
DONE = MOVES.base("done")
