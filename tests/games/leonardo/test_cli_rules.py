"""`bottega rules`: the list of sections, a section, a clause."""

import pytest

from tests.cli.driving import Drive


def test_without_a_section_all_are_listed(drive: Drive) -> None:
    lines = drive("rules leonardo").output.splitlines()
    assert [line.split()[0] for line in lines][:4] == ["1", "3", "4", "5"]
    assert any("8.A" in line and "Area A: the Council" in line for line in lines)


@pytest.mark.parametrize(
    ("section", "shown", "hidden"),
    [
        ("7", ["Phase B: assignment", "7.1", "7.10"], ["8.1"]),
        ("8.A", ["Area A: the Council", "8.A.1", "8.A.12"], ["8.B.1"]),
        ("8", ["Phase C: employment", "8.1", "8.A  Area A: the Council"], ["8.A.1"]),
        ("v", ["Variant: Codex Leonardi I", "V.2"], ["X.1"]),
        ("8.a.2", ["8.A.2"], ["8.A.3", "Area A"]),
    ],
)
def test_a_section_or_clause_is_shown_alone(drive: Drive, section: str, shown: list[str], hidden: list[str]) -> None:
    output = drive(f"rules leonardo {section}").output
    assert all(part in output for part in shown)
    assert not any(part in output for part in hidden)


@pytest.mark.parametrize(("language", "title"), [("fr", "Zone A\xa0: le Conseil"), ("it", "Zona A: il Consiglio")])
def test_the_rules_are_in_the_requested_language(drive: Drive, language: str, title: str) -> None:
    assert title in drive(f"rules leonardo 8.A --lang {language}").output
