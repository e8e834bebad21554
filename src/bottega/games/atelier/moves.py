"""The moves: what each kind is called, when it can be made, the check and the effect."""

from ...engine.actions import In, Kind, Moves, Never, Premove
from ...engine.messages import Arg
from .clauses import ONLY_EXCESS
from .components import CARDS, EASELS, MASTERIES, MOST_SPACES
from .rules.leonardo import may_serve, serve
from .rules.mastery import claim, may_claim
from .rules.paint import may_paint, paint, stop_painting
from .rules.take import draw_blind, may_discard, may_take, put_away, stop_taking, take
from .state import ACTION, DISCARDING, DRAWN, LEONARDO, PAINTING, TAKING

CARD = Arg("card", CARDS, "card")
SPACE = Arg("space", tuple(range(1, MOST_SPACES + 1)))  # people count from 1

MOVES = Moves([
    Kind("done", In(TAKING, effect=stop_taking), In(PAINTING, effect=stop_painting)),
    Kind("draw", In(ACTION, effect=draw_blind), Premove(event="drew")),
    Kind("take", CARD, In(ACTION, TAKING, check=may_take, effect=take)),
    Kind("discard", CARD,
         In(DISCARDING, check=may_discard, effect=put_away),
         Never(ACTION, TAKING, PAINTING, clause=ONLY_EXCESS)),
    Kind("paint", CARD, Arg("easel", EASELS, "easel"), SPACE,
         In(ACTION, PAINTING, check=may_paint, effect=paint),
         In(LEONARDO, DRAWN, check=may_serve, effect=serve)),
    Kind("claim", Arg("mastery", MASTERIES, "mastery"), In(ACTION, check=may_claim, effect=claim)),
])  # fmt: skip

# The first number of each kind that listings need.
DONE = MOVES.base("done")
DRAW = MOVES.base("draw")
TAKE = MOVES.base("take")
DISCARD = MOVES.base("discard")
PAINT = MOVES.base("paint")
CLAIM = MOVES.base("claim")
PLACES = len(EASELS) * MOST_SPACES  # a paint move is PAINT + card * PLACES + easel * MOST_SPACES + space
