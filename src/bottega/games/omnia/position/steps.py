"""The present turn: which action card is in use, what is done of it, and which cards were taken with it so far."""

from dataclasses import dataclass, replace
from itertools import islice

from ....engine.description import Given
from ....engine.record import State
from ..components import CITY, COST, DEALT, EFFECT, FIRST, KIND, ROW, SYMBOLS
from ..flaws.history import Turn, cost_of, turns
from ..flaws.turns import Course, members, used_symbols
from ..state import EFFECT as EFFECT_PHASE
from ..state import PLACING

ENOUGH = 6  # ways in which a turn can have gone that are tried for each use of an action card


@dataclass(frozen=True)
class Step:
    """A way in which a turn can have gone so far; outside a turn, nothing."""

    card: int = -1
    used: int = 0
    effect: int = -1  # that is asked about
    now: tuple[int, ...] = ()  # cards taken in this turn


def steps(s: State, given: Given, course: Course) -> list[Step]:
    """The ways in which the turn can have gone, the shortest and cheapest first; if there is none, one to show why."""
    if not course.in_turn(course.active):
        return [Step()]
    found: dict[tuple[tuple[int, ...], int, int], list[Step]] = {}  # by what was used and is asked
    takeable = _takeable(s, given, course)
    cards = _cards_in_use(s, given, course)
    for card in cards:
        for used in [int(s.used)] if "used" in given else range(4):
            for effect in _effects(s, given, course):
                symbols = used_symbols(card, used)
                alike = tuple(sorted(symbols)), effect, card if len(cards) < DEALT else -1
                if alike not in found:
                    ways = islice(turns(_turn(s, given, course, symbols, effect), takeable), ENOUGH)
                    found[alike] = [Step(card, used, effect, tuple(now)) for _, now, _ in ways]
    every = [step for ways in found.values() for step in ways] or [Step(card) for card in cards[:1]] or [Step()]
    return sorted(every, key=lambda step: (step.used.bit_count(), len(step.now), cost_of(step.now)))


def _cards_in_use(s: State, given: Given, course: Course) -> list[int]:
    """The action cards that can be the one in use, in any order."""
    active, players = course.active, course.players
    if "card" in given:
        return [int(s.card)] if 0 <= s.card < DEALT * players else []
    claimed = {card for seat in range(players) if seat != active for card in claims(s, given, seat)}
    if given.whole("hand", active):
        claimed |= set(members(s.hand[active]))
    own = claims(s, given, active)
    if given.whole("played", active):
        own = members(s.played[active])
    elif len(own) < DEALT:
        own = list(range(DEALT * players))
    return given.random.shuffled([card for card in own if card not in claimed])


def claims(s: State, given: Given, seat: int) -> list[int]:
    """The action cards that the description gives to a seat."""
    own = int(s.hand[seat]) * given.whole("hand", seat) | int(s.played[seat]) * given.whole("played", seat)
    for stage in range(s.kept.shape[1]):
        own |= int(s.kept[seat, stage]) * given.whole("kept", seat, stage)
    return members(own)


def _effects(s: State, given: Given, course: Course) -> list[int]:
    if "effect" in given:
        return [int(s.effect)]
    return given.random.shuffled(range(len(SYMBOLS))) if course.phase == EFFECT_PHASE else [-1]


def _turn(s: State, given: Given, course: Course, used: tuple[int, ...], effect: int) -> Turn:
    fewest, most = [], []
    for kind in range(CITY):
        gaps = int((s.row[kind] < 0).sum())
        said = given.whole("row", kind)
        most.append(gaps if said else ROW)
        fewest.append(gaps if said and _pack_lasts(s, given, kind) else 0)
    return Turn(used, tuple(fewest), tuple(most), effect, course.phase == PLACING)


def turn_so_far(s: State, given: Given, course: Course, step: Step) -> Turn:
    """The present turn, if it has gone in this way."""
    turn = _turn(s, given, course, used_symbols(step.card, step.used), step.effect)
    fewest, most = list(turn.fewest), list(turn.most)
    for kind in range(CITY):
        if not given.whole("row", kind):
            fewest[kind] = most[kind] = sum(int(KIND[card]) == kind for card in step.now)
    return replace(turn, fewest=tuple(fewest), most=tuple(most))


def _pack_lasts(s: State, given: Given, kind: int) -> bool:
    """Whether a gap in a row is one that will be filled, so that its card was taken in this turn."""
    if given.whole("deck", kind):
        return bool((s.deck[kind] >= 0).any())
    if given.said("deck_left")[kind]:
        return bool(s.deck_left[kind] > 0)
    return len(unseen(s, given, kind)) > 0


def unseen(s: State, given: Given, kind: int) -> list[int]:
    """The cards of a kind whose places are not given."""
    seen = {card for seat in given.seats("cards") for card in members(s.cards[seat])}
    if given.whole("row", kind):
        seen |= {int(card) for card in s.row[kind]}
    if given.whole("deck", kind):
        seen |= {int(card) for card in s.deck[kind]}
    return [card for card in range(FIRST[kind], FIRST[kind + 1]) if card not in seen]


def _takeable(s: State, given: Given, course: Course) -> list[int]:
    """The cards that this turn can have taken: the seat's own, or the cheapest of each sort if they are not given."""
    if given.whole("cards", course.active):
        return members(s.cards[course.active])
    found: list[int] = []
    loose = [card for kind in range(CITY) for card in given.random.shuffled(unseen(s, given, kind))]
    for card in sorted(loose, key=lambda one: int(COST[one])):
        alike = [one for one in found if (KIND[one], EFFECT[one]) == (KIND[card], EFFECT[card])]
        if len(alike) < (ROW if EFFECT[card] < 0 else 1):
            found.append(card)
    return sorted(found)
