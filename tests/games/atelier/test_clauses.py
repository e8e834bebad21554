"""Every clause of the register has a text, a function that does it and a test that shows it."""

import ast
import re
from pathlib import Path

import pytest

import bottega
import bottega.games.atelier as atelier
from bottega.games.atelier.clauses import CLAUSES

GAME = Path(atelier.__file__).parent
TESTS = Path(__file__).parent
CLAUSE = r"(?:[1-9]\d?|V)\.\d+"


def registered() -> set[str]:
    """The ids in the first column of the README's tables of clauses."""
    return set(re.findall(rf"^\| ({CLAUSE}) \|", (GAME / "README.md").read_text(), re.MULTILINE))


def cited() -> set[str]:
    """The ids that the docstrings and comments of the code cite; `5.1 to 5.4` cites all of them."""
    found: set[str] = set()
    for source in [*GAME.glob("*.py"), *(GAME / "rules").glob("*.py")]:
        text = source.read_text()
        found |= set(re.findall(CLAUSE, text))
        for first, last in re.findall(rf"({CLAUSE}) to ({CLAUSE})", text):
            section, low = first.rsplit(".", 1)
            found |= {f"{section}.{n}" for n in range(int(low), int(last.rsplit(".", 1)[1]) + 1)}
    return found


def shown() -> set[str]:
    """The ids that tests name in their `rule` marks."""
    found: set[str] = set()
    for source in TESTS.glob("test_*.py"):
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


def test_the_register_is_read() -> None:
    assert len(registered()) == 70
    assert {"1.1", "5.11", "10.7", "V.3"} <= registered()


def test_every_clause_lives_in_the_code() -> None:
    assert registered() - cited() == set()


def test_the_code_cites_no_unknown_clause() -> None:
    in_rules = set()
    for source in (GAME / "rules").glob("*.py"):
        in_rules |= set(re.findall(CLAUSE, source.read_text()))
    assert in_rules - registered() == set()


def test_every_clause_is_shown_by_a_test() -> None:
    assert {f"atelier:{clause}" for clause in registered()} - shown() == set()


def test_no_test_shows_an_unknown_clause() -> None:
    assert shown() - {f"atelier:{clause}" for clause in registered()} == set()


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_clause_has_a_text_and_every_section_a_heading(language: str) -> None:
    words = bottega.game("atelier").words
    texts = {key for key in words.keys(language) if key.startswith("clause-")}
    assert texts == {"clause-" + clause.replace(".", "-") for clause in registered()}
    headings = {key for key in words.keys(language) if key.startswith("section-")}
    assert headings == {"section-" + clause.rpartition(".")[0] for clause in registered()}


def test_every_clause_that_refuses_a_move_is_registered() -> None:
    assert set(CLAUSES[1:]) <= registered()


def test_all_rulings_of_the_register_are_listed() -> None:
    text = (GAME / "README.md").read_text()
    listed = re.findall(r"^\| R(\d+) \|.*\| ([\d., V]+) \|$", text, re.MULTILINE)
    assert [int(n) for n, _ in listed] == list(range(1, 30))
    for number, clauses in listed:
        for clause in clauses.split(", "):
            row = re.search(rf"^\| {re.escape(clause)} \|.*$", text, re.MULTILINE)
            assert row, f"R{number} names {clause}"
            assert re.search(rf"\bR{number}\b", row.group()), f"{clause} does not name R{number}"


def test_every_clause_lives_where_the_register_says() -> None:
    for clause, module in re.findall(
        rf"^\| ({CLAUSE}) \|.*\| `([\w/.]+)` \|$", (GAME / "README.md").read_text(), re.MULTILINE
    ):
        text = (GAME / module).read_text()
        ranges = re.findall(rf"({CLAUSE}) to ({CLAUSE})", text)
        section, _, number = clause.rpartition(".")
        spanned = any(
            first.rpartition(".")[0] == section
            and int(first.rpartition(".")[2]) <= int(number) <= int(last.rpartition(".")[2])
            for first, last in ranges
        )
        assert spanned or re.search(rf"(?<![\w.]){re.escape(clause)}(?!\d)", text), f"{clause} is not cited in {module}"
