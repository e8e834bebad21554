"""Mutants that no test can notice, with the reasons: they change nothing that anybody could see."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from .operators import Mutant

Key = tuple[str, str, str, str]


@dataclass(frozen=True)
class Explained:
    """The explained mutants of an area. One entry covers all equal changes to equal statements of a function."""

    reasons: dict[Key, str]

    @classmethod
    def read(cls, file: Path) -> "Explained":
        if not file.exists():
            return cls({})
        entries = tomllib.loads(file.read_text(encoding="utf-8"))["mutant"]
        return cls({(e["file"], e["function"], e["before"], e["after"]): e["reason"] for e in entries})

    def __contains__(self, mutant: Mutant) -> bool:
        return mutant.key in self.reasons

    def outdated(self, mutants: list[Mutant]) -> list[Key]:
        """Explanations of what the sources no longer hold, among those that are about the files of these mutants."""
        keys = {mutant.key for mutant in mutants}
        files = {mutant.file for mutant in mutants}
        return [key for key in self.reasons if key[0] in files and key not in keys]
