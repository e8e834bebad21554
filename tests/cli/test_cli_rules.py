"""`bottega rules`, for every game: the list of sections, a section, a clause, in every language."""

import pytest

import bottega
from bottega.cli import rules
from bottega.cli.language import translator_for
from bottega.engine.messages import LANGUAGES

from .driving import Drive

SLUGS = pytest.mark.parametrize("slug", bottega.GAMES)


@SLUGS
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_sections_are_listed_with_their_titles(drive: Drive, slug: str, language: str) -> None:
    t = translator_for(language, slug)
    output = " ".join(drive(f"rules {slug} --lang {language}").output.split())
    for section in rules.sections(t):
        title = t(f"section-{section.replace('.', '-')}")
        assert f"{section} {' '.join(title.split())}" in output


@SLUGS
def test_a_clause_is_shown_alone(drive: Drive, slug: str) -> None:
    first, second = bottega.game(slug).clauses[1:3]
    output = drive(f"rules {slug} {first.lower()}").output
    assert first in output
    assert second not in output.split()


@SLUGS
def test_the_terminal_decides_the_language_by_default(drive: Drive, slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    english = drive(f"rules {slug}").output
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    italian = drive(f"rules {slug}").output
    assert italian == drive(f"rules {slug} --lang it").output != english
