"""The clauses that can forbid a move, as numbers for the rules; their texts are in locale/*/clauses.ftl.

A check in the rules returns ALLOWED or the clause that forbids the move, so legality and its reason are written once.
"""

CLAUSES = (
    "", "2.2", "2.3", "2.4", "2.5", "4.8", "5.1", "5.2.1", "5.2.3", "5.3.4", "5.3.5", "5.3.8", "5.3.11", "5.4", "5.4.1",
    "5.4.2", "5.4.3", "5.4.4", "5.4.5", "5.4.6", "5.4.7", "6.1", "6.2", "6.3", "7.1.1", "7.1.2", "7.1.5", "7.2.1",
    "7.2.2", "7.2.5", "7.3.1", "7.3.3", "7.3.4", "7.3.5", "7.3.7", "7.3.10", "7.5.2", "7.6.3", "7.6.6", "7.6.7",
    "7.6.8", "8.3", "9.2", "9.3", "9.4", "9.7", "9.10", "11.1", "13.10", "13.14", "15.9", "O.3", "O.4",
)  # fmt: skip

ALLOWED = 0
NO_CASTLES_LEFT = CLAUSES.index("2.2")
FOUR_TOWERS = CLAUSES.index("2.3")  # or none left
NO_TANKS_LEFT = CLAUSES.index("2.4")
NO_AIRPLANES_LEFT = CLAUSES.index("2.5")
TOO_NEAR = CLAUSES.index("4.8")  # a castle of the set-up: taken, or next to another's, or not yours to place
OTHER_PHASE = CLAUSES.index("5.1")
NOT_SHORT = CLAUSES.index("5.2.1")
NOT_THERE = CLAUSES.index("5.2.3")  # reinforcing: not yours, or has its soldier already
NOT_YOUR_BID = CLAUSES.index("5.3.4")  # bid already, or more than you have
NOT_YOUR_CHOICE = CLAUSES.index("5.3.5")
ONE_OF_A_KIND = CLAUSES.index("5.3.8")
NOT_OFFERED = CLAUSES.index("5.3.11")
NOT_YOUR_TURN = CLAUSES.index("5.4")
NOT_IN_STORE = CLAUSES.index("5.4.1")
CANNOT_BUILD_MACHINE = CLAUSES.index("5.4.2")
CANNOT_BUILD_TOWER = CLAUSES.index("5.4.3")
CANNOT_BUILD_CASTLE = CLAUSES.index("5.4.4")
CANNOT_INVADE = CLAUSES.index("5.4.5")
WARS_SPENT = CLAUSES.index("5.4.6")
NOT_AN_ENEMY = CLAUSES.index("5.4.6")  # only a territory that an enemy occupies is attacked
BLOCK_CLOSED = CLAUSES.index("5.4.7")
CANNOT_PAY = CLAUSES.index("6.1")
NO_TANK_CARD = CLAUSES.index("6.2")
NO_HOOK = CLAUSES.index("6.3")
CANNOT_PAY_WAR = CLAUSES.index("7.1.1")
OUT_OF_REACH = CLAUSES.index("7.1.2")
LAST_TERRITORY = CLAUSES.index("7.1.5")
ARMY_TOO_LARGE = CLAUSES.index("7.2.1")
NO_INFANTRY = CLAUSES.index("7.2.2")
ONE_STAYS = CLAUSES.index("7.2.5")
LOST_AT_SEA = CLAUSES.index("7.3.1")
ASSAULT_MADE = CLAUSES.index("7.3.3")
NOT_SO_MANY = CLAUSES.index("7.3.4")
ONE_ASSAULT_AT_LEAST = CLAUSES.index("7.3.5")
OTHER_SIDE = CLAUSES.index("7.3.7")
NO_WITHDRAWAL = CLAUSES.index("7.3.10")
NO_TANK = CLAUSES.index("7.5.2")
NO_AIRPLANE = CLAUSES.index("7.6.3")
CANNOT_BOMB_TANKS = CLAUSES.index("7.6.6")
CANNOT_INTERCEPT = CLAUSES.index("7.6.7")
NO_PARATROOPER = CLAUSES.index("7.6.8")
NO_PROJECT = CLAUSES.index("8.3")
MOVEMENTS_SPENT = CLAUSES.index("9.2")
NO_CHAIN = CLAUSES.index("9.3")
NO_COMMON_SEA = CLAUSES.index("9.4")
NOTHING_MOVED = CLAUSES.index("9.7")
ONE_REMAINS = CLAUSES.index("9.10")
GAME_ENDED = CLAUSES.index("11.1")
NO_AUTOMATON = CLAUSES.index("13.10")
NO_CANNONS = CLAUSES.index("13.14")
USELESS = CLAUSES.index("15.9")
NO_SCRAPPING = CLAUSES.index("O.3")
TOO_FEW_ESCORTS = CLAUSES.index("O.4")
