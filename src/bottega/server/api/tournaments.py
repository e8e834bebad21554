"""Tournaments: announcing one, taking part, and following it."""

import asyncio
import csv
import io
import json
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import BaseModel, Field

from ..people.auth import Principal
from ..safety.problems import Problem, problem_responses
from ..storage.tournament_store import Tournament, TournamentStore
from ..tables.commands import require_no_agent
from ..timestamps import now_ms
from ..tournaments.director import rounds_of
from ..tournaments.plan import DAY, Status, TournamentRequest
from ..tournaments.record import Game
from ..tournaments.standings import Standing, game_points, standings
from .tables import Opener, OptionalReader, Player

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])

MAX_OPEN = 5  # tournaments of one host that are announced or running
MAX_AHEAD_MS = 90 * DAY
MAX_ENTRANTS = 256
EARLY_MS = 60_000  # a clock may be a little wrong

TournamentId = Annotated[str, Path(pattern=r"^[a-f0-9]{16}$")]


class TournamentListing(BaseModel):
    """A tournament in a list."""

    id: str
    status: Status
    plan: TournamentRequest
    entrants: int


class NewTournament(BaseModel):
    """The id of a tournament."""

    id: str


class StandingLine(BaseModel):
    """A player in the standings. The numbers after the score decide between equal scores, in this order."""

    place: int
    player: int = Field(description="the number under which the games name them, in the order of entry from 1")
    name: str
    emblem: str
    account: bool = Field(description="whether they have a profile")
    score: float
    opponents: float = Field(description="the strength of the opponents (Buchholz)")
    beaten: float = Field(description="the scores of those who were beaten (Sonneborn-Berger)")
    wins: int
    games: int
    withdrawn: bool


class GameLine(BaseModel):
    """A game of a tournament."""

    round: int
    players: list[int | None] = Field(description="by seat; null for a bot. One player alone sits out.")
    table: str | None
    places: list[int] | None
    points: list[float] | None
    over: bool


class TournamentAnswer(BaseModel):
    """A tournament with its standings and games."""

    id: str
    status: Status
    plan: TournamentRequest
    round: int
    rounds: int | None
    ends: int | None = Field(description="when an arena draws no more games, in milliseconds")
    seed: str | None = Field(description="of the draws; public when the tournament is over")
    own: int | None = Field(description="your number among the players, also if you have withdrawn")
    entered: bool = Field(description="whether you take part")
    mine: bool = Field(description="whether you announced it")
    table: str | None = Field(description="where you play now")
    standings: list[StandingLine]
    games: list[GameLine]


async def store_of(request: Request) -> TournamentStore:
    store: TournamentStore = request.app.state.tournaments
    return store


Store = Annotated[TournamentStore, Depends(store_of)]


async def tournament_of(store: Store, id: TournamentId) -> Tournament:
    found = await asyncio.to_thread(store.read, id)
    if found is None:
        raise Problem(404, "no_tournament", "There is no tournament at this address.")
    return found


Found = Annotated[Tournament, Depends(tournament_of)]


@router.get("", responses=problem_responses(403, 422))
async def list_tournaments(
    store: Store, _: OptionalReader, status: Annotated[Status, Query()] = "announced"
) -> list[TournamentListing]:
    """Tournaments: the next ones first, of those that are over the last."""
    rows = await asyncio.to_thread(store.listed, status)
    return [
        TournamentListing(
            id=row.id, status=row.status, plan=TournamentRequest.model_validate_json(row.plan), entrants=n
        )
        for row, n in rows
    ]


@router.post("", status_code=201, responses=problem_responses(401, 403, 409, 422))
async def announce(plan: TournamentRequest, store: Store, principal: Opener) -> NewTournament:
    """Announces a tournament. You need an account; you need not take part."""
    if principal.guest:
        raise Problem(403, "account_needed", "Only people with an account can announce a tournament.")
    if not now_ms() - EARLY_MS <= plan.starts <= now_ms() + MAX_AHEAD_MS:
        raise Problem(422, "starts", "A tournament starts within the next 90 days.", field="starts")
    if await asyncio.to_thread(store.open_of_host, principal.person.id) >= MAX_OPEN:
        raise Problem(409, "too_many_tournaments", f"You can announce {MAX_OPEN} tournaments at once, not more.")
    return NewTournament(id=await asyncio.to_thread(store.create, plan, principal.person.id))


@router.get("/{id}", responses=problem_responses(403, 404, 422))
async def follow(tournament: Found, principal: OptionalReader) -> TournamentAnswer:
    """The tournament as it stands."""
    return _answer(tournament, principal)


