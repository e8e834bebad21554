"""The two decks, from the top; what comes back under them is known to all (§3, §5.3)."""

from ..components import FIRST_PROJECT, NO_CARD


def draw_machine(s):
    """5.3: the top card of the Tanks and Airplanes deck."""
    s.machines_left -= 1
    s.machines_known = min(s.machines_known, s.machines_left)
    return draw_from(s.machine_deck, s.machines_left)


def draw_project(s):
    """5.3: the top card of the Projects deck."""
    s.projects_left -= 1
    s.projects_known = min(s.projects_known, s.projects_left)
    return draw_from(s.project_deck, s.projects_left)


def draw_from(deck, left):
    """5.3: takes the top card; the others move up."""
    card = int(deck[0])
    for position in range(left):
        deck[position] = deck[position + 1]
    deck[left] = NO_CARD
    return card


def put_under(s, card):
    """5.3.11, 5.3.13: face down at the bottom of its own deck, where everybody knows it."""
    if card < FIRST_PROJECT:
        s.machine_deck[s.machines_left] = card
        s.machines_left += 1
        s.machines_known += 1
    else:
        s.project_deck[s.projects_left] = card
        s.projects_left += 1
        s.projects_known += 1
