"""The middle of the table: two easels with their rings of spaces, masteries, colours, achievements, the scale."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem
from ....terminal.translator import Translator
from ..components import EASELS
from .cards import INKS, all_of, cards, letter, letters, levels, printed

BARE, FRESH = "·", "*"
# Where the spaces are drawn, clockwise from the top: rows with left, middle and right.
RINGS = {
    "six": ((None, 1, None), (6, None, 2), (5, None, 3), (None, 4, None)),
    "four": ((None, 1, None), (4, None, 2), (None, 3, None)),
}
CELL = 6  # columns of a space
EASEL = 26  # minimum columns of an easel


def studio(view: View, t: Translator) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in EASELS:
        table.add_column(min_width=EASEL, no_wrap=True)
    table.add_column()
    table.add_row(*(easel(view, which, t) for which in EASELS), masteries(view, t))
    return table


def easel(view: View, which: str, t: Translator) -> RenderableType:
    """The painting, and around it the spaces: number, colour, and the value of the card there."""
    title = Text.assemble((t.name("easel", which), "bold underline"))
    name = view["easel"][which]
    if name is None:
        return Group(title, Text(t("atelier-no-painting"), "dim"))
    painting = printed(view, "paintings", name)
    rows = [
        Text("  ").join([Text(), *(space(view, which, number, painting["ring"], t) for number in row)])
        for row in RINGS[view["ring"]]
    ]
    worth = t("atelier-points", points=painting["points"])
    return Group(title, Text.assemble((t.name("painting", name), "italic"), f" · {worth}"), *rows)


def space(view: View, which: str, number: int | None, ring: list[str], t: Translator) -> Text:
    """5.2, 5.3: `2 R ·` if it is empty, `2 R 3` with a card; a star if it was painted in this turn."""
    if number is None:
        return Text(" " * CELL)
    colour = ring[number - 1]
    value = view["canvas"][which][number - 1]
    style = INKS[colour] if value else f"bold {INKS[colour]}"
    text = Text.assemble((str(number), "dim"), " ", (letter(colour, t), style), " ")
    text.append(str(value) if value else BARE, "dim" if value else "bold")
    return text.append(FRESH if number in view["fresh"][which] else " ")


def masteries(view: View, t: Translator) -> RenderableType:
    """7.1, 7.3: the cards that each one needs, and its owner."""
    lines = [Text.assemble((t("atelier-masteries"), "bold underline"))]
    for mastery in all_of(view, "masteries"):
        owner = next((seat for seat, own in enumerate(view["masteries"]) if mastery["name"] in own), None)
        line = letters(mastery["need"], t)
        if owner is not None:
            line.stylize("dim")
            line.append(" ").append_text(emblem(owner, t))
        lines.append(line)
    return Group(*lines)


def colours(view: View, t: Translator) -> RenderableType:
    """4.1: the cards on the table, and how many there are elsewhere. 8.6: the card drawn for Leonardo."""
    line = Text.assemble((t("atelier-table") + " ", "bold"), cards(view["table"], t))
    if view["drawn"]:
        line.append(" · " + t("atelier-drawn") + " ").append_text(cards([view["drawn"]], t))
    counts = {"deck": view["deck_left"], "discards": len(view["discards"]), "paintings": view["paintings_left"]}
    line.append(" · " + t("atelier-decks", **counts), "dim")
    return line


def achievements(view: View, t: Translator) -> Text:
    """10.5: what counts at the end in this game."""
    said = [
        f"{t.name('achievement', name)} ({printed(view, 'achievements', name)['points']})"
        for name in view["achievements"]
    ]
    return Text.assemble((t("atelier-achievements") + " ", "bold"), " · ".join(said))


def scale(view: View, t: Translator) -> Text:
    """1.5, 5.8: the levels of esteem, what each adds to a Paint action, and the position of each player."""
    line = Text.assemble((t("atelier-scale"), "bold"))
    for first, last, bonus in levels(view):
        span = f"{first}" if last == first else f"{first}–{'' if last is None else last}"
        line.append(f" │ {span} ").append(f"+{bonus}", "bold")
        for seat in range(view["players"]):
            if first <= view["esteem"][seat] and (last is None or view["esteem"][seat] <= last):
                line.append(" ").append_text(emblem(seat, t))
    return line
