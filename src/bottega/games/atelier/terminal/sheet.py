"""The score sheet: the parts of each player's points, and the tie-break (10.4 to 10.6)."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem_and_name
from ....terminal.grid import grid
from ....terminal.translator import Translator
from .cards import printed


def ranking(view: View) -> list[int]:
    def standing(seat: int) -> tuple[int, int]:
        return view["scores"][seat], len(view["completed"][seat])

    return sorted(range(view["players"]), key=standing, reverse=True)


def points_of_achievements(view: View, seat: int) -> int:
    """10.4: the rest of the score. Hands stay hidden, so it cannot be counted."""
    return int(view["scores"][seat] - view["esteem"][seat] - view["figures"]["paintings"][seat])


def sheet(view: View, t: Translator) -> RenderableType:
    parts: list[RenderableType] = [Text(t("sheet-title"), "bold"), overview(view, t), Text()]
    parts += [explained(view, seat, t) for seat in ranking(view)]
    parts += [Text(line) for line in ties(view, t)]
    winners = Text(", ").join([emblem_and_name(seat, t, bold=True) for seat in view["winners"]])
    parts.append(Text.assemble("\n", (t("sheet-winners", count=len(view["winners"])) + " ", "bold"), winners))
    return Group(*parts)


def overview(view: View, t: Translator) -> Table:
    table = grid(
        (t("atelier-players"), "left"),
        (t("atelier-esteem"), "right"),
        (t("atelier-completed"), "right"),
        (t("atelier-all-achievements"), "right"),
        (t("sheet-total"), "right"),
    )
    for seat in ranking(view):
        parts = view["esteem"][seat], view["figures"]["paintings"][seat], points_of_achievements(view, seat)
        total = Text(str(view["scores"][seat]), "bold")
        table.add_row(emblem_and_name(seat, t, seat in view["winners"]), *map(str, parts), total)
    return table


def explained(view: View, seat: int, t: Translator) -> Text:
    """One player's line in words: which paintings, which achievements."""
    line = emblem_and_name(seat, t)
    paintings = [
        f"{t.name('painting', name)} {printed(view, 'paintings', name)['points']}" for name in view["completed"][seat]
    ]
    achievements = [" / ".join(t.name("achievement", name) for name in either) for either in met(view, seat)]
    said = [t("atelier-sheet-paintings", paintings=", ".join(paintings) or "–")]
    if points_of_achievements(view, seat):
        said.append(t("atelier-sheet-achievements", achievements="; ".join(achievements)))
    return line.append(" · " + " · ".join(said))


def met(view: View, seat: int) -> list[list[str]]:
    """10.5: the achievements that a player meets. For a hidden hand the points decide, which may be ambiguous."""
    points = {name: printed(view, "achievements", name)["points"] for name in view["achievements"]}
    fulfilled = view["figures"]["fulfilled"]
    sure = [name for name in points if fulfilled[name][seat]]
    hidden = [name for name in points if fulfilled[name][seat] is None]
    left = points_of_achievements(view, seat) - sum(points[name] for name in sure)
    if left == sum(points[name] for name in hidden):
        return [[name] for name in sure + hidden]
    return [[name] for name in sure] + ([hidden] if left else [])


def ties(view: View, t: Translator) -> list[str]:
    """10.6: among the highest scores, the player with more completed paintings wins."""
    best = max(view["scores"])
    level = [seat for seat in ranking(view) if view["scores"][seat] == best]
    if len(level) == 1:
        return []
    most = max(len(view["completed"][seat]) for seat in level)
    who = ", ".join(t.seat(seat) for seat in level)
    return [t("atelier-sheet-tie", points=best, who=who, paintings=most, shared=len(view["winners"]))]
