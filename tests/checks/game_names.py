"""Fails if a file that all games share names a game: `python -m tests.checks.game_names`.

A game is named in its own folders and in the documentation, nowhere else. Games are found by looking, so a shared file
that names one is a list that someone will forget to extend.
"""

import os
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = "src/bottega/games"
OWN_FOLDERS = (GAMES, "tests/games", "web/src/games")  # each has a folder for each game
FREE = ("README.md", "CHANGELOG.md", "docs/", "examples/", "benchmarks/")
MADE = re.compile(r"/(\.(?!ci)[^/]*|node_modules|__pycache__|dist|static|docs_site|pictures|[^/]*\.egg-info)/$")
PERSON = re.compile("Leonardo da Vinci")


def slugs() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / GAMES).glob("*/__init__.py"))


def pattern(names: Sequence[str]) -> re.Pattern[str]:
    """Matches a name as a part of an identifier or as a word of its own.

    >>> found = pattern(["chess"])
    >>> [bool(found.search(text)) for text in ("chess_v0", "ChessGame", "myChess", "CHESS", "bottega_chess")]
    [True, True, True, True, True]
    >>> bool(found.search("duchess")), bool(found.search("chessboard"))
    (False, False)
    """
    words = "|".join(names)
    capitals = "|".join(name.capitalize() for name in names)
    return re.compile(rf"(?<![A-Za-z])(?i:{words})(?![a-z])|(?<=[a-z])(?:{capitals})(?![a-z])")


def shared_files(names: Sequence[str]) -> Iterator[str]:
    """All files of the repository, less those that are made by a tool and those that may name a game."""
    own = tuple(f"{folder}/{name}/" for folder in OWN_FOLDERS for name in names)
    for folder, inside, files in os.walk(ROOT):
        inside[:] = [name for name in inside if not MADE.search(f"{folder}/{name}/")]
        paths = (Path(folder, name).relative_to(ROOT).as_posix() for name in files)
        yield from (path for path in paths if not path.startswith((*own, *FREE)))


def offences(file: str, names: re.Pattern[str]) -> Iterator[str]:
    """Where a shared file names a game."""
    if names.search(file):
        yield f"{file}: the file name"
    try:
        text = (ROOT / file).read_text(encoding="utf-8")
    except UnicodeDecodeError:  # a picture
        return
    for number, line in enumerate(text.splitlines(), 1):
        if names.search(PERSON.sub("", line)):
            yield f"{file}:{number}: {line.strip()[:100]}"


def main() -> None:
    names = slugs()
    found = [offence for file in shared_files(names) for offence in offences(file, pattern(names))]
    if found:
        print(*found, sep="\n")
        sys.exit(f"{len(found)} lines of shared files name a game; only the games' own folders may.")


if __name__ == "__main__":
    main()
