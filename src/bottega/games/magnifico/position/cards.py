"""Cards in front of the players, where they were not said: what they must have, and what the decks lack."""

from collections import Counter

from ..components import (
    AIR_UPGRADES,
    COPIES,
    FIRST_AIRPLANE,
    FIRST_PROJECT,
    HOOKS,
    MACHINE_DECK,
    MACHINES,
    MACHINES_ON_AUCTION,
    NO_CARD,
    ON_AUCTION,
    ONCE_ONLY,
    PROJECT_DECK,
    PROJECTS,
    TANK_UPGRADES,
)
from ..rules.building import free_hooks
from ..state import BIDDING, CHOOSING
from .draft import Draft

TANK, AIRPLANE = "tank_card", "airplane_card"
KINDS = (TANK, AIRPLANE)


def fill_cards(d: Draft) -> None:
    for seat, project in d.wanted_projects:
        d.raise_to("in_play", 1, seat, project)
    want_machine_cards(d)
    for kind, seat in sorted(d.wanted_cards):
        take_card(d, kind, seat)


def deal_rest(d: Draft) -> None:
    """What is missing in the decks, and not on auction, is with the players."""
    deal_machine_cards(d)
    deal_projects(d)


# ---- Tanks and Airplanes


def want_machine_cards(d: Draft) -> None:
    """5.4.2, 6.2, 6.3: upgrades need the card; what was built was built by somebody who has it."""
    s = d.s
    for seat in d.seats:
        if s.in_play[seat, :AIR_UPGRADES].any():
            d.wanted_cards.add((AIRPLANE, seat))
        if s.in_play[seat, AIR_UPGRADES:TANK_UPGRADES].any():
            d.wanted_cards.add((TANK, seat))
    builders = [int(s.turn_of)] if s.turn_of >= 0 else []
    if s.served_machine and builders and not has_any(d, builders[0]):
        d.wanted_cards.add((next((kind for kind in KINDS if not d.said(kind, builders[0])), TANK), builders[0]))
    for wonder, (kind, pieces) in enumerate(((TANK, "tanks"), (AIRPLANE, "airplanes"))):
        built = s[pieces].any() or (d.said("wonders") and s.wonders >> wonder & 1)
        if built and not any(s[kind][seat] >= 0 or (kind, seat) in d.wanted_cards for seat in d.seats):
            free = [seat for seat in [*builders, *d.from_leonardo()] if not d.said(kind, seat)]
            d.wanted_cards |= {(kind, seat) for seat in free[:1]}


def has_any(d: Draft, seat: int) -> bool:
    return any(d.s[kind][seat] >= 0 or (kind, seat) in d.wanted_cards for kind in KINDS)


def take_card(d: Draft, kind: str, seat: int, more: int = 0) -> None:
    """13.1, 13.2: a card that is nowhere else, an Airplane with hooks enough."""
    s = d.s
    if d.said(kind, seat) or s[kind][seat] >= 0:
        return
    hooks = int(s.in_play[seat, :AIR_UPGRADES].sum()) + more if kind == AIRPLANE else 0
    fitting = [card for card in loose_machines(d) if is_of_kind(card, kind) and HOOKS[card] >= hooks]
    if fitting:
        s[kind][seat] = fitting[0]


def is_of_kind(card: int, kind: str) -> bool:
    return (card < FIRST_AIRPLANE) == (kind == TANK)


def loose_machines(d: Draft) -> list[int]:
    """Tanks and Airplanes that are nowhere yet."""
    s = d.s
    seen = [int(card) for kind in KINDS for card in s[kind][: d.players]]
    seen += [int(card) for card in s.offered]
    for name in ("machine_deck", "machines_boxed"):
        seen += [int(card) for card in s[name]] if d.said(name) else []
    return sorted((Counter(MACHINE_DECK.tolist()) - Counter(seen)).elements())


