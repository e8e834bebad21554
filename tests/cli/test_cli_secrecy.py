"""Nobody learns from the screen what they may not know: what a seat cannot know is dealt anew, the print stays."""

import random
from io import StringIO

import pytest
from rich.console import Console, Group, RenderableType

import bottega
from bottega.bots import bot, generator, imagine
from bottega.cli.boards import board
from bottega.cli.menu import Menu
from bottega.cli.screen import spaced, told
from bottega.cli.speech import Speech
from tests.games.leonardo.steps import at_an_auction

SPEECH = Speech("en", "leonardo")
BOARD = board("leonardo")


def printed(match: bottega.Match, seat: int | None, recipes: bool = True) -> str:
    """What the client prints for a seat: board, news, moves, prompt, and the recipes, which name everything."""
    view = match.view(seat)
    key, args = match.game.prompt(match.state)
    parts: list[RenderableType] = [
        spaced(BOARD.draw(view, SPEECH)),
        SPEECH(key, **args),
        *told(match.events_since(max(0, len(match.events) - 20), seat), SPEECH),
    ]
    if recipes:
        parts.append(BOARD.catalogue(view, SPEECH))
    if seat is not None and match.legal(seat):
        parts.append(Menu(match.legal(seat), view, SPEECH, BOARD).draw())
    console = Console(width=100, file=StringIO())
    with console.capture() as capture:
        console.print(Group(*parts))
    return capture.get()


@pytest.mark.parametrize(("players", "setup"), [(2, "beginner"), (4, "expert")])
def test_the_print_does_not_depend_on_what_the_seat_cannot_know(players: int, setup: str) -> None:
    match = bottega.new("leonardo", players=players, seed=8, setup=setup)
    bots = [bot("greedy", match.game, seat) for seat in range(players)]
    rng, pick = generator(4), random.Random(2)
    changed = 0
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match, seat))
        if match.over or pick.random() > 0.06:
            continue
        for seat in range(players):
            truth, before = match.state, printed(match, seat)
            match.state = imagine(match, seat, rng)
            changed += match.state.tobytes() != truth.tobytes()
            assert printed(match, seat) == before
            match.state = truth
    assert changed > 20


def test_works_of_others_are_never_named() -> None:
    match = bottega.new("leonardo", players=2, seed=8)
    match.play(0, "start small 13")  # not requested, so nothing else prints its name
    match.play(1, "done")
    assert "Aiming crossbow" in printed(match, 0, recipes=False)
    assert "Aiming crossbow" not in printed(match, 1, recipes=False)
    assert "Aiming crossbow" not in printed(match, None, recipes=False)


def test_who_has_bid_is_not_shown() -> None:
    match = at_an_auction()
    before = printed(match, 1)
    match.play(0, "bid 5")
    assert printed(match, 1) == before
