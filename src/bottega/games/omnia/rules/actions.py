"""Phase 2: the two actions of a card, and the effects of the cards taken."""

from ....engine.bits import bit, has
from ....engine.contract import emit
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
from ..state import ACTING
from ..state import EFFECT as EFFECT_PHASE
from .cities import draw_cities


def may_play(s, seat, card):
    """4.2: one card of the hand."""
    return ALLOWED if has(s.hand[seat], card) else ONE_CARD_OF_THE_HAND


def play(s, seat, card):
    """4.2: the card is shown, and used up even if no action is done."""
    s.card = card
    s.hand[seat] &= ~bit(card)
    s.played[seat] |= bit(card)
    s.used = 0
    s.phase = ACTING
    emit(PLAYED, seat, card)


def usable(s, seat, symbol):
    """4.8: whether a symbol can do anything; everybody can see that."""
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
    if not s.used & 1 and usable(s, s.active, SYMBOL[s.card, 0]):
        return True
    return not s.used & 2 and usable(s, s.active, SYMBOL[s.card, 1])


def answers(symbol, wanted):
    """4.3: whether a symbol is for the kind of action wanted; 9.1: either coin symbol is for coins."""
    return symbol == wanted or (wanted == COIN1 and symbol > COIN1)


def symbol_for(s, wanted):
    """4.3, 4.4: the first symbol of the card that is left and is for this action: 0 or 1; -1 if none is."""
    for i in range(2):
        if not has(s.used, i) and answers(SYMBOL[s.card, i], wanted):
            return i
    return -1


def may_use_symbol(s, wanted):
    """4.3: a symbol of the card, each once."""
    if symbol_for(s, wanted) >= 0:
        return ALLOWED
    spent = answers(SYMBOL[s.card, 0], wanted) or answers(SYMBOL[s.card, 1], wanted)
    return SYMBOL_SPENT if spent else NOT_ON_THE_CARD


def may_use_effect(s, wanted):
    """8.1: what the effect names, before anything else."""
    return ALLOWED if answers(s.effect, wanted) else NOT_THE_EFFECT


def use_effect(s):
    """8.1: the effect is used up; then comes the effect of the card it brought, or the other action."""
    symbol = s.effect
    s.effect = -1
    s.phase = ACTING
    return symbol


def use_up(s, wanted):
    """4.3: one of the two symbols of the card; 8.1: or the effect. Which symbol it was."""
    if s.phase == EFFECT_PHASE:
        return use_effect(s)
    i = symbol_for(s, wanted)
    s.used |= bit(i)
    return SYMBOL[s.card, i]


# ---- taking a card


def may_have(s, seat, card, not_there):
    """6.1, 9.3: a card that is there and can be paid."""
    for slot in range(ROW):
        if s.row[KIND[card], slot] == card:
            return ALLOWED if COST[card] <= s.coins[seat] else CANNOT_PAY
    return not_there


def may_take(s, seat, card):
    """4.3, 6.1: with a symbol of the card."""
    refused = may_use_symbol(s, KIND[card])
    return may_have(s, seat, card, NOT_FACE_UP) if refused == ALLOWED else refused


def take(s, seat, card):
    """4.3, 6.1: with a symbol of the card; 8.6: an effect does what the action of its symbol does."""
    use_up(s, KIND[card])
    take_card(s, seat, card)


def may_take_by_effect(s, seat, card):
    """8.1, 8.4: by the effect, among the cards face up."""
    refused = may_use_effect(s, KIND[card])
    return may_have(s, seat, card, NOT_FOR_THE_EFFECT) if refused == ALLOWED else refused


# ---- taking coins


def may_take_coins(s, seat):
    """4.3, 9.2: with a symbol of the card, as long as the bank has any."""
    refused = may_use_symbol(s, COIN1)
    return bank_has_any(s) if refused == ALLOWED else refused


def take_coins(s, seat):
    """4.3, 9.1: with a symbol of the card; 8.6: or by an effect."""
    pay_out(s, seat, use_up(s, COIN1))


def may_take_coins_by_effect(s, seat):
    """8.1, 9.2: by the effect, as long as the bank has any."""
    refused = may_use_effect(s, COIN1)
    return bank_has_any(s) if refused == ALLOWED else refused


def bank_has_any(s):
    """9.2: a coin in the bank."""
    return ALLOWED if s.bank > 0 else BANK_EMPTY


# ---- drawing cities


def may_draw(s, seat):
    """4.3, 5.3: with a symbol of the card, as long as there are cities in the pack."""
    refused = may_use_symbol(s, CITY)
    return pack_has_any(s) if refused == ALLOWED else refused


def draw(s, seat):
    """4.3, 5.1: with a symbol of the card; 8.6: or by an effect."""
    use_up(s, CITY)
    draw_cities(s, seat)


def may_draw_by_effect(s, seat):
    """8.1, 5.3: by the effect, as long as there are cities in the pack."""
    refused = may_use_effect(s, CITY)
    return pack_has_any(s) if refused == ALLOWED else refused


def pack_has_any(s):
    """5.3: a city in the pack."""
    return ALLOWED if s.city_left > 0 else NO_CITIES_LEFT


# ---- doing without


def leave_the_rest(s, seat):
    """4.3: no more of the two actions."""
    for i in range(2):
        if not has(s.used, i):
            emit(LEFT_OUT, seat, SYMBOL[s.card, i])
    s.used = 3


def waive(s, seat):
    """8.1: the effect is not used."""
    emit(WAIVED, seat, use_effect(s))


# ---- what an action does


def coins_for(s, symbol):
    """9.1: both coins of a double symbol. 9.2: at most the coins of the bank."""
    return min(1 if symbol == COIN1 else 2, s.bank)


def pay_out(s, seat, symbol):
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
    s.cards[seat] |= bit(card)
    emit(TAKEN, seat, card, COST[card])
    if EFFECT[card] >= 0:  # 8.2
        s.effect = EFFECT[card]
        s.phase = EFFECT_PHASE
