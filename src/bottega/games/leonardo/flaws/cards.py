"""Flaws of the inventions: each is in one place, and the deck has its layers."""

from collections import Counter
from collections.abc import Iterator

from ....engine.completion import number_of
from ....engine.record import State
from ..components import (
    BOTTOM,
    CLASS,
    CLASSES,
    DISPLAY_SIZE,
    GOLD,
    IN_MIDDLE,
    INVENTIONS,
    LAST_GOLD,
    LAST_TURN,
    LOOK,
    MIDDLE,
)
from ..state import ARRANGING, LABORATORY, PHASES
from .phases import COMPLETED
from .wording import listed, numbers

NOBODY = -1


def inventions(s: State) -> Iterator[str]:
    shown = [int(n) for n in s.requested if n]
    size = int(DISPLAY_SIZE[s.players])
    unknown = [n for n in (*shown, *s.deck.tolist()) if n and n not in INVENTIONS]
    if unknown:
        yield f"requested: there is no invention {unknown[0]}; they go from 1 to 25"
    if any(s.requested[size:]):
        yield f"requested: with {s.players} players {size} inventions lie face up at most"
    if not 0 <= s.deck_left <= len(INVENTIONS) or any(s.deck[s.deck_left :]) or not all(s.deck[: s.deck_left]):
        held = sum(1 for n in s.deck if n)
        yield f"deck_left: the deck holds {number_of(held, 'card')}, not {s.deck_left}"
        return
    deck, gone = s.deck[: s.deck_left].tolist(), numbers(s.gone)
    places = Counter([*shown, *deck, *gone])
    for number, count in places.items():
        if count > 1:
            where = [word for word, cards in (("requested", shown), ("deck", deck), ("gone", gone)) if number in cards]
            yield f"{where[0]}: invention {number} is in {listed(where)}" + (" twice" if len(where) == 1 else "")
    missing = [number for number in INVENTIONS if number not in places]
    if missing:
        verb = "is" if len(missing) == 1 else "are"
        yield f"gone: {listed(missing)} {verb} neither requested nor in the deck, so {verb} gone"


def deck(s: State) -> Iterator[str]:
    """8.A.10: the cards on top that somebody has looked at."""
    if not 0 <= s.window <= min(LOOK, s.deck_left):
        yield f"window: {s.window} cards on top cannot have been seen; {LOOK} at most, of {s.deck_left} in the deck"
    if (s.looker != NOBODY) != (s.window > 0) or not NOBODY <= s.looker < s.players:
        yield f"looker: {s.looker} does not fit a window of {s.window}; somebody has seen these cards, if there are any"
    if s.window and (s.turn == 0 or (s.turn == 1 and s.phase == LABORATORY)):
        yield "window: nobody has been at the Council yet"
    rest = max(0, int(s.window) - 2) if s.phase == ARRANGING else 0
    if not 0 <= s.arranged <= rest:
        yield f"arranged: {s.arranged} cards cannot have been put back in phase {PHASES[s.phase]!r}"


def known_cards(s: State) -> Iterator[str]:
    window = s.deck[: s.window].tolist()
    for seat in range(s.players):
        knows = [int(n) for n in s.foreseen[seat] if n]
        if seat == s.looker and s.foreseen[seat].tolist() != window + [0] * (LOOK - len(window)):
            yield f"foreseen: seat {seat} looked last and knows the cards on top of the deck, which are {window}"
        if seat != s.looker and knows:
            yield f"foreseen: only who looked last knows the order of cards, and that is not seat {seat}"
        glimpsed = numbers(s.glimpsed[seat])
        if seat == s.looker and glimpsed:
            yield f"glimpsed: seat {seat} looked last, so all it knows is in foreseen"
        elif not set(glimpsed) <= set(window):
            other = sorted(set(glimpsed) - set(window))
            yield f"glimpsed: seat {seat} knows cards that have been looked at, and {listed(other)} are not among them"


def completed(s: State) -> Iterator[str]:
    """9.12, 9.16, X.2: who completed the inventions that are gone, and who has their cards."""
    early = s.turn == 0 or (s.turn == 1 and s.phase not in COMPLETED)
    out = 0
    for seat in range(s.players):
        cards, done = int(s.cards[seat]), int(s.completed[seat])
        if done & ~int(s.gone):
            yield f"completed: {listed(numbers(done & ~int(s.gone)))} cannot be completed and not gone"
        if done and early:
            yield f"completed: nothing can be completed so early in turn {s.turn}, and seat {seat} has {numbers(done)}"
        if cards & ~done:
            yield f"cards: seat {seat} has not completed {listed(numbers(cards & ~done))}"
        if cards & out:
            yield f"cards: {listed(numbers(cards & out))} cannot lie in front of two players"
        out |= cards
    auctioned = int(s.contested) | (1 << int(s.hammer) if s.hammer > 0 else 0)
    for number in numbers(int(s.gone) & ~out & ~auctioned):
        finishers = [seat for seat in range(s.players) if s.completed[seat] >> number & 1]
        if len(finishers) == 1:
            yield f"cards: seat {finishers[0]} alone has completed {number}, so it has the card"
    if auctioned & out:
        yield f"cards: {listed(numbers(auctioned & out))} is still to be auctioned"
    yield from discards(s)


def discards(s: State) -> Iterator[str]:
    """X.2: inventions that are gone without being completed left the game before it began."""
    done = 0
    for seat in range(s.players):
        done |= int(s.completed[seat])
    left = numbers(int(s.gone) & ~done)
    kinds = sorted(int(CLASS[s.table, n]) for n in left)
    if s.setup and s.players == 2:
        if kinds != list(range(GOLD)):
            yield f"gone: two experts play without a bronze, a copper and a silver card; {left} were not completed"
    elif left:
        yield f"gone: nobody has completed {listed(left)}, so it is not gone"


def display(s: State) -> Iterator[str]:
    """10.2, 10.3, 10.4: the display is filled up as long as the deck lasts, up to turn 8."""
    size, shown = int(DISPLAY_SIZE[s.players]), sum(1 for n in s.requested if n)
    if s.phase not in COMPLETED and s.turn < LAST_TURN and shown < size and s.deck_left:
        yield (
            f"requested: with {s.players} players {size} inventions lie face up in turn {s.turn} while the deck has "
            f"cards, not {shown}"
        )


def layers(s: State) -> Iterator[str]:
    """3.8, 3.9, 3.10: below the cards that somebody looked at, the layers are as at the set-up."""
    covered = s.deck[s.window : s.deck_left].tolist()
    bottom = covered[-BOTTOM:]
    middle = covered[-BOTTOM - MIDDLE : -BOTTOM]
    top = covered[: -BOTTOM - MIDDLE]
    for number in bottom:
        if number < LAST_GOLD:
            yield f"deck: the last {BOTTOM} cards are 21 to 25, and {number} is not among them"
    for number in middle + top:
        if number >= LAST_GOLD:
            yield f"deck: 21 to 25 are the last {BOTTOM} cards, and {number} lies above them"
    for number in top:
        if number >= LAST_GOLD - BOTTOM:
            yield f"deck: 16 to 20 are among the {MIDDLE} cards above the last {BOTTOM}, and {number} lies higher"
    for kind in range(GOLD):
        found = [n for n in middle if CLASS[s.table, n] == kind]
        if len(found) > IN_MIDDLE[kind]:
            yield (
                f"deck: among the {MIDDLE} cards above the last {BOTTOM} are {IN_MIDDLE[kind]} of {CLASSES[kind]} "
                f"at most, not {listed(found)}"
            )
