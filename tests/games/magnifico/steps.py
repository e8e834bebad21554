"""Steps in words: playing them, and asking why one is refused."""

import pytest

import bottega


def play(match: bottega.Match, *steps: str) -> None:
    """Plays steps such as "0 build_tank milan": a seat and its move."""
    for step in steps:
        seat, move = step.split(maxsplit=1)
        match.play(int(seat), move)


def bid(match: bottega.Match, *florins: int) -> None:
    """All bid, seat 0 first."""
    play(match, *(f"{seat} bid {sum_}" for seat, sum_ in enumerate(florins)))


def clause_against(match: bottega.Match, step: str) -> str:
    """The clause that refuses a step, which must not be among the legal moves and must change nothing."""
    seat, move = step.split(maxsplit=1)
    before = match.state.tobytes()
    assert match.game.move(move) not in match.legal(int(seat))
    with pytest.raises(bottega.IllegalMove) as refused:
        match.play(int(seat), move)
    assert match.state.tobytes() == before
    return refused.value.clause


def end_round(match: bottega.Match) -> None:
    """Everybody ends the turn, until the round is scored."""
    now = match.view()["round_number"]
    while not match.over and match.view()["round_number"] == now:
        match.play(match.actors[0], "end")
