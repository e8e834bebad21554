"""Described positions: what is worked out when it is left unsaid, and why a position is impossible."""

from collections.abc import Iterator

from ...engine.description import Given
from ...engine.record import State
from .components import (
    AREAS,
    BOTTOM,
    CLASS,
    COMPONENTS,
    DISPLAY_SIZE,
    FAVOUR_COMPONENTS,
    GOLD,
    HANDED_BACK,
    IN_MIDDLE,
    INVENTIONS,
    KINDS,
    LABS,
    LAST_GOLD,
    LAST_TURN,
    LOOK,
    MEN_SPACES,
    MIDDLE,
    MOST_APPRENTICES,
    MOST_FLORINS,
    MOST_WEEKS,
    PLACES,
    PRICES,
    RECIPE,
    STOCK,
    SUPPLY,
)
from .rules.knowledge import possible, stock, work_started
from .rules.offers import open_area
from .state import (
    ARRANGING,
    ASSIGNMENT,
    AUCTION,
    CITY_PHASES,
    FAVOUR,
    FAVOUR_COMPONENT,
    LABORATORY,
    OFFER,
    OVER,
    SETTLING,
)


def complete(s: State, given: Given) -> None:
    """Works out from the description what follows from it and was left unsaid."""
    seats = range(s.players)
    if "phase" not in given and "turn" in given:
        s.phase = LABORATORY if s.turn else FAVOUR
    if "turn" not in given and s.phase not in (FAVOUR, FAVOUR_COMPONENT):
        s.turn = max(1, s.turn)
    if "weeks" not in given:
        s.weeks[: s.players] = (s.work[: s.players] > 0) - 1
    if "placed" in given and "supply" not in given:
        s.supply[: s.players] -= s.placed[: s.players].sum(axis=1)
    if "academy" not in given:
        s.academy[: s.players] = _apprentices(s) - s.supply[: s.players] - s.placed[: s.players].sum(axis=1)
    if "shop" not in given:
        s.shop[:] = [STOCK - _held(s, kind) for kind in range(KINDS)]
    if "completed" not in given:
        s.completed[: s.players] |= s.cards[: s.players]
    _complete_deck(s, given)
    if "foreseen" not in given and 0 <= s.looker < s.players:
        s.foreseen[s.looker, : s.window] = s.deck[: s.window]
    if "arrival" not in given:
        _queue(s)
    elif "arrivals" not in given:
        s.arrivals[:] = s.arrival[: s.players].max(axis=0)
    if "active" not in given and s.phase == ASSIGNMENT:
        s.active = s.leonardo
    if s.phase == OFFER and "ranking" not in given and 0 < s.area < AREAS:
        price = s.price
        open_area(s, s.area)
        s.price = price
    if "suspects" not in given:
        for seat in seats:
            for lab in range(len(LABS)):
                if s.weeks[seat, lab] >= 0:
                    work_started(s, seat, lab)
    if "pair_stock" not in given:
        s.pair_stock[: s.players] = [stock(s, seat) for seat in seats]


def _complete_deck(s: State, given: Given) -> None:
    for done in s.completed[: s.players]:
        s.gone |= done
    shown = {int(n) for n in s.requested if n}
    if "deck" in given:
        s.deck_left = sum(1 for n in s.deck if n)
        if "gone" not in given:
            s.gone = sum(1 << n for n in INVENTIONS if n not in shown and n not in s.deck)
        return
    if not given & {"requested", "gone", "completed", "cards"}:
        return
    left = [n for n in INVENTIONS if n not in shown and not s.gone >> n & 1]
    bottom = [n for n in left if n >= LAST_GOLD]
    middle = [n for n in left if LAST_GOLD - BOTTOM <= n < LAST_GOLD]
    top: list[int] = []
    for kind in range(GOLD):
        cards = [n for n in left if CLASS[s.table, n] == kind]
        middle += cards[: IN_MIDDLE[kind]]
        top += cards[IN_MIDDLE[kind] :]
    s.deck[:] = 0
    s.deck[: len(left)] = top + middle + bottom
    s.deck_left = len(left)


def _queue(s: State) -> None:
    """Groups whose order was not described stand in the order of the seats from Leonardo's holder."""
    s.arrival[:] = 0
    s.arrivals[:] = 0
    for area in range(AREAS):
        for offset in range(s.players):
            seat = (s.leonardo + offset) % s.players
            if s.placed[seat, area] or s.master[seat] == area:
                s.arrivals[area] += 1
                s.arrival[seat, area] = s.arrivals[area]


def _apprentices(s: State) -> int:
    return MOST_APPRENTICES - (0 if s.setup else HANDED_BACK[s.players])


