"""Every clause of a register has a text, a function that does it and a test that shows it."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import bottega
import bottega.games
from bottega.engine.messages import LANGUAGES

SLUGS = pytest.mark.parametrize("slug", bottega.GAMES)
GAMES = Path(bottega.games.__file__).parent
TESTS = Path(__file__).parent
CLAUSE = r"(?:[1-9]\d?|[A-Z])(?:\.[A-Z])?(?:\.\d+){1,2}"  # 6.2, 8.A.11, 5.3.13, V.2
CITED = rf"(?<![§\w.]){CLAUSE}"  # not the sections of the rulebook that a module is about


def readme(slug: str) -> str:
    return (GAMES / slug / "README.md").read_text()


def registered(slug: str) -> set[str]:
    """The ids in the first column of the README's tables of clauses."""
    return set(re.findall(rf"^\| ({CLAUSE}) \|", readme(slug), re.MULTILINE))


def sections(clause: str) -> Iterator[str]:
    """What a clause is in: 8.A and 8 for 8.A.2."""
    while clause := clause.rpartition(".")[0]:
        yield clause


def cites(text: str) -> set[str]:
    """The ids that a source cites; `8.A.1 to 8.A.11` cites all between."""
    found = set(re.findall(CITED, text))
    for first, last in re.findall(rf"({CITED}) to ({CLAUSE})", text):
        (section, _, low), (other, _, high) = first.rpartition("."), last.rpartition(".")
        if section == other:
            found |= {f"{section}.{n}" for n in range(int(low), int(high) + 1)}
    return found


def shown(slug: str) -> set[str]:
    """The ids that the tests of a game name in their `rule` marks."""
    found: set[str] = set()
    for source in (TESTS / slug).glob("test_*.py"):
        tree = ast.parse(source.read_text())
        constants = {ast.unparse(node.targets[0]): node.value for node in tree.body if isinstance(node, ast.Assign)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for arg in node.args:
                    if isinstance(arg, ast.Starred):
                        found |= set(ast.literal_eval(constants[ast.unparse(arg.value)]))
                    else:
                        found.add(ast.literal_eval(arg))
    return found


@SLUGS
def test_the_register_is_read(slug: str) -> None:
    expected = tomllib.loads((TESTS / slug / "clauses.toml").read_text(encoding="utf-8"))
    count, some = expected["count"], set(expected["some"])
    assert len(registered(slug)) == count
    assert some <= registered(slug)


@SLUGS
def test_every_row_that_names_a_module_begins_with_a_clause_of_its_own(slug: str) -> None:
    rows = re.findall(r"^\| ([^|]*) \|.*\| `[\w/.]+` \|$", readme(slug), re.MULTILINE)
    assert sorted(rows) == sorted(registered(slug))


@SLUGS
def test_every_clause_lives_in_the_code(slug: str) -> None:
    sources = [*(GAMES / slug).glob("*.py"), *(GAMES / slug / "rules").glob("*.py")]
    assert registered(slug) - set().union(*(cites(source.read_text()) for source in sources)) == set()


@SLUGS
def test_every_clause_lives_where_the_register_says(slug: str) -> None:
    for clause, module in re.findall(rf"^\| ({CLAUSE}) \|.*\| `([\w/.]+)` \|$", readme(slug), re.MULTILINE):
        assert clause in cites((GAMES / slug / module).read_text()), f"{clause} is not cited in {module}"


@SLUGS
def test_the_code_cites_no_unknown_clause(slug: str) -> None:
    for source in (GAMES / slug / "rules").glob("*.py"):
        assert cites(source.read_text()) - registered(slug) == set(), source.name


@SLUGS
def test_every_clause_is_shown_by_a_test(slug: str) -> None:
    assert {f"{slug}:{clause}" for clause in registered(slug)} - shown(slug) == set()


@SLUGS
def test_no_test_shows_an_unknown_clause(slug: str) -> None:
    assert shown(slug) - {f"{slug}:{clause}" for clause in registered(slug)} == set()


@SLUGS
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_text_and_every_section_a_heading(slug: str, language: str) -> None:
    keys = set(bottega.game(slug).messages.keys(language))
    texts = {key for key in keys if key.startswith("clause-")}
    assert texts == {"clause-" + clause.replace(".", "-") for clause in registered(slug)}
    headings = {key for key in keys if key.startswith("section-")}
    expected = {section for clause in registered(slug) for section in sections(clause)}
    assert headings == {"section-" + section.replace(".", "-") for section in expected}


@SLUGS
def test_every_clause_that_refuses_a_move_is_registered(slug: str) -> None:
    assert set(bottega.game(slug).clauses[1:]) <= registered(slug)


@SLUGS
def test_every_ruling_is_listed_and_named_by_its_clauses(slug: str) -> None:
    listed = re.findall(r"^\| R(\d+) \|.*\| ([^|]*) \|$", readme(slug), re.MULTILINE)
    assert [int(number) for number, _ in listed] == list(range(1, len(listed) + 1))
    rows = re.findall(rf"^\| {CLAUSE} \|.*\| ([^|]*) \| `[\w/.]+` \|$", readme(slug), re.MULTILINE)
    named = {number for rulings in rows for number in re.findall(r"\bR(\d+)\b", rulings)}
    assert named == {number for number, _ in listed}
    for number, clauses in listed:
        for clause in clauses.split(", "):
            row = re.search(rf"^\| {re.escape(clause)} \|.*$", readme(slug), re.MULTILINE)
            assert row, f"R{number} names {clause}"
            assert re.search(rf"\bR{number}\b", row.group()), f"{clause} does not name R{number}"
