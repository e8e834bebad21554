"""What stands beside a move in the list: the painting that it completes, what a Mastery brings."""

from ....engine.actions import Move
from ....terminal.board import View
from ....terminal.speech import Speech
from .cards import letters, printed


def note(move: Move, view: View, speech: Speech) -> str:
    if move.name == "claim":
        mastery = printed(view, "masteries", str(move.args[0]))
        colours = " ".join(letters(mastery["bonus"], speech).plain.split())
        return speech("atelier-note-claim", colours=colours)
    if move.name == "paint":
        gains = {(gain["card"], gain["easel"], gain["space"]): gain for gain in view["figures"]["gains"]}
        points = gains[move.args]["painting"] if move.args in gains else 0
        return speech("atelier-note-completes", points=points) if points else ""
    return ""
