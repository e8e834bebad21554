"""Completes the action cards: which were played, so that they explain what everybody has, and which are in hand."""

from collections.abc import Iterator
from functools import cache

from ....engine.description import Given
from ....engine.record import State
from ..components import CITY, DEALT, KIND, PAIR_BITS, STAGES, START_COINS
from ..flaws.history import cost_of, looks, means, possible_purses, symbols_of
from ..flaws.turns import Course, bits, members, placed, turn_of
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
    """4.2: the cards played, in hand and kept, once the draft is over."""
    chosen = _Search(s, given, course).played()
    for seat, cards in chosen.items():
        s.played[seat] = bits(cards)
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


class _Search:
    """Looks for action cards that can have been played, for each seat whose cards are not given."""

    def __init__(self, s: State, given: Given, course: Course) -> None:
        self.s, self.given, self.course = s, given, course
        in_use = self._in_use(course.active)
        self.loose = [card for card in _loose(s, given, course) if card not in in_use]
        self.tries = 0
        self.open = [seat for seat in range(course.players) if not given.whole("played", seat)]
        self.open.sort(key=lambda seat: (not course.in_turn(seat), -int(s.cards[seat]).bit_count()))
        self.looks = placed(s)  # at cities, that somebody must have had
        for seat in range(course.players):
            if seat not in self.open:
                self.looks -= looks(
                    self._before(seat, members(s.played[seat])), members(s.cards[seat]), turn_of(s, seat)
                )

    def _before(self, seat: int, played: list[int]) -> list[int]:
        return [card for card in played if not (self.course.in_turn(seat) and card == self.s.card)]

    def _in_use(self, seat: int) -> list[int]:
        return [int(self.s.card)] if self.course.in_turn(seat) and self.s.card >= 0 else []

    def played(self) -> dict[int, list[int]]:
        """By seat; any cards if none fit."""
        found = self._choose(0, {}, self.looks)
        if found is None:
            found = {}
            for seat in self.open:
                found[seat] = self._any(seat, found)
        return found

    def _most_looks(self, at: int, chosen: dict[int, list[int]]) -> int:
        """How often at most the seats from one on can have looked at cities."""
        seats = self.open[at:]
        cards = [card for seat in seats for card in members(self.s.cards[seat])]
        actions = {card for seat in seats for card in [*self._pool(seat, chosen), *self._in_use(seat)]}
        best = sorted(actions, key=lambda card: -list(symbols_of([card])).count(CITY))
        return looks(best[: sum(map(self.course.turns_had, seats))], cards, None)

    def _pool(self, seat: int, chosen: dict[int, list[int]]) -> list[int]:
        """The cards that a seat can have played."""
        own = claims(self.s, self.given, seat)
        in_hand = members(self.s.hand[seat]) if self.given.whole("hand", seat) else []
        taken = {card for cards in chosen.values() for card in cards}
        free = [card for card in self.loose if card not in taken] if len(own) < DEALT else []
        return [card for card in [*own, *free] if card not in in_hand]

    def _any(self, seat: int, chosen: dict[int, list[int]]) -> list[int]:
        now = self._in_use(seat)
        return (now + [card for card in self._pool(seat, chosen) if card not in now])[: self.course.turns_had(seat)]

    def _choose(self, at: int, chosen: dict[int, list[int]], looks_left: int) -> dict[int, list[int]] | None:
        if looks_left > self._most_looks(at, chosen):
            return None
        if at == len(self.open):
            return chosen
        seat = self.open[at]
        turn, cards = turn_of(self.s, seat), members(self.s.cards[seat])
        now = self._in_use(seat)
        pool = [card for card in self._pool(seat, chosen) if card not in now]
        size = self.course.turns_had(seat) - len(now)
        if not self._can_be(possible_purses(self.course.players, pool, cards, turn), seat):
            return None  # not even with all of them
        share = -(-looks_left // (len(self.open) - at))
        for before in self._sets(pool, size, seat, share):
            self.tries += 1
            if self.tries > PATIENCE:
                return None
            if self._can_be(possible_purses(self.course.players, before, cards, turn), seat):
                left = looks_left - looks(before, cards, turn)
                found = self._choose(at + 1, {**chosen, seat: [*now, *before]}, left)
                if found is not None:
                    return found
        return None

    def _can_be(self, purses: frozenset[int], seat: int) -> bool:
        return int(self.s.coins[seat]) in purses if self.given.whole("coins", seat) else bool(purses)

    def _sets(self, pool: list[int], size: int, seat: int, cities: int) -> Iterator[list[int]]:
        """Sets of this many cards, first those with what the seat needs; only one set for the same symbols."""
        cards = members(self.s.cards[seat])
        needs = [sum(int(KIND[card]) == kind for card in cards) for kind in range(CITY)]
        coins = int(self.s.coins[seat]) if self.given.whole("coins", seat) else 0
        wanted = [*needs, max(0, cities), max(0, coins - START_COINS + cost_of(cards))]
        seen: set[tuple[tuple[int, ...], ...]] = set()
        yield from self._add([], pool, size, wanted, seen)

    def _add(
        self, chosen: list[int], pool: list[int], size: int, wanted: list[int], seen: set[tuple[tuple[int, ...], ...]]
    ) -> Iterator[list[int]]:
        alike = tuple(sorted(_symbols(card) for card in chosen))
        if alike in seen:
            return
        seen.add(alike)
        if len(chosen) == size:
            yield chosen
            return
        for card in sorted(pool, key=lambda one: -_helps(one, wanted)):
            rest = [one for one in pool if one != card]
            yield from self._add([*chosen, card], rest, size, _less(wanted, card), seen)


def _symbols(card: int) -> tuple[int, ...]:
    return tuple(sorted(symbols_of([card])))


def _helps(card: int, wanted: list[int]) -> int:
    return sum(before - after for before, after in zip(wanted, _less(wanted, card), strict=True))


def _less(wanted: list[int], card: int) -> list[int]:
    """What is still needed once a card has been played."""
    return [max(0, want - one) for want, one in zip(wanted, _got(card), strict=True)]


@cache
def _got(card: int) -> list[int]:
    had = means(symbols_of([card]))
    return [*had.picks, had.cities, sum(had.coins)]
