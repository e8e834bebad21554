"""The cards: what is printed on them, short and as a sentence, and who has them."""

from collections.abc import Iterator

from ....terminal.board import View
from ....terminal.translator import Translator
from ..components import (
    ART,
    ART_POINTS,
    CARDS,
    COPIES,
    FIRST_AIRPLANE,
    FIRST_PROJECT,
    HOOKS,
    MACHINE_COST,
    MACHINE_DECK,
    PROJECT_COST,
    PROJECTS,
    TANK_DICE,
    TANK_HITS,
)


def number(card: str) -> int:
    return CARDS.index(card)


def is_machine(card: str) -> bool:
    """A Tank or an Airplane, which is in play as soon as it is taken."""
    return number(card) < FIRST_PROJECT


def cost(card: str) -> int:
    """The cost of a machine of that card, or of activating the project."""
    return int(MACHINE_COST[number(card)] if is_machine(card) else PROJECT_COST[number(card) - FIRST_PROJECT])


def copies(card: str) -> int:
    return MACHINE_DECK.tolist().count(number(card)) if is_machine(card) else int(COPIES[number(card) - FIRST_PROJECT])


def points(card: str) -> int:
    """13.18: the points of a work of art."""
    return 0 if is_machine(card) else int(ART_POINTS[number(card) - FIRST_PROJECT])


def clause(card: str) -> str:
    """The clause about a card; section 13 has them in their order."""
    if is_machine(card):
        return "13.1" if number(card) < FIRST_AIRPLANE else "13.2"
    return f"13.{3 + min(number(card) - FIRST_PROJECT, ART)}"


def effect(card: str, t: Translator) -> str:
    """What a card does, in a few words."""
    index = number(card)
    if index < FIRST_AIRPLANE:
        return t("magnifico-effect-tank", dice=int(TANK_DICE[index]), hits=int(TANK_HITS[index]))
    if is_machine(card):
        return t("magnifico-effect-airplane", hooks=int(HOOKS[index]))
    if points(card):
        return t("magnifico-effect-art", points=points(card))
    return t(f"magnifico-effect-{card}")


def short(card: str, t: Translator) -> str:
    index = number(card)
    if index < FIRST_AIRPLANE:
        return f"{t('magnifico-letter-tanks')}{TANK_DICE[index]}-{TANK_HITS[index]}"
    if is_machine(card):
        return f"{t('magnifico-letter-airplanes')}{HOOKS[index]}"
    return t(f"magnifico-short-{card}")


def in_play(view: View, seat: int) -> Iterator[tuple[str, int]]:
    """The cards that a seat has in play, each with its number."""
    for card in (view["tank_card"][seat], view["airplane_card"][seat]):
        if card:
            yield card, 1
    yield from projects(view, seat, "in_play")


def projects(view: View, seat: int, where: str) -> Iterator[tuple[str, int]]:
    """The projects a seat has in play or in store."""
    for card in PROJECTS:
        if view[where][seat][card]:
            yield card, view[where][seat][card]
