"""Where the game stands: the round, whose turn it is, and what else was agreed on."""

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
    """3.1: from the holder of the token clockwise; whose turn it is has an arrow, who has had it a tick."""
    line, had = Text(), view["phase"] != "over"
    for step in range(view["players"]):
        seat = (view["leonardo"] + step) % view["players"]
        now = seat == view["active"] and view["phase"] != "over"
        had = had and not now
        line.append(" ▶" if now else " ").append_text(emblem(seat, t, bold=now)).append("✓" if had else "", "dim")
    return line
