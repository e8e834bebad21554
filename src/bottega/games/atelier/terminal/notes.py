"""The notes beside a move in the menu: the painting that it completes, what a Mastery brings."""

from ....engine.actions import Move
from ....terminal.board import View
from ....terminal.translator import Translator
from .cards import letters, printed


def note(move: Move, view: View, t: Translator) -> str:
    if move.name == "claim":
        mastery = printed(view, "masteries", str(move.args[0]))
        colours = " ".join(letters(mastery["bonus"], t).plain.split())
        return t("atelier-note-claim", colours=colours)
    if move.name == "paint":
        gains = {(gain["card"], gain["easel"], gain["space"]): gain for gain in view["figures"]["gains"]}
        points = gains[move.args]["painting"] if move.args in gains else 0
        return t("atelier-note-completes", points=points) if points else ""
    return ""
