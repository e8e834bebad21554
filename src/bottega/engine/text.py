"""The text form of a match: headers, then one line per move, each with a hash of all lines so far.

    Bottega match 1
    game: <slug>
    rules: 1
    ...
    check: 5f0c1b7a

    1. Lapis: take five florins as a favour [9c41d0]
    ...
    end: 212 moves, over, 31 58 40 [77aa03]

The marks in brackets are a chain of hashes. They do not stop a forger, but they detect accidental changes, and the
error names the line. Loading a file replays every move under the rules.

After moves were taken back by agreement, a line says with which new seed the unknown cards were dealt again:

    fresh chance: 0f62c1...a9 [18c2e5]

Where the secrets of a match came from outside, a line has the script by which the unknown cards were dealt again:

    dealt again: [[3,7,1],0,2] [a41f09]

A match with such a line has format 4, one with fresh chance format 3.

A match with a described position or scripted chance has format 2, in which decks
are listed from the top. A whole position of format 1 is converted. A match of format 1 with a part of a position, or
with scripted chance, is refused: older versions completed a description in another way.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Any

from .errors import BottegaError, DamagedMatch
from .game import Game
from .match import Match
from .old_positions import from_format_1

TITLE = "Bottega match 1"
TITLE_WITH_DESCRIPTION = "Bottega match 2"
TITLE_WITH_RESHUFFLES = "Bottega match 3"
TITLE_WITH_DEALS = "Bottega match 4"
FRESH = "fresh chance: "
DEALT = "dealt again: "
TITLES = (TITLE, TITLE_WITH_DESCRIPTION, TITLE_WITH_RESHUFFLES, TITLE_WITH_DEALS)
BYTE_ORDER_MARK = "\ufeff"  # some editors begin a file with it


def dumps(match: Match) -> str:
    """The whole match, seed included. Do not show it to players while the game runs."""
    headers = {
        "game": match.game.slug,
        "rules": match.game.version,
        **{name: value for name, value in match.settings.items() if name != "variants"},
        "variants": " ".join(match.settings["variants"]),
        "seed": match.seed,
        "commitment": match.commitment,
    }
    if match.start is not None:
        headers["position"] = _compact(match.start)
    if match.script:
        headers["chance"] = _compact(match.script)
    chain = _Chain()
    title = TITLE if match.start is None and not match.script else TITLE_WITH_DESCRIPTION
    title = TITLE_WITH_RESHUFFLES if match.reshuffles else title
    title = TITLE_WITH_DEALS if any(not isinstance(fresh, str) for _, fresh in match.reshuffles) else title
    lines = [title, *(f"{name}: {value}".rstrip() for name, value in headers.items())]
    for line in lines:
        chain.mark(line)
    lines += [f"check: {chain.digest}", ""]
    body = [f"{number}. {_name(match.game, seat)}: {move}" for number, (seat, move) in enumerate(match.log, 1)]
    for moves, fresh in reversed(match.reshuffles):
        body.insert(moves, f"{FRESH}{fresh}" if isinstance(fresh, str) else f"{DEALT}{_compact(fresh)}")
    lines += [f"{line} [{chain.mark(line)}]" for line in [*body, _ending(match)]]
    return "\n".join(lines) + "\n"


def loads(text: str, find: Callable[[str], Game]) -> Match:
    """Replays the text form of a match. Raises DamagedMatch, which names the line."""
    reader = _Reader(text.removeprefix(BYTE_ORDER_MARK))
    headers = reader.headers()
    match = _begin(reader, headers, find)
    seats = {_name(match.game, seat): seat for seat in range(match.players)}
    while True:
        line = reader.marked()
        if line.startswith("end: "):
            break
        if line.startswith(FRESH) and reader.title in (TITLE_WITH_RESHUFFLES, TITLE_WITH_DEALS):
            match.reshuffle(line.removeprefix(FRESH))
            continue
        if line.startswith(DEALT) and reader.title == TITLE_WITH_DEALS:
            _deal_again(reader, match, line.removeprefix(DEALT))
            continue
        number, dot, rest = line.partition(". ")
        name, colon, said = rest.partition(": ")
        if not dot or not colon or number != str(len(match.log) + 1) or name not in seats:
            raise reader.error(f"expected move {len(match.log) + 1} of a player, found {line!r}")
        try:
            match.play(seats[name], said)
        except BottegaError as error:
            raise reader.error(str(error)) from None
    if line != _ending(match):
        raise reader.error(f"the file ends with {line!r}, but the moves lead to {_ending(match)!r}")
    if reader.rest():
        raise reader.error("there is text after the end of the match")
    return match


def _begin(reader: "_Reader", headers: dict[str, str], find: Callable[[str], Game]) -> Match:
    def need(name: str) -> str:
        if name not in headers:
            raise reader.error(f"the header {name!r} is missing")
        return headers.pop(name)

    game_name, rules, players, seed, promised = map(need, ("game", "rules", "players", "seed", "commitment"))
    try:
        game = find(game_name)
        if rules != str(game.version):
            raise BottegaError(f"played with version {rules} of the rules; this is version {game.version}")
        position = json.loads(headers.pop("position", "null"))
        if position is not None and reader.title == TITLE:
            position = from_format_1(game, position)
        script = json.loads(headers.pop("chance", "null"))
        options: dict[str, Any] = dict(headers)
        options["variants"] = headers.get("variants", "").split()
        match = Match(game, int(players), seed, options, script, position)
    except ValueError as error:
        raise reader.error(str(error)) from None
    if promised != match.commitment:
        raise reader.error("the seed does not match the commitment")
    return match


def _deal_again(reader: "_Reader", match: Match, text: str) -> None:
    try:
        items = json.loads(text)
        if not isinstance(items, list):
            raise ValueError(f"{text!r} is not a list")
        match.deal_again(items)
    except ValueError as error:  # a BottegaError is one
        raise reader.error(str(error)) from None


def _compact(plain: Any) -> str:
    return json.dumps(plain, separators=(",", ":"))


def _name(game: Game, seat: int) -> str:
    return game.messages.say(f"seat-{seat}")


def _ending(match: Match) -> str:
    state = f"over, {' '.join(map(str, match.scores))}" if match.over else "running"
    return f"end: {len(match.log)} moves, {state}"


class _Chain:
    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def mark(self, line: str) -> str:
        self._hash.update(line.encode() + b"\n")
        return self._hash.hexdigest()[:6]

    @property
    def digest(self) -> str:
        return self._hash.hexdigest()[:16]


class _Reader:
    """Reads the lines, checks the chain of hashes, and knows the line number for an error."""

    def __init__(self, text: str) -> None:
        self._lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
        self._at = 0
        self._chain = _Chain()
        self.title = ""

    def error(self, message: str) -> DamagedMatch:
        return DamagedMatch(max(self._at, 1), message)

    def _next(self) -> str:
        if self._at == len(self._lines):
            raise self.error("the text ends here")
        self._at += 1
        return self._lines[self._at - 1]

    def headers(self) -> dict[str, str]:
        self.title = title = self._next()
        if title not in TITLES:
            raise self.error(f"this is not a Bottega match; one begins with {' or '.join(map(repr, TITLES))}")
        self._chain.mark(title)
        headers: dict[str, str] = {}
        while True:
            line = self._next()
            name, colon, value = line.partition(":")
            if not colon:
                raise self.error(f"expected a header, found {line!r}")
            if name == "check":
                break
            if name in headers:
                raise self.error(f"the header {name!r} is there twice")
            if title == TITLE and name == "chance":
                raise self.error("an older version wrote the chance of this match; it is read in another way now")
            self._chain.mark(line)
            headers[name] = value.strip()
        if value.strip() != self._chain.digest:
            raise self.error("the headers were changed: the check does not match")
        if self._next():
            raise self.error("an empty line must follow the headers")
        return headers

    def marked(self) -> str:
        """The next line without its mark, which must match."""
        line = self._next()
        said, bracket, mark = line.rpartition(" [")
        if not bracket or self._chain.mark(said) + "]" != mark:
            raise self.error(f"{line!r} was changed, or a line before it is missing")
        return said

    def rest(self) -> list[str]:
        return self._lines[self._at :]
