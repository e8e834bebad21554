"""The notes beside a move in the menu: symbols, what is printed on a card, what a city pays for."""

from ....engine.actions import Move
from ....terminal.board import View
from ....terminal.translator import Translator
from .cards import CARDS, pair, told
from .cities import goal


def note(move: Move, view: View, t: Translator) -> str:
    if move.name == "keep":
        return " ".join(pair(int(number), t) for number in str(move.args[0]).split("+"))
    if move.name == "take":
        return card(str(move.args[0]), view, t)
    if move.name == "place":
        return goal(str(move.args[0]), t)
    if move.name == "coins":
        return t("omnia-note-coins", coins=view["figures"]["coins"])
    if move.name == "draw":
        return t("omnia-note-draw", count=view["figures"]["draw"], left=view["city_left"])
    return ""


def card(which: str, view: View, t: Translator) -> str:
    """What is printed on it, and how many of its colour the viewer has."""
    said, shade = told(which, t), CARDS[which]["colour"]
    held = sum(CARDS[own]["colour"] == shade for own in view["cards"][view["seat"]])
    return f"{said}; {t('omnia-note-held', count=held)}" if shade and held else said
