"""The score sheet: what each player's florins are made of, and what broke a tie (11.2 to 11.4)."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import named
from ....terminal.grid import grid
from ....terminal.speech import Speech
from ..components import TYPE, TYPES
from ..figures import TIE_BREAKS


def types(view: View, seat: int) -> list[str]:
    """The types among a player's cards."""
    return [TYPES[kind] for kind in sorted({int(TYPE[card]) for card in view["cards"][seat]})]


def sheet(view: View, speech: Speech) -> RenderableType:
    parts: list[RenderableType] = [Text(speech("sheet-title"), "bold"), overview(view, speech), Text()]
    parts += [explained(view, seat, speech) for seat in view["figures"]["ranking"]]
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
    for seat in view["figures"]["ranking"]:
        bonus = view["figures"]["variety"][seat]["florins"]
        total = view["scores"][seat]
        ties = (str(view["figures"]["tie_breaks"][seat][what]) for what in TIE_BREAKS)
        bold = seat in view["winners"]
        table.add_row(named(seat, speech, bold), str(total - bonus), str(bonus), str(total), *ties)
    return table


def explained(view: View, seat: int, speech: Speech) -> Text:
    """One player's line in words."""
    variety = view["figures"]["variety"][seat]
    cards = ", ".join(f"{card} {speech.name('invention', card)}" for card in view["cards"][seat])
    said = speech(
        "sheet-line",
        purse=speech("florins", florins=view["scores"][seat] - variety["florins"]),
        bonus=variety["florins"],
        types=variety["types"],
        kinds=", ".join(speech.name("type", kind) for kind in types(view, seat)),
        total=view["scores"][seat],
    )
    line = named(seat, speech).append(f" · {said}")
    return line.append(" " + speech("sheet-owned", cards=cards) if cards else "")


def ties(view: View, speech: Speech) -> list[str]:
    """11.4: how a tie for the most florins was broken, one step a line; none if there was no tie."""
    best = max(view["scores"])
    level = [seat for seat in view["figures"]["ranking"] if view["scores"][seat] == best]
    counts = view["figures"]["tie_breaks"]
    if len(level) == 1:
        return []
    said = [speech("sheet-tie", who=names(level, speech), purse=speech("florins", florins=best))]
    for what in TIE_BREAKS:
        most = max(counts[seat][what] for seat in level)
        ahead = [seat for seat in level if counts[seat][what] == most]
        if len(ahead) < len(level):
            said.append(speech("sheet-tie-by", by=what, most=most, who=names(ahead, speech)))
        level = ahead
    return said if len(level) == 1 else [*said, speech("sheet-tie-shared")]


def names(seats: list[int], speech: Speech) -> str:
    return ", ".join(speech.seat(seat) for seat in seats)
