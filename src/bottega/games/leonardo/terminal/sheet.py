"""The score sheet: the parts of each player's florins, and the tie-breaks (11.2 to 11.4)."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem_and_name
from ....terminal.grid import grid
from ....terminal.translator import Translator
from ..components import TYPE, TYPES
from ..figures import TIE_BREAKS


def types(view: View, seat: int) -> list[str]:
    """The types among a player's cards."""
    return [TYPES[kind] for kind in sorted({int(TYPE[card]) for card in view["cards"][seat]})]


def sheet(view: View, t: Translator) -> RenderableType:
    parts: list[RenderableType] = [Text(t("sheet-title"), "bold"), overview(view, t), Text()]
    parts += [explained(view, seat, t) for seat in view["figures"]["ranking"]]
    parts += [Text(line) for line in ties(view, t)]
    winners = Text(", ").join([emblem_and_name(seat, t, bold=True) for seat in view["winners"]])
    parts.append(Text.assemble("\n", (t("sheet-winners", count=len(view["winners"])) + " ", "bold"), winners))
    return Group(*parts)


def overview(view: View, t: Translator) -> Table:
    table = grid(
        (t("column-players"), "left"),
        (t("sheet-florins"), "right"),
        (t("sheet-variety"), "right"),
        (t("sheet-total"), "right"),
        *((t("sheet-cards") if what == "cards" else t.name("class", what), "right") for what in TIE_BREAKS),
    )
    for seat in view["figures"]["ranking"]:
        bonus = view["figures"]["variety"][seat]["florins"]
        total = view["scores"][seat]
        ties = (str(view["figures"]["tie_breaks"][seat][what]) for what in TIE_BREAKS)
        bold = seat in view["winners"]
        table.add_row(emblem_and_name(seat, t, bold), str(total - bonus), str(bonus), str(total), *ties)
    return table


def explained(view: View, seat: int, t: Translator) -> Text:
    """One player's line in words."""
    variety = view["figures"]["variety"][seat]
    cards = ", ".join(f"{card} {t.name('invention', card)}" for card in view["cards"][seat])
    said = t(
        "sheet-line",
        purse=t("florins", florins=view["scores"][seat] - variety["florins"]),
        bonus=variety["florins"],
        types=variety["types"],
        kinds=", ".join(t.name("type", kind) for kind in types(view, seat)),
        total=view["scores"][seat],
    )
    line = emblem_and_name(seat, t).append(f" · {said}")
    return line.append(" " + t("sheet-owned", cards=cards) if cards else "")


def ties(view: View, t: Translator) -> list[str]:
    """11.4: the steps of the tie-break for the most florins, one per line; none without a tie."""
    best = max(view["scores"])
    level = [seat for seat in view["figures"]["ranking"] if view["scores"][seat] == best]
    counts = view["figures"]["tie_breaks"]
    if len(level) == 1:
        return []
    said = [t("sheet-tie", who=names(level, t), purse=t("florins", florins=best))]
    for what in TIE_BREAKS:
        most = max(counts[seat][what] for seat in level)
        ahead = [seat for seat in level if counts[seat][what] == most]
        if len(ahead) < len(level):
            said.append(t("sheet-tie-by", by=what, most=most, who=names(ahead, t)))
        level = ahead
    return said if len(level) == 1 else [*said, t("sheet-tie-shared")]


def names(seats: list[int], t: Translator) -> str:
    return ", ".join(t.seat(seat) for seat in seats)
