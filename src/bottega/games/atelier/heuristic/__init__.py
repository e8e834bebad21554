"""What a sensible beginner at Atelier Da Vinci thinks.

He gathers colours that the paintings on the easels ask for, high ones rather than low ones, and sees to it that they
make up a Mastery; claims it while it can still pay; paints when it earns more than another card would; completes a
painting with as little as he can, and does not leave its last space to the others. Worths are in tenths of a point.
"""

from ..components import COLOUR, FIVE_CARDS, HAND_LIMIT, KINDS, MOST_SPACES, ONE, REWARD, VALUE
from ..moves import MOVES
from ..rules.cards import holds
from ..rules.take import limit
from ..state import DRAWN, LEONARDO
from .hand import asked_for, spaces_to_come, worth_of_hand, worth_of_mastery
from .painting import gift, worth_of_painting

UNSEEN = 19  # what a card from the deck is worth
UNSEEN_TOO_MANY = 4  # and to a full hand
DENIED = 3  # what it is worth that the others do not get a card, by its value


def score_moves(s, seat, moves, n, worth):
    """Writes what each of the n legal moves is worth to a seat; to stop is worth nothing."""
    hand = int(s.hand[seat])
    asked = asked_for(s)
    held = worth_of_hand(s, seat, hand, asked)
    for i in range(n):
        worth[i] = score_move(s, seat, hand, asked, held, moves[i])


def worth_of_taking(s, seat, hand, asked, kind):
    """The hand with this card, and with those that he would take after it."""
    table = int(s.table) - ONE[kind]
    left = limit(s) - VALUE[kind]
    hand = hand + ONE[kind]
    worth = worth_of_hand(s, seat, hand, asked)
    while left > 0:
        chosen = -1
        for other in range(KINDS):
            if holds(table, other) and VALUE[other] <= left:
                found = worth_of_hand(s, seat, hand + ONE[other], asked)
                if found > worth:
                    worth = found
                    chosen = other
        if chosen < 0:
            return worth
        hand += ONE[chosen]
        table -= ONE[chosen]
        left -= VALUE[chosen]
    return worth


def worth_of_drawing(s, seat):
    """A card of which nobody knows what it is; at the end it only counts."""
    if spaces_to_come(s) == 0:
        fifth = s.achievements >> FIVE_CARDS & 1 and s.hand_size[seat] == HAND_LIMIT - 1
        return 10 * REWARD[FIVE_CARDS] if fifth else 0
    return UNSEEN if s.hand_size[seat] < HAND_LIMIT else UNSEEN_TOO_MANY


def worth_for_leonardo(s, seat, hand, asked, held, kind, place):
    """It earns nothing: rather a space that he has no card for, a card that the others want, and no gift."""
    easel = place // MOST_SPACES
    bare = int(s.bare[easel]) & ~(1 << (place - easel * MOST_SPACES))
    kept = worth_of_hand(s, seat, hand, asked - (1 << 8 * COLOUR[kind]))
    denied = DENIED * VALUE[kind] if s.phase == LEONARDO else 0
    return kept - held + denied - gift(s, easel, bare)


def score_draw(s, seat, hand, asked, held):
    return worth_of_drawing(s, seat)


def score_take(s, seat, hand, asked, held, kind):
    return worth_of_taking(s, seat, hand, asked, kind) - held


def score_discard(s, seat, hand, asked, held, kind):
    return worth_of_hand(s, seat, hand - ONE[kind], asked) - held


def score_paint(s, seat, hand, asked, held, kind, easel, space):
    place = easel * MOST_SPACES + space
    if s.phase == LEONARDO or s.phase == DRAWN:
        return worth_for_leonardo(s, seat, hand, asked, held, kind, place)
    return worth_of_painting(s, seat, hand, asked, held, kind, place)


def score_claim(s, seat, hand, asked, held, mastery):
    return worth_of_mastery(s, seat, mastery, asked)


# What one move is worth, given the hand, what the easels ask for, and what the hand is worth now.
score_move = MOVES.dispatch(
    "score_move",
    "s, seat, hand, asked, held",
    {
        "draw": score_draw,
        "take": score_take,
        "discard": score_discard,
        "paint": score_paint,
        "claim": score_claim,
    },
    module=__name__,
)
