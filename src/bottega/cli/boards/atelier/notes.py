"""What stands beside a move in the list: the painting that it completes, what a Mastery brings."""

from ....engine.actions import Move
from ...speech import Speech
from .. import View
from .cards import letters, printed


def note(move: Move, view: View, speech: Speech) -> str:
    if move.name == "claim":
        mastery = printed(view, "masteries", str(move.args[0]))
        colours = " ".join(letters(mastery["bonus"], speech).plain.split())
        return speech("atelier-note-claim", colours=colours)
    if move.name == "paint" and view["phase"] in ("action", "painting"):
        easel = str(move.args[1])
        if view["bare"][easel] == [move.args[2]]:
            return speech("atelier-note-completes", points=printed(view, "paintings", view["easel"][easel])["points"])
    return ""
