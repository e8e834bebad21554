"""What can be known about hands and decks: the notes of a player with perfect memory.

All players see the cards that are taken from the table, painted, discarded or shown, but not the card dealt at the
start and those drawn from the deck. So a hand has a part that everybody has seen, `known`, and a part that only its
owner has seen, `unseen`, in the order in which it was drawn. Two things limit an unseen card. They are its stamp:

- The deal. Each time the discards become the deck, all can see its cards. Cards drawn from one deck are among those of
  its cards that were not revealed since.
- The number of bars when it was drawn. A player who claims a mastery shows the lowest cards that fit (7.2). So they
  keep nothing lower of the shown colours: this is a bar on the unseen cards held at that moment.

If a revealed card can have been one of several unseen cards with different stamps, it is unknown which one is gone: it
is put in `doubt`, and the unseen cards still count it. The README has more.
"""

from ..components import KINDS, ONE
from ..state import MOST_DEALS, MOST_IN_DOUBT, MOST_UNSEEN
from .cards import holds

ALL_KINDS = (1 << KINDS) - 1


def note(kind, when):
    """4.8: the note of an unseen card: its kind in five bits, 0 for none, and its stamp in the bits above."""
    return int(when) << 5 | int(kind) + 1


def kind_of(noted):
    """4.8: the kind of an unseen card, or of one in doubt."""
    return (noted & 31) - 1


def stamp_of(noted):
    """4.8: when an unseen card was drawn; for a card in doubt, the last moment at which it can have been drawn."""
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
    """7.2: the kinds that the bars of a seat exclude, from one number of bars up to another."""
    kinds = 0
    count = 0
    for claim in range(s.claims):
        if s.bars[claim] >> KINDS == seat:
            if since <= count < until:
                kinds |= s.bars[claim] & ALL_KINDS
            count += 1
    return kinds


def stamp(s, seat):
    """4.8: the present moment, which is public: the deal, and the number of bars on a seat (in three bits)."""
    return int(s.deal) * 8 + bars_on(s, seat)


def seen_taken(s, seat, kind):
    """4.8: all see a card that is taken from the table."""
    s.known[seat] += ONE[kind]


def drawn_unseen(s, seat, kind):
    """2.3, 4.8: only the owner sees a card from the deck."""
    if s.unseen_count[seat] == MOST_UNSEEN:
        forget(s)
    s.unseen[seat, s.unseen_count[seat]] = note(kind, stamp(s, seat))
    s.unseen_count[seat] += 1


def leaves_hand(s, seat, kind):
    """4.8: a card openly leaves a hand; returns whether all knew that it was there.

    If it may be a card that all have seen, it is treated as that one: the possible hands afterwards are the same.
    """
    if holds(s.known[seat], kind):
        s.known[seat] -= ONE[kind]
        return True
    comes_to_light(s, seat, kind)
    return False


def shown_and_kept(s, seat, shown):
    """7.2: the cards that a claim shows are known from now on."""
    for kind in range(KINDS):
        for _ in range(holds(shown, kind) - holds(s.known[seat], kind)):
            comes_to_light(s, seat, kind)
            s.known[seat] += ONE[kind]


def bar(s, seat, kinds):
    """7.2: the player who made the claim has none of these kinds left in hand."""
    if kinds and s.unseen_count[seat]:
        s.bars[s.claims] = kinds | seat << KINDS
        s.claims += 1


def alike(s, seat, first, last):
    """4.8: whether two unseen cards of a hand, and so all between them, can be the same cards."""
    return stamp_of(s.unseen[seat, first]) == stamp_of(s.unseen[seat, last])


def comes_to_light(s, seat, kind):
    """4.8: one of the unseen cards is shown: it is removed, or put in doubt."""
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
    """4.8: removes one unseen card of this kind, one of those alike from a position on.

    It changes places with the first of them, and the others close the gap.
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
    """4.8: removes doubts that have only one explanation left."""
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
    """4.8: removes a doubt; the doubts after it close the gap."""
    s.doubt_count[seat] -= 1
    for later in range(number, s.doubt_count[seat]):
        s.doubt[seat, later] = s.doubt[seat, later + 1]
    s.doubt[seat, s.doubt_count[seat]] = 0


def forget(s):
    """4.8: the notes are full: from now on an unseen card may be any card that was not revealed."""
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
    """4.8: the cards of a deal that were not revealed, except those in positions that are settled."""
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
    """4.8: a number for each unseen card of each hand; 60 in total, so that sets of them fit into one number."""
    return int(seat) * MOST_UNSEEN + int(position)
