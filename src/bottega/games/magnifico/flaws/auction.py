"""Flaws of the auction: the cards on offer, the bids, who has still to choose."""

from collections.abc import Iterator

from ....engine.record import State
from ..components import CARDS, COIN, FIRST_PROJECT, MACHINES_ON_AUCTION, NO_CARD, ON_AUCTION
from ..state import BIDDING, CHOOSING, PHASES
from .phases import AUCTION


def on_offer(s: State) -> list[int]:
    return [card for card in s.offered.tolist() if card != NO_CARD]


def offered(s: State) -> Iterator[str]:
    """5.3.1, 5.3.2, 5.3.3: so many cards for so many players, not too many of them Tanks and Airplanes."""
    cards = on_offer(s)
    if s.phase not in AUCTION and cards:
        yield f"offered: there is no auction in phase {PHASES[s.phase]!r}, and {CARDS[cards[0]]!r} is said"
    most, machines = int(ON_AUCTION[s.players]), sum(card < FIRST_PROJECT for card in cards)
    if any(card != NO_CARD for card in s.offered[most:]):
        yield f"offered: with {s.players} players {most} cards are on auction, not {len(cards)}"
    if machines > MACHINES_ON_AUCTION[s.players]:
        few = MACHINES_ON_AUCTION[s.players]
        yield f"offered: with {s.players} players {few} of the cards can be Tanks and Airplanes, not {machines}"
    if s.phase == CHOOSING and not cards:
        yield f"offered: phase {PHASES[s.phase]!r} needs a card on auction"


def short_offer(s: State) -> Iterator[str]:
    """5.3.1, 5.3.2, 5.3.3: the decks are drawn from as long as they last."""
    cards = on_offer(s)
    if s.phase not in AUCTION or not cards or (s.phase == CHOOSING and s.card_moved):
        return
    most, few = int(ON_AUCTION[s.players]), int(MACHINES_ON_AUCTION[s.players])
    machines = sum(card < FIRST_PROJECT for card in cards)
    if machines < few and s.machines_left:
        what = f"{few} of the cards on auction are Tanks and Airplanes while their deck lasts, not {machines}"
        yield f"offered: with {s.players} players {what}"
    if len(cards) < most and s.projects_left:
        yield f"offered: with {s.players} players {most} cards are on auction while the decks last, not {len(cards)}"


def bids(s: State) -> Iterator[str]:
    """5.3.4, 5.3.5: in coins, no more than one has; covered while all bid, open while cards are chosen."""
    for seat in range(s.players):
        bid, shown, florins = int(s.bid[seat]), int(s.shown_bid[seat]), int(s.florins[seat])
        if bid and not (s.phase == BIDDING and on_offer(s)):
            what = f"in phase {PHASES[s.phase]!r}" if s.phase != BIDDING else "while no card is on auction"
            yield f"bid: nobody bids {what}, and seat {seat} has {bid}"
        if bid % COIN or shown % COIN:
            yield f"{'bid' if bid % COIN else 'shown_bid'}: money goes in coins of {COIN}, not {bid or shown}"
        if bid > florins:
            yield f"bid: seat {seat} has {florins} florins and cannot bid {bid}"
        if shown and s.phase != CHOOSING:
            yield f"shown_bid: no bids lie open in phase {PHASES[s.phase]!r}, and seat {seat} has {shown}"
        if not shown and s.phase == CHOOSING:
            yield f"shown_bid: everybody has bid {COIN} or more, and seat {seat} has nothing"
    if s.phase == BIDDING and on_offer(s) and all(s.bid[: s.players]):
        yield "bid: all have bid, so the bids are shown already; that is phase 'choosing'"


def choice(s: State) -> Iterator[str]:
    """5.3.5, 5.3.6, 5.3.12, 12.2: who has still to choose, by the bids, and whether the Leonardo card has moved."""
    if s.phase != CHOOSING:
        if s.waiting:
            yield f"waiting: nobody chooses cards in phase {PHASES[s.phase]!r}"
        if s.card_moved:
            yield f"card_moved: nobody chooses cards in phase {PHASES[s.phase]!r}, so it is 0"
        return
    waiting = [seat for seat in range(s.players) if s.waiting >> seat & 1]
    done = [seat for seat in range(s.players) if seat not in waiting]
    if not waiting:
        yield f"waiting: somebody has still to choose in phase {PHASES[s.phase]!r}"
    for seat in waiting:
        if s.shown_bid[seat] > s.florins[seat]:
            yield f"shown_bid: seat {seat} has {s.florins[seat]} florins and cannot have bid {s.shown_bid[seat]}"
        for other in done:
            if s.shown_bid[other] < s.shown_bid[seat]:
                why = f"its {s.shown_bid[other]} is less than the {s.shown_bid[seat]} of seat {seat}, which waits"
                yield f"waiting: seat {other} has not chosen yet: {why}"
    if s.card_moved and s.leonardo in waiting:
        yield f"card_moved: seat {s.leonardo} has the Leonardo card and still waits, so it has not won it now"
    if not s.card_moved:
        return
    sold = int(ON_AUCTION[s.players]) - len(on_offer(s))
    if sold == 0:
        yield "card_moved: no card has been bought, so the Leonardo card has not been won"
    if not done:
        yield "card_moved: nobody has chosen yet, so the Leonardo card has not been won"
    elif sold > len(done) and s.projects_left:
        yield f"offered: {sold} cards are missing, and only {len(done)} of the players have chosen"
