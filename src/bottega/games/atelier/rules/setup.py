"""Setting up (§ Setup)."""

from ....engine.chance import below, shuffle
from ....engine.contract import emit
from ..components import (
    ACHIEVEMENTS,
    ACHIEVEMENTS_SHOWN,
    COPIES,
    EASELS,
    KINDS,
    MASTERIES,
    NO_CARD,
    NO_PAINTING,
    ONE,
    PAINTINGS,
    REMOVED,
    WHOLE_DECK,
)
from ..events import ACHIEVEMENT_SET, DREW, LEONARDO_PASSED, ROUND
from ..state import ACTION
from .completion import set_painting
from .deck import draw
from .ending import refill
from .knowledge import drawn_unseen

ALL_MASTERIES = (1 << len(MASTERIES)) - 1
TITLES, CONDITIONS = len(PAINTINGS), len(ACHIEVEMENTS)


def setup(s):
    """2.1 to 2.9: the state before the first turn."""
    clear_table(s)
    build_deck(s)
    refill(s)  # 2.2
    for seat in range(s.players):
        deal_card(s, seat)
    build_paintings(s)
    choose_achievements(s)
    s.leonardo = below(s.rng, int(s.players))  # 2.9
    s.active = s.leonardo
    s.phase = ACTION
    s.round_number = 1
    emit(ROUND, 1)
    emit(LEONARDO_PASSED, s.leonardo)


def clear_table(s):
    """2.5: nobody has the Help. 2.6: all masteries are unclaimed. 2.8: nobody has esteem: the record is blank."""
    s.help = -1
    s.unclaimed = ALL_MASTERIES
    s.drawn = NO_CARD
    for position in range(WHOLE_DECK):
        s.deck[position] = NO_CARD


def build_deck(s):
    """2.1: the cards for this number of players, shuffled."""
    for kind in range(KINDS):
        for _ in range(COPIES[s.players, kind]):
            s.deck[s.deck_left] = kind
            s.deck_left += 1
    shuffle(s.rng, s.deck, 0, int(s.deck_left))


def deal_card(s, seat):
    """2.3: one card each, which only its owner sees."""
    kind = draw(s)
    s.hand[seat] = ONE[kind]
    s.hand_size[seat] = 1
    drawn_unseen(s, seat, kind)
    emit(DREW, seat, kind)


def build_paintings(s):
    """2.4: the paintings are shuffled, some are left out face down, two go on the easels."""
    for painting in range(TITLES):
        s.painting_deck[painting] = painting
    shuffle(s.rng, s.painting_deck, 0, TITLES)
    s.paintings_left = TITLES - REMOVED[s.players]
    for easel in range(len(EASELS)):
        s.easel[easel] = NO_PAINTING
        set_painting(s, easel)


def choose_achievements(s):
    """2.7: two of the achievements, at random."""
    for shown in range(ACHIEVEMENTS_SHOWN):
        nth = below(s.rng, CONDITIONS - shown)
        for achievement in range(CONDITIONS):
            if not s.achievements >> achievement & 1:
                if nth == 0:
                    s.achievements |= 1 << achievement
                    emit(ACHIEVEMENT_SET, achievement)
                    break
                nth -= 1
