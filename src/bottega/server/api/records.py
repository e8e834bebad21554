"""Profiles, leaderboards, and what belongs to a person: all their data, to take away and to delete."""

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import BaseModel, Field

from ..people import agents, own_data, store
from ..people.auth import Principal, require_scope, require_session
from ..people.models import Password
from ..people.passwords import TooBusy
from ..person import Person
from ..ratings.classes import PlayerClass
from ..safety.problems import Problem, problem_responses
from ..safety.rate_limits import RateLimiter, limit_passwords
from ..storage.record_store import RecordStore
from ..strict_model import StrictModel
from ..tables.registry import TableRegistry
from ..timestamps import now_ms
from .tables import OptionalReader, Registry

router = APIRouter(prefix="/api", tags=["ratings and records"])

DAY_MS = 86_400_000
Period = Literal["all", "year", "month", "week"]
PERIODS: dict[Period, int | None] = {"all": None, "year": 365, "month": 30, "week": 7}  # days
EXPORT_FORMAT = orjson.OPT_INDENT_2 | orjson.OPT_NON_STR_KEYS  # SQLAlchemy's names of columns are not plain strings
EXPORT_PAGES = 5.0  # what an export costs of the limit of pages about whole games

SessionPrincipal = Annotated[Principal, Depends(require_session)]
Reader = Annotated[Principal, Depends(require_scope("read"))]


async def records_of(request: Request) -> RecordStore:
    return RecordStore(request.app.state.engine)


Records = Annotated[RecordStore, Depends(records_of)]


class RatingPoint(BaseModel):
    """A rating after a game."""

    at: int
    points: int
    uncertainty: int


class Rating(BaseModel):
    """A rating in the points that people see. It is within `uncertainty` of them with a probability of 95 %."""

    game: str
    player_class: PlayerClass
    points: int
    uncertainty: int
    provisional: bool
    games: int


class RatingWithHistory(Rating):
    history: list[RatingPoint]


class Tally(BaseModel):
    games: int
    wins: int


class ClassTally(Tally):
    player_class: PlayerClass


class SeatTally(Tally):
    seat: int


class OpeningTally(Tally):
    """The first move of a game, by its name and arguments."""

    name: str
    args: dict[str, str | int]


class SourceMean(BaseModel):
    """The mean points from a source that the game declares."""

    name: str
    points: float


class GameRecord(Tally):
    """The results of a person in one game."""

    game: str
    points: float = Field(description="on average")
    classes: list[ClassTally]
    seats: list[SeatTally]
    openings: list[OpeningTally]
    sources: list[SourceMean]


class Opponent(BaseModel):
    """Somebody a person played against. `account` is the name under which the opponent has a profile."""

    name: str
    account: str | None
    level: str | None


class OpponentTally(Opponent):
    games: int
    better: int = Field(description="games in which the person was better placed")


class OpponentPoints(Opponent):
    points: int


class BestGame(BaseModel):
    id: str
    game: str
    ended: int
    points: int
    opponents: list[OpponentPoints]


class CalendarDay(BaseModel):
    day: str
    games: int


class Profile(BaseModel):
    """A person, as everybody may see them; your own profile includes your games at private tables."""

    name: str
    emblem: str
    since: int
    guest: bool
    agent: bool = Field(description="whether a program plays under this name")
    owner: str | None = Field(description="of an agent: the name of the person to whom it belongs")
    ratings: list[RatingWithHistory]
    games: list[GameRecord]
    opponents: list[OpponentTally]
    best: list[BestGame]
    calendar: list[CalendarDay]


class Leader(Rating):
    place: int
    name: str
    emblem: str


class Deletion(StrictModel):
    """An account is deleted with its password; a guest has none."""

    password: Password | None = None


PersonName = Annotated[str, Path(min_length=1, max_length=40)]


