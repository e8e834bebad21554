"""Jobs about games with cardboard. Looking for possible worlds is too much for the event loop."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import bottega

from ..engine.errors import BottegaError, IllegalMove
from ..engine.events import Event
from ..home import HomeMatch, ImpossibleEntry
from ..home.hints import WORLDS, hint
from ..workers import Progress
from .game_jobs import Unusable
from .home_words import seen_move
from .tables.projection import phrase

LOG_EVENTS = 300  # the latest that are shown


@dataclass(frozen=True)
class StoredGame:
    """A stored game; `steps` are None for a new one."""

    game: str
    names: Sequence[str]
    options: Mapping[str, Any]
    steps: Sequence[Mapping[str, Any]] | None

    def load(self) -> HomeMatch:
        game = bottega.game(self.game)
        if self.steps is None:
            return HomeMatch(game, len(self.names), self.options)
        return HomeMatch.load(game, len(self.names), self.options, None, self.steps)


@dataclass(frozen=True)
class HomeJob:
    """Enters something, if an entry is given, and says how the table is: what is stored, and what is shown.

    `entry` is plain data of `api.home_models.Entry`. An entry that is refused changes nothing.
    """

    stored: StoredGame
    entry: Mapping[str, Any] | None
    language: str

    def run(self, report: Progress) -> dict[str, Any] | Unusable:
        try:
            home = self.stored.load()
            if self.entry is not None:
                _enter(home, self.entry)
            return {"steps": home.save(), "shown": self._shown(home)}
        except IllegalMove as error:
            return Unusable(409, "illegal", f"{error}.", error.clause)
        except ImpossibleEntry as error:
            return Unusable(422, "impossible", f"{error}.")
        except BottegaError as error:
            return Unusable(422, "invalid", f"{error}.")

    def _shown(self, home: HomeMatch) -> dict[str, Any]:
        events = [event for step in range(len(home.steps)) for event in home.events(step)]
        question, names = home.question, tuple(self.stored.names)
        return {
            "over": home.over,
            "waiting": list(home.actors),
            "prompt": _prompt(home, self.language) if home.begun else None,
            "choices": [
                {"seat": seat, **seen_move(move, self.language, names)}
                for seat in home.actors
                for move in home.choices(seat)
            ],
            "question": None
            if question is None
            else {
                "number": question.number,
                "options": [{"event": one, "text": self._said(home, one)} for one in question.options],
            },
            "told": [{"event": one, "text": self._said(home, one)} for one in home.told()],
            "log": [{"event": event.plain(), "text": self._say(event)} for event in events[-LOG_EVENTS:]],
            "scores": home.scores() if home.begun else None,
            "winners": list(home.match.winners) if home.over else None,
            "view": home.view() if home.begun else None,
        }

    def _said(self, home: HomeMatch, plain: Mapping[str, str | int] | None) -> str:
        if plain is None:
            return ""
        event = home.event(plain)
        return self._say(event) if isinstance(event, Event) else event

    def _say(self, event: Event) -> str:
        return event.say(self.language, tuple(self.stored.names))


def _prompt(home: HomeMatch, language: str) -> dict[str, Any]:
    """What has to be decided now, and the clause that says so."""
    key, args = home.game.prompt(home.match.state)
    has = home.game.messages.has(f"{key}.clause", language)
    return {**phrase(key, args), "clause": home.game.messages.say(f"{key}.clause", language) if has else None}


def _enter(home: HomeMatch, entry: Mapping[str, Any]) -> None:
    kind = entry["kind"]
    if kind == "move":
        home.play(entry["seat"], entry["move"])
    elif kind == "event":
        home.answer(entry["event"])
    elif kind == "correct":
        home.reopen(entry["number"])
    else:
        home.back()


@dataclass(frozen=True)
class HomeHint:
    """What a bot would do in several possible worlds."""

    stored: StoredGame
    language: str

    def run(self, report: Progress) -> dict[str, Any] | Unusable:
        home = self.stored.load()
        if not home.actors:
            return Unusable(409, "nobody_to_move", "Nobody has to move now.")
        seat = home.actors[0]
        moves = [
            {"text": move.as_seen(self.language, tuple(self.stored.names)), "move": move.number, "worlds": worlds}
            for move, worlds in hint(home, seat)
        ]
        return {"seat": seat, "worlds": WORLDS, "moves": moves}
