"""What a person can type besides moves: the words for it in every language, and what the commands show."""

from collections.abc import Callable
from functools import cache

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..analysis.words import continuation
from ..bots.budget import Budget
from ..bots.search import explain as search
from ..engine.match import Match
from ..engine.words import LANGUAGES
from ..terminal.board import board
from ..terminal.speech import Speech
from . import rules
from .screen import told
from .speech import speech_for

EXPLAIN = "?"
NAMES = ("undo", "hint", "save", "log", "recipes", "quit", "help")
HINT = Budget(iterations=5000)  # about a second; not a time, so that the same question has the same answer
CANDIDATES = 3  # moves that a hint compares
FORESEEN = 5  # moves that it expects to follow


@cache
def _known() -> dict[str, str]:
    """Every word that stands for a command. The English ones serve in all languages."""
    return {speech_for(language)(f"command-{name}"): name for language in LANGUAGES for name in NAMES}


def split(typed: str) -> tuple[str, str] | None:
    """The command and what follows it; None for what must be a move.

    >>> split("SAVE my game.txt"), split("?7.5"), split("annulla"), split("annullare il lavoro nel laboratorio piccolo")
    (('save', 'my game.txt'), ('?', '7.5'), ('undo', ''), None)
    """
    if typed.startswith(EXPLAIN):
        return EXPLAIN, typed.removeprefix(EXPLAIN).strip()
    word, _, rest = typed.partition(" ")
    command = _known().get(word.casefold())
    if command is None or (rest and command != "save"):
        return None
    return command, rest.strip()


def explain(match: Match, seat: int, reference: str, speech: Speech) -> RenderableType:
    """The rule of what is asked now, or the clause or section named. Raises Complaint."""
    if reference:
        return rules.explain(reference, speech)
    clause = speech.clause_of(match.view(seat)["phase"])
    section = clause if clause in rules.sections(speech) else clause.rpartition(".")[0]
    return Group(rules.clause(clause, speech), Text(speech("rules-further", section=section), "dim"))


def log(match: Match, seat: int, reference: str, speech: Speech) -> RenderableType:
    """All that has happened, as this seat may know it."""
    return Group(*told(match.events_since(0, seat), speech))


def recipes(match: Match, seat: int, reference: str, speech: Speech) -> RenderableType:
    return board(match.game).catalogue(match.view(seat), speech)


def hint(match: Match, seat: int, speech: Speech) -> RenderableType:
    """What the strong bot thinks of the best moves, knowing what this seat knows. The first time it compiles."""
    moves = match.legal(seat)
    if len(moves) == 1:
        return Text(speech("hint-only", move=speech.move(moves[0])))
    found = search(match, seat, HINT)
    table = Table(box=None, padding=(0, 2, 0, 1))
    table.add_column(speech("hint-move"))
    table.add_column(speech("hint-visits"), justify="right")
    table.add_column(speech("hint-expected"), justify="right")
    for thought in found.thoughts[:CANDIDATES]:
        if thought.visits:
            expected = speech("hint-figure", figure=thought.expected)
            table.add_row(speech.move(thought.move), str(thought.visits), expected)
    then = continuation(found.continuation[1 : 1 + FORESEEN], match.game, speech.language)
    return Group(
        Text(speech("hint-head", iterations=found.iterations), "bold"),
        table,
        Text(speech("hint-scale"), "dim"),
        *([Text(speech("hint-then", moves=then))] if then else []),
    )


def help_text(match: Match, seat: int, reference: str, speech: Speech) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 1))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()

    table.add_row(speech("help-move-word"), speech("help-move"))
    table.add_row("?", speech("help-explain"))
    for name in NAMES:
        table.add_row(speech(f"command-{name}"), speech(f"help-{name}"))
    table.add_row(speech("help-enter-word"), speech("help-enter"))
    return table


SHOWING: dict[str, Callable[[Match, int, str, Speech], RenderableType]] = {
    EXPLAIN: explain,
    "log": log,
    "recipes": recipes,
    "help": help_text,
}
