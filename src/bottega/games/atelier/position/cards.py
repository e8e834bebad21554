"""The colour cards: on the table, in hands, drawn for Leonardo, discarded, in the deck."""

from itertools import combinations

from ..components import (
    COLOUR,
    HAND_LIMIT,
    NO_CARD,
    ONE,
    RING,
    SPACES,
    TABLE_PER_PLAYER,
    TAKE_LIMIT,
    TAKE_LIMIT_WITH_HELP,
    VALUE,
    WHOLE_DECK,
)
from ..flaws.cards import MOST_FROM_TABLE
from ..flaws.steps import sums
from ..rules.cards import number
from ..rules.leonardo import somewhere, spaces_for_leonardo
from ..state import DISCARDING, DRAWN, TAKING
from .draft import BOTH, Draft


def clear_cards(d: Draft) -> None:
    """Takes up all cards that were not said, to deal them again."""
    d.put("table", 0)
    d.put("discards", 0)
    d.put("drawn", NO_CARD)
    for seat in d.seats:
        d.put("hand", 0, seat)


def fill_cards(d: Draft) -> None:
    s = d.s
    fill_drawn(d)
    fill_taken(d)
    fill_hands(d)
    fill_table(d)
    fill_deck(d)
    for seat in d.seats:
        d.put("hand_size", number(s.hand[seat]), seat)
    d.put("deck_left", sum(1 for kind in s.deck if kind != NO_CARD))


def fill_drawn(d: Draft) -> None:
    """8.6: a card for which there is a space."""
    s = d.s
    if s.phase == DRAWN and not d.said("drawn"):
        fitting = [kind for kind in d.loose() if somewhere(s, ONE[kind])]
        s.drawn = fitting[0] if fitting else NO_CARD


def fill_taken(d: Draft) -> None:
    """4.2: cards that make up what has been taken; as little as can be if that was not said."""
    s, seat = d.s, int(d.s.active)
    if s.phase != TAKING:
        return
    limit = TAKE_LIMIT_WITH_HELP if s.help == seat else TAKE_LIMIT
    if d.said("hand", seat):
        made = sorted(made for made in sums(int(s.hand[seat])) if made <= limit)
        d.put("allowance", limit - made[0] if made else limit - 1)
        d.taken = subset(unpacked(int(s.hand[seat])), limit - int(s.allowance))
        return
    d.put("allowance", limit - 1)
    room = int(s.hand_size[seat]) if d.said("hand_size", seat) else HAND_LIMIT
    d.taken = subset(d.loose(), limit - int(s.allowance), room)
    s.hand[seat] = sum(int(ONE[kind]) for kind in d.taken)


def unpacked(cards: int) -> list[int]:
    return [kind for kind in range(len(VALUE)) for _ in range(cards >> 2 * kind & 3)]


def subset(kinds: list[int], value: int, most: int = MOST_FROM_TABLE) -> list[int]:
    """Cards with this total value, as few as can be; none if there are none."""
    small = [kind for kind in kinds if VALUE[kind] <= value][:24]
    for count in range(1, min(most, value, MOST_FROM_TABLE) + 1):
        for those in combinations(small, count):
            if sum(int(VALUE[kind]) for kind in those) == value:
                return list(those)
    return []


def fill_hands(d: Draft) -> None:
    """2.3: one card each, if no number was said; too many for who has to discard."""
    s = d.s
    for seat in d.seats:
        if d.said("hand", seat):
            continue
        usual = 1 + len(d.taken) if seat == s.active else 1
        if seat == s.active and s.phase == DISCARDING:
            usual = HAND_LIMIT + 1
        count = int(s.hand_size[seat]) if d.said("hand_size", seat) else usual
        for kind in d.loose()[: max(0, count - number(s.hand[seat]))]:
            s.hand[seat] += ONE[kind]


def fill_table(d: Draft) -> None:
    """2.2: full, less what has been taken; without what could be used for Leonardo, if a card was drawn."""
    s = d.s
    if d.said("table"):
        return
    loose = d.loose()
    spare = len(loose) - int(s.deck_left) if d.said("deck_left") and not d.said("deck") else len(loose)
    if s.phase == DRAWN:
        wanted = {
            int(RING[s.ring, s.easel[easel], space])
            for easel in BOTH
            for space in range(int(SPACES[s.ring]))
            if spaces_for_leonardo(s, easel) >> space & 1
        }
        loose = [kind for kind in loose if int(COLOUR[kind]) not in wanted]
    if s.phase == TAKING:
        fitting = [place for place, kind in enumerate(loose) if VALUE[kind] <= s.allowance]
        for place in fitting[:1]:  # something that can still be taken
            loose.insert(0, loose.pop(place))
    for kind in loose[: max(0, min(spare, TABLE_PER_PLAYER * d.players - len(d.taken)))]:
        s.table += ONE[kind]


def fill_deck(d: Draft) -> None:
    """What is nowhere else is in the deck; if that was said, among the discards."""
    s = d.s
    loose = d.loose()
    if not d.said("deck"):
        count = int(s.deck_left) if d.said("deck_left") and not d.said("discards") else len(loose)
        deck, loose = loose[: max(0, count)], loose[max(0, count) :]
        s.deck[:] = (deck + [NO_CARD] * WHOLE_DECK)[:WHOLE_DECK]
    if not d.said("discards"):
        for kind in loose:
            s.discards += ONE[kind]
