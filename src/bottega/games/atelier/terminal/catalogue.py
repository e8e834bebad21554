"""The catalogue: paintings, masteries, achievements, and where the colour cards are."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem_and_name
from ....terminal.grid import grid
from ....terminal.translator import Translator
from ..components import COLOURS, EASELS, VALUES
from .cards import INKS, all_of, letters, printed


def catalogue(view: View, t: Translator) -> RenderableType:
    parts = (paintings(view, t), masteries(view, t), achievements(view, t), colours(view, t))
    return Group(*[piece for part in parts for piece in (part, Text())][:-1])


def paintings(view: View, t: Translator) -> Table:
    table = grid(
        (t("atelier-all-paintings"), "left"),
        (t("atelier-worth"), "right"),
        (t("atelier-ring"), "left"),
        (t("atelier-where"), "left"),
    )
    for painting in all_of(view, "paintings"):
        name = t.name("painting", painting["name"])
        ring = letters(painting["ring"], t)
        table.add_row(name, str(painting["points"]), ring, where(view, painting["name"], t))
    return table


def where(view: View, painting: str, t: Translator) -> Text:
    """6.3, 2.4: its owner or its easel; otherwise it is still to come or removed, and nobody knows which."""
    for seat in range(view["players"]):
        if painting in view["completed"][seat]:
            return emblem_and_name(seat, t)
    for which in EASELS:
        if view["easel"][which] == painting:
            return Text(t.name("easel", which), "bold")
    return Text(t("atelier-to-come" if view["paintings_left"] else "atelier-left-out"), "dim")


def masteries(view: View, t: Translator) -> Table:
    table = grid((t("atelier-masteries"), "left"), (t("atelier-need"), "left"), (t("atelier-where"), "left"))
    for mastery in all_of(view, "masteries"):
        owner = next((seat for seat, own in enumerate(view["masteries"]) if mastery["name"] in own), None)
        holder = Text(t("atelier-unclaimed"), "dim") if owner is None else emblem_and_name(owner, t)
        table.add_row(t.name("mastery", mastery["name"]), letters(mastery["need"], t), holder)
    return table


def achievements(view: View, t: Translator) -> Table:
    table = grid(
        (t("atelier-all-achievements"), "left"),
        (t("atelier-worth"), "right"),
        (t("atelier-where"), "left"),
    )
    for achievement in all_of(view, "achievements"):
        counts = achievement["name"] in view["achievements"]
        state = Text(t("atelier-counts" if counts else "atelier-left-out"), "bold" if counts else "dim")
        table.add_row(t.name("achievement", achievement["name"]), str(achievement["points"]), state)
    return table


def colours(view: View, t: Translator) -> Table:
    """1.1, 2.1: for each colour and value, how many cards are unseen, and how many this game has."""
    table = grid((t("atelier-unseen"), "left"), *((str(value), "right") for value in VALUES))
    for colour in COLOURS:
        row = [card for card in all_of(view, "cards") if card["colour"] == colour]
        copies = {card["name"]: card["copies"][view["players"]] for card in row}
        counts = [f"{count - seen(view, name)}/{count}" for name, count in copies.items()]
        table.add_row(Text(t.name("colour", colour), INKS[colour]), *counts)
    return table


def seen(view: View, name: str) -> int:
    """How many of a card are open or in the viewer's hand."""
    colour, value = name.split("_")
    painted = 0
    for which in EASELS:
        painting = view["easel"][which]
        asked = printed(view, "paintings", painting)["ring"] if painting else []
        painted += sum(c == colour and v == int(value) for c, v in zip(asked, view["canvas"][which], strict=False))
    hand = view["hand"][view["seat"]] if view["seat"] is not None else []
    lying = [*view["table"], *view["discards"], *hand, view["drawn"]]
    return painted + lying.count(name)
