"""The whole state of a table as bytes, so that loading it need not apply its log from the start.

The log stays the truth. A state that does not fit the log or this version of the server is ignored.
"""

import hashlib
from array import array
from base64 import b64decode, b64encode
from functools import cache
from typing import Any

import orjson

import bottega

from ...engine.game import Game
from ...engine.match import Match
from ..table_log import LogEntry
from .clocks import Clocks
from .game_table import GameTable, PendingRequest, SeatState, start_position
from .history import ExecutedRequests
from .plan import Plan
from .premoves import Premove, SeatPremoves

FORMAT = 5  # raised with every change of what is saved or of what it means
HASH_BYTES = 16


def save_table(table: GameTable) -> bytes:
    """The state of a table after its last entry."""
    pending, chunks = table.pending, table.history.dump()
    header = {
        "fits": _fits(table.plan.game),
        "plan": table.plan.model_dump(mode="json"),
        "seats": [[seat.person, seat.name, seat.emblem, seat.level, seat.stand_in, seat.agent] for seat in table.seats],
        "status": table.status,
        "pending": pending and [pending.seat, pending.what, pending.count, sorted(pending.agreed)],
        "premoves": [
            [seat, [premove.model_dump() for premove in set_ahead.premoves], set_ahead.happened]
            for seat, set_ahead in table.premoves.items()
        ],
        "made_casual": table.made_casual,
        "rematch": table.rematch,
        "to_move": table.to_move,
        "secret_choosers": sorted(table.secret_choosers),
        "sealed": [[seat, entries] for seat, entries in table.sealed.items()],
        "moves": table.moves.tolist(),
        "taken_back": sorted(table.taken_back),
        "executed": b64encode(table.executed.dump()).decode(),
        "question": table.question,
        "clocks": [table.clocks.left, list(table.clocks.running_since.items()), list(table.clocks.holidays.items())],
        "clock_left": [table.clock_left, table.clock_left_at],
        "match": table.match and table.match.save(),
        "chunks": [len(chunk) for chunk in chunks],
    }
    encoded = orjson.dumps(header)
    content = len(encoded).to_bytes(4) + encoded + b"".join(chunks)
    return hashlib.sha256(content).digest()[:HASH_BYTES] + content


def restore_table(id: str, seed: str, saved: bytes, last: LogEntry | None) -> GameTable | None:
    """The table that was saved. None if the bytes were changed, if another version of the server or of the game saved
    them, or if their last entry is not `last`, which the log has at this place.
    """
    digest, content = saved[:HASH_BYTES], saved[HASH_BYTES:]
    if hashlib.sha256(content).digest()[:HASH_BYTES] != digest:
        return None
    start = 4 + int.from_bytes(content[:4])
    header = orjson.loads(content[4:start])
    if header["fits"] != _fits(header["plan"]["game"]):
        return None
    table = _restore(GameTable(id, seed), header, content[start:])
    return table if table.history[-1].entry == last else None


def _restore(table: GameTable, header: dict[str, Any], rest: bytes) -> GameTable:
    plan = table.plan = Plan.model_validate(header["plan"])
    game = table.history.game = bottega.game(plan.game)
    parts = []
    for length in header["chunks"]:
        parts.append(rest[:length])
        rest = rest[length:]
    table.history.load(parts)
    table.seq = len(table.history)
    table.seats = [SeatState(*seat) for seat in header["seats"]]
    table.status, table.rematch = header["status"], header["rematch"]
    if header["pending"]:
        seat, what, count, agreed = header["pending"]
        table.pending = PendingRequest(seat, what, count, set(agreed))
    for seat, premoves, happened in header["premoves"]:
        found = [Premove.model_validate(premove) for premove in premoves]
        table.premoves[seat] = SeatPremoves(found, [(seq, who, event) for seq, who, event in happened])
    table.made_casual = header["made_casual"]
    table.to_move = tuple(header["to_move"])
    table.secret_choosers = frozenset(header["secret_choosers"])
    table.sealed = dict(header["sealed"])
    table.moves, table.taken_back = array("l", header["moves"]), set(header["taken_back"])
    table.executed = ExecutedRequests.load(b64decode(header["executed"]))
    table.question = header["question"]
    table.clocks = Clocks(plan.pace, len(table.seats))
    left, running, holidays = header["clocks"]
    table.clocks.left, table.clocks.running_since = left, dict(running)
    table.clocks.holidays = {seat: (start, until) for seat, (start, until) in holidays}
    table.clock_left, table.clock_left_at = header["clock_left"]
    if header["match"]:
        players, options, start = len(table.seats), dict(plan.options), start_position(plan)
        table.match = Match.resume(header["match"], game, players, table.seed, options, start)
    return table


def _fits(slug: str) -> str:
    """Says which states this server can read: those of the same format, and of the same rules, record and events."""
    return f"{FORMAT} {_game_hash(bottega.game(slug))}" if slug in bottega.GAMES else ""


@cache
def _game_hash(game: Game) -> str:
    events = [(kind.name, [arg.name for arg in kind.args], kind.secret) for kind in game.events]
    about = f"{game.slug} {game.version} {game.record.dtype.descr} {events} {game.moves.size}"
    return hashlib.sha256(about.encode()).hexdigest()[:16]
