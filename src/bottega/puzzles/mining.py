"""Looks for puzzles in one game: a quick look at many of its decisions, then a close one at the most promising."""

import random
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any
from zlib import crc32

from ..bots import generator, sample_world
from ..bots.greedy import GreedyBot
from ..engine.actions import Move
from ..engine.errors import BottegaError, ImpossiblePosition
from ..engine.game import Game
from ..engine.match import Match
from ..games import game as game_of
from ..workers import Progress
from .examination import CHECK, SEEDS, Clear, Examiner, NotClear, TimeIsOver
from .grading import levels, rating
from .puzzle import MOST_REPLIES, Candidate, Puzzle, Replies, id_of, known, match_at, packed, words
from .sources import Moment, Source
from .themes import themes_of

FEWEST_OPTIONS = 4  # legal moves of a puzzle
MOST_LOOKS = 150  # decisions of a game that get a quick look
MOST_EXAMINED = 8  # decisions of a game that are examined closely
MOST_OF_A_GAME = 2  # puzzles
APART = 8  # moves between two puzzles of a game
SMALLEST_GAP = 0.03  # of a quick look that promises something
SURPRISE = 0.1  # what it counts that the greedy bot does not play the move
LONGEST_LINE = 4  # moves of a solution
WORLDS = 5  # tries to describe a world
WITH_REPLIES = 10  # moves that get them, the best first


@dataclass(frozen=True)
class Settings:
    """What the puzzles of a run depend on, besides its games."""

    iterations: int = 1000  # of a search; the check has ten times as many
    grades: int = 8  # seeds for each bot of the ladder


@dataclass
class Mined:
    """What was found in a game, and what was done for it."""

    number: int
    players: int = 0
    decisions: int = 0
    looks: int = 0  # quick ones
    examined: int = 0
    rejected: dict[str, int] = field(default_factory=dict)  # by reason
    seconds: float = 0.0
    cut: bool = False  # the time was over before the end
    puzzles: list[Puzzle] = field(default_factory=list)

    def plain(self) -> dict[str, Any]:
        return {**asdict(self), "puzzles": [puzzle.id for puzzle in self.puzzles]}


@dataclass(frozen=True)
class MineGame:
    """The job: all puzzles of one game. Without a time limit its result depends only on the source and settings."""

    slug: str
    source: Source
    settings: Settings
    until: float | None = None  # the time, by the clock, at which it stops

    def run(self, report: Progress) -> Mined | None:
        if self.until is not None and time.time() > self.until:
            return None
        began = time.perf_counter()
        search = _Miner(game_of(self.slug), self.source, self.settings, self.until)
        found = search.run()
        found.seconds = round(time.perf_counter() - began, 2)
        return found


