"""The moves: what each kind is called, when it can be made, the check and the effect."""

from ...engine.actions import In, Kind, Moves, Never, Unseen
from ...engine.messages import Arg
from .clauses import ONE_CARD_OF_THE_HAND
from .components import ACTIONS, CARDS, CITIES, PAIR_WORDS
from .rules.actions import (
    draw,
    leave_the_rest,
    may_draw,
    may_draw_by_effect,
    may_play,
    may_take,
    may_take_by_effect,
    may_take_coins,
    may_take_coins_by_effect,
    play,
    take,
    take_coins,
    waive,
)
from .rules.cities import may_place, place, put_back
from .rules.draft import keep, may_keep
from .state import ACTING, DRAFT, EFFECT, PLACING, PLAYING

MOVES = Moves([
    Kind("keep", Arg("pair", PAIR_WORDS, "action+"), Unseen("pair"),  # two action cards
         In(DRAFT, check=may_keep, effect=keep)),
    Kind("play", Arg("action", ACTIONS, "action"),
         In(PLAYING, check=may_play, effect=play), Never(ACTING, clause=ONE_CARD_OF_THE_HAND)),
    Kind("take", Arg("card", CARDS, "card"),
         In(ACTING, check=may_take, effect=take),
         In(EFFECT, check=may_take_by_effect, effect=take)),
    Kind("coins",
         In(ACTING, check=may_take_coins, effect=take_coins),
         In(EFFECT, check=may_take_coins_by_effect, effect=take_coins)),
    Kind("draw",
         In(ACTING, check=may_draw, effect=draw),
         In(EFFECT, check=may_draw_by_effect, effect=draw)),
    Kind("place", Arg("city", CITIES, "city"), In(PLACING, check=may_place, effect=place)),
    Kind("pass", In(EFFECT, effect=waive), In(PLACING, effect=put_back)),
    Kind("done", In(ACTING, effect=leave_the_rest)),
])  # fmt: skip

# The first number of each kind that listings and the heuristic need.
KEEP = MOVES.base("keep")
PLAY = MOVES.base("play")
TAKE = MOVES.base("take")
TAKE_COINS = MOVES.base("coins")
DRAW_CITIES = MOVES.base("draw")
PLACE = MOVES.base("place")
PASS = MOVES.base("pass")
DONE = MOVES.base("done")
