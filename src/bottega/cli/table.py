"""Who sits where: the match, begun or taken up again, with a bot or a person on each seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zlib import crc32

import bottega

from ..bots import KNOWN, Bot, bot, parse_name
from ..engine.errors import BottegaError
from ..engine.game import Game
from ..engine.match import Match
from ..terminal.translator import Translator
from . import files
from .errors import UsageError

PLAYERS = 4  # unless told otherwise
PERSON = "none"  # what stands for a seat without a bot


@dataclass
class Table:
    """A match and its bots; seats without one are people's."""

    match: Match
    names: Sequence[str]  # of the bots, by seat

    def __post_init__(self) -> None:
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(self.names):
            if name != PERSON:
                # The same seed, the same bots: a game can be played over.
                self.bots[seat] = bot(name, self.match.game, crc32(f"{self.match.seed} {seat}".encode()))

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.match.players) if seat not in self.bots]


def find_game(slug: str, language: Translator) -> Game:
    """The game of that name. Raises UsageError."""
    if slug not in bottega.GAMES:
        raise UsageError(language("error-game", game=slug, known=", ".join(bottega.GAMES)))
    return bottega.game(slug)


def settings(game: Game, given: Sequence[str], t: Translator) -> dict[str, Any]:
    """What `--with` says, as `setup=expert` for an option or `codex` for a variant. Raises UsageError."""
    chosen: dict[str, Any] = {}
    options = {option.name: option for option in game.options}
    for text in given:
        name, equals, value = text.partition("=")
        if name in game.variants and not equals:
            chosen[name] = True
        elif name not in options:
            known = [f"{o.name}={'|'.join(o.values)}" for o in game.options] + list(game.variants)
            raise UsageError(t("error-with", given=text, known=", ".join(known)))
        elif value not in options[name].values:
            known = list(options[name].values)
            raise UsageError(t("error-option", option=name, value=value, known=", ".join(known)))
        else:
            chosen[name] = value
    return chosen


def begin(game: Game, choices: dict[str, Any], t: Translator) -> Match:
    """A new match; what is None is left to the game. Raises UsageError for what the game does not have."""
    chosen = {name: value for name, value in choices.items() if value is not None}
    players, seed = chosen.pop("players", PLAYERS), chosen.pop("seed", None)
    if players not in game.players:
        low, high = game.players[0], game.players[-1]
        raise UsageError(t("error-players", players=players, low=low, high=high))
    variants = [name for name in game.variants if chosen.pop(name, False)]
    return bottega.new(game.slug, players=players, seed=seed, variants=variants, **chosen)


def take_up(game: Game, path: Path, choices: dict[str, Any], t: Translator) -> Match:
    """A saved match; what its file settles must not be chosen again. Raises UsageError."""
    for name, value in choices.items():
        if value is not None:
            raise UsageError(t("error-fixed", option=f"--{name}" if name in ("players", "seed") else f"--with {name}"))
    match = files.load(path, t)
    if match.game is not game:
        raise UsageError(t("error-other-game", file=str(path), game=match.game.slug))
    return match


def seat_number(seat: int, players: int, t: Translator) -> int:
    """Seats count from 1 for people, from 0 inside. Raises UsageError."""
    if not 1 <= seat <= players:
        raise UsageError(t("error-seat", seat=seat, players=players))
    return seat - 1


def seated(bots: str, players: int, seat: int | None, t: Translator) -> list[str]:
    """Who plays each seat where people play: one name for all other seats, one for each of them, or one for every seat.

    A person's seat is called "none". Without a word about your seat it is the first. Raises UsageError.
    """
    names = _known(bots, [PERSON], t)
    if len(names) == 1:
        names *= players - 1
    if len(names) == players - 1:
        names.insert(seat or 0, PERSON)
    if len(names) != players:
        raise UsageError(t("error-bots", given=len(names), players=players))
    if PERSON not in names:
        raise UsageError(t("error-no-person"))
    if seat is not None and names[seat] != PERSON:
        raise UsageError(t("error-your-seat", seat=seat + 1, bot=names[seat]))
    return names


def watched(bots: str, players: int, t: Translator) -> list[str]:
    """Who plays each seat where nobody does: one name for all, or one for every seat. Raises UsageError."""
    names = _known(bots, [], t)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise UsageError(t("error-bots", given=len(names), players=players))
    return names


def _known(bots: str, others: Sequence[str], t: Translator) -> list[str]:
    names = [name.strip().casefold() for name in bots.split(",")]
    for name in names:
        try:
            if name not in others:
                parse_name(name)
        except BottegaError:
            raise UsageError(t("error-bot", bot=name, known=", ".join([*KNOWN, *others]))) from None
    return names
