"""The score sheet: points on cards and by city, and the tie-breaks (10.1 to 10.12)."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem_and_name
from ....terminal.grid import grid
from ....terminal.translator import Translator
from .cards import CARDS

TIE_BREAKS = ("coins", "characters")  # 10.12: in the order in which they decide


def tie_breaks(view: View, seat: int) -> dict[str, int]:
    characters = sum(CARDS[card]["kind"] == "character" for card in view["cards"][seat])
    return {"coins": view["coins"][seat], "characters": characters}


def ranking(view: View) -> list[int]:
    def standing(seat: int) -> list[int]:
        return [view["scores"][seat], *tie_breaks(view, seat).values()]

    return sorted(range(view["players"]), key=standing, reverse=True)


def sheet(view: View, t: Translator) -> RenderableType:
    parts: list[RenderableType] = [Text(t("sheet-title"), "bold"), overview(view, t)]
    parts += [Text(line) for line in ties(view, t)]
    winners = Text(", ").join([emblem_and_name(seat, t, bold=True) for seat in view["winners"]])
    parts.append(Text.assemble("\n", (t("sheet-winners", count=len(view["winners"])) + " ", "bold"), winners))
    return Group(*parts)


def overview(view: View, t: Translator) -> Table:
    """A column for each player, the best first; a line for each thing that pays."""
    order = ranking(view)
    table = grid()
    table.add_column()
    for seat in order:
        table.add_column(emblem_and_name(seat, t, seat in view["winners"]), justify="right", no_wrap=True)

    def line(title: str, figures: list[int], style: str = "") -> None:
        table.add_row(Text(title, style), *(Text(str(figures[seat]), style) for seat in order))

    line(t("omnia-sheet-printed"), view["printed"])
    for city in view["cities"]:
        line(t.name("city", city), [paid[city] for paid in view["tally"]])
    line(t("omnia-sheet-total"), view["scores"], "bold")
    for what in TIE_BREAKS:
        line(t(f"omnia-sheet-{what}"), [tie_breaks(view, seat)[what] for seat in range(view["players"])], "dim")
    return table


def ties(view: View, t: Translator) -> list[str]:
    """10.12: the steps of the tie-break for the most points, one per line; none without a tie."""
    best = max(view["scores"])
    level = [seat for seat in ranking(view) if view["scores"][seat] == best]
    if len(level) == 1:
        return []
    said = [t("sheet-tie", who=names(level, t), purse=t("omnia-points", points=best))]
    for what in TIE_BREAKS:
        most = max(tie_breaks(view, seat)[what] for seat in level)
        ahead = [seat for seat in level if tie_breaks(view, seat)[what] == most]
        if len(ahead) < len(level):
            said.append(t("omnia-tie-by", by=what, most=most, who=names(ahead, t)))
        level = ahead
    return said if len(level) == 1 else [*said, t("sheet-tie-shared")]


def names(seats: list[int], t: Translator) -> str:
    return ", ".join(t.seat(seat) for seat in seats)
