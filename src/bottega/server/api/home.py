"""The table at home: games with cardboard that people enter. Everybody with the link of one may enter and read."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request

import bottega

from ...engine.errors import BottegaError
from ..home_jobs import HomeHint, HomeJob, StoredGame
from ..home_words import HomeWords
from ..safety.problems import Problem, problem_responses
from ..safety.rate_limits import limit_by_address
from ..storage.home_store import ArchivedGame, HomeGame, HomeStore
from ..timestamps import now_ms
from .finished import PageRequester, run_page
from .games import Language, check_slug
from .home_models import Entry, HomeHintAnswer, HomeState, HomeVersion, HomeVocabulary, NewHomeGame
from .tables import Registry

router = APIRouter(prefix="/api/home", tags=["home"])

RECENT = 50  # entries that are recognised when they are sent again

HomeId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{8,32}$", description="the secret part of the link")]


async def _limited(request: Request) -> None:
    """A dependency of every route that deals worlds."""
    limit_by_address(request, "entries")


def _store(request: Request) -> HomeStore:
    return HomeStore(request.app.state.engine)


Store = Annotated[HomeStore, Depends(_store)]
LIMITED = [Depends(_limited)]


@router.post("", status_code=201, responses=problem_responses(404, 422), dependencies=LIMITED)
async def open_home_game(
    wanted: NewHomeGame, store: Store, registry: Registry, requester: PageRequester, language: Language = "en"
) -> HomeState:
    """Begins a game. The id in the answer is the secret of its link."""
    slug, names = check_slug(wanted.game), [name.strip() for name in wanted.names]
    if len({*names}) < len(names) or not all(names):
        raise Problem(422, "names", "Each person needs a different name.")
    try:
        bottega.game(slug).settings(len(names), wanted.options)
    except BottegaError as error:
        raise Problem(422, "invalid", f"{error}.") from None
    job = HomeJob(StoredGame(slug, names, wanted.options, None), None, language)
    found = await run_page(registry, job, requester)
    content = {"names": names, "options": wanted.options, "rules": bottega.game(slug).version, "recent": []}
    content |= {"steps": found["steps"], "clocks": [0] * len(names), "archived": None, "rated": None}
    return state_of(await asyncio.to_thread(store.create, slug, content, now_ms()), found["shown"])


@router.get("/{id}", responses=problem_responses(404, 409, 422), dependencies=LIMITED)
async def home_game(
    id: HomeId, store: Store, registry: Registry, requester: PageRequester, language: Language = "en"
) -> HomeState:
    """How the table is."""
    game = await find(store, id)
    return state_of(game, (await run_page(registry, HomeJob(stored(game), None, language), requester))["shown"])


@router.get("/{id}/version", responses=problem_responses(404, 422))
async def home_version(id: HomeId, store: Store) -> HomeVersion:
    """Whether another phone has entered something: cheap enough to ask every few seconds."""
    version = await asyncio.to_thread(store.version, id)
    if version is None:
        raise missing()
    return HomeVersion(version=version)


@router.post("/{id}/entries", responses=problem_responses(404, 409, 422), dependencies=LIMITED)
async def enter(
    id: HomeId, sent: Entry, store: Store, registry: Registry, requester: PageRequester, language: Language = "en"
) -> HomeState:
    """Enters what happened. It is stored before it is answered."""
    game = await find(store, id)
    if sent.id in game.content["recent"]:
        return state_of(game, (await run_page(registry, HomeJob(stored(game), None, language), requester))["shown"])
    if game.version != sent.version:
        raise changed()
    if game.content["rated"]:
        raise Problem(409, "rated", "The game has changed ratings, so nothing can be entered any more.")
    if sent.clocks is not None and len(sent.clocks) != len(game.content["names"]):
        raise Problem(422, "invalid", "There must be one clock for each seat.")
    found = await run_page(registry, HomeJob(stored(game), sent.entry.model_dump(), language), requester)
    content = {**game.content, "steps": found["steps"], "recent": [*game.content["recent"], sent.id][-RECENT:]}
    content["clocks"] = sent.clocks or game.content["clocks"]
    kept = await asyncio.to_thread(store.change, game, content, now_ms())
    if kept is None:
        raise changed()
    return state_of(kept, found["shown"])


@router.get("/{id}/vocabulary", responses=problem_responses(404, 409, 422), dependencies=LIMITED)
async def home_vocabulary(
    id: HomeId, store: Store, registry: Registry, requester: PageRequester, language: Language = "en"
) -> HomeVocabulary:
    """Everything that can be entered in this game, possible now or not: for what is not listed, and offline."""
    game = await find(store, id)
    return HomeVocabulary(**await run_page(registry, HomeWords(game.game, game.content["names"], language), requester))


@router.get("/{id}/hint", responses=problem_responses(404, 409, 422), dependencies=LIMITED)
async def home_hint(
    id: HomeId, store: Store, registry: Registry, requester: PageRequester, language: Language = "en"
) -> HomeHintAnswer:
    """A hint for the seat that has to move."""
    game = await find(store, id)
    return HomeHintAnswer(**await run_page(registry, HomeHint(stored(game), language), requester))


@router.delete("/{id}", status_code=204, responses=problem_responses(404, 422))
async def remove_home_game(id: HomeId, store: Store) -> None:
    """Removes a game for good, and its copy in the archive."""
    if not await asyncio.to_thread(store.remove, id):
        raise missing()


async def find(store: HomeStore, id: str) -> HomeGame:
    """The game of a link. Raises a Problem."""
    game = await asyncio.to_thread(store.find, id)
    if game is None:
        raise missing()
    require_same_rules(game)
    return game


def require_same_rules(game: HomeGame | ArchivedGame) -> None:
    if game.content["rules"] != bottega.game(game.game).version:
        raise Problem(409, "other_rules", "The game was begun with another version of the rules.")


def stored(game: HomeGame) -> StoredGame:
    return StoredGame(game.game, game.content["names"], game.content["options"], game.content["steps"])


def state_of(game: HomeGame, shown: dict[str, Any]) -> HomeState:
    about = {part: game.content[part] for part in ("names", "options", "clocks", "archived")}
    return HomeState(id=game.id, game=game.game, version=game.version, **about, **shown)


def changed() -> Problem:
    return Problem(409, "changed", "Somebody else has entered something. Look at the table again.")


def missing() -> Problem:
    return Problem(404, "no_game", "There is no such game.")
