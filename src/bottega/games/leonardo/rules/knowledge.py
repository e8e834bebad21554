"""What can be known about works under other players' labs and about the deck; and what deals the rest again.

`redeal` deals what a seat cannot know, `reshuffle` what no seat knows.

Everything that moves is open, except the components under a lab and the order of the deck (ruling 47). So all players
can count what a player has in hand and labs together. They do not know how it is split, that is, which inventions the
labs work on. For that, `suspects` has the inventions that each lab can have started, and `pair_stock` the components
that the player had when the later of two labs started, because they had to be enough for both recipes.

The deck consists of its layers, except for the top cards that somebody has looked at and put back in any order: the
`window`. The player who looked last knows it card by card (`foreseen`). A player who looked before knows some of its
cards, but not their places (`glimpsed`). In a sampled world the looker knows the window of that world; what the others
remember of the deck is not part of it.
"""

from ....engine.chance import below, shuffle
from ..components import (
    BOTTOM,
    CLASS,
    GOLD,
    IN_MIDDLE,
    KINDS,
    LAST_GOLD,
    LAST_INVENTION,
    LOOK,
    MIDDLE,
    PACKED,
    RECIPE,
    ROOM,
    fits,
)
from ..state import AUCTION

ALL = (1 << (LAST_INVENTION + 1)) - 2


def hand_packed(s, seat):
    """6.3: the components in hand, packed."""
    held = 0
    for kind in range(KINDS):
        held |= int(s.hand[seat, kind]) << ROOM * kind
    return held


def stock(s, seat):
    """6.10: components in hand and under the labs, packed: everybody can count them."""
    return hand_packed(s, seat) + PACKED[s.table, s.work[seat, 0]] + PACKED[s.table, s.work[seat, 1]]


def work_started(s, seat, lab):
    """6.7: the others only see that a lab is at work: on any recipe that the player had the components for."""
    held = stock(s, seat)
    could = 0
    for number in range(1, LAST_INVENTION + 1):
        if fits(PACKED[s.table, number], held) and not s.gone >> number & 1:
            could |= 1 << number
    s.suspects[seat, lab] = could
    if s.weeks[seat, 1 - lab] >= 0:
        s.pair_stock[seat] = held


def shown(s, seat, lab):
    """9.1, 9.11: the invention that a lab openly works on; 0 if it is secret."""
    if s.marked[seat, lab]:
        return s.marked[seat, lab]
    return s.announced[seat, lab]


def possible(s, seat, lab):
    """6.7: what a lab can be at work on, as all see it. Had somebody completed its invention, it would be marked."""
    number = shown(s, seat, lab)
    if number:
        return 1 << int(number)
    return s.suspects[seat, lab] & ~s.gone


def compatible(s, seat, a, b):
    """6.6: whether the two labs of a player can have these two works at the same time."""
    return a != b and fits(PACKED[s.table, a] + PACKED[s.table, b], s.pair_stock[seat])


def work_ended(s, seat, lab):
    """6.14, 9.6: what is known about a work that ends limits what the other lab can work on."""
    if s.weeks[seat, 1 - lab] >= 0:
        mine = possible(s, seat, lab)
        other = possible(s, seat, 1 - lab)
        left = 0
        for b in range(1, LAST_INVENTION + 1):
            if other >> b & 1:
                for a in range(1, LAST_INVENTION + 1):
                    if mine >> a & 1 and compatible(s, seat, a, b):
                        left |= 1 << b
                        break
        s.suspects[seat, 1 - lab] = left
    s.suspects[seat, lab] = 0


def deck_looked_at(s, seat, count):
    """8.A.10: this seat now knows the top cards; a seat that knew some of them only knows that they are among these."""
    for other in range(s.players):
        for position in range(s.window):
            if s.foreseen[other, position]:
                s.glimpsed[other] |= 1 << int(s.foreseen[other, position])
                s.foreseen[other, position] = 0
    s.glimpsed[seat] = 0
    s.window = count
    s.looker = seat
    for position in range(count):
        s.foreseen[seat, position] = s.deck[position]


def card_turned_up(s, number):
    """10.2: a card leaves the top of the deck, and what seats know about it."""
    if s.window == 0:
        return
    s.window -= 1
    for seat in range(s.players):
        s.glimpsed[seat] &= ~(1 << int(number))
        for position in range(LOOK - 1):
            s.foreseen[seat, position] = s.foreseen[seat, position + 1]
        s.foreseen[seat, LOOK - 1] = 0
    if s.window == 0:
        s.looker = -1


def redeal(s, seat):
    """6.10: deals everything again that this seat cannot know: others' works and hands, the deck, secret bids."""
    if s.phase == AUCTION:
        for other in range(s.players):
            if other != seat:
                s.bid[other] = -1
    for other in range(s.players):
        if other != seat:
            redeal_works(s, other)
    redeal_deck(s, seat)


