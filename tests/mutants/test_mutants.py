"""The tool breaks one place at a time, sees whether a test fails, and knows what is explained."""

import ast
from pathlib import Path

import pytest

from .areas import Area, areas, is_about
from .explained import Explained
from .hunt import Verdict, all_mutants, choose, hunt
from .operators import mutants

SOURCE = b'''"""A module."""

LIMIT = 3


def grow(s, seat, n):
    """Grows."""
    while s.size < LIMIT and not s.full:
        s.size += max(n, 1)
    for other in range(n):
        if other == seat:
            continue
        s.near[other] = seat % 2
    if s.size:
        return f"{n + 1}"
    raise ValueError
'''


def changes(source: bytes) -> list[tuple[str, str]]:
    return [(mutant.before, mutant.after) for mutant in mutants("grow.py", source)]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("LIMIT = 3", ["LIMIT = 4", "LIMIT = 2"]),
        (
            "while s.size < LIMIT and (not s.full):",
            [
                "while s.size < LIMIT or not s.full:",
                "while not s.full:",
                "while s.size < LIMIT:",
                "while not (s.size < LIMIT and (not s.full)):",
                "while s.size <= LIMIT and (not s.full):",
                "while s.size < LIMIT and s.full:",
            ],
        ),
        ("s.size += max(n, 1)", ["pass", "s.size -= max(n, 1)", "s.size += min(n, 1)", "s.size += max(n, 2)",
                                 "s.size += max(n, 0)"]),
        ("for other in range(n):", ["pass"]),
        ("if other == seat:", ["if other != seat:"]),
        ("continue", ["pass"]),
        ("s.near[other] = seat % 2", ["pass", "s.near[other] = seat // 2", "s.near[other] = seat % 3",
                                      "s.near[other] = seat % 1"]),
        ("if s.size:", ["pass", "if not s.size:"]),
        ("raise ValueError", ["pass"]),
        ("return f'{n + 1}'", []),
    ],
)  # fmt: skip
def test_each_place_is_broken_in_these_ways(before: str, after: list[str]) -> None:
    assert {found for shown, found in changes(SOURCE) if shown == before} == set(after)


def test_a_mutant_is_one_change_at_its_place() -> None:
    for mutant in mutants("grow.py", SOURCE):
        broken = mutant.apply(SOURCE)
        assert ast.dump(ast.parse(broken)) != ast.dump(ast.parse(SOURCE))
        assert len(broken.splitlines()) <= len(SOURCE.splitlines())
        assert mutant.function == ("" if mutant.before.startswith("LIMIT") else "grow")
        assert SOURCE.splitlines()[mutant.line - 1].strip()


def test_equal_changes_to_equal_statements_are_distinguished() -> None:
    source = b"def twice(s):\n    s.n += 1\n    s.n += 1\n"
    dropped = [mutant for mutant in mutants("twice.py", source) if mutant.after == "pass"]
    assert [(mutant.line, mutant.nth) for mutant in dropped] == [(2, 0), (3, 1)]
    assert dropped[0].key == dropped[1].key


def test_of_a_declared_move_phases_checks_and_effects_are_left_out() -> None:
    declared = "Kind('send', In(A, B, check=may, effect=do))"
    assert {after for _, after in changes(declared.encode()) if after != "pass"} == {
        "Kind('send', In(B, check=may, effect=do))",
        "Kind('send', In(A, check=may, effect=do))",
        "Kind('send', In(A, B, effect=do))",
        "Kind('send', In(A, B, check=may))",
    }


def test_numbers_can_be_left_as_they_are() -> None:
    assert [m.after for m in mutants("weights.py", b"WEIGHT = 3\nUSED = True\n", numbers=False)] == ["USED = False"]


def test_of_a_table_a_row_is_shown() -> None:
    rows = ", ".join(f"({n}, 'row')" for n in range(100, 130))
    assert ("(101, 'row')", "(102, 'row')") in changes(f"TABLE = ({rows})\n".encode())


