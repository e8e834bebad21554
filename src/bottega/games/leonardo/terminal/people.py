"""The players: what everyone sees of each, and what only the viewer knows."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem_and_name
from ....terminal.fit import Fitted
from ....terminal.grid import grid
from ....terminal.translator import Translator
from ..components import LABS
from .city import MASTER

APPRENTICE, MAN, FREE, HOLDER = "○", "▣", "·", "♛"


def people(view: View, t: Translator) -> Fitted:
    return Fitted((0, players(view, t)), (0, players(view, t, narrow=True)))


def players(view: View, t: Translator, narrow: bool = False) -> Table:
    """What everyone sees; a narrow table has shorter titles, and its cells may wrap."""
    table = grid(gap=1 if narrow else 2)
    labs = [t(f"column-{which}-lab") if narrow else t.name("lab", which) for which in LABS]
    titles = (t("column-players"), t("column-supply"), t("column-academy"), *labs, t("column-cards"))
    for title in titles:
        table.add_column(title, justify="right" if title == t("column-academy") else "left", no_wrap=not narrow)
    for seat in range(view["players"]):
        mine = seat == view["seat"]
        name = Text("▶ " if seat == view["active"] else "  ").append_text(emblem_and_name(seat, t, bold=mine))
        if seat == view["leonardo"]:
            name.append(f" {HOLDER}", "bold")
        supply = f"{view['supply'][seat]}{'' if view['master'][seat] else ' ' + MASTER}"
        if seat in view["passed"] and view["phase"] == "assignment":
            supply += f" {t('board-passed')}"
        labs = [lab(view, seat, which, t) for which in LABS]
        table.add_row(name, supply, str(view["academy"][seat]), *labs, " ".join(map(str, view["cards"][seat])))
    return table


def lab(view: View, seat: int, which: str, t: Translator) -> str:
    """The spaces of a lab with their workers, the weeks, and what is known of the work."""
    spaces = view["spaces"][seat][which]
    if not spaces:
        return "–"
    place = f"{which}_lab"
    inside = MAN * view["men"][seat][which] + APPRENTICE * view["placed"][seat][place]
    inside += MASTER if view["master"][seat] == place else ""
    places = inside.ljust(spaces, FREE)
    if view["weeks"][seat][which] < 0:
        return f"{places} {t('lab-idle')}"
    return f"{places} {t('lab-week', week=view['weeks'][seat][which])} {work(view, seat, which, t)}"


def work(view: View, seat: int, which: str, t: Translator) -> str:
    """9.1, 9.11: announced and marked works are public, a seat knows its own; the rest is secret."""
    known = view["figures"]["labs"][seat][which]
    if known is None:
        return t("work-secret")
    return t("work-grey" if view["marked"][seat][which] else "work-known", number=known["invention"])


def own(view: View, t: Translator) -> list[RenderableType]:
    """Purse, hand, works and what the viewer knows of the deck."""
    seat = view["seat"]
    hand = {kind: n for kind, n in view["hand"][seat].items() if n}
    held = [f"{n}× {t.name('component', kind)} {t(f'letter-{kind}')}" for kind, n in hand.items()]
    florins = t("florins", florins=view["florins"][seat])
    you = Text.assemble((t("own-you") + " ", "bold"), emblem_and_name(seat, t, bold=True))
    you.append(f" · {florins} · {', '.join(held) or t('own-no-components')}")
    further = [bench(view, seat, which, t) for which in LABS if view["figures"]["labs"][seat][which]]
    foreseen = cards([number for number in view["foreseen"][seat] if number], t)
    if foreseen:
        further.append(t("own-foreseen", cards=foreseen))
    glimpsed = cards(view["glimpsed"][seat], t)
    if glimpsed:
        further.append(t("own-glimpsed", window=view["window"], cards=glimpsed))
    return [you, *(Padding(line, (0, 0, 0, 2)) for line in further)]


def cards(numbers: list[int], t: Translator) -> str:
    return ", ".join(f"{number} {t.name('invention', number)}" for number in numbers)


def bench(view: View, seat: int, which: str, t: Translator) -> str:
    work = view["figures"]["labs"][seat][which]
    number = work["invention"]
    if view["marked"][seat][which]:
        standing = "grey"
    elif number in view["requested"]:
        standing = "requested"
    else:
        standing = "early"
    return t(
        "own-work",
        lab=t.name("lab", which),
        number=number,
        name=t.name("invention", number),
        weeks=view["weeks"][seat][which],
        need=work["need"],
        standing=standing,
        florins=work["florins"],
    )
