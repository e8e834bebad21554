"""After the game: its text, its replay, its analysis, and playing on from a point of it."""

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

import bottega

from ...engine.errors import DamagedRecord
from ...engine.match import Match
from ..protocol import Phrase
from ..safety.problems import Problem, answers
from ..tables.keeper import Keeper
from ..tables.plan import Opening, SeatPlan, Strict
from ..tables.studies import TooMany
from ..tables.telling import shown_event, shown_phrase
from .tables import Looking, OnFrom, Opened, Opener, Playing, TheHouse, TheTable, person

router = APIRouter(prefix="/api", tags=["after the game"])

Language = Literal["en", "fr", "it"]
REFUSALS = answers(403, 404, 409, 422)


class Step(BaseModel):
    """A moment of a replay: what was played, what happened, how the table stood then."""

    seat: int | None
    move: int | None
    name: str | None
    args: dict[str, str | int]
    events: list[dict[str, Any]]
    view: dict[str, Any]
    prompt: Phrase | None


class Replay(BaseModel):
    """A finished game, moment by moment; the first is the set-up."""

    game: str
    players: int
    options: dict[str, Any]
    names: list[str]
    scores: list[int]
    winners: list[int]
    steps: list[Step]


class TextForm(Strict):
    """A game in its text form."""

    text: Annotated[str, Field(max_length=300_000)]
    seat: Annotated[int, Field(ge=0, le=5)] | None = None


class Studied(BaseModel):
    """How far an analysis has come; what it found, when it is done."""

    progress: float
    failed: bool = False
    analysis: dict[str, Any] | None = None


TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.get("/tables/{id}/text", responses={**REFUSALS, **TEXT}, response_class=Response)
async def text(keeper: TheTable, house: TheHouse, asker: Looking) -> Response:
    """A finished game in its text form, which `bottega replay` and `bottega.loads` read and verify."""
    return PlainTextResponse(await _text(keeper, house))


async def _text(keeper: Keeper, house: TheHouse) -> str:
    if keeper.table.status != "finished" or keeper.table.match is None:
        raise Problem(409, "not_over", "The game is not over; its text would tell what is hidden.")
    return await asyncio.to_thread(keeper.table.match.dumps)


@router.get("/tables/{id}/replay", responses=REFUSALS)
async def replay(
    keeper: TheTable,
    house: TheHouse,
    asker: Looking,
    seat: Annotated[int | None, Query(ge=0, le=5, description="whose eyes; without it everything is shown")] = None,
) -> Replay:
    """A finished game moment by moment, from any seat."""
    text, table = await _text(keeper, house), keeper.table
    found = await asyncio.to_thread(_replay, text, seat, [s.name for s in table.seats])
    return found.model_copy(update={"winners": table.winners})  # whoever forfeited has not won


@router.post("/replay", responses=answers(403, 409, 422))
def replay_text(form: TextForm, asker: Looking) -> Replay:
    """The same for a game in its text form."""
    return _replay(form.text, form.seat, [])


def _replay(text: str, seat: int | None, names: list[str]) -> Replay:
    try:
        match = bottega.loads(text)
    except DamagedRecord as error:
        raise Problem(422, "damaged", f"{error}.") from None
    if not match.over:
        raise Problem(409, "not_over", "The game is not over; a replay would tell what is hidden.")
    if seat is not None and seat >= match.players:
        raise Problem(422, "invalid", f"There is no seat {seat} in this game.")
    options = {name: value for name, value in match.settings.items() if name != "players"}
    again = Match(match.game, match.players, match.seed, options, match.script, match.start)
    steps = [_step(again, None, 0, seat)]
    for who, move in match.log:
        before = len(again.events)
        again.play(who, move)
        steps.append(_step(again, who, before, seat))
    return Replay(
        game=match.game.slug,
        players=match.players,
        options=options,
        names=names,
        scores=match.scores,
        winners=list(match.winners),
        steps=steps,
    )


def _step(match: Match, who: int | None, before: int, seat: int | None) -> Step:
    move = match.log[-1][1] if who is not None else None
    named: dict[str, str | int] = {}
    if move is not None:
        named = {arg.name: v for arg, v in zip(match.game.moves.kind(move.number).args, move.args, strict=True)}
    events = match.events[before:] if seat is None else match.events_since(before, seat)
    return Step(
        seat=who,
        move=None if move is None else move.number,
        name=None if move is None else move.name,
        args=named,
        events=[shown_event(event) for event in events],
        view=match.open_view() if seat is None else match.view(seat),
        prompt=Phrase(**shown_phrase(*match.game.prompt(match.state))),
    )


@router.post("/tables/{id}/analysis", status_code=202, responses=answers(401, 403, 404, 409, 422, 503))
async def begin_analysis(keeper: TheTable, house: TheHouse, asker: Playing) -> Studied:
    """Has a finished game analysed; ask again with GET to see how far it is."""
    try:
        await house.studies.begin(keeper.table.id, await _text(keeper, house))
    except TooMany:
        sentence = "Many games are waiting to be analysed. Try again later."
        raise Problem(503, "busy", sentence, {"Retry-After": "600"}) from None
    return await analysis(keeper, house, asker)


@router.get("/tables/{id}/analysis", responses=REFUSALS)
async def analysis(keeper: TheTable, house: TheHouse, asker: Looking, language: Language = "en") -> Studied:
    """How far the analysis is, or what it found: the shape is that of `bottega analyse --json`."""
    await _text(keeper, house)
    return Studied(**await house.studies.look(keeper.table.id, language))


@router.post("/tables/{id}/play-on", status_code=201, responses=answers(401, 403, 404, 409, 422))
async def play_on(on: OnFrom, keeper: TheTable, house: TheHouse, asker: Opener) -> Opened:
    """A new table that goes on from a point of a finished game, against bots, with new chance."""
    match = bottega.loads(await _text(keeper, house))
    if on.move >= len(match.log) or on.seat >= match.players:
        raise Problem(422, "invalid", "The game has no such move or seat.")
    options = {name: value for name, value in match.settings.items() if name != "players"}
    again = Match(match.game, match.players, match.seed, options, match.script, match.start)
    for who, move in match.log[: on.move]:
        again.play(who, move)
    seats = [SeatPlan(kind="mine" if n == on.seat else "bot", level=on.level) for n in range(match.players)]
    opening = Opening(game=match.game.slug, seats=seats, options=keeper.table.plan.options)
    names = (*(o.name for o in match.game.options), *match.game.variants)
    position = {name: value for name, value in again.position().items() if name not in names}
    return Opened(id=await house.open(opening, person(asker), position=position))
