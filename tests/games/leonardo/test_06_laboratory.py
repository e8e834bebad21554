"""Section 6: phase A, works are started and cancelled."""

from typing import Any

import pytest

import bottega
from tests.games.steps import clause_against, play, told

from .box import COMPONENTS, PLAYERS, asked, at, hand, idle, moves

BOTH = {"small": 3, "large": 4}
# the cards that are left when 1 and 12 are requested, 2 first
DECK = [2, 3, 4, 6, 7, 9, 8, 5, 10, 13, 11, 14, 15, *range(16, 26), 0, 0]

both_labs = pytest.mark.parametrize("lab", ["small", "large"])


def visit(components: str, players: int = 2, **said: Any) -> bottega.Match:
    """Seat 0 visits its labs with these components in hand; it owns both labs unless said otherwise."""
    return at("laboratory", players, **({"spaces": [BOTH], "hand": [hand(components)]} | said))


def own(match: bottega.Match, field: str, seat: int = 0) -> Any:
    """What a seat sees of its own."""
    return match.view(seat)[field][seat]


# ---- 6.1: the visits


@pytest.mark.rule("leonardo:6.1")
@pytest.mark.parametrize(("players", "holder"), [(n, holder) for n in PLAYERS for holder in range(n)])
def test_from_leonardos_holder_clockwise_everybody_has_one_visit(players: int, holder: int) -> None:
    match = at("laboratory", players, leonardo=holder)
    visitors: list[int] = []
    while match.view()["phase"] == "laboratory":
        visitors += match.actors
        idle(match)
    assert visitors == [(holder + offset) % players for offset in range(players)]
    assert match.view()["phase"] == "assignment"


@pytest.mark.rule("leonardo:6.1")
@pytest.mark.parametrize("step", ["1 done", "1 start small 1", "2 done", "0 pass"])
def test_only_the_visitor_acts_and_a_visit_is_ended_not_passed(step: str) -> None:
    assert clause_against(at("laboratory", 3), step) == "6.1"


@pytest.mark.rule("leonardo:6.1")
def test_a_player_who_is_done_does_not_come_back_to_the_labs() -> None:
    match = visit("I", 3)
    play(match, "0 done")
    assert clause_against(match, "0 start small 1") == "6.1"
    play(match, "1 done", "2 done")
    assert clause_against(match, "0 start small 1") == "5.1"


@pytest.mark.rule("leonardo:6.1")
def test_in_one_visit_several_works_are_cancelled_and_started() -> None:
    match = visit("WG", work=[{"small": 3, "large": 4}])
    play(match, "0 cancel large", "0 start large 2", "0 cancel small")
    assert match.actors == (0,)
    play(match, "0 start small 5")
    assert own(match, "work") == {"small": 5, "large": 2}
    assert match.actors == (1,)


@pytest.mark.rule("leonardo:6.1")
def test_the_visit_ends_automatically_when_every_own_lab_was_started_in_it() -> None:
    match = visit("IW")
    play(match, "0 start small 1")
    assert match.actors == (0,)
    play(match, "0 start large 2")
    assert match.actors == (1,)


@pytest.mark.rule("leonardo:6.1")
def test_the_visit_ends_automatically_with_the_only_lab() -> None:
    match = visit("IW", spaces=[{"large": 0}])
    play(match, "0 start small 1")
    assert match.actors == (1,)


@pytest.mark.rule("leonardo:6.1")
def test_a_lab_at_work_since_an_earlier_turn_keeps_the_visit_open() -> None:
    match = visit("I", work=[{"large": 2}])
    play(match, "0 start small 1")
    assert moves(match) == {"done", "cancel large"}


@pytest.mark.rule("leonardo:6.1")
def test_nobody_has_to_start_anything() -> None:
    match = visit("IIWWRRBBGG")
    play(match, "0 done")
    assert own(match, "work") == {"small": 0, "large": 0}
    assert match.actors == (1,)


# ---- 6.2 to 6.6: what can be started where


