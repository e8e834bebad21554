"""Moments of Leonardo da Vinci for the gallery. `web/fixtures.py` writes them."""

from collections.abc import Callable
from typing import Any

from fixtures import Fixtures, Moment, Plain, facts, fields, sentences, shown

from bottega.bots import bot
from bottega.engine.match import Match
from bottega.games.leonardo import GAME


def seek(moment: Moment, players: int, **options: Any) -> Plain:
    """The first moment of its kind in the games of the first seeds."""
    for seed in range(60):
        match = Match(GAME, players=players, seed=seed, options=options)
        bots = [bot("greedy", match.game, seat) for seat in range(players)]
        while True:
            for seat in match.actors or range(players):
                if moment(match, seat):
                    return shown(match, seat)
            if match.over:
                break
            match.play(match.actors[0], bots[match.actors[0]].choose(match, match.actors[0]))
    raise LookupError("no such moment in sixty games")


def story(players: int, seed: int, turns: range) -> list[Plain]:
    """All that seat 0 sees of some turns, move by move."""
    match = Match(GAME, players=players, seed=seed)
    bots = [bot("greedy", match.game, seat) for seat in range(players)]
    steps = []
    while not match.over and match.state.turn < turns.stop:
        if match.state.turn in turns:
            steps.append(shown(match, 0))
        match.play(match.actors[0], bots[match.actors[0]].choose(match, match.actors[0]))
    return steps


def at(turn: int, phase: str, people: int = 0, seat: int | None = None) -> Moment:
    """A moment by turn and phase, with at least `people` apprentices of all players in the city."""

    def found(match: Match, asked: int) -> bool:
        view = match.view(asked)
        sent = sum(sum(row[place] for place in list(row)[:8]) for row in view["placed"])
        return (
            view["phase"] == phase
            and view["turn"] >= turn
            and sent >= people
            and (seat is None or seat == asked)
            and (len(match.legal(asked)) > 1 or match.over)
        )

    return found


SCENES: dict[str, Callable[[], Plain]] = {
    "opening": lambda: seek(at(1, "laboratory", seat=0), 4),
    "favours": lambda: seek(at(0, "favour", seat=2), 4, setup="expert"),
    "assignment-2": lambda: seek(at(3, "assignment", people=4), 2),
    "assignment-4": lambda: seek(at(4, "assignment", people=9), 4),
    "assignment-5": lambda: seek(at(5, "assignment", people=15), 5),
    "naming": lambda: seek(at(3, "naming"), 4),
    "council": lambda: seek(at(3, "choosing"), 5),
    "moving": lambda: seek(at(2, "moving"), 4),
    "arranging": lambda: seek(at(2, "arranging"), 3),
    "workshop": lambda: seek(lambda m, s: at(2, "offer")(m, s) and m.view()["area"] == "workshop", 4),
    "shop": lambda: seek(lambda m, s: at(4, "offer")(m, s) and m.view()["area"] == "joiner", 4),
    "laboratory": lambda: seek(lambda m, s: at(4, "laboratory")(m, s) and len(m.legal(s)) > 5, 3),
    "announcing": lambda: seek(at(4, "announcing"), 4),
    "auction": lambda: seek(at(1, "auction"), 4),
    "research": lambda: seek(at(8, "assignment"), 5),
    "over": lambda: seek(at(9, "over"), 4),
}


def fixtures() -> Fixtures:
    yield "facts", facts(GAME, table="L")
    yield "fields", fields(GAME)
    yield "sentences", sentences(GAME)
    for name, scene in SCENES.items():
        yield name, scene()
    yield "story", story(4, 3, range(2, 3))
