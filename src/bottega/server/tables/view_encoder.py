"""Encodes what seats may know as JSON. After every move every seat is sent its view, so little is encoded twice."""

from collections.abc import Mapping, Sequence

import orjson

from ...engine.fields import Plain
from ...engine.match import Match
from ...engine.record import Record

Encoded = dict[int, tuple[Plain, bytes]]  # by id: the value, so that it lives as long, and its JSON


class ViewEncoder:
    """Encodes the views of a match. The result is the JSON of `Match.view`, byte by byte.

    It keeps the JSON of each field of the record, because most moves change few of them.
    """

    __slots__ = ("_content", "_figures", "_match", "_public", "_rows")

    def __init__(self, match: Match) -> None:
        self._match = match
        self._content = b""
        self._figures = _Figures()
        # The JSON of what everyone may see, by field; None for a field that only its owner may see.
        self._public: dict[str, bytes | None] = {}
        self._rows: dict[str, list[bytes]] = {}  # the JSON of these, by field and seat

    def encode(self, seats: Sequence[int | None], **about: Plain) -> dict[int | None, bytes]:
        """The views of some seats; None is a spectator. `about` replaces what the match says about itself."""
        game = self._match.game
        self._update(game.record)
        self._figures.next()
        open_parts = self._open_parts()
        found = {}
        for seat, view in self._match.seen(seats).items():
            parts = [to_json({**view.about, **about})[1:-1]]
            for name, after in open_parts:
                parts += [self._own(name, seat), after] if name else [after]
            if game.figures is not None:
                parts.append(self._figures.encode(game.figures(view)))
            found[seat] = b"{%b}" % b",".join(filter(None, parts))
        return found

    def _update(self, record: Record) -> None:
        """Encodes the fields that have changed."""
        content, before = self._match.state.tobytes(), self._content
        if content == before:
            return
        self._content = content
        row = record.from_bytes(content)
        for name in record.seen:
            start, end = record.places[name]
            if content[start:end] == before[start:end]:
                continue
            plain = record.show(row, name, self._match.players)
            if name in record.owned:
                self._rows[name] = [to_json(one) for one in plain]
                self._public[name] = None
            else:
                self._public[name] = b'"%b":%b' % (name.encode(), to_json(plain))

    def _open_parts(self) -> list[tuple[str, bytes]]:
        """The JSON of all fields in order: a field that only its owner may see, and what comes before the next one."""
        found: list[tuple[str, list[bytes]]] = [("", [])]
        for name, part in self._public.items():
            if part is None:
                found.append((name, []))
            else:
                found[-1][1].append(part)
        return [(name, b",".join(parts)) for name, parts in found]

    def _own(self, name: str, seat: int | None) -> bytes:
        rows = (row if n == seat else b"null" for n, row in enumerate(self._rows[name]))
        return b'"%b":[%b]' % (name.encode(), b",".join(rows))


class _Figures:
    """Encodes figures. A value is encoded once for all views, and again only if it is another one after a move."""

    __slots__ = ("_known", "_used", "_whole")

    def __init__(self) -> None:
        self._known: Encoded = {}  # of the views before the last move
        self._used: Encoded = {}  # of the present ones
        self._whole: dict[tuple[int, ...], bytes] = {}  # by the ids of all its values: the JSON of present figures

    def next(self) -> None:
        """The views of another position follow. What the last ones did not show is forgotten."""
        self._known, self._used = self._used, {}
        self._whole.clear()

    def encode(self, figures: Mapping[str, Plain]) -> bytes:
        ids = tuple(map(id, figures.values()))
        found = self._whole.get(ids)
        if found is None:
            known, used, members = self._known, self._used, []
            for (name, value), key in zip(figures.items(), ids, strict=True):
                encoded = used.get(key)
                if encoded is None:
                    encoded = used[key] = known.get(key) or (value, to_json(value))
                members.append(b'"%b":%b' % (name.encode(), encoded[1]))
            found = self._whole[ids] = b'"figures":{%b}' % b",".join(members)
        return found


def to_json(plain: Plain) -> bytes:
    """Plain data as JSON. The axes of a record may be numbers.

    It is copied: what orjson returns holds the memory of its buffer, at least 4 kB, and some messages are kept.
    """
    return b"%b" % orjson.dumps(plain, option=orjson.OPT_NON_STR_KEYS)
