"""What the tests of phase D and of the end of the game share: described tables, plays in a row, refusals."""

from typing import Any

import bottega

IRON, WOOD, ROPE, BRICK, GLASS = "iron", "wood", "rope", "brick", "glass"
RECIPES: dict[int, dict[str, int]] = {  # of the inventions these tests complete, table L
    1: {IRON: 1},
    3: {ROPE: 1},
    8: {ROPE: 2, IRON: 1},
    9: {BRICK: 1, GLASS: 1},
    12: {WOOD: 2, GLASS: 1},
    13: {ROPE: 1, BRICK: 1},
    18: {ROPE: 2, WOOD: 2},
}
BLACK = {1: 4, 3: 4, 8: 13, 9: 8, 12: 13, 13: 8, 18: 18}
GREY = {1: 3, 3: 3, 8: 10, 9: 6, 12: 10, 13: 6, 18: 14}


def announcing(players: int, turn: int = 8, **said: Any) -> bottega.Match:
    """Phase D begins, by default in turn 8: nothing is turned up then, so the board stays the same."""
    return bottega.position("leonardo", {"players": players, "turn": turn, "phase": "announcing", **said}, seed=1)


def gold_comes(requested: list[int], taken: list[int] | None = None) -> dict[str, Any]:
    """A board late in the game, when the gold cards come up: what is not in sight, nor taken, nor gold, is gone."""
    out = {*requested, *(taken or [])}
    first = 21 if max(out) > 20 else 19
    return {"requested": requested, "deck": whole([n for n in range(first, 26) if n not in out])}


def whole(deck: list[int]) -> list[int]:
    """A deck written in full: the places behind its last card are empty."""
    return deck + [0] * (25 - len(deck))


def small(*works: int | None) -> list[dict[str, int]]:
    """The works, or anything else, in the small labs of the seats in order."""
    return [{} if one is None else {"small": one} for one in works]


def choices(match: bottega.Match, seat: int) -> set[str]:
    """The moves open to a seat, as names with arguments."""
    return {" ".join(map(str, move.parts)) for move in match.legal(seat)}


def told(match: bottega.Match, *names: str) -> list[tuple[str | int, ...]]:
    """The events of these names so far, each as its name and facts."""
    return [(event.name, *event.args.values()) for event in match.events if event.name in names]


def florins(match: bottega.Match, seat: int) -> int:
    return int(match.view(seat)["florins"][seat])


def through_assignment(match: bottega.Match) -> None:
    """Everybody is done in the laboratories and passes, until somebody can announce or the turn is over."""
    turn = match.view()["turn"]
    while match.view()["turn"] == turn and match.view()["phase"] in ("laboratory", "assignment"):
        (seat,) = match.actors
        match.play(seat, "done" if match.view()["phase"] == "laboratory" else "pass")


def through_turn(match: bottega.Match) -> None:
    """Everybody lets everything pass until the next turn begins or the game is over."""
    turn = match.view()["turn"]
    while not match.over and match.view()["turn"] == turn:
        (seat,) = match.actors
        match.play(seat, "done" if match.view()["phase"] in ("laboratory", "announcing") else "pass")
