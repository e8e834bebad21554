"""Why one move is better than another: true, from what the seat knows, and the same every time."""

from collections.abc import Iterator

import pytest

import bottega
from bottega.bots import generator, sample_world
from bottega.bots.greedy import GreedyBot
from bottega.bots.reasons import MIN_ERRORS, POINTS, SMALLEST, measures_of, reasons
from bottega.engine.match import Match
from bottega.engine.messages import LANGUAGES

WORLDS = 12


def decisions(slug: str, most: int = 60) -> Iterator[tuple[Match, int]]:
    """Some decisions of a game that is played by the heuristic."""
    game = bottega.game(slug)
    match = Match(game, game.players[0], 3, target="cpu")
    bot = GreedyBot(game, 1, "cpu")
    for _ in range(most):
        if match.over:
            return
        seat = match.actors[0]
        if len(match.legal(seat)) > 1:
            yield match, seat
        match.play(seat, bot.choose(match, seat))


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_in_every_game_something_can_be_said_and_the_opposite_comparison_says_the_opposite(slug: str) -> None:
    said = 0
    for match, seat in decisions(slug):
        first, *_, last = match.legal(seat)
        there = {(r.measure, r.seat): r.more for r in reasons(match, seat, first, last, 5, WORLDS)}
        back = {(r.measure, r.seat): r.more for r in reasons(match, seat, last, first, 5, WORLDS)}
        for which in there.keys() & back.keys():
            assert there[which] == -back[which]
        said += len(there) + len(back)
        assert all(abs(more) >= SMALLEST for more in there.values())
        assert all(name == POINTS or name in measures_of(match.game) for name, _ in there)
    assert said > 0


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_reasons_depend_on_nothing_that_the_seat_cannot_know(slug: str) -> None:
    rng, changed = generator(8), 0
    for match, seat in decisions(slug, 30):
        first, *_, last = match.legal(seat)
        found = reasons(match, seat, first, last, 5, 4)
        truth = match.state
        match.state = sample_world(match, seat, rng)
        changed += match.state.tobytes() != truth.tobytes()
        assert reasons(match, seat, first, last, 5, 4) == found
        match.state = truth
    assert changed > 0


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_move_is_no_better_than_itself(slug: str) -> None:
    match, seat = next(decisions(slug))
    move = match.legal(seat)[0]
    assert reasons(match, seat, move, move, 5, 4) == []
    assert MIN_ERRORS > 2


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_every_measure_has_a_name_in_every_language(slug: str) -> None:
    game = bottega.game(slug)
    assert measures_of(game)
    for name in (POINTS, *measures_of(game)):
        for language in LANGUAGES:
            assert game.messages.has(f"measure-{name}", language), (name, language)
