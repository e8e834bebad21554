"""Setting up: stocks, decks with some cards in the box, dice for the Leonardo card (§4)."""

from ....engine.bits import bit, has
from ....engine.chance import shuffle
from ....engine.contract import emit
from ..components import (
    AIRPLANES,
    CASTLES,
    DICE,
    LANDS,
    MACHINE_DECK,
    MACHINES,
    MOST_ON_AUCTION,
    NO_CARD,
    PROJECT_DECK,
    SOLDIERS,
    TANKS,
    TOWERS,
)
from ..events import FIRST_DICE, FIRST_PLAYER
from ..state import FOUNDING
from .armies import roll
from .battle_end import clear_battle
from .turn import clear_turn, proceed


def setup(s):
    """4.1, 4.5, 4.6, 4.7: the state before the players choose where to begin."""
    clear_table(s)
    build_machine_deck(s)
    build_project_deck(s)
    roll_for_leonardo(s)
    s.phase = FOUNDING
    proceed(s)


def clear_table(s):
    """4.5: full stocks, an empty map. 2.1, 5.5: each colour has its soldiers, except the one on the score track."""
    s.winner = -1
    s.leonardo = -1
    s.tanks_left = TANKS
    s.airplanes_left = AIRPLANES
    s.castles_left = CASTLES
    s.towers_left = TOWERS
    for land in range(LANDS):
        s.owner[land] = -1
    for place in range(MOST_ON_AUCTION):
        s.offered[place] = NO_CARD
    for seat in range(s.players):
        s.reserve[seat] = SOLDIERS
        s.tank_card[seat] = NO_CARD
        s.airplane_card[seat] = NO_CARD
    clear_turn(s)
    clear_battle(s)


def build_machine_deck(s):
    """4.2: one Tank and one Airplane go back into the box with four players, two of each with three, face down.

    4.3: the others are shuffled; the first card is the top.
    """
    boxed = MACHINES - s.players
    for position in range(len(MACHINE_DECK)):
        s.machine_deck[position] = MACHINE_DECK[position]
    for place in range(len(s.machines_boxed)):
        s.machines_boxed[place] = NO_CARD
    if boxed > 0:
        shuffle(s.rng, s.machine_deck, 0, MACHINES)
        shuffle(s.rng, s.machine_deck, MACHINES, 2 * MACHINES)
        for card in range(boxed):
            s.machines_boxed[card] = s.machine_deck[s.players + card]
            s.machines_boxed[boxed + card] = s.machine_deck[MACHINES + s.players + card]
        for card in range(s.players):
            s.machine_deck[s.players + card] = s.machine_deck[MACHINES + card]
        for position in range(2 * s.players, 2 * MACHINES):
            s.machine_deck[position] = NO_CARD
    s.machines_left = 2 * s.players
    shuffle(s.rng, s.machine_deck, 0, s.machines_left)


def build_project_deck(s):
    """4.4: all other cards."""
    for position in range(len(PROJECT_DECK)):
        s.project_deck[position] = PROJECT_DECK[position]
    s.projects_left = len(PROJECT_DECK)
    shuffle(s.rng, s.project_deck, 0, s.projects_left)


def roll_for_leonardo(s):
    """4.7: six dice each; most hits, then fewest explosions; those who are still equal roll again."""
    rolling = bit(s.players) - 1
    while rolling & (rolling - 1):
        best = -1
        leading = 0
        for seat in range(s.players):
            if has(rolling, seat):
                hits, explosions = roll(s, DICE)
                emit(FIRST_DICE, seat, hits, explosions)
                worth = (DICE + 1) * hits + DICE - explosions
                if worth > best:
                    best = worth
                    leading = 0
                if worth == best:
                    leading |= bit(seat)
        rolling = leading
    for seat in range(s.players):
        if has(rolling, seat):
            s.leonardo = seat
    emit(FIRST_PLAYER, s.leonardo)
