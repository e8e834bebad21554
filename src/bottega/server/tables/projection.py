"""What a viewer is shown: a snapshot of the table, or one entry. A whitelist selects what that seat may know."""

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, Literal

import orjson

import bottega

from ...bots import is_timed
from ...engine.actions import Move
from ...engine.chance import commitment
from ...engine.events import Event
from ...engine.game import Game
from ...engine.match import Match
from ...engine.messages import NamedValue
from ..storage.relation_store import person_key
from .game_table import GameTable, Viewer
from .history import AppliedEntry
from .view_encoder import to_json

MAX_REPEATED = 200  # entries in a snapshot; older ones are not repeated

# The public fields of an entry's body, by kind. Other fields (a move's number, the people of a plan) are not public.
_PUBLIC_FIELDS = {
    "sat": ("name", "emblem"),
    "filled": ("level",),
    "closed": ("why",),
    "asked": ("casual",),
    "undone": ("agreed",),  # not the count: it may include sealed choices of others
    "answered": ("yes",),
    "stood_in": ("why",),
    "said": ("name", "text"),
    "rematch": ("table",),
    "holiday": ("until",),
}


def encode(message: dict[str, Any]) -> bytes:
    """A message as JSON."""
    return to_json(message)


def encode_once(message: dict[str, Any]) -> bytes:
    """The same for a message that is sent at once and not kept, so that its memory may be too large."""
    return orjson.dumps(message, option=orjson.OPT_NON_STR_KEYS)


def to_json_data(message: dict[str, Any]) -> Any:
    """A message as data that any JSON encoder accepts."""
    return orjson.loads(encode(message))


def phrase(key: str, args: dict[str, Any]) -> dict[str, Any]:
    """A text by its key. A named value among its arguments gets a kind and a value, for the client to translate."""
    plain = {n: {"kind": v.kind, "value": v.value} if isinstance(v, NamedValue) else v for n, v in args.items()}
    return {"key": key, "args": plain}


def things(match: Match | None, viewer: Viewer) -> dict[str, Any]:
    """The explanations of everything that a viewer sees; empty if the game has none."""
    return {} if match is None else explanations(match.game, match.view(viewer))


def explanations(game: Game, view: dict[str, Any]) -> dict[str, Any]:
    """The explanations of everything in a view; empty if the game has none."""
    if game.explain is None:
        return {}
    return {name: thing.plain() for name, thing in game.explain(view).items()}


def event_data(event: Event) -> dict[str, Any]:
    """An event. `own` says that it includes facts which only this viewer knows; the client has other texts for that."""
    return {**event.plain(), "own": event.private}


class ViewerStates:
    """The present state of a table for some viewers. What they share is computed once."""

    def __init__(self, table: GameTable, viewers: Collection[Viewer]) -> None:
        self._table = table
        self._views = table.encoded_views(list(viewers)) if table.match else None
        self._public = self._public_part()
        self._moved: dict[int, orjson.Fragment] = {}  # by number: the last move, as those are told who did not make it

    def _public_part(self) -> dict[str, Any]:
        table = self._table
        return {
            "status": table.status,
            "waiting": table.waiting_for,
            "seats": seats(table),
            "clocks": clocks(table),
            "request": _request(table),
            "rated": table.rated,
            "rematch": table.rematch,
            "prompt": self._prompt(),
        }

    def _prompt(self) -> dict[str, Any] | None:
        match = self._table.match
        if match is None:
            return None
        return phrase(*match.game.prompt(match.state))

    def of(self, viewer: Viewer) -> dict[str, Any]:
        """The state for one viewer, with their view and their legal moves, which are already encoded."""
        match = self._table.match
        if match is None or self._views is None:
            return {**self._public, "view": None, "choices": [], "question": 0, "premoves": [], "undoable": 0}
        may_choose = viewer is not None and self._table.status == "running"
        return {
            **self._public,
            "view": orjson.Fragment(self._views[viewer]),
            "choices": choices(self._table, viewer) if may_choose else [],
            "question": self._table.question[viewer] if viewer is not None else 0,
            "premoves": premoves(self._table, viewer),
            "undoable": match.undoable if match.log and match.log[-1][0] == viewer else 0,
        }

    def told(self, applied: AppliedEntry, viewer: Viewer) -> dict[str, Any] | orjson.Fragment:
        """The last entry as a viewer may know it. All who did not make a move without secrets are told the same."""
        table, number = self._table, self._table.last_number(viewer)
        if applied.entry.kind != "moved" or applied.entry.seat == viewer or any(e.private for e in applied.events):
            return entry_data(table, applied, viewer, number)
        if number not in self._moved:
            self._moved[number] = orjson.Fragment(encode(entry_data(table, applied, viewer, number)))
        return self._moved[number]


def choices(table: GameTable, seat: int | None) -> orjson.Fragment | list[Any]:
    """The legal moves of a seat with names and arguments: a client needs no rules to show and send them."""
    assert table.match is not None
    if seat is None or seat not in table.to_move:
        return []
    encoded = _encoded_choices(table.match.game)
    return orjson.Fragment(b"[%b]" % b",".join([encoded[move.number] for move in table.match.legal(seat)]))


def premoves(table: GameTable, viewer: Viewer) -> list[dict[str, Any]]:
    """What a viewer has set in advance. Nobody else knows that there is something."""
    own = None if viewer is None else table.premoves.get(viewer)
    return [] if own is None else [premove.model_dump() for premove in own.premoves]


