"""What everything on the table is, what it is worth to the viewer now, and what they lack.

The numbers come from the rules' own functions, called on a record with the content of the view.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from ...engine.explanations import Explanation
from ...engine.messages import NamedValue, Phrase, SeatRef, phrase
from ...engine.record import State
from .clauses import ALLOWED
from .components import (
    ACADEMY,
    AREAS,
    BENEFITS,
    CITY_TURNS,
    COMPONENTS,
    COUNCIL,
    IMPROVEMENTS,
    LABS,
    LAST_TURN,
    LOOK,
    MEN_SPACES,
    MOST_WEEKS,
    PLACES,
    PRICES,
    SHOPS,
    TYPE,
    TYPES,
    VARIETY,
    WORKSHOP,
)
from .facts import facts
from .rules.assignment import room
from .rules.completion import is_requested
from .rules.ranking import join, people, rank
from .rules.research import work
from .rules.scoring import types_held
from .rules.workshop import may_improve
from .state import RECORD

MAJOR = 2  # weeks of a master, and what he counts in a rank

Things = Iterator[tuple[str, Explanation]]


def explain(view: Mapping[str, Any]) -> dict[str, Explanation]:
    """All things on the table, by the names that the board gives them.

    >>> import bottega
    >>> match = bottega.new("leonardo", players=2, seed=7)
    >>> hammer = explain(match.view(0))["invention-1"]
    >>> for line in hammer.now: print(match.game.messages.say(line.key, **line.args))
    You have the components.
    It takes you 4 weeks: 1 turn with everybody in one lab; 9 turns are left.
    Its card would be your first of this type.
    """
    s = RECORD.known(view)
    seat = view.get("seat")
    things: dict[str, Explanation] = {}
    for part in (_areas, _inventions, _labs, _seats, _own, _course):
        things.update(part(view, s, seat))
    return things


# ---- the city


def _areas(view: Mapping[str, Any], s: State, seat: int | None) -> Things:
    for area in range(AREAS):
        name = PLACES[area]
        what = [phrase(f"thing-{name if area < SHOPS else 'shop'}", **_sold(area))]
        if area != COUNCIL:
            what.append(phrase("thing-prices", prices=[int(price) for price in PRICES]))
        what.append(phrase("thing-rank"))
        clause = {COUNCIL: "8.A.1", WORKSHOP: "8.B.7", ACADEMY: "8.C.1"}.get(area, "8.D.1")
        now = [*_area_now(view, s, seat, area), *_queue(view, s, seat, area)]
        yield name, Explanation(NamedValue("place", name), what, now, clause)
    if view["phase"] == "offer":
        price = int(PRICES[view["price"]])
        lines = [phrase("thing-price-now", price=price)]
        if seat is not None:
            lines.append(phrase("thing-you-have-florins", florins=view["florins"][seat]))
        what = [phrase("thing-prices", prices=[int(one) for one in PRICES])]
        yield "price", Explanation(phrase("thing-price"), what, lines, "8.B.1")
    for number, benefit in enumerate(BENEFITS):
        clause = f"8.A.{(7, 9, 10, 11)[number]}"
        taker = view["benefit"][benefit]
        now = [phrase("thing-benefit-chosen", seat=SeatRef(taker))] if taker >= 0 else [phrase("thing-benefit-free")]
        what = [phrase(f"thing-benefit-{benefit}", florins=view["council_florins"], cards=LOOK)]
        yield f"benefit-{benefit}", Explanation(NamedValue("benefit", benefit), what, now, clause)


def _sold(area: int) -> dict[str, Any]:
    return {"component": NamedValue("component", COMPONENTS[area - SHOPS])} if area >= SHOPS else {}


def _area_now(view: Mapping[str, Any], s: State, seat: int | None, area: int) -> Iterator[Phrase]:
    """What there is to be had in an area now."""
    if view["turn"] > CITY_TURNS:
        yield phrase("thing-city-closed")
        return
    if area == COUNCIL:
        yield phrase("thing-council-florins", florins=view["council_florins"])
    elif area == ACADEMY and seat is not None:
        yield phrase("thing-pupils", count=view["academy"][seat])
    elif area == WORKSHOP and seat is not None:
        free = [NamedValue("improvement", IMPROVEMENTS[n]) for n in range(5) if may_improve(s, seat, n) == ALLOWED]
        yield phrase("thing-improvements", list=free) if free else phrase("thing-improvements-none")
    elif area >= SHOPS:
        kind = COMPONENTS[area - SHOPS]
        yield phrase("thing-stock", count=view["shop"][kind], component=NamedValue("component", kind))
        yield from _uses(view, seat, kind)
    if view["phase"] == "offer" and view["area"] == PLACES[area]:
        yield phrase("thing-price-now", price=int(PRICES[view["price"]]))


def _uses(view: Mapping[str, Any], seat: int | None, kind: str) -> Iterator[Phrase]:
    """Which requested inventions need a component, and how much of it the viewer has."""
    cards = facts({"table": view["table"]})["inventions"]
    users = [number for number in view["requested"] if number and kind in cards[number - 1]["recipe"]]
    if users:
        yield phrase("thing-used-for", list=[_titled(number) for number in users])
    if seat is not None:
        yield phrase("thing-you-hold", count=view["hand"][seat][kind], component=NamedValue("component", kind))


def _queue(view: Mapping[str, Any], s: State, seat: int | None, area: int) -> Iterator[Phrase]:
    """8.2, 8.3: the ranking now, and what it takes the viewer to be first."""
    if view["turn"] > CITY_TURNS:
        return
    there = RECORD.copy(s)
    rank(there, area)
    order = [int(there.ranking[position]) for position in range(there.ranked)]
    groups = [phrase("thing-group", seat=SeatRef(one), count=int(people(s, one, area))) for one in order]
    yield phrase("thing-ranked", list=groups) if groups else phrase("thing-nobody")
    if seat is None or view["phase"] != "assignment" or order[:1] == [seat]:
        return
    for count in range(1, int(s.supply[seat]) + 1):
        there = RECORD.copy(s)
        there.placed[seat, area] += count
        join(there, seat, area)
        rank(there, area)
        if there.ranking[0] == seat:
            yield phrase("thing-to-be-first", count=count)
            return
    yield phrase("thing-not-first")


# ---- inventions


def _inventions(view: Mapping[str, Any], s: State, seat: int | None) -> Things:
    cards = facts({"table": view["table"]})["inventions"]
    for number in _visible(view):
        card = cards[number - 1]
        what = phrase(
            "thing-invention",
            **{"class": NamedValue("class", card["class"])},
            type=NamedValue("type", card["type"]),
            recipe=_components(card["recipe"]),
            weeks=card["weeks"],
            black=card["black"],
            grey=card["grey"],
        )
        yield f"invention-{number}", Explanation(_titled(number), [what], list(_worth(view, s, seat, number)), "4.1")


def _visible(view: Mapping[str, Any]) -> list[int]:
    """The inventions whose cards or works a viewer sees somewhere."""
    works = [one["invention"] for labs in view["figures"]["labs"] for one in labs.values() if one]
    seen = [number for row in (*view["foreseen"], *view["glimpsed"]) for number in row or ()]
    cards = [number for row in view["cards"] for number in row]
    return sorted({*view["requested"], *works, *seen, *cards, view["hammer"]} - {0})


def _titled(number: int) -> Phrase:
    return phrase("thing-titled", number=number, invention=NamedValue("invention", number))


def _components(counts: Mapping[str, int]) -> list[Phrase]:
    return [phrase("thing-count", count=n, component=NamedValue("component", kind)) for kind, n in counts.items() if n]


def _worth(view: Mapping[str, Any], s: State, seat: int | None, number: int) -> Iterator[Phrase]:
    """What an invention is worth to the viewer: components, weeks, turns, and its card."""
    owner = next((one for one in range(view["players"]) if number in view["cards"][one]), None)
    if owner is not None:
        yield phrase("thing-card-of", seat=SeatRef(owner))
    elif number in view["gone"]:
        yield phrase("thing-gone")
    elif not is_requested(s, number):
        yield phrase("thing-not-requested")
    if seat is None or owner is not None:
        return
    lab = next((lab for lab in LABS if view["work"][seat][lab] == number), None)
    if lab is not None:
        yield from _progress(view, s, seat, lab)
    elif number not in view["gone"]:
        recipe = facts({"table": view["table"]})["inventions"][number - 1]["recipe"]
        lacking = {kind: n - view["hand"][seat][kind] for kind, n in recipe.items() if n > view["hand"][seat][kind]}
        yield phrase("thing-lack", list=_components(lacking)) if lacking else phrase("thing-has-components")
        need = view["figures"]["need"][seat][number - 1]
        best = max(_most_weeks(view, seat, lab) for lab in LABS)
        left = LAST_TURN + 1 - max(1, view["turn"])
        yield phrase("thing-time", weeks=need, turns=-(-need // best) if best else 0, left=left)
    if number not in view["gone"]:
        yield from _variety_gain(view, s, seat, number)


def _most_weeks(view: Mapping[str, Any], seat: int, lab: str) -> int:
    """8.L.1: the weeks that a lab gains in a turn with all of a player's people in it, as far as there is room."""
    free = view["spaces"][seat][lab] - view["men"][seat][lab]
    apprentices = view["supply"][seat] + sum(view["placed"][seat].values())
    master = free > 0
    weeks = MAJOR * view["men"][seat][lab] + MAJOR * master + min(apprentices, free - master)
    return max(0, int(weeks))


