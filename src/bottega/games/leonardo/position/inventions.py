"""The inventions: requested, gone or in the deck with its layers; and the cards on top that were looked at."""

from ..components import (
    BOTTOM,
    CLASS,
    DISPLAY_SIZE,
    FIRST_GOLD,
    GOLD,
    IN_MIDDLE,
    INVENTIONS,
    LAST_GOLD,
    LAST_TURN,
    LOOK,
)
from ..flaws.cards import layers
from ..flaws.phases import COMPLETED
from ..flaws.wording import numbers
from ..state import ANNOUNCING, ARRANGING, AUCTION, COMPLETING, RECORD
from .draft import NOBODY, Draft
from .labs import announced

LABS = range(2)


def fill_inventions(d: Draft) -> None:
    fill_looker(d)
    if d.said("deck"):
        fill_around_deck(d)
    else:
        fill_deck(d)
    fill_foreseen(d)


# ---- what was said, one way or another


def surely_gone(d: Draft) -> set[int]:
    """9.7: the inventions that somebody has completed."""
    s = d.s
    if d.said("gone"):
        return set(numbers(s.gone))
    gone = {int(n) for n in (s.hammer,) if s.phase == AUCTION and n} | set(numbers(s.contested))
    for seat in d.seats:
        gone |= set(numbers(s.completed[seat])) if d.said("completed", seat) else set()
        gone |= set(numbers(s.cards[seat]))
        for lab in LABS:
            if d.said("marked", seat, lab):
                gone.add(int(s.marked[seat, lab]))
            number = announced(d, seat, lab)
            late = d.said("requested") and number not in s.requested
            if s.phase == AUCTION or (s.phase in (ANNOUNCING, COMPLETING) and late):
                gone.add(int(s.announced[seat, lab]))
    return gone & set(INVENTIONS)


def surely_shown(d: Draft, gone: set[int]) -> set[int]:
    """9.3: announced inventions are requested, unless they are marked."""
    if d.s.phase not in (ANNOUNCING, COMPLETING):
        return set()
    said = {announced(d, seat, lab) for seat in d.seats for lab in LABS}
    return said & set(INVENTIONS) - gone


def at_work(d: Draft, gone: set[int]) -> set[int]:
    """6.13: the unmarked work of a lab is not gone."""
    return {int(n) for n in d.s.work[: d.players].flat} & set(INVENTIONS) - gone


def display_of(d: Draft) -> list[int]:
    return [int(n) for n in d.s.requested if n]


def lay_out(d: Draft, shown: list[int]) -> None:
    """The display, with the cards that lay there before in their places."""
    size = int(DISPLAY_SIZE[d.players])
    places = [int(n) if n in shown else 0 for n in d.s.requested[:size]]
    new = [n for n in shown if n not in places]
    for place in range(size):
        if not places[place] and new:
            places[place] = new.pop(0)
    d.s.requested[:] = 0
    d.s.requested[:size] = places


def bits(cards: set[int]) -> int:
    return sum(1 << n for n in cards)


# ---- a deck that was said


def fill_around_deck(d: Draft) -> None:
    """All cards that are not in the deck are requested or gone."""
    s = d.s
    in_deck = {int(n) for n in s.deck if n}
    d.put("deck_left", sum(1 for n in s.deck if n))
    rest = set(INVENTIONS) - in_deck
    gone = surely_gone(d)
    if not d.said("requested"):
        first = surely_shown(d, gone) | at_work(d, gone)
        usual = display_of(d)
        gone |= discards(d, gone, first | in_deck)
        ranks = {n: (n not in first, n not in usual, -n) for n in rest - gone}
        shown = sorted(ranks, key=ranks.__getitem__)
        lay_out(d, shown if d.said("gone") else shown[: DISPLAY_SIZE[d.players]])
    d.put("gone", bits(rest - set(display_of(d))))


# ---- a deck that was not said


