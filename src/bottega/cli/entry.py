"""Reading a move as a person types it: its number in the list, or words in any language, whole or in part."""

import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import cache

from ..engine.actions import Move
from ..engine.game import Game
from ..engine.messages import LANGUAGES
from ..terminal.translator import Translator
from .errors import UsageError
from .menu import Menu

Form = tuple[str, ...]  # the words of one way to say a move
SHOWN = 8  # candidates that are named when an entry is ambiguous


def read(text: str, game: Game, menu: Menu, t: Translator) -> Move:
    """The move that is meant; it may be one that the rules forbid now, so that they can say why.

    Raises UsageError for a number that is not in the list, and for words that fit several moves or none.
    """
    if text.strip().isdecimal():
        return _numbered(int(text), menu, t)
    typed = words(text)
    said = {move for move in _forms(game) if typed in _forms(game)[move]}
    if len(said) == 1:
        return said.pop()
    open_now = menu.moves.values()
    kinds = {move.name for move in open_now}
    alike = [move for move in _forms(game) if move.name in kinds]  # a move of the present kind is meant before others
    for moves, unclear in ((open_now, "ambiguous"), (alike, "impossible"), (_forms(game), "impossible")):
        meant = _meant(typed, moves)
        if len(meant) == 1:
            return meant[0]
        if meant:
            raise UsageError(t(f"entry-{unclear}", candidates=_candidates(meant, t)))
    raise UsageError(t("entry-unknown", typed=text.strip()))


def words(text: str) -> Form:
    """The words of a text without case, accents and marks.

    >>> words("Envoyer le maître d’œuvre au Conseil")
    ('envoyer', 'le', 'maitre', 'd', 'oeuvre', 'au', 'conseil')
    """
    text = text.casefold().replace("œ", "oe").replace("_", " ")
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return tuple(re.findall(r"\w+", plain))


def _numbered(number: int, menu: Menu, t: Translator) -> Move:
    if number not in menu.moves:
        raise UsageError(t("entry-number", number=number, low=min(menu.moves), high=max(menu.moves)))
    return menu.moves[number]


@cache
def _forms(game: Game) -> dict[Move, set[Form]]:
    """All ways to say each move of a game: its name with arguments, and a sentence in every language."""
    moves = (Move(game, number) for number in range(game.moves.size))
    return {m: {words(" ".join(map(str, m.parts))), *(words(m.say(language)) for language in LANGUAGES)} for m in moves}


def _meant(typed: Form, moves: Iterable[Move]) -> list[Move]:
    """The moves that fit, by the strictest way of fitting that any of them fits by."""
    if not typed:
        return []
    moves = list(moves)
    for fits in _WAYS:
        found = [move for move in moves if any(fits(typed, form) for form in _forms(move.game)[move])]
        if found:
            return found
    return []


def _begins(word: str, whole: str) -> bool:
    """A word may be cut short, a number may not: 1 is not 10."""
    return word == whole or (not word.isdecimal() and whole.startswith(word))


def _as_prefix(typed: Form, form: Form) -> bool:
    return len(typed) <= len(form) and all(map(_begins, typed, form))


def _contained(typed: Form, form: Form) -> bool:
    return all(word in form for word in typed)


def _contained_in_part(typed: Form, form: Form) -> bool:
    return all(any(_begins(word, whole) for whole in form) for word in typed)


_WAYS: tuple[Callable[[Form, Form], bool], ...] = (_as_prefix, _contained, _contained_in_part)


def _candidates(moves: list[Move], t: Translator) -> str:
    named = [t.move(move) for move in moves[:SHOWN]]
    return " · ".join(named + ["…"] * (len(moves) > SHOWN))
