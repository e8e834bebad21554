"""Flaws of the past: what cannot have happened by now."""

from collections.abc import Collection, Iterator

from ....engine.record import State
from ..components import ACTIONS, CARDS, CITIES, CITY, DRAW, KIND, KINDS, ROW, SYMBOLS
from ..rules.scoring import city_points, printed_points
from ..rules.sets import best_sets
from ..state import OVER, PLACING
from .history import Turn, named, possible_purses
from .turns import looks_of, members, placed, remembers_enough, turn_of


def done(s: State, unsaid: Collection[int] = ()) -> Iterator[str]:
    """4.2, 4.3: what everybody has follows from the action cards played. Cards that are not given are not named."""
    for seat in range(s.players):
        turn = turn_of(s, seat)
        before = [card for card in members(s.played[seat]) if turn is None or card != s.card]
        cards = members(s.cards[seat])
        purses = possible_purses(int(s.players), before, cards, turn)
        had = _after(members(s.played[seat]), seat in unsaid)
        if not purses:
            if turn is not None:
                yield from _turn(s, turn, cards)
            own = ", ".join(CARDS[card] for card in cards) or "no cards"
            yield f"cards: seat {seat} cannot have {own} {had}"
        elif int(s.coins[seat]) not in purses:
            can = "" if seat in unsaid else f"; it can have {', '.join(map(str, sorted(purses)))}"
            yield f"coins: seat {seat} cannot have {s.coins[seat]} {had}, and with {len(cards)} cards{can}"


def _after(played: list[int], unsaid: bool) -> str:
    if not played:
        return "before its first turn"
    return f"after {len(played)} turns" if unsaid else f"after playing {named(played)}"


def _turn(s: State, turn: Turn, cards: list[int]) -> Iterator[str]:
    """4.3, 4.5, 8.1: what is done of the card in use shows in the rows."""
    seat, card = int(s.active), ACTIONS[s.card]
    for kind, name in enumerate(KINDS):
        own = sum(int(KIND[one]) == kind for one in cards)
        if turn.used.count(kind) > turn.most[kind]:
            yield f"used: with card {card} a {name} has been taken, so fewer than {ROW} lie face up until the turn ends"
        if turn.fewest[kind] > own:
            gaps = turn.fewest[kind]
            yield f"row: {ROW - gaps} {name}s lie face up, so seat {seat} has just taken {gaps}, but has {own}"
    if any(turn.fewest) and not any(symbol < CITY for symbol in turn.used):
        yield f"used: cards are missing in the rows, so a symbol of card {card} for one of them is used"
    if turn.effect >= 0:
        yield f"effect: seat {seat} has just taken no card with the effect {SYMBOLS[turn.effect]}"
    if turn.placing and CITY not in turn.used:
        yield f"used: no symbol of card {card} has led to cities"


def known(s: State) -> Iterator[str]:
    """5.1, 5.2: cities placed and remembered were looked at."""
    able = [looks_of(s, seat) for seat in range(s.players)]
    if placed(s) > sum(able):
        yield f"cities: {placed(s)} cannot have been placed, for city actions were taken {sum(able)} times at most"
    seen = 0
    for seat in range(s.players):
        count = int(s.known[seat]).bit_count()
        seen |= int(s.known[seat])
        if s.known[seat] & s.cities:
            city = CITIES[members(int(s.known[seat]) & int(s.cities))[0]]
            yield f"known: {city} lies face up, so nobody need remember it"
        most = DRAW * (able[seat] + (s.phase == PLACING and seat == s.active))
        if count > most:
            yield f"known: seat {seat} can have looked at {most} cities by now, not {count}"
    if placed(s) and not any(remembers_enough(s, seat) for seat in range(s.players)):
        yield "known: who placed a city knows the others that were drawn with it, and somebody has placed one"
    below = [int(city) for city in s.city_deck if city >= 0][int(s.looking) :]
    looked_at = [bool(seen >> city & 1) for city in below]
    if looked_at != sorted(looked_at):
        yield "known: cities that somebody has looked at lie under all that nobody has"


def end(s: State) -> Iterator[str]:
    for seat in range(s.players):
        printed, tally = int(s.printed[seat]), [int(n) for n in s.tally[seat]]
        if s.phase != OVER:
            if printed or any(tally):
                yield f"{'printed' if printed else 'tally'}: points are written down when the game is over"
            continue
        if printed != printed_points(s, seat):
            yield f"printed: the cards of seat {seat} show {printed_points(s, seat)} points, not {printed}"
        choice = best_sets(s, seat)
        for city, name in enumerate(CITIES):
            if tally[city] != city_points(s, seat, choice, city):
                yield f"tally: {name} pays seat {seat} {city_points(s, seat, choice, city)} points, not {tally[city]}"
