"""Phase C, area A: the Council (§8 A) and its variant, Codex Leonardi I."""

from ....engine.contract import emit
from ..clauses import (
    ALLOWED,
    BENEFIT_TAKEN,
    CANNOT_BUY_AT_COUNCIL,
    CODEX_JOURNEY,
    CODEX_LEADER,
    NO_SUCH_CARD,
    NO_SUCH_JOURNEY,
    NOT_FIRST_AT_COUNCIL,
)
from ..components import AREAS, COUNCIL, KINDS, LOOK
from ..events import (
    BENEFIT_CHOSEN,
    COLLECTED,
    COMPONENT_TAKEN,
    CROWDED_OUT,
    DECLINED,
    LEONARDO_GIVEN,
    LOOKED,
    MOVED,
    REARRANGED,
    WAIVED,
)
from ..state import ARRANGING, BUYING, CHOOSING, COLLECTING, LOOKING, MOVING, NAMING, SETTLING
from .knowledge import deck_looked_at
from .ranking import join, leads, leave, rank

MOVE, FLORINS, LOOK_AHEAD, COMPONENT = range(4)  # the benefits, in the order they are carried out


def open_council(s):
    """8.A.2, 8.A.3, 8.A.4: ranks the groups, removes the last if all are there; the first names Leonardo's holder."""
    rank(s, COUNCIL)
    if s.ranked == s.players and s.players > 2:
        last = s.ranking[s.ranked - 1]
        leave(s, last, COUNCIL)
        s.ranked -= 1
        emit(CROWDED_OUT, last)
    if s.ranked == 0:
        return False
    s.phase = NAMING
    s.active = s.ranking[0]
    return True


def next_to_choose(s):
    """8.A.5: in the order of rank."""
    if s.at == s.ranked:
        return False
    s.active = s.ranking[s.at]
    return True


def next_action(s):
    """8.A.6: the benefits by number; those that openly have no effect are skipped.

    8.A.12: after the last, everybody at the Council returns to the supply.
    """
    for benefit in range(4):
        seat = s.benefit[benefit]
        if seat >= 0:
            if is_open(s, seat, benefit):
                s.active = seat
                s.phase = (MOVING, COLLECTING, LOOKING, BUYING)[benefit]
                return True
            s.benefit[benefit] = -1
    for seat in range(s.players):
        leave(s, seat, COUNCIL)
    return False


def is_open(s, seat, benefit):
    """8.A.6: whether a benefit could have an effect, as far as all can see."""
    if benefit == FLORINS:
        return s.council_florins > 0
    if benefit == LOOK_AHEAD:
        return s.deck_left > 0
    if benefit == COMPONENT:
        for kind in range(KINDS):
            if s.shop[kind] > 0:
                return True
        return False
    for owner in range(s.players):
        for area in range(AREAS):
            if may_lift(s, seat, owner, area) == ALLOWED:
                return True
    return False


def may_name(s, seat, holder):
    """8.A.4: anybody who plays."""
    return ALLOWED if holder < s.players else NOT_FIRST_AT_COUNCIL


def may_choose(s, seat, benefit):
    """8.A.1: each benefit for one player."""
    return ALLOWED if s.benefit[benefit] < 0 else BENEFIT_TAKEN


def may_lift(s, seat, owner, area):
    """8.A.7: an apprentice of the seat in any city area. V.1: with the Codex, of any player, outside the Council."""
    if owner >= s.players or s.placed[owner, area] == 0:
        return CODEX_JOURNEY if s.codex else NO_SUCH_JOURNEY
    if not s.codex:
        return ALLOWED if owner == seat else NO_SUCH_JOURNEY
    for target in range(AREAS):
        if may_settle(s, seat, owner, area, target) == ALLOWED:
            return ALLOWED
    return CODEX_JOURNEY if area == COUNCIL else CODEX_LEADER


def may_settle(s, seat, owner, source, target):
    """8.A.7: another area, never the Council. V.1, V.2: with the Codex, none that the owner leads, unless it is you."""
    if target == source or target == COUNCIL:
        return CODEX_JOURNEY if s.codex else NO_SUCH_JOURNEY
    if s.codex:
        if source == COUNCIL:
            return CODEX_JOURNEY
        if owner != seat and leads(s, owner, target):
            return CODEX_LEADER
    return ALLOWED


