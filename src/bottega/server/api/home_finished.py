"""Finished games of the table at home: text, replay, analysis, and the archive.

An id is that of a link or one of the archive; the latter only reads. Only what everybody at the table saw is shown.
"""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import PlainTextResponse

import bottega

from ..home_jobs import StoredGame
from ..home_replay import HomeReplay, HomeResult, HomeText, HomeThings
from ..protocol import Thing
from ..safety.problems import Problem, problem_responses
from ..storage.home_store import ArchivedGame, HomeStore
from ..tables.analysis_queue import TooManyAnalyses
from ..timestamps import now_ms
from .finished import TEXT, AnalysisStatus, PageRequester, Replay, run_page
from .games import Language, check_slug
from .home import LIMITED, HomeId, Store, changed, find, missing, require_same_rules, stored
from .home_models import ArchivedHomeGame
from .tables import Player, Registry

router = APIRouter(prefix="/api/home", tags=["home"])

PROBLEMS = problem_responses(404, 409, 422)
PAGE = 50  # games of the archive at a time


@router.get("/{id}/text", responses={**PROBLEMS, **TEXT}, response_class=Response, dependencies=LIMITED)
async def home_text(id: HomeId, store: Store, registry: Registry, requester: PageRequester) -> Response:
    """The finished game in its text form. What nobody has seen is invented in it."""
    return PlainTextResponse(await run_page(registry, HomeText(await _readable(store, id)), requester))


@router.get("/{id}/replay", responses=PROBLEMS, response_model=Replay, dependencies=LIMITED)
async def home_replay(id: HomeId, store: Store, registry: Registry, requester: PageRequester) -> Response:
    """The finished game step by step, as everybody at the table saw it."""
    found = await run_page(registry, HomeReplay(await _readable(store, id)), requester)
    return Response(found, media_type="application/json")


@router.get("/{id}/replay/{step}/things", responses=PROBLEMS, response_model=dict[str, Thing], dependencies=LIMITED)
async def home_replay_things(
    id: HomeId,
    store: Store,
    registry: Registry,
    requester: PageRequester,
    step: Annotated[int, Path(ge=0, le=10_000, description="after this number of moves")],
) -> Response:
    """What everything on the table was at a step of the finished game."""
    found = await run_page(registry, HomeThings(await _readable(store, id), step), requester)
    return Response(found, media_type="application/json")


@router.post(
    "/{id}/analysis",
    status_code=202,
    responses=problem_responses(401, 403, 404, 409, 422, 503),
    dependencies=LIMITED,
)
async def begin_home_analysis(
    id: HomeId, store: Store, registry: Registry, requester: PageRequester, principal: Player
) -> AnalysisStatus:
    """Starts the analysis of the finished game. GET shows its progress. It is about possible hands, not real ones."""
    game = await _readable(store, id)
    text = await run_page(registry, HomeText(game), requester)
    try:
        await registry.home_analyses.submit(id, text, game.game, principal.person.id)
    except TooManyAnalyses:
        message = "Many games are waiting for their analysis. Try again later."
        raise Problem(503, "busy", message, {"Retry-After": "600"}) from None
    return await home_analysis(id, store, registry)


@router.get("/{id}/analysis", responses=PROBLEMS)
async def home_analysis(id: HomeId, store: Store, registry: Registry, language: Language = "en") -> AnalysisStatus:
    """The progress of the analysis, and what it has found so far."""
    await _readable(store, id)
    return AnalysisStatus(**await registry.home_analyses.status(id, language))


@router.post("/{id}/archive", status_code=201, responses=PROBLEMS, dependencies=LIMITED)
async def publish_home_game(id: HomeId, store: Store, registry: Registry, requester: PageRequester) -> ArchivedHomeGame:
    """Puts a copy of the finished game into the archive, without names. Everybody with the link can withdraw it."""
    game = await find(store, id)
    if game.content["archived"]:
        raise Problem(409, "archived", "The game is in the archive already.")
    content = {part: game.content[part] for part in ("options", "rules", "steps")}
    content |= await run_page(registry, HomeResult(stored(game)), requester)
    published = await asyncio.to_thread(store.publish, game, content, now := now_ms())
    if published is None:
        raise changed()
    return _listed(ArchivedGame(published.content["archived"], game.game, content, now))


@router.delete("/{id}/archive", status_code=204, responses=PROBLEMS)
async def withdraw_home_game(id: HomeId, store: Store) -> None:
    """Takes the copy out of the archive."""
    game = await find(store, id)
    if not game.content["archived"]:
        raise Problem(404, "not_archived", "The game is not in the archive.")
    if await asyncio.to_thread(store.withdraw, game, now_ms()) is None:
        raise changed()


@router.get("", responses=problem_responses(404, 422))
async def home_archive(
    store: Store,
    game: Annotated[str | None, Query(max_length=24)] = None,
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
) -> list[ArchivedHomeGame]:
    """Games that were entered at home and made public, the newest first, 50 at a time. Nobody has checked them."""
    slug = None if game is None else check_slug(game)
    return [_listed(one) for one in await asyncio.to_thread(store.archive, slug, before, PAGE)]


async def _readable(store: HomeStore, id: str) -> StoredGame:
    """The game of a link or of the archive. Raises a Problem."""
    archived = await asyncio.to_thread(store.find_archived, id)
    if archived is None:
        return stored(await find(store, id))
    if archived.game not in bottega.GAMES:
        raise missing()
    require_same_rules(archived)
    content = archived.content
    return StoredGame(archived.game, [""] * content["players"], content["options"], content["steps"])


def _listed(game: ArchivedGame) -> ArchivedHomeGame:
    parts = ("players", "options", "scores", "winners")
    about = {part: game.content[part] for part in parts}
    return ArchivedHomeGame(id=game.id, game=game.game, ended=game.ended, **about)
