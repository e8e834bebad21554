"""The table at home: games with cardboard that people enter. Whoever has the link of one may enter and read."""

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

import bottega

from ...engine.errors import BottegaError
from ..home_jobs import HomeHint, HomeJob, HomeText
from ..safety.problems import Problem, problem_responses
from ..safety.rate_limits import limit_by_address
from ..storage.home_store import HomeGame, HomeStore
from ..strict_model import StrictModel
from ..timestamps import now_ms
from .finished import TEXT, PageRequester, run_page
from .games import Language, check_slug
from .tables import Registry

router = APIRouter(prefix="/api/home", tags=["home"])

LONGEST_TURN_MS = 1_800_000  # what a clock counts at most for one entry: the table was left, not thinking

HomeId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{8,32}$", description="the secret part of the link")]
Name = Annotated[str, Field(min_length=1, max_length=40)]


async def _limited(request: Request) -> None:
    """A dependency of every route that deals worlds."""
    limit_by_address(request, "entries")


class NewHomeGame(StrictModel):
    """Who sits where, in the order of play."""

    game: str
    names: list[Name] = Field(min_length=1, max_length=6)
    options: dict[str, Any] = Field(default_factory=dict)


class MoveEntry(StrictModel):
    """What a seat did, by the number of the move. The number of any move that looks the same will do."""

    kind: Literal["move"]
    seat: int = Field(ge=0, le=5)
    move: int = Field(ge=0)


class EventEntry(StrictModel):
    """What was seen; null if nothing more happened. Arguments that follow from others may be left out."""

    kind: Literal["event"]
    event: dict[str, str | int] | None = Field(max_length=20)


class CorrectEntry(StrictModel):
    """Something else was seen than this event of the last step: it is asked for again."""

    kind: Literal["correct"]
    number: int = Field(ge=0, le=1000)


class BackEntry(StrictModel):
    """A slip: takes back the last entry."""

    kind: Literal["back"]


class Entry(StrictModel):
    """One entry. If a response was lost, send it again with the same id: it is not entered twice."""

    id: str = Field(min_length=8, max_length=40)
    version: int = Field(description="of the game for which the entry is meant")
    entry: Annotated[MoveEntry | EventEntry | CorrectEntry | BackEntry, Field(discriminator="kind")]


class HomeChoice(BaseModel):
    """What a seat may do, as far as everybody knows."""

    seat: int
    move: int
    text: str


class HomeEvent(BaseModel):
    """An event, and its text; null says that nothing more happens."""

    event: dict[str, str | int] | None
    text: str


class HomeQuestion(BaseModel):
    """The event that has to be entered. There may be others than the options."""

    number: int
    options: list[HomeEvent]


class HomePrompt(BaseModel):
    """What has to be decided: the key of its text, and the clause that explains it."""

    key: str
    clause: str | None


class HomeState(BaseModel):
    """The table as everybody sees it. Nothing that nobody has entered is in it."""

    id: str
    game: str
    names: list[str]
    options: dict[str, Any]
    version: int
    over: bool
    waiting: list[int] = Field(description="the seats that may act")
    prompt: HomePrompt | None
    choices: list[HomeChoice]
    question: HomeQuestion | None
    told: list[HomeEvent] = Field(description="the events of the present or the last step, for corrections")
    log: list[str]
    scores: list[int | None] | None = Field(description="null where they depend on something that nobody has seen")
    clocks: list[int] = Field(description="the time of each seat, in milliseconds")
    view: dict[str, Any] | None


class HintMove(BaseModel):
    """A move, and in how many worlds it looks best."""

    move: int
    text: str
    worlds: int


class HomeHintAnswer(BaseModel):
    """What a bot would do in some possible worlds. It does not know the hand of the seat either."""

    seat: int
    worlds: int
    moves: list[HintMove]


def _store(request: Request) -> HomeStore:
    return HomeStore(request.app.state.engine)


Store = Annotated[HomeStore, Depends(_store)]
LIMITED = [Depends(_limited)]


