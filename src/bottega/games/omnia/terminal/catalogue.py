"""The catalogue: all cards, cities and action cards, and where they are."""

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem
from ....terminal.grid import grid
from ....terminal.translator import Translator
from ..components import ACTIONS, CITIES, COLOURS, DEALT, KINDS
from .cards import CARDS, PAINTS, action, name, told
from .cities import goal

FACE_UP = "▸"


def catalogue(view: View, t: Translator) -> RenderableType:
    parts: list[RenderableType] = []
    for kind in KINDS:
        parts += [cards(view, kind, t), Text()]
    parts += [cities(view, t), Text(), Text(t("omnia-all-actions"), "bold underline")]
    parts.append(Columns([where_action(view, number, t) for number in used(view)], padding=(0, 2), equal=True))
    return Group(*parts, Text(t("omnia-catalogue", sign=FACE_UP), "dim"))


def plain(title: str) -> Table:
    table = grid()
    table.add_column(title, no_wrap=True)
    table.add_column()
    return table


def cards(view: View, kind: str, t: Translator) -> Table:
    """Cards of one colour on a line, the others one by one with what is printed on them."""
    table = plain(t(f"omnia-all-{kind}"))
    own = [card for card in CARDS if CARDS[card]["kind"] == kind]
    for shade in COLOURS:
        alike = [where(view, card, t) for card in own if CARDS[card]["colour"] == shade]
        if alike:
            title = Text(f"{t(f'omnia-colour-{shade}')} {t.name('colour', shade)}", PAINTS[shade])
            table.add_row(title, Text(" · ").join(alike))
    for card in own:
        if not CARDS[card]["colour"]:
            table.add_row(where(view, card, t), told(card, t))
    return table


def where(view: View, card: str, t: Translator) -> Text:
    """A mark on cards that are face up, and the emblem of the owner."""
    face_up = card in view["row"][CARDS[card]["kind"]]
    line = Text(f"{FACE_UP} " if face_up else "").append_text(name(card, t))
    return signed(line, (seat for seat, held in enumerate(view["cards"]) if card in held), t)


def signed(line: Text, seats: Iterable[int], t: Translator) -> Text:
    for seat in seats:
        line.append(" ").append_text(emblem(seat, t))
    return line


def cities(view: View, t: Translator) -> Table:
    table = plain(t("omnia-cities"))
    for city in CITIES:
        face_up = city in view["cities"]
        title = Text(f"{FACE_UP} " if face_up else "").append(t.name("city", city))
        table.add_row(title, goal(city, t), style="bold" if face_up else "")
    return table


def used(view: View) -> tuple[int, ...]:
    """2.3: the action cards for this number of players."""
    return ACTIONS[: DEALT * view["players"]]


def where_action(view: View, number: int, t: Translator) -> Text:
    """The seat that played it, or a mark if it is in the viewer's hand."""
    line = signed(action(number, t), (seat for seat, own in enumerate(view["played"]) if number in own), t)
    seat = view["seat"]
    mine = seat is not None and any(number in cards for cards in (view["hand"][seat], *view["kept"][seat]))
    return line.append(f" {FACE_UP}" if mine and number not in view["played"][seat] else "", "bold")
