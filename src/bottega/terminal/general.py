"""The board of games that have none of their own: every field of the view; those by seat in a table."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ..engine.actions import Move
from .emblems import emblem_and_name
from .grid import grid
from .translator import Translator

View = dict[str, Any]
ABOUT_THE_VIEW = ("game", "seat", "asked", "commitment", "seed", "players", "figures", "scores", "winners")


def draw(view: View, t: Translator) -> list[RenderableType]:
    """The shared fields, then a table with a column for each player."""
    players = view["players"]
    fields = {name: value for name, value in view.items() if name not in ABOUT_THE_VIEW}
    by_seat = {name: value for name, value in fields.items() if isinstance(value, list) and len(value) == players}
    table = grid(("", "left"), *(("", "left") for _ in range(players)))
    table.add_row("", *(emblem_and_name(seat, t, bold=seat == view["seat"]) for seat in range(players)))
    for name, values in by_seat.items():
        table.add_row(label(name, t), *(text_of(name, value, t) for value in values))
    open_to_all = grid(("", "left"), ("", "left"))
    for name, value in fields.items():
        if name not in by_seat:
            open_to_all.add_row(label(name, t), text_of(name, value, t))
    return [open_to_all, table]


def catalogue(view: View, t: Translator) -> RenderableType:
    """A game without its own board lists nothing; its rules say what there is."""
    return Text(t("general-no-catalogue"))


def sheet(view: View, t: Translator) -> RenderableType:
    """The points of each player, and the winners."""
    table = grid(("", "left"), (t("sheet-total"), "right"))
    for seat, points in enumerate(view["scores"]):
        table.add_row(emblem_and_name(seat, t, bold=seat in view["winners"]), str(points))
    winners = Text(t("sheet-winners", count=len(view["winners"])))
    for seat in view["winners"]:
        winners.append(" ").append_text(emblem_and_name(seat, t, bold=True))
    return Group(Text(t("sheet-title"), "bold"), table, winners)


def note(move: Move, view: View, t: Translator) -> str:
    return ""


def label(name: str, t: Translator) -> str:
    """The name of a field: its message `field-<name>`, or its name in the record."""
    return t(f"field-{name}") if t.has(f"field-{name}") else name.replace("_", " ")


def text_of(name: str, value: Any, t: Translator) -> str:
    """A value as short text; a word is looked up as `<field>-<word>`."""
    if value is None:
        return "?"
    if isinstance(value, dict):
        return ", ".join(f"{text_of(name, key, t)} {text_of(name, one, t)}" for key, one in value.items() if one)
    if isinstance(value, list):
        return " ".join(text_of(name, one, t) for one in value) or "-"
    key = f"{name}-{value}"
    return t(key) if isinstance(value, str) and t.has(key) else str(value)