def fill_deck(d: Draft) -> None:
    """3.8, 3.9, 3.10: the cards that are neither requested nor gone, in their layers.

    If cards of a lower layer are out, those of the layers above must be out as well: they are requested or gone.
    """
    s = d.s
    before = s.deck[: s.deck_left].tolist()
    gone = surely_gone(d)
    shown = set(display_of(d)) if d.said("requested") else surely_shown(d, gone)
    works = at_work(d, gone)
    gone |= discards(d, gone, shown | works)
    seen = looked_at(d)
    usual = [] if d.said("requested") else [n for n in display_of(d) if n not in gone | shown | set(seen)]
    places = 0 if d.said("requested") else max(0, int(DISPLAY_SIZE[d.players]) - len(shown))
    order = from_the_top(d, set(INVENTIONS) - gone - shown - set(seen), usual, works)
    window = max(0, min(int(s.window), LOOK) - len(seen))
    out = cards_out(d, seen, order, places, window)
    if may_have_seen_more(d):
        for more in range(window, LOOK - len(seen) + 1):
            out = cards_out(d, seen, order, places, more)
            if out <= places and in_layers(d, order[out + more :]):
                window = more
                break
        d.put("window", len(seen) + window)
        if s.window and s.looker == NOBODY:
            d.put("looker", next((seat for seat in d.seats if not d.said("foreseen", seat)), 0))
    leaving = order[:out]
    chosen = sorted(leaving, key=lambda n: (n not in works, n not in usual))[:places]
    if not d.said("requested"):
        lay_out(d, [*shown, *chosen])
    d.put("gone", bits(gone | set(leaving) - set(chosen)))
    on_top, covered = [*seen, *order[out : out + window]], order[out + window :]
    if sorted(before) == sorted(on_top + covered) and not on_top:
        covered = before
    else:
        covered = shuffled_layers(d, covered)
    s.deck[:] = 0
    s.deck[: len(on_top + covered)] = on_top + covered
    d.put("deck_left", len(on_top + covered))


def may_have_seen_more(d: Draft) -> bool:
    """Whether the cards outside their layers can have been looked at, and cannot have been completed."""
    if d.said("window") or (d.said("looker") and d.s.looker == NOBODY):
        return False
    return d.said("gone") or all(d.said("completed", seat) for seat in d.seats)


def discards(d: Draft, gone: set[int], kept: set[int]) -> set[int]:
    """X.2: with two experts a bronze, a copper and a silver card are out of the game."""
    s = d.s
    if d.said("gone") or not s.setup or d.players > 2:
        return set()
    drawn = set(numbers(s.gone))  # at the set-up
    found = set()
    for kind in range(GOLD):
        free = [n for n in INVENTIONS if CLASS[s.table, n] == kind and n not in gone | kept | set(looked_at(d))]
        if free:
            found.add(next((n for n in free if n in drawn), free[0]))
    return found


def from_the_top(d: Draft, cards: set[int], usual: list[int], works: set[int]) -> list[int]:
    """Cards in a possible order: first the usual display, and the works of labs as late as possible."""
    s = d.s
    loose = d.random.shuffled(sorted(cards))
    middle = [n for n in loose if FIRST_GOLD <= n < LAST_GOLD]
    top = []
    for kind in range(GOLD):
        of_kind = sorted(
            (n for n in loose if n < FIRST_GOLD and CLASS[s.table, n] == kind),
            key=lambda n: (n in usual, n not in works),
        )
        middle += of_kind[: IN_MIDDLE[kind]]
        top += of_kind[IN_MIDDLE[kind] :]
    bottom = [n for n in loose if n >= LAST_GOLD]
    places = {n: place for place, n in enumerate(usual)}
    last = len(usual)
    return [
        *sorted(top, key=lambda n: (places.get(n, last), n in works)),
        *sorted(middle, key=lambda n: (n in works, n >= FIRST_GOLD)),
        *sorted(bottom, key=lambda n: n in works),
    ]


