"""Finished games: text, replay, analysis, and a new table that continues from a point of one."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

import bottega

from ...analysis.json_format import AnalysisData
from ...engine.errors import DamagedMatch
from ...engine.match import Match
from ...engine.old_positions import FORMAT
from ..protocol import Phrase, Thing
from ..safety.problems import Problem, problem_responses
from ..strict_model import StrictModel
from ..tables.actor import TableActor
from ..tables.analysis_queue import TooManyAnalyses
from ..tables.plan import Level, Origin, SeatPlan, TableRequest
from ..tables.projection import event_data, phrase, things
from .games import Language
from .tables import Actor, NewTable, Opener, OptionalReader, Player, Registry

router = APIRouter(prefix="/api", tags=["after the game"])

PROBLEMS = problem_responses(403, 404, 409, 422)


StepNumber = Annotated[int, Field(ge=0, le=10_000, description="after this number of moves")]


class Step(BaseModel):
    """A step of a replay: the move, its events, and the table after it."""

    seat: int | None
    move: int | None
    name: str | None
    args: dict[str, str | int]
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
async def text(actor: Actor, principal: OptionalReader) -> Response:
    """A finished game in its text form, which `bottega replay` and `bottega.loads` read and verify."""
    return PlainTextResponse(await _text(actor))


async def _text(actor: TableActor) -> str:
    if actor.table.status != "finished" or actor.table.match is None:
        raise Problem(409, "not_over", "The game is not over; its text would reveal what is hidden.")
    return await asyncio.to_thread(actor.table.match.dumps)


@router.get("/tables/{id}/replay", responses=PROBLEMS)
async def replay(
    actor: Actor,
    principal: OptionalReader,
    seat: Annotated[int | None, Query(ge=0, le=5, description="the viewer; by default everything is shown")] = None,
) -> Replay:
    """A finished game step by step, from any seat."""
    text, table = await _text(actor), actor.table
    found = await asyncio.to_thread(_replay, text, seat, [s.name for s in table.seats])
    return found.model_copy(update={"winners": table.winners})  # without seats that forfeited


@router.post("/replay", responses=problem_responses(403, 409, 422))
def replay_text(form: TextForm, principal: OptionalReader) -> Replay:
    """A replay of a game in its text form."""
    return _replay(form.text, form.seat, [])


@router.get("/tables/{id}/replay/{step}/things", responses=PROBLEMS)
async def replay_things(
    actor: Actor,
    principal: OptionalReader,
    step: Annotated[int, Path(ge=0, le=10_000, description="after this number of moves")],
    seat: Annotated[int | None, Query(ge=0, le=5)] = None,
) -> dict[str, Thing]:
    """What everything on the table was at a step of a finished game, and what it was worth to a seat."""
    return await asyncio.to_thread(_things, await _text(actor), step, seat)


@router.post("/replay/things", responses=problem_responses(403, 409, 422))
def replay_text_things(form: TextFormStep, principal: OptionalReader) -> dict[str, Thing]:
    """What everything on the table was at a step of a game in its text form, and what it was worth to a seat."""
    return _things(form.text, form.step, form.seat)


def _things(text: str, step: int, seat: int | None) -> dict[str, Thing]:
    match = _finished(text, seat)
    if step > len(match.log):
        raise Problem(422, "invalid", f"The game has no step {step}.")
    return {name: Thing(**thing) for name, thing in things(match.replayed(step), seat).items()}


def _finished(text: str, seat: int | None) -> Match:
    """The finished game of a text, in which there is this seat."""
    try:
        match = bottega.loads(text)
    except DamagedMatch as error:
        raise Problem(422, "damaged", f"{error}.") from None
    if not match.over:
        raise Problem(409, "not_over", "The game is not over; a replay would reveal what is hidden.")
    if seat is not None and seat >= match.players:
        raise Problem(422, "invalid", f"There is no seat {seat} in this game.")
    return match


def _replay(text: str, seat: int | None, names: list[str]) -> Replay:
    match = _finished(text, seat)
    again = match.restarted()
    steps = [_step(again, None, 0, seat)]
    for mover, _ in match.log:
        before = len(again.events)
        again.play_next(match)
        steps.append(_step(again, mover, before, seat))
    return Replay(
        game=match.game.slug,
        players=match.players,
        options=_options(match),
        names=names,
        scores=match.scores,
        winners=list(match.winners),
        steps=steps,
    )


def _options(match: Match) -> dict[str, Any]:
    return {name: value for name, value in match.settings.items() if name != "players"}


def _step(match: Match, mover: int | None, before: int, seat: int | None) -> Step:
    move = match.log[-1][1] if mover is not None else None
    named: dict[str, str | int] = {}
    if move is not None:
        named = {arg.name: v for arg, v in zip(match.game.moves.kind(move.number).args, move.args, strict=True)}
    events = match.events[before:] if seat is None else match.events_since(before, seat)
    return Step(
        seat=mover,
        move=None if move is None else move.number,
        name=None if move is None else move.name,
        args=named,
        events=[event_data(event) for event in events],
        view=match.open_view() if seat is None else match.view(seat),
        prompt=Phrase(**phrase(*match.game.prompt(match.state))),
    )


@router.post("/tables/{id}/analysis", status_code=202, responses=problem_responses(401, 403, 404, 409, 422, 503))
async def begin_analysis(actor: Actor, registry: Registry, principal: Player) -> AnalysisStatus:
    """Starts the analysis of a finished game. GET shows its progress."""
    try:
        await registry.analyses.submit(actor.table.id, await _text(actor), actor.table.plan.game, principal.person.id)
    except TooManyAnalyses:
        message = "Many games are waiting for their analysis. Try again later."
        raise Problem(503, "busy", message, {"Retry-After": "600"}) from None
    return await analysis(actor, registry, principal)


@router.get("/tables/{id}/analysis", responses=PROBLEMS)
async def analysis(
    actor: Actor, registry: Registry, principal: OptionalReader, language: Language = "en"
) -> AnalysisStatus:
    """The progress of the analysis, and what it has found so far, in the format of `bottega analyse --json`."""
    await _text(actor)
    return AnalysisStatus(**await registry.analyses.status(actor.table.id, language))


@router.post("/tables/{id}/play-on", status_code=201, responses=problem_responses(401, 403, 404, 409, 422))
async def play_on(on: PlayOnRequest, actor: Actor, registry: Registry, principal: Opener) -> NewTable:
    """Opens a table that continues from a point of a finished game, against bots, with a new seed."""
    match = bottega.loads(await _text(actor))
    if on.move >= len(match.log) or on.seat >= match.players:
        raise Problem(422, "invalid", "The game has no such move or seat.")
    again = match.replayed(on.move)
    seats = [SeatPlan(kind="mine" if n == on.seat else "bot", level=on.level) for n in range(match.players)]
    opening = TableRequest(game=match.game.slug, seats=seats, options=actor.table.plan.options)
    names = (*(o.name for o in match.game.options), *match.game.variants)
    position = {name: value for name, value in again.position().items() if name not in names}
    origin = Origin(table=actor.table.id, move=on.move)
    start = {"position": position, "position_format": FORMAT, "continues": origin}
    return NewTable(id=await registry.open(opening, principal.person, **start))
