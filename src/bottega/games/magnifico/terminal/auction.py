"""The auction: the cards on the table, and the bids once they are shown."""

from collections.abc import Iterable

from rich.console import RenderableType
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem
from ....terminal.grid import grid
from ....terminal.translator import Translator
from .cards import cost, effect


def auction(view: View, t: Translator) -> Iterable[RenderableType]:
    table = grid((t("magnifico-auction"), "left"), (t("magnifico-cost"), "right"), gap=2)
    table.add_column(t("magnifico-effect"))
    for card in view["offered"]:
        if card:
            table.add_row(t.name("card", card), str(cost(card)), effect(card, t))
    yield table
    if any(view["shown_bid"]):
        yield bids(view, t)
    elif view["seat"] is not None and view["bid"][view["seat"]]:
        yield Text(t("magnifico-own-bid", florins=view["bid"][view["seat"]]))


def bids(view: View, t: Translator) -> Text:
    """5.3.5: all bids, in the order of choosing; seats that have chosen or passed are dim."""
    line = Text(t("magnifico-bids"), "bold")
    for seat in view["figures"]["bidders"]:
        chooses = seat == view["active"]
        line.append("  ▶" if chooses else "  ", "not bold").append_text(emblem(seat, t, bold=chooses))
        line.append(f" {view['shown_bid'][seat]}", "not bold" if chooses or seat in view["waiting"] else "not bold dim")
    return line
