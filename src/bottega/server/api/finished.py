"""Finished games: text, replay, analysis, and a new table that continues from a point of one."""

import asyncio
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from ...analysis.json_format import AnalysisData
from ...engine.old_positions import FORMAT
from ...workers import Job, JobFailed
from ..fair_queue import QueueFull, Requester
from ..game_jobs import CountPoints, ExplainStep, PositionAfter, ReplayGame, Unusable
from ..monitoring.metrics import REFUSED_BY_QUOTA
from ..protocol import Phrase, Thing
from ..safety.problems import Problem, problem_responses
from ..safety.rate_limits import RateLimiter, address_group, client_address
from ..strict_model import StrictModel
from ..tables.actor import TableActor
from ..tables.analysis_queue import TooManyAnalyses
from ..tables.plan import Level, Origin, SeatPlan, TableRequest
from ..tables.registry import TableRegistry
from ..thinking_quota import ANONYMOUS
from .games import Language
from .tables import Actor, NewTable, Opener, OptionalReader, Player, Registry, TableId, table_of

router = APIRouter(prefix="/api", tags=["after the game"])

PROBLEMS = problem_responses(403, 404, 409, 422)
PAGE_SECONDS = 30.0  # for which somebody waits for a page about a whole game
PAGE_LENGTH = 16_000  # characters of a usual game, which take about a second

T = TypeVar("T")


StepNumber = Annotated[int, Field(ge=0, le=10_000, description="after this number of moves")]


class Step(BaseModel):
    """A step of a replay: the move, its events, and the table after it."""

    seat: int | None
    move: int | None
    name: str | None
    args: dict[str, str | int]
    unseen: bool = Field(default=False, description="whether some arguments are left out, because the others saw none")
    events: list[dict[str, Any]]
    view: dict[str, Any]
    prompt: Phrase | None


class Replay(BaseModel):
    """A finished game, step by step. The first step is the set-up."""

    game: str
    players: int
    options: dict[str, Any]
    names: list[str]
    scores: list[int]
    winners: list[int]
    steps: list[Step]


class TextForm(StrictModel):
    """A game in its text form."""

    text: Annotated[str, Field(max_length=300_000)]
    seat: Annotated[int, Field(ge=0, le=5)] | None = None


class TextFormStep(TextForm):
    """A step of a game in its text form, and whose explanations to show."""

    step: StepNumber


class PointsOfSource(BaseModel):
    """The points of each seat from one source; without a name, what no source explains."""

    name: str | None
    points: list[int]


class AnalysisStatus(BaseModel):
    """The progress of an analysis, and what it has found so far. It is complete when the progress is 1."""

    progress: float
    failed: bool = False
    analysis: AnalysisData | None = None


class PlayOnRequest(StrictModel):
    """Where to continue a finished game: after this number of moves."""

    move: Annotated[int, Field(ge=0, le=10_000)]
    seat: Annotated[int, Field(ge=0, le=5)]
    level: Level = "master"


TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.get("/tables/{id}/text", responses={**PROBLEMS, **TEXT}, response_class=Response)
async def text(request: Request, id: TableId, registry: Registry, principal: OptionalReader) -> Response:
    """A finished game in its text form, which `bottega replay` and `bottega.loads` read and verify.

    A game of older rules cannot be shown, but its text is still there, for a version of Bottega that plays them.
    """
    try:
        return PlainTextResponse(await _text(await table_of(registry, id), registry))
    except Problem as problem:
        stored = await asyncio.to_thread(registry.store.text, id) if problem.body["error"] == "old_rules" else None
        if stored is None:
            raise
        return PlainTextResponse(stored)


def _require_over(actor: TableActor) -> None:
    if actor.table.status != "finished":
        raise Problem(409, "not_over", "The game is not over; its text would reveal what is hidden.")


async def _text(actor: TableActor, registry: TableRegistry) -> str:
    """The text of a finished game. It is stored, unless it ended just now."""
    _require_over(actor)
    assert actor.table.match is not None
    stored = await asyncio.to_thread(registry.store.text, actor.table.id)
    return stored if stored is not None else await asyncio.to_thread(actor.table.match.dumps)


async def _requester(request: Request, principal: OptionalReader) -> Requester:
    """For whom a page is made: a person, or somebody at an address."""
    address = address_group(client_address(request.scope, request.app.state.settings))
    return Requester(principal.person.id if principal else ANONYMOUS + address)


PageRequester = Annotated[Requester, Depends(_requester)]


async def _page(request: Request, job: Job[T | Unusable], text: str, requester: Requester) -> T:
    """The result of a job about a whole game. Raises a Problem if there is none, if it takes too long, or over a limit.

    The limits count the length of the text, because they must be known before the job runs.
    """
    limiter: RateLimiter = request.app.state.limiter
    registry: TableRegistry = request.app.state.registry
    address = address_group(client_address(request.scope, request.app.state.settings))
    try:
        limiter.require(requester.person, "pages", len(text) / PAGE_LENGTH)
        limiter.require(address, "address_pages", len(text) / PAGE_LENGTH)
    except Problem:
        REFUSED_BY_QUOTA.labels("page").inc()
        raise
    return await run_page(registry, job, requester)


