"""Goofspiel: every round a prize card is turned up, all bid for it in secret, and the highest bid takes it."""

import numpy as np

from bottega.engine.actions import In, Kind, Moves
from bottega.engine.bits import bit, count, has
from bottega.engine.chance import shuffle
from bottega.engine.contract import emit
from bottega.engine.events import event
from bottega.engine.fields import EVERYONE, NOBODY, OWNER, SEAT, Choice, Count, Field, Flags
from bottega.engine.game import Game
from bottega.engine.messages import Arg, Messages, SeatArg
from bottega.engine.record import Record
from bottega.engine.rules import Rules

SEATS = 5
LAST = 7
CARDS = range(1, LAST + 1)  # each player bids with one of each; the prizes are one of each too
PHASES = ("bidding", "over")
BIDDING, OVER = range(len(PHASES))

RECORD = Record(SEATS, [
    Field("rng", NOBODY, (4,), dtype=np.int64),
    Field("players", EVERYONE),
    Field("phase", EVERYONE, value=Choice(PHASES)),
    Field("turn", EVERYONE, value=Count(LAST)),
    Field("prizes", NOBODY, (len(CARDS),), Count(LAST)),  # the order in which they are turned up
    Field("stake", EVERYONE, value=Count(sum(CARDS))),  # points to be won now, with those that nobody won before
    Field("hand", EVERYONE, (SEAT,), Flags(CARDS, shift=1)),  # all can see what was played, so what is left
    Field("bid", OWNER, (SEAT,), Count(LAST)),  # 0 until the seat has chosen
    Field("points", EVERYONE, (SEAT,), Count(sum(CARDS))),
])  # fmt: skip

WHO = SeatArg("who", range(SEATS))
CARD = Arg("card", CARDS)
POINTS = Arg("points")
EVENTS = (
    event("prize", CARD, POINTS, reveals=True),
    event("bid", WHO, CARD, reveals=True),
    event("won", WHO, POINTS),
    event("tied", POINTS),
)
PRIZE, BID, WON, TIED = range(len(EVENTS))


def setup(s):
    """1: everybody has the same cards; the prizes are shuffled and the first is turned up."""
    for seat in range(s.players):
        for card in range(1, LAST + 1):
            s.hand[seat] |= bit(card)
    for place in range(LAST):
        s.prizes[place] = place + 1
    shuffle(s.rng, s.prizes, 0, LAST)
    turn_up(s)


def turn_up(s):
    """1: the next prize is added to what is at stake."""
    prize = s.prizes[s.turn]
    s.turn += 1
    s.stake += prize
    emit(PRIZE, prize - 1, s.stake)


def actors(s):
    """2: all who have not yet bid."""
    waiting = 0
    if s.phase == BIDDING:
        for seat in range(s.players):
            if s.bid[seat] == 0:
                waiting |= bit(seat)
    return waiting


CLAUSES = ("", "2", "3")
ALREADY_BID, NOT_IN_HAND = 1, 2


def may_bid(s, seat, card):
    """3: each card once."""
    return 0 if has(s.hand[seat], card) else NOT_IN_HAND


def bid(s, seat, card):
    """2: in secret, until all have chosen."""
    s.bid[seat] = card


def proceed(s):
    """2, 4: when all bids are in, the highest takes what is at stake; of equal bids nobody does, and it stays."""
    if actors(s) or s.phase == OVER:
        return
    best = 0
    winner = -1
    for seat in range(s.players):
        card = s.bid[seat]
        emit(BID, seat, card - 1)
        s.hand[seat] &= ~bit(card)
        s.bid[seat] = 0
        if card > best:
            best = card
            winner = seat
        elif card == best:
            winner = -1
    if winner >= 0:
        s.points[winner] += s.stake
        emit(WON, winner, s.stake)
        s.stake = 0
    else:
        emit(TIED, s.stake)
    if s.turn == LAST:
        s.phase = OVER
    else:
        turn_up(s)


def redeal(s, seat):
    """A seat knows neither the prizes to come nor the bids of others: those choose again."""
    shuffle(s.rng, s.prizes, s.turn, LAST)
    for other in range(s.players):
        if other != seat:
            s.bid[other] = 0


def reshuffle(s):
    """Nobody knows the prizes to come."""
    shuffle(s.rng, s.prizes, s.turn, LAST)


def scores(s, out):
    """5: the most points win; nothing breaks a tie."""
    for seat in range(s.players):
        out[seat, 0] = s.points[seat]
        out[seat, 1] = 0


MOVES = Moves([Kind("bid", CARD, In(BIDDING, check=may_bid, effect=bid))])


def flaw(s):
    """Why a described position is impossible."""
    for seat in range(s.players):
        if count(int(s.hand[seat])) != len(CARDS) - s.turn + (s.phase == BIDDING):
            return "hand: one card is played each turn, the others are in hand"
        if s.bid[seat] and not has(s.hand[seat], s.bid[seat]):
            return "bid: a card of the hand"
    return None


def complete(s, given):
    """Works out hands if they are not given: without the cards that were played in the turns so far."""
    if "hand" not in given:
        for seat in range(s.players):
            s.hand[seat] = sum(1 << card for card in CARDS if card >= s.turn + (s.phase == OVER))


GAME = Game(
    slug="goofspiel",
    package=__name__,
    version=1,
    players=range(2, SEATS + 1),
    record=RECORD,
    events=EVENTS,
    rules=Rules(
        MOVES,
        setup=setup,
        actors=actors,
        proceed=proceed,
        redeal=redeal,
        reshuffle=reshuffle,
        scores=scores,
        not_to_move=ALREADY_BID,
        wrong_phase=ALREADY_BID,
    ),
    clauses=CLAUSES,
    complete=complete,
    flaw=flaw,
    messages=Messages(__name__),
    prompt=lambda s: (f"prompt-{PHASES[s.phase]}", {"points": int(s.stake)}),
)