def deal_machine_cards(d: Draft) -> None:
    """4.2, 4.3: as many are in play as the deck and the auction lack."""
    s = d.s
    offered = [int(card) for card in s.offered if card != NO_CARD]
    machines = sum(card < FIRST_PROJECT for card in offered)
    if d.said("machine_deck"):
        in_deck = sum(card != NO_CARD for card in s.machine_deck)
    elif d.said("machines_left"):
        in_deck = int(s.machines_left)
    elif is_short(d, machines, int(MACHINES_ON_AUCTION[d.players])):
        in_deck = 0
    else:
        return
    missing = 2 * d.players - in_deck - machines - sum(s[kind][seat] >= 0 for kind in KINDS for seat in d.seats)
    boxed = MACHINES - d.players
    for seat in d.seats:
        for kind in KINDS:
            loose = [card for card in loose_machines(d) if is_of_kind(card, kind)]
            elsewhere = [int(card) for card in offered if card < FIRST_PROJECT]
            elsewhere += [int(card) for card in s.machine_deck if card != NO_CARD] if d.said("machine_deck") else []
            elsewhere += [int(card) for card in s[kind][: d.players] if card != NO_CARD]
            if sum(is_of_kind(card, kind) for card in elsewhere) >= d.players:
                continue  # 4.2: no more are in the game
            to_box = 0 if d.said("machines_boxed") else boxed
            spare = len(loose) > to_box if d.said("machine_deck") else bool(loose)
            if missing > 0 and spare and s[kind][seat] < 0 and not d.said(kind, seat):
                take_card(d, kind, seat)
                missing -= int(s[kind][seat] >= 0)


def is_short(d: Draft, count: int, usual: int) -> bool:
    """5.3.1 to 5.3.3: whether fewer cards are on auction than usual, so that a deck has run out."""
    s = d.s
    if s.phase not in (BIDDING, CHOOSING) or not d.said("offered") or not (s.offered >= 0).any():
        return False
    return count < usual and not (s.phase == CHOOSING and s.card_moved)


# ---- projects


def deal_projects(d: Draft) -> None:
    """4.4: what the deck and the auction lack lies in stores."""
    s = d.s
    offered = [int(card) for card in s.offered if card != NO_CARD]
    projects = [card for card in offered if card >= FIRST_PROJECT]
    held = int(s.store[: d.players].sum() + s.in_play[: d.players].sum())
    loose = loose_projects(d, projects)
    if d.said("project_deck"):
        missing = len(loose)
    elif d.said("projects_left"):
        missing = len(PROJECT_DECK) - int(s.projects_left) - len(projects) - held
    elif is_short(d, len(offered), int(ON_AUCTION[d.players])):
        missing = len(loose)
    else:
        return
    for card in loose:
        free = [seat for seat in d.seats if not d.said("store", seat, card - FIRST_PROJECT)]
        if missing > 0 and free:
            s.store[min(free, key=lambda seat: (int(s.store[seat].sum()), seat)), card - FIRST_PROJECT] += 1
            missing -= 1
        elif missing > 0:
            missing -= put_into_play(d, card - FIRST_PROJECT)


def put_into_play(d: Draft, project: int) -> int:
    """6.2, 6.3, 15.9: with somebody who can use it; returns how many were."""
    s = d.s
    for seat in sorted(d.seats, key=lambda seat: int(s.in_play[seat].sum())):
        if project < AIR_UPGRADES and not d.said("in_play", seat, project):
            take_card(d, AIRPLANE, seat, 1)
        elif project < TANK_UPGRADES and not d.said("in_play", seat, project):
            take_card(d, TANK, seat)
        useless = ONCE_ONLY[project] and s.in_play[seat, project]
        no_hook = project < AIR_UPGRADES and free_hooks(s, seat) <= 0
        no_tank = AIR_UPGRADES <= project < TANK_UPGRADES and s.tank_card[seat] < 0
        if not (d.said("in_play", seat, project) or useless or no_hook or no_tank):
            s.in_play[seat, project] += 1
            return 1
    return 0


def loose_projects(d: Draft, offered: list[int]) -> list[int]:
    """Projects that are nowhere yet, in any order."""
    s = d.s
    seen = Counter(offered)
    if d.said("project_deck"):
        seen += Counter(int(card) for card in s.project_deck if card != NO_CARD)
    for project in range(len(PROJECTS)):
        held = int(s.store[: d.players, project].sum() + s.in_play[: d.players, project].sum())
        seen[FIRST_PROJECT + project] += max(0, min(held, int(COPIES[project])))
    return d.random.shuffled(sorted((Counter(PROJECT_DECK.tolist()) - seen).elements()))
