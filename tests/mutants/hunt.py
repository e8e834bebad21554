"""Which mutants of an area do its tests notice?"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from .areas import Area
from .copies import Copy
from .explained import Explained
from .operators import Mutant, mutants
from .suite import Suite


def all_mutants(area: Area, root: Path) -> list[Mutant]:
    return [mutant for file in area.files(root) for mutant in mutants(file, (root / file).read_bytes(), area.numbers)]


def choose(found: Iterable[Mutant], count: int, seed: int) -> list[Mutant]:
    """Some of the mutants at random. A change to one function leaves the choice in the others as it is."""

    def lot(mutant: Mutant) -> bytes:
        return hashlib.sha256(repr((seed, mutant.key, mutant.nth)).encode()).digest()

    return sorted(found, key=lot)[:count]


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant. Without a killer it survived."""

    mutant: Mutant
    killer: str
    explained: bool


class Copies:
    """Several copies of the checkout, each used by one thread at a time."""

    def __init__(self, copies: Sequence[Copy]) -> None:
        self.pool = ThreadPoolExecutor(len(copies))
        self._free: SimpleQueue[Copy] = SimpleQueue()
        for copy in copies:
            self._free.put(copy)

    @contextmanager
    def one(self) -> Iterator[Copy]:
        copy = self._free.get()
        try:
            yield copy
        finally:
            self._free.put(copy)


def hunt(
    area: Area, root: Path, picked: Sequence[Mutant], jobs: int, memory: Path, tell: Callable[[Verdict | str], None]
) -> list[Verdict]:
    """Runs the nearest tests on each mutant, and tells of each as soon as it is known."""
    explained = Explained.read(root / area.explained)
    with TemporaryDirectory(prefix="mutants-") as folder, ExitStack() as stack:
        made = [stack.enter_context(Copy(root, Path(folder) / str(number))) for number in range(jobs)]
        copies = Copies(made)
        stack.enter_context(copies.pool)
        suite = Suite(area, root, memory)

        def look(file: str) -> None:
            with copies.one() as copy:
                suite.look(file, copy.run)
            suite.remember()
            tell(f"ran {file} on sound sources")

        for copy in made:  # which writes bytecode
            suite.collecting = max(suite.collecting, copy.run(suite.collection()).collecting)
        list(copies.pool.map(look, suite.unknown()))
        tell(f"{len(suite.plain)} tests, and {len(suite.compiling)} that need machine code")
        for failing in suite.failing:
            tell(f"left out, because it fails on sound sources: {failing}")

        def judge(mutant: Mutant) -> Verdict:
            with copies.one() as copy:
                killer = _killer(mutant, suite, copy, thorough=mutant not in explained)
            suite.kills[mutant.file, killer] += 1
            verdict = Verdict(mutant, killer, mutant in explained)
            tell(verdict)
            return verdict

        return list(copies.pool.map(judge, picked))


def _killer(mutant: Mutant, suite: Suite, copy: Copy, thorough: bool) -> str:
    """The test that notices. In a thorough run, tests that need machine code come last."""
    for among, compile in ((suite.plain, suite.area.compiled), (suite.compiling, True)):
        near = suite.near(mutant, among)
        killer = copy.run(suite.order(mutant, near, compile), mutant).killer if near else ""
        if killer or not thorough:
            return killer
    return ""
