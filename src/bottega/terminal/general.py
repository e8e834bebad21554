"""A board for games that have none of their own: every field of the view, those by seat as a table."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ..engine.actions import Move
from .emblems import named
from .grid import grid
from .speech import Speech

View = dict[str, Any]
ABOUT_THE_VIEW = ("game", "seat", "asked", "commitment", "seed", "players", "figures", "scores", "winners")


def draw(view: View, speech: Speech) -> list[RenderableType]:
    """What lies open, then a table with a column for each player."""
    players = view["players"]
    fields = {name: value for name, value in view.items() if name not in ABOUT_THE_VIEW}
    by_seat = {name: value for name, value in fields.items() if isinstance(value, list) and len(value) == players}
    table = grid(("", "left"), *(("", "left") for _ in range(players)))
    table.add_row("", *(named(seat, speech, bold=seat == view["seat"]) for seat in range(players)))
    for name, values in by_seat.items():
        table.add_row(label(name, speech), *(text_of(name, value, speech) for value in values))
    open_to_all = grid(("", "left"), ("", "left"))
    for name, value in fields.items():
        if name not in by_seat:
            open_to_all.add_row(label(name, speech), text_of(name, value, speech))
    return [open_to_all, table]


def catalogue(view: View, speech: Speech) -> RenderableType:
    """A game without a board of its own lists nothing: what it has is in its rules."""
    return Text(speech("general-no-catalogue"))


def sheet(view: View, speech: Speech) -> RenderableType:
    """The points of each player, and who won."""
    table = grid(("", "left"), (speech("sheet-total"), "right"))
    for seat, points in enumerate(view["scores"]):
        table.add_row(named(seat, speech, bold=seat in view["winners"]), str(points))
    winners = Text(speech("sheet-winners", count=len(view["winners"])))
    for seat in view["winners"]:
        winners.append(" ").append_text(named(seat, speech, bold=True))
    return Group(Text(speech("sheet-title"), "bold"), table, winners)


def note(move: Move, view: View, speech: Speech) -> str:
    return ""


def label(name: str, speech: Speech) -> str:
    """What a field is called: its word `field-<name>`, or its name in the record."""
    return speech(f"field-{name}") if speech.has(f"field-{name}") else name.replace("_", " ")


def text_of(name: str, value: Any, speech: Speech) -> str:
    """A value as short text; a word of the record is looked up as `<field>-<word>`."""
    if value is None:
        return "?"
    if isinstance(value, dict):
        return ", ".join(
            f"{text_of(name, key, speech)} {text_of(name, one, speech)}" for key, one in value.items() if one
        )
    if isinstance(value, list):
        return " ".join(text_of(name, one, speech) for one in value) or "-"
    key = f"{name}-{value}"
    return speech(key) if isinstance(value, str) and speech.has(key) else str(value)