class _Miner:
    def __init__(self, game: Game, source: Source, settings: Settings, until: float | None) -> None:
        self._game, self._source, self._settings = game, source, settings
        self._examiner = Examiner(game, settings.iterations, until)
        self._rejected: Counter[str] = Counter()
        self._found = Mined(source.number)

    def run(self) -> Mined:
        try:
            self._whole, moments = self._source.replay()
            self._found.players, self._found.decisions = self._whole.players, len(moments)
            for moment in self._promising(moments):
                if len(self._found.puzzles) == MOST_OF_A_GAME or self._found.examined == MOST_EXAMINED:
                    break
                if all(abs(moment.ply - puzzle.source["ply"]) >= APART for puzzle in self._found.puzzles):
                    self._found.examined += 1
                    self._try(moment)
        except TimeIsOver:
            self._found.cut = True
        self._found.rejected = dict(self._rejected)
        return self._found

    def _promising(self, moments: list[Moment]) -> list[Moment]:
        """The decisions that are worth a close look, the best first."""
        rng = random.Random(self._seed(-1))
        choices = [moment for moment in moments if moment.options >= FEWEST_OPTIONS]
        looked = []
        for moment in rng.sample(choices, min(MOST_LOOKS, len(choices))):
            match, seat, seed = self._at(moment), moment.seat, self._seed(moment.ply)
            gap, best = self._examiner.first_look(match, seat, seed)
            self._found.looks += 1
            if gap >= SMALLEST_GAP:
                gap = self._examiner.second_look(match, seat, best, seed)
            if gap >= SMALLEST_GAP:
                greedy = GreedyBot(self._game, 0, "cpu").choose(match, seat)
                looked.append((min(gap, 2 * SURPRISE) + SURPRISE * (greedy != best), moment))
        return [moment for _, moment in sorted(looked, key=lambda one: (-one[0], one[1].ply))]

    def _at(self, moment: Moment) -> Match:
        match = self._whole.copy()
        match.state = self._game.record.copy(moment.state)
        return match

    def _seed(self, ply: int) -> int:
        return crc32(f"{self._source.describe()} {ply}".encode()) % 1_000_000

    # ---- one puzzle

    def _try(self, moment: Moment) -> None:
        try:
            puzzle = self._puzzle(moment)
        except NotClear as reason:
            self._rejected[str(reason)] += 1
        else:
            self._found.puzzles.append(puzzle)

    def _puzzle(self, moment: Moment) -> Puzzle:
        seat, seed = moment.seat, self._seed(moment.ply)
        start = self._described(moment, seed)
        decisions, looks = self._line(start, seat, seed)
        solved = [
            (match, clear.best) for match, clear in zip(decisions, looks, strict=True) if isinstance(clear, Clear)
        ]
        found = levels(solved, seat, self._settings.grades, seed)
        first = looks[0]
        assert isinstance(first, Clear)
        tightest = min((clear for clear in looks if isinstance(clear, Clear)), key=lambda clear: clear.margin)
        share = moment.ply / max(1, self._found.decisions)
        return Puzzle(
            id=start.seed,
            game=self._game.slug,
            players=start.players,
            version=self._game.version,
            source={**self._source.describe(), "ply": moment.ply, "decisions": self._found.decisions},
            position=packed(start.start or {}),
            seat=seat,
            line=tuple(self._candidates(m, seat, clear, seed) for m, clear in zip(decisions, looks, strict=True)),
            checks={
                "iterations": self._settings.iterations,
                "seeds": [seed + more for more in range(SEEDS)],
                "checked": CHECK * self._settings.iterations,
                "margin": round(tightest.margin, 4),
                "error": round(tightest.error, 4),
            },
            levels=found,
            rating=rating(found),
            themes=themes_of(first.best, first, share),
        )

    def _described(self, moment: Moment, seed: int) -> Match:
        """A match at the position, in a world sampled from what the seat knows. Raises NotClear if there is none."""
        match, rng = self._at(moment), generator(seed)
        seen, legal = known(match, moment.seat), match.legal(moment.seat)
        for _ in range(WORLDS):
            match.state = sample_world(match, moment.seat, rng)
            position = {"players": match.players, **match.position()}
            try:
                start = match_at(self._game, position, id_of(match, moment.seat), "cpu")
            except (ImpossiblePosition, BottegaError):
                continue
            if known(start, moment.seat) == seen and start.legal(moment.seat) == legal:
                start.start = position
                return start
        raise NotClear("position")

    def _line(self, start: Match, seat: int, seed: int) -> tuple[list[Match], list[Clear | Move]]:
        """The decisions of the solution and what is best there: while the same seat is asked and one move is clear."""
        match = start.copy()
        decisions: list[Match] = [start]
        looks: list[Clear | Move] = [self._examiner.examine(start, seat, seed)]
        match.play(seat, _best(looks[0]))
        while (
            len(looks) < LONGEST_LINE and match.actors == (seat,) and self._is_foreseen(decisions[-1], seat, looks[-1])
        ):
            legal = match.legal(seat)
            try:
                look = legal[0] if len(legal) == 1 else self._examiner.examine(match, seat, seed + len(looks))
            except NotClear:
                break
            decisions.append(match.copy())
            looks.append(look)
            match.play(seat, _best(look))
        while not isinstance(looks[-1], Clear):  # nobody needs to be asked for a forced move at the end
            decisions.pop()
            looks.pop()
        return decisions, looks

    def _is_foreseen(self, match: Match, seat: int, look: Clear | Move) -> bool:
        """Whether the move leads to the same view in every world: it reveals nothing, and chance decides nothing."""
        rng = generator(self._seed(-2))
        seen: set[tuple[str, tuple[int, ...]]] = set()
        for _ in range(WORLDS):
            world = match.copy()
            world.state = sample_world(match, seat, rng)
            world.seed = str(len(seen))
            world.play(seat, _best(look))
            seen.add((known(world, seat), world.actors))
        return len(seen) == 1

    def _candidates(self, match: Match, seat: int, look: Clear | Move, seed: int) -> tuple[Candidate, ...]:
        """All legal moves, the best first; the next best with what follows them in this world."""
        if not isinstance(look, Clear):
            return (Candidate(words(look), 1.0, 0.0),)
        found: Mapping[Move, Any] = look.figures
        order = sorted(found, key=lambda move: (move != look.best, -found[move].chance, move.number))
        return tuple(
            Candidate(
                words(move),
                round(found[move].chance, 3),
                round(found[move].error, 3),
                self._replies(match, seat, move, seed) if 0 < place <= WITH_REPLIES else (),
            )
            for place, move in enumerate(order)
        )

    def _replies(self, start: Match, seat: int, move: Move, seed: int) -> Replies:
        """What the search expects after a move, until the seat is asked again after a reply of another."""
        match = start.copy()
        match.play(seat, move)
        line: list[tuple[int, str]] = []
        while match.actors and len(line) < MOST_REPLIES:
            actor = match.actors[0]
            if actor == seat and any(who != seat for who, _ in line):
                break
            reply = self._examiner.continuation(match, actor, seed)
            match.play(actor, reply)
            line.append((actor, words(reply)))
        return tuple(line)


def _best(look: Clear | Move) -> Move:
    return look.best if isinstance(look, Clear) else look
