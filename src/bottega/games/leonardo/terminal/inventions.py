"""The inventions: the requested ones, and the catalogue with the status of each."""

from rich.table import Table
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem, emblem_and_name
from ....terminal.fit import Fitted
from ....terminal.grid import grid
from ....terminal.translator import Translator
from ..components import (
    BLACK,
    CLASS,
    CLASSES,
    COMPONENTS,
    GREY,
    INVENTIONS,
    RECIPE,
    TYPE,
    TYPES,
    WEEKS,
)


def table_of(view: View) -> int:
    """The index of the table of recipes that this game uses."""
    return 0 if view["table"] == "L" else 1


def price(view: View, number: int, grey: bool = False) -> int:
    return int((GREY if grey else BLACK)[table_of(view), number])


def weeks(view: View, number: int) -> int:
    return int(WEEKS[table_of(view), number])


def need(view: View, seat: int, number: int) -> int:
    """9.9: the weeks that an invention takes this seat."""
    weeks: int = view["figures"]["need"][seat][number - 1]
    return weeks


def letters(view: View, number: int, t: Translator) -> str:
    counts = RECIPE[table_of(view), number]
    return "".join(t(f"letter-{kind}") * int(n) for kind, n in zip(COMPONENTS, counts, strict=True))


def recipe(view: View, number: int, t: Translator) -> str:
    """The components in words."""
    counts = RECIPE[table_of(view), number]
    parts = ((int(n), t.name("component", kind)) for kind, n in zip(COMPONENTS, counts, strict=True))
    return ", ".join(f"{n} {name}" if n > 1 else name for n, name in parts if n)


def heading(t: Translator, title: str, last: str) -> Table:
    return grid(
        (title, "left"),
        (t("column-class"), "left"),
        (t("column-type"), "left"),
        (t("column-recipe"), "left"),
        (t("column-weeks"), "right"),
        (t("column-black"), "right"),
        (t("column-grey"), "right"),
        (last, "left"),
        gap=1,
    )


def cells(view: View, number: int, t: Translator, components: str) -> list[str]:
    return [
        f"{number:>2} {t.name('invention', number)}",
        t.name("class", CLASSES[CLASS[table_of(view), number]]),
        t.name("type", TYPES[TYPE[number]]),
        components,
        str(weeks(view, number)),
        str(price(view, number)),
        str(price(view, number, grey=True)),
    ]


def requested(view: View, t: Translator) -> Fitted:
    """The cards on the board; the last column is about the viewer. A narrow screen has only letters for components."""

    def drawn(in_words: bool) -> Table:
        table = heading(t, t("column-requested", deck=view["deck_left"]), "")
        for number in view["requested"]:
            if number:
                components = f"{letters(view, number, t):<4} {recipe(view, number, t) if in_words else ''}".rstrip()
                table.add_row(*cells(view, number, t, components), mine(view, number, t))
        return table

    return Fitted((0, drawn(in_words=True)), (0, drawn(in_words=False)))


def mine(view: View, number: int, t: Translator) -> Text:
    """The viewer's emblem on its works, and the weeks that remain of an invention with its cards."""
    line, seat = Text(), view["seat"]
    if seat is None:
        return line
    if number in view["work"][seat].values():
        line.append_text(emblem(seat, t)).append(" ")
    if need(view, seat, number) < weeks(view, number):
        line.append(t("board-need", weeks=need(view, seat, number)))
    return line


def catalogue(view: View, t: Translator) -> Table:
    table = heading(t, t("column-all"), t("column-status"))
    for number in INVENTIONS:
        table.add_row(*cells(view, number, t, recipe(view, number, t)), status(view, number, t))
    return table


def status(view: View, number: int, t: Translator) -> Text:
    """The public status of a card."""
    owner = next((seat for seat, cards in enumerate(view["cards"]) if number in cards), None)
    if owner is not None:
        return emblem_and_name(owner, t)
    if number in view["requested"]:
        return Text(t("status-requested"), "bold")
    if any(number in done for done in view["completed"]):
        return Text(t("status-boxed"), "dim")
    return Text(t("status-out" if number in view["gone"] else "status-deck"), "dim")