def _variety_gain(view: Mapping[str, Any], s: State, seat: int, number: int) -> Iterator[Phrase]:
    """11.2: what its card would add for variety."""
    kinds = {int(TYPE[card]) for card in view["cards"][seat]}
    if int(TYPE[number]) in kinds:
        return
    types = int(types_held(s, seat)) + 1
    gain = int(VARIETY[types] - VARIETY[types - 1])
    yield phrase("thing-new-type-pays", types=types, florins=gain) if gain else phrase("thing-new-type")


# ---- labs


def _labs(view: Mapping[str, Any], s: State, seat: int | None) -> Things:
    for one in range(view["players"]):
        for number, lab in enumerate(LABS):
            name = PLACES[AREAS + number] if one == seat else f"lab-{one}-{lab}"
            spaces = view["spaces"][one][lab]
            if spaces:
                what = [phrase("thing-lab", spaces=spaces, men=int(MEN_SPACES[spaces])), phrase("thing-lab-weeks")]
                now = list(_progress(view, s, one, lab))
                if one == seat:
                    now.append(phrase("thing-lab-most", weeks=_most_weeks(view, one, lab)))
                yield name, Explanation(NamedValue("place", PLACES[AREAS + number]), what, now, "8.L.1")
            elif one == seat:
                now = [phrase("thing-lab-missing")]
                yield name, Explanation(NamedValue("place", PLACES[AREAS + number]), now, [], "8.B.9")


