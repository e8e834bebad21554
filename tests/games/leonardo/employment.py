"""What the tests of phase C share: described tables, plays in a row, refusals that leave everything as it was."""

from typing import Any

import bottega

CITY = ("council", "workshop", "academy", "blacksmith", "glass_maker", "joiner", "kiln", "rope_maker")
OFFERS = CITY[1:]
SHOPS = {"blacksmith": "iron", "glass_maker": "glass", "joiner": "wood", "kiln": "brick", "rope_maker": "rope"}


def table(phase: str, players: int, **said: Any) -> bottega.Match:
    """A described position of Leonardo da Vinci."""
    return bottega.position("leonardo", {"players": players, "phase": phase, **said}, seed=1)


def offer(area: str, players: int, **said: Any) -> bottega.Match:
    """A position in which one of the areas B to H is opened."""
    return table("offer", players, area=area, **said)


def council(players: int, crowd: list[int], **said: Any) -> bottega.Match:
    """The Council opens; `crowd` has the apprentices of each seat there. Other places may be said besides."""
    others = said.pop("placed", [{}] * players)
    placed = [{"council": n, **other} for n, other in zip(crowd, others, strict=True)]
    return table("council", players, placed=placed, supply=said.pop("supply", [0] * players), **said)


def choices(match: bottega.Match) -> set[str]:
    """The moves of the one seat to move, as names with arguments."""
    (seat,) = match.actors
    return {" ".join(map(str, move.parts)) for move in match.legal(seat)}


def everything(match: bottega.Match) -> dict[str, Any]:
    """The whole table, what is hidden included."""
    return match.position()


def told(match: bottega.Match, *names: str) -> list[tuple[str | int, ...]]:
    """The events of these names so far, each as its facts."""
    return [tuple(event.args.values()) for event in match.events if event.name in names]


def asked_in_turn(match: bottega.Match) -> list[int]:
    """Lets everybody in the present area pass; returns the seats in the order in which they moved."""
    area = match.view()["area"]
    order = []
    while match.view()["phase"] == "offer" and match.view()["area"] == area:
        (seat,) = match.actors
        order.append(seat)
        match.play(seat, "pass")
    return order
