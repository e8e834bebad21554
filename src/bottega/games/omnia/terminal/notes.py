"""What stands beside a move in the list: symbols, what is printed on a card, what a city pays for."""

from ....engine.actions import Move
from ....terminal.board import View
from ....terminal.speech import Speech
from .cards import CARDS, pair, told
from .cities import goal


def note(move: Move, view: View, speech: Speech) -> str:
    if move.name == "keep":
        return " ".join(pair(int(number), speech) for number in str(move.args[0]).split("+"))
    if move.name == "take":
        return card(str(move.args[0]), view, speech)
    if move.name == "place":
        return goal(str(move.args[0]), speech)
    if move.name == "coins":
        return speech("omnia-note-coins", coins=view["figures"]["coins"])
    if move.name == "draw":
        return speech("omnia-note-draw", count=view["figures"]["draw"], left=view["city_left"])
    return ""


def card(which: str, view: View, speech: Speech) -> str:
    """What is printed on it, and how many of its colour one has."""
    said, shade = told(which, speech), CARDS[which]["colour"]
    held = sum(CARDS[own]["colour"] == shade for own in view["cards"][view["seat"]])
    return f"{said}; {speech('omnia-note-held', count=held)}" if shade and held else said
