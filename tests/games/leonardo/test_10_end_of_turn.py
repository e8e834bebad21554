"""Section 10: the Council's florin, new requests, the two turns of pure research, the turn marker."""

from typing import Any

import pytest

import bottega
from tests.games.steps import clause_against, play

from .finishing import announcing, choices, florins, gold_comes, small, through_assignment, through_turn, told, whole

DISPLAY = {2: 3, 3: 4, 4: 5, 5: 5}
LATE_DECK = [20, 21, 22, 23, 24, 25]


def table(phase: str, players: int, turn: int, **said: Any) -> bottega.Match:
    return bottega.position("leonardo", {"players": players, "turn": turn, "phase": phase, **said}, seed=1)


# ---- 10.1: the Council


@pytest.mark.rule("leonardo:10.1")
@pytest.mark.parametrize("turn", range(1, 8))
def test_after_each_of_turns_1_to_7_a_florin_is_added_at_the_council(turn: int) -> None:
    match = table("ending", 3, turn, council_florins=1, florins=[1, 2, 3])
    assert match.view()["council_florins"] == 2
    assert told(match, "council_florin") == [("council_florin", 2)]
    assert [florins(match, seat) for seat in range(3)] == [1, 2, 3]


@pytest.mark.rule("leonardo:10.1")
@pytest.mark.parametrize("turn", [8, 9])
def test_nothing_is_added_at_the_council_after_turns_8_and_9(turn: int) -> None:
    match = table("ending", 3, turn, council_florins=2)
    assert match.view()["council_florins"] == 2


@pytest.mark.rule("leonardo:10.1", "leonardo:10.5")
def test_left_alone_the_council_gathers_eight_florins_in_a_game() -> None:
    match = bottega.new("leonardo", players=2, seed=1)
    for turn in range(1, 10):
        assert (match.view()["turn"], match.view()["council_florins"]) == (turn, min(turn, 8))
        through_turn(match)
    assert (match.over, match.view()["council_florins"]) == (True, 8)


# ---- 10.2, 10.3: new requests


