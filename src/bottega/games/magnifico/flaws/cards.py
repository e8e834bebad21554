"""Flaws of the cards: each is somewhere, and only once."""

from collections import Counter
from collections.abc import Iterator

from ....engine.completion import number_of
from ....engine.record import State
from ..components import (
    AIR_UPGRADES,
    CARDS,
    COPIES,
    FIRST_AIRPLANE,
    FIRST_PROJECT,
    HOOKS,
    MACHINE_DECK,
    MACHINES,
    NO_CARD,
    ONCE_ONLY,
    PROJECTS,
    TANK_UPGRADES,
)
from ..state import CHOOSING, FOUNDING, PHASES
from .phases import BEFORE_CARDS
from .wording import only


def held_cards(s: State) -> Iterator[str]:
    """5.3.8, 6.2, 6.3, 15.9: what a player can have in front of him."""
    for seat in range(s.players):
        tank, airplane = int(s.tank_card[seat]), int(s.airplane_card[seat])
        if tank >= FIRST_AIRPLANE:
            yield f"tank_card: {CARDS[tank]!r} of seat {seat} is no Tank"
        if not (airplane == NO_CARD or FIRST_AIRPLANE <= airplane < FIRST_PROJECT):
            yield f"airplane_card: {CARDS[airplane]!r} of seat {seat} is no Airplane"
            return
        hooks, hung = int(HOOKS[airplane]) if airplane >= 0 else 0, s.in_play[seat, :AIR_UPGRADES]
        if hung.sum() > hooks:
            upgrade = PROJECTS[int(hung.argmax())]
            has = number_of(hooks, "hook")
            yield f"in_play: {upgrade!r} needs a hook of the Airplane card, and seat {seat} has {has}"
        upgrades = s.in_play[seat, AIR_UPGRADES:TANK_UPGRADES]
        if tank < 0 and upgrades.any():
            upgrade = PROJECTS[AIR_UPGRADES + int(upgrades.argmax())]
            yield f"in_play: {upgrade!r} needs a Tank card, and seat {seat} has none"
        for project, name in enumerate(PROJECTS):
            if ONCE_ONLY[project] and s.in_play[seat, project] > 1:
                yield f"in_play: a second {name!r} would be of no use, so seat {seat} does not have it in play"


def machine_deck(s: State) -> Iterator[str]:
    """4.2, 4.3: some are boxed, as many Tanks as Airplanes; all others are in the deck, on auction or in play."""
    left, boxed = int(s.machines_left), MACHINES - int(s.players)
    deck, box = s.machine_deck.tolist(), s.machines_boxed.tolist()
    held = sum(card != NO_CARD for card in deck)
    if held != left or NO_CARD in deck[:left]:
        yield f"machines_left: machine_deck has {number_of(held, 'card')}, not {left}"
        return
    if s.machines_known > left:
        yield f"machines_known: of {number_of(left, 'card')} in the deck {s.machines_known} cannot be known"
    tanks, airplanes, none = box[:boxed], box[boxed : 2 * boxed], box[2 * boxed :]
    if not (
        all(0 <= card < FIRST_AIRPLANE for card in tanks)
        and all(FIRST_AIRPLANE <= card < FIRST_PROJECT for card in airplanes)
        and all(card == NO_CARD for card in none)
    ):
        what = f"{number_of(boxed, 'Tank')} and then {number_of(boxed, 'Airplane')}" if boxed else "no cards"
        yield f"machines_boxed: with {s.players} players {what} are boxed, not {[CARDS[c] for c in box if c >= 0]}"
        return
    in_play = [*s.tank_card[: s.players].tolist(), *s.airplane_card[: s.players].tolist()]
    offered = [card for card in s.offered.tolist() if card < FIRST_PROJECT]
    found = Counter(card for card in [*deck, *box, *in_play, *offered] if card != NO_CARD)
    all_of_them = Counter(MACHINE_DECK.tolist())
    for card in range(FIRST_PROJECT):
        if found[card] > all_of_them[card]:
            where = "tank_card" if card < FIRST_AIRPLANE else "airplane_card"
            field = where if in_play.count(card) > all_of_them[card] else "machine_deck"
            yield f"{field}: {only(all_of_them[card], CARDS[card])}, not {found[card]}"
    strangers = [card for card in found if card >= FIRST_PROJECT]
    if strangers:
        yield f"machine_deck: {CARDS[strangers[0]]!r} is neither a Tank nor an Airplane"
    for card in range(FIRST_PROJECT):
        if found[card] < all_of_them[card]:
            yield f"machine_deck: {CARDS[card]!r} is missing: it is in the deck, boxed, on auction or in play"


def project_deck(s: State) -> Iterator[str]:
    left, deck = int(s.projects_left), s.project_deck.tolist()
    in_deck = sum(card != NO_CARD for card in deck)
    if in_deck != left or NO_CARD in deck[:left]:
        yield f"projects_left: project_deck has {number_of(in_deck, 'card')}, not {left}"
        return
    if s.projects_known > left:
        yield f"projects_known: of {number_of(left, 'card')} in the deck {s.projects_known} cannot be known"
    strangers = [card for card in deck[:left] if card < FIRST_PROJECT]
    if strangers:
        yield f"project_deck: {CARDS[strangers[0]]!r} is no project"
    piled, offered = Counter(deck[:left]), Counter(s.offered.tolist())
    for project, name in enumerate(PROJECTS):
        card, copies = FIRST_PROJECT + project, int(COPIES[project])
        places = {
            "store": int(s.store[: s.players, project].sum()),
            "in_play": int(s.in_play[: s.players, project].sum()),
            "offered": offered[card],
            "project_deck": piled[card],
        }
        found = sum(places.values())
        if found > copies:
            where = [f"{count} in {field}" for field, count in places.items() if count]
            field = next(field for field, count in places.items() if count)
            yield f"{field}: {only(copies, name)}, not {found}: {', '.join(where)}"
        elif found < copies:
            yield f"project_deck: {name!r} is missing: of {copies} only {found} are somewhere"


def early_cards(s: State) -> Iterator[str]:
    """4.1, 5.3: nobody has cards, and nothing of the decks is known, before the first auction."""
    if s.round_number > 1 or s.phase not in (FOUNDING, *BEFORE_CARDS, CHOOSING):
        return
    when = f"in phase {PHASES[s.phase]!r} of round {s.round_number}"
    if s.machines_known or s.projects_known:
        yield f"{'machines_known' if s.machines_known else 'projects_known'}: no card has come back to a deck {when}"
    if s.phase == CHOOSING:
        return
    for seat in range(s.players):
        for field in ("tank_card", "airplane_card"):
            if s[field][seat] >= 0:
                yield f"{field}: nobody has cards {when}, and seat {seat} has {CARDS[s[field][seat]]!r}"
        for field in ("store", "in_play"):
            if s[field][seat].any():
                name = PROJECTS[int(s[field][seat].argmax())]
                yield f"{field}: nobody has cards {when}, and seat {seat} has {name!r}"
