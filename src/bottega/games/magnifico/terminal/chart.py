"""Europe as a grid: a cell for each territory, roughly at its place, and one for each sea."""

from collections.abc import Callable

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ....terminal.board import View
from ....terminal.fit import Fitted
from ....terminal.translator import Translator
from ..components import SEAS
from .lands import CROSSING, LANDS, letters, pigment, soldiers, troops

CELLS = (
    ("edinburgh", "northern", "copenhagen", "stockholm", "", ""),
    ("london", "utrecht", "hamburg", "krakow", "vilnius", "moscow"),
    ("atlantic", "paris", "augsburg", "prague", "kiev", ""),
    ("bordeaux", "lyon", "milan", "vienna", "buda", "trebizond"),
    ("lisbon", "barcelona", "rome", "venice", "ragusa", "constantinople"),
    ("seville", "west_med", "naples", "east_med", "athens", "smyrna"),
    ("algiers", "", "", "alexandria", "", "damascus"),
)
FRONT = 38  # columns of the list beside the map
CODE = 3  # letters that identify a territory
THREE_LINES, TWO_LINES, IN_BATTLE = 44, 34, 28  # rows of a screen for cells of this height; for any beside a battle
SHORTER = (14, 8, 6, 4, CODE)  # letters of a name if a cell has only one line

Cell = Callable[[str], Text]


def chart(view: View, t: Translator) -> Fitted:
    def full(land: str) -> Text:
        return Text("\n").join([name(view, land, t), troops(view, land, t)])

    def with_borders(land: str) -> Text:
        return Text("\n").join([full(land), borders(view, land, t)])

    def wide(land: str) -> Text:
        first = name(view, land, t).append(" ").append_text(troops(view, land, t))
        return Text("\n").join([first, borders(view, land, t)])

    def in_a_line(length: int) -> Cell:
        return lambda land: name(view, land, t, length).append(" ").append_text(troops(view, land, t))

    fights = view["defender"] >= 0
    return Fitted(
        (THREE_LINES, drawn(with_borders, t)),
        (TWO_LINES, drawn(wide, t)),
        *([(TWO_LINES, beside(drawn(full, t), fronts(view, t)))] if view["seat"] is not None else []),
        (TWO_LINES, drawn(full, t)),
        *((IN_BATTLE if fights else 0, drawn(in_a_line(length), t)) for length in SHORTER),
        *([(0, Group())] if fights else []),
    )


def drawn(cell: Cell, t: Translator) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in CELLS[0]:
        table.add_column(no_wrap=True)
    for row in CELLS:
        table.add_row(*(sea(place, t) if place in SEAS else cell(place) if place else "" for place in row))
    return table


def beside(left: Table, right: Text) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(width=FRONT, no_wrap=True, overflow="ellipsis")
    table.add_row(left, right)
    return table


def fronts(view: View, t: Translator) -> Text:
    """The viewer's territories that border on others', with their owners; as many as fit beside the map."""
    lines = [Text(t("magnifico-fronts"), "bold underline")]
    for land in (land for land, owner in view["owner"].items() if owner == view["seat"]):
        others = LANDS[land].borders + LANDS[land].crossings
        foreign = [other for other in others if view["owner"][other] != view["seat"]]
        if foreign:
            said = [Text(f" {code(other, t)}").append_text(soldiers(view, other)) for other in foreign]
            lines.append(Text.assemble((code(land, t), "bold"), soldiers(view, land), ":", *said))
    room = 2 * len(CELLS)
    return Text("\n").join(lines if len(lines) <= room else [*lines[: room - 1], Text("…")])


def sea(place: str, t: Translator) -> Text:
    return Text(f"{t(f'magnifico-letter-{place}')} {t(f'magnifico-sea-{place}')}", "dim italic")


def name(view: View, land: str, t: Translator, length: int = 0) -> Text:
    """The name, with the letters of its seas if it all fits; territories of the present march are highlighted."""
    said = t.name("territory", land)
    style = pigment(view, land)
    if land in (view["origin"], view["target"]):
        style += " reverse"
    elif view["seat"] is not None and view["owner"][land] == view["seat"]:
        style += " bold"
    text = Text(said[:length] if length else said, style)
    return text if length else text.append(f" {letters(land, t)}" if LANDS[land].seas else "", "not bold dim")


def code(land: str, t: Translator) -> str:
    return t.name("territory", land)[:CODE]


def borders(view: View, land: str, t: Translator) -> Text:
    """All neighbours, each in the colour of its owner."""
    here, line = LANDS[land], Text()
    for other in here.borders + here.crossings:
        line.append(CROSSING if other in here.crossings else " " if line else "")
        line.append(code(other, t), pigment(view, other))
    return line
