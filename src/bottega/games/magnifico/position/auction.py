"""The auction: cards on offer, bids, and who has still to choose."""

from ..components import (
    COIN,
    FIRST_AIRPLANE,
    FIRST_PROJECT,
    MACHINES,
    MACHINES_ON_AUCTION,
    MOST_FLORINS,
    NO_CARD,
    ON_AUCTION,
)
from ..state import BIDDING, CHOOSING
from .cards import AIRPLANE, TANK, is_of_kind, loose_machines, loose_projects
from .draft import NOBODY, Draft


def fill_auction(d: Draft) -> None:
    s = d.s
    if s.phase == BIDDING:
        if d.auction_is_open:
            offer(d, 0)
        for seat in d.seats:
            least = max(COIN, d.known("bid", seat))
            d.put("florins", max(int(s.florins[seat]), least), seat)
    elif s.phase == CHOOSING:
        fill_choice(d)


def offer(d: Draft, sold: int) -> None:
    """5.3.1 to 5.3.3: cards of the decks, less those that were bought."""
    s = d.s
    if d.said("offered"):
        return
    machines, projects = machines_to_offer(d), projects_to_offer(d)
    count = int(MACHINES_ON_AUCTION[d.players])
    cards = machines[:count]
    cards += projects[: int(ON_AUCTION[d.players]) - len(cards)]
    if not {"machine_deck", "project_deck", "machines_left", "projects_left"} & d.given:
        cards = cards[sold:]
    cards = cards[: int(ON_AUCTION[d.players]) - sold]
    s.offered[:] = NO_CARD
    s.offered[: len(cards)] = cards


def machines_to_offer(d: Draft) -> list[int]:
    """What is left of the Tanks and Airplanes when the deck is as it was said; first what nobody else can have."""
    s = d.s
    loose = d.random.shuffled(loose_machines(d))
    boxed = 0 if d.said("machines_boxed") else MACHINES - d.players
    spare = []
    for is_tank in (True, False):
        kind = [card for card in loose if (card < FIRST_AIRPLANE) == is_tank]
        spare += kind[: max(0, len(kind) - boxed)]
    spare.sort(key=lambda card: any(not d.said(TANK if is_of_kind(card, TANK) else AIRPLANE, seat) for seat in d.seats))
    if d.said("machine_deck"):
        return spare
    left = int(s.machines_left) if d.said("machines_left") else 0
    return spare[: max(0, len(spare) - left)] if d.said("machines_left") else spare


def projects_to_offer(d: Draft) -> list[int]:
    s = d.s
    loose = loose_projects(d, [])
    loose.sort(key=lambda card: any(not d.said("store", seat, card - FIRST_PROJECT) for seat in d.seats))
    left = int(s.projects_left) if d.said("projects_left") and not d.said("project_deck") else 0
    return loose[: max(0, len(loose) - left)] if left else loose


def fill_choice(d: Draft) -> None:
    """5.3.5: bids lie open; the highest of those who wait chooses."""
    s = d.s
    missing = int(ON_AUCTION[d.players]) - int((s.offered >= 0).sum()) if d.said("offered") else 0
    done = [seat for seat in d.seats if d.said("waiting") and not s.waiting >> seat & 1]
    poor = [
        seat for seat in d.seats if d.said("florins", seat) and s.florins[seat] < max(COIN, d.known("shown_bid", seat))
    ]
    if not d.said("card_moved"):
        sold = bool(missing) if d.said("offered") else bool(poor)
        s.card_moved = int(sold and (not d.said("waiting") or int(s.leonardo) in done))
    if not d.said("waiting"):
        done = choose_done(d, max(missing if s.card_moved else 0, int(s.card_moved)), poor)
        s.waiting = sum(1 << seat for seat in d.seats if seat not in done)
    offer(d, int(bool(s.card_moved)))
    fill_bids(d, done)


def choose_done(d: Draft, count: int, poor: list[int]) -> list[int]:
    """Those who have chosen: the owner of the Leonardo card, who bought first, who has paid, and who has bid most."""
    s = d.s
    first = list(dict.fromkeys([*([int(s.leonardo)] if s.card_moved else []), *poor]))
    rest = [seat for seat in d.seats if seat not in first and not (d.said("active") and seat == s.active)]
    rest.sort(key=lambda seat: -d.known("shown_bid", seat))
    return [*first, *rest][: max(count, len(first))]


def fill_bids(d: Draft, done: list[int]) -> None:
    """5.3.6, 5.3.12: who waits can pay; who has chosen has bid as much at least."""
    s = d.s
    waiting = [seat for seat in d.seats if seat not in done]
    first = int(s.active) if d.said("active") and s.active in waiting else NOBODY
    for seat in waiting:
        room = int(s.florins[seat]) if d.said("florins", seat) else MOST_FLORINS
        others = [d.known("shown_bid", other) for other in waiting if other != seat]
        ceiling = min(
            [d.known("shown_bid", other) for other in done if d.said("shown_bid", other)], default=MOST_FLORINS
        )
        wish = max([COIN, *others]) + COIN if seat == first else COIN
        d.put("shown_bid", max(COIN, min(wish, room, ceiling)), seat)
        d.put("florins", max(int(s.florins[seat]), int(s.shown_bid[seat])), seat)
    most = max((int(s.shown_bid[seat]) for seat in waiting), default=COIN)
    for seat in done:
        d.put("shown_bid", most, seat)