def _held(s: State, kind: int) -> int:
    seats = range(s.players)
    laid = sum(int(RECIPE[s.table, s.work[seat, lab], kind]) for seat in seats for lab in range(2))
    return laid + sum(int(s.hand[seat, kind]) for seat in seats)


def flaw(s: State) -> str | None:
    """The first thing that cannot be, in a sentence; None if all is well."""
    checks = (_course, _cards, _deck, _components, _people, _labs, _area, _bids)
    return next((reason for check in checks for reason in check(s)), None)


def _course(s: State) -> Iterator[str]:
    if not 0 <= s.turn <= LAST_TURN:
        yield f"turn: {s.turn} is not a turn from 0 to {LAST_TURN}"
    if s.phase < 0:
        yield "phase: say which phase it is"
    if (s.turn == 0) != (s.phase in (FAVOUR, FAVOUR_COMPONENT)):
        yield "turn: favours are chosen in turn 0, and nothing else"
    if s.turn == 0 and not s.setup:
        yield "turn: only experts play a turn 0"
    if s.turn > 7 and s.phase in CITY_PHASES:
        yield "phase: the city is closed in turns 8 and 9"
    if not 0 <= s.leonardo < s.players:
        yield "leonardo: somebody who plays must hold Leonardo"
    if not (0 <= s.active < s.players or s.phase in (AUCTION, OVER)):
        yield "active: somebody who plays must have the turn"
    if not 0 <= s.visits <= s.players:
        yield "visits: no more than there are players"
    for seat in range(s.players):
        if not 0 <= s.florins[seat] <= MOST_FLORINS:
            yield f"florins: nobody can have {s.florins[seat]}"
    if not 0 <= s.council_florins <= 8:
        yield "council_florins: from 0 to 8 can lie there"


def _cards(s: State) -> Iterator[str]:
    shown = [int(n) for n in s.requested if n]
    if any(n not in INVENTIONS for n in shown) or len(set(shown)) < len(shown):
        yield "requested: different inventions from 1 to 25"
    if any(s.requested[DISPLAY_SIZE[s.players] :]):
        yield f"requested: with {s.players} players {DISPLAY_SIZE[s.players]} inventions at most"
    deck = [int(n) for n in s.deck[: s.deck_left]]
    gone = [n for n in INVENTIONS if s.gone >> n & 1]
    if sorted(shown + deck + gone) != list(INVENTIONS):
        yield "deck: each invention is requested, or in the deck, or gone, and only once"
    owned = 0
    for seat in range(s.players):
        if s.cards[seat] & owned:
            yield "cards: a card lies in front of one player only"
        owned |= s.cards[seat]
        if s.cards[seat] & ~s.completed[seat]:
            yield "cards: only a completed invention lies in front of a player"
        if s.completed[seat] & ~s.gone:
            yield "completed: a completed invention is gone"


def _deck(s: State) -> Iterator[str]:
    if not 0 <= s.window <= min(LOOK, s.deck_left) or not 0 <= s.arranged <= max(0, s.window - 1):
        yield "window: at most four cards on top of the deck can have been looked at"
    if (s.looker >= 0) != (s.window > 0) or s.looker >= s.players:
        yield "looker: somebody who plays looked at the cards on top of the deck, or nobody did"
    deck = [int(n) for n in s.deck[: s.deck_left]]
    for seat in range(s.players):
        knows = [int(n) for n in s.foreseen[seat] if n]
        if knows and (seat != s.looker or knows != deck[: s.window]):
            yield "foreseen: who looked last knows the cards on top of the deck, in their order"
        if any(s.glimpsed[seat] >> n & 1 and n not in deck[: s.window] for n in INVENTIONS):
            yield "glimpsed: a card that was seen is still among those on top of the deck"
    covered = deck[s.window :]
    bottom = covered[-BOTTOM:]
    middle = covered[-BOTTOM - MIDDLE : -BOTTOM]
    top = covered[: -BOTTOM - MIDDLE]
    if any(n < LAST_GOLD for n in bottom) or any(n >= LAST_GOLD for n in middle + top):
        yield "deck: 21 to 25 are the last five cards"
    if any(n >= LAST_GOLD - BOTTOM for n in top):
        yield "deck: 16 to 20 lie below the top layer"
    for kind in range(GOLD):
        if sum(CLASS[s.table, n] == kind for n in middle) > IN_MIDDLE[kind]:
            yield "deck: of the eleven cards above the last five, one is bronze, two are copper, three silver at most"


def _components(s: State) -> Iterator[str]:
    for kind, name in enumerate(COMPONENTS):
        if any(s.hand[seat, kind] < 0 for seat in range(s.players)) or s.shop[kind] < 0:
            yield f"hand: there cannot be less than no {name}"
        elif s.shop[kind] + _held(s, kind) != STOCK:
            yield f"shop: there are {STOCK} cards of {name}, in the shop, in hands and under labs together"


