"""Matches of Leonardo da Vinci: clauses of refused moves, undo, secret choices, events, options, scripted chance."""

from concurrent.futures import ThreadPoolExecutor

import pytest

import bottega
from tests.engine.matches import check_undo, check_views, played_out

from .steps import at_an_auction


@pytest.mark.parametrize("nonsense", ["send 99 council", ("send",), ("send", 1, "moon"), ["done"]])
def test_a_move_with_wrong_arguments_is_not_a_move(nonsense: object) -> None:
    match = bottega.new("leonardo", 2, seed=1)
    before = match.state.tobytes()
    with pytest.raises(bottega.InvalidMove):
        match.play(0, nonsense)  # type: ignore[arg-type]
    assert match.state.tobytes() == before


def test_a_refused_move_names_the_clause_in_words() -> None:
    match = bottega.new("leonardo", 2, seed=1)
    with pytest.raises(bottega.IllegalMove, match=r"^pass is not allowed by 6\.1: .*clockwise") as refused:
        match.play(0, "pass")
    assert refused.value.clause == "6.1"


def test_a_move_out_of_turn_names_the_clause_that_says_whose_turn_it_is() -> None:
    match = bottega.new("leonardo", 2, seed=1)
    with pytest.raises(bottega.IllegalMove) as refused:
        match.play(1, "done")
    assert refused.value.clause == "6.1"


def test_a_step_within_ones_turn_can_be_taken_back() -> None:
    match = bottega.new("leonardo", 3, seed=1, setup="expert")
    match.play(0, "favour components")
    match.play(0, "take iron")
    assert str(match.undo()) == "take iron"
    assert match.undo().name == "favour"
    assert match.log == []
    with pytest.raises(bottega.UndoRefused, match="no move to undo"):
        match.undo()


def test_a_move_that_ended_the_turn_cannot_be_taken_back() -> None:
    match = bottega.new("leonardo", 2, seed=1)
    match.play(0, "done")
    with pytest.raises(bottega.UndoRefused, match="ended the turn"):
        match.undo()


def test_what_was_looked_at_cannot_be_taken_back() -> None:
    match = bottega.position("leonardo", {"players": 2, "phase": "council", "turn": 2, "placed": [{"council": 1}, {}]})
    for move in ("leonardo 0", "benefit look", "look"):
        match.play(0, move)
    assert match.actors == (0,)
    with pytest.raises(bottega.UndoRefused, match="revealed something"):
        match.undo()


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_secret_choices_come_in_any_order_and_show_only_when_all_are_in(order: tuple[int, int]) -> None:
    match = at_an_auction()
    assert set(match.actors) == {0, 1}
    first, second = order
    before = match.view(second), match.view(None), match.events_since(0, second)
    match.play(first, ("bid", 3 + first))
    assert (match.view(second), match.view(None), match.events_since(0, second)) == before
    assert match.view(first)["bid"][first] == 3 + first
    assert match.actors == (second,)
    events = match.play(second, ("bid", 3 + second))
    assert [str(event) for event in events[:3]] == [
        "Lapis bid 3 florins.",
        "Verdigris bid 4 florins.",
        "Verdigris pays 4 florins and takes the card of Automatic hammer.",
    ]


def test_a_bid_once_made_stays_made() -> None:
    match = at_an_auction()
    match.play(0, "bid 2")
    with pytest.raises(bottega.IllegalMove):
        match.play(0, "bid 3")
    with pytest.raises(bottega.UndoRefused):
        match.undo()


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"players": 1}, "for 2 to 5 players, not 1"),
        ({"players": 6}, "for 2 to 5 players, not 6"),
        ({"players": 3, "setup": "medium"}, "'medium' is no setup of leonardo; there are 'beginner', 'expert'"),
        ({"players": 3, "variants": ["atlas"]}, "'atlas' is no variant of leonardo; there are 'codex'"),
        ({"players": 3, "variants": "codex"}, "variants: 'codex' is not a list of names"),
        ({"players": "3"}, "players: '3' is not a whole number"),
        ({"players": True}, "players: True is not a whole number"),
        ({"players": 3, "colour": "red"}, "no option 'colour'"),
    ],
)
def test_wrong_options_are_refused_in_words(arguments: dict, error: str) -> None:
    with pytest.raises(bottega.InvalidOption, match=error):
        bottega.new("leonardo", **arguments)


def test_events_tell_each_seat_only_what_it_may_know() -> None:
    match = bottega.new("leonardo", 2, seed=1)
    match.play(0, "start small 1")
    own, other = match.events_since(0, 0)[-1], match.events_since(0, 1)[-1]
    assert str(own) == "Lapis starts no. 1, Automatic hammer, in the small lab."
    assert str(other) == "Lapis starts a work in the small lab."
    assert own.plain() == {"event": "started", "who": 0, "lab": "small", "invention": 1}
    assert other.plain() == {"event": "started", "who": 0, "lab": "small"}
    assert other.say("fr") != other.say("it") != other.say("en")


def test_a_match_with_scripted_chance_keeps_what_holds_for_all_matches(hasty_threads: None) -> None:
    check_views(bottega.new("leonardo", 3, seed=1, chance=[0, 0]))
    check_undo(bottega.new("leonardo", 3, seed=1, chance=[0, 0]))


def test_each_of_many_threads_records_the_events_of_its_own_scripted_match(hasty_threads: None) -> None:
    def play(seed: int) -> list[bottega.Event]:
        return played_out(bottega.new("leonardo", 2 + seed % 4, seed, [0, 0]), seed).events

    alone = [play(seed) for seed in range(4)]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(play, range(4))) == alone
