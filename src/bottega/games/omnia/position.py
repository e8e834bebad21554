"""Described positions: what is worked out when it is left unsaid, and why a position is impossible."""

from collections.abc import Iterable, Iterator

from ...engine.description import Given
from ...engine.record import State
from .components import (
    ACTIONS,
    CARDS,
    CITIES,
    COINS,
    DEALT,
    DRAW,
    FIRST,
    KIND,
    KINDS,
    PAIRS,
    ROUNDS,
    ROW,
    STAGES,
    SYMBOLS,
)
from .rules.scoring import city_points, printed_points, score
from .rules.sets import best_sets
from .state import ACTING, DRAFT, EFFECT, OVER, PLACING, PLAYING

IN_A_TURN = (ACTING, EFFECT, PLACING)


def complete(s: State, given: Given) -> None:
    """Works out from the description what follows from it and was left unsaid."""
    if "phase" not in given and "this_round" in given and s.this_round:
        s.phase = PLAYING
    if s.phase != DRAFT:
        s.stage = s.stage if "stage" in given else STAGES
        s.this_round = s.this_round if "this_round" in given else ROUNDS if s.phase == OVER else 1
        s.active = s.active if "active" in given else -1 if s.phase == OVER else s.first
    if "bank" not in given:
        s.bank = COINS - s.coins[: s.players].sum()
    _complete_packs(s, given)
    _complete_cities(s, given)
    if s.phase != DRAFT:
        _complete_hands(s, given)
    if s.phase == PLACING and 0 <= s.active < s.players:
        s.looking = s.looking if "looking" in given else min(DRAW, s.city_left)
        if "drawn" not in given:
            s.drawn[s.active, : s.looking] = s.city_deck[: s.looking]
        if "known" not in given:
            s.known[s.active] |= sum(1 << int(city) for city in s.drawn[s.active] if city >= 0)
    if s.phase == OVER and not given & {"printed", "tally"}:
        score(s)


def _complete_packs(s: State, given: Given) -> None:
    if "deck" in given:
        s.deck_left[:] = (s.deck >= 0).sum(axis=1)
        return
    if not given & {"row", "cards"}:
        return
    for kind in range(len(KINDS)):
        taken = {card for seat in range(s.players) for card in _members(s.cards[seat])}
        row = [int(card) for card in s.row[kind]]
        if "row" not in given:
            row = [-1 if card in taken else card for card in row]
        left = [card for card in range(FIRST[kind], FIRST[kind + 1]) if card not in taken and card not in row]
        if "row" not in given:
            row = [left.pop() if card < 0 and left else card for card in row]
        s.row[kind] = row
        s.deck[kind] = -1
        s.deck[kind, : len(left)] = left
        s.deck_left[kind] = len(left)


def _complete_cities(s: State, given: Given) -> None:
    if "city_deck" in given:
        if "cities" not in given:
            s.cities = sum(1 << city for city in range(len(CITIES)) if city not in s.city_deck)
    elif "cities" in given:
        before = [int(city) for city in s.city_deck if city >= 0]
        order = before + [city for city in range(len(CITIES)) if city not in before]
        left = [city for city in order if not s.cities >> city & 1]
        s.city_deck[:] = -1
        s.city_deck[: len(left)] = left
    if "city_left" not in given:
        s.city_left = int((s.city_deck >= 0).sum())


