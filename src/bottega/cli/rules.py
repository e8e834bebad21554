"""`bottega rules`: the list of sections, one section, or one clause."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..terminal.translator import Translator
from .errors import UsageError


def contents(t: Translator) -> RenderableType:
    """All sections with their titles."""
    return _columns((section, t(_key("section", section))) for section in sections(t))


def sections(t: Translator) -> list[str]:
    return [key.replace("-", ".") for key in t.keys("section-")]


def explain(reference: str, t: Translator) -> RenderableType:
    """A clause such as 8.A.2, a section such as 8.A with its clauses and parts, or both if they share a number.

    Raises UsageError.
    """
    wanted = reference.strip().strip(".").upper()
    found = [clause(wanted, t)] if t.has(_key("clause", wanted)) else []
    if wanted in sections(t):
        found += _section(wanted, t)
    if not found:
        raise UsageError(t("rules-unknown", reference=reference.strip(), sections=", ".join(sections(t))))
    return Group(*found)


def _section(wanted: str, t: Translator) -> list[RenderableType]:
    title = Text(f"{wanted}  {t(_key('section', wanted))}", "bold")
    clauses = [key.replace("-", ".") for key in t.keys("clause-")]
    own = _columns((c, t(_key("clause", c))) for c in clauses if c.rpartition(".")[0] == wanted)
    parts = [part for part in sections(t) if part.startswith(wanted + ".")]
    if not parts:
        return [title, own]
    return [title, own, Text(t("rules-parts"), "bold"), _columns((p, t(_key("section", p))) for p in parts)]


def clause(wanted: str, t: Translator) -> RenderableType:
    """One clause with its number."""
    return _columns([(wanted, t(_key("clause", wanted)))])


def _key(kind: str, reference: str) -> str:
    return f"{kind}-{reference.replace('.', '-')}"


def _columns(rows: Iterable[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 1))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for row in rows:
        table.add_row(*row)
    return table