@pytest.mark.rule("leonardo:6.2")
@both_labs
def test_a_lab_starts_one_work_in_a_turn(lab: str) -> None:
    match = visit("IW")
    play(match, f"0 start {lab} 1")
    assert clause_against(match, f"0 start {lab} 2") == "6.2"
    assert clause_against(match, f"0 start {lab} 1") == "6.2"


@pytest.mark.rule("leonardo:6.2")
def test_a_lab_that_was_cancelled_also_starts_only_once() -> None:
    match = visit("W", work=[{"small": 1}])
    play(match, "0 cancel small", "0 start small 1")
    assert clause_against(match, "0 start small 2") == "6.2"


@pytest.mark.rule("leonardo:6.3")
@pytest.mark.parametrize(
    ("components", "recipes"),
    [
        ("", set()),
        ("I", {1}),
        ("WR", {2, 3, 7}),
        ("RB", {3, 4, 13}),
        ("RRI", {1, 3, 8}),
        ("IIGG", {1, 5, 10, 16}),
        ("WWWW", {2}),
        ("WWGG", {2, 5, 12, 25}),
        ("IWRBG", {1, 2, 3, 4, 5, 6, 7, 9, 10, 13}),
    ],
)
def test_on_offer_is_every_recipe_that_the_hand_holds_and_nothing_else(components: str, recipes: set[int]) -> None:
    match = visit(components)
    assert moves(match, "start") == {f"start {lab} {number}" for lab in ("small", "large") for number in recipes}


@pytest.mark.rule("leonardo:6.3", "leonardo:4.1")
def test_with_table_s_rope_and_brick_make_number_8() -> None:
    match = visit("RB", table="S", spaces=[{}])
    assert moves(match, "start") == {"start small 3", "start small 4", "start small 8"}


@pytest.mark.rule("leonardo:6.3")
@both_labs
def test_exactly_the_components_of_the_recipe_leave_the_hand(lab: str) -> None:
    match = visit("WWWGGIR")
    play(match, f"0 start {lab} 12")
    assert own(match, "hand") == hand("WGIR")
    assert own(match, "work")[lab] == 12


@pytest.mark.rule("leonardo:6.3")
@pytest.mark.parametrize(("components", "number"), [("I", 2), ("W", 7), ("IWBG", 3), ("WG", 12), ("IIG", 16), ("", 1)])
def test_no_component_may_be_missing(components: str, number: int) -> None:
    assert clause_against(visit(components), f"0 start small {number}") == "6.3"


@pytest.mark.rule("leonardo:6.3")
def test_components_in_the_shops_or_in_other_hands_cannot_be_used() -> None:
    match = visit("", hand=[hand(), hand("IIII")])
    assert match.view()["shop"]["iron"] == 8
    assert clause_against(match, "0 start small 1") == "6.3"


@pytest.mark.rule("leonardo:6.3")
def test_components_used_for_the_first_lab_are_not_there_for_the_second() -> None:
    match = visit("IW")
    play(match, "0 start small 6")
    assert clause_against(match, "0 start large 2") == "6.3"


@pytest.mark.rule("leonardo:6.3")
@pytest.mark.parametrize(("requested", "clause"), [([2, 12, 8, 0, 0], "9.3"), ([2, 12, 7, 0, 0], "9.4")])
def test_wood_and_rope_used_for_number_7_are_not_completed_as_number_2(requested: list[int], clause: str) -> None:
    match = at("research", requested=requested, work=[{"small": 7}], weeks=[{"small": 4}])
    assert clause_against(match, "0 announce small") == clause


@pytest.mark.rule("leonardo:6.4")
@both_labs
def test_the_counter_of_a_lab_that_starts_stands_on_zero(lab: str) -> None:
    match = visit("I")
    play(match, f"0 start {lab} 1")
    other = {"small": "large", "large": "small"}[lab]
    assert match.view()["weeks"][0] == {lab: 0, other: -1}


