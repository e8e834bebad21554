"""A game with cardboard, and a person who enters it: only what everybody at the table sees goes into the companion."""

import random
from collections.abc import Iterable, Iterator
from typing import Any

import bottega
from bottega.bots import bot
from bottega.home import HomeMatch

Told = list[dict[str, str | int]]
CORRECTIONS = 20  # of one step
SENSIBLE = 0.8  # of the moves: a random player alone reaches few rules


def told(events: Iterable[bottega.Event]) -> Told:
    """What everybody hears, and enters or sees confirmed."""
    return [event.seen_by(None).plain() for event in events if event.kind.entered]


def public(match: bottega.Match) -> dict[str, Any]:
    """What everybody sees; the seed of a real game says nothing about cardboard."""
    return {name: plain for name, plain in match.view().items() if name not in ("commitment", "seed")}


def moves_of(match: bottega.Match, seed: int) -> Iterator[tuple[int, bottega.Move]]:
    """Plays a match to its end, mostly sensibly: each seat and move, before it is made."""
    rng, sensible = random.Random(seed), bot("greedy", match.game, seed)
    while not match.over:
        seat = rng.choice(match.actors)
        move = sensible.choose(match, seat) if rng.random() < SENSIBLE else rng.choice(match.legal(seat))
        yield seat, move


def confirm(home: HomeMatch, seen: Told) -> int:
    """Answers all questions of a step, and corrects what the companion took for granted. Returns the corrections."""
    for corrections in range(CORRECTIONS):
        shown = home.told()
        wrong = next((n for n, one in enumerate(shown) if seen[n : n + 1] != [one]), None)
        if wrong is None and home.question:
            number = home.question.number
            home.answer(seen[number] if number < len(seen) else None)
            continue
        if wrong is None and len(shown) < len(seen):
            wrong = len(shown)
        if wrong is None:
            return corrections
        home.reopen(wrong)
    raise AssertionError(f"{home.told()} should be {seen}")


def enter_next(home: HomeMatch, match: bottega.Match, seat: int, move: bottega.Move) -> None:
    """Makes a move at the table and enters it. Its unseen part is not told."""
    number = match.game.moves.look_alikes(move.number)[-1]
    seen = told(match.play(seat, move))
    home.play(seat, number)
    confirm(home, seen)


def whole_content(match: bottega.Match, seed: int, names: list[str]) -> dict[str, Any]:
    """A whole game, entered, as a server stores it. The match is over then."""
    home = enter_whole(match, seed)
    about = {"names": names, "options": home.options, "rules": home.game.version, "clocks": [0] * match.players}
    return about | {"steps": home.save(), "recent": [], "archived": None, "rated": None}


def enter_whole(match: bottega.Match, seed: int) -> HomeMatch:
    """Enters a whole game."""
    options = {name: value for name, value in match.settings.items() if name != "players"}
    home = HomeMatch(match.game, match.players, options, seed=seed)
    confirm(home, told(match.events))
    assert home.view() == public(match)
    for seat, move in moves_of(match, seed):
        enter_next(home, match, seat, move)
        assert home.actors == match.actors
        assert home.view() == public(match), (len(match.log), str(move))
    return home