def _progress(view: Mapping[str, Any], s: State, seat: int, lab: str) -> Iterator[Phrase]:
    """What a lab does now, as far as the viewer may know."""
    weeks = view["weeks"][seat][lab]
    known = view["figures"]["labs"][seat][lab]
    if weeks < 0:
        yield phrase("thing-lab-idle")
        return
    if known is None:
        yield phrase("thing-lab-secret", weeks=weeks)
    else:
        left = max(0, known["need"] - weeks)
        yield phrase(
            "thing-lab-works" if left else "thing-lab-ready",
            invention=_titled(known["invention"]),
            weeks=weeks,
            need=known["need"],
            left=left,
            florins=known["florins"],
        )
    after = RECORD.copy(s)
    number = LABS.index(lab)
    work(after, seat, number)
    gain = int(after.weeks[seat, number]) - weeks
    if gain or weeks < MOST_WEEKS:
        yield phrase("thing-lab-gain", weeks=gain, free=int(room(s, seat, AREAS + number)))


# ---- people


def _seats(view: Mapping[str, Any], s: State, seat: int | None) -> Things:
    for one in range(view["players"]):
        cards = [_titled(number) for number in view["cards"][one]]
        now = [phrase("thing-cards", list=cards) if cards else phrase("thing-cards-none"), _variety(view, s, one)]
        home = [
            phrase("thing-home", count=view["supply"][one]),
            phrase("thing-home-pupils", count=view["academy"][one]),
        ]
        if view["master"][one] is None:
            home.insert(1, phrase("thing-home-master"))
        now.append(phrase("thing-people", list=home))
        if view["leonardo"] == one:
            now.append(phrase("thing-holds-leonardo"))
        what = [phrase("thing-seat-own" if one == seat else "thing-seat")]
        yield f"seat-{one}", Explanation(SeatRef(one), what, now, "6.10")
        lines = [phrase("thing-people", list=home)]
        name = "supply" if one == seat else f"supply-{one}"
        yield name, Explanation(phrase("thing-supply"), [phrase("thing-supply-does")], lines, "7.2")
    holder = phrase("thing-leonardo-held", seat=SeatRef(view["leonardo"]))
    yield "leonardo", Explanation(phrase("thing-leonardo"), [phrase("thing-leonardo-does")], [holder], "8.A.4")


