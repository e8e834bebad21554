"""Where the game stands: the round, whose turn it is, and what else was agreed on."""

from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem
from ....terminal.speech import Speech

TOKEN, HELP = "♛", "☞"


def course(view: View, speech: Speech) -> Text:
    line = Text.assemble((speech("atelier-round", number=view["round_number"]), "bold"))
    line.append(" · " + speech(f"atelier-stage-{view['phase']}"))
    line.append(f" · {speech('atelier-order')}").append_text(order(view, speech))
    if view["figures"]["last_round"] and view["phase"] != "over":
        line.append(" · " + speech("atelier-last-round"), "bold")
    for variant in ("free_leonardo", "earned_bonus"):
        if view[variant]:
            line.append(" · " + speech(f"atelier-{variant}"), "dim")
    return line


def order(view: View, speech: Speech) -> Text:
    """3.1: from the holder of the token clockwise; whose turn it is has an arrow, who has had it a tick."""
    line, had = Text(), view["phase"] != "over"
    for step in range(view["players"]):
        seat = (view["leonardo"] + step) % view["players"]
        now = seat == view["active"] and view["phase"] != "over"
        had = had and not now
        line.append(" ▶" if now else " ").append_text(emblem(seat, speech, bold=now)).append("✓" if had else "", "dim")
    return line
