"""The clauses that can forbid a move, as numbers for the rules; their texts are in locale/*/clauses.ftl.

A check in the rules returns ALLOWED or the clause that forbids the move, so legality and its reason are written once.
"""

CLAUSES = (
    "", "3.1", "3.2", "3.3", "4.1", "4.2", "4.4", "4.6", "5.1", "5.2", "5.3", "5.4", "6.7", "7.1", "7.3", "8.1",
    "8.2", "8.3", "8.4", "8.6", "10.1", "V.1",
)  # fmt: skip

ALLOWED = 0
NOT_YOUR_TURN = CLAUSES.index("3.1")
MUST_ACT = CLAUSES.index("3.2")
ONE_ACTION = CLAUSES.index("3.3")
NOT_ON_TABLE = CLAUSES.index("4.1")
TOO_MUCH = CLAUSES.index("4.2")
CARDS_OR_DRAW = CLAUSES.index("4.4")
ONLY_EXCESS = CLAUSES.index("4.6")
NOT_IN_HAND = CLAUSES.index("5.1")
OTHER_COLOUR = CLAUSES.index("5.2")
SPACE_COVERED = CLAUSES.index("5.3")
NEIGHBOUR = CLAUSES.index("5.4")
NO_PAINTING_THERE = CLAUSES.index("6.7")
NO_COMBINATION = CLAUSES.index("7.1")
MASTERY_TAKEN = CLAUSES.index("7.3")
LEONARDO_WAITS = CLAUSES.index("8.1")
NOT_FOR_LEONARDO = CLAUSES.index("8.2")
WOULD_COMPLETE = CLAUSES.index("8.3")
LEONARDO_NEIGHBOUR = CLAUSES.index("8.4")
DRAWN_CARD_WAITS = CLAUSES.index("8.6")
GAME_ENDED = CLAUSES.index("10.1")
NO_SUCH_SPACE = CLAUSES.index("V.1")
