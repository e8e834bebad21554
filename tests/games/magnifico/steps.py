"""Steps in one word."""

import bottega
from tests.games.steps import play


def bid(match: bottega.Match, *florins: int) -> None:
    """All bid, seat 0 first."""
    play(match, *(f"{seat} bid {sum_}" for seat, sum_ in enumerate(florins)))


def end_round(match: bottega.Match) -> None:
    """Everybody ends the turn, until the round is scored."""
    now = match.view()["round_number"]
    while not match.over and match.view()["round_number"] == now:
        match.play(match.actors[0], "end")
