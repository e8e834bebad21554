"""The screen reveals nothing: everything that a seat cannot know is dealt again, and its screen stays the same."""

import random
from collections.abc import Iterator

import pytest

import bottega
from bottega.bots import bot
from tests.cli.printing import assert_the_print_hides, printed

from .steps import at_an_auction


@pytest.mark.parametrize(("players", "setup"), [(2, "beginner"), (4, "expert")])
def test_the_print_does_not_depend_on_what_the_seat_cannot_know(players: int, setup: str) -> None:
    pick = random.Random(2)

    def moments() -> Iterator[bottega.Match]:
        match = bottega.new("leonardo", players=players, seed=8, setup=setup)
        bots = [bot("greedy", match.game, seat) for seat in range(players)]
        while not match.over:
            seat = match.actors[0]
            match.play(seat, bots[seat].choose(match, seat))
            if not match.over and pick.random() < 0.06:
                yield match

    assert_the_print_hides(moments())


def test_works_of_others_are_never_named() -> None:
    match = bottega.new("leonardo", players=2, seed=8)
    match.play(0, "start small 13")  # not requested, so nothing else prints its name
    match.play(1, "done")
    assert "Aiming crossbow" in printed(match, 0, catalogue=False)
    assert "Aiming crossbow" not in printed(match, 1, catalogue=False)
    assert "Aiming crossbow" not in printed(match, None, catalogue=False)


def test_who_has_bid_is_not_shown() -> None:
    match = at_an_auction()
    before = printed(match, 1)
    match.play(0, "bid 5")
    assert printed(match, 1) == before
