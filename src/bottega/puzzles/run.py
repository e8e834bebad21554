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
from types import TracebackType
from typing import Any

from filelock import FileLock, Timeout

from .. import output
from ..analysis.evaluation import MoveEvaluator
from ..bots import bot
from ..engine.errors import BottegaError
from ..engine.game import Game
from ..engine.match import Match
from ..warm_up import CompileBots, CompileNetworks
from ..workers import Pool, ignore_progress
from ..workers.crew import RayCrew, in_order
from .grading import LADDER, NETWORK
from .mining import Mined, MineGame, Settings
from .puzzle import FILE, Puzzle
from .report import report
from .selection import selected
from .sources import BotGame, Source

ENOUGH = 2  # times the puzzles to keep: so many are looked for, to have a choice
SAVE_SECONDS = 5.0  # between two writings of the kept puzzles


class RunError(BottegaError):
    """The folder cannot be used. `cause` is other, busy or damaged."""

    def __init__(self, cause: str, message: str, **details: str) -> None:
        super().__init__(message)
        self.cause, self.details = cause, details


class MiningRun:
    """The folder of a run. Raises RunError; OSError if it cannot be written."""

    def __init__(self, path: Path, game: Game, settings: Settings, keep: int, seed: int, by_record: bool) -> None:
        self.path, self.game, self.settings, self.keep = path, game, settings, keep
        path.mkdir(parents=True, exist_ok=True)
        self._lock = FileLock(path / ".lock")
        try:
            self._lock.acquire(timeout=0)
        except Timeout:
            raise RunError("busy", f"another run works in {path}", folder=str(path)) from None
        try:
            self._check({"game": game.slug, "version": game.version, "seed": seed, "records": by_record})
            self.games = self._read("games.jsonl", json.loads)
            self.found: list[Puzzle] = self._read("found.jsonl", Puzzle.from_json)
        except BaseException:
            self._lock.release()
            raise
        self._saved = 0.0

    def __enter__(self) -> "MiningRun":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.games:
            self.save()
        self._lock.release()

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
        self._append("found.jsonl", [puzzle.to_json() for puzzle in new])
        self._append("games.jsonl", [json.dumps(mined.plain())])
        self.found += new
        self.games.append(mined.plain())
        if time.monotonic() - self._saved > SAVE_SECONDS:
            self.save()

    # ---- files

    def _check(self, ours: dict[str, Any]) -> None:
        file = self.path / "run.json"
        ours |= asdict(self.settings)
        if file.is_file():
            try:
                found = json.loads(file.read_text(encoding="utf-8"))
                differing = [name for name in ours if found.get(name) != ours[name]]
            except (ValueError, AttributeError):
                raise RunError("damaged", f"{file} is damaged", file=str(file)) from None
            if differing:
                differences = ", ".join(f"{name} {found.get(name)}" for name in differing)
                message = f"{self.path} holds another run: {differences}"
                raise RunError("other", message, folder=str(self.path), differences=differences)
        output.write(file, json.dumps(ours, indent=2) + "\n")

    def _read(self, name: str, read: Any) -> list[Any]:
        """The lines of a file. One that was cut off when the run was killed is removed."""
        file = self.path / name
        if not file.is_file():
            return []
        lines = file.read_bytes().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            lines.pop()
            output.write(file, b"".join(lines))
        try:
            return [read(line.decode()) for line in lines]
        except (ValueError, BottegaError):
            raise RunError("damaged", f"{file} is damaged", file=str(file)) from None

    def _append(self, name: str, lines: list[str]) -> None:
        with (self.path / name).open("a", encoding="utf-8") as file:
            file.write("".join(line + "\n" for line in lines))


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