def test_the_same_seed_chooses_the_same_and_a_new_function_changes_little() -> None:
    found = mutants("grow.py", SOURCE)
    assert choose(found, 5, 1) == choose(reversed(found), 5, 1) != choose(found, 5, 2)
    more = mutants("grow.py", b"def new(s):\n    s.n = 1\n\n\n" + SOURCE)
    picked = {mutant.key for mutant in choose(found, 5, 1)}
    assert len(picked & {mutant.key for mutant in choose(more, 8, 1)}) >= 4


def test_every_area_has_sources_and_tests() -> None:
    root = Path(__file__).parents[2]
    for area in areas(root):
        assert area.files(root), area.name
        assert all((root / place).exists() for place in area.tests), area.name


def test_a_test_is_about_a_game_by_its_folder_or_its_parameters() -> None:
    games = ("chess", "go")
    assert is_about("tests/games/go/test_chess.py::test_a", "go", games)
    assert not is_about("tests/games/go/test_chess.py::test_a", "chess", games)
    assert is_about("tests/games/test_all.py::test_a[go-2]", "go", games)
    assert not is_about("tests/games/test_all.py::test_a[go-2]", "chess", games)
    assert is_about("tests/games/test_all.py::test_go", "chess", games)


@pytest.fixture
def project(tmp_path: Path) -> Area:
    """A small project: one function is tested, one is not, one is explained, two loop for ever when broken."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "sums.py").write_text(
        "def tested(n):\n    return n > 1\n\n\n"
        "def untested(n):\n    return n > 1\n\n\n"
        "def explained(n):\n    return n > 1\n\n\n"
        "def loops(n):\n    while n > 1:\n        n -= 2\n    return n\n\n\n"
        "def loops_at_import(n):\n    while n > 1:\n        n -= 2\n    return n\n"
    )
    (tmp_path / "checks").mkdir()
    (tmp_path / "checks" / "test_sums.py").write_text(
        "from sums import *\n\nloops_at_import(6)\n\n\n"
        "def test_tested():\n    assert [tested(n) for n in range(4)] == [False, False, True, True]\n\n\n"
        "def test_the_others():\n    untested(3)\n    explained(3)\n    assert loops(6) == 0\n"
    )
    (tmp_path / "explained.toml").write_text(
        '[[mutant]]\nfile = "src/sums.py"\nfunction = "explained"\nbefore = "return n > 1"\nafter = "return n >= 1"\n'
        'reason = "Nobody asks for 1."\n'
        '[[mutant]]\nfile = "src/sums.py"\nfunction = "gone"\nbefore = "a"\nafter = "b"\nreason = "Old."\n'
    )
    return Area("sums", ("src/*.py",), ("checks",), Path("explained.toml"))


def test_what_no_test_notices_survives(project: Area, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOTTEGA_CACHE", str(tmp_path / "none"))
    told: list[Verdict | str] = []
    found = [m for m in all_mutants(project, tmp_path) if m.after in ("return n >= 1", "pass", "return n > 2")]
    hunt(project, tmp_path, found, 1, tmp_path / "memory" / "tests.json", told.append)
    fates = {
        (v.mutant.function, v.mutant.after): (v.killer.rpartition("::")[2], v.explained)
        for v in told
        if isinstance(v, Verdict)
    }
    assert fates == {
        ("tested", "return n >= 1"): ("test_tested", False),
        ("tested", "return n > 2"): ("test_tested", False),
        ("untested", "return n >= 1"): ("", False),
        ("untested", "return n > 2"): ("", False),
        ("explained", "return n >= 1"): ("", True),
        ("explained", "return n > 2"): ("", False),
        ("loops", "pass"): ("test_the_others (time-out)", False),
        ("loops_at_import", "pass"): ("importing the tests (time-out)", False),
    }
    assert "2 tests, and 0 that need machine code" in told
    again: list[Verdict | str] = []
    hunt(project, tmp_path, found[:1], 1, tmp_path / "memory" / "tests.json", again.append)
    assert not [line for line in again if isinstance(line, str) and line.startswith("ran ")]  # it is remembered


def test_an_explanation_of_what_is_no_longer_there_is_outdated(project: Area, tmp_path: Path) -> None:
    explained = Explained.read(tmp_path / project.explained)
    assert explained.outdated(all_mutants(project, tmp_path)) == [("src/sums.py", "gone", "a", "b")]
