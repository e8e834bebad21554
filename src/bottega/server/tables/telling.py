"""What a viewer is told: a snapshot of the table, or one entry. Built from what that seat may know, by whitelist."""

from collections.abc import Collection
from functools import cache
from typing import Any

import orjson

from ...engine.events import Event
from ...engine.game import Game
from ...engine.match import Match
from ...engine.messages import NamedValue
from .table import Happening, Table, Viewer

MOST_MISSED = 200  # entries told again to who comes back; older ones are in the log that can be asked for

# Of an entry's body these are for everybody; the others (a move's number, a plan's people) are not.
_SHOWN = {
    "sat": ("name", "emblem"),
    "filled": ("level",),
    "undone": ("agreed",),  # not how many: closed choices of others may be among them
    "answered": ("yes",),
    "stood_in": ("why",),
    "said": ("name", "text"),
    "rematch": ("table",),
}


def encode(message: dict[str, Any]) -> bytes:
    """As it goes over the wire."""
    return orjson.dumps(message, option=orjson.OPT_NON_STR_KEYS)  # the axes of a view may be numbers


def plain(message: dict[str, Any]) -> Any:
    """The same as data that any JSON encoder takes."""
    return orjson.loads(encode(message))


def shown_phrase(key: str, args: dict[str, Any]) -> dict[str, Any]:
    """A message by key; words among its arguments by kind and value, to be named in the reader's language."""
    shown = {n: {"kind": v.kind, "value": v.value} if isinstance(v, NamedValue) else v for n, v in args.items()}
    return {"key": key, "args": shown}


def shown_event(event: Event) -> dict[str, Any]:
    """An event; `own` says that its facts include what only this viewer knows, for there are other words for that."""
    return {**event.plain(), "own": event.private}


class Sight:
    """One moment of a table, seen by some viewers: what they share is worked out once, and nothing for anybody else."""

    def __init__(self, table: Table, viewers: Collection[Viewer]) -> None:
        self._table = table
        self._views = _views(table.match, viewers) if table.match else None
        # Who won at this table: whoever forfeited has not, whatever the points say.
        self._outcome = {"winners": table.winners} if table.status == "finished" else {}
        self._public = self._all_see()

    def _all_see(self) -> dict[str, Any]:
        table = self._table
        return {
            "status": table.status,
            "waiting": table.waiting,
            "seats": seats(table),
            "clocks": clocks(table),
            "request": _request(table),
            "rematch": table.rematch,
            "prompt": self._prompt(),
        }

    def _prompt(self) -> dict[str, Any] | None:
        match = self._table.match
        if match is None:
            return None
        return shown_phrase(*match.game.prompt(match.state))

    def of(self, viewer: Viewer) -> dict[str, Any]:
        """The table for one viewer, now: view, choices, and the number of the question they answer."""
        match = self._table.match
        if match is None or self._views is None:
            return {**self._public, "view": None, "choices": [], "question": 0, "undoable": 0}
        asked = viewer is not None and self._table.status == "running"
        return {
            **self._public,
            "view": {**self._views[viewer], **self._outcome},
            "choices": choices(self._table, viewer) if asked else [],
            "question": self._table.question[viewer] if viewer is not None else 0,
            "undoable": match.undoable if match.log and match.log[-1][0] == viewer else 0,
        }


def _views(match: Match, viewers: Collection[Viewer]) -> dict[Viewer, dict[str, Any]]:
    """One view by itself, if only one is asked for: bots need none. Several are cheaper together than one by one."""
    return {viewer: match.view(viewer) for viewer in viewers} if len(viewers) == 1 else match.views()


def choices(table: Table, seat: int | None) -> list[dict[str, Any]]:
    """The legal moves of a seat, typed: a client shows and sends them without knowing a rule."""
    assert table.match is not None
    if seat is None or seat not in table.asked:
        return []
    every = _every_choice(table.match.game)
    return [every[move.number] for move in table.match.legal(seat)]


