"""Every clause of the register has a text, a function that does it and a test that shows it."""

import ast
import re
from pathlib import Path

import pytest

import bottega
import bottega.games.omnia as omnia
from bottega.games.omnia.clauses import CLAUSES

GAME = Path(omnia.__file__).parent
TESTS = Path(__file__).parent
CLAUSE = r"[1-9]\d?\.\d+"


def registered() -> set[str]:
    """The ids in the first column of the README's tables of clauses."""
    return set(re.findall(rf"^\| ({CLAUSE}) \|", (GAME / "README.md").read_text(), re.MULTILINE))


def cited() -> set[str]:
    """The ids that the docstrings and comments of the code cite; `10.1 to 10.11` cites all of them."""
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
    assert len(registered()) == 49
    assert {"1.1", "3.4", "10.12"} <= registered()


def test_every_clause_lives_in_the_code() -> None:
    assert registered() - cited() == set()


def test_the_code_cites_no_unknown_clause() -> None:
    in_rules = set()
    for source in (GAME / "rules").glob("*.py"):
        in_rules |= set(re.findall(CLAUSE, source.read_text()))
    assert in_rules - registered() == set()


def test_every_clause_is_shown_by_a_test() -> None:
    assert {f"omnia:{clause}" for clause in registered()} - shown() == set()


def test_no_test_shows_an_unknown_clause() -> None:
    assert shown() - {f"omnia:{clause}" for clause in registered()} == set()


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_clause_has_a_text(language: str) -> None:
    words = bottega.game("omnia").words
    texts = {key for key in words.keys(language) if key.startswith("clause-")}
    assert texts == {"clause-" + clause.replace(".", "-") for clause in registered()}


def test_every_clause_that_refuses_a_move_is_registered() -> None:
    assert set(CLAUSES[1:]) <= registered()


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
