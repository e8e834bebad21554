"""A session: a match, new or loaded, with a bot or a person on each seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zlib import crc32

import bottega

from ..bots import BOTS, KNOWN, Bot, bot, check_name, outside
from ..bots.outside import OutsideBotError
from ..engine.errors import BottegaError
from ..engine.game import Game
from ..engine.match import Match
from ..terminal.translator import Translator
from . import files
from .errors import UsageError

PERSON = "none"  # the bot name of a person's seat


@dataclass
class Session:
    """A match and its bots. Seats without a bot belong to people."""

    match: Match
    names: Sequence[str]  # of the bots, by seat

    def __post_init__(self) -> None:
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(self.names):
            if name != PERSON:
                # Seeded by the match, so that a game can be repeated.
                self.bots[seat] = bot(name, self.match.game, crc32(f"{self.match.seed} {seat}".encode()))

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.match.players) if seat not in self.bots]


def find_game(slug: str, t: Translator) -> Game:
    """The game of that name. Raises UsageError."""
    if slug not in bottega.GAMES:
        raise UsageError(t("error-game", game=slug, known=", ".join(bottega.GAMES)))
    return bottega.game(slug)


def parse_settings(game: Game, given: Sequence[str], t: Translator) -> dict[str, Any]:
    """Parses the values of `--with`: `name=value` for an option, `name` for a variant. Raises UsageError."""
    chosen: dict[str, Any] = {}
    options = {option.name: option for option in game.options}
    for text in given:
        name, equals, value = text.partition("=")
        if name in game.variants and not equals:
            chosen[name] = True
        elif name not in options:
            known = [f"{o.name}={'|'.join(o.values)}" for o in game.options] + list(game.variants)
            key = "error-with" if known else "error-with-none"
            raise UsageError(t(key, given=text, known=", ".join(known)))
        elif value not in options[name].values:
            known = list(options[name].values)
            raise UsageError(t("error-option", option=name, value=value, known=", ".join(known)))
        else:
            chosen[name] = value
    return chosen


def new_match(game: Game, choices: dict[str, Any], t: Translator) -> Match:
    """A new match. None stands for the default. Raises UsageError for an option the game does not have."""
    chosen = {name: value for name, value in choices.items() if value is not None}
    players, seed = chosen.pop("players", game.default_players), chosen.pop("seed", None)
    if players not in game.players:
        low, high = game.players[0], game.players[-1]
        raise UsageError(t("error-players", players=players, low=low, high=high))
    variants = [name for name in game.variants if chosen.pop(name, False)]
    return bottega.new(game.slug, players=players, seed=seed, variants=variants, **chosen)


def load_match(game: Game, path: Path, choices: dict[str, Any], t: Translator) -> Match:
    """A saved match. Options that its file determines must be None. Raises UsageError."""
    for name, value in choices.items():
        if value is not None:
            raise UsageError(t("error-fixed", option=f"--{name}" if name in ("players", "seed") else f"--with {name}"))
    match = files.load(path, t)
    if match.game is not game:
        raise UsageError(t("error-other-game", file=str(path), game=match.game.slug))
    return match


def seat_index(seat: int, players: int, t: Translator) -> int:
    """Seats count from 1 for people and from 0 in the code. Raises UsageError."""
    if not 1 <= seat <= players:
        raise UsageError(t("error-seat", seat=seat, players=players))
    return seat - 1


def assign_seats(bots: str, players: int, seat: int | None, t: Translator) -> list[str]:
    """The bot of each seat in a game with people: one name for all other seats, one for each, or one for every seat.

    A person's seat is called "none". By default the person has the first seat. Raises UsageError.
    """
    names = _parse_bots(bots, [PERSON], t)
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


def assign_bots(bots: str, players: int, t: Translator) -> list[str]:
    """The bot of each seat in a game without people: one name for all seats, or one for each. Raises UsageError."""
    names = _parse_bots(bots, [], t)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise UsageError(t("error-bots", given=len(names), players=players))
    return names


def _parse_bots(bots: str, others: Sequence[str], t: Translator) -> list[str]:
    names = [_with_case(name.strip()) for name in bots.split(",")]
    for name in names:
        try:
            if name not in others and check_name(name)[0] == "outside":
                outside.load(name)
        except OutsideBotError as error:
            raise UsageError(t("arena-error-bot", reason=str(error))) from None
        except BottegaError:
            raise UsageError(t("error-bot", bot=name, known=", ".join([*KNOWN, *others]))) from None
    return names


def _with_case(name: str) -> str:
    """A name of a bot as `bots` knows it. Only a bot of another program has capital letters."""
    folded = name.casefold()
    return name if folded.partition(":")[0] not in BOTS and ":" in name else folded
