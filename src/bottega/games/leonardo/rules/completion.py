"""Phase D: inventions are announced, rewarded and taken; works on them are marked (§9)."""

from ....engine.contract import emit
from ..clauses import ALLOWED, LAB_NOT_FREE, NOT_REQUESTED, NOT_YOUR_ANNOUNCEMENT, TOO_FEW_WEEKS
from ..components import BLACK, DISCOUNT, DISPLAY_SIZE, GREY, KINDS, LAST_INVENTION, RECIPE, TYPE, WEEKS
from ..events import ANNOUNCED, CARD_TAKEN, COMPLETED, COMPLETED_LATE, MARKED
from .laboratory import clear_lab
from .ranking import clockwise


def next_to_announce(s):
    """9.1, 9.2: from Leonardo's holder clockwise everybody with a lab at work that has not been announced."""
    while s.visits < s.players:
        seat = clockwise(s, s.leonardo, s.visits)
        for lab in range(2):
            if s.weeks[seat, lab] >= 0 and s.announced[seat, lab] == 0:
                s.active = seat
                return True
        s.visits += 1
    return False


def may_announce(s, seat, lab):
    """9.3, 9.4: a work that is marked, or requested now, with enough weeks."""
    if s.weeks[seat, lab] < 0:
        return LAB_NOT_FREE
    if s.announced[seat, lab]:
        return NOT_YOUR_ANNOUNCEMENT
    number = s.work[seat, lab]
    if s.marked[seat, lab] == 0 and not is_requested(s, number):
        return NOT_REQUESTED
    if s.weeks[seat, lab] < weeks_needed(s, seat, number):
        return TOO_FEW_WEEKS
    return ALLOWED


def is_requested(s, number):
    """9.3: whether the card lies face up on the board."""
    for position in range(DISPLAY_SIZE[s.players]):
        if s.requested[position] == number:
            return True
    return False


def weeks_needed(s, seat, number):
    """9.4, 9.9: the weeks printed on the card, minus the discount."""
    return max(0, WEEKS[s.table, number] - discount(s, seat, number))


def discount(s, seat, number):
    """9.9: two weeks for each own card of the type. 9.10: cards change hands only after all have announced."""
    weeks = 0
    for card in range(1, LAST_INVENTION + 1):
        if s.cards[seat] >> card & 1 and TYPE[card] == TYPE[number]:
            weeks += DISCOUNT
    return weeks


def announce(s, seat, lab):
    """9.1, 9.5: openly, lab by lab; the result is computed after the last announcement."""
    s.announced[seat, lab] = s.work[seat, lab]
    emit(ANNOUNCED, seat, lab, s.work[seat, lab])


def stop_announcing(s, seat):
    """9.5: nothing more; the next player announces."""
    s.visits += 1


def complete_all(s):
    """9.1, 9.13: rewards for all announcements, then marks, then the cards of those who were alone."""
    for offset in range(s.players):
        seat = clockwise(s, s.leonardo, offset)
        for lab in range(2):
            if s.announced[seat, lab]:
                reward(s, seat, lab)
    for position in range(DISPLAY_SIZE[s.players]):
        number = int(s.requested[position])
        bits = finishers(s, number)
        if number and bits:
            take_off_board(s, position)
            mark_works(s, number)
            if bits & (bits - 1):
                s.contested |= 1 << number
            else:
                take_card(s, bits, number)


def reward(s, seat, lab):
    """9.6, 6.11: components back to the shops, florins from the bank."""
    number = s.announced[seat, lab]
    for kind in range(KINDS):
        s.shop[kind] += RECIPE[s.table, number, kind]
    s.completed[seat] |= 1 << int(number)
    florins = reward_for(s, seat, lab, number)
    s.florins[seat] += florins
    emit(COMPLETED_LATE if s.marked[seat, lab] else COMPLETED, seat, number, florins)
    clear_lab(s, seat, lab)


def reward_for(s, seat, lab, number):
    """9.7, 9.8: the black florins of an invention while it is requested; the grey ones for a work that was marked."""
    return GREY[s.table, number] if s.marked[seat, lab] else BLACK[s.table, number]


def finishers(s, number):
    """9.12, 9.13: the seats that announced an invention this turn, a bit each."""
    bits = 0
    for seat in range(s.players):
        if s.announced[seat, 0] == number or s.announced[seat, 1] == number:
            bits |= 1 << seat
    return bits


def take_off_board(s, position):
    """9.7, 6.13: nobody can complete it for black or start it any more."""
    s.gone |= 1 << int(s.requested[position])
    s.requested[position] = 0


def mark_works(s, number):
    """9.11: players who are still at work on it show the components and may finish later for grey."""
    for offset in range(s.players):
        seat = clockwise(s, s.leonardo, offset)
        for lab in range(2):
            if s.work[seat, lab] == number:
                s.marked[seat, lab] = number
                emit(MARKED, seat, lab, number)


def take_card(s, bits, number):
    """9.12, 9.17: the only player to finish it takes the card and keeps it."""
    for seat in range(s.players):
        if bits >> seat & 1:
            s.cards[seat] |= 1 << number
            emit(CARD_TAKEN, seat, number)
