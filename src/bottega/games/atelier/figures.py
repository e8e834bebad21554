"""What follows from a view by the rules and is shown to people: bonuses, points so far, the value of each card."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal, TypedDict

import numpy as np

from ...engine.plain_state import plain_copy
from ...engine.record import State
from .components import ACHIEVEMENTS, CARDS, EASELS, MOST_SPACES, ONE, POINTS, REWARD, SEATS
from .facts import Achievement, Card, Easel
from .listings import offer_paints
from .moves import MOVES, PAINT, PLACES
from .rules.completion import all_completed
from .rules.paint import card_points, level_bonus, level_points, mastery_points, paint
from .rules.scoring import fulfils, painting_points, scores
from .rules.take import limit
from .state import ACTION, OVER, PAINTING, RECORD

FIELDS = (
    "players", "ring", "earned_bonus", "phase", "active", "help", "easel", "canvas", "bare", "fresh", "achievements",
    "allowance", "painted", "hand", "hand_size", "esteem", "completed", "masteries",
)  # fmt: skip
ANY_HAND = sum(map(int, ONE))  # one card of every kind


UNDER_WAY = ("taking", "discarding", "painting")


class Tally(TypedDict):
    """What a Paint action earns, and what of it the cards and the bonuses bring."""

    cards: int
    level: int
    mastery: int
    total: int


class Gain(TypedDict):
    """What a card would bring on a space, and what the painting would that it completes."""

    card: Card
    easel: Easel
    space: int
    esteem: int
    painting: int


Pile = Literal["hand", "table", "drawn"]


class Figures(TypedDict):
    under_way: bool  # an action of several cards, of which some may still come
    paints_from: Pile | None  # 5.1, 8.2, 8.6: where the cards lie that can be painted
    limit: int  # 4.2: the value that may still be taken
    levels: list[int]  # 5.8: the bonus of a Paint action
    tally: Tally | None  # of the present one, if it ended now
    gains: list[Gain]
    paintings: list[int]
    last_round: bool
    fulfilled: dict[Achievement, list[bool | None]]  # None where that depends on a hand that is not shown
    totals: list[int]  # 10.4: points so far, with the achievements that are known to be met now
    ranking: list[int] | None  # at the end, all seats, who is ahead first


def figures(view: Mapping[str, Any]) -> Figures:
    """The figures of a view, a list by seats where each player has one of their own."""
    s = RECORD.plain(view, FIELDS)
    s.known[:] = s.hand  # as if all had seen it; and no painting is to come, because nobody knows which one
    seats = range(s.players)
    fulfilled = _fulfilled(s, view)
    return {
        "under_way": view["phase"] in UNDER_WAY,
        "paints_from": PAINTS_FROM.get(view["phase"]),
        "limit": int(limit(s)),
        "levels": [int(level_bonus(s, seat)) for seat in seats],
        "tally": _tally(s) if s.phase == PAINTING else None,
        "gains": [] if view["hand"][s.active] is None else list(_gains(s)),
        "paintings": [int(painting_points(s, seat)) for seat in seats],
        "last_round": bool(all_completed(s)),
        "fulfilled": fulfilled,
        "totals": [_total(s, seat, fulfilled) for seat in seats],
        "ranking": _ranking(s, view.get("scores")) if s.phase == OVER else None,
    }


PAINTS_FROM: dict[str, Pile] = {"action": "hand", "painting": "hand", "leonardo": "table", "drawn": "drawn"}


def _tally(s: State) -> Tally:
    """5.7 to 5.9: what the cards painted in this action earn, and the bonuses."""
    cards = int(card_points(s))
    level, mastery = int(level_points(s, s.active, cards)), int(mastery_points(s, s.active))
    return {"cards": cards, "level": level, "mastery": mastery, "total": cards + level + mastery}


def _gains(s: State) -> Iterator[Gain]:
    """5.7 to 5.9, 6.2: for each card that can be painted, what the action would earn more with it, and a painting."""
    if s.phase not in (ACTION, PAINTING):  # 8.5: for Leonardo a card earns nothing
        return
    before = _tally(s)["total"] if s.phase == PAINTING else 0
    moves = [0] * MOVES.size
    for move in moves[: offer_paints(s, s.hand[s.active], 0, moves)]:
        kind, place = divmod(move - PAINT, PLACES)
        easel, space = divmod(place, MOST_SPACES)
        after = plain_copy(s)
        paint(after, s.active, kind, easel, space)
        completed = after.completed[s.active] != s.completed[s.active]
        yield {
            "card": CARDS[kind],
            "easel": EASELS[easel],
            "space": space + 1,
            "esteem": _tally(after)["total"] - before,
            "painting": int(POINTS[s.easel[easel]]) if completed else 0,
        }


def _fulfilled(s: State, view: Mapping[str, Any]) -> dict[Achievement, list[bool | None]]:
    """10.5: of each achievement, who has met the condition; None where that hangs on a hand that is not shown."""
    found: dict[Achievement, list[bool | None]] = {}
    full = plain_copy(s)
    for seat in range(s.players):
        full.hand[seat] = ANY_HAND
    for name in view["achievements"]:
        which = ACHIEVEMENTS.index(name)
        met = [(bool(fulfils(s, seat, which)), bool(fulfils(full, seat, which))) for seat in range(s.players)]
        found[name] = [
            None if view["hand"][seat] is None and bare != at_best else bare for seat, (bare, at_best) in enumerate(met)
        ]
    return found


def _total(s: State, seat: int, fulfilled: Mapping[Achievement, list[bool | None]]) -> int:
    """10.4: esteem, paintings, and the achievements that the player is known to meet now."""
    met = sum(int(REWARD[ACHIEVEMENTS.index(name)]) for name, by in fulfilled.items() if by[seat])
    return int(s.esteem[seat]) + int(painting_points(s, seat)) + met


def _ranking(s: State, told: list[int] | None) -> list[int]:
    """10.4, 10.6: by points, of a tie by paintings. Points are told, unless all hands are shown."""
    out = np.zeros((SEATS, 2), np.int64)
    scores(s, out)
    points = out[:, 0].tolist() if told is None else told
    return sorted(range(s.players), key=lambda seat: (points[seat], out[seat, 1]), reverse=True)