@router.post("", status_code=201, responses=problem_responses(422), dependencies=LIMITED)
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
    found = await run_page(registry, HomeJob(slug, names, wanted.options, None, None, language), requester)
    content = {"names": names, "options": wanted.options, "rules": bottega.game(slug).version, "last": None}
    content |= {"steps": found["steps"], "clocks": [0] * len(names), "since": now_ms(), "waiting": []}
    return _state(await asyncio.to_thread(store.create, slug, content, now_ms()), found["shown"])


@router.get("/{id}", responses=problem_responses(404, 409, 422), dependencies=LIMITED)
async def home_game(
    id: HomeId, store: Store, registry: Registry, requester: PageRequester, language: Language = "en"
) -> HomeState:
    """How the table is."""
    game = await _find(store, id)
    return _state(game, (await run_page(registry, _job(game, None, language), requester))["shown"])


@router.post("/{id}/entries", responses=problem_responses(404, 409, 422), dependencies=LIMITED)
async def enter(
    id: HomeId, sent: Entry, store: Store, registry: Registry, requester: PageRequester, language: Language = "en"
) -> HomeState:
    """Enters what happened. It is stored before it is answered."""
    game = await _find(store, id)
    if game.content["last"] == sent.id:
        return _state(game, (await run_page(registry, _job(game, None, language), requester))["shown"])
    if game.version != sent.version:
        raise _changed()
    found = await run_page(registry, _job(game, sent.entry.model_dump(), language), requester)
    clocks = _clocks(game.content, now := now_ms())
    content = {**game.content, "steps": found["steps"], "last": sent.id, "clocks": clocks, "since": now}
    content["waiting"] = found["shown"]["waiting"] or game.content["waiting"]
    stored = await asyncio.to_thread(store.change, game, content, now)
    if stored is None:
        raise _changed()
    return _state(stored, found["shown"])


@router.get("/{id}/hint", responses=problem_responses(404, 409, 422), dependencies=LIMITED)
async def home_hint(
    id: HomeId, store: Store, registry: Registry, requester: PageRequester, language: Language = "en"
) -> HomeHintAnswer:
    """A hint for the seat that has to move."""
    game = await _find(store, id)
    names, options, steps = (game.content[part] for part in ("names", "options", "steps"))
    return HomeHintAnswer(**await run_page(registry, HomeHint(game.game, names, options, steps, language), requester))


@router.get(
    "/{id}/text", responses={**problem_responses(404, 409, 422), **TEXT}, response_class=Response, dependencies=LIMITED
)
async def home_text(id: HomeId, store: Store, registry: Registry, requester: PageRequester) -> Response:
    """The finished game in its text form, for a replay or an analysis. What nobody has seen is invented in it."""
    game = await _find(store, id)
    names, options, steps = (game.content[part] for part in ("names", "options", "steps"))
    return PlainTextResponse(await run_page(registry, HomeText(game.game, names, options, steps), requester))


@router.delete("/{id}", status_code=204, responses=problem_responses(404, 422))
async def remove_home_game(id: HomeId, store: Store) -> None:
    """Removes a game for good."""
    if not await asyncio.to_thread(store.remove, id):
        raise _missing()


async def _find(store: HomeStore, id: str) -> HomeGame:
    game = await asyncio.to_thread(store.find, id)
    if game is None:
        raise _missing()
    if game.content["rules"] != bottega.game(game.game).version:
        raise Problem(409, "other_rules", "The game was begun with another version of the rules.")
    return game


def _job(game: HomeGame, entry: dict[str, Any] | None, language: str) -> HomeJob:
    content = game.content
    return HomeJob(game.game, content["names"], content["options"], content["steps"], entry, language)


def _clocks(content: dict[str, Any], now: int) -> list[int]:
    """The time since the last entry counts for the seats that were to act."""
    spent = max(0, min(now - int(content["since"]), LONGEST_TURN_MS))
    return [time + spent * (seat in content["waiting"]) for seat, time in enumerate(content["clocks"])]


def _state(game: HomeGame, shown: dict[str, Any]) -> HomeState:
    content = game.content
    about = {part: content[part] for part in ("names", "options", "clocks")}
    return HomeState(id=game.id, game=game.game, version=game.version, **about, **shown)


def _changed() -> Problem:
    return Problem(409, "changed", "Somebody else has entered something. Look at the table again.")


def _missing() -> Problem:
    return Problem(404, "no_game", "There is no such game.")
