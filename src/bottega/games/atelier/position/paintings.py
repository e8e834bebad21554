"""The paintings: on easels, with players, in the deck, removed."""

from ..components import LAST_ROUND, NO_PAINTING, PAINTINGS, REMOVED
from ..flaws.wording import seen_paintings
from ..state import OVER
from .draft import BOTH, Draft


def fill_paintings(d: Draft) -> None:
    """2.4: as many as the number of players asks for are in play, and the others are removed at the end of the deck."""
    s = d.s
    in_play = len(PAINTINGS) - int(REMOVED[d.players])
    listed = [int(p) for p in s.painting_deck if p != NO_PAINTING][::-1] if d.said("painting_deck") else []
    for easel in BOTH:
        d.put("easel", NO_PAINTING, easel)
    for seat in d.seats:
        d.put("completed", 0, seat)
    finished = s.phase == OVER and s.round_number < LAST_ROUND
    bare = [easel for easel in BOTH if d.said("bare", easel) and not s.bare[easel]]  # so no painting is there
    easels = [] if finished else [easel for easel in BOTH if not d.said("easel", easel) and easel not in bare]
    empty = bool(bare) or any(d.said("easel", easel) and s.easel[easel] == NO_PAINTING for easel in BOTH)
    left = 0 if finished or empty else max(0, in_play - len(seen_paintings(s)) - len(easels))
    if d.said("painting_deck") and len(listed) != left:  # it ends with those removed, or fewer are left
        left = len(listed) if len(listed) < left else max(0, len(listed) - int(REMOVED[d.players]))
    d.put("paintings_left", left)
    left = int(s.paintings_left)
    unseen = [p for p in range(len(PAINTINGS)) if p not in seen_paintings(s)]
    others = d.random.shuffled([p for p in unseen if p not in listed])
    if len(others) < in_play - left - len(seen_paintings(s)):
        others += listed[left:]  # the list ends with paintings that are not in the deck
    for easel in easels:
        if others and len(seen_paintings(s)) + left < in_play:
            others.remove(put_on_easel(d, easel, others))
    complete_missing(d, others, in_play - left)
    fill_deck(d, listed, others, in_play)


def put_on_easel(d: Draft, easel: int, paintings: list[int]) -> int:
    """One of these paintings, if possible one for which there are the cards that were said to be around it."""
    for painting in paintings:
        d.s.easel[easel] = painting
        if d.has_cards_enough():
            return painting
    return paintings[-1]


def complete_missing(d: Draft, others: list[int], due: int) -> None:
    """6.3: what is neither in the deck nor on an easel is with players."""
    s = d.s
    free = [seat for seat in d.seats if not d.said("completed", seat)]
    while free and others and len(seen_paintings(s)) < due:
        seat = min(free, key=lambda one: (int(s.completed[one]).bit_count(), one))
        s.completed[seat] |= 1 << others.pop(0)


def fill_deck(d: Draft, listed: list[int], others: list[int], in_play: int) -> None:
    """The deck from the top, and behind it what was removed: at the end of the list, or what is missing in it."""
    s, left = d.s, int(d.s.paintings_left)
    seen = seen_paintings(s)
    if d.said("painting_deck"):
        deck = listed[:left]
        removed = [p for p in listed[left:] if p not in seen] or [p for p in others if p not in seen + deck]
        if len(listed) > left + len(PAINTINGS) - in_play or len(deck) < left:
            return  # the checks find what is wrong with it
    else:
        unseen = [p for p in others if p not in seen]
        deck, removed = unseen[:left], unseen[left:]
    removed = removed[: len(PAINTINGS) - in_play]
    s.painting_deck[:] = NO_PAINTING
    s.painting_deck[: len(deck)] = deck[::-1]
    s.painting_deck[in_play : in_play + len(removed)] = removed
