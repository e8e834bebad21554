"""The heuristic of Atelier Da Vinci: what a sensible beginner plays.

It collects colours that the paintings on the easels need, high cards before low ones, preferably those of a Mastery. It
claims a Mastery while it can still pay. It paints when that earns more than another card would. It completes a painting
with as little as possible, and does not leave the last space to the others. Scores are in tenths of a point.
"""

from ..components import COLOUR, FIVE_CARDS, HAND_LIMIT, KINDS, MOST_SPACES, ONE, REWARD, VALUE
from ..moves import MOVES
from ..rules.cards import holds
from ..rules.take import limit
from ..state import ACTION, DRAWN, LEONARDO
from .hand import asked_for, spaces_to_come, worth_of_hand, worth_of_mastery
from .inputs import input_limits, inputs
from .painting import gift, worth_of_painting

__all__ = ["input_limits", "inputs", "quiet", "score_moves"]

UNSEEN = 19  # the value of a card from the deck
UNSEEN_TOO_MANY = 4  # the same with a full hand
DENIED = 3  # the value of denying the others a card, by its value


def score_moves(s, seat, moves, n, worth):
    """Writes a score for each of n legal moves of a seat; to stop scores 0."""
    hand = int(s.hand[seat])
    asked = asked_for(s)
    held = worth_of_hand(s, seat, hand, asked)
    for i in range(n):
        worth[i] = score_move(s, seat, hand, asked, held, moves[i])


def quiet(s):
    """How quiet it is: 3 when a round begins, 2 when a turn begins, otherwise 0."""
    if s.phase == ACTION:
        return 3 if s.active == s.leonardo else 2
    return 0


def worth_of_taking(s, seat, hand, asked, kind):
    """The value of the hand with this card and those it would take next."""
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
    """An unknown card; at the end only the number of cards counts."""
    if spaces_to_come(s) == 0:
        fifth = s.achievements >> FIVE_CARDS & 1 and s.hand_size[seat] == HAND_LIMIT - 1
        return 10 * REWARD[FIVE_CARDS] if fifth else 0
    return UNSEEN if s.hand_size[seat] < HAND_LIMIT else UNSEEN_TOO_MANY


def worth_for_leonardo(s, seat, hand, asked, held, kind, place):
    """It earns nothing. Prefers a space for which it has no card and a card that the others want, and avoids a gift."""
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


# The functions that score a move, given the hand, what the easels need, and the value of the hand.
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