@pytest.mark.rule("leonardo:6.5")
def test_a_lab_that_is_not_owned_starts_nothing() -> None:
    match = visit("I", spaces=[{"large": 0}])
    assert clause_against(match, "0 start large 1") == "6.5"


@pytest.mark.rule("leonardo:6.5")
@both_labs
def test_a_lab_at_work_starts_nothing_else(lab: str) -> None:
    match = visit("W", work=[{lab: 1}])
    assert clause_against(match, f"0 start {lab} 2") == "6.5"


@pytest.mark.rule("leonardo:6.5")
@pytest.mark.parametrize("spaces", [{"small": 3}, {"small": 5}, {"small": 3, "large": 4}, {"small": 5, "large": 6}])
def test_every_idle_lab_of_a_player_can_start(spaces: dict[str, int]) -> None:
    match = visit("I", spaces=[{"large": 0} | spaces])
    assert moves(match, "start") == {f"start {lab} 1" for lab in spaces}


@pytest.mark.rule("leonardo:6.6")
@pytest.mark.parametrize(("at_work", "other"), [("small", "large"), ("large", "small")])
def test_an_invention_at_work_in_one_lab_is_not_started_in_the_other(at_work: str, other: str) -> None:
    match = visit("I", work=[{at_work: 1}])
    assert clause_against(match, f"0 start {other} 1") == "6.6"


@pytest.mark.rule("leonardo:6.6")
@pytest.mark.parametrize(("first", "second"), [("small", "large"), ("large", "small")])
def test_an_invention_is_not_started_in_both_labs_in_one_visit(first: str, second: str) -> None:
    match = visit("II")
    play(match, f"0 start {first} 1")
    assert clause_against(match, f"0 start {second} 1") == "6.6"


@pytest.mark.rule("leonardo:6.6")
def test_two_labs_work_on_two_inventions_and_two_players_on_the_same() -> None:
    match = visit("IW", work=[{}, {"small": 1}])
    play(match, "0 start small 1", "0 start large 2")
    assert own(match, "work") == {"small": 1, "large": 2}
    assert own(match, "work", 1)["small"] == 1


# ---- 6.7, 6.8, 6.10: what is secret


def seen(match: bottega.Match, seat: int | None) -> tuple[Any, ...]:
    """All that a seat, or somebody who watches, learns."""
    events = match.events_since(0, seat)
    told_so_far = [(event.plain(), event.say(), event.say("fr"), event.say("it")) for event in events]
    return match.view(seat), told_so_far, match.legal(seat) if seat is not None else []


@pytest.mark.rule("leonardo:6.7")
@both_labs
@pytest.mark.parametrize("watcher", [1, 2, None])
def test_a_start_on_one_card_and_a_start_on_three_look_the_same(lab: str, watcher: int | None) -> None:
    one, three = visit("IIB", 3), visit("IIB", 3)
    play(one, f"0 start {lab} 1")
    play(three, f"0 start {lab} 11")
    assert seen(one, watcher) == seen(three, watcher)
    assert told(one, "started", watcher) == [(0, lab)]
    play(one, "0 done", "1 done")
    play(three, "0 done", "1 done")
    assert seen(one, watcher) == seen(three, watcher)


@pytest.mark.rule("leonardo:6.7")
@both_labs
@pytest.mark.parametrize("watcher", [1, 2, None])
def test_a_work_on_one_card_and_a_work_on_three_are_cancelled_alike(lab: str, watcher: int | None) -> None:
    one, three = visit("IB", 3, work=[{lab: 1}]), visit("", 3, work=[{lab: 11}])
    assert seen(one, watcher) == seen(three, watcher)
    play(one, f"0 cancel {lab}")
    play(three, f"0 cancel {lab}")
    assert seen(one, watcher) == seen(three, watcher)
    assert told(one, "cancelled", watcher) == [(0, lab)]


@pytest.mark.rule("leonardo:6.7")
def test_the_owner_sees_what_was_started_and_cancelled() -> None:
    match = visit("IIB", work=[{"large": 5}])
    play(match, "0 cancel large", "0 start small 11")
    assert told(match, "cancelled", 0) == [(0, "large", 5)]
    assert told(match, "started", 0) == [(0, "small", 11)]