def cards_out(d: Draft, seen: list[int], order: list[int], places: int, window: int) -> int:
    """How many of these cards have come: as many as the display takes, more if the layers need it."""
    s = d.s
    if d.said("deck_left"):
        return max(0, min(len(order), len(order) + len(seen) - int(s.deck_left)))
    hole = d.said("requested") and len(display_of(d)) < DISPLAY_SIZE[d.players]
    if hole and s.turn < LAST_TURN and s.phase not in COMPLETED:
        return len(order)  # 10.3: the display is short only when the deck is empty
    out = min(places, len(order))
    while out < len(order) and not in_layers(d, order[out + window :]):
        out += 1
    return out


def in_layers(d: Draft, covered: list[int]) -> bool:
    trial = RECORD.copy(d.s)
    trial.deck[:] = 0
    trial.deck[: len(covered)] = covered
    trial.deck_left, trial.window = len(covered), 0
    return not any(layers(trial))


def shuffled_layers(d: Draft, covered: list[int]) -> list[int]:
    """The cards of each layer in any order; of the plain ones any can be in the middle layer."""
    bottom = [n for n in covered if n >= LAST_GOLD]
    rest = [n for n in covered if n < LAST_GOLD]
    cut = max(0, len(rest) - sum(IN_MIDDLE) - BOTTOM)
    return [*d.random.shuffled(rest[:cut]), *d.random.shuffled(rest[cut:]), *d.random.shuffled(bottom)]


# ---- what was looked at


def looked_at(d: Draft) -> list[int]:
    """8.A.10: the cards given as the top ones; in their order, if the knowledge of the last looker is given."""
    s = d.s
    for seat in d.seats:
        knows = [int(n) for n in s.foreseen[seat] if n]
        if d.said("foreseen", seat) and knows:
            return knows
    known = 0
    for seat in d.seats:
        known |= int(s.glimpsed[seat]) if d.said("glimpsed", seat) else 0
    return d.random.shuffled(numbers(known))


def fill_looker(d: Draft) -> None:
    s = d.s
    known = looked_at(d)
    looks = next((seat for seat in d.seats if d.said("foreseen", seat) and s.foreseen[seat].any()), NOBODY)
    if s.phase == ARRANGING:
        looks = int(s.benefit[2])
    somebody = bool(known) or (d.said("window") and s.window > 0) or looks != NOBODY
    if somebody and looks == NOBODY:
        free = [seat for seat in d.seats if not (d.said("glimpsed", seat) and s.glimpsed[seat])]
        unsaid = [seat for seat in free if not d.said("foreseen", seat)]
        looks = (unsaid or free or [NOBODY])[0]
    least = least_window(d, known) if d.said("deck") else max(bool(looks != NOBODY), len(known))
    if least and looks == NOBODY:
        looks = next((seat for seat in d.seats if not d.said("foreseen", seat)), 0)
    d.put("looker", looks)
    d.put("window", LOOK if s.phase == ARRANGING else max(least, 1) if s.looker != NOBODY else 0)


def least_window(d: Draft, known: list[int]) -> int:
    """How many top cards of a given deck must have been looked at, so that the rest has its layers."""
    deck = [int(n) for n in d.s.deck if n]
    least = max((place + 1 for place, n in enumerate(deck) if n in known), default=0)
    return next((count for count in range(least, LOOK + 1) if in_layers(d, deck[count:])), least)


def fill_foreseen(d: Draft) -> None:
    s = d.s
    d.put("window", min(int(s.window), int(s.deck_left)))
    for seat in d.seats:
        if not d.said("foreseen", seat):
            s.foreseen[seat] = 0
            if seat == s.looker:
                seen = max(0, min(int(s.window), len(s.foreseen[seat])))  # a window that is too large is a flaw
                s.foreseen[seat, :seen] = s.deck[:seen]