def _complete_hands(s: State, given: Given) -> None:
    """Cards played and kept that were not described are made up from those that nobody else has."""
    seats = range(s.players)
    card = int(s.card) if 0 <= s.card < DEALT * s.players and 0 <= s.active < s.players else -1
    if not given & {"hand", "played", "kept"}:
        for seat in seats:  # the hands that were dealt, with the card in use where it belongs
            if card >= 0 and seat != s.active and s.hand[seat] >> card & 1:
                other = _members(s.hand[s.active])[-1]
                s.hand[seat] ^= 1 << card | 1 << other
                s.hand[s.active] ^= 1 << card | 1 << other
        for seat in seats:
            own = _members(s.hand[seat])
            if seat == s.active and s.phase in IN_A_TURN:
                s.card = s.card if "card" in given else own[0]
                own.sort(key=lambda one: one != s.card)
            s.played[seat] = _bits(own[: _played(s, seat)])
            s.hand[seat] = _bits(own[_played(s, seat) :])
    elif not given >= {"hand", "played"}:
        unsaid = s.hand if "played" in given else s.played
        unsaid[: s.players] = 0
        loose = sorted(_loose(s), key=lambda one: one != card)
        for seat in sorted(seats, key=lambda one: one != s.active):
            wanted = DEALT - _played(s, seat) if "played" in given else _played(s, seat)
            unsaid[seat], loose = _bits(loose[:wanted]), loose[wanted:]
    if s.phase == OVER:
        s.hand[:] = 0
        s.kept[:] = 0
    elif "kept" not in given:
        for seat in seats:
            own = _members(s.hand[seat] | s.played[seat])
            for stage in range(STAGES + 1):
                s.kept[seat, stage] = _bits(own[2 * stage : 2 * stage + 2])


def _loose(s: State) -> list[int]:
    held = [one for seat in range(s.players) for one in _members(s.hand[seat] | s.played[seat])]
    return [one for one in range(DEALT * s.players) if one not in held]


def _members(bits: int) -> list[int]:
    return [n for n in range(int(bits).bit_length()) if int(bits) >> n & 1]


def _bits(members: Iterable[int]) -> int:
    return sum(1 << n for n in members)


def _played(s: State, seat: int) -> int:
    """How many action cards a seat has played by now."""
    if s.phase == DRAFT:
        return 0
    if s.phase == OVER:
        return ROUNDS
    before = (seat - int(s.first)) % s.players < (int(s.active) - int(s.first)) % s.players
    return int(s.this_round) - 1 + int(before or (seat == s.active and s.phase in IN_A_TURN))


def flaw(s: State) -> str | None:
    """The first thing that cannot be, in a sentence; None if all is well."""
    checks = (_course, _packs, _cities, _coins, _hands, _turn, _end)
    return next((reason for check in checks for reason in check(s)), None)


def _course(s: State) -> Iterator[str]:
    if s.phase < 0:
        yield "phase: say which phase it is"
    if not (0 <= s.stage < STAGES if s.phase == DRAFT else s.stage == STAGES):
        yield "stage: 0 to 2 in the draft, 3 when it is over"
    if not (s.this_round == 0 if s.phase == DRAFT else 1 <= s.this_round <= ROUNDS):
        yield "this_round: 0 in the draft, then 1 to 6"
    if not 0 <= s.first < s.players:
        yield "first: somebody who plays begins"
    if not (s.active == -1 if s.phase in (DRAFT, OVER) else 0 <= s.active < s.players):
        yield "active: somebody who plays has the turn; -1 in the draft and at the end"


def _packs(s: State) -> Iterator[str]:
    owned = [card for seat in range(s.players) for card in _members(s.cards[seat])]
    for kind, name in enumerate(KINDS):
        left = int(s.deck_left[kind])
        row = [int(card) for card in s.row[kind] if card >= 0]
        deck = [int(card) for card in s.deck[kind]]
        if not 0 <= left <= len(deck) or min(deck[:left], default=0) < 0 or max(deck[left:], default=-1) >= 0:
            yield f"deck: the pack of {name} cards has no gaps, and deck_left counts it"
        everything = sorted(row + deck[:left] + [card for card in owned if KIND[card] == kind])
        if everything != list(range(FIRST[kind], FIRST[kind + 1])):
            yield f"deck: each {name} card lies face up, in the pack or in front of a player, and only once"
        if len(row) < ROW and left and s.phase in (DRAFT, PLAYING):
            yield "row: it is full when a turn begins, as long as the pack lasts"


