"""Completes what players have: the cards they have taken, and the action cards they have played.

Cards that are not given change places at random until everything can have come about: until the symbols played explain
the cards, the given coins and the given cities.
"""

from ....engine.description import Given
from ....engine.record import State
from ..components import CITY, COINS, COST, DEALT, DRAW, KIND, POINTS, ROW, START_COINS
from ..flaws.history import cost_of, effects_of, looks, means, possible_purses, symbols_of
from ..flaws.turns import Course, bits, members, placed
from ..state import DRAFT, OVER, PLACING
from .steps import Step, claims, turn_so_far, unseen

MIDDLE = -1  # the last place of `cards`: those that nobody has
STARTS = 3
PATIENCE, LEAST_PATIENCE = 800, 150  # changes that bring nothing before it gives up; fewer if much is wrong
DETOUR, SELDOM = 2, 20  # one change in twenty may make it worse by this much
NEARLY = 3  # so little is wrong that another start may help


def fill_players(s: State, given: Given, course: Course, step: Step) -> list[int]:
    """Writes cards and action cards of players. Returns the cards in the middle whose places are not given.

    If nothing is possible, everybody has as little as possible, so that what is given shows why.
    """
    search = _Search(s, given, course, step)
    search.run()
    for seat in range(course.players):
        s.cards[seat], s.played[seat] = search.cards[seat], search.played[seat]
    return members(search.cards[MIDDLE])


