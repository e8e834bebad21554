"""The street of eight houses, each with its stock and its queue."""

from rich.table import Table
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem
from ....terminal.grid import grid
from ....terminal.translator import Translator
from ..components import AREAS, CITY_TURNS, COMPONENTS, COUNCIL, PLACES, PRICES, SHOPS

AT_COUNCIL = ("naming", "choosing", "moving", "settling", "collecting", "looking", "arranging", "buying")
MASTER = "★"


def city(view: View, t: Translator) -> Table:
    closed = view["turn"] > CITY_TURNS
    table = grid(
        (t("column-city-closed" if closed else "column-city"), "left"),
        (t("column-stock"), "left"),
        (t("column-queue"), "left"),
    )
    for area in range(AREAS):
        here = area == open_area(view)
        name = Text(
            f"{'▶' if here else ' '} {'ABCDEFGH'[area]} {t.name('place', PLACES[area])}", "bold" if here else ""
        )
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


def queue(view: View, place: str, t: Translator) -> Text:
    """7.6: the groups in the order of arrival: the number of apprentices, and a star for the master."""
    arrived = sorted((row[place], seat) for seat, row in enumerate(view["arrival"]) if row[place])
    line = Text("→")
    for _, seat in arrived:
        count = view["placed"][seat][place]
        master = MASTER if view["master"][seat] == place else ""
        line.append("  ").append_text(emblem(seat, t)).append(f" {count or ''}{master}")
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
