"""The phases in groups: who is out, what has been done in the turn, whether anybody decides."""

from ..state import (
    ANNOUNCING,
    ARRANGING,
    ASSIGNMENT,
    AUCTION,
    BUYING,
    CHOOSING,
    COLLECTING,
    COMPLETING,
    COUNCIL_OPENS,
    ENDING,
    FAVOUR,
    FAVOUR_COMPONENT,
    LOOKING,
    MOVING,
    NAMING,
    OFFER,
    OVER,
    RESEARCH,
    SETTLING,
)

FAVOURS = (FAVOUR, FAVOUR_COMPONENT)
COUNCIL_STEPS = (NAMING, CHOOSING, MOVING, SETTLING, COLLECTING, LOOKING, ARRANGING, BUYING)
CITY = (COUNCIL_OPENS, *COUNCIL_STEPS, OFFER)
PEOPLE_OUT = (ASSIGNMENT, *CITY, RESEARCH)
RESEARCHED = (ANNOUNCING, COMPLETING, AUCTION, ENDING, OVER)  # the labs have worked in this turn
COMPLETED = (AUCTION, ENDING, OVER)  # what was announced in this turn is off the board
UNDECIDED = (COUNCIL_OPENS, RESEARCH, COMPLETING, ENDING)  # nobody decides: the rules play on automatically
BENEFIT_OF = {MOVING: 0, SETTLING: 0, COLLECTING: 1, LOOKING: 2, ARRANGING: 2, BUYING: 3}  # being carried out
NOT_YET_MOVED = (NAMING, MOVING, SETTLING)  # at the Council, before an apprentice may have been moved
