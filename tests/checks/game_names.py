"""Fails if a file that all games share names a game: `python -m tests.checks.game_names`.

A game is named in its own folders and in the documentation, nowhere else. Games are found by looking, so a shared file
that names one is a list that someone will forget to extend.
"""

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = "src/bottega/games"
OWN_FOLDERS = (GAMES, "tests/games", "web/src/games")  # each has a folder for each game
FREE = ("README.md", "CHANGELOG.md", "docs/", "examples/", "benchmarks/")
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
    """All files that git knows or would add, less those that may name a game."""
    own = tuple(f"{folder}/{name}/" for folder in OWN_FOLDERS for name in names)
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return (file for file in listed if (ROOT / file).is_file() and not file.startswith((*own, *FREE)))


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
    print(*found, sep="\n")
    if found:
        sys.exit(f"{len(found)} lines of shared files name a game; only the games' own folders may.")


if __name__ == "__main__":
    main()
