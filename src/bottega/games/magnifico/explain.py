"""What everything on the table is, what it is worth to the viewer now, and what they lack.

The numbers come from the figures of the view and from the rules' own functions, called on a record with its content.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from ...engine.explanations import Explanation
from ...engine.messages import NamedValue, Phrase, SeatRef, phrase
from ...engine.record import State
from .components import (
    ARMY_MACHINES,
    ARMY_SOLDIERS,
    CITY_POINTS,
    GOAL,
    GOALS,
    LEONARDO_POINTS,
    MOVEMENTS,
    PER_ART,
    PER_CASTLE,
    PER_TERRITORY,
    PROJECTS,
    WARS,
)
from .facts import facts
from .rules.building import price
from .rules.scoring import FIGURE, ROOM, cards_in_play, castles_owned, cities_owned, lands_owned, majority
from .state import RECORD, SIDES

Things = Iterator[tuple[str, Explanation]]
TROOPS = ("soldiers", "tanks", "airplanes")


def explain(view: Mapping[str, Any]) -> dict[str, Explanation]:
    """All things on the table, by the names that the board gives them.

    >>> import bottega
    >>> match = bottega.new("magnifico", players=3, seed=7)
    >>> [match.game.messages.part(line) for line in explain(match.view(0))["rome"].now]
    ['Nobody holds it.']
    """
    s = RECORD.known(view)
    seat = view.get("seat")
    printed = _printed(view["players"], view["goal"])
    things: dict[str, Explanation] = {}
    for part in (_territories, _cards, _seats, _auction, _battle, _course):
        things.update(part(view, s, seat, printed))
    return things


@cache
def _printed(players: int, goal: str) -> Any:
    return facts({"players": players, "goal": goal})


# ---- the map


def _territories(view: Mapping[str, Any], s: State, seat: int | None, printed: Any) -> Things:
    for land in printed["territories"]:
        name = land["territory"]
        borders = [NamedValue("territory", other) for other in (*land["borders"], *land["crossings"])]
        seas = [NamedValue("sea", sea) for sea in land["seas"]]
        what = [phrase("thing-territory", territory=PER_TERRITORY, castle=PER_CASTLE)]
        what.append(phrase("thing-borders", list=borders))
        what.append(phrase("thing-seas", list=seas) if seas else phrase("thing-inland"))
        owner = view["owner"][name]
        clause = "5.4.5" if owner < 0 else "5.1.1" if owner == seat else "7.1.1"
        now = [*_standing(view, name), *_open_to(view, seat, name)]
        yield name, Explanation(NamedValue("territory", name), what, now, clause)


def _standing(view: Mapping[str, Any], name: str) -> Iterator[Phrase]:
    """Who holds a territory, with what."""
    owner = view["owner"][name]
    if owner < 0:
        yield phrase("thing-empty")
        return
    yield phrase("thing-held", seat=SeatRef(owner), troops=_army({troop: view[troop][name] for troop in TROOPS}))
    if name in view["figures"]["perfect"]:
        yield phrase("thing-city", level=view["figures"]["level"][name], points=CITY_POINTS)
    elif view["castle"][name]:
        yield phrase("thing-castle", towers=view["towers"][name], level=view["figures"]["level"][name])


def _army(army: Mapping[str, int]) -> list[Phrase]:
    return [phrase(f"thing-{troop}", count=count) for troop, count in army.items() if count or troop == "soldiers"]


def _open_to(view: Mapping[str, Any], seat: int | None, name: str) -> Iterator[Phrase]:
    """What the viewer can do there now, and what it costs."""
    if seat is None or view["turn_of"] != seat or view["phase"] != "acting":
        return
    prices = view["figures"]["prices"][seat]
    if view["owner"][name] == seat:
        if view["castle"][name]:
            for what in ("build_tank", "build_airplane", "build_tower"):
                if prices[what] is not None:
                    yield phrase(f"thing-price-{what}", florins=prices[what])
        else:
            yield phrase("thing-price-build_castle", florins=prices["build_castle"])
        return
    for verb in ("invade", "attack"):
        origins = [one["origin"] for one in view["figures"]["towards"].get(name, []) if one["verb"] == verb]
        if origins:
            places = [NamedValue("territory", origin) for origin in origins]
            yield phrase(f"thing-can-{verb}", florins=prices[verb], list=places)


# ---- cards


def _cards(view: Mapping[str, Any], s: State, seat: int | None, printed: Any) -> Things:
    cards = {card["card"]: card for card in printed["cards"]}
    for name in view["offered"]:
        if name is not None:
            now = list(_cost(view, s, seat, cards[name]))
            yield f"offer-{name}", _card(cards[name], now)
    for one in range(view["players"]):
        for name, count in view["in_play"][one].items():
            if count:
                now = [phrase("thing-card-in-play", seat=SeatRef(one), count=count)]
                yield f"seen-{one}-{name}", _card(cards[name], now)
        for name, count in view["store"][one].items():
            if count:
                now = [phrase("thing-card-stored", seat=SeatRef(one), count=count)]
                if one == seat:
                    now += _cost(view, s, seat, cards[name])
                yield f"store-{name}" if one == seat else f"kept-{one}-{name}", _card(cards[name], now)
        for kind, name in (("tank", view["tank_card"][one]), ("airplane", view["airplane_card"][one])):
            if name is not None:
                yield f"{kind}-{one}", _card(cards[name], [_machine(view, one, kind)])


def _card(card: Mapping[str, Any], now: list[Phrase]) -> Explanation:
    name, kind = card["card"], card["kind"]
    machine = kind in ("tank", "airplane")
    figures = {"dice": card.get("dice", 0), "hits": card.get("hits", 0), "hooks": card.get("hooks", 0)}
    what = [phrase(f"effect-{kind if machine else name}", **figures)]
    if machine:
        what.append(phrase("thing-machine-price", florins=card["cost"]))
        clause = "13.1" if kind == "tank" else "13.2"
    else:
        what.append(phrase("thing-project-price", florins=card["cost"]))
        clause = "13.18" if kind == "art" else f"13.{3 + PROJECTS.index(name)}"
    return Explanation(NamedValue("card", name), what, now, clause)


def _cost(view: Mapping[str, Any], s: State, seat: int | None, card: Mapping[str, Any]) -> Iterator[Phrase]:
    """12.1: what it costs the viewer to put a card into play, and the florins they lack."""
    if seat is None or card["kind"] in ("tank", "airplane"):
        return
    florins = int(price(s, seat, card["cost"]))
    yield phrase("thing-card-cost", florins=florins, have=view["florins"][seat])


def _machine(view: Mapping[str, Any], seat: int, kind: str) -> Phrase:
    if kind == "tank":
        return phrase("thing-tank-now", **view["figures"]["tank"][seat])
    return phrase("thing-airplane-now", **view["figures"]["hooks"][seat])


# ---- people


def _round_points(view: Mapping[str, Any], s: State, seat: int) -> dict[str, int]:
    """10.1 to 10.5: what a player would get if the round were scored now."""
    return {
        "leonardo": LEONARDO_POINTS if view["leonardo"] == seat else 0,
        "workshop": int(majority(s, seat, cards_in_play(s))),
        "court": int(majority(s, seat, castles_owned(s))),
        "crown": int(majority(s, seat, lands_owned(s))),
        "cities": CITY_POINTS * int(cities_owned(s) >> ROOM * seat & FIGURE),
    }


def _seats(view: Mapping[str, Any], s: State, seat: int | None, printed: Any) -> Things:
    figures, goal = view["figures"], int(GOAL[GOALS.index(view["goal"])])
    for one in range(view["players"]):
        points = view["points"][one]
        parts = _round_points(view, s, one)
        scoring = phrase("thing-scoring", total=sum(parts.values()), **parts)
        now = [phrase("thing-points-now", points=points, left=max(0, goal - points)), scoring]
        what = [phrase("thing-seat-own" if one == seat else "thing-seat")]
        yield f"seat-{one}", Explanation(SeatRef(one), what, now, "11.1")
        yield f"points-{one}", Explanation(SeatRef(one), [phrase("thing-points", goal=goal)], now, "11.1")
        income = phrase("thing-income", florins=figures["income"][one])
        what = [phrase("thing-florins", territory=PER_TERRITORY, castle=PER_CASTLE, art=PER_ART)]
        now = [phrase("thing-has-florins", seat=SeatRef(one), florins=view["florins"][one]), income]
        yield f"florins-{one}", Explanation(phrase("thing-florins-name"), what, now, "5.1.1")
        for key, of, clause in (("territories", "crown", "10.4"), ("castles", "court", "10.3")):
            list_ = [phrase("thing-of", seat=SeatRef(n), count=figures[of][n]) for n in range(view["players"])]
            now = [phrase("thing-majority", list=list_), phrase("thing-majority-pays", points=parts[of])]
            name = phrase(f"thing-{key}-name")
            yield f"{key}-{one}", Explanation(name, [phrase(f"thing-{key}")], now, clause)
        now = [phrase("thing-reserve-now", count=view["reserve"][one])]
        yield f"reserve-{one}", Explanation(phrase("thing-reserve-name"), [phrase("thing-reserve")], now, "5.2.1")
    what = [phrase("thing-leonardo", points=LEONARDO_POINTS)]
    now = [phrase("thing-leonardo-of", seat=SeatRef(view["leonardo"]))]
    yield "leonardo", Explanation(phrase("thing-leonardo-name"), what, now, "12.1")


# ---- auction, battle, course of the game


def _auction(view: Mapping[str, Any], s: State, seat: int | None, printed: Any) -> Things:
    for one in range(view["players"]):
        now = [phrase("thing-has-florins", seat=SeatRef(one), florins=view["florins"][one])]
        if view["phase"] == "choosing":
            now = [phrase("thing-bid-shown", seat=SeatRef(one), florins=view["shown_bid"][one])]
        yield f"bid-{one}", Explanation(phrase("thing-bid-name"), [phrase("thing-bid")], now, "5.3.4")


def _battle(view: Mapping[str, Any], s: State, seat: int | None, printed: Any) -> Things:
    if view["defender"] < 0 or view["target"] is None:
        return
    target = view["target"]
    armies = {
        "attacker": (view["turn_of"], {troop: view[f"army_{troop}"] for troop in TROOPS}),
        "defender": (view["defender"], {troop: view[troop][target] for troop in TROOPS}),
    }
    for side in SIDES:
        one, army = armies[side]
        what = [phrase(f"thing-{side}", soldiers=ARMY_SOLDIERS, machines=ARMY_MACHINES)]
        now = [phrase("thing-held", seat=SeatRef(one), troops=_army(army))]
        yield f"army-{side}", Explanation(NamedValue("side", side), what, now, "7.3.3")
    stopped = view["figures"]["stopped"]
    level = stopped["attacker"]["hits"] if stopped else 0
    now = [phrase("thing-breached") if view["breached"] else phrase("thing-stops", hits=level)]
    yield "castle", Explanation(phrase("thing-castle-name"), [phrase("thing-castle-does")], now, "7.7.3")


def _course(view: Mapping[str, Any], s: State, seat: int | None, printed: Any) -> Things:
    goal = int(GOAL[GOALS.index(view["goal"])])
    race = [phrase("thing-of", seat=SeatRef(n), count=view["points"][n]) for n in view["figures"]["ranking"]]
    what = [phrase("thing-points", goal=goal)]
    yield "race", Explanation(phrase("thing-race"), what, [phrase("thing-race-now", list=race)], "11.1")
    now = [phrase("thing-round-now", round=view["round_number"])]
    yield "round", Explanation(phrase("thing-round"), [phrase("thing-round-is")], now, "5.1")
    step = view["figures"]["step"]
    now = [phrase(f"thing-step-{step}")] if step else []
    yield "steps", Explanation(phrase("thing-steps"), [phrase("thing-round-is")], now, "5.1")
    order = [SeatRef(one) for one in view["figures"]["order"]]
    what = [phrase("thing-order-is")]
    yield "order", Explanation(phrase("thing-order"), what, [phrase("thing-order-now", list=order)], "5.4")
    left = view["figures"]["left"]
    what = [phrase("thing-wars-are", count=WARS)]
    yield "wars", Explanation(phrase("thing-wars"), what, [phrase("thing-left", count=left["wars"])], "5.4.6")
    what = [phrase("thing-movements-are", count=MOVEMENTS)]
    now = [phrase("thing-left", count=left["movements"])]
    yield "movements", Explanation(phrase("thing-movements"), what, now, "9.2")
