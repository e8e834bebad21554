"""The value of cards and bids."""

import numpy as np

from ..components import (
    AIR_UPGRADES,
    ART,
    ART_POINTS,
    COIN,
    FIRST_AIRPLANE,
    FIRST_PROJECT,
    HOOKS,
    MOST_ON_AUCTION,
    ONCE_ONLY,
    TANK_UPGRADES,
)

# by project: its use besides the point or so that a card in play brings for the Workshop
USE = np.array([60, 45, 50, 40, 45, 50, 80, 50, 70, 70, 50, 45, 40, 40, 90, 0, 0, 0, 0], np.int64)
IN_PLAY = 60
LEONARDO_CARD = 220  # two points per round, the first turn, and ten florins off everything built


def worth_of_card(s, seat, card):
    """The value of a card over the rest of the game. Its price does not count: the bid is paid in any case."""
    if card < FIRST_AIRPLANE:
        return 260 - 8 * card  # few dice rarely explode
    if card < FIRST_PROJECT:
        return 200 + 15 * HOOKS[card]
    project = card - FIRST_PROJECT
    if project >= ART:
        return 100 * ART_POINTS[project] - 40
    if project < AIR_UPGRADES:
        fits = hooks_free(s, seat) > s.store[seat, project]
    else:
        fits = project >= TANK_UPGRADES or s.tank_card[seat] >= 0
    twice = ONCE_ONLY[project] and s.in_play[seat, project] + s.store[seat, project] > 0
    return IN_PLAY + USE[project] if fits and not twice else 20


def worth_of_buying(s, seat, own, empty, card):
    """The value of the card; the bid is the same for all cards."""
    return worth_of_card(s, seat, card)


def hooks_free(s, seat):
    """The upgrades that the Airplane of the seat can still take."""
    if s.airplane_card[seat] < 0:
        return 0
    used = 0
    for project in range(AIR_UPGRADES):
        used += s.in_play[seat, project]
    return HOOKS[s.airplane_card[seat]] - used


def best_card(s, seat):
    """The best of the cards on auction that the seat may take."""
    best = 0
    for place in range(MOST_ON_AUCTION):
        card = s.offered[place]
        if card >= 0:
            second = (card < FIRST_AIRPLANE and s.tank_card[seat] >= 0) or (
                FIRST_AIRPLANE <= card < FIRST_PROJECT and s.airplane_card[seat] >= 0
            )
            if not second:
                best = max(best, worth_of_card(s, seat, card))
    return best


def worth_of_bid(s, seat, own, empty, florins):
    """Bids the value of the card and of Leonardo, and keeps what it needs to take land."""
    wish = (best_card(s, seat) + LEONARDO_CARD) // 7
    spare = s.florins[seat] - 40
    target = max(COIN, min(wish, spare * 2 // 3))
    return -abs(florins - target)