def reshuffle(s):
    """3.8, 8.A.10: deals the cards of the deck again that no seat knows; the last looker knows the window."""
    deal_deck(s, s.looker)


def redeal_works(s, seat):
    """6.7: draws one of all possible pairs of works, equally likely; the hand is the rest of the stock."""
    held = stock(s, seat)
    first = possible(s, seat, 0) if s.weeks[seat, 0] >= 0 else 1  # bit 0: no work at all
    second = possible(s, seat, 1) if s.weeks[seat, 1] >= 0 else 1
    count = 0
    for a in range(LAST_INVENTION + 1):
        if first >> a & 1:
            for b in range(LAST_INVENTION + 1):
                if second >> b & 1 and (first == 1 or second == 1 or compatible(s, seat, a, b)):
                    count += 1
    if first == 1 and second == 1:
        return
    nth = below(s.rng, count)
    for a in range(LAST_INVENTION + 1):
        if first >> a & 1:
            for b in range(LAST_INVENTION + 1):
                if second >> b & 1 and (first == 1 or second == 1 or compatible(s, seat, a, b)):
                    if nth == 0:
                        s.work[seat, 0] = a
                        s.work[seat, 1] = b
                    nth -= 1
    for kind in range(KINDS):
        laid = RECIPE[s.table, s.work[seat, 0], kind] + RECIPE[s.table, s.work[seat, 1], kind]
        s.hand[seat, kind] = (held >> 5 * kind & 15) - laid


def redeal_deck(s, seat):
    """8.A.10: deals the deck again for this seat; what the others remember of the window is not part of the world."""
    deal_deck(s, seat)
    for other in range(s.players):
        if other != seat:
            s.glimpsed[other] = 0


def deal_deck(s, seat):
    """3.8, 3.9, 3.10, 8.A.10: deals the cards this seat does not know back into the deck, each where it can be.

    From the top: the window, cards of the top layer, of the middle, of the bottom. At most one bronze, two copper and
    three silver cards are in the middle, so any more of them are above it. A card of any layer that somebody has had in
    hand may be in the window.
    """
    unseen = ALL & ~s.gone
    for position in range(5):
        unseen &= ~(1 << int(s.requested[position]))
    known = 0  # cards of the window that this seat knows, at the front
    if s.looker == seat:
        for position in range(s.window):
            s.deck[position] = s.foreseen[seat, position]
            unseen &= ~(1 << int(s.deck[position]))
        known = s.window
    else:
        for number in range(1, LAST_INVENTION + 1):
            if seat >= 0 and s.glimpsed[seat] >> number & 1:
                s.deck[known] = number
                known += 1
                unseen &= ~(1 << number)
    covered = s.deck_left - s.window  # cards that nobody has touched
    at_bottom = min(BOTTOM, covered)
    above = s.window + max(0, covered - BOTTOM - MIDDLE)  # where cards of the top layer can be
    front = known
    back = s.deck_left - at_bottom
    for kind in range(GOLD):
        front, back = deal_class(s, unseen, kind, front, back)
    for number in range(LAST_GOLD - BOTTOM, LAST_GOLD):
        if unseen >> number & 1:
            back -= 1
            s.deck[back] = number
    back = deal_bottom(s, unseen, at_bottom, back)
    shuffle(s.rng, s.deck, back, s.deck_left - at_bottom)
    shuffle(s.rng, s.deck, known, above)
    if s.looker != seat:
        shuffle(s.rng, s.deck, 0, s.window)
        if s.looker >= 0:
            for position in range(s.window):
                s.foreseen[s.looker, position] = s.deck[position]


def deal_class(s, unseen, kind, front, back):
    """3.9: cards of a class that do not fit the middle layer go to the front of the loose cards, the rest last."""
    left = 0
    for number in range(1, LAST_INVENTION + 1):
        if unseen >> number & 1 and CLASS[s.table, number] == kind:
            left += 1
    above = max(0, left - IN_MIDDLE[kind])
    for number in range(1, LAST_INVENTION + 1):
        if unseen >> number & 1 and CLASS[s.table, number] == kind:
            if below(s.rng, left) < above:
                s.deck[front] = number
                front += 1
                above -= 1
            else:
                back -= 1
                s.deck[back] = number
            left -= 1
    return front, back


def deal_bottom(s, unseen, at_bottom, back):
    """3.8: the cards 21 to 25 are at the bottom, except those that somebody has had in hand."""
    left = 0
    for number in range(LAST_GOLD, LAST_GOLD + BOTTOM):
        left += unseen >> number & 1
    below_all = at_bottom
    cursor = s.deck_left
    for number in range(LAST_GOLD, LAST_GOLD + BOTTOM):
        if unseen >> number & 1:
            if below(s.rng, left) < below_all:
                cursor -= 1
                s.deck[cursor] = number
                below_all -= 1
            else:
                back -= 1
                s.deck[back] = number
            left -= 1
    shuffle(s.rng, s.deck, s.deck_left - at_bottom, s.deck_left)
    return back
