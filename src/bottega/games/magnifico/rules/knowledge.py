"""What can be known about the decks, the box and bids; and `redeal`, which deals the rest again.

Everything that moves is open: cards are drawn, taken and put under the decks openly (5.3.7, 5.3.13), and stores are
public. So the upper part of a deck consists of cards that nobody has seen, and the lower part of cards that everybody
knows in their order. By counting, everybody knows which cards are in the upper part; for Tanks and Airplanes except the
cards that are in the box, as many Tanks as Airplanes (4.2). Every order and every choice of cards in the box is equally
likely. Nothing is known about a secret bid, not even that it was made.
"""

from ....engine.chance import below, shuffle
from ..components import FIRST_AIRPLANE, FIRST_PROJECT, MACHINES, PROJECTS
from ..state import BIDDING

KINDS = len(PROJECTS)


def redeal(s, seat):
    """3.3, 4.2, 5.3.4: deals everything again that this seat cannot know: the decks, the box, the bids of others."""
    if s.phase == BIDDING:
        for other in range(s.players):
            if other != seat:
                s.bid[other] = 0
    reshuffle(s)


def reshuffle(s):
    """4.2, 4.3, 4.4: deals again what no seat knows: the unseen cards of the decks and the box."""
    redeal_machines(s)
    redeal_projects(s)


def redeal_machines(s):
    """4.2, 4.3: the unseen Tanks and Airplanes; some are drawn for the box, the others are shuffled.

    They are counted first, two bits a kind, so that a world does not depend on the one it is dealt from.
    """
    unseen = s.machines_left - s.machines_known
    boxed = MACHINES - s.players
    counts = 0
    for position in range(unseen):
        counts += 1 << 2 * int(s.machine_deck[position])
    for place in range(2 * boxed):
        counts += 1 << 2 * int(s.machines_boxed[place])
    laid = 0
    laid = deal_machines(s, counts, 0, FIRST_AIRPLANE, 0, boxed, laid)
    laid = deal_machines(s, counts, FIRST_AIRPLANE, FIRST_PROJECT, boxed, boxed, laid)
    shuffle(s.rng, s.machine_deck, 0, unseen)


def deal_machines(s, counts, first, last, place, boxed, laid):
    """4.2: puts this many of the unseen cards from one kind to another into the box, all equally likely.

    The rest goes into the deck; returns the number of its cards.
    """
    left = 0
    for card in range(first, last):
        left += counts >> 2 * card & 3
    for card in range(first, last):
        for _ in range(counts >> 2 * card & 3):
            if below(s.rng, left) < boxed:
                s.machines_boxed[place] = card
                place += 1
                boxed -= 1
            else:
                s.machine_deck[laid] = card
                laid += 1
            left -= 1
    return laid


def redeal_projects(s):
    """4.4: the unseen projects, counted and then shuffled."""
    unseen = s.projects_left - s.projects_known
    counts = 0
    for position in range(unseen):
        counts += 1 << 2 * int(s.project_deck[position] - FIRST_PROJECT)
    laid = 0
    for project in range(KINDS):
        for _ in range(counts >> 2 * project & 3):
            s.project_deck[laid] = FIRST_PROJECT + project
            laid += 1
    shuffle(s.rng, s.project_deck, 0, unseen)
