"""Jobs about finished games with cardboard. What nobody has seen is invented in them, so only the rest is shown."""

from dataclasses import dataclass
from typing import Any

from ..engine.match import Match
from ..engine.points import points_by_source
from ..home import HomeMatch
from ..home.match import SECRET_FIELDS, public_events
from ..workers import Progress
from .game_jobs import Unusable
from .home_jobs import StoredGame
from .home_words import seen_move
from .tables.projection import encode, event_data, phrase, things


def _finished(stored: StoredGame) -> HomeMatch | Unusable:
    home = stored.load()
    return home if home.over else Unusable(409, "not_over", "The game is not over.")


@dataclass(frozen=True)
class HomeText:
    """The finished game in its text form."""

    stored: StoredGame

    def run(self, report: Progress) -> str | Unusable:
        home = _finished(self.stored)
        return home if isinstance(home, Unusable) else home.match.dumps()


@dataclass(frozen=True)
class HomeResult:
    """How the finished game ended."""

    stored: StoredGame

    def run(self, report: Progress) -> dict[str, Any] | Unusable:
        home = _finished(self.stored)
        if isinstance(home, Unusable):
            return home
        match = home.match
        return {"players": match.players, "scores": [*match.scores], "winners": list(match.winners)}


@dataclass(frozen=True)
class HomeOutcome:
    """What the finished game is worth to each seat: points, their sources and places, and how many moves it took."""

    stored: StoredGame

    def run(self, report: Progress) -> dict[str, Any] | Unusable:
        home = _finished(self.stored)
        if isinstance(home, Unusable):
            return home
        match, standing = home.match, home.match.standing
        sources = points_by_source(match.game.points, match.events, match.scores)
        return {
            "points": [*match.scores],
            "places": [1 + sum(other > own for other in standing) for own in standing],
            "sources": [{n: found[seat] for n, found in sources if n is not None} for seat in range(match.players)],
            "moves": len(match.log),
        }


@dataclass(frozen=True)
class HomeReplay:
    """A replay as JSON, in the format of `api.finished.Replay`: what everybody at the table saw."""

    stored: StoredGame

    def run(self, report: Progress) -> bytes | Unusable:
        home = _finished(self.stored)
        if isinstance(home, Unusable):
            return home
        match = home.match
        again = match.restarted()
        steps = [_step(again, None, 0)]
        for number, (mover, _) in enumerate(match.log, 1):
            before = len(again.events)
            again.play_next(match)
            steps.append(_step(again, mover, before))
            report(number, len(match.log))
        return encode(
            {
                "game": match.game.slug,
                "players": match.players,
                "options": {name: value for name, value in match.settings.items() if name != "players"},
                "names": list(self.stored.names),
                "scores": match.scores,
                "winners": list(match.winners),
                "steps": steps,
            }
        )


@dataclass(frozen=True)
class HomeThings:
    """What everything on the table was after a number of moves, as JSON, for somebody who watched."""

    stored: StoredGame
    step: int

    def run(self, report: Progress) -> bytes | Unusable:
        home = _finished(self.stored)
        if isinstance(home, Unusable):
            return home
        if self.step > len(home.match.log):
            return Unusable(422, "invalid", f"The game has no step {self.step}.")
        return encode(things(home.match.replayed(self.step), None))


def _step(match: Match, mover: int | None, before: int) -> dict[str, Any]:
    move = None if mover is None else seen_move(match.log[-1][1], "en", ())
    return {
        "seat": mover,
        "move": move and move["move"],
        "name": move and move["name"],
        "args": move["args"] if move else {},
        "unseen": bool(move and match.game.moves.kind(move["move"]).unseen),
        "events": [event_data(event) for event in public_events(match.events[before:])],
        "view": {name: plain for name, plain in match.view().items() if name not in SECRET_FIELDS},
        "prompt": phrase(*match.game.prompt(match.state)),
    }