@router.delete("/{id}", status_code=204, responses=problem_responses(401, 403, 404, 409, 422))
async def cancel(tournament: Found, store: Store, principal: Opener) -> None:
    """Cancels a tournament that you announced, before it begins."""
    if tournament.host != principal.person.id:
        raise Problem(403, "not_yours", "Only the person who announced a tournament can cancel it.")
    if not await asyncio.to_thread(store.cancel, tournament.id):
        raise Problem(409, "begun", "The tournament has begun or is over.")


@router.put("/{id}/entry", status_code=204, responses=problem_responses(401, 403, 404, 409, 422))
async def enter(tournament: Found, store: Store, principal: Player) -> None:
    """Takes part, or takes part again. In an arena, repeat it at least every 20 seconds while you wait for a game."""
    require_no_agent(principal.person)
    if tournament.status not in ("announced", "running"):
        raise Problem(409, "over", "The tournament is over.")
    if tournament.entrant_of(principal.person.id) is None:
        if tournament.status == "running" and tournament.plan.format == "round_robin":
            raise Problem(409, "begun", "A round robin cannot be entered after it has begun.")
        if len(tournament.entrants) >= MAX_ENTRANTS:
            raise Problem(409, "full", f"The tournament is full: {MAX_ENTRANTS} people take part.")
    await asyncio.to_thread(store.enter, tournament.id, principal.person.id)


@router.delete("/{id}/entry", status_code=204, responses=problem_responses(401, 403, 404, 422))
async def withdraw(tournament: Found, store: Store, principal: Player) -> None:
    """Takes part no more. A game that you play goes on."""
    await asyncio.to_thread(store.withdraw, tournament.id, principal.person.id)


@router.get("/{id}/standings.csv", responses=problem_responses(403, 404, 422), response_class=Response)
async def standings_as_csv(tournament: Found, _: OptionalReader) -> Response:
    """The standings for a spreadsheet."""
    file = io.StringIO()
    columns = [name for name in StandingLine.model_fields if name not in ("player", "emblem", "account")]
    writer = csv.DictWriter(file, columns, extrasaction="ignore")
    writer.writeheader()
    for line in _lines(tournament):
        row = line.model_dump()
        if row["name"][:1] in "=+-@\t":
            row["name"] = "'" + row["name"]  # a spreadsheet would take it for a formula
        writer.writerow(row)
    return Response(file.getvalue(), media_type="text/csv", headers=_as_file(tournament, "csv"))


@router.get("/{id}/results.json", responses=problem_responses(403, 404, 422), response_model=TournamentAnswer)
async def results_as_json(tournament: Found, _: OptionalReader) -> Response:
    """Everything about the tournament, as a file."""
    text = json.dumps(_answer(tournament, None).model_dump(mode="json"), indent=2)
    return Response(text, media_type="application/json", headers=_as_file(tournament, "json"))


def _as_file(tournament: Tournament, ending: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="tournament-{tournament.id}.{ending}"'}


def _answer(tournament: Tournament, principal: Principal | None) -> TournamentAnswer:
    person, plan = (principal.person.id if principal else None), tournament.plan
    own, arena = tournament.entrant_of(person), plan.format == "arena"
    return TournamentAnswer(
        id=tournament.id,
        status=tournament.status,
        plan=plan,
        round=tournament.round,
        rounds=None if arena else rounds_of(tournament),
        ends=tournament.began + plan.minutes * 60_000 if tournament.began and plan.minutes else None,
        seed=tournament.seed if tournament.status == "finished" else None,
        own=int(own.number) if own else None,
        entered=own is not None and not own.withdrawn,
        mine=person == tournament.host,
        table=_table_of(tournament, own.number) if own else None,
        standings=_lines(tournament),
        games=[_game_line(game) for game in tournament.games],
    )


def _table_of(tournament: Tournament, player: str) -> str | None:
    """Where a player plays now."""
    return next((game.table for game in tournament.games if not game.over and player in game.people), None)


def _lines(tournament: Tournament) -> list[StandingLine]:
    entrants = {entrant.number: entrant for entrant in tournament.entrants}

    def line(standing: Standing) -> StandingLine:
        entrant = entrants[standing.player]
        about: dict[str, Any] = {"name": entrant.person.name, "emblem": entrant.person.emblem}
        about |= {"account": entrant.account, "withdrawn": entrant.withdrawn, "player": int(entrant.number)}
        return StandingLine(**vars(standing) | about)

    return [line(standing) for standing in standings(tournament.players, tournament.games, tournament.plan.format)]


def _game_line(game: Game) -> GameLine:
    points = None if game.places is None else [float(points) for points in game_points(game.places)]
    return GameLine(
        round=game.round,
        players=[None if player is None else int(player) for player in game.players],
        table=game.table,
        places=None if game.places is None else list(game.places),
        points=points,
        over=game.over,
    )
