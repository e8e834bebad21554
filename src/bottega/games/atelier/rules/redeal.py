"""`redeal` deals everything again that a seat cannot know, `reshuffle` what no seat knows.

knowledge.py keeps what can be known.
"""

from ....engine.chance import below, shuffle
from ..components import EASELS, KINDS, MASTERIES, NO_PAINTING, ONE, PAINTINGS, REMOVED
from .cards import holds
from .knowledge import barred, bars_before, kind_of, loose, note, place, stamp_of

TITLES, BOTH, MASTERY_CARDS = len(PAINTINGS), len(EASELS), len(MASTERIES)
FAILED = -1


def redeal(s, seat):
    """4.8: deals again others' unseen cards, the deck, and the paintings that nobody has seen."""
    redeal_paintings(s)
    while not deal_unseen(s, seat):
        pass
    redeal_deck(s)
    for other in range(s.players):
        if other != seat:
            add_up(s, other)


def reshuffle(s):
    """2.4, 4.9: deals again what no seat knows: the order of the deck, and the paintings that nobody has seen."""
    redeal_paintings(s)
    redeal_deck(s)


def redeal_paintings(s):
    """2.4: the paintings not seen so far are in the deck or were left out."""
    seen = 0
    for easel in range(BOTH):
        if s.easel[easel] != NO_PAINTING:
            seen |= 1 << int(s.easel[easel])
    for seat in range(s.players):
        seen |= s.completed[seat]
    left_out = TITLES - REMOVED[s.players]
    position = 0
    for painting in range(TITLES):
        if not seen >> painting & 1:
            if position == s.paintings_left:
                position = left_out
            s.painting_deck[position] = painting
            position += 1
    # The two parts are shuffled as one: joined, and split again.
    gap = left_out - s.paintings_left
    for position in range(left_out, TITLES):
        s.painting_deck[position - gap] = s.painting_deck[position]
    shuffle(s.rng, s.painting_deck, 0, TITLES - gap)
    for position in range(TITLES - 1, left_out - 1, -1):
        s.painting_deck[position] = s.painting_deck[position - gap]
    for position in range(s.paintings_left, left_out):
        s.painting_deck[position] = NO_PAINTING


def deal_unseen(s, seat):
    """4.8: first the cards in doubt are dealt to positions where they can have been, then all others.

    Cards only change places within their deal, so nothing is lost at a dead end; then it starts again.
    """
    settled = 0
    if seat >= 0:
        for position in range(s.unseen_count[seat]):
            settled |= 1 << place(seat, position)
    for other in range(s.players):
        if other != seat:
            for number in range(s.doubt_count[other]):
                position = place_for_doubt(s, other, number, settled)
                if position == FAILED:
                    return False
                swap_in(s, other, position, kind_of(s.doubt[other, number]), settled)
                settled |= 1 << place(other, position)
    for other in range(s.players):
        for position in range(s.unseen_count[other]):
            if not settled >> place(other, position) & 1:
                when = stamp_of(s.unseen[other, position])
                kind = pick(s, loose(s, when >> 3, settled), barred(s, other, when & 7, MASTERY_CARDS))
                if kind == FAILED:
                    return False
                swap_in(s, other, position, kind, settled)
                settled |= 1 << place(other, position)
    return True


def place_for_doubt(s, seat, number, settled):
    """4.8: a random one of the positions that the card in doubt can have had."""
    count = 0
    for position in range(s.unseen_count[seat]):
        count += can_have_been(s, seat, number, position, settled)
    if count == 0:
        return FAILED
    nth = below(s.rng, count)
    for position in range(s.unseen_count[seat]):
        if can_have_been(s, seat, number, position, settled):
            if nth == 0:
                return position
            nth -= 1
    return FAILED


def can_have_been(s, seat, number, position, settled):
    """4.8: whether an unseen card can have been the one that was shown."""
    noted = s.doubt[seat, number]
    kind = kind_of(noted)
    when = stamp_of(s.unseen[seat, position])
    if settled >> place(seat, position) & 1 or when > stamp_of(noted):
        return False
    if barred(s, seat, when & 7, bars_before(noted)) >> kind & 1:
        return False
    return holds(loose(s, when >> 3, settled), kind) > 0


def pick(s, cards, without):
    """4.8: a random one of these cards, except those of excluded kinds."""
    count = 0
    for kind in range(KINDS):
        if not without >> kind & 1:
            count += holds(cards, kind)
    if count == 0:
        return FAILED
    nth = below(s.rng, count)
    for kind in range(KINDS):
        if not without >> kind & 1:
            nth -= holds(cards, kind)
            if nth < 0:
                return kind
    return FAILED


def swap_in(s, seat, position, kind, settled):
    """4.8: puts a loose card of this kind of the same deal into a position."""
    present = kind_of(s.unseen[seat, position])
    when = stamp_of(s.unseen[seat, position])
    if present == kind:
        return
    s.unseen[seat, position] = note(kind, when)
    for other in range(s.players):
        for there in range(s.unseen_count[other]):
            noted = s.unseen[other, there]
            if stamp_of(noted) >> 3 == when >> 3 and kind_of(noted) == kind:
                if not settled >> place(other, there) & 1 and (other != seat or there != position):
                    s.unseen[other, there] = note(present, stamp_of(noted))
                    return
    there = 0
    while s.deck[there] != kind:
        there += 1
    s.deck[there] = present


def redeal_deck(s):
    """4.9: the deck, in any order."""
    cards = 0
    for position in range(s.deck_left):
        cards += ONE[s.deck[position]]
    position = 0
    for kind in range(KINDS):
        for _ in range(holds(cards, kind)):
            s.deck[position] = kind
            position += 1
    shuffle(s.rng, s.deck, 0, int(s.deck_left))


def add_up(s, seat):
    """4.8: a hand is its known and its unseen cards, minus the cards in doubt."""
    s.hand[seat] = s.known[seat]
    for position in range(s.unseen_count[seat]):
        s.hand[seat] += ONE[kind_of(s.unseen[seat, position])]
    for number in range(s.doubt_count[seat]):
        s.hand[seat] -= ONE[kind_of(s.doubt[seat, number])]
