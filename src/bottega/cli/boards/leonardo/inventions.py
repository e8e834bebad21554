"""The inventions: those requested, and the whole catalogue with what became of each."""

from rich.table import Table
from rich.text import Text

from ....games.leonardo.components import (
    BLACK,
    CLASS,
    CLASSES,
    COMPONENTS,
    DISCOUNT,
    GREY,
    INVENTIONS,
    LABS,
    RECIPE,
    TYPE,
    TYPES,
    WEEKS,
)
from ...emblems import named
from ...speech import Speech
from .. import View
from .tables import grid


def table_of(view: View) -> int:
    """Which of the two tables of recipes is played with, as an index."""
    return 0 if view["table"] == "L" else 1


def price(view: View, number: int, grey: bool = False) -> int:
    return int((GREY if grey else BLACK)[table_of(view), number])


def weeks(view: View, number: int) -> int:
    return int(WEEKS[table_of(view), number])


def need(view: View, seat: int, number: int) -> int:
    """9.9: the weeks an invention takes this seat, two less for each own card of its type."""
    same = [card for card in view["cards"][seat] if TYPE[card] == TYPE[number]]
    return max(0, weeks(view, number) - DISCOUNT * len(same))


def letters(view: View, number: int, speech: Speech) -> str:
    counts = RECIPE[table_of(view), number]
    return "".join(speech(f"letter-{kind}") * int(n) for kind, n in zip(COMPONENTS, counts, strict=True))


def recipe(view: View, number: int, speech: Speech) -> str:
    """The components in words."""
    counts = RECIPE[table_of(view), number]
    parts = ((int(n), speech.name("component", kind)) for kind, n in zip(COMPONENTS, counts, strict=True))
    return ", ".join(f"{n} {name}" for n, name in parts if n)


def heading(speech: Speech, title: str, last: str) -> Table:
    return grid(
        (speech(title), "left"),
        (speech("column-class"), "left"),
        (speech("column-type"), "left"),
        (speech("column-recipe"), "left"),
        (speech("column-weeks"), "right"),
        (speech("column-black"), "right"),
        (speech("column-grey"), "right"),
        (last, "left"),
    )


def cells(view: View, number: int, speech: Speech) -> list[str]:
    return [
        f"{number:>2} {speech.name('invention', number)}",
        speech.name("class", CLASSES[CLASS[table_of(view), number]]),
        speech.name("type", TYPES[TYPE[number]]),
        f"{letters(view, number, speech):<4} {recipe(view, number, speech)}",
        str(weeks(view, number)),
        str(price(view, number)),
        str(price(view, number, grey=True)),
    ]


def requested(view: View, speech: Speech) -> Table:
    """The cards on the board; the last column is what concerns the seat that looks."""
    deck = speech("board-deck", cards=view["deck_left"])
    table = heading(speech, "column-requested", deck)
    for number in view["requested"]:
        if number:
            table.add_row(*cells(view, number, speech), mine(view, number, speech))
    return table


def mine(view: View, number: int, speech: Speech) -> str:
    """Where the seat itself works on an invention, and what its cards take off."""
    seat = view["seat"]
    if seat is None:
        return ""
    parts = [speech.name("lab", lab) for lab in LABS if view["work"][seat][lab] == number]
    if need(view, seat, number) < weeks(view, number):
        parts.append(speech("board-need", weeks=need(view, seat, number)))
    return ", ".join(parts)


def catalogue(view: View, speech: Speech) -> Table:
    table = heading(speech, "column-all", speech("column-status"))
    for number in INVENTIONS:
        table.add_row(*cells(view, number, speech), status(view, number, speech))
    return table


def status(view: View, number: int, speech: Speech) -> Text:
    """What everybody knows of a card, and after it what the seat itself does with it."""
    owner = next((seat for seat, cards in enumerate(view["cards"]) if number in cards), None)
    if owner is not None:
        text = named(owner, speech)
    elif number in view["requested"]:
        text = Text(speech("status-requested"), "bold")
    elif any(number in done for done in view["completed"]):
        text = Text(speech("status-boxed"), "dim")
    elif number in view["gone"]:
        text = Text(speech("status-out"), "dim")
    else:
        text = Text(speech("status-deck"))
    return text.append(f"; {mine(view, number, speech)}" if mine(view, number, speech) else "", "not dim")
