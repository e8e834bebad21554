"""Jobs about whole games in their text form, for pages: a replay, what is on its board, and the start of a new table.

Reading a text plays every move again, and a replay has a view for each of them. That is too much for the event loop.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import orjson

import bottega

from ..engine.errors import DamagedMatch
from ..engine.match import Match
from ..engine.points import points_by_source
from ..workers import Progress
from .tables.projection import encode, event_data, phrase, things


@dataclass(frozen=True)
class Unusable:
    """Why there is no result: what an HTTP response says."""

    status: int
    error: str
    message: str
    clause: str | None = None  # that forbids a move


@dataclass(frozen=True)
class ReplayGame:
    """A replay as JSON, in the format of `api.finished.Replay`.

    With a seat it shows what that seat saw. `winners` replaces those that the game itself names.
    """

    text: str
    seat: int | None
    names: list[str]
    winners: list[int] | None = None

    def run(self, report: Progress) -> bytes | Unusable:
        match = _load_finished(self.text, self.seat)
        if isinstance(match, Unusable):
            return match
        again = match.restarted()
        steps = [_step(again, None, 0, self.seat)]
        for number, (mover, move) in enumerate(match.log, 1):
            before = len(again.events)
            about = move.about(again.state, mover) if self.seat in (None, mover) else {}  # others may not know it
            again.play_next(match)
            steps.append(_step(again, mover, before, self.seat, about))
            report(number, len(match.log))
        return encode(
            {
                "game": match.game.slug,
                "players": match.players,
                "options": {name: value for name, value in match.settings.items() if name != "players"},
                "names": self.names,
                "scores": match.scores,
                "winners": list(match.winners) if self.winners is None else self.winners,
                "steps": steps,
            }
        )


@dataclass(frozen=True)
class CountPoints:
    """Where the points of a finished game came from, as JSON: a list of `api.finished.PointsOfSource`."""

    text: str

    def run(self, report: Progress) -> bytes | Unusable:
        match = _load_finished(self.text, None)
        if isinstance(match, Unusable):
            return match
        rows = points_by_source(match.game.points, match.events, match.scores)
        return orjson.dumps([{"name": name, "points": points} for name, points in rows])


@dataclass(frozen=True)
class ExplainStep:
    """What everything on the table was after a number of moves, and what it was worth to a seat, as JSON."""

    text: str
    step: int
    seat: int | None

    def run(self, report: Progress) -> bytes | Unusable:
        match = _load_finished(self.text, self.seat)
        if isinstance(match, Unusable):
            return match
        if self.step > len(match.log):
            return Unusable(422, "invalid", f"The game has no step {self.step}.")
        return encode(things(match.replayed(self.step), self.seat))


@dataclass(frozen=True)
class PositionAfter:
    """The position of a game after a number of moves, as a description from which a table can start."""

    text: str
    moves: int

    def run(self, report: Progress) -> dict[str, Any] | Unusable:
        match = _load(self.text)
        if isinstance(match, Unusable):
            return match
        if self.moves >= len(match.log):
            return Unusable(422, "invalid", "The game has no such move or seat.")
        again = match.replayed(self.moves)
        names = (*(option.name for option in match.game.options), *match.game.variants)
        return {name: value for name, value in again.position().items() if name not in names}


def _load(text: str) -> Match | Unusable:
    try:
        return bottega.loads(text)
    except DamagedMatch as error:
        return Unusable(422, "damaged", f"{error}.")


def _load_finished(text: str, seat: int | None) -> Match | Unusable:
    """The finished game of a text, in which there is this seat."""
    match = _load(text)
    if isinstance(match, Unusable):
        return match
    if not match.over:
        return Unusable(409, "not_over", "The game is not over; a replay would reveal what is hidden.")
    if seat is not None and seat >= match.players:
        return Unusable(422, "invalid", f"There is no seat {seat} in this game.")
    return match


def _step(
    match: Match, mover: int | None, before: int, seat: int | None, about: Mapping[str, str | int] | None = None
) -> dict[str, Any]:
    """A step of a replay: the last move, its events, and the table after it."""
    move = match.log[-1][1] if mover is not None else None
    args = () if move is None else zip(match.game.moves.kind(move.number).args, move.args, strict=True)
    events = match.events[before:] if seat is None else match.events_since(before, seat)
    return {
        "seat": mover,
        "move": None if move is None else move.number,
        "name": None if move is None else move.name,
        "args": {arg.name: value for arg, value in args} | dict(about or {}),
        "events": [event_data(event) for event in events],
        "view": match.open_view() if seat is None else match.view(seat),
        "prompt": phrase(*match.game.prompt(match.state)),
    }