def choice_data(game: Game, moves: Sequence[Move]) -> list[dict[str, Any]]:
    """Moves with names and arguments."""
    all_choices = _all_choices(game)
    return [all_choices[move.number] for move in moves]


@cache
def _all_choices(game: Game) -> list[dict[str, Any]]:
    """All moves of a game. They do not depend on the table, so they are built once."""
    found = []
    for move in game.every_move:
        args = game.moves.kind(move.number).args
        named = {arg.name: value for arg, value in zip(args, move.args, strict=True)}
        found.append({"move": move.number, "name": move.name, "args": named})
    return found


@cache
def _encoded_choices(game: Game) -> list[bytes]:
    return [encode(choice) for choice in _all_choices(game)]


def entry_data(table: GameTable, applied: AppliedEntry, viewer: Viewer, number: int) -> dict[str, Any]:
    """One entry as the viewer may know it. `number` is its number in the viewer's count."""
    entry = applied.entry
    body = {name: entry.body[name] for name in _PUBLIC_FIELDS.get(entry.kind, ()) if name in entry.body}
    if entry.kind == "said" and entry.person is not None:
        body["author"] = person_key(table.id, entry.person)
        if entry.seq in table.hidden:
            body |= {"text": "", "hidden": True}
    if entry.kind == "moved" and viewer == entry.seat:
        body["move"] = entry.body["move"]
        body["premove"] = entry.body.get("premove", False)
    if "seed" in entry.body:  # the seed itself is secret until the game is over
        body["commitment"] = commitment(entry.body["seed"])
    show_seat = not applied.anonymous or viewer == entry.seat
    return {
        "number": number,
        "kind": entry.kind,
        "at": entry.at,
        "seat": entry.seat if show_seat else None,
        "by_bot": show_seat and entry.kind == "moved" and entry.person is None,
        "events": [event_data(event.seen_by(viewer)) for event in applied.events],
        "taken_back": entry.seq in table.taken_back,
        "takes_back": [table.number_of(seq, viewer) for seq in applied.takes_back if table.shows(seq, viewer)],
        **body,
    }


def entry_message(applied: AppliedEntry, viewer: Viewer, states: ViewerStates) -> dict[str, Any]:
    """The message that is sent after each entry."""
    return {
        "type": "told",
        "told": states.told(applied, viewer),
        "table": states.of(viewer),
    }


def snapshot(table: GameTable, viewer: Viewer, last: int | None = None) -> dict[str, Any]:
    """The message with which a client starts, or continues after the last number it has seen."""
    person = None if viewer is None else table.seats[viewer].person
    number = table.last_number(viewer)
    since = last if last is not None and number - MAX_REPEATED <= last <= number else None
    missed = table.last_visible(viewer, MAX_REPEATED if since is None else number - since)
    return {
        "type": "snapshot",
        "number": number,
        "since": since,
        "seat": viewer,
        "own": table.seats_of(person),
        "about": about(table),
        "table": ViewerStates(table, [viewer]).of(viewer),
        "told": [entry_data(table, applied, viewer, n) for n, applied in enumerate(missed, number - len(missed) + 1)],
    }


def about(table: GameTable) -> dict[str, Any]:
    """What was decided when the table was opened."""
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
        "broadcast": plan.broadcast if plan.public else "off",
        "commitment": table.match.commitment if table.match else None,
        "rematch_of": plan.rematch_of,
        "continues": plan.continues and plan.continues.model_dump(),
    }


def seats(table: GameTable) -> list[dict[str, Any]]:
    """Who sits where. People are shown by name. Their ids stay private."""
    return [
        {
            "seat": n,
            "name": seat.name,
            "emblem": seat.emblem,
            "level": seat.level,
            "agent": seat.agent,
            "open": seat.open,
            "host": seat.person is not None and seat.person == table.plan.host,
            "stand_in": seat.stand_in,
            "holiday": list(table.clocks.holidays[n]) if n in table.clocks.holidays else None,
        }
        for n, seat in enumerate(table.seats)
    ]


Thinking = Literal["full", "shortened", "quota", "paused"]
BotThinking = tuple[Thinking, list[int]]
THINKING_AS_USUAL: BotThinking = ("full", [])


def bot_thinking(table: GameTable, thinking: Thinking) -> BotThinking:
    """How the bots think, and the seats of those that this concerns: only some levels think for a time."""
    bots = {n: seat.level or table.plan.stand_in for n, seat in enumerate(table.seats) if seat.by_bot}
    if thinking == "shortened":
        game = bottega.game(table.plan.game)
        bots = {n: level for n, level in bots.items() if is_timed(level, game)}
    return (thinking, list(bots)) if bots and thinking != "full" else THINKING_AS_USUAL


def clocks(table: GameTable) -> dict[str, Any] | None:
    """The time left when the clocks were last set, and whose clocks run. All who choose in secret look the same."""
    if not table.clocks.exist:
        return None
    return {"left": table.clock_left, "at": table.clock_left_at, "running": table.waiting_for}


def _request(table: GameTable) -> dict[str, Any] | None:
    pending = table.pending
    if pending is None:
        return None
    missing = sorted(table.missing_answers)
    return {"seat": pending.seat, "what": pending.what, "agreed": sorted(pending.agreed), "missing": missing}
