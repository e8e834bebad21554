"""The street of eight houses, each with its stock and its queue."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem
from ....terminal.fit import Fitted
from ....terminal.grid import grid
from ....terminal.translator import Translator
from ..components import AREAS, CITY_TURNS, COMPONENTS, COUNCIL, PLACES, PRICES, SHOPS

AT_COUNCIL = ("naming", "choosing", "moving", "settling", "collecting", "looking", "arranging", "buying")
MASTER = "★"
ROWS = 36  # of a screen that has a line for each house


def city(view: View, t: Translator) -> Fitted:
    """A line for each house or, on a low screen, two houses side by side."""
    return Fitted((ROWS, street(view, t)), (0, two_houses_a_line(view, t)), (0, street(view, t)))


def two_houses_a_line(view: View, t: Translator) -> Group:
    """The houses with short stocks; below them what is going on in one of them."""
    closed = view["turn"] > CITY_TURNS
    title = t("column-city-closed" if closed else "column-city")
    table = grid((title, "left"), ("", "right"), ("", "left"), ("", "left"), ("", "right"), ("", "left"), gap=1)
    half = AREAS // 2
    for area in range(half):
        row: list[RenderableType] = []
        for one in (area, area + half):
            name = Text(house(view, one, t), "bold" if one == open_area(view) else "")
            row += [name, short_stock(view, one, t), queue(view, PLACES[one], t, gap=" ")]
        table.add_row(*row, style="dim" if closed else "")
    said = going_on(view, t)
    return Group(table, *([said] if said.plain.strip() and open_area(view) is not None else []))


def short_stock(view: View, area: int, t: Translator) -> str:
    """The florins of the Council, or the number and the letter of components."""
    if area == COUNCIL:
        return str(view["council_florins"])
    if area < SHOPS:
        return ""
    kind = COMPONENTS[area - SHOPS]
    return f"{view['shop'][kind]} {t(f'letter-{kind}')}"


def house(view: View, area: int, t: Translator) -> str:
    return f"{'▶' if area == open_area(view) else ' '} {'ABCDEFGH'[area]} {t.name('place', PLACES[area])}"


def street(view: View, t: Translator) -> Table:
    closed = view["turn"] > CITY_TURNS
    table = grid(
        (t("column-city-closed" if closed else "column-city"), "left"),
        (t("column-stock"), "left"),
        (t("column-queue"), "left"),
    )
    for area in range(AREAS):
        here = area == open_area(view)
        name = Text(house(view, area, t), "bold" if here else "")
        line = queue(view, PLACES[area], t)
        if here:
            line.append_text(going_on(view, t))
        table.add_row(name, stock(view, area, t), line, style="dim" if closed else "")
    return table


def open_area(view: View) -> int | None:
    """The area that is being resolved."""
    if view["phase"] in AT_COUNCIL:
        return COUNCIL
    return PLACES.index(view["area"]) if view["phase"] == "offer" else None


def stock(view: View, area: int, t: Translator) -> str:
    if area == COUNCIL:
        return t("florins", florins=view["council_florins"])
    if area >= SHOPS:
        kind = COMPONENTS[area - SHOPS]
        return f"{view['shop'][kind]:>2}× {t.name('component', kind)} {t(f'letter-{kind}')}"
    return ""


def queue(view: View, place: str, t: Translator, gap: str = "  ") -> Text:
    """7.6: the groups in the order of arrival: the number of apprentices, and a star for the master."""
    arrived = sorted((row[place], seat) for seat, row in enumerate(view["arrival"]) if row[place])
    line = Text("→")
    for _, seat in arrived:
        count = view["placed"][seat][place]
        master = MASTER if view["master"][seat] == place else ""
        line.append(gap).append_text(emblem(seat, t)).append(f" {count or ''}{master}")
    return line


def going_on(view: View, t: Translator) -> Text:
    """The price of the next benefit, and the order of the seats from here."""
    line = Text("   ")
    if view["phase"] == "offer":
        line.append(t("board-price", florins=int(PRICES[view["price"]])), "bold").append("  ")
    waiting = view["ranking"][: view["ranked"]]
    if view["phase"] in ("offer", "naming", "choosing"):
        line.append(t("board-order"))
        for seat in waiting[view["at"] :] + (waiting[: view["at"]] if view["phase"] == "offer" else []):
            line.append(" ").append_text(emblem(seat, t))
    return line
