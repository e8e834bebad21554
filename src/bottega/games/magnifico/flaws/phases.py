"""The phases in groups."""

from ..state import (
    ACTING,
    AIMING,
    AIRPLANES_GO,
    ASSAULT,
    BIDDING,
    CANNONS,
    CHOOSING,
    DROPPING,
    INCOME,
    INTERCEPTING,
    REINFORCING,
    SCORING,
    SOLDIERS_GO,
    TANKS_GO,
    TURN,
)

MARCHING = (AIMING, SOLDIERS_GO, TANKS_GO, AIRPLANES_GO)
FIGHTING = (ASSAULT, CANNONS, INTERCEPTING, DROPPING)  # the army is off the map
IN_TURN = (ACTING, *MARCHING, *FIGHTING)
AUCTION = (BIDDING, CHOOSING)
BEFORE_CARDS = (INCOME, REINFORCING, BIDDING)  # of a round, nothing has been bought yet
UNDECIDED = (INCOME, TURN, SCORING)  # nobody decides: the rules play on by themselves
