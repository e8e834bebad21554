"""The score sheet: the points of each player, and the counts behind them (section 10)."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem_and_name
from ....terminal.grid import grid
from ....terminal.translator import Translator
from .cards import points, projects

MAJORITIES = ("workshop", "court", "crown")


def figures(view: View, seat: int) -> dict[str, int]:
    """10.2 to 10.5, 13.18: cards in play, castles, territories, Perfect Cities, and the points of works of art."""
    counted = {what: view["figures"][what][seat] for what in (*MAJORITIES, "cities")}
    return counted | {"art": sum(points(card) for card, _ in projects(view, seat, "in_play"))}


def sheet(view: View, t: Translator) -> RenderableType:
    parts: list[RenderableType] = [
        Text(t("magnifico-sheet", rounds=view["round_number"], goal=int(view["goal"])), "bold"),
        overview(view, t),
        Text(),
        *(leaders(view, what, t) for what in MAJORITIES),
        Text(" " + t("magnifico-sheet-late"), "dim"),
    ]
    winner = emblem_and_name(view["winner"], t, bold=True)
    parts.append(Text.assemble("\n", (t("sheet-winners", count=1) + " ", "bold"), winner))
    return Group(*parts)


def overview(view: View, t: Translator) -> Table:
    table = grid(
        (t("magnifico-players"), "left"),
        (t("magnifico-points"), "right"),
        *((t(f"magnifico-sheet-{what}"), "right") for what in figures(view, 0)),
    )
    for seat in view["figures"]["ranking"]:
        counts = (str(count) for count in figures(view, seat).values())
        table.add_row(
            emblem_and_name(seat, t, seat == view["winner"]), Text(str(view["points"][seat]), "bold"), *counts
        )
    return table


def leaders(view: View, what: str, t: Translator) -> Text:
    """10.2 to 10.4: the seats that lead a majority at the end."""
    counts = view["figures"][what]
    most = max(counts)
    first = [seat for seat in view["figures"]["ranking"] if counts[seat] == most]
    line = Text(" " + t(f"magnifico-leads-{what}", count=most) + " ")
    return line.append_text(Text(", ").join([emblem_and_name(seat, t) for seat in first]))
