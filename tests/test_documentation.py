"""What the README and the pages of docs/ show is true.

Every block of code runs here as it is written, or a comment in front of it says why not:

- A Python block with `>>>` is a doctest. The text of an error is compared exactly.
- Any other Python block is a program. It runs against a server if it names the address of one.
- `<!-- lines of FILE -->`: its lines are in that file, in this order.
- `<!-- run by FILE -->`: another test runs it.
- `<!-- not run: REASON -->`: nothing runs it. The reasons are limited, and the commands of a shell block must exist.
"""

import doctest
import re
import shlex
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import typer

from bottega.cli import app
from tests.server.running import RunningServer

ROOT = Path(__file__).parent.parent
OTHERS = [ROOT / name for name in ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "examples/README.md")]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *OTHERS, *sorted(DOCS.rglob("*.md"))]
LOCAL_SERVER = "http://localhost:8000"

# Why a block is not run, with the languages of such blocks.
REASONS = {
    "a file for nginx": {"nginx"},
    "a file for Docker": {"ini"},
    "a file for a series": {"toml"},
    "a person plays": {"sh"},
    "a piece of HTML": {"html"},
    "a program of yours": {"python", "sh"},
    "a request of the server": {"text"},
    "changes a server's database": {"sh"},
    "installs packages": {"sh"},
    "messages in both directions": {"text"},
    "needs Docker": {"sh"},
    "needs PostgreSQL": {"sh"},
    "needs a CUDA device": {"python"},
    "runs until it is stopped": {"sh"},
    "takes minutes": {"sh"},
}
BLOCK = re.compile(
    r"(?:^ *<!-- (?P<mark>lines of|run by|not run):? (?P<about>.*?) -->\n)?"
    r"^ *```(?P<language>\w*)\n(?P<text>.*?)^ *```$",
    re.MULTILINE | re.DOTALL,
)
INDENTED = re.compile(r"(?:\A|\n\n) {4}(?! *[-*<`\d]).*", re.MULTILINE)
FOREIGN = {
    "curl",
    "df",
    "docker",
    "du",
    "mkdir",
    "mv",
    "node",
    "pg_dump",
    "pg_restore",
    "python",
    "python3",
}  # programs of others


@dataclass(frozen=True)
class Block:
    page: Path
    mark: str
    about: str
    language: str
    text: str

    @property
    def is_doctest(self) -> bool:
        return self.language == "python" and self.text.lstrip().startswith(">>>")

    def __str__(self) -> str:
        return f"{_name(self.page)}: {self.text.strip().splitlines()[0][:50]}"


def _name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def _blocks() -> Iterator[Block]:
    for page in PAGES:
        for found in BLOCK.finditer(page.read_text(encoding="utf-8")):
            yield Block(page, found["mark"] or "", found["about"] or "", found["language"], found["text"])


BLOCKS = list(_blocks())
PROGRAMS = [block for block in BLOCKS if block.language == "python" and not block.is_doctest and not block.mark]
SHELL = [block for block in BLOCKS if block.language == "sh"]


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_the_examples_run(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


def test_the_readme_shows_examples() -> None:
    assert len(doctest.DocTestParser().get_examples(PAGES[0].read_text(encoding="utf-8"))) > 10


def test_every_block_runs_or_says_why_not() -> None:
    for block in BLOCKS:
        if block.mark == "not run":
            assert block.language in REASONS[block.about], block
        elif block.mark == "":
            assert block.language == "python", block
    assert {block.about for block in BLOCKS if block.mark == "not run"} == set(REASONS)


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_no_block_is_hidden_by_its_form(page: Path) -> None:
    """An indented block has no language and no mark. Further paragraphs of a list are indented too."""
    if page.name == "index.md" and page.parent == DOCS:
        return  # the texts of the cards
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    assert INDENTED.findall(text) == []


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.mark == "lines of"], ids=str)
def test_the_lines_are_those_of_the_file(block: Block) -> None:
    lines = iter((ROOT / block.about).read_text(encoding="utf-8").splitlines())
    stripped = (line.strip() for line in lines)
    missing = [line for line in block.text.splitlines() if line.strip() and line.strip() not in stripped]
    assert missing == []


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.mark == "run by"], ids=str)
def test_the_other_test_knows_the_page(block: Block) -> None:
    assert block.page.name in (ROOT / block.about).read_text(encoding="utf-8")


def test_the_programs_run(tmp_path: Path) -> None:
    assert any(LOCAL_SERVER in block.text for block in PROGRAMS)
    with RunningServer(f"sqlite:///{tmp_path / 'bottega.sqlite'}").start(tmp_path / "log") as server:
        for block in PROGRAMS:
            program = block.text.replace(LOCAL_SERVER, server.address)
            exec(compile(program, str(block), "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize("block", SHELL, ids=str)
def test_the_commands_exist(block: Block) -> None:
    lines = [shlex.split(line, comments=True) for line in block.text.splitlines()]
    for words in filter(None, lines):
        while "=" in words[0]:  # a variable
            words = words[1:]
        program, arguments = Path(words[0]).name, words[1:]
        if program == "bottega":
            _parse(arguments)
        elif program == "make":
            _check_target(arguments[0])
        elif program == "pip":
            _check_install(arguments[-1])
        else:
            assert program in FOREIGN, program
            assert all((ROOT / word).exists() for word in arguments if word.startswith("tests/")), words


def _parse(arguments: list[str]) -> None:
    """Reads a command line as `bottega` would, and does nothing. Raises the errors of its parser."""
    command: Any = typer.main.get_command(app)
    with command.make_context("bottega", arguments[:1]) as context:
        name, chosen, _ = command.resolve_command(context, arguments)
        assert chosen is not None
        chosen.make_context(name, arguments[1:], parent=context)


def _check_target(target: str) -> None:
    phony = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert phony is not None
    assert target in phony[1].split()


def _check_install(what: str) -> None:
    """A folder of the repository, or our package with its extras."""
    if what.startswith("./"):
        assert (ROOT / what / "pyproject.toml").is_file(), what
        return
    name, _, extras = what.removesuffix("]").partition("[")
    assert name == "bottega"
    known = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert set(filter(None, extras.split(","))) <= set(known), what


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_the_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if "://" not in target and not _is_generated(page, target):
            assert (page.parent / target).exists(), target


def _is_generated(page: Path, target: str) -> bool:
    """Whether the link leads to a page that only the site has. The test of the built site follows it."""
    return (page.is_relative_to(DOCS) and target.endswith(".md") and page.parent != DOCS) or page == DOCS / "index.md"
