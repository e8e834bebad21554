"""The players: what everybody sees of each, and what the seat that looks has and knows for itself."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import named
from ....terminal.grid import grid
from ....terminal.speech import Speech
from ..components import LABS
from .city import MASTER

APPRENTICE, MAN, FREE, HOLDER = "○", "▣", "·", "♛"


def people(view: View, speech: Speech) -> Table:
    table = grid(
        (speech("column-players"), "left"),
        (speech("column-supply"), "left"),
        (speech("column-academy"), "right"),
        (speech.name("lab", "small"), "left"),
        (speech.name("lab", "large"), "left"),
        (speech("column-cards"), "left"),
    )
    for seat in range(view["players"]):
        mine = seat == view["seat"]
        name = Text("▶ " if seat == view["active"] else "  ").append_text(named(seat, speech, bold=mine))
        if seat == view["leonardo"]:
            name.append(f" {HOLDER}", "bold")
        supply = f"{view['supply'][seat]}{'' if view['master'][seat] else ' ' + MASTER}"
        if seat in view["passed"] and view["phase"] == "assignment":
            supply += f" {speech('board-passed')}"
        labs = [lab(view, seat, which, speech) for which in LABS]
        table.add_row(name, supply, str(view["academy"][seat]), *labs, " ".join(map(str, view["cards"][seat])))
    return table


def lab(view: View, seat: int, which: str, speech: Speech) -> str:
    """The places of a lab with who stands there, the weeks, and what is known of the work."""
    spaces = view["spaces"][seat][which]
    if not spaces:
        return "–"
    place = f"{which}_lab"
    inside = MAN * view["men"][seat][which] + APPRENTICE * view["placed"][seat][place]
    inside += MASTER if view["master"][seat] == place else ""
    places = inside.ljust(spaces, FREE)
    if view["weeks"][seat][which] < 0:
        return f"{places} {speech('lab-idle')}"
    return f"{places} {speech('lab-week', week=view['weeks'][seat][which])} {work(view, seat, which, speech)}"


def work(view: View, seat: int, which: str, speech: Speech) -> str:
    """9.1, 9.11: announced and marked works are open, one's own are known to oneself; the rest is secret."""
    known = view["figures"]["labs"][seat][which]
    if known is None:
        return speech("work-secret")
    return speech("work-grey" if view["marked"][seat][which] else "work-known", number=known["invention"])


def own(view: View, speech: Speech) -> list[RenderableType]:
    """Purse, hand, works and what is known of the deck: for nobody else's eyes."""
    seat = view["seat"]
    hand = {kind: n for kind, n in view["hand"][seat].items() if n}
    held = [f"{n}× {speech.name('component', kind)} {speech(f'letter-{kind}')}" for kind, n in hand.items()]
    florins = speech("florins", florins=view["florins"][seat])
    you = Text.assemble((speech("own-you") + " ", "bold"), named(seat, speech, bold=True))
    you.append(f" · {florins} · {', '.join(held) or speech('own-no-components')}")
    further = [bench(view, seat, which, speech) for which in LABS if view["figures"]["labs"][seat][which]]
    foreseen = cards([number for number in view["foreseen"][seat] if number], speech)
    if foreseen:
        further.append(speech("own-foreseen", cards=foreseen))
    glimpsed = cards(view["glimpsed"][seat], speech)
    if glimpsed:
        further.append(speech("own-glimpsed", window=view["window"], cards=glimpsed))
    return [you, *(Padding(line, (0, 0, 0, 2)) for line in further)]


def cards(numbers: list[int], speech: Speech) -> str:
    return ", ".join(f"{number} {speech.name('invention', number)}" for number in numbers)


def bench(view: View, seat: int, which: str, speech: Speech) -> str:
    work = view["figures"]["labs"][seat][which]
    number = work["invention"]
    if view["marked"][seat][which]:
        standing = "grey"
    elif number in view["requested"]:
        standing = "requested"
    else:
        standing = "early"
    return speech(
        "own-work",
        lab=speech.name("lab", which),
        number=number,
        name=speech.name("invention", number),
        weeks=view["weeks"][seat][which],
        need=work["need"],
        standing=standing,
        florins=work["florins"],
    )
