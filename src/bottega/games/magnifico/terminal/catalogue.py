"""The catalogue: all cards with their owners, and all territories with their neighbours."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem
from ....terminal.grid import grid
from ....terminal.translator import Translator
from ..components import CARDS, SEAS
from .cards import clause, copies, cost, effect, in_play, projects
from .lands import CROSSING, LANDS, letters, pigment, troops


def catalogue(view: View, t: Translator) -> RenderableType:
    seas = [f"{t(f'magnifico-letter-{sea}')} {t.name('sea', sea)}" for sea in SEAS]
    return Group(cards(view, t), Text(), territories(view, t), Text(" · ".join(seas), "dim"))


def cards(view: View, t: Translator) -> Table:
    table = grid(
        (t("magnifico-all-cards"), "left"),
        (t("magnifico-copies"), "right"),
        (t("magnifico-cost"), "right"),
        gap=1,
    )
    table.add_column(t("magnifico-effect"))
    table.add_column("?", no_wrap=True, style="dim")
    table.add_column(t("magnifico-where"), no_wrap=True)
    for card in CARDS:
        printed = t.name("card", card), str(copies(card)), str(cost(card)), effect(card, t)
        table.add_row(*printed, clause(card), where(view, card, t))
    return table


def where(view: View, card: str, t: Translator) -> Text:
    """The seats that have it in play or, in brackets, in the store; and whether it is on auction."""
    found = []
    for seat in range(view["players"]):
        sign = emblem(seat, t)
        count = dict(in_play(view, seat)).get(card, 0)
        if count:
            found.append(sign.copy().append(f"×{count}" if count > 1 else ""))
        stored = dict(projects(view, seat, "store")).get(card, 0)
        if stored:
            found.append(Text.assemble("(", sign, f"×{stored}" if stored > 1 else "", ")"))
    if card in view["offered"]:
        found.append(Text(t("magnifico-offered"), "bold"))
    return Text(" ").join(found)


def territories(view: View, t: Translator) -> Table:
    table = grid((t("magnifico-territories"), "left"), ("", "left"), gap=1)
    table.add_column(t("magnifico-borders"))
    table.add_column(t("magnifico-seas"), no_wrap=True)
    for land, here in sorted(LANDS.items(), key=lambda item: t.name("territory", item[0])):
        marks = [(other, "") for other in here.borders] + [(other, CROSSING) for other in here.crossings]
        named = [Text(mark + t.name("territory", other), pigment(view, other)) for other, mark in marks]
        name = Text(t.name("territory", land), pigment(view, land))
        table.add_row(name, troops(view, land, t), Text(", ").join(named), letters(land, t))
    return table
