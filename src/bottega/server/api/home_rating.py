"""Ratings of games at home: everybody says on their own phone which seat was theirs, and the last one completes it.

Only people with accounts have ratings. To say so is to agree; until the last one has, everybody can take it back.
"""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path

import bottega

from ..home_replay import HomeOutcome
from ..person import Person
from ..results import GameResult, SeatResult
from ..safety.problems import Problem, problem_responses
from ..storage.home_store import HomeGame, HomeStore
from ..timestamps import now_ms
from .finished import PageRequester, run_page
from .home import LIMITED, HomeId, Store, changed, find, stored
from .home_models import HomeRating
from .tables import OptionalReader, Player, Registry

router = APIRouter(prefix="/api/home", tags=["home"])

PROBLEMS = problem_responses(401, 403, 404, 409, 422)


@router.get("/{id}/rating", responses=problem_responses(404, 409, 422))
async def home_rating(id: HomeId, store: Store, principal: OptionalReader) -> HomeRating:
    """Who says which seat was theirs."""
    return await _shown(store, await find(store, id), principal.person.id if principal else None)


@router.put("/{id}/rating/{seat}", responses=PROBLEMS, dependencies=LIMITED)
async def claim_seat(
    id: HomeId,
    seat: Annotated[int, Path(ge=0, le=5)],
    store: Store,
    registry: Registry,
    requester: PageRequester,
    principal: Player,
) -> HomeRating:
    """Says that this seat was yours, and that the finished game may change your rating."""
    game, person = await _unrated(store, id), principal.person
    if seat >= len(game.content["names"]):
        raise Problem(422, "invalid", f"There is no seat {seat}.")
    if not await asyncio.to_thread(store.has_account, person.id):
        raise Problem(409, "no_account", "Only people with an account have ratings.")
    outcome = await run_page(registry, HomeOutcome(stored(game)), requester)
    said = await asyncio.to_thread(store.claims, id)
    claims = {n: who for n, who in said.items() if who.id != person.id}
    if seat in claims:
        raise Problem(409, "claimed", "Somebody else says that this seat was theirs.")
    claims[seat] = person
    result = _result(game, claims, outcome) if len(claims) == len(game.content["names"]) > 1 else None
    return await _store(store, game, person.id, seat, result)


@router.delete("/{id}/rating", responses=PROBLEMS)
async def withdraw_claim(id: HomeId, store: Store, principal: Player) -> HomeRating:
    """Takes back what you have said about your seat."""
    return await _store(store, await _unrated(store, id), principal.person.id, None, None)


async def _unrated(store: HomeStore, id: str) -> HomeGame:
    game = await find(store, id)
    if game.content["rated"]:
        raise Problem(409, "rated", "The game has changed ratings already.")
    return game


async def _store(
    store: HomeStore, game: HomeGame, person: str, seat: int | None, result: GameResult | None
) -> HomeRating:
    kept = await asyncio.to_thread(store.claim, game, person, seat, result, now_ms())
    if kept is None:
        raise changed()
    return await _shown(store, kept, person)


async def _shown(store: HomeStore, game: HomeGame, person: str | None) -> HomeRating:
    claims = await asyncio.to_thread(store.claims, game.id)
    return HomeRating(
        accounts=[claims[seat].name if seat in claims else None for seat in range(len(game.content["names"]))],
        own=next((seat for seat, who in claims.items() if who.id == person), None),
        rated=game.content["rated"] is not None,
    )


def _result(game: HomeGame, people: dict[int, Person], outcome: dict[str, Any]) -> GameResult:
    seats = tuple(
        SeatResult(
            person=people[seat].id,
            name=people[seat].name,
            emblem=people[seat].emblem,
            level=None,
            points=outcome["points"][seat],
            place=outcome["places"][seat],
            left=False,
            sources=outcome["sources"][seat],
            opening=None,  # parts of it may be invented
        )
        for seat in range(len(people))
    )
    return GameResult(
        game=game.game,
        rules=bottega.game(game.game).version,
        public=False,
        rated=True,
        finished=True,
        created=game.created,
        ended=now_ms(),
        moves=outcome["moves"],
        options=game.content["options"],
        seats=seats,
        home=True,
    )
