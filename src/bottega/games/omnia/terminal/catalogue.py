"""What can be looked up at any time: all cards, cities and action cards, and what became of them."""

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem
from ....terminal.grid import grid
from ....terminal.speech import Speech
from ..components import ACTIONS, CITIES, COLOURS, DEALT, KINDS
from .cards import CARDS, PAINTS, action, name, told
from .cities import goal

FACE_UP = "▸"


def catalogue(view: View, speech: Speech) -> RenderableType:
    parts: list[RenderableType] = []
    for kind in KINDS:
        parts += [cards(view, kind, speech), Text()]
    parts += [cities(view, speech), Text(), Text(speech("omnia-all-actions"), "bold underline")]
    parts.append(Columns([where_action(view, number, speech) for number in used(view)], padding=(0, 2), equal=True))
    return Group(*parts, Text(speech("omnia-catalogue", sign=FACE_UP), "dim"))


def plain(title: str) -> Table:
    table = grid()
    table.add_column(title, no_wrap=True)
    table.add_column()
    return table


def cards(view: View, kind: str, speech: Speech) -> Table:
    """Those of one colour on a line, the others one by one with what is printed on them."""
    table = plain(speech(f"omnia-all-{kind}"))
    own = [card for card in CARDS if CARDS[card]["kind"] == kind]
    for shade in COLOURS:
        alike = [where(view, card, speech) for card in own if CARDS[card]["colour"] == shade]
        if alike:
            title = Text(f"{speech(f'omnia-colour-{shade}')} {speech.name('colour', shade)}", PAINTS[shade])
            table.add_row(title, Text(" · ").join(alike))
    for card in own:
        if not CARDS[card]["colour"]:
            table.add_row(where(view, card, speech), told(card, speech))
    return table


def where(view: View, card: str, speech: Speech) -> Text:
    """A mark on what lies face up, the emblem of who has it."""
    face_up = card in view["row"][CARDS[card]["kind"]]
    line = Text(f"{FACE_UP} " if face_up else "").append_text(name(card, speech))
    return signed(line, (seat for seat, held in enumerate(view["cards"]) if card in held), speech)


def signed(line: Text, seats: Iterable[int], speech: Speech) -> Text:
    for seat in seats:
        line.append(" ").append_text(emblem(seat, speech))
    return line


def cities(view: View, speech: Speech) -> Table:
    table = plain(speech("omnia-cities"))
    for city in CITIES:
        face_up = city in view["cities"]
        title = Text(f"{FACE_UP} " if face_up else "").append(speech.name("city", city))
        table.add_row(title, goal(city, speech), style="bold" if face_up else "")
    return table


def used(view: View) -> tuple[int, ...]:
    """2.3: the action cards for this number of players."""
    return ACTIONS[: DEALT * view["players"]]


def where_action(view: View, number: int, speech: Speech) -> Text:
    """Played by whom, or in one's own hand."""
    line = signed(action(number, speech), (seat for seat, own in enumerate(view["played"]) if number in own), speech)
    seat = view["seat"]
    mine = seat is not None and any(number in cards for cards in (view["hand"][seat], *view["kept"][seat]))
    return line.append(f" {FACE_UP}" if mine and number not in view["played"][seat] else "", "bold")
