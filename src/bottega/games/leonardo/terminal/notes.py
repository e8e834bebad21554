"""What stands beside a move in the list: the numbers of the card it is about."""

from ....engine.actions import Move
from ....terminal.board import View
from ....terminal.speech import Speech
from .inventions import need, price, recipe


def note(move: Move, view: View, speech: Speech) -> str:
    """Recipe, weeks and reward of a start; the card that is announced, given up or put back; the Council's florins."""
    seat = view["seat"]
    if move.name == "start":
        number = int(move.args[1])
        key = "note-start" if number in view["requested"] else "note-start-early"
        time = speech("weeks", weeks=need(view, seat, number))
        return speech(key, recipe=recipe(view, number, speech), time=time, florins=price(view, number))
    if move.name == "arrange":
        return card(view["foreseen"][seat][int(move.args[0]) - 1], speech)
    if move.name == "cancel":
        return card(view["work"][seat][move.args[0]], speech)
    if move.name == "announce":
        work = view["figures"]["labs"][seat][move.args[0]]
        return speech("note-announce", card=card(work["invention"], speech), florins=work["florins"])
    if move.name == "benefit" and move.args[0] == "florins":
        return speech("florins", florins=view["council_florins"])
    return ""


def card(number: int, speech: Speech) -> str:
    return speech("note-card", number=number, name=speech.name("invention", number))
