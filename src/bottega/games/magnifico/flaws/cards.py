"""Flaws of the cards: each is somewhere, and only once."""

from collections import Counter
from collections.abc import Iterator

from ....engine.record import State
from ..components import (
    AIR_UPGRADES,
    COPIES,
    FIRST_AIRPLANE,
    FIRST_PROJECT,
    HOOKS,
    MACHINE_DECK,
    MACHINES,
    ONCE_ONLY,
    PROJECT_DECK,
    PROJECTS,
    TANK_UPGRADES,
)


def held_cards(s: State) -> Iterator[str]:
    for seat in range(s.players):
        tank, airplane = int(s.tank_card[seat]), int(s.airplane_card[seat])
        if not (-1 <= tank < FIRST_AIRPLANE and (airplane == -1 or FIRST_AIRPLANE <= airplane < FIRST_PROJECT)):
            yield "tank_card: a Tank there, an Airplane among the airplane cards"
            return
        if s.store[seat].min() < 0 or s.in_play[seat].min() < 0:
            yield "store: there cannot be less than no card"
        if s.in_play[seat, :AIR_UPGRADES].sum() > (HOOKS[airplane] if airplane >= 0 else 0):
            yield "in_play: each upgrade of the Airplane needs a hook"
        if tank < 0 and s.in_play[seat, AIR_UPGRADES:TANK_UPGRADES].any():
            yield "in_play: upgrades of the Tank need a Tank card"
        if any(s.in_play[seat, p] > 1 for p in range(len(PROJECTS)) if ONCE_ONLY[p]):
            yield "in_play: a second card of this project would be of no use"


def machine_deck(s: State) -> Iterator[str]:
    left, boxed = int(s.machines_left), MACHINES - int(s.players)
    deck, box = s.machine_deck.tolist(), s.machines_boxed.tolist()
    if not 0 <= s.machines_known <= left <= len(deck) or any(card != -1 for card in deck[max(0, left) :]):
        yield "machines_left: as many as there are in the deck, and some of them known at most"
    tanks, airplanes, none = box[:boxed], box[boxed : 2 * boxed], box[2 * boxed :]
    if not (
        all(0 <= card < FIRST_AIRPLANE for card in tanks)
        and all(FIRST_AIRPLANE <= card < FIRST_PROJECT for card in airplanes)
        and all(card == -1 for card in none)
    ):
        yield f"machines_boxed: with {s.players} players {boxed} Tanks and as many Airplanes are boxed"
    held = [*s.tank_card[: s.players].tolist(), *s.airplane_card[: s.players].tolist()]
    offered = [card for card in s.offered.tolist() if card < FIRST_PROJECT]
    cards = Counter(card for card in [*deck[:left], *box, *held, *offered] if card != -1)
    if cards != Counter(MACHINE_DECK.tolist()):
        yield "machine_deck: each Tank and Airplane card is somewhere, and only once"


def project_deck(s: State) -> Iterator[str]:
    left, deck = int(s.projects_left), s.project_deck.tolist()
    if not 0 <= s.projects_known <= left <= len(deck) or any(card != -1 for card in deck[max(0, left) :]):
        yield "projects_left: as many as there are in the deck, and some of them known at most"
    cards = Counter([*deck[:left], *(card for card in s.offered.tolist() if card >= FIRST_PROJECT)])
    for project in range(len(PROJECTS)):
        held = s.store[: s.players, project].sum() + s.in_play[: s.players, project].sum()
        cards[FIRST_PROJECT + project] += int(held)
        if held > COPIES[project]:
            yield f"store: of {PROJECTS[project]} there are only {COPIES[project]}"
    if cards != Counter(PROJECT_DECK.tolist()):
        yield "project_deck: each project card is somewhere, and only once"
