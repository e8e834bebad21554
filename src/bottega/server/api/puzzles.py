"""Puzzles: which there are, the next one for a person, the puzzle of the day, and attempts. No account is needed.

What is sent of a position is the view of the seat to move. An attempt of somebody with a name counts once.
"""

import asyncio
import random
from collections import Counter
from datetime import UTC, datetime
from hashlib import sha256
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import BaseModel, Field

import bottega

from ...engine.errors import BottegaError, IllegalMove
from ...puzzles import Attempt, Puzzle, attempt
from ...puzzles import puzzles as puzzles_of
from ..people.auth import OptionalPrincipal, Principal
from ..protocol import Choice, MoveWanted, Thing
from ..ratings.model import shown_points, shown_uncertainty
from ..safety.problems import Problem, problem_responses
from ..storage.puzzle_store import Counted, PuzzleStore, Tally
from ..strict_model import StrictModel
from ..tables.projection import choice_data, explanations
from .games import Slug, check_slug
from .lessons import LessonFrame, frame_data

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

Theme = Literal["auction", "timing", "denial", "endgame", "buying", "placing", "battle"]
PuzzleId = Annotated[str, Path(pattern=r"^[a-z][a-z0-9_]{0,23}-[0-9a-f]{8}$")]
CHOICE = 5  # the next puzzle is one of so many whose ratings are nearest
MOST_MOVES = 20  # of an attempt


class PuzzleList(BaseModel):
    """The puzzles of a game."""

    game: str
    puzzles: int
    themes: dict[Theme, int] = Field(description="how many there are of each theme")


class SolverRating(BaseModel):
    """A person's rating in the puzzles of a game. It is within `uncertainty` of the points with 95 % probability."""

    points: int
    uncertainty: int
    attempts: int
    solved: int


class PuzzleInfo(BaseModel):
    """A puzzle, without its solution."""

    id: str
    game: str
    players: int
    seat: int = Field(description="who is to move")
    moves: int = Field(description="how many moves the solver has to find")
    rating: int
    attempts: int = Field(description="of all people")
    solved: int
    themes: list[Theme]
    mine: bool | None = Field(description="whether you solved it; null if you have not tried")
    me: SolverRating | None = Field(description="your rating in the puzzles of this game")


class PuzzleMoves(StrictModel):
    """All moves of the solver so far, by number or in words."""

    moves: list[MoveWanted] = Field(default_factory=list, max_length=MOST_MOVES)
    give_up: bool = Field(default=False, description="show the rest of the solution")


class PuzzleCandidate(Choice):
    """A legal move, the chance to win after it and its standard error."""

    chance: float
    error: float


class RatingChange(BaseModel):
    """What an attempt that counts does to a rating, in points."""

    before: int
    after: int


class PuzzleProgress(BaseModel):
    """Where the solver is. The frames begin with the solver's last move, or with the puzzle."""

    puzzle: str
    game: str
    seat: int
    players: int
    options: dict[str, object]
    status: Literal["asked", "solved", "wrong", "given_up"]
    frames: list[LessonFrame]
    choices: list[Choice]
    before: float | None = Field(description="the chance to win with the best move; null while you are asked")
    after: float | None = Field(description="the chance to win after a wrong move")
    candidates: list[PuzzleCandidate] = Field(description="all moves, the best first, once the solution is known")
    rating: RatingChange | None = Field(description="how your rating changed, if the attempt counted")


async def store_of(request: Request) -> PuzzleStore:
    return PuzzleStore(request.app.state.engine)


Store = Annotated[PuzzleStore, Depends(store_of)]


@router.get("", responses=problem_responses(422))
def puzzles() -> list[PuzzleList]:
    """The games that have puzzles, and how many of each theme."""
    found = []
    for slug in bottega.GAMES:
        shipped = puzzles_of(bottega.game(slug)).values()
        themes: Counter[Theme] = Counter(theme for puzzle in shipped for theme in puzzle.themes)  # type: ignore[misc]
        if shipped:
            found.append(PuzzleList(game=slug, puzzles=len(shipped), themes=dict(themes)))
    return found


