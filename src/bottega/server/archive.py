"""Archives of finished games: a zip with an index and one text file a game. Every game can be verified move by move.

    index.json          what the archive knows of each game: when, who, the places and points, the hash of its text
    games/<id>.txt      the game in its text form

A folder of text files, or a single one, is read too; then nothing is known of the people.
"""

import hashlib
import json
import re
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import bottega

from ..engine.errors import BottegaError, DamagedMatch
from ..engine.match import Match

FORMAT = 1
INDEX = "index.json"
MAX_TEXT = 2_000_000  # characters of a game; usual ones have 16,000
MAX_INDEX = 200_000_000
ID = re.compile(r"[a-z0-9]{8,24}")
READABLE = 0o644  # the mode of files that are unpacked
NOTED = ("game", "players", "rated", "created", "ended", "moves", "options", "seats")


class ArchiveError(BottegaError):
    """The file is not an archive, or a game in it is not what the archive says."""


@dataclass(frozen=True)
class ArchivedGame:
    """A game of an archive. `about` is what the index says of it; empty for a text alone."""

    id: str
    about: dict[str, Any]
    text: str


def text_hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def write(file: IO[bytes], games: Iterable[ArchivedGame]) -> int:
    """Writes an archive. Returns the number of games. The same games give the same bytes."""
    index = []
    with zipfile.ZipFile(file, "w") as packed:
        for game in games:
            _add(packed, f"games/{game.id}.txt", game.text)
            about = {name: game.about[name] for name in NOTED}
            index.append({"id": game.id, **about, "sha256": text_hash(game.text)})
        _add(packed, INDEX, json.dumps({"format": FORMAT, "games": index}, indent=1))
    return len(index)


def _add(packed: zipfile.ZipFile, name: str, text: str) -> None:
    about = zipfile.ZipInfo(name)  # without the present time
    about.external_attr = READABLE << 16
    packed.writestr(about, text, zipfile.ZIP_DEFLATED)


def read(path: Path) -> Iterator[ArchivedGame]:
    """The games of an archive, of a folder of text files, or of one text file. Raises ArchiveError, OSError."""
    if path.is_dir():
        for file in sorted(path.glob("*.txt")):
            yield from read(file)
    elif zipfile.is_zipfile(path):
        yield from _read_zip(path)
    else:
        if path.stat().st_size > 4 * MAX_TEXT:
            raise ArchiveError(f"{path.name} is too large for a game")
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise ArchiveError(f"{path.name} is neither an archive nor a game in its text form") from None
        yield ArchivedGame(text_hash(text)[:16], {}, text)


def _read_zip(path: Path) -> Iterator[ArchivedGame]:
    with zipfile.ZipFile(path) as packed:
        try:
            index = json.loads(_content(packed, INDEX, MAX_INDEX))
            games = [(str(about["id"]), about) for about in index["games"]]
        except (KeyError, TypeError, ValueError):
            raise ArchiveError(f"{path.name} has no readable {INDEX}") from None
        if index.get("format") != FORMAT:
            raise ArchiveError(f"{path.name} has format {index.get('format')!r}; this is format {FORMAT}")
        for id, about in games:
            if not ID.fullmatch(id):
                raise ArchiveError(f"{id!r} is no id of a game")
            try:
                text = _content(packed, f"games/{id}.txt", 4 * MAX_TEXT).decode()
            except (KeyError, ValueError) as error:
                raise ArchiveError(f"game {id} cannot be read: {error}") from None
            yield ArchivedGame(id, about, text)


def _content(packed: zipfile.ZipFile, name: str, limit: int) -> bytes:
    """Raises KeyError, ValueError. What is written in a small archive may be huge."""
    if packed.getinfo(name).file_size > limit:
        raise ValueError(f"{name} is too large")
    try:
        return packed.read(name)
    except zipfile.BadZipFile as error:
        raise ValueError(str(error)) from None


def verify(game: ArchivedGame) -> Match:
    """Replays a game move by move and compares it with the index. Raises ArchiveError."""
    if game.about and text_hash(game.text) != game.about.get("sha256"):
        raise ArchiveError("the text is not the one that was archived: its hash differs")
    try:
        match = bottega.loads(game.text)
    except DamagedMatch as error:
        raise ArchiveError(str(error)) from None
    if not match.over:
        raise ArchiveError("the game is not over")
    if game.about:
        _compare(game.about, match)
    return match


def _compare(about: dict[str, Any], match: Match) -> None:
    try:
        seats = about["seats"]
        said = (about["game"], about["players"], about["moves"], [seat["points"] for seat in seats])
        names = [(str(seat["name"]), seat["level"], int(seat["place"])) for seat in seats]
        times = int(about["created"]), int(about["ended"])
    except (KeyError, TypeError, ValueError):
        raise ArchiveError("the index does not describe this game") from None
    played = (match.game.slug, match.players, len(match.log), match.scores)
    if said != played or len(names) != match.players or times[0] > times[1]:
        raise ArchiveError(f"the index says {said}, but the moves lead to {played}")
