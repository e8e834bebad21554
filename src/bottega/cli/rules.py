"""The rule texts: the list of sections, one section, or one clause."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..terminal.speech import Speech
from .speech import Complaint


def contents(speech: Speech) -> RenderableType:
    """All sections with their titles."""
    return _columns((section, speech(_key("section", section))) for section in sections(speech))


def sections(speech: Speech) -> list[str]:
    return [key.replace("-", ".") for key in speech.keys("section-")]


def explain(reference: str, speech: Speech) -> RenderableType:
    """A clause such as 8.A.2, or a section such as 8.A with its clauses and parts, or both where they share a number.

    Raises Complaint.
    """
    wanted = reference.strip().strip(".").upper()
    found = [clause(wanted, speech)] if speech.has(_key("clause", wanted)) else []
    if wanted in sections(speech):
        found += _section(wanted, speech)
    if not found:
        raise Complaint(speech("rules-unknown", reference=reference.strip(), sections=", ".join(sections(speech))))
    return Group(*found)


def _section(wanted: str, speech: Speech) -> list[RenderableType]:
    title = Text(f"{wanted}  {speech(_key('section', wanted))}", "bold")
    clauses = [key.replace("-", ".") for key in speech.keys("clause-")]
    own = _columns((c, speech(_key("clause", c))) for c in clauses if c.rpartition(".")[0] == wanted)
    parts = [part for part in sections(speech) if part.startswith(wanted + ".")]
    if not parts:
        return [title, own]
    return [title, own, Text(speech("rules-parts"), "bold"), _columns((p, speech(_key("section", p))) for p in parts)]


def clause(wanted: str, speech: Speech) -> RenderableType:
    """One clause with its number."""
    return _columns([(wanted, speech(_key("clause", wanted)))])


def _key(kind: str, reference: str) -> str:
    return f"{kind}-{reference.replace('.', '-')}"


def _columns(rows: Iterable[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 1))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for row in rows:
        table.add_row(*row)
    return table
