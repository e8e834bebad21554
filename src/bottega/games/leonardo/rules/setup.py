"""Setting up: the board, the beginners' sets, the experts' kit, the deck in its layers (§3 and the appendix)."""

from ....engine.chance import below, shuffle
from ....engine.contract import emit
from ..components import (
    BOTTOM,
    BRONZE,
    CLASS,
    DISPLAY_SIZE,
    EXPERT_APPRENTICES,
    EXPERT_FLORINS,
    FIRST_GOLD,
    GOLD,
    HANDED_BACK,
    IN_MIDDLE,
    KINDS,
    LARGE,
    LAST_GOLD,
    MIDDLE,
    MOST_APPRENTICES,
    OPENING,
    SETS,
    SMALL,
    STOCK,
    SUPPLY,
)
from ..events import DISCARDED, REQUESTED
from ..state import FAVOUR, LABORATORY
from .turn import begin_turn, proceed, turn_up


def setup(s):
    """3.1: the state before turn 0 (experts) or turn 1 (beginners)."""
    clear_table(s)
    if s.setup:
        build_deck(s)
        for _ in range(DISPLAY_SIZE[s.players]):  # X.1
            turn_up(s)
        for seat in range(s.players):
            deal_expert_kit(s, seat)
        s.phase = FAVOUR
    else:
        for position in range(DISPLAY_SIZE[s.players]):  # 3.7
            s.requested[position] = OPENING[position]
            emit(REQUESTED, OPENING[position])
        build_deck(s)
        for seat in range(s.players):
            deal_set(s, seat)
        s.phase = LABORATORY
        begin_turn(s)
    proceed(s)


def clear_table(s):
    """3.6: full shops, one florin at the Council, nobody out, every lab idle; 3.2: seat 0 holds Leonardo."""
    s.council_florins = 1
    s.leonardo = 0
    s.looker = -1
    s.area = -1
    s.lifted = -1
    s.lifted_from = -1
    for kind in range(KINDS):
        s.shop[kind] = STOCK
    for benefit in range(4):
        s.benefit[benefit] = -1
    for seat in range(s.players):
        s.master[seat] = SUPPLY
        s.bid[seat] = -1
        for lab in range(2):
            s.weeks[seat, lab] = -1


def deal_set(s, seat):
    """3.2, 3.3: the first seat takes set a, the next b, and so on. 3.4: with few players apprentices are returned.

    3.5: what an unused set would hold stays in the shops and the bank.
    """
    s.supply[seat] = SETS[seat, 0] - HANDED_BACK[s.players]
    s.academy[seat] = MOST_APPRENTICES - SETS[seat, 0]
    s.spaces[seat, SMALL] = SETS[seat, 1]
    s.spaces[seat, LARGE] = SETS[seat, 2]
    s.men[seat, SMALL] = SETS[seat, 3]
    for kind in range(KINDS):
        s.hand[seat, kind] = SETS[seat, 4 + kind]
        s.shop[kind] -= SETS[seat, 4 + kind]
    s.florins[seat] = SETS[seat, 9]


def deal_expert_kit(s, seat):
    """X.3: the small lab on its 3-side, three apprentices, three florins, the master."""
    s.supply[seat] = EXPERT_APPRENTICES
    s.academy[seat] = MOST_APPRENTICES - EXPERT_APPRENTICES
    s.spaces[seat, SMALL] = 3
    s.florins[seat] = EXPERT_FLORINS


def build_deck(s):
    """3.8, 3.9, 3.10: three shuffled layers, built from the bottom; s.deck[0] is the top.

    X.2: with two experts a bronze, a copper and a silver card that are not in the middle layer leave the game.
    """
    plain = 0  # the bronze, copper and silver cards that are not on display, gathered from the front
    for number in range(1, FIRST_GOLD):
        if not on_display(s, number):
            s.deck[plain] = number
            plain += 1
    s.deck_left = plain + LAST_GOLD - FIRST_GOLD + BOTTOM
    # The cards of the middle layer go one by one to the far end of the plain ones.
    left = plain
    for kind in range(BRONZE, GOLD):
        for _ in range(IN_MIDDLE[kind]):
            left = draw_class(s, kind, left)
    top = left
    if s.setup and s.players == 2:
        for kind in range(BRONZE, GOLD):
            top = draw_class(s, kind, top)
            discard(s, s.deck[top])
        s.deck_left -= GOLD
        for position in range(left, plain):  # close the gap the three discards left
            s.deck[position - GOLD] = s.deck[position]
        plain -= GOLD
    for number in range(FIRST_GOLD, LAST_GOLD + BOTTOM):
        s.deck[plain + number - FIRST_GOLD] = number
    shuffle(s.rng, s.deck, 0, top)
    shuffle(s.rng, s.deck, top, top + MIDDLE)
    shuffle(s.rng, s.deck, top + MIDDLE, s.deck_left)


def draw_class(s, kind, count):
    """3.9: draws a random card of a class from the first `count` and moves it to their end; returns count - 1."""
    held = 0
    for position in range(count):
        held += CLASS[s.table, s.deck[position]] == kind
    nth = below(s.rng, held)
    for position in range(count):
        if CLASS[s.table, s.deck[position]] == kind:
            if nth == 0:
                card = s.deck[position]
                for later in range(position, count - 1):
                    s.deck[later] = s.deck[later + 1]
                s.deck[count - 1] = card
                return count - 1
            nth -= 1
    return count - 1


def discard(s, number):
    """X.2: shown, and out of the game."""
    s.gone |= 1 << int(number)
    emit(DISCARDED, number)


def on_display(s, number):
    """3.7: whether a card is face up on the board."""
    for position in range(DISPLAY_SIZE[s.players]):
        if s.requested[position] == number:
            return True
    return False
