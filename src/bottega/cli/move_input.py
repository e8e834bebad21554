"""Parses a move that a person types: its number in the menu, or words in any language, complete or in part."""

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

Phrase = tuple[str, ...]  # the words of one way to write a move
MAX_CANDIDATES = 8  # listed if the input is ambiguous


def parse(text: str, game: Game, menu: Menu, t: Translator) -> Move:
    """The move that is meant. It may be illegal now; then the rules can say why.

    Raises UsageError for a number that is not in the menu, and for words that match several moves or none.
    """
    if text.strip().isdecimal():
        return _numbered(int(text), menu, t)
    typed = words(text)
    said = {move for move in _phrases(game) if typed in _phrases(game)[move]}
    if len(said) == 1:
        return said.pop()
    legal_now = menu.moves.values()
    kinds = {move.name for move in legal_now}
    alike = [move for move in _phrases(game) if move.name in kinds]  # prefer moves of a kind that is legal now
    for moves, problem in ((legal_now, "ambiguous"), (alike, "impossible"), (_phrases(game), "impossible")):
        matching = _matching(typed, moves)
        if len(matching) == 1:
            return matching[0]
        if matching:
            raise UsageError(t(f"entry-{problem}", candidates=_candidates(matching, t)))
    raise UsageError(t("entry-unknown", typed=text.strip()))


def words(text: str) -> Phrase:
    """The words of a text without case, accents and punctuation.

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
def _phrases(game: Game) -> dict[Move, set[Phrase]]:
    """All ways to write each move of a game: its name with arguments, and a sentence in every language."""
    moves = (Move(game, number) for number in range(game.moves.size))
    return {m: {words(" ".join(map(str, m.parts))), *(words(m.say(language)) for language in LANGUAGES)} for m in moves}


def _matching(typed: Phrase, moves: Iterable[Move]) -> list[Move]:
    """The moves that match by the strictest criterion that any of them meets."""
    if not typed:
        return []
    moves = list(moves)
    for matches in _CRITERIA:
        found = [move for move in moves if any(matches(typed, form) for form in _phrases(move.game)[move])]
        if found:
            return found
    return []


def _begins(word: str, whole: str) -> bool:
    """A word may be abbreviated, a number may not: 1 is not 10."""
    return word == whole or (not word.isdecimal() and whole.startswith(word))


def _as_prefix(typed: Phrase, form: Phrase) -> bool:
    return len(typed) <= len(form) and all(map(_begins, typed, form))


def _contained(typed: Phrase, form: Phrase) -> bool:
    return all(word in form for word in typed)


def _contained_in_part(typed: Phrase, form: Phrase) -> bool:
    return all(any(_begins(word, whole) for whole in form) for word in typed)


_CRITERIA: tuple[Callable[[Phrase, Phrase], bool], ...] = (_as_prefix, _contained, _contained_in_part)


def _candidates(moves: list[Move], t: Translator) -> str:
    named = [t.move(move) for move in moves[:MAX_CANDIDATES]]
    return " · ".join(named + ["…"] * (len(moves) > MAX_CANDIDATES))
