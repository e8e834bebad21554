"""Flaws of the moment: the phase, the turn, and what goes with them."""

from collections.abc import Iterator

from ....engine.record import State
from ..components import ACTIONS, CARDS, CITIES, DRAW, KINDS, PAIRS, ROUNDS, ROW, STAGES, START_COINS
from ..state import DRAFT, EFFECT, OVER, PHASES, PLACING
from .turns import IN_A_TURN, Course, bits, members, placed


def course(s: State) -> Iterator[str]:
    phase = PHASES[s.phase]
    if s.phase == DRAFT:
        if not 0 <= s.stage < STAGES:
            yield f"stage: it is 0, 1 or 2 in the draft, not {s.stage}"
        if s.this_round != 0:
            yield f"this_round: it is 0 in the draft, not {s.this_round}"
    else:
        if s.stage != STAGES:
            yield f"stage: it is {STAGES} once the draft is over, not {s.stage}"
        if not 1 <= s.this_round <= ROUNDS:
            yield f"this_round: there are rounds 1 to {ROUNDS}, not {s.this_round}"
    if s.phase == OVER and s.this_round != ROUNDS:
        yield f"this_round: the game is over after round {ROUNDS}, not after round {s.this_round}"
    if s.first < 0:
        yield "first: somebody begins the rounds"
    if s.phase in (DRAFT, OVER):
        if s.active >= 0:
            yield f"active: in the phase {phase!r} it is nobody's turn, -1"
    elif s.active < 0:
        yield f"active: in the phase {phase!r} it is somebody's turn"


def as_set_up(s: State) -> Iterator[str]:
    """2.1 to 2.4: nothing changes on the table during the draft."""
    if s.phase != DRAFT:
        return
    for seat in range(s.players):
        if s.cards[seat]:
            yield f"cards: nobody has any in the draft, but seat {seat} has {CARDS[members(s.cards[seat])[0]]}"
        if s.coins[seat] != START_COINS:
            yield f"coins: everybody has {START_COINS} in the draft, but seat {seat} has {s.coins[seat]}"
        if s.known[seat]:
            yield f"known: nobody has looked at cities in the draft, so seat {seat} knows none"
    if placed(s):
        yield f"cities: one lies face up in the draft, not {placed(s) + 1}"


def hands(s: State) -> Iterator[str]:
    course = Course.of(s)
    counts = [int(cards).bit_count() for cards in s.played[: s.players]]
    if max(counts) - min(counts) > 1:
        yield f"played: everybody plays one card in each round, so {counts} cards cannot have been played"
    for seat in range(s.players):
        played, hand = int(s.played[seat]).bit_count(), int(s.hand[seat]).bit_count()
        if played != course.turns_had(seat):
            yield f"played: seat {seat} has played {course.turns_had(seat)} action cards by now, not {played}"
        if hand != course.hand_size(seat):
            yield f"hand: seat {seat} has {course.hand_size(seat)} action cards in hand now, not {hand}"
        kept = [int(cards) for cards in s.kept[seat]]
        sizes = [cards.bit_count() for cards in kept]
        if sizes != course.kept_sizes:
            yield f"kept: by stage, seat {seat} has kept {course.kept_sizes} cards, not {sizes}"
        if sum(sizes) != bits(set().union(*map(members, kept))).bit_count():
            yield f"kept: seat {seat} cannot keep a card twice"
        own = int(s.hand[seat]) | int(s.played[seat])
        if s.phase == DRAFT and own & sum(kept):
            yield f"kept: seat {seat} does not pass on what it keeps"
        if s.phase not in (DRAFT, OVER) and own != sum(kept):
            yield f"kept: what seat {seat} has kept is what it has played and has in hand"


def picks(s: State) -> Iterator[str]:
    for seat in range(s.players):
        if s.pick[seat] < 0:
            continue
        if s.phase != DRAFT:
            yield f"pick: seat {seat} chooses two cards in the draft only"
        elif bits(PAIRS[s.pick[seat]]) & ~s.hand[seat]:
            yield f"pick: seat {seat} chooses two cards of its hand"


def turn(s: State) -> Iterator[str]:
    phase = PHASES[s.phase]
    if s.phase in IN_A_TURN:
        if s.card < 0:
            yield f"card: in the phase {phase!r} an action card is in use"
        elif not s.played[s.active] >> int(s.card) & 1:
            yield f"card: {ACTIONS[s.card]} is not among the cards that seat {s.active} has played"
    elif s.card >= 0:
        yield f"card: in the phase {phase!r} no action card is in use"
    elif s.used:
        yield f"used: in the phase {phase!r} no action card is in use"
    if s.phase == EFFECT and s.effect < 0:
        yield "effect: say which one is asked about"
    if s.phase != EFFECT and s.effect >= 0:
        yield f"effect: none is asked about in the phase {phase!r}"


def rows(s: State) -> Iterator[str]:
    """4.5: rows are full when a turn begins. 4.6: as long as the pack lasts."""
    for kind, name in enumerate(KINDS):
        lying = int((s.row[kind] >= 0).sum())
        if lying < ROW and s.deck_left[kind] and s.phase not in IN_A_TURN:
            left = int(s.deck_left[kind])
            yield f"row: when a turn begins, {ROW} {name}s lie face up, not {lying}, for {left} are in the pack"


def looking(s: State) -> Iterator[str]:
    pack = [int(city) for city in s.city_deck if city >= 0]
    looking = min(DRAW, len(pack)) if s.phase == PLACING else 0
    if s.phase == PLACING and not pack:
        yield "phase: no city is left to draw"
    if s.looking != looking:
        yield f"looking: {looking} cities are being looked at, not {s.looking}"
    for seat in range(s.players):
        drawn = [int(city) for city in s.drawn[seat] if city >= 0]
        top = pack[:looking] if seat == s.active else []
        if drawn != top or [int(city) for city in s.drawn[seat][: len(top)]] != top:
            shown = ", ".join(CITIES[city] for city in top) or "nothing"
            yield f"drawn: seat {seat} looks at {shown} from the top of the pack"
        if bits(drawn) & ~s.known[seat]:
            yield f"known: seat {seat} knows the cities it has drawn"
