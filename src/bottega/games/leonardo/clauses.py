"""The clauses that can forbid a move, as numbers for the rules; their texts are in locale/*/clauses.ftl.

A check in the rules returns ALLOWED or the clause that forbids the move, so legality and its reason are written once.
"""

CLAUSES = (
    "", "5.1", "6.1", "6.2", "6.3", "6.5", "6.6", "6.13", "6.15", "7.1", "7.2", "7.4", "7.5", "7.9", "8.A.1", "8.A.4",
    "8.A.5", "8.A.7", "8.A.10", "8.A.11", "8.B.2", "8.B.5", "8.B.7", "8.B.8", "8.B.9", "8.B.10", "8.B.11", "8.C.1",
    "8.D.1", "9.1", "9.3", "9.4", "9.14", "10.4", "11.1", "V.1", "V.2", "X.5", "X.7", "X.9", "X.10", "X.11", "X.12",
    "X.13",
)  # fmt: skip

ALLOWED = 0
OTHER_PHASE = CLAUSES.index("5.1")
NOT_YOUR_VISIT = CLAUSES.index("6.1")
ONE_START_A_LAB = CLAUSES.index("6.2")
COMPONENTS_MISSING = CLAUSES.index("6.3")
LAB_NOT_FREE = CLAUSES.index("6.5")
SAME_INVENTION = CLAUSES.index("6.6")
INVENTION_GONE = CLAUSES.index("6.13")
NOT_BEGUN_EARLIER = CLAUSES.index("6.15")
NOT_YOUR_TURN_TO_PLACE = CLAUSES.index("7.1")
NOT_IN_SUPPLY = CLAUSES.index("7.2")
LAB_NOT_AT_WORK = CLAUSES.index("7.4")
ALREADY_SENT = CLAUSES.index("7.5")
NO_ROOM = CLAUSES.index("7.9")
BENEFIT_TAKEN = CLAUSES.index("8.A.1")
NOT_FIRST_AT_COUNCIL = CLAUSES.index("8.A.4")
NOT_YOUR_CHOICE = CLAUSES.index("8.A.5")
NO_SUCH_JOURNEY = CLAUSES.index("8.A.7")
NO_SUCH_CARD = CLAUSES.index("8.A.10")
CANNOT_BUY_AT_COUNCIL = CLAUSES.index("8.A.11")
NOT_YOUR_OFFER = CLAUSES.index("8.B.2")
CANNOT_PAY = CLAUSES.index("8.B.5")
LAB_AT_WORK = CLAUSES.index("8.B.7")
SMALL_LAB_TURNED = CLAUSES.index("8.B.8")
LARGE_LAB_TAKEN = CLAUSES.index("8.B.9")
LARGE_LAB_NOT_TURNABLE = CLAUSES.index("8.B.10")
NO_SPACE_FOR_MAN = CLAUSES.index("8.B.11")
NOT_THE_ACADEMY = CLAUSES.index("8.C.1")
NOT_THAT_SHOP = CLAUSES.index("8.D.1")
NOT_YOUR_ANNOUNCEMENT = CLAUSES.index("9.1")
NOT_REQUESTED = CLAUSES.index("9.3")
TOO_FEW_WEEKS = CLAUSES.index("9.4")
NOT_YOUR_BID = CLAUSES.index("9.14")
CITY_CLOSED = CLAUSES.index("10.4")
GAME_ENDED = CLAUSES.index("11.1")
CODEX_JOURNEY = CLAUSES.index("V.1")
CODEX_LEADER = CLAUSES.index("V.2")
NOT_YOUR_FAVOUR = CLAUSES.index("X.5")
TWO_OF_A_KIND = CLAUSES.index("X.7")
NO_SMALL_LAB_TO_TURN = CLAUSES.index("X.9")
LARGE_LAB_HELD = CLAUSES.index("X.10")
NO_LARGE_LAB_TO_TURN = CLAUSES.index("X.11")
NO_SPACE_FOR_FAVOUR_MAN = CLAUSES.index("X.12")
FAVOUR_TWICE = CLAUSES.index("X.13")
