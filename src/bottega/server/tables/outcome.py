"""How the game of a table ended, for ratings, profiles and the archive."""

from typing import Any

from ...engine.points import points_by_source
from ..results import GameResult, SeatResult
from .game_table import GameTable


def result_of(table: GameTable) -> GameResult | None:
    """The result of a finished game, or of a rated one that was abandoned. None for other tables."""
    finished = table.status == "finished"
    if table.match is None or not (finished or (table.status == "closed" and table.rated)):
        return None
    places = _places(table) if finished else _abandoned_places(table)
    match, sources, openings = table.match, _sources(table), _openings(table)
    seats = tuple(
        SeatResult(
            person=seat.person,
            name=seat.name,
            emblem=seat.emblem,
            level=seat.level,
            points=points,
            place=places[n],
            left=table.gave_up(n) or (not finished and seat.person is not None),
            sources=sources[n],
            opening=openings[n],
        )
        for n, (seat, points) in enumerate(zip(table.seats, match.scores, strict=True))
    )
    return GameResult(
        game=table.plan.game,
        rules=match.game.version,
        public=table.plan.public,
        rated=table.rated and len(set(places)) > 1 - finished,
        finished=finished,
        created=table.history[0].entry.at,
        ended=table.history[table.moves[-1] - 1].entry.at if finished and table.moves else _closed_at(table),
        moves=len(match.log),
        options=table.plan.options,
        seats=seats,
    )


def _places(table: GameTable) -> list[int]:
    """The place of each seat by points and tie-break. Those who gave up are last."""
    assert table.match is not None
    keys = [(not table.gave_up(n), standing) for n, standing in enumerate(table.match.standing)]
    return [1 + sum(other > own for other in keys) for own in keys]


def _abandoned_places(table: GameTable) -> list[int]:
    """Bots come first, then people who went away, then people who gave up. Nobody knows how the game would have ended.

    If only people played and none gave up, all are equal, and the game is not rated.
    """
    keys = [0 if seat.person is None else 2 if seat.stand_in in ("left", "forfeited") else 1 for seat in table.seats]
    return [1 + sum(other < own for other in keys) for own in keys]


def _closed_at(table: GameTable) -> int:
    return next(one.entry.at for one in reversed(table.history) if one.entry.kind in ("closed", "began", "moved"))


def _sources(table: GameTable) -> list[dict[str, int]]:
    """The points of each seat by the sources that the game declares. Moves that were taken back do not count."""
    assert table.match is not None
    game = table.match.game
    kept = (applied for applied in table.history if applied.entry.seq not in table.taken_back)
    events = [event for applied in kept for event in applied.events]
    rows = points_by_source(game.points, events, table.match.scores)
    return [{name: points[n] for name, points in rows if name is not None} for n in range(len(table.seats))]


def _openings(table: GameTable) -> list[dict[str, Any] | None]:
    """The first move of each seat: its name and arguments."""
    assert table.match is not None
    found: list[dict[str, Any] | None] = [None] * len(table.seats)
    for seat, move in table.match.log:
        if found[seat] is None:
            args = zip(table.match.game.moves.kind(move.number).args, move.args, strict=True)
            found[seat] = {"name": move.name, "args": {arg.name: value for arg, value in args}}
    return found
