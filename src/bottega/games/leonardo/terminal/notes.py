"""The notes beside a move in the menu: the numbers of the card it is about."""

from ....engine.actions import Move
from ....terminal.board import View
from ....terminal.translator import Translator
from .inventions import need, price, recipe


def note(move: Move, view: View, t: Translator) -> str:
    """Recipe, weeks and reward of a start; the card that is announced, given up or put back; the Council's florins."""
    seat = view["seat"]
    if move.name == "start":
        number = int(move.args[1])
        key = "note-start" if number in view["requested"] else "note-start-early"
        time = t("weeks", weeks=need(view, seat, number))
        return t(key, recipe=recipe(view, number, t), time=time, florins=price(view, number))
    if move.name == "arrange":
        return card(view["foreseen"][seat][int(move.args[0]) - 1], t)
    if move.name == "cancel":
        return card(view["work"][seat][move.args[0]], t)
    if move.name == "announce":
        work = view["figures"]["labs"][seat][move.args[0]]
        return t("note-announce", card=card(work["invention"], t), florins=work["florins"])
    if move.name == "benefit" and move.args[0] == "florins":
        return t("florins", florins=view["council_florins"])
    return ""


def card(number: int, t: Translator) -> str:
    return t("note-card", number=number, name=t.name("invention", number))
