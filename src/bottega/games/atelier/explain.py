"""What everything on the table is, what it is worth to the viewer now, and what they lack.

The numbers come from the figures of the view, which the rules' own functions compute.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from ...engine.explanations import Explanation
from ...engine.messages import NamedValue, Phrase, SeatRef, phrase
from .components import (
    EASELS,
    HAND_LIMIT,
    LEVELS,
    PAINT_LIMIT,
    TAKE_LIMIT,
    TAKE_LIMIT_WITH_HELP,
)
from .facts import facts
from .figures import Gain

Things = Iterator[tuple[str, Explanation]]
SHOWN = 3  # places that are named for a card


def explain(view: Mapping[str, Any]) -> dict[str, Explanation]:
    """All things on the table, by the names that the board gives them.

    >>> import bottega
    >>> match = bottega.new("atelier", players=2, seed=7)
    >>> deck = explain(match.view(0))["deck"]
    >>> [match.game.messages.part(line) for line in deck.now]
    ['34 cards are left.']
    """
    printed = facts({"ring": view["ring"]})
    seat = view.get("seat")
    things: dict[str, Explanation] = {}
    for part in (_cards, _easels, _masteries, _achievements, _seats, _course):
        things.update(part(view, printed, seat))
    return things


def _gains(view: Mapping[str, Any], seat: int | None) -> list[Gain]:
    """What the viewer's cards would bring now; none if somebody else paints."""
    gains: list[Gain] = view["figures"]["gains"] if seat is not None and view["active"] == seat else []
    return gains


def _colours(names: list[str]) -> list[Phrase]:
    counted = Counter(names)
    return [phrase("thing-colours", count=n, colour=NamedValue("colour", colour)) for colour, n in counted.items()]


# ---- cards and easels


def _cards(view: Mapping[str, Any], printed: Any, seat: int | None) -> Things:
    own = view["hand"][seat] if seat is not None else []
    for card in printed["cards"]:
        name = card["name"]
        what = [phrase("thing-card", colour=NamedValue("colour", card["colour"]), value=card["value"])]
        now = []
        if name in own:
            now.append(phrase("thing-card-held", count=own.count(name)))
        if name in view["table"]:
            now.append(phrase("thing-card-table", count=view["table"].count(name)))
        gains = sorted((one for one in _gains(view, seat) if one["card"] == name), key=_worth, reverse=True)
        now += [_gain(one) for one in gains[:SHOWN]]
        if not gains and name in own:
            bare = _spaces_for(view, printed, card["colour"])
            now.append(phrase("thing-card-spaces", count=bare))
        yield f"card-{name}", Explanation(NamedValue("card", name), what, now, "5.7")


def _worth(gain: Gain) -> int:
    return gain["esteem"] + gain["painting"]


def _gain(gain: Gain) -> Phrase:
    key = "thing-gain-completes" if gain["painting"] else "thing-gain"
    return phrase(
        key,
        card=NamedValue("card", gain["card"]),
        space=gain["space"],
        easel=NamedValue("easel", gain["easel"]),
        esteem=gain["esteem"],
        points=gain["painting"],
    )


def _spaces_for(view: Mapping[str, Any], printed: Any, colour: str) -> int:
    """How many bare spaces ask for a colour."""
    rings = {painting["name"]: painting["ring"] for painting in printed["paintings"]}
    return sum(
        rings[view["easel"][easel]][space - 1] == colour
        for easel in EASELS
        if view["easel"][easel] is not None
        for space in view["bare"][easel]
    )


def _easels(view: Mapping[str, Any], printed: Any, seat: int | None) -> Things:
    paintings = {painting["name"]: painting for painting in printed["paintings"]}
    for easel in EASELS:
        name = view["easel"][easel]
        if name is None:
            what = [phrase("thing-easel-empty")]
            yield f"easel-{easel}", Explanation(NamedValue("easel", easel), what, [], "6.7")
            continue
        painting, bare = paintings[name], view["bare"][easel]
        what = [phrase("thing-painting", points=painting["points"])]
        asked = _colours([painting["ring"][space - 1] for space in bare])
        yield (
            f"easel-{easel}",
            Explanation(NamedValue("painting", name), what, [phrase("thing-bare", list=asked)], "6.1"),
        )
        for space, colour in enumerate(painting["ring"], 1):
            what = [phrase("thing-space", colour=NamedValue("colour", colour))]
            if space in bare:
                gains = [one for one in _gains(view, seat) if one["easel"] == easel and one["space"] == space]
                now = [phrase("thing-space-bare"), *(_gain(one) for one in sorted(gains, key=_worth, reverse=True))]
            else:
                card = f"{colour}_{view['canvas'][easel][space - 1]}"
                now = [phrase("thing-space-painted", card=NamedValue("card", card))]
            title = phrase("thing-space-name", space=space, easel=NamedValue("easel", easel))
            yield f"space-{easel}-{space}", Explanation(title, what, now, "5.2")
    for owner in range(view["players"]):
        for name in view["completed"][owner]:
            what = [phrase("thing-painting", points=paintings[name]["points"])]
            now = [phrase("thing-of", seat=SeatRef(owner))]
            yield f"painting-{name}", Explanation(NamedValue("painting", name), what, now, "6.3")


