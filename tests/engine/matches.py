"""What holds for every match, as checks that tests of any game can use."""

import json
import random

import bottega
from bottega.engine.match import Match

from . import toy


def step(match: Match, chooser: random.Random) -> None:
    """Plays a random legal move."""
    seat = chooser.choice(match.actors)
    match.play(seat, chooser.choice(match.legal(seat)))


def played_out(match: Match, seed: int = 1) -> Match:
    """The match after random moves to its end."""
    chooser = random.Random(seed)
    while not match.over:
        step(match, chooser)
    return match


def check_views(match: Match) -> None:
    """`views` returns the same as `view` for each seat, at every move."""
    chooser = random.Random(1)
    while True:
        views = match.views()
        assert list(views) == [*range(match.players), None]
        for seat, view in views.items():
            alone = match.view(seat)
            assert json.dumps(view) == json.dumps(alone)  # in the same order, and plain data throughout
            assert view == alone
        if match.over:
            return
        step(match, chooser)


def refusal_to_undo(match: Match) -> str:
    """Undoes the last move, or returns why that is refused."""
    try:
        match.undo()
    except bottega.UndoRefused as refused:
        return str(refused)
    return ""


def check_undo(match: Match) -> None:
    """Undo goes back as far as it could have gone move by move."""
    chooser = random.Random(1)
    before: list[tuple[bytes, list[bottega.Event]]] = []  # state and events before each move
    reasons: list[str] = []  # why each move is final, right after it; empty if it can be undone

    def present() -> tuple[bytes, list[bottega.Event]]:
        return match.state.tobytes(), list(match.events)

    while not match.over:
        before.append(present())
        step(match, chooser)
        seat, move = match.log[-1]
        reasons.append(refusal_to_undo(match))
        if not reasons[-1]:
            assert present() == before[-1]
            match.play(seat, move)
        if chooser.random() < 0.1:
            while not (reason := refusal_to_undo(match)):
                assert (present(), "") == (before.pop(), reasons.pop())
            assert reason == (reasons[-1] if reasons else "there is no move to undo")
    assert any(reason.endswith(" ended the turn; it cannot be undone") for reason in reasons)
    assert match.game is toy.GAME or "" in reasons