@cache
def _every_choice(game: Game) -> list[dict[str, Any]]:
    """All moves of a game as choices, made once: nothing in them depends on a table."""
    told = []
    for move in game.every_move:
        args = game.moves.kind(move.number).args
        named = {arg.name: value for arg, value in zip(args, move.args, strict=True)}
        told.append({"move": move.number, "name": move.name, "args": named})
    return told


def told(table: Table, happening: Happening, viewer: Viewer, number: int) -> dict[str, Any]:
    """One entry, as the viewer may know it; `number` counts what that viewer was told."""
    entry = happening.entry
    body = {name: entry.body[name] for name in _SHOWN.get(entry.kind, ()) if name in entry.body}
    if entry.kind == "moved" and viewer == entry.seat:
        body["move"] = entry.body["move"]
    signed = not happening.unsigned or viewer == entry.seat
    return {
        "number": number,
        "kind": entry.kind,
        "at": entry.at,
        "seat": entry.seat if signed else None,
        "by_bot": signed and entry.kind == "moved" and entry.person is None,
        "events": [shown_event(event.seen_by(viewer)) for event in happening.events],
        "taken_back": happening.taken_back,
        "takes_back": [
            table.number_of(taken.entry.seq, viewer)
            for taken in happening.takes_back
            if taken.sealed is None or taken.sealed == viewer
        ],
        **body,
    }


def news(table: Table, happening: Happening, viewer: Viewer, sight: Sight) -> dict[str, Any]:
    """The message that follows an entry at once."""
    return {
        "type": "told",
        "told": told(table, happening, viewer, table.number(viewer)),
        "table": sight.of(viewer),
    }


def snapshot(table: Table, viewer: Viewer, last: int | None = None) -> dict[str, Any]:
    """All a client needs to begin, or to go on from the last number it saw."""
    person = None if viewer is None else table.seats[viewer].person
    seen = list(enumerate(table.seen_by(viewer), 1))
    known = last is not None and 0 <= last <= len(seen) and len(seen) - last <= MOST_MISSED
    missed = seen[last:] if known else seen[-MOST_MISSED:]
    return {
        "type": "snapshot",
        "number": len(seen),
        "since": last if known else None,
        "seat": viewer,
        "own": table.seats_of(person),
        "about": about(table),
        "table": Sight(table, [viewer]).of(viewer),
        "told": [told(table, happening, viewer, number) for number, happening in missed],
    }


def about(table: Table) -> dict[str, Any]:
    """What was settled when the table was opened."""
    plan = table.plan
    return {
        "id": table.id,
        "game": plan.game,
        "options": plan.options,
        "public": plan.public,
        "pace": plan.pace.model_dump(),
        "patience": plan.patience,
        "stand_in": plan.stand_in,
        "on_time": plan.on_time,
        "friendly": plan.friendly,
        "hints": plan.hints,
        "commitment": table.match.commitment if table.match else None,
        "rematch_of": plan.rematch_of,
    }


def seats(table: Table) -> list[dict[str, Any]]:
    """Who sits where. People are known by name, not by anything that would let others act for them."""
    return [
        {
            "seat": n,
            "name": seat.name,
            "emblem": seat.emblem,
            "level": seat.level,
            "open": seat.open,
            "host": seat.person is not None and seat.person == table.plan.host,
            "stand_in": seat.stand_in,
        }
        for n, seat in enumerate(table.seats)
    ]


def clocks(table: Table) -> dict[str, Any] | None:
    """Milliseconds left when the question was put, and for whom time runs since: for all who choose in secret alike."""
    if not table.clocks.exist:
        return None
    return {"left": table.left_then, "at": table.asked_at, "running": table.waiting}


def _request(table: Table) -> dict[str, Any] | None:
    request = table.request
    return None if request is None else {"seat": request.seat, "agreed": sorted(request.agreed)}