@pytest.mark.rule("leonardo:10.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("setup", ["beginner", "expert"])
def test_the_display_is_filled_from_the_top_of_the_deck(players: int, setup: str) -> None:
    short = [20] + [0] * (DISPLAY[players] - 1)
    deck = [16, 17, 18, 19, 21, 22, 23, 24, 25]
    match = table("ending", players, 3, setup=setup, requested=short, deck=whole(deck))
    shown = DISPLAY[players]
    assert match.view()["requested"] == [20, 16, 17, 18, 19][:shown] + [0] * (5 - shown)
    assert told(match, "requested") == [("requested", n) for n in deck[: shown - 1]]
    assert match.position()["deck"] == deck[shown - 1 :]
    assert match.view()["deck_left"] == len(deck) - shown + 1


@pytest.mark.rule("leonardo:10.2")
@pytest.mark.parametrize("turn", range(1, 8))
def test_it_is_filled_after_each_of_turns_1_to_7(turn: int) -> None:
    match = announcing(2, turn=turn, work=small(1), weeks=small(4))
    play(match, "0 announce small")
    assert 0 not in match.view()["requested"][:3]
    assert match.view()["requested"][1:3] == [12, 8]


@pytest.mark.rule("leonardo:10.2")
def test_a_full_display_gets_nothing_and_waits_as_it_is() -> None:
    match = table("ending", 4, 2)
    assert match.view()["requested"] == [1, 12, 8, 3, 9]
    assert match.view()["deck_left"] == 20


@pytest.mark.rule("leonardo:10.2")
def test_nothing_is_turned_up_after_turn_8_so_turn_9_begins_with_fewer_faq_1() -> None:
    match = announcing(2, turn=8, work=small(1), weeks=small(4))
    left = match.view()["deck_left"]
    play(match, "0 announce small")
    assert match.view()["turn"] == 9
    assert match.view()["requested"] == [0, 12, 8, 0, 0]
    assert match.view()["deck_left"] == left
    assert told(match, "requested") == []


@pytest.mark.rule("leonardo:10.2")
def test_nothing_is_turned_up_after_turn_9() -> None:
    match = table("ending", 2, 9, requested=[1, 0, 0], deck=whole(LATE_DECK))
    assert (match.over, match.view()["requested"]) == (True, [1, 0, 0, 0, 0])


@pytest.mark.rule("leonardo:10.2")
def test_the_last_refill_comes_at_the_end_of_turn_7_faq_1() -> None:
    match = table("ending", 2, 7, requested=[1, 0, 0], deck=whole(LATE_DECK))
    assert (match.view()["turn"], match.view()["requested"][:3]) == (8, [1, 20, 21])


@pytest.mark.rule("leonardo:10.3")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_when_the_deck_runs_out_what_is_left_is_turned_up_and_the_display_stays_short(left: int) -> None:
    deck = [23, 24][:left]
    match = table("ending", 4, 4, requested=[0, 7, 0, 0, 0], deck=whole(deck))
    assert match.view()["requested"] == ([*deck[:1], 7, *deck[1:]] + [0] * 5)[:5] if left else [0, 7, 0, 0, 0]
    assert match.view()["deck_left"] == 0
    assert match.view()["turn"] == 5


@pytest.mark.rule("leonardo:10.3")
def test_the_game_goes_on_with_no_request_and_no_deck() -> None:
    match = table("ending", 2, 6, requested=[0, 0, 0], deck=whole([]))
    for turn in (7, 8, 9):
        assert match.view()["turn"] == turn
        through_turn(match)
    assert match.over


# ---- 10.4: pure research


@pytest.mark.rule("leonardo:10.4")
@pytest.mark.parametrize("turn", [8, 9])
@pytest.mark.parametrize("place", ["council", "workshop", "academy", "kiln"])
def test_nobody_is_sent_into_the_city_in_turns_8_and_9(turn: int, place: str) -> None:
    match = table("assignment", 2, turn, work=small(1))
    assert clause_against(match, f"0 send 1 {place}") == "10.4"
    assert clause_against(match, f"0 master {place}") == "10.4"


@pytest.mark.rule("leonardo:10.4")
@pytest.mark.parametrize("turn", [8, 9])
def test_people_go_only_into_labs_at_work(turn: int) -> None:
    match = table("assignment", 2, turn, spaces=[{"large": 4}], work=[{"large": 8}])
    sends = {f"send {n} large_lab" for n in (1, 2, 3)}
    assert choices(match, 0) == {"pass", "master large_lab", *sends}


@pytest.mark.rule("leonardo:10.4")
def test_the_city_is_open_in_turn_7() -> None:
    match = table("assignment", 2, 7)
    assert {"send 1 council", "master kiln"} <= choices(match, 0)


@pytest.mark.rule("leonardo:10.4")
@pytest.mark.parametrize("turn", [8, 9])
def test_new_work_is_started_and_old_work_cancelled_faq_2(turn: int) -> None:
    match = table("laboratory", 2, turn, work=small(3), hand=[{"iron": 1}])
    play(match, "0 cancel small", "0 start small 1")
    assert match.view(0)["work"][0]["small"] == 1


@pytest.mark.rule("leonardo:10.4")
@pytest.mark.parametrize("turn", [8, 9])
def test_people_and_mechanical_men_work_and_what_is_ready_is_completed(turn: int) -> None:
    match = table(
        "assignment", 2, turn, spaces=[{"small": 5}], men=[{"small": 1}], work=small(1), supply=[2], florins=[0, 0]
    )
    play(match, "0 send 2 small_lab", "0 pass")
    assert match.view()["weeks"][0]["small"] == 4
    play(match, "0 announce small")
    assert match.view()["cards"][0] == [1]


@pytest.mark.rule("leonardo:10.4")
@pytest.mark.parametrize("turn", [8, 9])
def test_mechanical_men_work_alone_too(turn: int) -> None:
    match = table("assignment", 2, turn, spaces=[{"small": 5}], men=[{"small": 1}], work=small(12), supply=[0])
    through_assignment(match)
    assert match.view()["weeks"][0]["small"] == 2


@pytest.mark.rule("leonardo:10.4")
def test_cards_are_auctioned_in_turns_8_and_9() -> None:
    match = announcing(2, turn=9, work=small(1, 1), weeks=small(4, 4))
    play(match, "0 announce small", "1 announce small", "0 bid 1", "1 bid 0")
    assert (match.view()["cards"], match.over) == ([[1], []], True)


@pytest.mark.rule("leonardo:10.4")
def test_leonardo_and_the_councils_florins_stay_where_they_are() -> None:
    match = table("laboratory", 3, 8, leonardo=1, council_florins=5, work=small(1, 3, 12))
    asked = []
    while not match.over:
        (seat,) = match.actors
        assert match.view()["phase"] in ("laboratory", "assignment", "announcing")
        asked.append(seat)
        play(match, f"{seat} {'pass' if match.view()['phase'] == 'assignment' else 'done'}")
    assert asked == [1, 2, 0] * 6
    assert (match.view()["leonardo"], match.view()["council_florins"]) == (1, 5)


@pytest.mark.rule("leonardo:10.4")
def test_no_area_is_resolved_in_turns_8_and_9() -> None:
    match = table("laboratory", 2, 8)
    through_turn(match)
    assert told(match, "left", "leonardo", "benefit", "component", "hired", "improved") == []


# ---- 10.5: the turn marker


@pytest.mark.rule("leonardo:10.5")
@pytest.mark.parametrize("turn", range(1, 9))
def test_the_turn_marker_moves_on_and_leonardos_holder_begins_the_next_turn(turn: int) -> None:
    match = table("ending", 3, turn, leonardo=2)
    assert (match.view()["turn"], match.view()["phase"], match.actors) == (turn + 1, "laboratory", (2,))
    assert told(match, "turn") == [("turn", turn + 1)]


@pytest.mark.rule("leonardo:10.5", "leonardo:10.1", "leonardo:10.2")
def test_florin_and_requests_come_before_the_next_turn() -> None:
    match = table("ending", 2, 3, **gold_comes([16, 17, 0]))
    assert [event.name for event in match.events] == ["council_florin", "requested", "turn"]
