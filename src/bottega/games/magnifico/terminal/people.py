"""The players: points, florins, what they hold on the map, cards in play and in store; and the common stock."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import named
from ....terminal.grid import grid
from ....terminal.speech import Speech
from ..components import WONDERS
from .cards import in_play, projects, short
from .course import HOLDER
from .fit import Fitted
from .lands import CASTLE, CROSSING

STOCK, LEGEND = 28, 32  # rows a screen must have for the stock, and for an explanation of the signs


def people(view: View, speech: Speech) -> Iterable[RenderableType]:
    table = grid(
        (speech("magnifico-players"), "left"),
        (speech("magnifico-points"), "right"),
        (speech("magnifico-florins"), "right"),
        (speech("magnifico-lands"), "right"),
        (speech("magnifico-castles"), "right"),
        (speech("magnifico-reserve"), "right"),
        gap=1,
    )
    table.add_column(speech("magnifico-cards"))
    figures = view["figures"]
    for seat in range(view["players"]):
        name = Text("▶" if seat == view["active"] else " ").append_text(named(seat, speech, seat == view["seat"]))
        if seat == view["leonardo"]:
            name.append(f" {HOLDER}", "bold")
        table.add_row(
            name,
            Text.assemble((str(view["points"][seat]), "bold"), f"/{view['goal']}"),
            f"{view['florins'][seat]} +{figures['income'][seat]}",
            str(figures["crown"][seat]),
            castles(view, seat),
            str(view["reserve"][seat]),
            cards(view, seat, speech),
        )
    yield table
    below = stock(view, speech)
    yield Fitted((LEGEND, Group(below, legend(speech))), (STOCK, below), (0, Group()), wraps=True)


def castles(view: View, seat: int) -> str:
    """How many, and in brackets those of them that are Perfect Cities."""
    cities = view["figures"]["cities"][seat]
    return str(view["figures"]["court"][seat]) + (f" ({cities})" if cities else "")


def cards(view: View, seat: int, speech: Speech) -> Text:
    """What is in play, and in brackets what is in the store."""
    line = Text(several(in_play(view, seat), speech))
    stored = several(projects(view, seat, "store"), speech)
    return line.append(f"{' ' if line else ''}({stored})" if stored else "", "dim")


def several(held: Iterable[tuple[str, int]], speech: Speech) -> str:
    return " ".join(short(card, speech) + (f"×{count}" if count > 1 else "") for card, count in held)


def stock(view: View, speech: Speech) -> Text:
    kinds = ("tanks", "airplanes", "castles", "towers", "machines", "projects")
    line = Text(speech("magnifico-stock", **{kind: view[f"{kind}_left"] for kind in kinds}), "dim")
    open_ones = [speech(f"magnifico-wonder-{wonder}") for wonder in WONDERS if wonder not in view["wonders"]]
    return line.append(" · " + speech("magnifico-wonders", wonders=", ".join(open_ones)) if open_ones else "")


def legend(speech: Speech) -> Text:
    return Text(speech("magnifico-legend", castle=CASTLE, crossing=CROSSING, holder=HOLDER), "dim")
