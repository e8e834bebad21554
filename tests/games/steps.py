"""Steps in words: play them, find out why one is refused, and read the events."""

import random
from collections.abc import Callable

import pytest

import bottega

Driver = Callable[[bottega.Match, int, random.Random], bottega.Move]


def anything(match: bottega.Match, seat: int, rng: random.Random) -> bottega.Move:
    """Any legal move, each as likely as the others."""
    return rng.choice(match.legal(seat))


def play(match: bottega.Match, *steps: str) -> None:
    """Plays steps such as "0 send 2 council": a seat and its move."""
    for step in steps:
        seat, move = step.split(maxsplit=1)
        match.play(int(seat), move)


def clause_against(match: bottega.Match, step: str) -> str:
    """The clause that refuses a step, which must not be among the legal moves and must change nothing."""
    seat, move = step.split(maxsplit=1)
    before = match.state.tobytes()
    assert match.game.move(move) not in match.legal(int(seat))
    with pytest.raises(bottega.IllegalMove) as refused:
        match.play(int(seat), move)
    assert match.state.tobytes() == before
    return refused.value.clause


def told(match: bottega.Match, name: str, seat: int | None = None) -> list[tuple[str | int, ...]]:
    """The facts of all events of one name so far, as a seat knows them."""
    return [tuple(event.args.values()) for event in match.events_since(0, seat) if event.name == name]
