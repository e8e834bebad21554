"""A match: who acts, what is legal, what is refused, what can be undone. For every game, or for the toy."""

import gc
import tracemalloc
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

import bottega
from bottega.engine.match import Match

from . import toy
from .matches import check_undo, check_views, played_out

SLUGS = pytest.mark.parametrize("slug", bottega.GAMES)
A_GAME = bottega.GAMES[0]


def with_all_options(slug: str) -> Match:
    """A match with the last value of each option, and all variants."""
    game = bottega.game(slug)
    options: dict[str, Any] = {option.name: option.values[-1] for option in game.options}
    return bottega.new(slug, game.players[-1], seed=1, variants=list(game.variants), **options)


MATCHES: dict[str, Callable[[], Match]] = {
    "toy": lambda: Match(toy.GAME, 2, seed=3),
    **{slug: lambda slug=slug: with_all_options(slug) for slug in bottega.GAMES},  # type: ignore[misc]
}
ALL_MATCHES = pytest.mark.parametrize("new", MATCHES.values(), ids=MATCHES)


@SLUGS
def test_only_the_seats_that_act_have_legal_moves(slug: str) -> None:
    match = bottega.new(slug, 3, seed=1)
    for seat in range(3):
        assert bool(match.legal(seat)) == (seat in match.actors)


@SLUGS
def test_moves_can_be_given_in_words_of_any_language_by_number_and_by_parts(slug: str) -> None:
    first = bottega.new(slug, 3, seed=1)
    seat = first.actors[0]
    move = first.legal(seat)[0]
    words = (str(move), f"{str(move).upper()} ", move.say("fr"), move.say("it"), " ".join(map(str, move.parts)))
    for way in (*words, move.number, move.parts, move):
        match = bottega.new(slug, 3, seed=1)
        match.play(seat, way)
        assert match.log == [(seat, move)]


@pytest.mark.parametrize("nonsense", ["", "fly to the moon", -1, 10**6, ("jump",), True, 1.5, None])
def test_what_is_no_move_at_all_is_refused(nonsense: object) -> None:
    match = bottega.new(A_GAME, 3, seed=1)
    before = match.state.tobytes()
    with pytest.raises(bottega.InvalidMove):
        match.play(0, nonsense)  # type: ignore[arg-type]
    assert match.state.tobytes() == before


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    match = bottega.new(A_GAME, 3, seed=1)
    with pytest.raises(bottega.BottegaError, match=f"there is no seat {seat}"):
        match.play(seat, 0)
    with pytest.raises(bottega.BottegaError):
        match.view(seat)
    with pytest.raises(bottega.BottegaError):
        match.events_since(0, seat)


@SLUGS
def test_a_move_out_of_turn_is_refused_with_a_clause(slug: str) -> None:
    match = played_until_one_acts(slug)
    (seat,) = match.actors
    with pytest.raises(bottega.IllegalMove) as refused:
        match.play((seat + 1) % match.players, match.legal(seat)[0])
    assert refused.value.clause in match.game.clauses[1:]


def played_until_one_acts(slug: str) -> Match:
    match = bottega.new(slug, 3, seed=1)
    while len(match.actors) > 1:
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    return match


@pytest.mark.parametrize("players", [0, 99])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(bottega.InvalidOption, match=f"players, not {players}"):
        bottega.new(A_GAME, players)


@SLUGS
def test_without_a_number_four_play_or_as_many_as_can(slug: str) -> None:
    players = bottega.game(slug).players
    assert bottega.new(slug).players == min(max(4, players[0]), players[-1])


def test_a_game_for_two_is_for_two_by_default() -> None:
    assert toy.GAME.default_players == 2


def test_an_option_that_is_not_there_is_refused() -> None:
    with pytest.raises(bottega.InvalidOption, match="no option 'weather'"):
        bottega.new(A_GAME, 3, weather="fine")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(bottega.UnknownGame, match="there is no game 'chess'; there are "):
        bottega.new("chess", players=2)


@ALL_MATCHES
def test_views_in_one_pass_are_the_single_views(new: Callable[[], Match]) -> None:
    check_views(new())


def test_figures_are_worked_out_from_each_view_and_from_nothing_else() -> None:
    def hidden_fingers(view: Mapping[str, Any]) -> dict[str, Any]:
        return {"fingers": [None if row is None else 2 * row for row in view["hidden"]]}

    match = Match(replace(toy.GAME, figures=hidden_fingers), 2, seed=3)
    match.play(0, ("hide", 3))
    assert match.view(0)["figures"] == {"fingers": [6, None]}
    assert match.view(1)["figures"] == {"fingers": [None, 0]}
    assert match.view()["figures"] == {"fingers": [None, None]}
    assert {seat: view["figures"] for seat, view in match.views().items()} == {
        seat: match.view(seat)["figures"] for seat in (0, 1, None)
    }
    assert match.open_view() == match.position() | {"figures": {"fingers": [6, 0]}}  # for who looks back
    assert "figures" not in match.position()
    assert "figures" not in Match(toy.GAME, 2, seed=3).view(0)


@ALL_MATCHES
def test_undo_goes_back_as_far_as_it_could_have_gone_move_by_move(new: Callable[[], Match]) -> None:
    check_undo(new())


def test_each_of_many_threads_records_the_events_of_its_own_match(hasty_threads: None) -> None:
    def play(seed: int) -> list[bottega.Event]:
        return played_out(bottega.new(A_GAME, 3, seed), seed).events

    alone = [play(seed) for seed in range(4)]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(play, range(4))) == alone


def test_rules_that_run_outside_the_match_record_no_events_in_it() -> None:
    match = Match(toy.GAME, 2, seed=1)
    events = match.play(0, "hide 1")
    for build in (match.rules, bottega.compile(toy.GAME, "python")):
        build.apply(toy.RECORD.copy(match.state), 1, 2)
    assert [event.name for event in events] == ["hidden"]
    assert match.events == events
    assert [event.name for event in match.play(1, "hide 1")] == ["hidden", "rolled"]


@SLUGS
def test_a_server_can_hold_a_thousand_matches(slug: str) -> None:
    played_out(bottega.new(slug, 3, seed=1))  # what all matches share
    gc.collect()
    tracemalloc.start()
    try:
        new = bottega.new(slug, 3, seed=1)
        at_first = tracemalloc.get_traced_memory()[0]
        played_out(new)
        gc.collect()
        at_last = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert at_first < 20_000
    assert at_last < 300_000
