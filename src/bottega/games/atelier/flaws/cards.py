"""Flaws of the colour cards: each is somewhere, and only once; hands and the table hold what they can."""

from collections.abc import Iterator

from ....engine.completion import number_of
from ....engine.record import State
from ..components import CARDS, COPIES, EASELS, HAND_LIMIT, NO_CARD, NO_PAINTING, ONE, RING, SPACES, TABLE_PER_PLAYER
from ..rules.cards import holds, number
from ..state import DISCARDING, OVER, PHASES, TAKING
from .wording import is_beginning, turns_before

MOST_FROM_TABLE = 5  # in one turn, of value 1 and with the Help


def places(s: State) -> dict[str, int]:
    """The cards outside the deck, by the field that says them."""
    on_canvas = 0
    for easel in range(len(EASELS)):
        for space in range(SPACES[s.ring]):
            if s.easel[easel] != NO_PAINTING and s.canvas[easel, space] > 0:
                on_canvas += int(ONE[RING[s.ring, s.easel[easel], space] * 4 + s.canvas[easel, space] - 1])
    return {
        **{f"hand of seat {seat}": int(s.hand[seat]) for seat in range(s.players)},
        "table": int(s.table),
        "discards": int(s.discards),
        "canvas": on_canvas,
        "drawn": int(ONE[s.drawn]) if s.drawn != NO_CARD else 0,
    }


def cards(s: State) -> Iterator[str]:
    """2.1: as many of each kind as the number of players asks for."""
    left, deck = int(s.deck_left), [int(kind) for kind in s.deck if kind != NO_CARD]
    if len(deck) != left:
        yield f"deck_left: the deck has {number_of(len(deck), 'card')}, not {left}"
        return
    where = places(s)
    for kind, card in enumerate(CARDS):
        copies = int(COPIES[s.players, kind])
        found = {place: int(holds(those, kind)) for place, those in where.items()} | {"deck": deck.count(kind)}
        count = sum(found.values())
        if count > copies:
            first = next(place for place, n in found.items() if n)
            there = ", ".join(f"{n} in {place}" for place, n in found.items() if n)
            yield f"{first.split()[0]}: with {s.players} players there are only {copies} {card!r}, not {count}: {there}"
        elif count < copies:
            all_of_them = f"with {s.players} players there are {copies}"
            yield f"deck: {card!r} is missing: {all_of_them}, and {count} in deck, discards, hands, table and canvas"


def hands(s: State) -> Iterator[str]:
    """4.6: at most five, but for a moment."""
    for seat in range(s.players):
        held = number(s.hand[seat])
        if s.hand_size[seat] != held:
            yield f"hand_size: seat {seat} has {number_of(held, 'card')} in hand, not {s.hand_size[seat]}"
        taking = seat == s.active and s.phase in (TAKING, DISCARDING)
        if held > HAND_LIMIT + (MOST_FROM_TABLE if taking else 0):
            yield f"hand: nobody keeps more than {HAND_LIMIT} cards, and seat {seat} has {held}"


def table(s: State) -> Iterator[str]:
    """2.2, 4.1, 8.2, 9.1: the table is full when a round begins, and loses a few cards in each turn."""
    full, there = TABLE_PER_PLAYER * int(s.players), number(s.table)
    if there > full:
        yield f"table: with {s.players} players at most {full} cards are on it, not {there}"
    elif there < full and (is_beginning(s) or s.phase == OVER):
        when = "when the game is over" if s.phase == OVER else "when a round begins"
        yield f"table: {when}, {full} cards are on it with {s.players} players, not {there}"
    turns = turns_before(s) + int(PHASES[s.phase] != "action")
    least = full - MOST_FROM_TABLE * turns - 1
    if there < least:
        yield f"table: at least {least} cards are left after so few turns of the round, not {there}"