class _Search:
    """Cards and action cards of all seats, as sets."""

    def __init__(self, s: State, given: Given, course: Course, step: Step) -> None:
        self.s, self.given, self.course, self.random = s, given, course, given.random
        self.seats = range(course.players)
        self.in_use = 1 << step.card if step.card >= 0 else 0
        self.taken = [sum(int(KIND[card]) == kind for card in step.now) for kind in range(CITY)]
        self.turn = turn_so_far(s, given, course, step) if course.in_turn(course.active) else None
        self.takers = [seat for seat in self.seats if course.phase != DRAFT and not given.whole("cards", seat)]
        self.loose = [card for kind in range(CITY) for card in unseen(s, given, kind) if card not in step.now]
        self.room = [self._room(kind) for kind in range(CITY)]  # for the loose cards of each kind in the middle
        self.now = bits(step.now)
        own = [set(claims(s, given, seat)) for seat in self.seats]
        own[course.active] |= set(members(self.in_use))
        self.free = [card for card in range(DEALT * course.players) if not any(card in cards for cards in own)]
        self.players = [seat for seat in self.seats if course.phase != DRAFT and not given.whole("played", seat)]
        self.own = [bits(cards) for cards in own]
        in_hand = [int(s.hand[seat]) if given.whole("hand", seat) else 0 for seat in self.seats]
        self.pool = [[*members(self.own[seat] & ~in_hand[seat]), *self.free] for seat in self.seats]
        self.must = [self.own[seat] if given.whole("hand", seat) else 0 for seat in self.seats]
        self.must = [must & ~hand for must, hand in zip(self.must, in_hand, strict=True)]
        if course.in_turn(course.active):
            self.must[course.active] |= self.in_use
        self.coins = [int(s.coins[seat]) if given.whole("coins", seat) else None for seat in self.seats]
        self.points = [int(s.printed[seat]) if given.whole("printed", seat) else None for seat in self.seats]
        self.placed = placed(s)
        self.looks = [self._looks(seat) for seat in self.seats]
        self.at_fault: list[int] = []  # seats that have what they cannot have
        self.memo: dict[tuple[int, int, int], tuple[int, frozenset[int], int]] = {}
        self.cards: list[int] = []
        self.played: list[int] = []

    def _room(self, kind: int) -> tuple[int, int]:
        """How few and how many loose cards of a kind can be in the middle."""
        s, given = self.s, self.given
        every = len([card for card in self.loose if KIND[card] == kind])
        short = given.whole("row", kind) and bool((s.row[kind] < 0).any())
        places = 0 if given.whole("row", kind) else ROW - min(ROW, self.taken[kind])
        if given.whole("deck", kind):
            in_pack, loose_in_pack = int((s.deck[kind] >= 0).sum()), 0
        elif given.said("deck_left")[kind]:
            in_pack = loose_in_pack = int(s.deck_left[kind])
        elif short and self.turn is None:  # 4.6: or the row would be full
            in_pack = loose_in_pack = 0
        else:
            return 0, every
        most = min(every, loose_in_pack + places)
        return (most if in_pack else 0), most

    def _looks(self, seat: int) -> int:
        """5.2: how often a seat has looked at cities at least, to know those that it is said to know."""
        known = int(self.s.known[seat]).bit_count() if self.given.whole("known", seat) else 0
        return -(-known // DRAW) - (self.course.phase == PLACING and seat == self.course.active)

    def run(self) -> None:
        """Changes what is not given until everything is possible, or patience is at its end."""
        for _ in range(STARTS):
            nearest = self._from_a_start()
            if not nearest:
                return
            if nearest > NEARLY:
                break
        self._start()

    def _from_a_start(self) -> int:
        """Changes what is not given, and returns how near to being possible that has led."""
        self._start()
        misfit, idle = self._misfit(), 0
        nearest = misfit
        while misfit and idle < max(PATIENCE // nearest, LEAST_PATIENCE) and self._can_change():
            before = self.cards, self.played
            self.cards, self.played = self.cards[:], self.played[:]
            self._change()
            now, idle = self._misfit(), idle + 1
            if now > misfit and (now > misfit + DETOUR or self.random.below(SELDOM)):
                self.cards, self.played = before
                continue
            misfit = now
            if misfit < nearest:
                nearest, idle = misfit, 0
        return nearest

    def _can_change(self) -> bool:
        """Whether something can be changed where it is wrong."""
        return all(
            seat in self.takers or seat in self.players for seat in self.at_fault or [*self.takers, *self.players]
        )

    def _start(self) -> None:
        """Everybody has as little as possible, and has played any cards."""
        s, given = self.s, self.given
        self.cards = [int(s.cards[seat]) * given.whole("cards", seat) for seat in self.seats] + [0]
        if self.course.active in self.takers:
            self.cards[self.course.active] |= self.now
        for kind in range(CITY):
            loose = [card for card in self.random.shuffled(self.loose) if KIND[card] == kind]
            loose.sort(key=lambda card: int(COST[card]), reverse=True)  # cards that are not given were cheap
            for n, card in enumerate(loose):
                owner = MIDDLE if n < self.room[kind][1] or not self.takers else self.random.choice(self.takers)
                self.cards[owner] |= 1 << card
        self.played = [int(s.played[seat]) * given.whole("played", seat) for seat in self.seats]
        for seat in self.players:
            self.played[seat] = self.must[seat]
            for card in self.random.shuffled(self.pool[seat]):
                if self.played[seat].bit_count() < self.course.turns_had(seat):
                    self._play(seat, card)

    def _play(self, seat: int, card: int) -> None:
        """Adds a card to those played, if nobody else has it and what else the seat has leaves room for it."""
        after = self.played[seat] | 1 << card
        others = any(self.played[other] >> card & 1 for other in self.seats if other != seat)
        if not others and (after | self.own[seat]).bit_count() <= DEALT:
            self.played[seat] = after

    # ---- changes

    def _change(self) -> None:
        """Changes something of a seat, of one that does not fit if there is one."""
        seat = self.random.choice(self.at_fault or self.seats)
        ways = []
        if seat in self.takers and self.loose:
            ways += [self._move_card, self._swap_cards]
        if seat in self.players:
            ways += [self._swap_played]
        if ways:
            self.random.choice(ways)(seat)

    def _loose_of(self, place: int, kind: int) -> list[int]:
        """The cards at a place that can be somewhere else."""
        return [card for card in self.loose if KIND[card] == kind and self.cards[place] >> card & 1]

    def _move_card(self, seat: int) -> None:
        """A card of the seat goes to another place, or the other way round."""
        other = self.random.choice([place for place in [*self.takers, MIDDLE] if place != seat])
        giver, taker = self.random.shuffled([seat, other])
        kind = self.random.below(CITY)
        cards = self._loose_of(giver, kind)
        few, many = self.room[kind]
        if cards and few <= len(self._loose_of(MIDDLE, kind)) + (taker == MIDDLE) - (giver == MIDDLE) <= many:
            card = 1 << self.random.choice(cards)
            self.cards[giver] ^= card
            self.cards[taker] ^= card

    def _swap_cards(self, seat: int) -> None:
        other = self.random.choice([place for place in [*self.takers, MIDDLE] if place != seat])
        kind = self.random.below(CITY)
        own, theirs = self._loose_of(seat, kind), self._loose_of(other, kind)
        if own and theirs:
            both = 1 << self.random.choice(own) | 1 << self.random.choice(theirs)
            self.cards[seat] ^= both
            self.cards[other] ^= both

    def _swap_played(self, seat: int) -> None:
        """A card that the seat has played for one that it can have, which another seat may have played."""
        olds = members(self.played[seat] & ~self.must[seat])
        news = [card for card in self.pool[seat] if not self.played[seat] >> card & 1]
        if not olds or not news:
            return
        old, new = self.random.choice(olds), self.random.choice(news)
        before = self.played[:]
        self.played[seat] ^= 1 << old
        for other in self.players:
            if self.played[other] >> new & 1 and not self.must[other] >> new & 1 and old in self.pool[other]:
                self.played[other] ^= 1 << new
                self._play(other, old)
        self._play(seat, new)
        if any(one.bit_count() != was.bit_count() for one, was in zip(self.played, before, strict=True)):
            self.played = before

    # ---- what is wrong

    def _misfit(self) -> int:
        """How far everything is from being possible; 0 if it is."""
        looked, purses, misfits = 0, [], []
        for seat in self.seats:
            missing, can_have, can_look = self._seat(seat)
            looked += can_look
            coins = self.coins[seat]
            if coins is not None:
                missing += min((abs(coins - had) for had in can_have), default=0)
                can_have = frozenset([coins])
            points = self.points[seat]
            if points is not None and self.course.phase == OVER:
                missing += abs(points - sum(int(POINTS[card]) for card in members(self.cards[seat])))
            purses.append(can_have)
            misfits.append(missing + max(0, self.looks[seat] - can_look))
        self.at_fault = [seat for seat in self.seats if misfits[seat]]
        total = sum(misfits) + max(0, self.placed - looked)
        return total or self._misfit_of_bank(purses)

    def _misfit_of_bank(self, purses: list[frozenset[int]]) -> int:
        sums = {0}
        for can_have in purses:
            sums = {total + coins for total in sums for coins in can_have}
        if "bank" in self.given:
            return min(abs(COINS - int(self.s.bank) - total) for total in sums)
        return max(0, min(sums) - COINS)

    def _seat(self, seat: int) -> tuple[int, frozenset[int], int]:
        """What a seat is short of for its cards, how many coins it can have, and how often it can have looked."""
        key = seat, self.played[seat], self.cards[seat]
        if key not in self.memo:
            turn = self.turn if seat == self.course.active else None
            before = members(self.played[seat] & ~self.in_use if turn else self.played[seat])
            cards = members(self.cards[seat])
            had = means([*symbols_of(before), *(turn.used if turn else ()), *effects_of(cards)])
            missing = max(0, cost_of(cards) - START_COINS - sum(had.coins))
            for kind in range(CITY):
                missing += max(0, sum(int(KIND[card]) == kind for card in cards) - had.picks[kind])
            purses = possible_purses(self.course.players, before, cards, turn) if not missing else frozenset()
            self.memo[key] = missing or int(not purses), purses, looks(before, cards, turn)
        return self.memo[key]
