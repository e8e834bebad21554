"""The auction: the cards on the table, and the bids once they are shown."""

from collections.abc import Iterable

from rich.console import RenderableType
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem
from ....terminal.grid import grid
from ....terminal.speech import Speech
from .cards import cost, effect


def auction(view: View, speech: Speech) -> Iterable[RenderableType]:
    table = grid((speech("magnifico-auction"), "left"), (speech("magnifico-cost"), "right"), gap=2)
    table.add_column(speech("magnifico-effect"))
    for card in view["offered"]:
        if card:
            table.add_row(speech.name("card", card), str(cost(card)), effect(card, speech))
    yield table
    if any(view["shown_bid"]):
        yield bids(view, speech)
    elif view["seat"] is not None and view["bid"][view["seat"]]:
        yield Text(speech("magnifico-own-bid", florins=view["bid"][view["seat"]]))


def bids(view: View, speech: Speech) -> Text:
    """5.3.5: what all have bid, who chooses first before the others; dim who has chosen or passed."""
    line = Text(speech("magnifico-bids"), "bold")
    for seat in view["figures"]["bidders"]:
        chooses = seat == view["active"]
        line.append("  ▶" if chooses else "  ", "not bold").append_text(emblem(seat, speech, bold=chooses))
        line.append(f" {view['shown_bid'][seat]}", "not bold" if chooses or seat in view["waiting"] else "not bold dim")
    return line
