"""A run of the miner: many games, by many workers. It can be stopped at any moment and goes on in the same folder.

run.json        the settings
games.jsonl     a line for each game that was searched: what was done and how long it took
found.jsonl     every puzzle found, one a line
puzzles.jsonl   those that are kept, as the package ships them
report.md       how many were found in how many games, at what cost, and how the bots fare
"""

import json
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any

from .. import output
from ..analysis.evaluation import MoveEvaluator
from ..bots import bot
from ..engine.game import Game
from ..engine.match import Match
from ..warm_up import CompileBots, CompileNetworks
from ..workers import Pool, ignore_progress
from ..workers.crew import RayCrew, in_order
from ..workers.resumable_folder import ResumableFolder
from .grading import LADDER, NETWORK
from .mining import Mined, MineGame, Settings
from .puzzle import FILE, Puzzle
from .report import report
from .selection import selected
from .sources import BotGame, Source

ENOUGH = 2  # times the puzzles to keep: so many are looked for, to have a choice
SAVE_SECONDS = 5.0  # between two writings of the kept puzzles


class MiningRun(ResumableFolder):
    """The folder of a run. Raises RunFolderError; OSError if it cannot be written."""

    def __init__(self, path: Path, game: Game, settings: Settings, keep: int, seed: int, by_record: bool) -> None:
        self.game, self.settings, self.keep, self._seed, self._by_record = game, settings, keep, seed, by_record
        self._saved = 0.0
        super().__init__(path)

    def open(self) -> None:
        about = {"game": self.game.slug, "version": self.game.version, "seed": self._seed, "records": self._by_record}
        self.check_settings(about | asdict(self.settings))
        self.games: list[dict[str, Any]] = self.read_lines("games.jsonl", json.loads)
        self.found = self.read_lines("found.jsonl", Puzzle.from_json)

    def close(self) -> None:
        if self.games:
            self.save()
        super().close()

    @property
    def wanted(self) -> int:
        """How many puzzles are looked for."""
        return ENOUGH * self.keep

    def remaining(self, sources: Sequence[Source]) -> list[Source]:
        """Those that have not been searched yet."""
        done = {one["number"] for one in self.games}
        return [source for source in sources if source.number not in done]

    def mine(self, jobs: Sequence[MineGame], workers: int | None, ray: str | None) -> Iterator[Mined]:
        """Searches games until enough puzzles are found; each result is saved before it is returned."""
        with closing(_results(jobs, workers, ray)) as results:
            for mined in results:
                if mined is not None:  # the time was over before it began
                    self._add(mined)
                    yield mined
                if len(self.found) >= self.wanted:
                    return

    def save(self) -> None:
        """Writes the kept puzzles and the report."""
        kept = selected(self.found, self.keep)
        output.write(self.path / FILE, "".join(puzzle.to_json() + "\n" for puzzle in kept))
        output.write(self.path / "report.md", report(self.game, self.settings, self.games, self.found, kept))
        self._saved = time.monotonic()

    def _add(self, mined: Mined) -> None:
        known = {puzzle.id for puzzle in self.found}
        new = [puzzle for puzzle in mined.puzzles if puzzle.id not in known]
        self.append_lines("found.jsonl", [puzzle.to_json() for puzzle in new])
        self.append_lines("games.jsonl", [json.dumps(mined.plain())])
        self.found += new
        self.games.append(mined.plain())
        if time.monotonic() - self._saved > SAVE_SECONDS:
            self.save()


def bot_games(game: Game, games: int, seed: int) -> list[Source]:
    return [BotGame(game.slug, number, seed) for number in range(games)]


def compile_ahead(game: Game) -> None:
    """Compiles once what all workers need; the code is on disk afterwards."""
    CompileBots(game.slug).run(ignore_progress)
    CompileNetworks(game.slug).run(ignore_progress)
    match = Match(game, game.players[0], 0, target="cpu")
    while len(match.legal(match.actors[0])) == 1:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    seat = match.actors[0]
    MoveEvaluator(game, 0, 1).evaluate(match.state, seat, match.legal(seat)[0])
    for name in (*LADDER[:3], *NETWORK[:1]):
        bot(name, game, 0, "cpu").choose(match, seat)


def _results(jobs: Sequence[MineGame], workers: int | None, ray: str | None) -> Generator[Mined | None, None, None]:
    if ray is None:
        yield from Pool(workers).run(jobs)
    else:
        with RayCrew(ray) as crew:
            yield from in_order(crew, jobs)
