"""The record: everything on the table, in hands and in decks, and who may see it."""

from dataclasses import dataclass

import numpy as np

from ...engine.errors import ImpossiblePosition
from ...engine.fields import (
    EVERYONE,
    NOBODY,
    OWNER,
    SEAT,
    SEAT_NUMBER,
    TOP_LAST,
    Choice,
    Count,
    Field,
    Flags,
    Number,
    Plain,
)
from ...engine.json_schema import Schema, one_of, row
from ...engine.record import Record
from .components import (
    ACHIEVEMENTS,
    CARDS,
    EASELS,
    LAST_ROUND,
    MASTERIES,
    MOST_SPACES,
    PAINT_LIMIT,
    PAINTINGS,
    RINGS,
    SEATS,
    TAKE_LIMIT_WITH_HELP,
    VALUES,
    WHOLE_DECK,
)

PHASES = ("action", "taking", "discarding", "painting", "leonardo", "drawn", "ending", "over")
ACTION, TAKING, DISCARDING, PAINTING, LEONARDO, DRAWN, ENDING, OVER = range(len(PHASES))

MOST_UNSEEN = 12  # cards from the deck in one hand that only its owner has seen, those in doubt included
MOST_IN_DOUBT = 8
MOST_DEALS = 127  # so that a stamp fits its bits; a game has about ten
MOST_ESTEEM = 200  # far beyond what a game can bring


@dataclass(frozen=True)
class Cards(Number):
    """A number of cards, two bits for each kind; in plain data a list of their names."""

    @property
    def packed(self) -> tuple[int, int, int]:
        return len(CARDS), 2, 0

    def schema(self, name: str) -> Schema:
        return row(one_of(CARDS))

    def show(self, value: int) -> Plain:
        return [card for kind, card in enumerate(CARDS) for _ in range(value >> 2 * kind & 3)]

    def read(self, plain: Plain) -> int:
        if not isinstance(plain, list | tuple):
            raise ImpossiblePosition(f"{plain!r} is not a list of cards")
        cards = 0
        for card in plain:
            if card not in CARDS:
                raise ImpossiblePosition(f"{card!r} is no card; there are {CARDS[0]} to {CARDS[-1]}")
            kind = CARDS.index(card)
            if cards >> 2 * kind & 3 == 3:
                raise ImpossiblePosition(f"there are at most three of {card}")
            cards += 1 << 2 * kind
        return cards


MANY = Cards()
CARD = Choice(CARDS)
PAINTING_OF = Choice(PAINTINGS)
SPACES = Flags(range(1, MOST_SPACES + 1))

RECORD = Record(SEATS, [
    Field("rng", NOBODY, (4,), dtype=np.int64),
    # the options
    Field("players", EVERYONE),
    Field("ring", EVERYONE, value=Choice(RINGS, always=True)),
    Field("free_leonardo", EVERYONE),
    Field("earned_bonus", EVERYONE),
    # progress of the game
    Field("round_number", EVERYONE, most=LAST_ROUND),
    Field("phase", EVERYONE, value=Choice(PHASES, always=True)),
    Field("active", EVERYONE, value=SEAT_NUMBER),  # the seat whose turn it is
    Field("leonardo", EVERYONE, value=SEAT_NUMBER),  # the seat that has the token
    Field("help", EVERYONE, value=SEAT_NUMBER),  # the seat that has the Help of the Maestro; -1 nobody
    # the middle of the table
    Field("table", EVERYONE, value=MANY, dtype=np.int64),
    Field("deck", NOBODY, (WHOLE_DECK,), CARD, pile=TOP_LAST),
    Field("deck_left", EVERYONE, most=WHOLE_DECK),
    Field("discards", EVERYONE, value=MANY, dtype=np.int64),
    Field("easel", EVERYONE, (EASELS,), PAINTING_OF),
    Field("canvas", EVERYONE, (EASELS, MOST_SPACES), Count(max(VALUES))),  # the value of the card on each space; 0 none
    Field("bare", EVERYONE, (EASELS,), SPACES),  # spaces without a card
    Field("fresh", EVERYONE, (EASELS,), SPACES),  # spaces painted in this turn
    Field("painting_deck", NOBODY, (len(PAINTINGS),), PAINTING_OF, pile=TOP_LAST),  # 2.4: the last ones are removed
    Field("paintings_left", EVERYONE, most=len(PAINTINGS)),
    Field("unclaimed", EVERYONE, value=Flags(MASTERIES)),
    Field("achievements", EVERYONE, value=Flags(ACHIEVEMENTS)),
    # the present action
    Field("allowance", EVERYONE, most=TAKE_LIMIT_WITH_HELP),  # value that may still be taken
    Field("painted", EVERYONE, most=PAINT_LIMIT),  # cards painted so far
    Field("drawn", EVERYONE, value=CARD),  # the card that must be used for Leonardo
    # each player
    Field("hand", OWNER, (SEAT,), MANY, np.int64),
    Field("hand_size", EVERYONE, (SEAT,), most=WHOLE_DECK),
    Field("esteem", EVERYONE, (SEAT,), most=MOST_ESTEEM),
    Field("completed", EVERYONE, (SEAT,), Flags(PAINTINGS)),
    Field("masteries", EVERYONE, (SEAT,), Flags(MASTERIES)),
    # What every player could have noted. It is in no view; `redeal` needs it to deal exactly the possible worlds.
    # See rules/knowledge.py.
    Field("deal", NOBODY, most=MOST_DEALS),  # how often the discards have become the deck
    Field("known", NOBODY, (SEAT,), MANY, np.int64),  # the part of a hand that all players have seen
    Field("unseen", NOBODY, (SEAT, MOST_UNSEEN)),  # the rest, in the order it was drawn
    Field("unseen_count", NOBODY, (SEAT,), most=MOST_UNSEEN),
    Field("doubt", NOBODY, (SEAT, MOST_IN_DOUBT), dtype=np.int32),  # shown; which of the unseen was it?
    Field("doubt_count", NOBODY, (SEAT,), most=MOST_IN_DOUBT),
    Field("bars", NOBODY, (len(MASTERIES),), dtype=np.int32),  # by claim: kinds the claimer did not keep, and who
    Field("claims", NOBODY, most=len(MASTERIES)),
    Field("forgotten", NOBODY, most=1),  # whether the notes have overflowed
])  # fmt: skip
