"""The games: options, moves and events by name, and the facts printed on their components."""

from functools import cache
from typing import Annotated, Any, Literal, get_args

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel

import bottega

from ...engine.errors import BottegaError
from ...engine.fields import EVERYONE, OWNER, SEAT, Seat, Seats
from ...lessons import chapters
from ..safety.problems import Problem, problem_responses
from ..tables.plan import Level

Slug = Annotated[str, Path(max_length=24)]
Language = Literal["en", "fr", "it"]
router = APIRouter(prefix="/api/games", tags=["games"])


class ArgInfo(BaseModel):
    name: str
    kind: str  # the group of texts that name its values; empty for plain numbers
    values: list[str | int] | None
    is_seat: bool


class NamedInfo(BaseModel):
    """A kind of move or event with its arguments."""

    name: str
    args: list[ArgInfo]


class FieldInfo(BaseModel):
    """A field of a view, for boards that know nothing else about a game."""

    name: str
    by_seat: bool  # whether it is a list with one item for each seat
    is_seat: bool  # whether its values are seats
    owner_only: bool  # whether the items of other seats are hidden, and null


class OptionInfo(BaseModel):
    name: str
    values: list[str]


class GameInfo(BaseModel):
    slug: str
    rules: int
    counter: str  # the field of a view that counts turns or rounds
    unit: Literal["turn", "round"]  # what it counts
    players: list[int]
    options: list[OptionInfo]
    variants: list[str]
    chapters: list[str]  # of its lesson, by name
    levels: list[Level]
    moves: list[NamedInfo]
    premoves: list[str]  # the moves that can be set in advance, by name
    events: list[NamedInfo]
    fields: list[FieldInfo]


@router.get("", responses=problem_responses())
def games() -> list[GameInfo]:
    """All games."""
    return [info(slug) for slug in bottega.GAMES]


@router.get("/{slug}", responses=problem_responses(404, 422))
def one_game(slug: Slug) -> GameInfo:
    return info(check_slug(slug))


@router.get("/{slug}/facts", responses=problem_responses(404, 422))
def facts(slug: Slug, request: Request) -> dict[str, Any]:
    """The facts printed on the components, and the group of texts for each argument of a move or event.

    Options of the game are query parameters; by default they have their usual values.
    """
    game = bottega.game(check_slug(slug))
    options = {name: value for name, value in request.query_params.items() if name != "variants"}
    try:
        settings = game.settings(game.players[0], options)
    except BottegaError as error:
        raise Problem(422, "invalid", f"{error}.") from None
    return {**game.facts(settings), "kinds": game.kinds}


@router.get("/{slug}/messages/{language}", responses=problem_responses(404, 422))
def messages(slug: Slug, language: Language) -> dict[str, str]:
    """The game's own messages as Fluent sources, by file name. In English if the game does not have the language."""
    return bottega.game(check_slug(slug)).messages.sources(language)


def check_slug(slug: str) -> str:
    if slug not in bottega.GAMES:
        raise Problem(404, "no_game", f"There is no such game; there are {', '.join(bottega.GAMES)}.")
    return slug


@cache
def info(slug: str) -> GameInfo:
    game = bottega.game(slug)
    return GameInfo(
        slug=slug,
        rules=game.version,
        counter=game.counter,
        unit=game.unit,
        players=list(game.players),
        options=[OptionInfo(name=option.name, values=list(option.values)) for option in game.options],
        variants=list(game.variants),
        chapters=[chapter.name for chapter in chapters(game)],
        levels=list(get_args(Level)),
        moves=[NamedInfo(name=kind.name, args=_args(kind.args)) for kind in game.moves.kinds],
        premoves=list(game.moves.premoves),
        events=[NamedInfo(name=kind.name, args=_args(kind.args)) for kind in game.events],
        fields=[
            FieldInfo(
                name=f.name,
                by_seat=f.axes[:1] == (SEAT,),
                is_seat=isinstance(f.value, Seat | Seats),
                owner_only=f.see == OWNER,
            )
            for f in game.record.fields.values()
            if f.see in (EVERYONE, OWNER)
        ],
    )


def _args(args: Any) -> list[ArgInfo]:
    return [
        ArgInfo(
            name=arg.name,
            kind=arg.kind,
            values=None if arg.values is None else list(arg.values),
            is_seat=type(arg).__name__ == "SeatArg",
        )
        for arg in args
    ]
