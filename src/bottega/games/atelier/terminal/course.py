"""The status line: the round, whose turn it is, and the options of the game."""

from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem
from ....terminal.translator import Translator

TOKEN, HELP = "♛", "☞"


def course(view: View, t: Translator) -> Text:
    line = Text.assemble((t("atelier-round", number=view["round_number"]), "bold"))
    line.append(" · " + t(f"atelier-stage-{view['phase']}"))
    line.append(f" · {t('atelier-order')}").append_text(order(view, t))
    if view["figures"]["last_round"] and view["phase"] != "over":
        line.append(" · " + t("atelier-last-round"), "bold")
    for variant in ("free_leonardo", "earned_bonus"):
        if view[variant]:
            line.append(" · " + t(f"atelier-{variant}"), "dim")
    return line


def order(view: View, t: Translator) -> Text:
    """3.1: clockwise from the holder of the token; an arrow marks the present turn, a tick a past one."""
    line, had = Text(), view["phase"] != "over"
    for step in range(view["players"]):
        seat = (view["leonardo"] + step) % view["players"]
        now = seat == view["active"] and view["phase"] != "over"
        had = had and not now
        line.append(" ▶" if now else " ").append_text(emblem(seat, t, bold=now)).append("✓" if had else "", "dim")
    return line
