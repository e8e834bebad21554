"""Described positions: what is worked out when it is left unsaid. Why one is impossible is in `flaws`."""

from collections import Counter

from ...engine.description import Given
from ...engine.record import State
from .components import (
    AIRPLANES,
    CASTLES,
    FIRST_AIRPLANE,
    FIRST_PROJECT,
    LANDS,
    MACHINE_DECK,
    MACHINES,
    NO_CARD,
    PROJECT_DECK,
    PROJECTS,
    SOLDIERS,
    START_FLORINS,
    START_SOLDIERS,
    TANKS,
    TERRITORIES,
    TOWERS,
    TOWERS_OF_A_CITY,
)
from .rules.seats import steps_from
from .state import (
    ACTING,
    ATTACK,
    ATTACKER,
    CHOOSING,
    FOUNDING,
    INTERCEPTING,
    OPEN,
    SCORING,
    in_battle,
    in_turn,
)

# Players of whom no territory is said sit here, one in each; none borders on another.
HOMES = [TERRITORIES.index(name) for name in ("milan", "london", "constantinople", "moscow", "seville")]


def complete(s: State, given: Given) -> None:
    """Works out from the description what follows from it and was left unsaid."""
    if "phase" not in given and "owner" in given:
        s.phase = ACTING
    if s.phase != FOUNDING:
        _settle(s, given)
    _complete_course(s, given)
    if in_battle(s):
        _complete_battle(s, given)
    _complete_stocks(s, given)
    _complete_machines(s, given)
    _complete_projects(s, given)
    if "waiting" not in given and s.phase == CHOOSING:
        s.waiting = sum(1 << seat for seat in range(s.players) if s.shown_bid[seat])
    if "movement_block" not in given and s.movements > 0:
        s.movement_block = OPEN
    if "wonders" not in given:
        built = (s.tanks.any(), s.airplanes.any(), (s.towers == TOWERS_OF_A_CITY).any())  # in the order of WONDERS
        s.wonders = sum(1 << wonder for wonder, stands in enumerate(built) if stands)


def _settle(s: State, given: Given) -> None:
    """Everybody lives somewhere, and has soldiers wherever he does."""
    for seat in range(s.players):
        home = HOMES[seat]
        if seat not in s.owner and s.owner[home] < 0:
            s.owner[home] = seat
            s.castle[home] = 1
            s.soldiers[home] = max(START_SOLDIERS, s.soldiers[home])
    for land in range(LANDS):
        if s.owner[land] >= 0 and s.soldiers[land] == 0:
            s.soldiers[land] = 1
    if "florins" not in given:
        s.florins[: s.players] = START_FLORINS
    if "round_number" not in given:
        s.round_number = 1


def _complete_course(s: State, given: Given) -> None:
    if in_turn(s):
        if "turn_of" not in given:
            s.turn_of = s.active if "active" in given and not in_battle(s) else s.leonardo
        if "active" not in given and not in_battle(s):
            s.active = s.turn_of
        if "turns" not in given:
            s.turns = steps_from(s, s.leonardo, s.turn_of) + 1
        return
    if "active" not in given and s.phase != FOUNDING:
        s.active = -1
    if "turns" not in given:
        s.turns = len({int(seat) for seat in s.owner if seat >= 0}) if s.phase == FOUNDING else 0
        if s.phase == SCORING:
            s.turns = s.players


def _complete_battle(s: State, given: Given) -> None:
    if "verb" not in given:
        s.verb = ATTACK
    if "defender" not in given and 0 <= s.target < LANDS:
        s.defender = s.owner[s.target]
    if "side" not in given:
        s.side = ATTACKER
    if "active" not in given:
        asked = 1 - s.side if s.phase == INTERCEPTING else s.side
        s.active = s.turn_of if asked == ATTACKER else s.defender
    if "wars" not in given:
        s.wars = 1


def _complete_stocks(s: State, given: Given) -> None:
    fights = in_battle(s)
    if "reserve" not in given:
        for seat in range(s.players):
            army = s.army_soldiers if fights and seat == s.turn_of else 0
            s.reserve[seat] = SOLDIERS - s.soldiers[s.owner == seat].sum() - army
    if "tanks_left" not in given:
        s.tanks_left = TANKS - s.tanks.sum() - (s.army_tanks if fights else 0)
    if "airplanes_left" not in given:
        s.airplanes_left = AIRPLANES - s.airplanes.sum() - (s.army_airplanes if fights else 0)
    if "castles_left" not in given:
        s.castles_left = CASTLES - s.castle.sum()
    if "towers_left" not in given:
        s.towers_left = TOWERS - s.towers.sum()


def _complete_machines(s: State, given: Given) -> None:
    """Of the Tanks and Airplanes nobody has, the last of each kind are boxed, the others are the deck, in order."""
    if "machine_deck" in given:
        if "machines_left" not in given:
            s.machines_left = sum(1 for card in s.machine_deck if card >= 0)
    elif not given & {"tank_card", "airplane_card", "offered", "machines_boxed"}:
        return
    seen = [int(card) for card in (*s.tank_card[: s.players], *s.airplane_card[: s.players], *s.offered)]
    if "machine_deck" in given:
        seen += [int(card) for card in s.machine_deck[: s.machines_left]]
    if "machines_boxed" in given:
        seen += [int(card) for card in s.machines_boxed]
    unseen = sorted((Counter(MACHINE_DECK.tolist()) - Counter(seen)).elements())
    if "machines_boxed" not in given:
        boxed = MACHINES - s.players
        kinds = [[c for c in unseen if c < FIRST_AIRPLANE], [c for c in unseen if c >= FIRST_AIRPLANE]]
        box = [card for kind in kinds for card in kind[len(kind) - boxed :]] if boxed else []
        s.machines_boxed[:] = _padded(box, len(s.machines_boxed))
        unseen = sorted((Counter(unseen) - Counter(box)).elements())
    if "machine_deck" not in given:
        s.machine_deck[:] = _padded(unseen, len(s.machine_deck))
        if "machines_left" not in given:
            s.machines_left = len(unseen)


def _complete_projects(s: State, given: Given) -> None:
    """The projects nobody has are the deck, in order."""
    if "project_deck" in given:
        if "projects_left" not in given:
            s.projects_left = sum(1 for card in s.project_deck if card >= 0)
        return
    if not given & {"store", "in_play", "offered"}:
        return
    seen = Counter(int(card) for card in s.offered)
    for project in range(len(PROJECTS)):
        held = s.store[: s.players, project].sum() + s.in_play[: s.players, project].sum()
        seen[FIRST_PROJECT + project] += max(0, int(held))
    unseen = sorted((Counter(PROJECT_DECK.tolist()) - seen).elements())
    s.project_deck[:] = _padded(unseen, len(s.project_deck))
    if "projects_left" not in given:
        s.projects_left = len(unseen)


def _padded(cards: list[int], length: int) -> list[int]:
    return (cards + [NO_CARD] * length)[:length]