# ---- masteries and achievements


def _masteries(view: Mapping[str, Any], printed: Any, seat: int | None) -> Things:
    for mastery in printed["masteries"]:
        name = mastery["name"]
        bonus = [NamedValue("colour", colour) for colour in mastery["bonus"]]
        what = [phrase("thing-mastery", need=_colours(mastery["need"]), bonus=bonus)]
        owner = next((one for one in range(view["players"]) if name in view["masteries"][one]), None)
        now = []
        if owner is not None:
            now.append(phrase("thing-of", seat=SeatRef(owner)))
        elif seat is not None:
            held = Counter(card.split("_")[0] for card in view["hand"][seat])
            lacking = list((Counter(mastery["need"]) - held).elements())
            now.append(phrase("thing-mastery-lack", list=_colours(lacking)) if lacking else phrase("thing-mastery-has"))
        yield f"mastery-{name}", Explanation(NamedValue("mastery", name), what, now, "7.1")


def _achievements(view: Mapping[str, Any], printed: Any, seat: int | None) -> Things:
    points = {achievement["name"]: achievement["points"] for achievement in printed["achievements"]}
    for name in view["achievements"]:
        met = view["figures"]["fulfilled"][name]
        now = []
        if seat is not None:
            now.append(phrase("thing-achievement-met" if met[seat] else "thing-achievement-not"))
        others = [SeatRef(one) for one in range(view["players"]) if one != seat and met[one]]
        if others:
            now.append(phrase("thing-achievement-others", list=others))
        if None in met:
            now.append(phrase("thing-achievement-secret"))
        what = [phrase("thing-achievement", points=points[name])]
        yield f"achievement-{name}", Explanation(NamedValue("achievement", name), what, now, "10.5")


# ---- people, and the course of the game


def _seats(view: Mapping[str, Any], printed: Any, seat: int | None) -> Things:
    figures = view["figures"]
    for one in range(view["players"]):
        esteem, paintings = view["esteem"][one], figures["paintings"][one]
        points = phrase("thing-seat-points", esteem=esteem, paintings=paintings, total=figures["totals"][one])
        now = [points, phrase("thing-seat-hand", count=view["hand_size"][one], most=HAND_LIMIT)]
        if view["leonardo"] == one:
            now.append(phrase("thing-has-leonardo"))
        if view["help"] == one:
            now.append(phrase("thing-has-help"))
        what = [phrase("thing-seat-own" if one == seat else "thing-seat")]
        yield f"seat-{one}", Explanation(SeatRef(one), what, now, "10.4")
        following = next((level for level in LEVELS if level[0] > esteem), None)
        now = [phrase("thing-esteem-now", seat=SeatRef(one), esteem=esteem, bonus=figures["levels"][one])]
        if following:
            now.append(phrase("thing-esteem-next", esteem=following[0] - esteem, bonus=following[1]))
        yield f"esteem-{one}", Explanation(phrase("thing-esteem"), [phrase("thing-esteem-is")], now, "5.8")
    now = [phrase("thing-of", seat=SeatRef(view["leonardo"]))]
    yield "leonardo", Explanation(phrase("thing-leonardo"), [phrase("thing-leonardo-does")], now, "8.1")
    now = [phrase("thing-of", seat=SeatRef(view["help"])) if view["help"] >= 0 else phrase("thing-help-nobody")]
    what = [phrase("thing-help-does", limit=TAKE_LIMIT_WITH_HELP, usual=TAKE_LIMIT)]
    yield "help", Explanation(phrase("thing-help"), what, now, "9.2")


def _course(view: Mapping[str, Any], printed: Any, seat: int | None) -> Things:
    figures = view["figures"]
    now = [phrase("thing-deck-left", count=view["deck_left"])]
    yield "deck", Explanation(phrase("thing-deck"), [phrase("thing-deck-is")], now, "4.4")
    now = [phrase("thing-discards-now", count=len(view["discards"]))]
    yield "discards", Explanation(phrase("thing-discards"), [phrase("thing-discards-are")], now, "4.9")
    what = [phrase("thing-limit-is", usual=TAKE_LIMIT, limit=TAKE_LIMIT_WITH_HELP)]
    now = [phrase("thing-limit-now", limit=figures["limit"])]
    yield "limit", Explanation(phrase("thing-limit"), what, now, "4.2")
    levels = [phrase("thing-level", esteem=esteem, bonus=bonus) for esteem, bonus in LEVELS if bonus]
    what = [phrase("thing-scale-is"), phrase("thing-scale-levels", list=levels)]
    yield "scale", Explanation(phrase("thing-scale"), what, [], "1.5")
    what = [phrase("thing-round-is", most=PAINT_LIMIT)]
    now = [phrase("thing-round-last" if figures["last_round"] else "thing-round-now", round=view["round_number"])]
    yield "round", Explanation(phrase("thing-round"), what, now, "3.2")
    now = [phrase("thing-paintings-left", count=view["paintings_left"])]
    yield "paintings", Explanation(phrase("thing-paintings"), [phrase("thing-paintings-are")], now, "10.1")
