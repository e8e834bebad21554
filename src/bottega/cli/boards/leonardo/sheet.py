"""The score sheet: what each player's florins are made of, and what broke a tie (11.2 to 11.4)."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....games.leonardo.components import CLASS, CLASSES, TYPE, TYPES, VARIETY
from ...emblems import named
from ...speech import Speech
from .. import View
from ..tables import grid
from .inventions import table_of

TIE_BREAKS = ("cards", *reversed(CLASSES))  # 11.4: in the order in which they are asked


def types(view: View, seat: int) -> list[str]:
    """The types among a player's cards."""
    return [TYPES[kind] for kind in sorted({int(TYPE[card]) for card in view["cards"][seat]})]


def counts(view: View, seat: int) -> dict[str, int]:
    """What ties are broken by."""
    cards = view["cards"][seat]
    of_class = {name: sum(CLASSES[CLASS[table_of(view), c]] == name for c in cards) for name in CLASSES}
    return {"cards": len(cards)} | of_class


def ranking(view: View) -> list[int]:
    def standing(seat: int) -> list[int]:
        return [view["scores"][seat], *(counts(view, seat)[what] for what in TIE_BREAKS)]

    return sorted(range(view["players"]), key=standing, reverse=True)


def sheet(view: View, speech: Speech) -> RenderableType:
    parts: list[RenderableType] = [Text(speech("sheet-title"), "bold"), overview(view, speech), Text()]
    parts += [explained(view, seat, speech) for seat in ranking(view)]
    parts += [Text(line) for line in ties(view, speech)]
    winners = Text(", ").join([named(seat, speech, bold=True) for seat in view["winners"]])
    parts.append(Text.assemble("\n", (speech("sheet-winners", count=len(view["winners"])) + " ", "bold"), winners))
    return Group(*parts)


def overview(view: View, speech: Speech) -> Table:
    table = grid(
        (speech("column-players"), "left"),
        (speech("sheet-florins"), "right"),
        (speech("sheet-variety"), "right"),
        (speech("sheet-total"), "right"),
        *((speech("sheet-cards") if what == "cards" else speech.name("class", what), "right") for what in TIE_BREAKS),
    )
    for seat in ranking(view):
        bonus = int(VARIETY[len(types(view, seat))])
        total = view["scores"][seat]
        ties = (str(counts(view, seat)[what]) for what in TIE_BREAKS)
        bold = seat in view["winners"]
        table.add_row(named(seat, speech, bold), str(total - bonus), str(bonus), str(total), *ties)
    return table


def explained(view: View, seat: int, speech: Speech) -> Text:
    """One player's line in words."""
    held = types(view, seat)
    bonus = int(VARIETY[len(held)])
    cards = ", ".join(f"{card} {speech.name('invention', card)}" for card in view["cards"][seat])
    said = speech(
        "sheet-line",
        purse=speech("florins", florins=view["scores"][seat] - bonus),
        bonus=bonus,
        types=len(held),
        kinds=", ".join(speech.name("type", kind) for kind in held),
        total=view["scores"][seat],
    )
    line = named(seat, speech).append(f" · {said}")
    return line.append(" " + speech("sheet-owned", cards=cards) if cards else "")


def ties(view: View, speech: Speech) -> list[str]:
    """11.4: how a tie for the most florins was broken, one step a line; none if there was no tie."""
    best = max(view["scores"])
    level = [seat for seat in ranking(view) if view["scores"][seat] == best]
    if len(level) == 1:
        return []
    said = [speech("sheet-tie", who=names(level, speech), purse=speech("florins", florins=best))]
    for what in TIE_BREAKS:
        most = max(counts(view, seat)[what] for seat in level)
        ahead = [seat for seat in level if counts(view, seat)[what] == most]
        if len(ahead) < len(level):
            said.append(speech("sheet-tie-by", by=what, most=most, who=names(ahead, speech)))
        level = ahead
    return said if len(level) == 1 else [*said, speech("sheet-tie-shared")]


def names(seats: list[int], speech: Speech) -> str:
    return ", ".join(speech.seat(seat) for seat in seats)
