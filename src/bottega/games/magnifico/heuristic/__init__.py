"""The heuristic of Magnifico: what a sensible beginner plays.

It settles where there is room, takes empty land while there is any, buys cards that it can use, builds wonders first
and towers where it has started, attacks when the odds are good, and brings idle soldiers to the front. A victory point
scores 100.
"""

from ..moves import MOVES
from ..rules.lands import survey
from ..state import ACTING, BIDDING
from .auction import worth_of_bid, worth_of_buying
from .battle import worth_of_airplanes, worth_of_drop, worth_of_firing, worth_of_infantry, worth_of_tank
from .building import (
    worth_of_activating,
    worth_of_building_airplane,
    worth_of_building_tank,
    worth_of_castle,
    worth_of_tower,
)
from .inputs import input_limits, inputs
from .marching import (
    worth_of_attacking_from,
    worth_of_founding,
    worth_of_invading_from,
    worth_of_machines,
    worth_of_moving_from,
    worth_of_reinforcing,
    worth_of_soldiers,
    worth_of_target,
)

__all__ = ["input_limits", "inputs", "quiet", "score_moves"]

NEVER = -1000

# The functions that score a move; to end a turn, to pass and to cease score 0. The order in a battle: what cannot harm
# the seat itself, then airplanes, tanks, infantry.
score_move = MOVES.dispatch(
    "score_move",
    "s, seat, own, empty",
    {
        "found": worth_of_founding,
        "reinforce": worth_of_reinforcing,
        "bid": worth_of_bid,
        "buy": worth_of_buying,
        "activate": worth_of_activating,
        "build_tank": worth_of_building_tank,
        "build_airplane": worth_of_building_airplane,
        "build_tower": worth_of_tower,
        "build_castle": worth_of_castle,
        "invade": worth_of_invading_from,
        "attack": worth_of_attacking_from,
        "move": worth_of_moving_from,
        "to": worth_of_target,
        "soldiers": worth_of_soldiers,
        "tanks": worth_of_machines,
        "airplanes": worth_of_machines,
        "infantry": worth_of_infantry,
        "cannons": worth_of_firing,
        "tank": worth_of_tank,
        "air": worth_of_airplanes,
        "intercept": worth_of_firing,
        "paratrooper": worth_of_drop,
        "automaton": 300,
        "withdraw": 50,
        "scrap_tank": NEVER,  # O.3: it scraps nothing
        "scrap_airplane": NEVER,
        "abandon_tank": NEVER,
        "abandon_airplane": NEVER,
    },
    module=__name__,
)


def score_moves(s, seat, moves, n, worth):
    """Writes a score for each of n legal moves of a seat."""
    own, empty, _ = survey(s, seat)
    for i in range(n):
        worth[i] = score_move(s, seat, own, empty, moves[i])


def quiet(s):
    """How quiet it is: 3 when the bidding begins, 2 before each action of a turn, otherwise 0."""
    if s.phase == BIDDING:
        for seat in range(s.players):
            if s.bid[seat] > 0:
                return 0
        return 3
    return 2 if s.phase == ACTING else 0
