"""Phase 2: the two actions of a card, and the effects of the cards taken."""

from ....engine.contract import emit, offer
from ..clauses import (
    ALLOWED,
    BANK_EMPTY,
    CANNOT_PAY,
    NO_CITIES_LEFT,
    NOT_FACE_UP,
    NOT_FOR_THE_EFFECT,
    NOT_ON_THE_CARD,
    NOT_THE_EFFECT,
    ONE_CARD_OF_THE_HAND,
    SYMBOL_SPENT,
)
from ..components import CHARACTER, CITY, COIN1, COST, EFFECT, KIND, ROW, SYMBOL
from ..events import COINS_TAKEN, LEFT_OUT, PLAYED, TAKEN, WAIVED
from ..moves import DONE, DRAW_CITIES, PASS, PLAY, TAKE, TAKE_COINS
from ..state import ACTING
from ..state import EFFECT as EFFECT_PHASE
from .bits import place
from .cities import draw_cities


def legal_play(s, seat, out):
    """4.2: any card of the hand."""
    n = 0
    hand = int(s.hand[seat])
    while hand:
        n = offer(out, n, PLAY + place(hand & -hand))
        hand &= hand - 1
    return n


def may_play(s, seat, move):
    """4.2: one card of the hand, and nothing before it."""
    return ALLOWED if PLAY <= move < TAKE and s.hand[seat] >> move - PLAY & 1 else ONE_CARD_OF_THE_HAND


def do_play(s, seat, move):
    """4.2: the card is shown, and spent whatever is done of it."""
    s.card = move - PLAY
    s.hand[seat] &= ~(1 << int(s.card))
    s.played[seat] |= 1 << int(s.card)
    s.used = 0
    s.phase = ACTING
    emit(PLAYED, seat, s.card)


def usable(s, seat, symbol):
    """4.8: whether a symbol can do anything, as all can see."""
    if symbol <= CHARACTER:
        for slot in range(ROW):
            card = s.row[symbol, slot]
            if card >= 0 and COST[card] <= s.coins[seat]:
                return True
        return False
    if symbol == CITY:
        return s.city_left > 0
    return s.bank > 0


def can_act(s):
    """4.3, 4.8: whether a symbol of the card is left that can do anything."""
    if s.card < 0:
        return False
    if not s.used & 1 and usable(s, s.active, SYMBOL[s.card, 0]):
        return True
    return not s.used & 2 and usable(s, s.active, SYMBOL[s.card, 1])


def offer_symbol(s, seat, symbol, out, n):
    """6.1, 7.1: a card face up that can be paid; 5.1: a look at the cities; 9.1: coins."""
    if symbol <= CHARACTER:
        for slot in range(ROW):
            card = s.row[symbol, slot]
            if card >= 0 and COST[card] <= s.coins[seat]:
                n = offer(out, n, TAKE + card)
        return n
    if symbol == CITY:
        return offer(out, n, DRAW_CITIES) if s.city_left > 0 else n
    return offer(out, n, TAKE_COINS) if s.bank > 0 else n


def legal_acting(s, seat, out):
    """4.3: either symbol that is left, or no more. 4.4: twice the same symbol is the same choice."""
    n = offer(out, 0, DONE)
    first = SYMBOL[s.card, 0]
    second = SYMBOL[s.card, 1]
    if not s.used & 1:
        n = offer_symbol(s, seat, first, out, n)
    if not s.used & 2 and (second != first or s.used & 1):
        n = offer_symbol(s, seat, second, out, n)
    return n


def legal_effect(s, seat, out):
    """8.1: what the lightning offers, or nothing."""
    return offer_symbol(s, seat, s.effect, out, offer(out, 0, PASS))


def calls_for(move, symbol):
    """4.3: whether a move is the action of a symbol."""
    if TAKE <= move < TAKE_COINS:
        return KIND[move - TAKE] == symbol
    if move == DRAW_CITIES:
        return symbol == CITY
    return move == TAKE_COINS and symbol >= COIN1