async def run_page(registry: TableRegistry, job: Job[T | Unusable], requester: Requester) -> T:
    """The result of a job that somebody waits for. Raises a Problem if there is none, or if it takes too long."""
    try:
        async with asyncio.timeout(PAGE_SECONDS):
            found = await registry.bots.page(job, requester)
    except (TimeoutError, JobFailed, QueueFull):
        raise Problem(
            503, "busy", "There is too much to do just now. Try again later.", {"Retry-After": "30"}
        ) from None
    if isinstance(found, Unusable):
        clause: dict[str, Any] = {} if found.clause is None else {"clause": found.clause}
        raise Problem(found.status, found.error, found.message, **clause)
    return found


@router.get("/tables/{id}/replay", responses=PROBLEMS, response_model=Replay)
async def replay(
    request: Request,
    actor: Actor,
    registry: Registry,
    requester: PageRequester,
    seat: Annotated[int | None, Query(ge=0, le=5, description="the viewer; by default everything is shown")] = None,
) -> Response:
    """A finished game step by step, from any seat."""
    text, table = await _text(actor, registry), actor.table
    job = ReplayGame(text, seat, [s.name for s in table.seats], table.winners)  # without seats that forfeited
    return Response(await _page(request, job, text, requester), media_type="application/json")


@router.get("/tables/{id}/points", responses=PROBLEMS, response_model=list[PointsOfSource])
async def points(request: Request, actor: Actor, registry: Registry, requester: PageRequester) -> Response:
    """Where the points of a finished game came from."""
    text = await _text(actor, registry)
    return Response(await _page(request, CountPoints(text), text, requester), media_type="application/json")


@router.post("/replay", responses=problem_responses(403, 409, 422), response_model=Replay)
async def replay_text(request: Request, form: TextForm, requester: PageRequester) -> Response:
    """A replay of a game in its text form."""
    job = ReplayGame(form.text, form.seat, [])
    return Response(await _page(request, job, form.text, requester), media_type="application/json")


@router.get("/tables/{id}/replay/{step}/things", responses=PROBLEMS, response_model=dict[str, Thing])
async def replay_things(
    request: Request,
    actor: Actor,
    registry: Registry,
    requester: PageRequester,
    step: Annotated[int, Path(ge=0, le=10_000, description="after this number of moves")],
    seat: Annotated[int | None, Query(ge=0, le=5)] = None,
) -> Response:
    """What everything on the table was at a step of a finished game, and what it was worth to a seat."""
    text = await _text(actor, registry)
    return Response(await _page(request, ExplainStep(text, step, seat), text, requester), media_type="application/json")


@router.post("/replay/things", responses=problem_responses(403, 409, 422), response_model=dict[str, Thing])
async def replay_text_things(request: Request, form: TextFormStep, requester: PageRequester) -> Response:
    """What everything on the table was at a step of a game in its text form, and what it was worth to a seat."""
    job = ExplainStep(form.text, form.step, form.seat)
    return Response(await _page(request, job, form.text, requester), media_type="application/json")


@router.post("/tables/{id}/analysis", status_code=202, responses=problem_responses(401, 403, 404, 409, 422, 503))
async def begin_analysis(actor: Actor, registry: Registry, principal: Player) -> AnalysisStatus:
    """Starts the analysis of a finished game. GET shows its progress."""
    text = await _text(actor, registry)
    try:
        await registry.analyses.submit(actor.table.id, text, actor.table.plan.game, principal.person.id)
    except TooManyAnalyses:
        message = "Many games are waiting for their analysis. Try again later."
        raise Problem(503, "busy", message, {"Retry-After": "600"}) from None
    return await analysis(actor, registry, principal)


@router.get("/tables/{id}/analysis", responses=PROBLEMS)
async def analysis(
    actor: Actor, registry: Registry, principal: OptionalReader, language: Language = "en"
) -> AnalysisStatus:
    """The progress of the analysis, and what it has found so far, in the format of `bottega analyse --json`."""
    _require_over(actor)
    return AnalysisStatus(**await registry.analyses.status(actor.table.id, language))


@router.post("/tables/{id}/play-on", status_code=201, responses=problem_responses(401, 403, 404, 409, 422))
async def play_on(
    request: Request, on: PlayOnRequest, actor: Actor, registry: Registry, principal: Opener, requester: PageRequester
) -> NewTable:
    """Opens a table that continues from a point of a finished game, against bots, with a new seed."""
    text, table = await _text(actor, registry), actor.table
    if on.seat >= len(table.seats):
        raise Problem(422, "invalid", "The game has no such move or seat.")
    position = await _page(request, PositionAfter(text, on.move), text, requester)
    seats = [SeatPlan(kind="mine" if n == on.seat else "bot", level=on.level) for n in range(len(table.seats))]
    opening = TableRequest(game=table.plan.game, seats=seats, options=table.plan.options)
    origin = Origin(table=table.id, move=on.move)
    start = {"position": position, "position_format": FORMAT, "continues": origin}
    return NewTable(id=await registry.open(opening, principal.person, **start))