@pytest.mark.rule("leonardo:6.7", "leonardo:6.10")
def test_a_marked_lab_shows_what_lies_there() -> None:
    match = visit("", work=[{"small": 4, "large": 5}], gone=[4], marked=[{"small": 4}])
    for watcher in (1, None):
        assert match.view(watcher)["marked"][0] == {"small": 4, "large": 0}
        assert match.view(watcher)["work"][0] is None


@pytest.mark.rule("leonardo:6.8")
@pytest.mark.parametrize("phase", ["laboratory", "assignment", "offer", "announcing"])
def test_the_owner_sees_their_works_in_every_phase(phase: str) -> None:
    area: dict[str, Any] = {"area": "kiln", "placed": [{}, {"kiln": 1}]} if phase == "offer" else {}
    match = at(phase, leonardo=1, spaces=[BOTH], work=[{"small": 1, "large": 12}, {"small": 3}], **area)
    assert match.actors == (1,)
    assert own(match, "work") == {"small": 1, "large": 12}
    assert own(match, "work", 1)["small"] == 3


@pytest.mark.rule("leonardo:6.10")
def test_hands_works_and_forecasts_are_for_their_owner_only() -> None:
    match = at("laboratory", 3, work=[{"small": 1}] * 3)
    for field in ("florins", "hand", "work", "foreseen"):
        assert match.view(None)[field] == [None, None, None]
        for seat in range(3):
            shown = match.view(seat)[field]
            assert [other for other in range(3) if shown[other] is not None] == [seat]


@pytest.mark.rule("leonardo:6.10")
@pytest.mark.parametrize("watcher", [1, None])
def test_a_full_purse_and_an_empty_one_look_the_same(watcher: int | None) -> None:
    poor = at("offer", area="kiln", price=3, placed=[{"kiln": 1}, {"kiln": 1}], florins=[0, 3])
    rich = at("offer", area="kiln", price=3, placed=[{"kiln": 1}, {"kiln": 1}], florins=[50, 3])
    assert poor.legal(0) != rich.legal(0)
    assert seen(poor, watcher) == seen(rich, watcher)
    play(poor, "0 pass")
    play(rich, "0 pass")
    assert seen(poor, watcher) == seen(rich, watcher)


@pytest.mark.rule("leonardo:6.10")
@pytest.mark.parametrize("watcher", [0, 1, 2, None])
def test_what_is_bought_and_paid_is_open(watcher: int | None) -> None:
    match = at("offer", 3, area="blacksmith", placed=[{"blacksmith": 2}, {"blacksmith": 1}])
    stock = match.view(watcher)["shop"]["iron"]
    play(match, "0 take iron", "1 take iron")
    assert told(match, "component", watcher) == [(0, "iron", 0), (1, "iron", 2)]
    assert match.view(watcher)["shop"]["iron"] == stock - 2


@pytest.mark.rule("leonardo:6.10")
@pytest.mark.parametrize("watcher", [0, 1, None])
def test_rewards_and_components_brought_back_are_open(watcher: int | None) -> None:
    match = asked(12, 11)
    play(match, "0 announce small")
    assert told(match, "completed", watcher) == [(0, 12, 13)]
    assert match.view(watcher)["shop"] == dict.fromkeys(COMPONENTS, 12)


@pytest.mark.rule("leonardo:6.10")
def test_what_the_council_showed_is_known_to_one_player() -> None:
    match = at("council", placed=[{"council": 1}])
    play(match, "0 leonardo 0", "0 benefit look", "0 look")
    assert own(match, "foreseen") == match.position()["deck"][:4]
    for watcher in (1, None):
        assert match.view(watcher)["foreseen"][0] is None
        assert told(match, "looked", watcher) == [(0, 4)]


