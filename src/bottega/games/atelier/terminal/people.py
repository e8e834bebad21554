"""The players: what everyone sees of each, and the viewer's hand."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem_and_name
from ....terminal.grid import grid
from ....terminal.translator import Translator
from ..components import COLOURS
from .cards import cards, letter, letters, printed
from .course import HELP, TOKEN
from .studio import BARE, FRESH


def people(view: View, t: Translator) -> Table:
    table = grid(
        (t("atelier-players"), "left"),
        (t("atelier-hand"), "right"),
        (t("atelier-esteem"), "right"),
        (t("atelier-bonus"), "right"),
        (t("atelier-mastered"), "left"),
    )
    table.add_column(t("atelier-completed"))
    for seat in range(view["players"]):
        now = seat == view["active"] and view["phase"] != "over"
        name = Text("▶" if now else " ").append_text(emblem_and_name(seat, t, seat == view["seat"]))
        name.append(f" {TOKEN}" if seat == view["leonardo"] else "").append(f" {HELP}" if seat == view["help"] else "")
        table.add_row(
            name,
            str(view["hand_size"][seat]),
            Text(str(view["esteem"][seat]), "bold"),
            f"+{view['figures']['levels'][seat]}",
            mastered(view, seat, t),
            paintings(view, seat, t),
        )
    return table


def mastered(view: View, seat: int, t: Translator) -> Text:
    """5.9: the colours of each mastery of a player; each card of them earns extra."""
    own = [printed(view, "masteries", name)["bonus"] for name in view["masteries"][seat]]
    return Text(" / ").join([letters(colours, t) for colours in own])


def paintings(view: View, seat: int, t: Translator) -> str:
    names = ", ".join(t.name("painting", name) for name in view["completed"][seat])
    return f"{view['figures']['paintings'][seat]}: {names}" if names else ""


def own(view: View, t: Translator) -> RenderableType:
    """The viewer's hand, which no other seat sees."""
    seat = view["seat"]
    line = Text.assemble((t("own-you") + " ", "bold"), emblem_and_name(seat, t, bold=True), " · ")
    hand = view["hand"][seat]
    return line.append_text(cards(hand, t) if hand else Text(t("atelier-no-cards")))


def signs(t: Translator) -> Text:
    """What the letters and signs mean."""
    said = [f"{letter(colour, t)} {t.name('colour', colour)}" for colour in COLOURS]
    return Text(f"{' '.join(said)}  {t('atelier-legend', bare=BARE, fresh=FRESH, token=TOKEN, help=HELP)}", "dim")