def symbol_for(s, move):
    """4.3, 4.4: the first symbol of the card that is left and asks for this move: 0 or 1; -1 if none does."""
    for i in range(2):
        if not s.used >> i & 1 and calls_for(move, SYMBOL[s.card, i]):
            return i
    return -1


def may_act(s, seat, move):
    """4.3: a symbol of the card, each once."""
    if move == DONE:
        return ALLOWED
    if move < TAKE:
        return ONE_CARD_OF_THE_HAND if move >= PLAY else NOT_ON_THE_CARD
    if symbol_for(s, move) < 0:
        spent = calls_for(move, SYMBOL[s.card, 0]) or calls_for(move, SYMBOL[s.card, 1])
        return SYMBOL_SPENT if spent else NOT_ON_THE_CARD
    return may_use(s, seat, move, NOT_FACE_UP)


def may_use_effect(s, seat, move):
    """8.1: what the effect names, before anything else. 8.4: among the cards face up."""
    if move == PASS:
        return ALLOWED
    return may_use(s, seat, move, NOT_FOR_THE_EFFECT) if calls_for(move, s.effect) else NOT_THE_EFFECT


def may_use(s, seat, move, not_there):
    """5.3, 6.1, 9.2, 9.3: a city to draw, a card that is there and can be paid, a coin in the bank."""
    if move == DRAW_CITIES:
        return ALLOWED if s.city_left > 0 else NO_CITIES_LEFT
    if move == TAKE_COINS:
        return ALLOWED if s.bank > 0 else BANK_EMPTY
    card = move - TAKE
    for slot in range(ROW):
        if s.row[KIND[card], slot] == card:
            return ALLOWED if COST[card] <= s.coins[seat] else CANNOT_PAY
    return not_there


def do_acting(s, seat, move):
    """4.3: one of the two actions, or the end of the turn."""
    if move == DONE:
        for i in range(2):
            if not s.used >> i & 1:
                emit(LEFT_OUT, seat, SYMBOL[s.card, i])
        s.used = 3
        return
    i = symbol_for(s, move)
    s.used |= 1 << i
    use(s, seat, move, SYMBOL[s.card, i])


def do_effect(s, seat, move):
    """8.1: the effect is used or waived; then comes the effect of the card it brought, or the other action."""
    symbol = s.effect
    s.effect = -1
    s.phase = ACTING
    if move == PASS:
        emit(WAIVED, seat, symbol)
    else:
        use(s, seat, move, symbol)


def use(s, seat, move, symbol):
    """8.6: an effect does what the action of its symbol does."""
    if move == DRAW_CITIES:
        draw_cities(s, seat)
    elif move == TAKE_COINS:
        take_coins(s, seat, symbol)
    else:
        take_card(s, seat, move - TAKE)


def coins_for(s, symbol):
    """9.1: both coins of a double. 9.2: or what the bank has."""
    return min(1 if symbol == COIN1 else 2, s.bank)


def take_coins(s, seat, symbol):
    """9.1: from the bank to the player."""
    coins = coins_for(s, symbol)
    s.bank -= coins
    s.coins[seat] += coins
    emit(COINS_TAKEN, seat, coins)


def take_card(s, seat, card):
    """8.5: pay, take, then the effect. 6.2, 7.1, 8.3: the price is that of the card. 9.2: it goes to the bank."""
    kind = KIND[card]
    for slot in range(ROW):
        if s.row[kind, slot] == card:
            s.row[kind, slot] = -1  # 8.4: empty until the end of the turn
    s.coins[seat] -= COST[card]
    s.bank += COST[card]
    s.cards[seat] |= 1 << int(card)
    emit(TAKEN, seat, card, COST[card])
    if EFFECT[card] >= 0:  # 8.2
        s.effect = EFFECT[card]
        s.phase = EFFECT_PHASE
