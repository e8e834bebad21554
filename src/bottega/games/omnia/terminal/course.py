"""Where the game stands: round, order of turns, bank and packs, and what is left of the card being played."""

from collections.abc import Iterable

from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem
from ....terminal.speech import Speech
from ..components import ROUNDS, STAGES
from .cards import SYMBOLS


def course(view: View, speech: Speech) -> Iterable[Text]:
    if view["phase"] == "draft":
        line = Text(speech("omnia-draft", number=view["stage"] + 1, most=STAGES), "bold")
    else:
        line = Text(speech("omnia-round", number=view["this_round"], most=ROUNDS), "bold")
    line.append(f" · {speech('omnia-order')}", "not bold").append_text(order(view, speech))
    line.append(f" · {speech('omnia-bank', coins=view['bank'])}", "not bold")
    yield line.append(f" · {speech('omnia-pack', cities=view['city_left'])}", "not bold")
    if view["card"]:
        yield turn(view, speech)


def order(view: View, speech: Speech) -> Text:
    """2.5: from the first player clockwise; an arrow for whose turn it is."""
    line = Text()
    for step in range(view["players"]):
        seat = (view["first"] + step) % view["players"]
        now = seat == view["active"]
        line.append(" ▶" if now else " ").append_text(emblem(seat, speech, bold=now))
    return line


def turn(view: View, speech: Speech) -> Text:
    """4.3: the card played, its two symbols, and what has been done of them; 8.1: the effect that comes first."""
    line = Text("  ").append_text(emblem(view["active"], speech, bold=True))
    line.append(f" {speech('omnia-card', number=view['card'])} ")
    for place, symbol in enumerate(SYMBOLS[view["card"]], 1):
        done = place in view["used"]
        line.append(" · " if place > 1 else "")
        line.append(speech.name("symbol", symbol) + (" ✓" if done else ""), "dim" if done else "bold")
    if view["effect"]:
        line.append(f"   ↯ {speech.name('symbol', view['effect'])}", "bold")
    return line
