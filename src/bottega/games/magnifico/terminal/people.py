"""The players: points, florins, what they hold on the map, cards in play and in store; and the common stock."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem_and_name
from ....terminal.fit import Fitted
from ....terminal.grid import grid
from ....terminal.translator import Translator
from ..components import WONDERS
from .cards import in_play, projects, short
from .course import HOLDER
from .lands import CASTLE, CROSSING

STOCK, LEGEND = 28, 32  # rows a screen must have for the stock, and for an explanation of the signs


def people(view: View, t: Translator) -> Iterable[RenderableType]:
    table = grid(
        (t("magnifico-players"), "left"),
        (t("magnifico-points"), "right"),
        (t("magnifico-florins"), "right"),
        (t("magnifico-lands"), "right"),
        (t("magnifico-castles"), "right"),
        (t("magnifico-reserve"), "right"),
        gap=1,
    )
    table.add_column(t("magnifico-cards"))
    figures = view["figures"]
    for seat in range(view["players"]):
        name = Text("▶" if seat == view["active"] else " ").append_text(emblem_and_name(seat, t, seat == view["seat"]))
        if seat == view["leonardo"]:
            name.append(f" {HOLDER}", "bold")
        table.add_row(
            name,
            Text.assemble((str(view["points"][seat]), "bold"), f"/{view['goal']}"),
            f"{view['florins'][seat]} +{figures['income'][seat]}",
            str(figures["crown"][seat]),
            castles(view, seat),
            str(view["reserve"][seat]),
            cards(view, seat, t),
        )
    yield table
    below = stock(view, t)
    yield Fitted((LEGEND, Group(below, legend(t))), (STOCK, below), (0, Group()), wraps=True)


def castles(view: View, seat: int) -> str:
    """How many, and in brackets those of them that are Perfect Cities."""
    cities = view["figures"]["cities"][seat]
    return str(view["figures"]["court"][seat]) + (f" ({cities})" if cities else "")


def cards(view: View, seat: int, t: Translator) -> Text:
    """What is in play, and in brackets what is in the store."""
    line = Text(several(in_play(view, seat), t))
    stored = several(projects(view, seat, "store"), t)
    return line.append(f"{' ' if line else ''}({stored})" if stored else "", "dim")


def several(held: Iterable[tuple[str, int]], t: Translator) -> str:
    return " ".join(short(card, t) + (f"×{count}" if count > 1 else "") for card, count in held)


def stock(view: View, t: Translator) -> Text:
    kinds = ("tanks", "airplanes", "castles", "towers", "machines", "projects")
    line = Text(t("magnifico-stock", **{kind: view[f"{kind}_left"] for kind in kinds}), "dim")
    open_ones = [t(f"magnifico-wonder-{wonder}") for wonder in WONDERS if wonder not in view["wonders"]]
    return line.append(" · " + t("magnifico-wonders", wonders=", ".join(open_ones)) if open_ones else "")


def legend(t: Translator) -> Text:
    return Text(t("magnifico-legend", castle=CASTLE, crossing=CROSSING, holder=HOLDER), "dim")
