"""The record: everything on the table, in hands and under labs, and who may see it."""

import numpy as np

from ...engine.fields import (
    EVERYONE,
    NOBODY,
    OWNER,
    SEAT,
    SEAT_NUMBER,
    TOP_FIRST,
    Choice,
    Count,
    Field,
    Flags,
    Seats,
)
from ...engine.record import Record
from .components import (
    AREAS,
    BENEFITS,
    COMPONENTS,
    DISPLAY,
    FAVOUR_COMPONENTS,
    FAVOUR_COUNT,
    INVENTIONS,
    LABS,
    LAST_INVENTION,
    LAST_TURN,
    LOOK,
    MEN_SPACES,
    MOST_APPRENTICES,
    MOST_FLORINS,
    MOST_OF_A_KIND,
    MOST_WEEKS,
    PLACES,
    PRICES,
    SEATS,
    STOCK,
)

PHASES = (
    "favour", "favour_components", "laboratory", "assignment", "council", "naming", "choosing", "moving", "settling",
    "collecting", "looking", "arranging", "buying", "offer", "research", "announcing", "completing", "auction",
    "ending", "over",
)  # fmt: skip
(
    FAVOUR, FAVOUR_COMPONENT, LABORATORY, ASSIGNMENT, COUNCIL_OPENS, NAMING, CHOOSING, MOVING, SETTLING,
    COLLECTING, LOOKING, ARRANGING, BUYING, OFFER, RESEARCH, ANNOUNCING, COMPLETING, AUCTION, ENDING,
    OVER,
) = range(len(PHASES))  # fmt: skip

CITY_PHASES = (COUNCIL_OPENS, NAMING, CHOOSING, MOVING, SETTLING, COLLECTING, LOOKING, ARRANGING, BUYING, OFFER)

SEATED = Seats(range(SEATS))
CARDS = Flags(INVENTIONS, shift=1)  # bit n is invention n
PLACE = Choice(PLACES)
INVENTION = Count(LAST_INVENTION)  # by its number; 0 is none
HELD = Count(STOCK)
APPRENTICES = Count(MOST_APPRENTICES)
QUEUE = Count(SEATS)