def may_settle_lifted(s, seat, target):
    """8.A.7: where the apprentice that was lifted may go."""
    return may_settle(s, seat, s.lifted, s.lifted_from, target)


def may_arrange(s, seat, card):
    """8.A.10: one of the cards not yet put back."""
    return ALLOWED if s.arranged <= card < s.window else NO_SUCH_CARD


def may_buy(s, seat, kind):
    """8.A.11: needs a florin and a component in the shop."""
    return ALLOWED if s.florins[seat] > 0 and s.shop[kind] > 0 else CANNOT_BUY_AT_COUNCIL


def give_leonardo(s, seat, holder):
    """8.A.4: takes effect at once: the holder begins phases and wins ties."""
    s.leonardo = holder
    s.phase = CHOOSING
    emit(LEONARDO_GIVEN, seat, holder)


def choose(s, seat, benefit):
    """8.A.5: a benefit that is still free."""
    s.at += 1
    s.benefit[benefit] = seat
    emit(BENEFIT_CHOSEN, seat, benefit)


def decline(s, seat):
    """8.A.5: no benefit; the people return to the supply."""
    s.at += 1
    leave(s, seat, COUNCIL)
    emit(DECLINED, seat)


def waive(s, seat):
    """8.A.6: each benefit is optional."""
    benefit = (s.phase == COLLECTING) + 2 * (s.phase == LOOKING) + 3 * (s.phase == BUYING)
    s.benefit[benefit] = -1
    s.phase = CHOOSING
    emit(WAIVED, seat, benefit)


def lift(s, seat, owner, area):
    """8.A.7: chooses an apprentice; the destination comes next."""
    s.lifted = owner
    s.lifted_from = area
    s.phase = SETTLING


def move_apprentice(s, seat, target):
    """8.A.7, 8.A.8: the apprentice joins their group or the right end; an empty group loses its place."""
    owner = s.lifted
    source = s.lifted_from
    s.placed[owner, source] -= 1
    if s.placed[owner, source] == 0 and s.master[owner] != source:
        s.arrival[owner, source] = 0
    s.placed[owner, target] += 1
    join(s, owner, target)
    s.benefit[MOVE] = -1
    s.phase = CHOOSING
    s.lifted = -1
    s.lifted_from = -1
    emit(MOVED, seat, owner, source, target)


def collect(s, seat):
    """8.A.9: all florins of the Council."""
    emit(COLLECTED, seat, s.council_florins)
    s.florins[seat] += s.council_florins
    s.council_florins = 0
    s.benefit[FLORINS] = -1
    s.phase = CHOOSING


def look(s, seat):
    """8.A.10: the top four cards, or what is left."""
    count = min(LOOK, s.deck_left)
    deck_looked_at(s, seat, count)
    emit(LOOKED, seat, count)
    s.phase = ARRANGING
    if count == 1:
        put_back(s, seat, 0)


def put_back(s, seat, card):
    """8.A.10: the chosen card is the next from the top, the others close the gap; the last needs no choice."""
    chosen = s.deck[card]
    for position in range(card, s.arranged, -1):
        s.deck[position] = s.deck[position - 1]
    s.deck[s.arranged] = chosen
    for position in range(s.window):
        s.foreseen[seat, position] = s.deck[position]
    s.arranged += 1
    if s.arranged >= s.window - 1:
        s.arranged = 0
        s.benefit[LOOK_AHEAD] = -1
        s.phase = CHOOSING
        emit(REARRANGED, seat, s.window)
    else:
        s.phase = ARRANGING


def buy(s, seat, kind):
    """8.A.11: one florin to the bank for any one component."""
    s.florins[seat] -= 1
    s.shop[kind] -= 1
    s.hand[seat, kind] += 1
    s.benefit[COMPONENT] = -1
    s.phase = CHOOSING
    emit(COMPONENT_TAKEN, seat, kind, 1)
