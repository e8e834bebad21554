"""The cities on the table: what they need, and what they would pay each seat if the game ended now."""

from rich.table import Table
from rich.text import Text

from ....engine.messages import NamedValue
from ....terminal.board import View
from ....terminal.emblems import emblem
from ....terminal.grid import grid
from ....terminal.translator import Translator


def goal(city: str, t: Translator) -> str:
    """What a city pays for."""
    return t("omnia-goal", city=NamedValue("city", city))


def cities(view: View, t: Translator) -> Table:
    table = grid()
    table.add_column(t("omnia-cities"), no_wrap=True)
    table.add_column(t("omnia-goals"))
    if view["phase"] == "draft":  # nobody has anything yet
        for city in view["cities"]:
            table.add_row(Text(t.name("city", city), "bold"), goal(city, t))
        return table
    for seat in range(view["players"]):
        table.add_column(emblem(seat, t), justify="right", no_wrap=True, header_style="not underline")
    for city, paid in view["figures"]["cities"].items():
        counted = view["figures"]["counts"].get(city)
        cells = [standing(points, counted[seat] if counted else None) for seat, points in enumerate(paid)]
        table.add_row(Text(t.name("city", city), "bold"), t(f"omnia-goal-{city}"), *cells)
    return table


def standing(points: int, count: int | None) -> Text:
    """Points, if any, and in brackets what a majority counts."""
    cell = Text(str(points) if points else "–", "bold" if points else "dim")
    return cell if count is None else cell.append(f" ({count})", "not bold dim")
