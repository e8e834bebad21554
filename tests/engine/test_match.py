"""A match: who acts, what is legal, what is refused, what can be taken back."""

import gc
import json
import random
import sys
import tracemalloc
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

import bottega
from bottega.engine.match import Match
from tests.games.leonardo.steps import at_an_auction

from . import toy

MATCHES = {
    "toy": lambda: Match(toy.GAME, 2, seed=3),
    "experts": lambda: bottega.new("leonardo", 2, seed=1, setup="expert", variants=["codex"]),
    "beginners": lambda: bottega.new("leonardo", 4, seed=2),
    "scripted": lambda: bottega.new("leonardo", 3, seed=1, chance=[0, 0]),
}


def step(match: Match, chooser: random.Random) -> None:
    seat = chooser.choice(match.actors)
    match.play(seat, chooser.choice(match.legal(seat)))


def played_out(match: Match, seed: int = 1) -> Match:
    chooser = random.Random(seed)
    while not match.over:
        step(match, chooser)
    return match


def test_only_the_seat_asked_has_moves() -> None:
    match = bottega.new("leonardo", 3, seed=1)
    assert match.actors == (0,)
    assert match.legal(0)
    assert match.legal(1) == []


def test_moves_can_be_given_in_words_of_any_language_by_number_and_by_parts() -> None:
    done = bottega.game("leonardo").move("done")
    for way in ("done", "DONE ", done.say("fr"), done.say("it"), 1, ("done",), done):
        match = bottega.new("leonardo", 2, seed=1)
        match.play(0, way)
        assert match.log == [(0, done)]


@pytest.mark.parametrize(
    "nonsense",
    [
        "",
        "fly to the moon",
        "send 99 council",
        -1,
        575,
        ("send",),
        ("send", 1, "moon"),
        ("jump",),
        True,
        1.5,
        None,
        ["done"],
    ],
)
def test_what_is_no_move_at_all_is_refused(nonsense: object) -> None:
    match = bottega.new("leonardo", 2, seed=1)
    before = match.state.tobytes()
    with pytest.raises(bottega.InvalidMove):
        match.play(0, nonsense)  # type: ignore[arg-type]
    assert match.state.tobytes() == before


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    match = bottega.new("leonardo", 2, seed=1)
    with pytest.raises(bottega.BottegaError, match=f"there is no seat {seat}"):
        match.play(seat, "done")
    with pytest.raises(bottega.BottegaError):
        match.view(seat)
    with pytest.raises(bottega.BottegaError):
        match.events_since(0, seat)


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
    ("arguments", "complaint"),
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
def test_wrong_options_are_refused_in_words(arguments: dict, complaint: str) -> None:
    with pytest.raises(bottega.InvalidOption, match=complaint):
        bottega.new("leonardo", **arguments)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(bottega.UnknownGame, match="there is no game 'chess'; there are "):
        bottega.new("chess", players=2)


def test_events_tell_each_seat_only_what_it_may_know() -> None:
    match = bottega.new("leonardo", 2, seed=1)
    match.play(0, "start small 1")
    own, other = match.events_since(0, 0)[-1], match.events_since(0, 1)[-1]
    assert str(own) == "Lapis starts no. 1, Automatic hammer, in the small lab."
    assert str(other) == "Lapis starts a work in the small lab."
    assert own.plain() == {"event": "started", "who": 0, "lab": "small", "invention": 1}
    assert other.plain() == {"event": "started", "who": 0, "lab": "small"}
    assert other.say("fr") != other.say("it") != other.say("en")


@pytest.mark.parametrize("new", MATCHES.values(), ids=MATCHES)
def test_views_in_one_pass_are_the_single_views(new: Callable[[], Match]) -> None:
    match, chooser = new(), random.Random(1)
    while True:
        views = match.views()
        assert list(views) == [*range(match.players), None]
        for seat, view in views.items():
            alone = match.view(seat)
            assert json.dumps(view) == json.dumps(alone)  # in the same order, and plain to the last number
            assert view == alone
        if match.over:
            return
        step(match, chooser)


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


def refusal_to_undo(match: Match) -> str:
    """Takes the last move back, or says why that is refused."""
    try:
        match.undo()
    except bottega.UndoRefused as refused:
        return str(refused)
    return ""


@pytest.mark.parametrize("new", MATCHES.values(), ids=MATCHES)
def test_undo_goes_back_as_far_as_it_could_have_gone_move_by_move(new: Callable[[], Match]) -> None:
    match, chooser = new(), random.Random(1)
    before: list[tuple[bytes, list[bottega.Event]]] = []  # how things stood before each move
    reasons: list[str] = []  # why each move stays, asked right after it; nothing if it can be taken back

    def stands() -> tuple[bytes, list[bottega.Event]]:
        return match.state.tobytes(), list(match.events)

    while not match.over:
        before.append(stands())
        step(match, chooser)
        seat, move = match.log[-1]
        reasons.append(refusal_to_undo(match))
        if not reasons[-1]:
            assert stands() == before[-1]
            match.play(seat, move)
        if chooser.random() < 0.1:
            while not (reason := refusal_to_undo(match)):
                assert (stands(), "") == (before.pop(), reasons.pop())
            assert reason == (reasons[-1] if reasons else "there is no move to undo")
    assert any(reason.endswith(" ended the turn; it cannot be undone") for reason in reasons)
    assert match.game is toy.GAME or "" in reasons


@pytest.mark.parametrize("chance", [None, [0, 0]])
def test_each_of_many_threads_hears_its_own_match(chance: list[int] | None, hasty_threads: None) -> None:
    def play(seed: int) -> list[bottega.Event]:
        return played_out(bottega.new("leonardo", 2 + seed % 4, seed, chance), seed).events

    alone = [play(seed) for seed in range(4)]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(play, range(4))) == alone


@pytest.fixture
def hasty_threads() -> Iterator[None]:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(interval)


def test_what_others_do_with_the_rules_is_not_heard() -> None:
    match = Match(toy.GAME, 2, seed=1)
    told = match.play(0, "hide 1")
    for build in (match.rules, bottega.compile(toy.GAME, "python")):
        build.apply(toy.RECORD.copy(match.state), 1, 2)
    assert [event.name for event in told] == ["hidden"]
    assert match.events == told
    assert [event.name for event in match.play(1, "hide 1")] == ["hidden", "rolled"]


def test_a_server_can_hold_a_thousand_matches() -> None:
    played_out(bottega.new("leonardo", 4, seed=1))  # what all matches share
    gc.collect()
    tracemalloc.start()
    try:
        new = bottega.new("leonardo", 4, seed=1)
        at_first = tracemalloc.get_traced_memory()[0]
        played_out(new)
        gc.collect()
        at_last = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert at_first < 20_000
    assert at_last < 300_000