@pytest.mark.rule("leonardo:6.10")
@pytest.mark.parametrize("watcher", [0, 1, None])
def test_labs_counters_people_stock_and_the_councils_florins_are_open(watcher: int | None) -> None:
    described: dict[str, Any] = {
        "spaces": [{"small": 5, "large": 4}, {"small": 3, "large": 6}],
        "men": [{"small": 1, "large": 0}, {"small": 0, "large": 2}],
        "weeks": [{"small": 3, "large": -1}, {"small": -1, "large": 7}],
        "master": ["small_lab", None],
        "supply": [2, 4],
        "cards": [[4], [2, 9]],
        "council_florins": 3,
        "leonardo": 1,
    }
    match = at("assignment", work=[{"small": 1}, {"large": 3}], **described)
    shown = match.view(watcher)
    assert {field: shown[field] for field in described} == described
    assert shown["academy"] == [5, 3]
    assert shown["shop"] == {"iron": 9, "glass": 12, "wood": 12, "brick": 11, "rope": 9}


# ---- 6.9: works under way


@pytest.mark.rule("leonardo:6.9")
def test_nothing_is_added_to_a_work_under_way_and_nothing_taken_from_it() -> None:
    match = visit("IIWWRRBBGG", spaces=[{"large": 0}], work=[{"small": 2}])
    assert moves(match) == {"done", "cancel small"}


@pytest.mark.rule("leonardo:6.9")
def test_hand_and_work_stay_as_they_are_through_the_rest_of_the_turn() -> None:
    match = visit("WR", spaces=[{"large": 0}], work=[{"small": 2}])
    play(match, "0 done", "1 done", "0 send 1 small_lab", "1 pass", "0 pass", "0 done")
    assert match.view()["turn"] == 2
    assert own(match, "hand") == hand("WR")
    assert own(match, "work")["small"] == 2


@pytest.mark.rule("leonardo:6.9")
@pytest.mark.parametrize("phase", ["assignment", "announcing"])
def test_a_work_is_not_cancelled_outside_the_laboratory_phase(phase: str) -> None:
    assert clause_against(at(phase, work=[{"small": 2}]), "0 cancel small") == "5.1"


# ---- 6.11 to 6.13: what can be started at all


def next_turn(match: bottega.Match) -> None:
    """Lets everybody do nothing until the next turn begins."""
    turn = match.view()["turn"]
    while match.view()["turn"] == turn:
        idle(match)


@pytest.mark.rule("leonardo:6.11")
def test_an_invention_completed_alone_is_not_started_again() -> None:
    match = asked(1, 4, hand=[hand("I"), hand()])
    play(match, "0 announce small")
    assert match.view()["cards"][0] == [1]
    assert clause_against(match, "0 start small 1") == "6.13"


@pytest.mark.rule("leonardo:6.11", "leonardo:6.13")
@pytest.mark.parametrize("bids", [(0, 0), (0, 1), (1, 0)])
def test_an_invention_completed_without_getting_its_card_is_not_started_again(bids: tuple[int, int]) -> None:
    hands, works, weeks = [hand("I")] * 2, [{"small": 1}] * 2, [{"small": 4}] * 2
    match = asked(1, 4, hand=hands, work=works, weeks=weeks)
    play(match, "0 announce small", "1 announce small", f"0 bid {bids[0]}", f"1 bid {bids[1]}")
    assert all(1 in completed for completed in match.view()["completed"])
    assert clause_against(match, "0 start small 1") == "6.13"
    play(match, "0 done")
    assert clause_against(match, "1 start small 1") == "6.13"


@pytest.mark.rule("leonardo:6.11")
def test_an_invention_completed_for_grey_is_not_started_again() -> None:
    match = asked(1, 4, requested=[0] * 5, marked=[{"small": 1}], hand=[hand("I"), hand()])
    play(match, "0 announce small")
    assert 1 in match.view()["completed"][0]
    assert match.view()["cards"] == [[], [1]]  # who completed it before has the card
    assert clause_against(match, "0 start small 1") == "6.13"


