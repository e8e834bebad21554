"""What can be known about hands, packs and cities; and `redeal`, which deals everything again that a seat cannot know.

Hands. Each dealt hand is passed to the left. At each stage its owner keeps two cards (the last time one). So a hand
splits into cells: the cards that the first owner kept, those that the next one kept, and so on; during the draft, the
last cell is what is still being passed. A seat sees a hand when it gets it. Of the cells after that, until the same
hand returns, it knows all cards together, but not who kept which. Of the cells before its first visit it has seen
nothing: together, these cells of all hands contain the cards that it has never seen. The sizes of the cells are known,
and the owners of the cards played so far. Nothing else is known: nobody is forced to keep a certain card.

Cities. Cards leave the pack openly at the top, and go under it in the order in which they came. All can see which of
the drawn cards is placed. So everybody can track each place of the pack, and a seat that has looked at a card knows its
place from then on: `known` is the set of these cards.

Works, inventions, characters: nobody has seen any card of a pack.
"""

from ....engine.bits import count, draw_one, draw_some, place
from ....engine.chance import shuffle
from ..components import CITIES, CITY, DEALT, FIRST, ROW, STAGES
from ..state import DRAFT, OVER, PLACING

CITY_BITS = len(CITIES)  # next to a set of cities there is room for another


def redeal(s, seat):
    """1.3: deals everything again that this seat cannot know: the cards of others, secret choices, the packs."""
    if s.phase != OVER:
        redeal_hands(s, seat)
    redeal_cities(s, 0 if seat < 0 else s.known[seat])
    for kind in range(CITY):
        redeal_pack(s, kind)
    if s.phase == DRAFT:  # 3.4: nobody knows who has chosen
        for other in range(s.players):
            if other != seat:
                s.pick[other] = -1


def reshuffle(s):
    """2.2, 5.2: deals again what no seat knows: the packs, and the places of the cities that nobody remembers."""
    remembered = 0
    for seat in range(s.players):
        remembered |= s.known[seat]
    redeal_cities(s, remembered)
    for kind in range(CITY):
        redeal_pack(s, kind)


def redeal_pack(s, kind):
    """2.2: the cards that are neither face up nor in front of a player, in any order."""
    seen = 0
    for slot in range(ROW):
        if s.row[kind, slot] >= 0:
            seen |= 1 << int(s.row[kind, slot])
    for seat in range(s.players):
        seen |= s.cards[seat]
    n = 0
    for card in range(FIRST[kind], FIRST[kind + 1]):
        if not seen >> card & 1:
            s.deck[kind, n] = card
            n += 1
    shuffle(s.rng, s.deck[kind], 0, n)


def redeal_cities(s, remembered):
    """5.2: the cards that are remembered stay; the other places get any of the other cards.

    All can see who remembers which place, so what the others know moves with the cards.
    """
    unseen = (1 << len(CITIES)) - 1 & ~s.cities & ~remembered
    for position in range(s.city_left):
        old = int(s.city_deck[position])
        new = old
        if not remembered >> old & 1:
            bit = draw_one(s.rng, unseen)
            unseen &= ~bit
            new = int(place(int(bit)))
        s.city_deck[position] = new
        for other in range(s.players):
            if s.known[other] >> old & 1:
                s.known[other] |= 1 << CITY_BITS + new
    for other in range(s.players):
        s.known[other] >>= CITY_BITS
    if s.phase == PLACING:
        for slot in range(s.looking):
            s.drawn[s.active, slot] = s.city_deck[slot]


def cells(s):
    """3.2: the number of cells of a hand; in the draft, the last one is what is being passed."""
    return s.stage + 1


def cell(s, seat, stage):
    """3.2: the cards of a hand that stayed with a seat at a stage, or are there now."""
    return s.hand[seat] if s.phase == DRAFT and stage == s.stage else s.kept[seat, stage]


def cell_size(s, stage):
    """3.1, 3.2: two cards of each hand at each stage; 7, 5 or 3 where it is now; one at the end."""
    return DEALT - 2 * stage if stage == s.stage else 2


def put_cell(s, seat, stage, cards):
    """3.2: the cards of a cell in the sampled world."""
    if s.phase == DRAFT and stage == s.stage:
        s.hand[seat] = cards
    else:
        s.kept[seat, stage] = cards


def holder(s, origin, stage):
    """3.1: who has the hand of a seat at a stage."""
    seat = origin + stage
    while seat >= s.players:
        seat -= s.players
    return seat


def redeal_hands(s, seat):
    """3.1 to 3.4: what each other seat can have kept at each stage, as far as this seat knows."""
    gone = 0
    for other in range(s.players):
        gone |= s.played[other]
    redeal_unseen(s, seat, gone)
    for origin in range(s.players):
        visit = 0
        while visit < cells(s) and holder(s, origin, visit) != seat:
            visit += 1
        while visit < cells(s):
            visit = redeal_passed_on(s, seat, origin, visit + 1, gone)
    if s.phase != DRAFT:
        for other in range(s.players):
            s.hand[other] = 0
            for stage in range(STAGES + 1):
                s.hand[other] |= s.kept[other, stage] & ~s.played[other]


def redeal_passed_on(s, seat, origin, start, gone):
    """3.1: deals out a hand that this seat has passed on, up to its return; returns the stage of the return."""
    cards = 0
    stop = start
    while stop < cells(s) and holder(s, origin, stop) != seat:
        cards |= cell(s, holder(s, origin, stop), stop)
        stop += 1
    free = cards & ~gone
    for stage in range(start, stop):
        other = holder(s, origin, stage)
        got = cards & s.played[other]
        got |= draw_some(s.rng, free, cell_size(s, stage) - count(got))
        free &= ~got
        put_cell(s, other, stage, got)
    return stop


def redeal_unseen(s, seat, gone):
    """3.2: deals the cards that this seat has never seen: first to which seat, then to which stage."""
    cards = 0
    for origin in range(s.players):
        stage = 0
        while stage < cells(s) and holder(s, origin, stage) != seat:
            cards |= cell(s, holder(s, origin, stage), stage)
            stage += 1
    free = cards & ~gone
    for other in range(s.players):
        if other == seat:
            continue
        size = 0
        for stage in range(cells(s)):
            if before_visit(s, seat, other, stage):
                size += cell_size(s, stage)
        got = cards & s.played[other]
        got |= draw_some(s.rng, free, size - count(got))
        free &= ~got
        for stage in range(cells(s)):
            if before_visit(s, seat, other, stage):
                part = draw_some(s.rng, got, cell_size(s, stage))
                got &= ~part
                put_cell(s, other, stage, part)


def before_visit(s, seat, other, stage):
    """3.1: whether this seat has not yet seen the hand that another seat has at a stage; a spectator sees none."""
    if seat < 0:
        return True
    for back in range(1, stage + 1):
        if holder(s, seat, back) == other:
            return False
    return True
