"""What can be broken, and which tests are near: the games are found by looking."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

GAMES = Path("src/bottega/games")


@dataclass(frozen=True)
class Area:
    """A part of the sources, and the tests that should notice when it is broken."""

    name: str
    sources: Sequence[str]  # patterns below the root of the checkout
    tests: Sequence[str]
    explained: Path  # mutants that no test can notice, with the reasons
    slug: str = ""  # the game, where it is about one: tests of other games are left out
    compiled: bool = False  # machine code is used from the start, because the area does not change it
    numbers: bool = True  # whether a number that is one off is wrong; a weight of a heuristic is not

    def files(self, root: Path) -> list[str]:
        found = {path for pattern in self.sources for path in root.glob(pattern)}
        return sorted(str(path.relative_to(root)) for path in found if "migrations" not in path.parts)


def slugs(root: Path) -> list[str]:
    return sorted(folder.parent.name for folder in (root / GAMES).glob("*/rules"))


def areas(root: Path) -> list[Area]:
    """All areas, in the order in which they are run."""
    shared = Path("tests/mutants/explained.toml")
    found = []
    for slug in slugs(root):
        explained = Path(f"tests/games/{slug}/explained_mutants.toml")
        home = f"{GAMES}/{slug}"
        rules = (f"{home}/rules/**/*.py", f"{home}/components.py", f"{home}/moves.py")
        found.append(Area(f"rules/{slug}", rules, ("tests/games", "tests/golden"), explained, slug))
        heuristic = (f"{home}/heuristic/**/*.py", f"{home}/heuristic.py")
        near = ("tests/games", "tests/bots")
        found.append(Area(f"heuristics/{slug}", heuristic, near, explained, slug, numbers=False))
    engine = ("tests/engine", "tests/games", "tests/golden", "src/bottega/engine")
    found.append(Area("engine", ("src/bottega/engine/**/*.py",), engine, shared))
    server = ("tests/server", "src/bottega/server")
    found.append(Area("server", ("src/bottega/server/**/*.py",), server, shared, compiled=True))
    return sorted(found, key=lambda area: area.name)


def chosen(root: Path, name: str) -> list[Area]:
    """The areas of a name, or of the names that begin with it: `rules`, `rules/<game>`, `engine`."""
    return [area for area in areas(root) if not name or area.name == name or area.name.startswith(f"{name}/")]


def is_about(test: str, slug: str, games: Sequence[str]) -> bool:
    """Whether a test is about this game or about every game, by its id: its folder says so, or its parameters."""
    folder = re.match(r"tests/games/(\w+)/", test)
    if folder:
        return folder[1] == slug
    named = set(re.split(r"[^a-z0-9]+", test.partition("[")[2])) & set(games)
    return not named or slug in named
