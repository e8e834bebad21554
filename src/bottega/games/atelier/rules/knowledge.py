"""What can be known of hands and decks, kept as a player who forgets nothing would note it down.

Cards taken from the table, painted, discarded or shown are seen by all; the card dealt at the start and those drawn
from the deck are not. So a hand is a part that everybody has seen, `known`, and a part that only its owner has,
`unseen`, in the order it was drawn. What an unseen card can be follows from two things, which make up its stamp:

- The deal. Each time the discards become the deck, all can see which cards it is made of. Cards drawn from one deck are
  among what that deck was made of and has not come to light since.
- The bars there were when it was drawn. Who claims a mastery shows the lowest cards that fit (7.2). So of a colour
  shown, the claimer keeps nothing lower: a bar on the unseen cards held at that moment.

If a card comes to light that could have been one of several unseen cards with different stamps, it stays open which one
has gone: it is put in `doubt`, and the unseen cards still count it. More is told in the README.
"""

from ..components import KINDS, ONE
from ..state import MOST_DEALS, MOST_IN_DOUBT, MOST_UNSEEN
from .cards import holds

ALL_KINDS = (1 << KINDS) - 1


def note(kind, when):
    """4.8: an unseen card as it is noted down: its kind in five bits, 0 being none, and above them its stamp."""
    return int(when) << 5 | int(kind) + 1


def kind_of(noted):
    """4.8: the kind of an unseen card, or of one in doubt."""
    return (noted & 31) - 1


def stamp_of(noted):
    """4.8: when an unseen card was drawn; of one in doubt, the last moment at which it can have been."""
    return noted >> 5 & 1023


def bars_before(noted):
    """7.2: how many bars there were on its holder when a card in doubt was shown."""
    return noted >> 16


def bars_on(s, seat):
    """7.2: how many bars there are on a seat."""
    count = 0
    for claim in range(s.claims):
        count += s.bars[claim] >> KINDS == seat
    return count


def barred(s, seat, since, until):
    """7.2: kinds that a seat had none of left, by its bars from one number up to another."""
    kinds = 0
    count = 0
    for claim in range(s.claims):
        if s.bars[claim] >> KINDS == seat:
            if since <= count < until:
                kinds |= s.bars[claim] & ALL_KINDS
            count += 1
    return kinds


def stamp(s, seat):
    """4.8: the present moment, as all can tell: the deal, and how many bars there are on a seat (in three bits)."""
    return int(s.deal) * 8 + bars_on(s, seat)


def seen_taken(s, seat, kind):
    """4.8: all see what is taken from the table."""
    s.known[seat] += ONE[kind]


def drawn_unseen(s, seat, kind):
    """2.3, 4.8: only the owner sees a card from the deck."""
    if s.unseen_count[seat] == MOST_UNSEEN:
        forget(s)
    s.unseen[seat, s.unseen_count[seat]] = note(kind, stamp(s, seat))
    s.unseen_count[seat] += 1


def leaves_hand(s, seat, kind):
    """4.8: a card leaves a hand in the open; returns whether all knew that it was there.

    If it may be one that all have seen, it is: the hands that are possible afterwards are the same.
    """
    if holds(s.known[seat], kind):
        s.known[seat] -= ONE[kind]
        return True
    comes_to_light(s, seat, kind)
    return False


def shown_and_kept(s, seat, shown):
    """7.2: what a claim shows is known from now on."""
    for kind in range(KINDS):
        for _ in range(holds(shown, kind) - holds(s.known[seat], kind)):
            comes_to_light(s, seat, kind)
            s.known[seat] += ONE[kind]


def bar(s, seat, kinds):
    """7.2: none of these kinds is left in the hand of who made the claim."""
    if kinds and s.unseen_count[seat]:
        s.bars[s.claims] = kinds | seat << KINDS
        s.claims += 1


def alike(s, seat, first, last):
    """4.8: whether two unseen cards of a hand, and so all between them, can be the same things."""
    return stamp_of(s.unseen[seat, first]) == stamp_of(s.unseen[seat, last])