@router.get("/today", responses=problem_responses(404))
async def today(principal: OptionalPrincipal, store: Store) -> PuzzleInfo:
    """The puzzle of the day (UTC). It is the same for everybody; each day another game has it."""
    day = datetime.now(UTC).date().toordinal()
    games = [game for game in map(bottega.game, bottega.GAMES) if puzzles_of(game)]
    if not games:
        raise Problem(404, "no_puzzle", "There are no puzzles.")
    ordered = sorted(puzzles_of(games[day % len(games)]), key=lambda id: sha256(id.encode()).digest())
    found = ordered[day // len(games) % len(ordered)]
    return await _info(puzzles_of(games[day % len(games)])[found], principal, store)


@router.get("/{slug}", responses=problem_responses(404, 422))
async def following(
    slug: Slug,
    principal: OptionalPrincipal,
    store: Store,
    theme: Annotated[Theme | None, Query()] = None,
    rating: Annotated[int | None, Query(ge=0, le=5000, description="by default yours")] = None,
    after: Annotated[str | None, Query(max_length=40, description="the puzzle before, which is not repeated")] = None,
) -> PuzzleInfo:
    """A puzzle near a rating, of a theme. People with a name get one that they have not tried, while there are some."""
    shipped = puzzles_of(bottega.game(check_slug(slug))).values()
    wanted = [puzzle for puzzle in shipped if theme in (None, *puzzle.themes)]
    fresh = wanted
    if principal:
        tried = await asyncio.to_thread(store.attempts, principal.person.id, wanted)
        fresh = [puzzle for puzzle in wanted if puzzle.id not in tried] or wanted
    fresh = [puzzle for puzzle in fresh if puzzle.id != after] or fresh
    if not fresh:
        raise Problem(404, "no_puzzle", "There is no such puzzle.")
    if rating is None:
        own = await asyncio.to_thread(store.solver, principal.person.id, slug) if principal else None
        rating = shown_points(own.strength) if own and own.attempts else NEWCOMERS
    ratings = await asyncio.to_thread(store.ratings, fresh)
    near = sorted(fresh, key=lambda puzzle: abs(shown_points(ratings[puzzle.id].strength) - rating))
    return await _info(random.choice(near[:CHOICE]), principal, store)


@router.get("/{slug}/{id}", responses=problem_responses(404, 422))
async def puzzle(slug: Slug, id: PuzzleId, principal: OptionalPrincipal, store: Store) -> PuzzleInfo:
    """A puzzle, without its solution. `POST` without moves gives its position."""
    return await _info(_find(slug, id), principal, store)


@router.post("/{slug}/{id}", responses=problem_responses(404, 409, 422))
async def progress(
    slug: Slug, id: PuzzleId, sent: PuzzleMoves, principal: OptionalPrincipal, store: Store
) -> PuzzleProgress:
    """Where a solver is after these moves. The first end of an attempt, solved or not, counts for both ratings."""
    found = _find(slug, id)
    now = await asyncio.to_thread(_attempt, found, sent)
    counted = None
    if now.over and principal and "play" in principal.scopes:
        counted = await asyncio.to_thread(store.count, principal.person.id, found, now.status == "solved")
    return _progress_data(now, counted)


@router.post("/{slug}/{id}/things", responses=problem_responses(404, 409, 422))
def things(slug: Slug, id: PuzzleId, sent: PuzzleMoves) -> dict[str, Thing]:
    """What everything on the table is after these moves, and what it is worth to the solver."""
    found = _find(slug, id)
    view = _attempt(found, sent).frames[-1].view
    return {name: Thing(**thing) for name, thing in explanations(bottega.game(slug), view).items()}


NEWCOMERS = 1000  # the rating of the first puzzle of somebody without a rating


def _find(slug: str, id: str) -> Puzzle:
    found = puzzles_of(bottega.game(check_slug(slug))).get(id)
    if found is None:
        raise Problem(404, "no_puzzle", "There is no such puzzle.")
    return found


def _attempt(found: Puzzle, sent: PuzzleMoves) -> Attempt:
    try:
        return attempt(found, sent.moves, sent.give_up)
    except IllegalMove as error:
        raise Problem(409, "illegal", f"{error}.", clause=error.clause) from None
    except BottegaError as error:
        raise Problem(422, "invalid", f"{error}.") from None


async def _info(found: Puzzle, principal: Principal | None, store: PuzzleStore) -> PuzzleInfo:
    tally = (await asyncio.to_thread(store.ratings, [found]))[found.id]
    mine, me = None, None
    if principal:
        mine = (await asyncio.to_thread(store.attempts, principal.person.id, [found])).get(found.id)
        me = _solver_data(await asyncio.to_thread(store.solver, principal.person.id, found.game))
    return PuzzleInfo(
        id=found.id,
        game=found.game,
        players=found.players,
        seat=found.seat,
        moves=sum(len(candidates) > 1 for candidates in found.line),
        rating=shown_points(tally.strength),
        attempts=tally.attempts,
        solved=tally.solved,
        themes=list(found.themes),  # type: ignore[arg-type]
        mine=mine,
        me=me,
    )


def _solver_data(tally: Tally) -> SolverRating:
    return SolverRating(
        points=shown_points(tally.strength),
        uncertainty=shown_uncertainty(tally.strength),
        attempts=tally.attempts,
        solved=tally.solved,
    )


def _progress_data(now: Attempt, counted: Counted | None) -> PuzzleProgress:
    found, game = now.puzzle, bottega.game(now.puzzle.game)
    view = now.frames[-1].view
    candidates = choice_data(game, [game.move(one.move) for one in now.candidates])
    options = {option.name: view[option.name] for option in game.options}
    return PuzzleProgress(
        puzzle=found.id,
        game=found.game,
        seat=found.seat,
        players=found.players,
        options={**options, "variants": [variant for variant in game.variants if view[variant]]},
        status=now.status,
        frames=[frame_data(frame) for frame in now.frames],
        choices=[Choice(**choice) for choice in choice_data(game, now.choices)],
        before=now.before,
        after=now.after,
        candidates=[
            PuzzleCandidate(**choice, chance=one.chance, error=one.error)
            for one, choice in zip(now.candidates, candidates, strict=True)
        ],
        rating=None if counted is None else _change_data(counted),
    )


def _change_data(counted: Counted) -> RatingChange:
    return RatingChange(before=shown_points(counted.before.strength), after=shown_points(counted.after.strength))
