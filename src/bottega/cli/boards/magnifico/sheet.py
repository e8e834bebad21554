"""The end: everybody's points, and how all stood in what they are given for (section 10)."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...emblems import named
from ...speech import Speech
from .. import View
from ..tables import grid
from .cards import in_play, points
from .people import castles_of, cities_of, lands_of, works_of_art

MAJORITIES = ("workshop", "court", "crown")


def figures(view: View, seat: int) -> dict[str, int]:
    """10.2 to 10.5, 13.18: cards in play, castles, territories, Perfect Cities, and the points of works of art."""
    return {
        "workshop": sum(count for _, count in in_play(view, seat)),
        "court": len(castles_of(view, seat)),
        "crown": len(lands_of(view, seat)),
        "cities": len(cities_of(view, seat)),
        "art": sum(points(card) for card in works_of_art(view, seat)),
    }


def ranking(view: View) -> list[int]:
    """The winner, then by points; among equals from the owner of the Leonardo card clockwise (11.2)."""

    def standing(seat: int) -> tuple[bool, int, int]:
        return seat != view["winner"], -view["points"][seat], (seat - view["leonardo"]) % view["players"]

    return sorted(range(view["players"]), key=standing)


def sheet(view: View, speech: Speech) -> RenderableType:
    parts: list[RenderableType] = [
        Text(speech("magnifico-sheet", rounds=view["round_number"], goal=int(view["goal"])), "bold"),
        overview(view, speech),
        Text(),
        *(leaders(view, what, speech) for what in MAJORITIES),
        Text(" " + speech("magnifico-sheet-late"), "dim"),
    ]
    winner = named(view["winner"], speech, bold=True)
    parts.append(Text.assemble("\n", (speech("sheet-winners", count=1) + " ", "bold"), winner))
    return Group(*parts)


def overview(view: View, speech: Speech) -> Table:
    table = grid(
        (speech("magnifico-players"), "left"),
        (speech("magnifico-points"), "right"),
        *((speech(f"magnifico-sheet-{what}"), "right") for what in figures(view, 0)),
    )
    for seat in ranking(view):
        counts = (str(count) for count in figures(view, seat).values())
        table.add_row(named(seat, speech, seat == view["winner"]), Text(str(view["points"][seat]), "bold"), *counts)
    return table


def leaders(view: View, what: str, speech: Speech) -> Text:
    """10.2 to 10.4: who stands first in a majority at the end."""
    counts = {seat: figures(view, seat)[what] for seat in range(view["players"])}
    most = max(counts.values())
    first = [seat for seat in ranking(view) if counts[seat] == most]
    line = Text(" " + speech(f"magnifico-leads-{what}", count=most) + " ")
    return line.append_text(Text(", ").join([named(seat, speech) for seat in first]))