def _cities(s: State) -> Iterator[str]:
    left = int(s.city_left)
    deck = [int(city) for city in s.city_deck]
    if not 0 <= left <= len(deck) or min(deck[:left], default=0) < 0 or max(deck[left:], default=-1) >= 0:
        yield "city_deck: the pack of cities has no gaps, and city_left counts it"
    if sorted(deck[:left] + _members(s.cities)) != list(range(len(CITIES))) or not s.cities:
        yield "cities: each lies face up or in the pack, and at least one face up"
    for seat in range(s.players):
        if s.known[seat] & s.cities:
            yield "known: only cities in the pack"
        drawing = s.phase == PLACING and seat == s.active
        drawn = deck[: s.looking] if drawing else []
        if [int(city) for city in s.drawn[seat]] != drawn + [-1] * (DRAW - len(drawn)):
            yield "drawn: who draws sees the top cards of the pack, and nobody else does"
        if any(not s.known[seat] >> city & 1 for city in drawn):
            yield "known: who draws cities knows them"
    if s.looking != (min(DRAW, left) if s.phase == PLACING else 0) or (s.phase == PLACING and not left):
        yield "looking: three cities are drawn, or as many as there are"


def _coins(s: State) -> Iterator[str]:
    coins = [int(n) for n in s.coins[: s.players]]
    if min(coins) < 0 or s.bank < 0 or sum(coins) + s.bank != COINS:
        yield f"bank: there are {COINS} coins, in the bank and with the players together"


def _hands(s: State) -> Iterator[str]:
    pack = (1 << DEALT * int(s.players)) - 1
    held = 0
    for seat in range(s.players):
        kept = [int(cards) for cards in s.kept[seat]]
        if s.phase == OVER:
            sizes, hand = [0] * (STAGES + 1), 0
        elif s.phase == DRAFT:
            sizes, hand = [2] * s.stage + [0] * (STAGES + 1 - s.stage), DEALT - 2 * s.stage
        else:
            sizes, hand = [2] * STAGES + [1], DEALT - _played(s, seat)
        if int(s.hand[seat]).bit_count() != hand or int(s.played[seat]).bit_count() != _played(s, seat):
            yield "hand: one card is played each turn, the others are in hand"
        if [cards.bit_count() for cards in kept] != sizes:
            yield "kept: two cards at each stage of the draft, and one at the end"
        if s.hand[seat] & s.played[seat]:
            yield "played: a card played is no longer in hand"
        own = s.hand[seat] | s.played[seat] | kept[0] | kept[1] | kept[2] | kept[3]
        if s.phase not in (DRAFT, OVER) and sum(kept) != s.hand[seat] | s.played[seat]:
            yield "kept: the cards kept are those played and those in hand"
        if s.phase == DRAFT and int(own).bit_count() != DEALT:
            yield "kept: a card that is kept is no longer passed on"
        if own & held or own & ~pack:
            yield "hand: each action card for this number of players is with one player only"
        held |= own
        if not -1 <= s.pick[seat] < len(PAIRS) or (s.phase != DRAFT and s.pick[seat] >= 0):
            yield "pick: two cards, and only in the draft"
        elif s.pick[seat] >= 0 and _bits(PAIRS[s.pick[seat]]) & ~s.hand[seat]:
            yield "pick: two cards of the hand"


def _turn(s: State) -> Iterator[str]:
    if s.phase in IN_A_TURN:
        if not 0 <= s.card < len(ACTIONS) or not s.played[s.active] >> s.card & 1:
            yield "card: say which action card is in use; it is among those played"
    elif s.card != -1 or s.used:
        yield "card: none is in use between turns"
    if (s.effect >= 0) != (s.phase == EFFECT) or not -1 <= s.effect < len(SYMBOLS):
        yield "effect: say which effect is open, and only then"
    if any(card >= len(CARDS) for card in s.row.flat):
        yield "row: no such card"


def _end(s: State) -> Iterator[str]:
    for seat in range(s.players):
        if s.phase == OVER:
            choice = best_sets(s, seat)
            points = [int(city_points(s, seat, choice, city)) for city in range(len(CITIES))]
            if s.printed[seat] != printed_points(s, seat) or [int(n) for n in s.tally[seat]] != points:
                yield "tally: the points are those of the cards and cities"
        elif s.printed[seat] or s.tally[seat].any():
            yield "tally: points are counted at the end"