@router.get("/people/{name:path}", responses=problem_responses(403, 404, 422))
async def profile(name: PersonName, records: Records, principal: OptionalReader) -> Profile:
    """The profile of an account, by its name."""
    row = await asyncio.to_thread(records.person_named, name)
    if row is None:
        raise Problem(404, "no_person", "Nobody here has an account with this name.")
    return await _profile(records, row, whole=False)


@router.get("/me/profile", responses=problem_responses(401, 403))
async def my_profile(records: Records, principal: Reader) -> Profile:
    """Your own profile, with your games at private tables."""
    row = await asyncio.to_thread(records.person, principal.person.id)
    return await _profile(records, row, whole=True)


async def _profile(records: RecordStore, row: Any, whole: bool) -> Profile:
    about = {"name": row.name, "emblem": row.emblem, "since": row.created, "guest": row.login is None}
    about |= {"agent": row.agent, "owner": await asyncio.to_thread(records.owner, row.id) if row.agent else None}
    return Profile(**about, **await asyncio.to_thread(records.profile, row.id, whole))


@router.get("/leaderboards/{game}", responses=problem_responses(403, 422))
async def leaderboard(
    game: Annotated[str, Path(max_length=24)],
    records: Records,
    principal: OptionalReader,
    players: PlayerClass = "two",
    period: Annotated[Period, Query(description="only who played a rated game in it")] = "all",
) -> list[Leader]:
    """The accounts with the best ratings in a game, without provisional ones. You come last if you are further down."""
    days = PERIODS[period]
    since = None if days is None else now_ms() - days * DAY_MS
    person = principal.person.id if principal else None
    return [Leader(**row) for row in await asyncio.to_thread(records.leaders, game, players, since, person)]


@router.get("/me/export", responses={**problem_responses(401, 403), 200: {"content": {"application/json": {}}}},
            response_class=Response)  # fmt: skip
async def export(request: Request, principal: SessionPrincipal) -> Response:
    """All your data as one JSON file: sessions, tokens, ratings, results, what you did at tables, your games."""
    limiter: RateLimiter = request.app.state.limiter
    limiter.require(principal.person.id, "pages", EXPORT_PAGES)
    data = await asyncio.to_thread(own_data.export, request.app.state.engine, principal.person.id)
    day = datetime.fromtimestamp(now_ms() / 1000, UTC).date().isoformat()
    headers = {"Content-Disposition": f'attachment; filename="bottega-{day}.json"', "Cache-Control": "no-store"}
    encoded = await asyncio.to_thread(orjson.dumps, data, None, EXPORT_FORMAT)
    return Response(encoded, media_type="application/json", headers=headers)


@router.delete("/me", status_code=204, responses=problem_responses(401, 403, 422, 503),
               dependencies=[Depends(limit_passwords)])  # fmt: skip
async def delete_me(
    deletion: Deletion, request: Request, response: Response, registry: Registry, principal: SessionPrincipal
) -> None:
    """Deletes you for good, and your agents. You leave your games; in games with others a neutral name remains."""
    state, person = request.app.state, principal.person.id
    try:
        await asyncio.to_thread(store.check_password, state.engine, person, deletion.password)
    except store.WrongPassword:
        raise Problem(403, "wrong_password", "The password is wrong.") from None
    except TooBusy:
        message = "Many people are logging in just now. Try again in a moment."
        raise Problem(503, "busy", message, {"Retry-After": "5"}) from None
    for agent in await asyncio.to_thread(agents.of_owner, state.engine, person):
        await remove_agent(request, registry, agent)
    await registry.remove_person(principal.person, lambda: own_data.delete_person(state.engine, person))
    state.identities.forget(person)
    state.cookies.clear(response)


async def remove_agent(request: Request, registry: TableRegistry, agent: Person) -> None:
    """Deletes an agent for good."""
    state = request.app.state
    await registry.remove_person(agent, lambda: own_data.delete_person(state.engine, agent.id))
    state.identities.forget(agent.id)