def comes_to_light(s, seat, kind):
    """4.8: one of the unseen cards is shown: one less, or one in doubt."""
    first, last = 0, s.unseen_count[seat] - 1
    if not alike(s, seat, first, last):
        first, last = suspects(s, seat, kind, stamp(s, seat), bars_on(s, seat))
    if alike(s, seat, first, last):
        take_out(s, seat, kind, first)
    elif s.doubt_count[seat] == MOST_IN_DOUBT:
        forget(s)
        take_out(s, seat, kind, 0)
    else:
        latest = stamp_of(s.unseen[seat, s.unseen_count[seat] - 1])
        s.doubt[seat, s.doubt_count[seat]] = note(kind, latest) | bars_on(s, seat) << 16
        s.doubt_count[seat] += 1
    resolve(s, seat)


def suspects(s, seat, kind, latest, bars):
    """4.8: the first and the last of the unseen cards that can have been the one shown."""
    first = -1
    last = -1
    for position in range(s.unseen_count[seat]):
        when = stamp_of(s.unseen[seat, position])
        if when <= latest and not barred(s, seat, when & 7, bars) >> kind & 1:
            if holds(loose(s, when >> 3, 0), kind):
                if first < 0:
                    first = position
                last = position
    return first, last


def take_out(s, seat, kind, start):
    """4.8: one unseen card less, of this kind, out of those alike from a position on.

    It changes places with the first of them, and the others close up.
    """
    position = start
    while kind_of(s.unseen[seat, position]) != kind:
        position += 1
    s.unseen[seat, position] = note(kind_of(s.unseen[seat, start]), stamp_of(s.unseen[seat, position]))
    s.unseen_count[seat] -= 1
    for later in range(start, s.unseen_count[seat]):
        s.unseen[seat, later] = s.unseen[seat, later + 1]
    s.unseen[seat, s.unseen_count[seat]] = 0


def resolve(s, seat):
    """4.8: doubts that are none any more."""
    number = 0
    while number < s.doubt_count[seat]:
        noted = s.doubt[seat, number]
        kind = kind_of(noted)
        first, last = suspects(s, seat, kind, stamp_of(noted), bars_before(noted))
        if alike(s, seat, first, last):
            take_out(s, seat, kind, first)
            drop_doubt(s, seat, number)
            number = 0
        else:
            number += 1


def drop_doubt(s, seat, number):
    """4.8: the doubts behind it close up."""
    s.doubt_count[seat] -= 1
    for later in range(number, s.doubt_count[seat]):
        s.doubt[seat, later] = s.doubt[seat, later + 1]
    s.doubt[seat, s.doubt_count[seat]] = 0


def forget(s):
    """4.8: the notes are full: from now on all unseen cards may be anything that has not come to light."""
    s.forgotten = 1
    for seat in range(s.players):
        while s.doubt_count[seat] > 0:
            take_out(s, seat, kind_of(s.doubt[seat, 0]), 0)
            drop_doubt(s, seat, 0)
        for position in range(s.unseen_count[seat]):
            s.unseen[seat, position] = note(kind_of(s.unseen[seat, position]), stamp(s, seat))


def new_deal(s):
    """4.9: the discards have become the deck."""
    s.deal += 1
    if s.deal > MOST_DEALS:
        s.deal = 0
        forget(s)


def loose(s, deal, settled):
    """4.8: the cards of a deal that have not come to light, but for those in positions that are settled."""
    cards = 0
    if deal == s.deal:
        for position in range(s.deck_left):
            cards += ONE[s.deck[position]]
    for seat in range(s.players):
        for position in range(s.unseen_count[seat]):
            noted = s.unseen[seat, position]
            if stamp_of(noted) >> 3 == deal and not settled >> place(seat, position) & 1:
                cards += ONE[kind_of(noted)]
    return cards


def place(seat, position):
    """4.8: a number for each unseen card of each hand; 60 in all, so that sets of them fit into one number."""
    return int(seat) * MOST_UNSEEN + int(position)
