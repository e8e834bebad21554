"""The end of a round (§ End of the Round, § Help of the Maestro Card)."""

from ....engine.contract import emit
from ..components import ONE, TABLE_PER_PLAYER
from ..events import HELP_GIVEN, LAID, LEONARDO_PASSED
from .cards import number
from .deck import draw


def clockwise(s, seat):
    """3.1: the seat to the left."""
    return 0 if seat + 1 == s.players else seat + 1


def refill(s):
    """2.2, 9.1: refills the table to two cards for each player."""
    for _ in range(TABLE_PER_PLAYER * int(s.players) - number(s.table)):
        kind = draw(s)
        s.table += ONE[kind]
        emit(LAID, kind)


def give_help(s):
    """9.2: to the fewest cards in hand, then to the least esteem. 9.3: if still tied, the Help stays where it is."""
    best = 0
    alone = True
    for seat in range(1, s.players):
        cards = s.hand_size[seat] - s.hand_size[best]
        ahead = cards if cards else s.esteem[seat] - s.esteem[best]
        if ahead < 0:
            best = seat
            alone = True
        elif ahead == 0:
            alone = False
    if alone and s.help != best:
        s.help = best
        emit(HELP_GIVEN, best)


def pass_leonardo(s):
    """9.4: the token goes to the left."""
    s.leonardo = clockwise(s, s.leonardo)
    emit(LEONARDO_PASSED, s.leonardo)
