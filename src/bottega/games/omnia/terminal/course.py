"""The status line: round, order of turns, bank and packs, and what is left of the present card."""

from collections.abc import Iterable

from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem
from ....terminal.translator import Translator
from ..components import ROUNDS, STAGES
from .cards import SYMBOLS


def course(view: View, t: Translator) -> Iterable[Text]:
    if view["phase"] == "draft":
        line = Text(t("omnia-draft", number=view["stage"] + 1, most=STAGES), "bold")
    else:
        line = Text(t("omnia-round", number=view["this_round"], most=ROUNDS), "bold")
    line.append(f" · {t('omnia-order')}", "not bold").append_text(order(view, t))
    line.append(f" · {t('omnia-bank', coins=view['bank'])}", "not bold")
    yield line.append(f" · {t('omnia-pack', cities=view['city_left'])}", "not bold")
    if view["card"]:
        yield turn(view, t)


def order(view: View, t: Translator) -> Text:
    """2.5: clockwise from the first player; an arrow marks the present turn."""
    line = Text()
    for step in range(view["players"]):
        seat = (view["first"] + step) % view["players"]
        now = seat == view["active"]
        line.append(" ▶" if now else " ").append_text(emblem(seat, t, bold=now))
    return line


def turn(view: View, t: Translator) -> Text:
    """4.3: the card played, its two symbols, and what has been done of them; 8.1: the effect that comes first."""
    line = Text("  ").append_text(emblem(view["active"], t, bold=True))
    line.append(f" {t('omnia-card', number=view['card'])} ")
    for place, symbol in enumerate(SYMBOLS[view["card"]], 1):
        done = place in view["used"]
        line.append(" · " if place > 1 else "")
        line.append(t.name("symbol", symbol) + (" ✓" if done else ""), "dim" if done else "bold")
    if view["effect"]:
        line.append(f"   ↯ {t.name('symbol', view['effect'])}", "bold")
    return line
