"""Completes the action cards: which were played, so that they explain what everybody has, and which are in hand."""

from ....engine.description import Given
from ....engine.record import State
from ..components import DEALT, PAIR_BITS, STAGES
from ..flaws.turns import Course, bits, members
from ..state import OVER
from .steps import claims

PATIENCE = 4000  # sets of cards that are tried for all players together


def deal_draft(s: State, given: Given, course: Course) -> None:
    """3.1 to 3.3: the cards kept so far, and the hands that are passed."""
    loose = _loose(s, given, course)
    picked = {seat: _picked(s, given, seat) for seat in range(course.players)}
    loose = [card for card in loose if not any(cards >> card & 1 for cards in picked.values())]
    for seat in range(course.players):
        s.played[seat] = s.played[seat] if given.whole("played", seat) else 0
        s.pick[seat] = s.pick[seat] if given.whole("pick", seat) else -1
        for stage, size in enumerate(course.kept_sizes):
            if not given.whole("kept", seat, stage):
                s.kept[seat, stage], loose = bits(loose[:size]), loose[size:]
        if not given.whole("hand", seat):
            size = course.hand_size(seat) - picked[seat].bit_count()
            s.hand[seat], loose = picked[seat] | bits(loose[:size]), loose[size:]


def _picked(s: State, given: Given, seat: int) -> int:
    """3.4: the two cards that a seat has chosen from its hand, if they are given and its hand is not."""
    known = given.whole("pick", seat) and s.pick[seat] >= 0 and not given.whole("hand", seat)
    return int(PAIR_BITS[s.pick[seat]]) if known else 0


def deal_rounds(s: State, given: Given, course: Course) -> None:
    """4.2: the cards in hand and kept, once the draft is over and the cards played are known."""
    loose = [card for card in _loose(s, given, course) if not any(s.played[: s.players] >> card & 1)]
    for seat in range(course.players):
        s.pick[seat] = s.pick[seat] if given.whole("pick", seat) else -1
        if not given.whole("hand", seat):
            own = bits(claims(s, given, seat)) & ~int(s.played[seat]) if course.phase != OVER else 0
            missing = max(0, course.hand_size(seat) - own.bit_count())
            s.hand[seat], loose = own | bits(loose[:missing]), loose[missing:]
        _keep(s, given, course, seat)


def _keep(s: State, given: Given, course: Course, seat: int) -> None:
    """3.2: the stage at which each card was kept, as far as it is not given."""
    said = [stage for stage in range(STAGES + 1) if given.whole("kept", seat, stage)]
    own = int(s.hand[seat] | s.played[seat]) & ~bits(n for stage in said for n in members(s.kept[seat, stage]))
    cards = given.random.shuffled(members(own))
    for stage, size in enumerate(course.kept_sizes):
        if stage not in said:
            s.kept[seat, stage], cards = bits(cards[:size]), cards[size:]


def _loose(s: State, given: Given, course: Course) -> list[int]:
    claimed = {card for seat in range(course.players) for card in claims(s, given, seat)}
    return given.random.shuffled([card for card in range(DEALT * course.players) if card not in claimed])
