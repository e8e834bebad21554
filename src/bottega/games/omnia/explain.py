"""What everything on the table is, what it is worth to the viewer now, and what they lack.

The numbers come from the rules' own functions, called on a record with the content of the view.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from ...engine.bits import bit
from ...engine.explanations import Explanation
from ...engine.messages import NamedValue, Phrase, SeatRef, phrase
from ...engine.record import State
from .components import CARDS, CITIES, COST, DRAW, KINDS, MAJORITY, ROUNDS, SEATS, SYMBOL, SYMBOLS
from .facts import facts
from .rules.scoring import scores
from .state import RECORD

Things = Iterator[tuple[str, Explanation]]
FACTS = facts({})
CARD_FACTS = {card["name"]: card for card in FACTS["cards"]}


def explain(view: Mapping[str, Any]) -> dict[str, Explanation]:
    """All things on the table, by the names that the board gives them.

    >>> import bottega
    >>> match = bottega.new("omnia", players=2, seed=7)
    >>> bank = explain(match.view(0))["bank"]
    >>> [match.game.messages.part(line) for line in bank.now]
    ['16 coins are left.', 'You have 1 coin.']
    """
    s = RECORD.known(view)
    seat = view.get("seat")
    things: dict[str, Explanation] = {}
    for part in (_cards, _cities, _actions, _seats, _course):
        things.update(part(view, s, seat))
    return things


def points(s: State) -> list[int]:
    """10.1 to 10.11: what everybody would score if the game ended now."""
    out = np.zeros((SEATS, 2), np.int64)
    scores(s, out)
    return [int(total) for total in out[: s.players, 0]]


# ---- cards


def _cards(view: Mapping[str, Any], s: State, seat: int | None) -> Things:
    before = None if seat is None or view["phase"] == "over" else points(s)[seat]
    for kind in KINDS:
        for name in view["row"][kind]:
            if name is not None:
                now = list(_worth(view, s, seat, name, before))
                yield f"card-{name}", Explanation(NamedValue("card", name), _face(name), now, _clause(kind))
    for owner in range(view["players"]):
        for name in view["cards"][owner]:
            now = [phrase("thing-card-of", seat=SeatRef(owner))]
            kind = CARD_FACTS[name]["kind"]
            yield f"card-{name}", Explanation(NamedValue("card", name), _face(name), now, _clause(kind))


def _clause(kind: str) -> str:
    return "7.1" if kind == "character" else "6.1"


def _face(name: str) -> list[Phrase]:
    """What is printed on a card."""
    card = CARD_FACTS[name]
    if card["colour"]:
        colour, kind = NamedValue("colour", card["colour"]), NamedValue("symbol", card["kind"])
        return [phrase("thing-card-coloured", colour=colour, kind=kind)]
    lines = [phrase("thing-card-leonardo" if card["leonardo"] else "thing-card-character", cost=card["cost"])]
    if card["points"]:
        lines.append(phrase("thing-card-points", points=card["points"]))
    if card["effect"]:
        lines.append(phrase("thing-card-effect", symbol=NamedValue("symbol", card["effect"])))
    return lines


def _worth(view: Mapping[str, Any], s: State, seat: int | None, name: str, before: int | None) -> Iterator[Phrase]:
    """What a card would bring the viewer, and the coins they lack for it."""
    if seat is None or before is None:
        return
    number = CARDS.index(name)
    after = RECORD.copy(s)
    after.cards[seat] |= bit(number)
    after.coins[seat] = max(0, after.coins[seat] - COST[number])
    yield phrase("thing-card-brings", points=points(after)[seat] - before)
    lacking = int(COST[number]) - view["coins"][seat]
    if lacking > 0:
        yield phrase("thing-card-lack", count=lacking)


# ---- cities


def _cities(view: Mapping[str, Any], s: State, seat: int | None) -> Things:
    drawn = [name for row in view["drawn"] for name in row or () if name is not None]
    known = [name for row in view["known"] for name in row or ()]
    for name in CITIES:
        if name in view["cities"] or name in drawn or name in known:
            what = [phrase("thing-city", city=NamedValue("city", name))]
            now = list(_city_now(view, s, name))
            clause = "10.2" if MAJORITY[CITIES.index(name)] else "10.5"
            yield f"city-{name}", Explanation(NamedValue("city", name), what, now, clause)
    lines = [phrase("thing-pack-left", count=view["city_left"])]
    if seat is not None and view["known"][seat]:
        lines.append(phrase("thing-pack-known", list=[NamedValue("city", name) for name in view["known"][seat]]))
    yield "pack", Explanation(phrase("thing-pack"), [phrase("thing-pack-is", count=DRAW)], lines, "5.1")


def _city_now(view: Mapping[str, Any], s: State, name: str) -> Iterator[Phrase]:
    """What a city gives each player now; a city not yet on the table, what it would give."""
    figures = view["figures"]
    seats = range(view["players"])
    if name in figures["counts"]:
        counts = figures["counts"][name]
        yield phrase("thing-city-counts", list=[_of(seat, counts[seat]) for seat in seats])
    elif name in figures["sets"]:
        sets = figures["sets"][name]
        yield phrase("thing-city-sets", list=[_of(seat, sets[seat]) for seat in seats])
    if name in figures["cities"]:
        paid = figures["cities"][name]
        yield phrase("thing-city-points", list=[_of(seat, paid[seat]) for seat in seats])
    else:
        there = RECORD.copy(s)
        there.cities |= bit(CITIES.index(name))
        gains = [after - before for after, before in zip(points(there), points(s), strict=True)]
        yield phrase("thing-city-would", list=[_of(seat, gains[seat]) for seat in seats])


def _of(seat: int, count: int) -> Phrase:
    return phrase("thing-of", seat=SeatRef(seat), count=count)


# ---- action cards


def _actions(view: Mapping[str, Any], s: State, seat: int | None) -> Things:
    seen = {number for row in (*view["hand"], *view["played"]) for number in row or ()}
    seen |= {number for stages in view["kept"] if stages for row in stages for number in row or ()}
    for number in sorted(seen | ({view["card"]} - {None})):
        symbols = [SYMBOLS[symbol] for symbol in SYMBOL[number - 1]]
        what = [phrase("thing-action", symbols=[NamedValue("symbol", one) for one in symbols])]
        now = [line for one in dict.fromkeys(symbols) for line in _offers(view, seat, one)]
        if view["phase"] == "over":
            now = []
        yield f"action-{number}", Explanation(phrase("thing-action-name", number=number), what, now, "4.3")
    if view["effect"] is not None:
        yield "effect", _symbol(view, seat, view["effect"], "8.1")
    if view["card"] is not None:
        for place, symbol in enumerate(SYMBOL[view["card"] - 1], 1):
            yield f"symbol-{place}", _symbol(view, seat, SYMBOLS[symbol], "4.3", done=place in view["used"])


def _symbol(view: Mapping[str, Any], seat: int | None, symbol: str, clause: str, done: bool = False) -> Explanation:
    """An action of the turn, and what there is to be had for it."""
    named = NamedValue("symbol", symbol)
    now = [phrase("thing-symbol-done")] if done else list(_offers(view, seat, symbol))
    return Explanation(named, [phrase("thing-symbol", symbol=named)], now, clause)


def _offers(view: Mapping[str, Any], seat: int | None, symbol: str) -> Iterator[Phrase]:
    """What there is to be had for a symbol now."""
    if symbol == "city":
        yield phrase("thing-offers-cities", count=min(DRAW, view["city_left"]))
    elif symbol in KINDS:
        names = [name for name in view["row"][symbol] if name is not None]
        if seat is not None:
            names = [name for name in names if COST[CARDS.index(name)] <= view["coins"][seat]]
        some = [NamedValue("card", name) for name in names]
        kind = NamedValue("symbol", symbol)
        yield phrase("thing-offers", symbol=kind, list=some) if some else phrase("thing-offers-none", symbol=kind)
    else:
        yield phrase("thing-offers-coins", count=min(1 if symbol == "coin1" else 2, view["bank"]))


# ---- people, and the rest


def _seats(view: Mapping[str, Any], s: State, seat: int | None) -> Things:
    figures = view["figures"]
    for one in range(view["players"]):
        total, printed = figures["totals"][one], figures["printed"][one]
        now = [
            phrase("thing-seat-points", total=total, printed=printed, cities=total - printed),
            phrase("thing-seat-has", cards=len(view["cards"][one]), coins=view["coins"][one]),
            phrase("thing-seat-hand", count=figures["hands"][one]),
        ]
        if one == view["first"]:
            now.append(phrase("thing-seat-first"))
        what = [phrase("thing-seat-own" if one == seat else "thing-seat")]
        yield f"seat-{one}", Explanation(SeatRef(one), what, now, "10.12")
        count = [phrase("thing-seat-hand", count=figures["hands"][one])]
        yield f"hand-{one}", Explanation(phrase("thing-hand"), [phrase("thing-hand-is")], count, "4.2")
    who = [phrase("thing-first-is", seat=SeatRef(view["first"]))]
    yield "first", Explanation(phrase("thing-first"), [phrase("thing-first-does")], who, "2.5")
    if seat is not None:
        own = [phrase("thing-you-have", count=view["coins"][seat])]
        yield "coins", Explanation(phrase("thing-coins"), [phrase("thing-coins-are")], own, "9.3")


def _course(view: Mapping[str, Any], s: State, seat: int | None) -> Things:
    lines = [phrase("thing-bank-left", count=view["bank"])]
    if seat is not None:
        lines.append(phrase("thing-you-have", count=view["coins"][seat]))
    yield "bank", Explanation(phrase("thing-bank"), [phrase("thing-bank-is")], lines, "9.2")
    for kind in KINDS:
        what = [phrase("thing-deck-is", kind=NamedValue("symbol", kind))]
        left = [phrase("thing-deck-left", count=view["deck_left"][kind])]
        yield f"deck-{kind}", Explanation(phrase("thing-deck"), what, left, "4.5")
    turn = view["this_round"]
    now = [phrase("thing-rounds-now", round=turn, left=ROUNDS - turn) if turn else phrase("thing-rounds-draft")]
    yield "rounds", Explanation(phrase("thing-rounds"), [phrase("thing-rounds-are", count=ROUNDS)], now, "4.1")