def _variety(view: Mapping[str, Any], s: State, seat: int) -> Phrase:
    types = int(types_held(s, seat))
    following = next((n for n in range(types + 1, len(TYPES) + 1) if VARIETY[n] > VARIETY[types]), types)
    return phrase(
        "thing-variety-now",
        types=types,
        florins=int(VARIETY[types]),
        next=following if following > types else 0,
        then=int(VARIETY[following]),
    )


def _own(view: Mapping[str, Any], s: State, seat: int | None) -> Things:
    if seat is None:
        return
    paid = view["phase"] == "over"  # 11.2: by then the bonus is in the purse
    bonus, florins = 0 if paid else int(VARIETY[int(types_held(s, seat))]), view["florins"][seat]
    purse = phrase("thing-purse-now", florins=florins, bonus=bonus, total=florins + bonus)
    yield "purse", Explanation(phrase("thing-purse"), [phrase("thing-purse-does")], [purse], "11.3")
    held = _components(view["hand"][seat])
    lines = [phrase("thing-hand-now", list=held) if held else phrase("thing-hand-none")]
    yield "hand", Explanation(phrase("thing-hand"), [phrase("thing-hand-does")], lines, "6.3")
    for area, kind in enumerate(COMPONENTS, SHOPS):
        what = [phrase("thing-component", place=NamedValue("place", PLACES[area]), count=view["shop"][kind])]
        component = Explanation(NamedValue("component", kind), what, list(_uses(view, seat, kind)), "6.3")
        yield f"component-{kind}", component
    what = [phrase("thing-variety-does", list=[int(VARIETY[n]) for n in (3, 4, 5)])]
    yield "variety", Explanation(phrase("thing-variety"), what, [_variety(view, s, seat)], "11.2")


# ---- the course of the game


def _course(view: Mapping[str, Any], s: State, seat: int | None) -> Things:
    turn, left = view["turn"], LAST_TURN + 1 - max(1, view["turn"])
    what = [phrase("thing-turns-are", city=CITY_TURNS, last=LAST_TURN)]
    now = [phrase("thing-turns-now", turn=turn, left=left)]
    yield "turns", Explanation(phrase("thing-turns"), what, now, "3.1")
    step = view["figures"]["step"]
    now = [phrase(f"thing-step-{step}")] if step else []
    yield "steps", Explanation(phrase("thing-steps"), [phrase("thing-steps-are")], now, "5.1")
    left = view["deck_left"]
    lines = [phrase("thing-deck-left", count=left)]
    if seat is not None:
        foreseen = [_titled(number) for number in view["foreseen"][seat] if number]
        glimpsed = [_titled(number) for number in view["glimpsed"][seat]]
        if foreseen:
            lines.append(phrase("thing-deck-foreseen", list=foreseen))
        elif glimpsed:
            lines.append(phrase("thing-deck-glimpsed", list=glimpsed, window=view["window"]))
    yield "deck", Explanation(phrase("thing-deck"), [phrase("thing-deck-is")], lines, "10.2")
    if view["hammer"]:
        lines = [phrase("thing-bidders", list=[SeatRef(one) for one in view["bidders"]])]
        if seat is not None and seat in view["bidders"]:
            lines.append(phrase("thing-you-have-florins", florins=view["florins"][seat]))
        yield "auction", Explanation(phrase("thing-auction"), [phrase("thing-auction-is")], lines, "9.14")
