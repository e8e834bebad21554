"""Attempts at puzzles, and the ratings of puzzles and solvers that follow from them."""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, Table, select
from sqlalchemy.dialects import postgresql, sqlite

from ...puzzles import Puzzle
from ..ratings.anchors import GUESSED_SIGMA, NEWCOMER, Strength
from ..ratings.model import POINTS_PER_MU, rate
from ..timestamps import now_ms
from .database import read_only
from .result_store import lock_ratings
from .schema import PEOPLE, PUZZLE_ATTEMPTS, PUZZLE_RATINGS, PUZZLE_SOLVERS


@dataclass(frozen=True)
class Tally:
    """A rating and the attempts that it comes from."""

    strength: Strength
    attempts: int = 0
    solved: int = 0


@dataclass(frozen=True)
class Counted:
    """An attempt that changed the ratings of the solver, before and after it."""

    before: Tally
    after: Tally


def graded(puzzle: Puzzle) -> Tally:
    """The rating of a puzzle that nobody has tried: what the bots say."""
    return Tally(Strength(puzzle.rating / POINTS_PER_MU, GUESSED_SIGMA))


class PuzzleStore:
    """Its methods block: call them from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._reader = engine, read_only(engine)

    def ratings(self, puzzles: Collection[Puzzle]) -> dict[str, Tally]:
        """The ratings of some puzzles, by id."""
        with self._reader.connect() as connection:
            return {puzzle.id: tally for puzzle, tally in zip(puzzles, _puzzles(connection, puzzles), strict=True)}

    def solver(self, person: str, game: str) -> Tally:
        """The rating of a person in the puzzles of a game."""
        with self._reader.connect() as connection:
            return _solver(connection, person, game)

    def attempts(self, person: str, puzzles: Collection[Puzzle]) -> dict[str, bool]:
        """Which of these puzzles a person has tried, and whether they solved them."""
        query = select(PUZZLE_ATTEMPTS.c.puzzle, PUZZLE_ATTEMPTS.c.solved).where(
            PUZZLE_ATTEMPTS.c.person == person, PUZZLE_ATTEMPTS.c.puzzle.in_([puzzle.id for puzzle in puzzles])
        )
        with self._reader.connect() as connection:
            return {row.puzzle: row.solved for row in connection.execute(query)}

    def count(self, person: str, puzzle: Puzzle, solved: bool) -> Counted | None:
        """Counts the first attempt of a person at a puzzle. None if there was one before, or the person is deleted."""
        at = now_ms()
        with self._engine.begin() as connection:
            lock_ratings(connection)
            alive = select(PEOPLE.c.id).where(PEOPLE.c.id == person, PEOPLE.c.deleted.is_(None))
            if connection.execute(alive).first() is None:
                return None
            row = {"person": person, "puzzle": puzzle.id, "solved": solved, "at": at}
            new = _insert(connection, PUZZLE_ATTEMPTS).values(row).on_conflict_do_nothing()
            if connection.execute(new.returning(PUZZLE_ATTEMPTS.c.puzzle)).first() is None:
                return None
            before, hard = _solver(connection, person, puzzle.game), _puzzles(connection, [puzzle])[0]
            strengths = rate([before.strength, hard.strength], [1, 2] if solved else [2, 1])
            after = Tally(strengths[0], before.attempts + 1, before.solved + solved)
            _save(connection, PUZZLE_SOLVERS, {"person": person, "game": puzzle.game}, after, updated=at)
            tried = Tally(strengths[1], hard.attempts + 1, hard.solved + solved)
            _save(connection, PUZZLE_RATINGS, {"puzzle": puzzle.id}, tried)
            return Counted(before, after)


def _solver(connection: Connection, person: str, game: str) -> Tally:
    own = (PUZZLE_SOLVERS.c.person == person) & (PUZZLE_SOLVERS.c.game == game)
    row = connection.execute(select(PUZZLE_SOLVERS).where(own)).first()
    return Tally(NEWCOMER) if row is None else Tally(Strength(row.mu, row.sigma), row.attempts, row.solved)


def _puzzles(connection: Connection, puzzles: Collection[Puzzle]) -> list[Tally]:
    query = select(PUZZLE_RATINGS).where(PUZZLE_RATINGS.c.puzzle.in_([puzzle.id for puzzle in puzzles]))
    rows = connection.execute(query)
    found = {row.puzzle: Tally(Strength(row.mu, row.sigma), row.attempts, row.solved) for row in rows}
    return [found.get(puzzle.id) or graded(puzzle) for puzzle in puzzles]


def _save(connection: Connection, table: Table, key: dict[str, str], tally: Tally, **more: int) -> None:
    counts = {"attempts": tally.attempts, "solved": tally.solved}
    values = {"mu": tally.strength.mu, "sigma": tally.strength.sigma, **counts, **more}
    new = _insert(connection, table).values(**key, **values)
    connection.execute(new.on_conflict_do_update(index_elements=list(key), set_=values))


def _insert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
