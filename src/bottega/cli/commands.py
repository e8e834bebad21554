"""The commands that a person can type besides moves, in every language, and what they show."""

from collections.abc import Callable
from functools import cache

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..analysis.sentences import continuation
from ..bots.budget import Budget
from ..bots.search import explain as search
from ..engine.match import Match
from ..engine.messages import LANGUAGES
from ..terminal.board import board
from ..terminal.translator import Translator
from . import rules
from .language import translator_for
from .screen import event_lines

EXPLAIN = "?"
NAMES = ("undo", "hint", "more", "save", "log", "recipes", "quit", "help")
HINT = Budget(iterations=5000)  # about a second; iterations, so that the same question has the same answer
CANDIDATES = 3  # moves that a hint compares
LONGEST_LINE = 5  # moves that it expects to follow


@cache
def _names() -> dict[str, str]:
    """The command for every word. The words of all languages work in every language."""
    return {translator_for(language)(f"command-{name}"): name for language in LANGUAGES for name in NAMES}


def parse(typed: str) -> tuple[str, str] | None:
    """The command and its argument, or None if the text must be a move.

    >>> parse("SAVE my game.txt"), parse("?7.5"), parse("annulla"), parse("annullare il lavoro nel laboratorio piccolo")
    (('save', 'my game.txt'), ('?', '7.5'), ('undo', ''), None)
    """
    if typed.startswith(EXPLAIN):
        return EXPLAIN, typed.removeprefix(EXPLAIN).strip()
    word, _, rest = typed.partition(" ")
    command = _names().get(word.casefold())
    if command is None or (rest and command != "save"):
        return None
    return command, rest.strip()


def explain(match: Match, seat: int, reference: str, t: Translator) -> RenderableType:
    """The rule for the present decision, or the clause or section that is named. Raises UsageError."""
    if reference:
        return rules.explain(reference, t)
    clause = t.clause_of(match.view(seat)["phase"])
    section = clause if clause in rules.sections(t) else clause.rpartition(".")[0]
    return Group(rules.clause(clause, t), Text(t("rules-further", section=section), "dim"))


def log(match: Match, seat: int, reference: str, t: Translator) -> RenderableType:
    """All events so far, as this seat may know them."""
    return Group(*event_lines(match.events_since(0, seat), t))


def recipes(match: Match, seat: int, reference: str, t: Translator) -> RenderableType:
    return board(match.game).catalogue(match.view(seat), t)


def hint(match: Match, seat: int, t: Translator) -> RenderableType:
    """The search bot's estimates of the best moves, from what this seat knows. The first call compiles."""
    moves = match.legal(seat)
    if len(moves) == 1:
        return Text(t("hint-only", move=t.move(moves[0])))
    found = search(match, seat, HINT)
    table = Table(box=None, padding=(0, 2, 0, 1))
    table.add_column(t("hint-move"))
    table.add_column(t("hint-visits"), justify="right")
    table.add_column(t("hint-expected"), justify="right")
    for estimate in found.moves[:CANDIDATES]:
        if estimate.visits:
            expected = t("hint-figure", figure=estimate.expected)
            table.add_row(t.move(estimate.move), str(estimate.visits), expected)
    then = continuation(found.continuation[1 : 1 + LONGEST_LINE], match.game, t.language)
    return Group(
        Text(t("hint-head", iterations=found.iterations), "bold"),
        table,
        Text(t("hint-scale"), "dim"),
        *([Text(t("hint-then", moves=then))] if then else []),
    )


def help_text(match: Match, seat: int, reference: str, t: Translator) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 1))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()

    table.add_row(t("help-move-word"), t("help-move"))
    table.add_row("?", t("help-explain"))
    for name in NAMES:
        table.add_row(t(f"command-{name}"), t(f"help-{name}"))
    table.add_row(t("help-enter-word"), t("help-enter"))
    return table


INFORMATION: dict[str, Callable[[Match, int, str, Translator], RenderableType]] = {
    EXPLAIN: explain,
    "log": log,
    "recipes": recipes,
    "help": help_text,
}
