"""The clauses that can forbid a move, as numbers for the rules; their texts are in locale/*/clauses.ftl.

A check in the rules returns ALLOWED or the clause that forbids the move, so legality and its reason are written once.
"""

CLAUSES = (
    "", "3.1", "3.3", "3.4", "4.1", "4.2", "4.3", "4.4", "4.7", "5.1", "5.3", "6.1", "8.1", "8.4", "9.2", "9.3",
)  # fmt: skip

ALLOWED = 0
NOT_IN_THE_DRAFT = CLAUSES.index("3.1")
LOCKED = CLAUSES.index("3.3")
ALREADY_CHOSEN = CLAUSES.index("3.4")
NOT_YOUR_TURN = CLAUSES.index("4.1")
ONE_CARD_OF_THE_HAND = CLAUSES.index("4.2")
NOT_ON_THE_CARD = CLAUSES.index("4.3")
SYMBOL_SPENT = CLAUSES.index("4.4")
GAME_ENDED = CLAUSES.index("4.7")
NOT_DRAWN = CLAUSES.index("5.1")
NO_CITIES_LEFT = CLAUSES.index("5.3")
NOT_FACE_UP = CLAUSES.index("6.1")
NOT_THE_EFFECT = CLAUSES.index("8.1")
NOT_FOR_THE_EFFECT = CLAUSES.index("8.4")
BANK_EMPTY = CLAUSES.index("9.2")
CANNOT_PAY = CLAUSES.index("9.3")
