"""Steps in words: playing them, and asking why one is refused."""

import pytest

import bottega


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


def at_an_auction() -> bottega.Match:
    """Two players with nine florins each have announced number 1, and bid for its card with the reward."""
    match = bottega.position(
        "leonardo",
        {
            "players": 2,
            "turn": 2,
            "phase": "announcing",
            "florins": [9, 9],
            "weeks": [{"small": 4}, {"small": 4}],
            "work": [{"small": 1}, {"small": 1}],
        },
        seed=1,
    )
    play(match, "0 announce small", "1 announce small")
    return match
