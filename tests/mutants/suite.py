"""The tests near an area: how long each takes on sound sources, and which functions it calls."""

import hashlib
import json
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from .areas import Area, is_about, slugs
from .operators import Mutant
from .plugin import Order, Outcome, Report

PATIENCE = 4.0  # seconds of work that a test may take beyond five times what it takes on sound sources
Run = Callable[[Order], Report]


@dataclass
class Known:
    """What is known of a test file."""

    print: str  # a hash of what this depends on
    at_import: list[str] = field(default_factory=list)
    plain: list[Outcome] = field(default_factory=list)
    compiling: list[Outcome] = field(default_factory=list)
    failing: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, data: dict[str, Any]) -> "Known":
        outcomes = {name: [Outcome(**one) for one in data[name]] for name in ("plain", "compiling")}
        return cls(**data | outcomes)


class Suite:
    """What is known of the tests is kept in a file: a test file is run again when it changes, or anything it uses."""

    def __init__(self, area: Area, root: Path, memory: Path) -> None:
        self.area, self._memory = area, memory
        self._lock = threading.Lock()
        self._games = slugs(root)
        self._files = {str(file.relative_to(root)): self._print(root, file) for file in _test_files(area, root)}
        known = json.loads(memory.read_text()) if memory.exists() else {}
        self._known = {
            file: Known.read(found) for file, found in known.items() if found["print"] == self._files.get(file)
        }
        self.plain: dict[str, Outcome] = {}
        self.compiling: dict[str, Outcome] = {}
        self.failing: list[str] = []
        self._at_import: set[str] = set()
        self.collecting = 0.0  # seconds of work to import all tests
        self.kills: Counter[tuple[str, str]] = Counter()  # by file of the mutant and test
        for found in self._known.values():
            self._take(found)

    def _print(self, root: Path, file: Path) -> str:
        """A hash of a test file and of what it uses: sources of the area, the engine, helpers of tests, this tool."""
        used = {root / source for source in self.area.files(root)} | {*root.glob("src/bottega/engine/**/*.py")}
        used |= {helper for helper in root.glob("tests/**/*.py") if not helper.name.startswith("test_")}
        content = hashlib.sha256()
        for path in [file, *sorted(used)]:
            content.update(path.read_bytes())
        return content.hexdigest()

    def collection(self) -> Order:
        """Finds all tests and runs none."""
        return self._order(self.area.tests, tests=["none"], limits=[0.0], stop=False)

    def unknown(self) -> list[str]:
        """The test files that have not been run on these sources."""
        return [file for file in self._files if file not in self._known]

    def look(self, file: str, run: Run) -> None:
        """Runs a test file, with a note of what its tests call; those that are too slow in plain Python, twice."""
        compiled = self.area.compiled
        first = run(self._order([file], trace=not compiled, stop=False, compile=compiled))
        slow = {outcome.test: outcome for outcome in first.outcomes if outcome.too_slow}
        found = Known(self._files[file], first.at_import)
        found.plain = [outcome for outcome in first.outcomes if outcome.passed and not outcome.too_slow]
        found.failing = [outcome.test for outcome in first.outcomes if not outcome.passed and not outcome.too_slow]
        found.failing += [what for what in (first.trouble, first.timed_out) if what]
        if slow:
            again = run(self._order([file], tests=list(slow), limits=[0.0] * len(slow), stop=False, compile=True))
            for outcome in again.outcomes:
                outcome.calls = slow[outcome.test].calls
            found.compiling = [outcome for outcome in again.outcomes if outcome.passed]
            found.failing += [outcome.test for outcome in again.outcomes if not outcome.passed]
        with self._lock:
            self._known[file] = found
            self._take(found)

    def _take(self, found: Known) -> None:
        self._at_import |= set(found.at_import)
        self.failing += found.failing
        self.plain.update({outcome.test: outcome for outcome in found.plain})
        self.compiling.update({outcome.test: outcome for outcome in found.compiling})

    def remember(self) -> None:
        with self._lock:
            self._memory.parent.mkdir(exist_ok=True)
            self._memory.write_text(json.dumps({file: asdict(found) for file, found in self._known.items()}))

    def near(self, mutant: Mutant, among: dict[str, Outcome]) -> list[Outcome]:
        """The tests that may notice a mutant: of rules, those that call the function it is in.

        Of other code, all: what is called only once in a process is not called by every test that depends on it.
        """
        if not self.area.slug or not mutant.function or mutant.place in self._at_import:
            return list(among.values())
        return [outcome for outcome in among.values() if mutant.place in outcome.calls]

    def order(self, mutant: Mutant, outcomes: Iterable[Outcome], compile: bool) -> Order:
        """First those that call the function, and those that notice most mutants of its file for the time they take."""

        def promise(outcome: Outcome) -> tuple[bool, float]:
            noticed = self.kills[mutant.file, outcome.test] + 0.1
            return mutant.place in outcome.calls, noticed / (outcome.seconds + 0.01)

        ranked = sorted(outcomes, key=promise, reverse=True)
        tests = [outcome.test for outcome in ranked]
        limits = [_patience(outcome.seconds) for outcome in ranked]
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        collecting = _patience(self.collecting)
        return self._order(files, tests=tests, limits=limits, compile=compile, collecting=collecting)

    def _order(self, paths: Iterable[str], **more: Any) -> Order:
        return Order(paths=list(paths), slug=self.area.slug, games=self._games, **more)


def _patience(usual: float) -> float:
    """How long something may take that usually takes this long."""
    return 5 * usual + PATIENCE


def _test_files(area: Area, root: Path) -> Iterator[Path]:
    """Files with tests, and sources with examples; not those that play in a browser, which takes minutes."""
    games = slugs(root)
    for place in area.tests:
        for file in sorted((root / place).rglob("*.py")):
            if area.slug and not is_about(str(file.relative_to(root)), area.slug, games):
                continue
            if file.name.startswith("test_browser"):
                continue
            if file.name.startswith("test_") or ">>>" in file.read_text(encoding="utf-8"):
                yield file
