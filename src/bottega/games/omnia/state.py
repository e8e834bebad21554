"""The record: everything on the table, in hands and in packs, and who may see it."""

import numpy as np

from ...engine.fields import (
    EVERYONE,
    NOBODY,
    OWNER,
    SEAT,
    SEAT_NUMBER,
    TOP_FIRST,
    TOP_LAST,
    Choice,
    Count,
    Field,
    Flags,
)
from ...engine.record import Record
from .components import (
    ACTIONS,
    CARDS,
    CITIES,
    COINS,
    DRAW,
    KINDS,
    MOST_OF_A_CITY,
    PACK,
    PAIR_WORDS,
    ROUNDS,
    ROW,
    SEATS,
    STAGES,
    SYMBOLS,
)

PHASES = ("draft", "playing", "acting", "effect", "placing", "over")
DRAFT, PLAYING, ACTING, EFFECT, PLACING, OVER = range(len(PHASES))

HAND = Flags(ACTIONS)
CARD = Choice(CARDS)
CITY = Choice(CITIES)

RECORD = Record(SEATS, [
    Field("rng", NOBODY, (4,), dtype=np.int64),
    Field("players", EVERYONE),
    # progress of the game
    Field("phase", EVERYONE, value=Choice(PHASES, always=True)),
    Field("stage", EVERYONE, most=STAGES),  # of the draft: how often hands were passed on, 3 when it is over
    Field("this_round", EVERYONE, most=ROUNDS),  # 0 in the draft
    Field("first", EVERYONE, value=SEAT_NUMBER),  # the seat that starts each round
    Field("active", EVERYONE, value=SEAT_NUMBER),  # the seat whose turn it is; -1 in the draft and at the end
    # the middle of the table
    Field("row", EVERYONE, (KINDS, ROW), CARD),
    Field("deck", NOBODY, (KINDS, PACK), CARD, pile=TOP_LAST),
    Field("deck_left", EVERYONE, (KINDS,), most=PACK),
    Field("cities", EVERYONE, value=Flags(CITIES), dtype=np.int32),
    Field("city_deck", NOBODY, (len(CITIES),), CITY, pile=TOP_FIRST),
    Field("city_left", EVERYONE, most=len(CITIES)),  # cards of the pack, those being looked at included
    Field("bank", EVERYONE, most=COINS),
    # each player
    Field("coins", EVERYONE, (SEAT,), most=COINS),
    Field("cards", EVERYONE, (SEAT,), Flags(CARDS), np.int64),
    Field("hand", OWNER, (SEAT,), HAND, np.int32),
    Field("kept", OWNER, (SEAT, STAGES + 1), HAND, np.int32),  # 3.3: by stage; the last card was kept without choice
    Field("pick", OWNER, (SEAT,), Choice(PAIR_WORDS)),  # 3.4: the two chosen, until all have chosen
    Field("played", EVERYONE, (SEAT,), HAND, np.int32),
    Field("known", OWNER, (SEAT,), Flags(CITIES), np.int64),  # 5.2: cities in the pack whose place the seat remembers
    # the present turn
    Field("card", EVERYONE, value=Choice(ACTIONS)),
    Field("used", EVERYONE, value=Flags((1, 2))),  # which of its two symbols are done
    Field("effect", EVERYONE, value=Choice(SYMBOLS)),  # of a card just taken
    Field("looking", EVERYONE, most=DRAW),  # cities drawn and not yet placed or put back
    Field("drawn", OWNER, (SEAT, DRAW), CITY),
    # the end
    Field("printed", EVERYONE, (SEAT,)),  # points on the cards of each seat
    Field("tally", EVERYONE, (SEAT, CITIES), Count(MOST_OF_A_CITY)),  # points by city
])  # fmt: skip
