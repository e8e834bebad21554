"""The entries of a table with their effects. Old ones are packed: unpacked, they would be most of a table's memory."""

import zlib
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import Any, overload

import orjson

from ...engine.events import Event
from ...engine.game import Game
from ..table_log import LogEntry
from .view_encoder import to_json

CHUNK = 16  # entries that are packed together
HASH_BYTES = 8  # as many as an item of an array of entries


@dataclass(slots=True)
class AppliedEntry:
    """A log entry and its effects."""

    entry: LogEntry
    events: list[Event] = field(default_factory=list)
    sealed: int | None = None  # the only seat that sees the entry: a secret choice while others choose, or premoves
    anonymous: bool = False  # the last of several secret choices: its seat would reveal who chose before
    takes_back: tuple[int, ...] = ()  # the sequence numbers of the moves that this entry takes back


class History(Sequence[AppliedEntry]):
    """All entries of a table, in order. Reading any but the last takes a moment, because they are unpacked."""

    __slots__ = ("_last", "_packed", "_recent", "_unpacked", "game")

    def __init__(self) -> None:
        self.game: Game | None = None  # known after the first entry
        self._packed: list[bytes] = []  # chunks, compressed
        self._recent: list[bytes] = []  # the entries after them, without the last
        self._last: AppliedEntry | None = None
        self._unpacked: tuple[int, list[AppliedEntry]] = -1, []  # the chunk that was read last

    def __len__(self) -> int:
        return CHUNK * len(self._packed) + len(self._recent) + (self._last is not None)

    def append(self, applied: AppliedEntry) -> None:
        """Adds an entry. Those before it do not change any more."""
        if self._last is not None:
            self._recent.append(self._encode(self._last))
        if len(self._recent) == CHUNK:
            self._packed.append(_compress(self._recent))
            self._recent.clear()
        self._last = applied

    @overload
    def __getitem__(self, index: int) -> AppliedEntry: ...
    @overload
    def __getitem__(self, index: slice) -> list[AppliedEntry]: ...

    def __getitem__(self, index: int | slice) -> AppliedEntry | list[AppliedEntry]:
        if isinstance(index, slice):
            return [self._at(n) for n in range(*index.indices(len(self)))]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        return self._at(index % len(self))

    def _at(self, index: int) -> AppliedEntry:
        chunk, place = divmod(index, CHUNK)
        if chunk < len(self._packed):
            if self._unpacked[0] != chunk:
                self._unpacked = chunk, self._decompress(self._packed[chunk])
            return self._unpacked[1][place]
        if self._last is not None and index == len(self) - 1:
            return self._last
        return self._decode(self._recent[place])

    def __iter__(self) -> Iterator[AppliedEntry]:
        for chunk in self._packed:
            yield from self._decompress(chunk)
        yield from map(self._decode, self._recent)
        if self._last is not None:
            yield self._last

    def __reversed__(self) -> Iterator[AppliedEntry]:
        if self._last is not None:
            yield self._last
        yield from map(self._decode, reversed(self._recent))
        for chunk in reversed(self._packed):
            yield from reversed(self._decompress(chunk))

    # ---- saving

    def dump(self) -> list[bytes]:
        """All entries, in parts. The last part is less than a chunk."""
        recent = self._recent if self._last is None else [*self._recent, self._encode(self._last)]
        return [*self._packed, _compress(recent)]

    def load(self, parts: Sequence[bytes]) -> None:
        """The entries that were dumped. `game` must be known."""
        self._packed, rest = list(parts[:-1]), orjson.loads(zlib.decompress(parts[-1]))
        self._recent, self._last = [to_json(plain) for plain in rest[:-1]], self._applied(*rest[-1])

    def _encode(self, applied: AppliedEntry) -> bytes:
        entry = applied.entry
        events = [[_number_of(event), event.args, event.private] for event in applied.events]
        about = [entry.seq, entry.kind, entry.at, entry.seat, entry.person, entry.client, entry.body]
        return to_json([about, events, applied.sealed, applied.anonymous, list(applied.takes_back)])

    def _decode(self, encoded: bytes) -> AppliedEntry:
        return self._applied(*orjson.loads(encoded))

    def _decompress(self, packed: bytes) -> list[AppliedEntry]:
        return [self._applied(*plain) for plain in orjson.loads(zlib.decompress(packed))]

    def _applied(
        self, about: list[Any], events: list[Any], sealed: int | None, anonymous: bool, takes_back: list[int]
    ) -> AppliedEntry:
        found = []
        if events:
            game = self.game
            assert game is not None
            found = [Event(game, game.events[kind], args, private) for kind, args, private in events]
        return AppliedEntry(LogEntry(*about), found, sealed, anonymous, tuple(takes_back))


def _number_of(event: Event) -> int:
    """Which of the game's kinds of events it is."""
    return _numbers(event.game)[event.kind.name]


@cache
def _numbers(game: Game) -> dict[str, int]:
    return {kind.name: number for number, kind in enumerate(game.events)}


def _compress(entries: Sequence[bytes]) -> bytes:
    return zlib.compress(b"[%b]" % b",".join(entries), 1)


class ExecutedRequests:
    """Which requests were executed, by person and the client's own id of the request, and by which entry.

    Only hashes of 64 bits are kept, in one piece of memory: a dictionary would need six times as much.
    """

    __slots__ = ("_entries", "_hashes")

    def __init__(self) -> None:
        self._hashes = bytearray()
        self._entries = array("Q")  # in the order of the hashes

    def add(self, person: str, client: str, seq: int) -> None:
        self._hashes += _hash(person, client)
        self._entries.append(seq)

    def get(self, person: str, client: str) -> int | None:
        """The entry of a request; None if it was not executed."""
        wanted, at = _hash(person, client), -1
        while (at := self._hashes.find(wanted, at + 1)) >= 0:
            if at % HASH_BYTES == 0:
                return self._entries[at // HASH_BYTES]
        return None

    def dump(self) -> bytes:
        return bytes(self._hashes) + self._entries.tobytes()

    @classmethod
    def load(cls, content: bytes) -> "ExecutedRequests":
        executed, half = cls(), len(content) // 2
        executed._hashes += content[:half]
        executed._entries.frombytes(content[half:])
        return executed


def _hash(person: str, client: str) -> bytes:
    return blake2b(f"{person} {client}".encode(), digest_size=HASH_BYTES).digest()
