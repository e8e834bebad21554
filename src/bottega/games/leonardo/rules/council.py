"""Phase C, area A: the Council (§8 A) and its variant, Codex Leonardi I."""

from ....engine.contract import emit, offer
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
from ..moves import ARRANGE, BENEFIT, COLLECT, LEONARDO, LIFT, LOOK_AT, PASS, SETTLE, TAKE
from ..state import ARRANGING, BUYING, CHOOSING, COLLECTING, LOOKING, MOVING, NAMING, SETTLING
from .knowledge import deck_looked_at
from .ranking import join, leads, leave, rank

MOVE, FLORINS, LOOK_AHEAD, COMPONENT = range(4)  # the benefits, in the order they are carried out


def open_council(s):
    """8.A.2, 8.A.3, 8.A.4: ranks those who came, sends the last away if all came, asks the first to name Leonardo."""
    rank(s, COUNCIL)
    if s.ranked == s.players and s.players > 2:
        last = s.ranking[s.ranked - 1]
        leave(s, last, COUNCIL)
        s.ranked -= 1
        emit(CROWDED_OUT, last)
    if s.ranked == 0:
        return False
    for benefit in range(4):
        s.benefit[benefit] = -1
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
    """8.A.6: the benefits by number, whoever chose them; what all can see to be void is passed over.

    8.A.12: after the last, everybody at the Council goes home.
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
    """8.A.6: whether there is anything a benefit could do, as all can see."""
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


def legal_council(s, seat, out):
    """8.A.1 to 8.A.11: what the step of the Council asks for."""
    if s.phase == NAMING:
        for holder in range(s.players):
            offer(out, holder, LEONARDO + holder)
        return int(s.players)
    if s.phase == ARRANGING:
        n = 0
        for card in range(s.arranged, s.window):
            n = offer(out, n, ARRANGE + card)
        return n
    if s.phase == SETTLING:
        n = 0
        for area in range(AREAS):
            if may_settle(s, seat, s.lifted, s.lifted_from, area) == ALLOWED:
                n = offer(out, n, SETTLE + area)
        return n
    n = offer(out, 0, PASS)
    if s.phase == CHOOSING:
        for benefit in range(4):
            if s.benefit[benefit] < 0:
                n = offer(out, n, BENEFIT + benefit)
    elif s.phase == MOVING:
        for owner in range(s.players):
            for area in range(AREAS):
                if may_lift(s, seat, owner, area) == ALLOWED:
                    n = offer(out, n, LIFT + owner * AREAS + area)
    elif s.phase == COLLECTING:
        n = offer(out, n, COLLECT)
    elif s.phase == LOOKING:
        n = offer(out, n, LOOK_AT)
    else:
        for kind in range(KINDS):
            if may_buy(s, seat, kind) == ALLOWED:
                n = offer(out, n, TAKE + kind)
    return n


def may_name(s, holder):
    """8.A.4: anybody who plays."""
    return ALLOWED if holder < s.players else NOT_FIRST_AT_COUNCIL


def may_choose(s, benefit):
    """8.A.1: each benefit for one player."""
    return ALLOWED if s.benefit[benefit] < 0 else BENEFIT_TAKEN


def may_lift(s, seat, owner, area):
    """8.A.7: one of one's own from any city area. V.1: with the Codex, anybody's from outside the Council."""
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


def may_arrange(s, card):
    """8.A.10: one of the cards not yet put back."""
    return ALLOWED if s.arranged <= card < s.window else NO_SUCH_CARD


def may_buy(s, seat, kind):
    """8.A.11: needs a florin and a component in the shop."""
    return ALLOWED if s.florins[seat] > 0 and s.shop[kind] > 0 else CANNOT_BUY_AT_COUNCIL


def do_council(s, seat, move):
    """8.A.4 to 8.A.11: one step at the Council; `proceed` finds the next from CHOOSING."""
    phase = s.phase
    s.phase = CHOOSING
    if phase == NAMING:
        give_leonardo(s, seat, move - LEONARDO)
    elif phase == CHOOSING:
        choose(s, seat, move)
    elif phase == MOVING and move != PASS:
        s.lifted = (move - LIFT) // AREAS
        s.lifted_from = (move - LIFT) % AREAS
        s.phase = SETTLING
    elif phase == SETTLING:
        move_apprentice(s, seat, move - SETTLE)
    elif phase == ARRANGING:
        put_back(s, seat, move - ARRANGE)
    elif move == PASS:
        waive(s, seat, (phase == COLLECTING) + 2 * (phase == LOOKING) + 3 * (phase == BUYING))
    elif phase == COLLECTING:
        collect(s, seat)
    elif phase == LOOKING:
        look(s, seat)
    else:
        buy(s, seat, move - TAKE)


def give_leonardo(s, seat, holder):
    """8.A.4: at once, whoever holds him then begins phases and wins ties."""
    s.leonardo = holder
    emit(LEONARDO_GIVEN, seat, holder)


def choose(s, seat, move):
    """8.A.5: a benefit that is still free, or nothing."""
    s.at += 1
    if move == PASS:
        leave(s, seat, COUNCIL)
        emit(DECLINED, seat)
    else:
        s.benefit[move - BENEFIT] = seat
        emit(BENEFIT_CHOSEN, seat, move - BENEFIT)


def waive(s, seat, benefit):
    """8.A.6: each benefit may be let go."""
    s.benefit[benefit] = -1
    emit(WAIVED, seat, benefit)


def move_apprentice(s, seat, target):
    """8.A.7, 8.A.8: he joins his group or stands at the right end; a group that is gone has lost its place."""
    owner = s.lifted
    source = s.lifted_from
    s.placed[owner, source] -= 1
    if s.placed[owner, source] == 0 and s.master[owner] != source:
        s.arrival[owner, source] = 0
    s.placed[owner, target] += 1
    join(s, owner, target)
    s.benefit[MOVE] = -1
    s.lifted = -1
    s.lifted_from = -1
    emit(MOVED, seat, owner, source, target)


def collect(s, seat):
    """8.A.9: all florins of the Council."""
    emit(COLLECTED, seat, s.council_florins)
    s.florins[seat] += s.council_florins
    s.council_florins = 0
    s.benefit[FLORINS] = -1


def look(s, seat):
    """8.A.10: the top four cards, or what is left."""
    count = min(LOOK, s.deck_left)
    deck_looked_at(s, seat, count)
    s.arranged = 0
    emit(LOOKED, seat, count)
    s.phase = ARRANGING
    if count == 1:
        put_back(s, seat, 0)


def put_back(s, seat, card):
    """8.A.10: the card chosen comes next from the top, the others close up behind it; the last needs no choice."""
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
    """8.A.11: one florin to the bank, one component of choice."""
    s.florins[seat] -= 1
    s.shop[kind] -= 1
    s.hand[seat, kind] += 1
    s.benefit[COMPONENT] = -1
    emit(COMPONENT_TAKEN, seat, kind, 1)