@pytest.mark.rule("leonardo:6.12")
@pytest.mark.parametrize("number", [2, 5, 7, 15, 20, 25])
def test_an_invention_still_in_the_deck_may_be_started(number: int) -> None:
    match = visit("IIWWRRBBGG", 5)
    assert number not in match.view()["requested"]
    play(match, f"0 start small {number}")
    assert own(match, "work")["small"] == number


@pytest.mark.rule("leonardo:6.12")
def test_an_invention_is_finished_only_once_it_is_face_up() -> None:
    board: dict[str, Any] = {"requested": [1, 12, 8], "deck": [n for n in DECK if n != 8]}
    other: dict[str, Any] = {"work": [{"small": 2}, {"small": 1}], "weeks": [{"small": 4}, {"small": 4}]}
    match = at("research", florins=[0], **board, **other)
    assert clause_against(match, "0 announce small") == "9.3"
    play(match, "0 done", "1 announce small")
    assert match.view()["requested"] == [2, 12, 8, 0, 0]
    play(match, "0 done", "1 done", "0 pass", "1 pass", "0 announce small")
    assert own(match, "florins") == 4


@pytest.mark.rule("leonardo:6.12")
def test_a_card_may_never_come_up() -> None:
    match = at("research", turn=9, work=[{"small": 25}], weeks=[{"small": 15}], florins=[0])
    assert clause_against(match, "0 announce small") == "9.3"
    play(match, "0 done")
    assert match.over
    assert match.scores[0] == 0


@pytest.mark.rule("leonardo:6.13")
@pytest.mark.parametrize(
    "where",
    [{"cards": [[], [5]]}, {"cards": [[5]]}, {"gone": [5]}, {"completed": [[], [5]]}],
    ids=["with another", "with oneself", "in the box", "completed without a card"],
)
def test_an_invention_that_is_gone_is_not_started(where: dict[str, Any]) -> None:
    match = visit("G", **where)
    assert moves(match, "start") == set()
    assert clause_against(match, "0 start small 5") == "6.13"


@pytest.mark.rule("leonardo:6.13", "leonardo:9.11")
def test_a_work_started_in_the_turn_of_its_completion_continues_but_cannot_be_started_again() -> None:
    match = at("laboratory", 3, work=[{"small": 1}], weeks=[{"small": 4}], hand=[hand(), hand("I"), hand("I")])
    play(match, "0 done", "1 start small 1", "1 done", "2 done", "0 pass", "1 send 3 small_lab", "2 pass", "1 pass")
    play(match, "0 announce small", "1 done")
    assert [labs["small"] for labs in match.view()["marked"]] == [0, 1, 0]
    play(match, "0 done", "1 done")
    assert clause_against(match, "2 start small 1") == "6.13"
    play(match, "2 done", "0 pass", "1 send 1 small_lab", "2 pass", "1 pass", "1 announce small")
    assert own(match, "florins", 1) == 3 + 3


@pytest.mark.rule("leonardo:6.13", "leonardo:X.2")
def test_the_cards_two_experts_lost_at_the_start_are_not_begun() -> None:
    match = visit("IIWWRRBBGG", setup="expert", turn=1, gone=[4, 7, 14], requested=[1, 12, 6, 0, 0])
    for number in (4, 7, 14):
        assert clause_against(match, f"0 start small {number}") == "6.13"
    assert moves(match, "start") >= {f"start small {n}" for n in range(1, 26) if n not in (4, 7, 14)}


# ---- 6.14 to 6.17: cancelling


@pytest.mark.rule("leonardo:6.14")
@both_labs
def test_cancelling_loses_the_weeks_and_brings_the_components_back_to_the_hand(lab: str) -> None:
    match = visit("W", work=[{lab: 12}], weeks=[{lab: 9}])
    shops = match.view()["shop"]
    play(match, f"0 cancel {lab}")
    assert match.view()["weeks"][0] == {"small": -1, "large": -1}
    assert own(match, "work") == {"small": 0, "large": 0}
    assert own(match, "hand") == hand("WWWG")
    assert match.view()["shop"] == shops


