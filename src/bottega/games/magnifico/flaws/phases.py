"""The phases in groups."""

from ..state import (
    ACTING,
    BIDDING,
    CHOOSING,
    FIGHTING,
    INCOME,
    MARCHING,
    REINFORCING,
    SCORING,
    TURN,
)

IN_TURN = (ACTING, *MARCHING, *FIGHTING)
AUCTION = (BIDDING, CHOOSING)
BEFORE_CARDS = (INCOME, REINFORCING, BIDDING)  # of a round, nothing has been bought yet
UNDECIDED = (INCOME, TURN, SCORING)  # nobody decides: the rules play on by themselves