RECORD = Record(SEATS, [
    Field("rng", NOBODY, (4,), dtype=np.int64),
    # the options
    Field("players", EVERYONE),
    Field("setup", EVERYONE, value=Choice(("beginner", "expert"), always=True)),
    Field("table", EVERYONE, value=Choice(("L", "S"), always=True)),
    Field("codex", EVERYONE),
    # progress of the game
    Field("turn", EVERYONE, most=LAST_TURN),
    Field("phase", EVERYONE, value=Choice(PHASES, always=True)),
    Field("active", EVERYONE, value=SEAT_NUMBER),  # the seat whose turn it is; -1 while several bid
    Field("visits", EVERYONE, most=SEATS),  # seats that have finished phase A or D
    Field("leonardo", EVERYONE, value=SEAT_NUMBER),
    # the board
    Field("requested", EVERYONE, (DISPLAY,), INVENTION),
    Field("gone", EVERYONE, value=CARDS, dtype=np.int32),  # completed by somebody, or out of the game
    Field("deck", NOBODY, (len(INVENTIONS),), INVENTION, pile=TOP_FIRST),
    Field("deck_left", EVERYONE, most=len(INVENTIONS)),
    Field("window", EVERYONE, most=LOOK),  # cards on top of the deck that a seat has looked at
    Field("looker", EVERYONE, value=SEAT_NUMBER),  # the seat that looked last and knows their order; -1 nobody
    Field("foreseen", OWNER, (SEAT, LOOK), INVENTION),  # the looker's knowledge: the window from the top
    Field("glimpsed", OWNER, (SEAT,), CARDS, np.int32),  # known to be in the window, order unknown
    Field("shop", EVERYONE, (COMPONENTS,), HELD),
    Field("council_florins", EVERYONE),
    # each player
    Field("florins", OWNER, (SEAT,), most=MOST_FLORINS),  # 6.10: florins and components in hand are secret
    Field("hand", OWNER, (SEAT, COMPONENTS), HELD),
    Field("supply", EVERYONE, (SEAT,), APPRENTICES),
    Field("academy", EVERYONE, (SEAT,), APPRENTICES),
    Field("cards", EVERYONE, (SEAT,), CARDS, np.int32),
    Field("completed", EVERYONE, (SEAT,), CARDS, np.int32),
    Field("favours", EVERYONE, (SEAT, ("a", "b", "c", "d")), Count(int(FAVOUR_COUNT.max()))),
    # labs
    Field("spaces", EVERYONE, (SEAT, LABS), Count(len(MEN_SPACES) - 1)),  # 0 while the large lab waits at the Workshop
    Field("men", EVERYONE, (SEAT, LABS), Count(int(MEN_SPACES.max()))),
    Field("weeks", EVERYONE, (SEAT, LABS), Count(MOST_WEEKS), least=-1),  # -1 idle
    Field("work", OWNER, (SEAT, LABS), INVENTION),  # 6.8: the invention whose components lie there
    Field("marked", EVERYONE, (SEAT, LABS), INVENTION),  # the same if it was shown: it is finished later for grey
    Field("begun", EVERYONE, value=Flags(LABS)),  # labs started in the present visit
    # people in the city and in the labs
    Field("master", EVERYONE, (SEAT,), PLACE),
    Field("placed", EVERYONE, (SEAT, PLACES), APPRENTICES),  # apprentices
    Field("sent", EVERYONE, (SEAT,), Flags(PLACES)),
    Field("arrival", EVERYONE, (SEAT, PLACES[:AREAS]), QUEUE),  # a group's place in the queue, from 1 at the arrow
    Field("arrivals", EVERYONE, (PLACES[:AREAS],), QUEUE),
    Field("passed", EVERYONE, value=SEATED),
    # the area that is being resolved
    Field("area", EVERYONE, value=PLACE),
    Field("price", EVERYONE, most=len(PRICES) - 1),  # index into the prices
    Field("ranking", EVERYONE, (SEATS,), value=SEAT_NUMBER),
    Field("ranked", EVERYONE, most=SEATS),
    Field("at", EVERYONE, most=SEATS),  # whose turn in the ranking
    Field("benefit", EVERYONE, (BENEFITS,), value=SEAT_NUMBER),  # who chose it; -1 nobody
    Field("lifted", EVERYONE, value=SEAT_NUMBER),  # whose apprentice is being moved; -1 nobody's
    Field("lifted_from", EVERYONE, value=PLACE),
    Field("arranged", EVERYONE, most=LOOK),  # cards already put back
    # announcements and auctions
    Field("announced", EVERYONE, (SEAT, LABS), INVENTION),
    Field("contested", EVERYONE, value=CARDS, dtype=np.int32),
    Field("hammer", EVERYONE, most=LAST_INVENTION),  # the invention being auctioned; 0 none
    Field("bidders", EVERYONE, value=SEATED),
    Field("bid", OWNER, (SEAT,), least=-1, most=MOST_FLORINS),  # -1 not yet
    # the favour being taken in turn 0
    Field("owed", EVERYONE, most=FAVOUR_COMPONENTS),  # components still to be taken
    Field("picked", EVERYONE, (COMPONENTS,), most=MOST_OF_A_KIND),
    # What every player could have counted. It is in no view; `redeal` needs it to deal exactly the possible worlds.
    Field("suspects", NOBODY, (SEAT, LABS), CARDS, np.int32),  # the inventions that a lab may be working on
    Field("pair_stock", NOBODY, (SEAT,), dtype=np.int32, most=2**31 - 1),  # held, packed, when the second lab started
])  # fmt: skip