@pytest.mark.rule("leonardo:6.14")
def test_a_cancelled_work_that_is_started_again_begins_at_zero() -> None:
    match = visit("", work=[{"small": 12}], weeks=[{"small": 9}])
    play(match, "0 cancel small", "0 start small 12")
    assert match.view()["weeks"][0]["small"] == 0


@pytest.mark.rule("leonardo:6.14")
def test_cancelling_one_work_leaves_the_other_alone() -> None:
    match = visit("", work=[{"small": 1, "large": 2}], weeks=[{"small": 3, "large": 2}])
    play(match, "0 cancel small")
    assert match.view()["weeks"][0] == {"small": -1, "large": 2}
    assert own(match, "work") == {"small": 0, "large": 2}


@pytest.mark.rule("leonardo:6.15")
@both_labs
def test_a_work_is_not_cancelled_in_the_visit_in_which_it_was_started(lab: str) -> None:
    match = visit("I")
    play(match, f"0 start {lab} 1")
    assert clause_against(match, f"0 cancel {lab}") == "6.15"


@pytest.mark.rule("leonardo:6.15")
def test_a_work_is_cancelled_from_the_next_turn_on() -> None:
    match = visit("I", turn=1)
    play(match, "0 start small 1", "0 done")
    next_turn(match)
    play(match, "0 cancel small")
    assert own(match, "hand") == hand("I")


@pytest.mark.rule("leonardo:6.15")
@pytest.mark.parametrize("spaces", [{"large": 0}, {"large": 4}])
def test_only_a_lab_at_work_has_something_to_cancel(spaces: dict[str, int]) -> None:
    match = visit("I", spaces=[spaces])
    assert moves(match, "cancel") == set()
    for lab in ("small", "large"):
        clause_against(match, f"0 cancel {lab}")


@pytest.mark.rule("leonardo:6.16")
@both_labs
def test_the_same_lab_starts_again_in_the_same_visit(lab: str) -> None:
    match = visit("B", work=[{lab: 1}], weeks=[{lab: 3}])
    play(match, f"0 cancel {lab}", f"0 start {lab} 4")
    assert own(match, "work")[lab] == 4
    assert own(match, "hand") == hand("I")


@pytest.mark.rule("leonardo:6.16")
@pytest.mark.parametrize("number", [2, 3, 7])
def test_the_components_taken_back_are_used_again_at_once(number: int) -> None:
    match = visit("", work=[{"small": 7}])
    play(match, "0 cancel small", f"0 start small {number}")
    assert own(match, "work")["small"] == number


@pytest.mark.rule("leonardo:6.16")
@pytest.mark.parametrize(("before", "after"), [("small", "large"), ("large", "small")])
def test_the_components_taken_back_are_used_in_the_other_lab_too(before: str, after: str) -> None:
    match = visit("", work=[{before: 7}])
    play(match, f"0 cancel {before}", f"0 start {after} 7")
    assert own(match, "work") == {before: 0, after: 7}


@pytest.mark.rule("leonardo:6.17")
def test_giving_up_a_marked_lab_is_final() -> None:
    match = visit("", work=[{"small": 4}], weeks=[{"small": 3}], cards=[[], [4]], marked=[{"small": 4}])
    play(match, "0 cancel small")
    assert own(match, "hand") == hand("B")
    assert match.view()["marked"][0] == {"small": 0, "large": 0}
    for lab in ("small", "large"):
        assert clause_against(match, f"0 start {lab} 4") == "6.13"


@pytest.mark.rule("leonardo:6.17")
def test_the_lab_of_a_marked_work_given_up_takes_another_one() -> None:
    match = visit("R", work=[{"small": 4}], cards=[[], [4]], marked=[{"small": 4}])
    play(match, "0 cancel small", "0 start small 13")
    assert own(match, "work")["small"] == 13
    assert match.view()["marked"][0]["small"] == 0
