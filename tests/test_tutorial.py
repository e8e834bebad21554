"""The tutorial builds the package that it shows: its code blocks are the files of the example."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "examples" / "goofspiel"
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


def test_the_code_of_the_page_is_the_game() -> None:
    code = "\n".join(blocks("python")[:-1])  # the last one plays it
    assert lines(code) == lines((PACKAGE / "bottega_goofspiel" / "__init__.py").read_text(encoding="utf-8"))


def test_the_project_file_of_the_page_is_that_of_the_game() -> None:
    (shown,) = blocks("toml")
    assert shown == (PACKAGE / "pyproject.toml").read_text(encoding="utf-8")


def test_the_words_of_the_page_are_those_of_the_game() -> None:
    (shown,) = blocks("ftl")
    assert shown == (PACKAGE / "bottega_goofspiel" / "locale" / "en" / "goofspiel.ftl").read_text(encoding="utf-8")


def test_the_words_of_the_game_are_the_same_in_every_language() -> None:
    folder = PACKAGE / "bottega_goofspiel" / "locale"
    keys = {
        file.parent.name: re.findall(r"^([a-z0-9-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
        for file in folder.glob("*/goofspiel.ftl")
    }
    assert set(keys) == {"en", "fr", "it"}
    assert keys["en"] == keys["fr"] == keys["it"]