def _people(s: State) -> Iterator[str]:
    for seat in range(s.players):
        out = int(s.placed[seat].sum())
        if min(s.supply[seat], s.academy[seat], *s.placed[seat]) < 0:
            yield "placed: there cannot be less than no apprentice"
        if s.supply[seat] + s.academy[seat] + out != _apprentices(s):
            yield f"supply: each has {_apprentices(s)} apprentices, in the supply, at the Academy and out together"
        if not SUPPLY <= s.master[seat] < len(PLACES):
            yield "master: he is at a place or in the supply"
        for area in range(AREAS):
            if (s.arrival[seat, area] > 0) != bool(s.placed[seat, area] or s.master[seat] == area):
                yield "arrival: a group that is somewhere has a place in the queue, and no other has"
    for area in range(AREAS):
        queue = [int(place) for place in s.arrival[: s.players, area] if place]
        if len(set(queue)) < len(queue) or max(queue, default=0) > s.arrivals[area]:
            yield "arrivals: groups stand one behind the other, and the last is counted"


def _labs(s: State) -> Iterator[str]:
    for seat in range(s.players):
        if s.spaces[seat, 0] not in (3, 5) or s.spaces[seat, 1] not in (0, 4, 6):
            yield "spaces: the small lab has 3 or 5 spaces, the large one 4 or 6, or 0 before it is taken"
            return
        if s.work[seat, 0] and s.work[seat, 0] == s.work[seat, 1]:
            yield "work: not the same invention in both labs"
        for lab in range(2):
            yield from _lab(s, seat, lab)


def _lab(s: State, seat: int, lab: int) -> Iterator[str]:
    number, weeks, place = int(s.work[seat, lab]), int(s.weeks[seat, lab]), AREAS + lab
    people = s.placed[seat, place] + (s.master[seat] == place)
    if not 0 <= number <= INVENTIONS[-1] or not -1 <= weeks <= MOST_WEEKS or (number > 0) != (weeks >= 0):
        yield "weeks: a lab at work has an invention and 0 to 15 weeks, an idle one none and -1"
        return
    if number and s.spaces[seat, lab] == 0:
        yield "work: a lab that was not taken cannot work"
    if not 0 <= s.men[seat, lab] <= MEN_SPACES[s.spaces[seat, lab]]:
        yield "men: one mechanical man in a lab of 5 spaces, two in one of 6, else none"
    if people and weeks < 0:
        yield "placed: people are only in labs at work"
    if people + s.men[seat, lab] > s.spaces[seat, lab]:
        yield "placed: more people and mechanical men than the lab has spaces"
    if s.marked[seat, lab] not in (0, number) or (number and bool(s.marked[seat, lab]) != bool(s.gone >> number & 1)):
        yield "marked: a work on an invention that is gone is marked with it, and no other is"
    if s.announced[seat, lab] and number and s.announced[seat, lab] != number:
        yield "announced: only what a lab works on is announced"
    if number and not possible(s, seat, lab) >> number & 1:
        yield "suspects: what a lab works on must be possible"


def _area(s: State) -> Iterator[str]:
    seats = range(s.players)
    if (
        not 0 <= s.ranked <= s.players
        or not 0 <= s.at <= s.players
        or any(r not in seats for r in s.ranking[: s.ranked])
    ):
        yield "ranking: seats that play"
    if any(not -1 <= chosen < s.players for chosen in s.benefit):
        yield "benefit: seats that play, or -1"
    if not 0 <= s.price < len(PRICES) or not 0 <= s.owed <= FAVOUR_COMPONENTS:
        yield "price: there are four of them, counted from 0"
    if s.phase == OFFER and not 0 < s.area < AREAS:
        yield "area: say which area is open"
    lifted = s.lifted in seats and 0 <= s.lifted_from < AREAS and s.placed[s.lifted, s.lifted_from]
    if s.phase == SETTLING and not lifted:
        yield "lifted: say whose apprentice is moved, and from where"
    if s.phase == ARRANGING and (s.looker != s.active or s.window < 2):
        yield "looker: only who looked puts cards back"


def _bids(s: State) -> Iterator[str]:
    finished = [seat for seat in range(s.players) if s.bidders >> seat & 1]
    if (s.hammer != 0) != bool(finished) or (s.hammer and not s.gone >> int(s.hammer) & 1):
        yield "hammer: a card that is auctioned is off the board, and somebody bids for it"
    for seat in range(s.players):
        if s.bid[seat] > s.florins[seat] or s.bid[seat] < -1:
            yield "bid: from 0 to all one has, or -1"
