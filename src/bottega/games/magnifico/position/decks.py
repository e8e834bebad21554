"""The two decks and the box: the cards that are nowhere else."""

from collections import Counter

from ..components import FIRST_AIRPLANE, MACHINE_DECK, MACHINES, NO_CARD
from .cards import KINDS, loose_projects
from .draft import Draft


def fill_decks(d: Draft) -> None:
    fill_machines(d)
    fill_projects(d)
    s = d.s
    d.put("machines_known", min(int(s.machines_known), int(s.machines_left)))
    d.put("projects_known", min(int(s.projects_known), int(s.projects_left)))


def fill_machines(d: Draft) -> None:
    """4.2, 4.3: of the Tanks and Airplanes that nobody has, some are boxed unseen, the others are the deck."""
    s = d.s
    seen = Counter(int(card) for kind in KINDS for card in s[kind][: d.players])
    seen += Counter(int(card) for card in s.offered)
    for name in ("machine_deck", "machines_boxed"):
        seen += Counter(int(card) for card in s[name]) if d.said(name) else Counter()
    before = [int(card) for card in [*s.machine_deck, *s.machines_boxed] if card != NO_CARD]
    loose = list((Counter(MACHINE_DECK.tolist()) - seen).elements())
    nothing_said = not d.said("machine_deck") and not d.said("machines_boxed")
    if not (nothing_said and sorted(before) == sorted(loose)):
        loose = d.random.shuffled(sorted(loose))
        if not d.said("machines_boxed"):
            count = MACHINES - d.players
            tanks = [card for card in loose if card < FIRST_AIRPLANE][:count]
            airplanes = [card for card in loose if card >= FIRST_AIRPLANE][:count]
            s.machines_boxed[:] = padded(tanks + airplanes, len(s.machines_boxed))
            loose = list((Counter(loose) - Counter(tanks + airplanes)).elements())
        if not d.said("machine_deck"):
            s.machine_deck[:] = padded(d.random.shuffled(sorted(loose)), len(s.machine_deck))
    d.put("machines_left", sum(1 for card in s.machine_deck if card != NO_CARD))


def fill_projects(d: Draft) -> None:
    """4.4: the projects that nobody has."""
    s = d.s
    if not d.said("project_deck"):
        loose = loose_projects(d, [int(card) for card in s.offered])
        before = [int(card) for card in s.project_deck if card != NO_CARD]
        if sorted(before) != sorted(loose):
            s.project_deck[:] = padded(loose, len(s.project_deck))
    d.put("projects_left", sum(1 for card in s.project_deck if card != NO_CARD))


def padded(cards: list[int], length: int) -> list[int]:
    return (cards + [NO_CARD] * length)[:length]
