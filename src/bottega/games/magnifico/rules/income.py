"""The beginning of a round: florins and recruits (§5.1, §5.2)."""

from ....engine.bits import bit, has
from ....engine.contract import emit
from ..clauses import ALLOWED, NOT_THERE
from ..components import LANDS, MOST_FLORINS, PER_ART, PER_CASTLE, PER_TERRITORY
from ..events import INCOME_CAME, RECRUITED, REINFORCED
from .lands import number_owned
from .scoring import works_of_art
from .seats import clockwise


def collect_income(s):
    """5.1: everybody gets florins, clockwise from the owner of the Leonardo card."""
    for offset in range(s.players):
        receive_income(s, clockwise(s, s.leonardo, offset))


def income(s, seat):
    """5.1.1, 5.1.2, 13.18: for territories, castles and works of art."""
    florins = PER_ART * works_of_art(s, seat)
    for land in range(LANDS):
        if s.owner[land] == seat:
            florins += PER_TERRITORY + PER_CASTLE * s.castle[land]
    return florins


def receive_income(s, seat):
    """5.1.3: nobody has more than 300 florins."""
    florins = min(income(s, seat), MOST_FLORINS - s.florins[seat])
    s.florins[seat] += florins
    emit(INCOME_CAME, seat, florins)


def next_to_reinforce(s):
    """5.2.1: a soldier from the reserve for each territory. 5.2.3: with too few, the player decides where."""
    while s.turns < s.players:
        seat = clockwise(s, s.leonardo, s.turns)
        count = number_owned(s, seat)
        if s.reserve[seat] > 0 and (s.reserve[seat] < count or s.reinforced):
            s.active = seat
            return True
        if not s.reinforced:
            recruit(s, seat, count if s.reserve[seat] > 0 else 0)
        s.reinforced = 0
        s.turns += 1
    return False


def recruit(s, seat, count):
    """5.2.1, 5.2.2: one more soldier in each territory; none if the reserve is empty."""
    if count > 0:
        for land in range(LANDS):
            s.soldiers[land] += s.owner[land] == seat
        s.reserve[seat] -= count
    emit(RECRUITED, seat, count)


def may_reinforce(s, seat, land):
    """5.2.1, 5.2.3: one soldier for each territory of the seat."""
    return ALLOWED if s.owner[land] == seat and not has(s.reinforced, land) else NOT_THERE


def reinforce(s, seat, land):
    """5.2.3: one soldier goes where the player says."""
    s.soldiers[land] += 1
    s.reserve[seat] -= 1
    s.reinforced |= bit(land)
    emit(REINFORCED, seat, land)
